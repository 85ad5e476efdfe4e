/** The Chronicle of a game of La Mancha, from its record: a book to read, to print or to work with (LM-12.11). */
import { writeFile } from 'node:fs/promises';
import { replay, readRecorded, type Recorded, RefusedMove } from '../core/record.ts';
import { type Chronicle, chronicle as bookOf } from '../games/la-mancha/chronicle/book.ts';
import { writeHtml } from '../games/la-mancha/chronicle/html.ts';
import { writeMarkdown } from '../games/la-mancha/chronicle/markdown.ts';
import { PENS } from '../games/la-mancha/chronicle/pens.ts';
import type { Event } from '../games/la-mancha/rules/events.ts';
import { game as laMancha } from '../games/la-mancha/rules/index.ts';
import type { Move } from '../games/la-mancha/rules/moves.ts';
import { type Options, type Tongue, TONGUES } from '../games/la-mancha/rules/state.ts';
import { writePdf } from '../games/la-mancha/print/chronicle.ts';
import { noMore, readArguments } from './arguments.ts';
import { BadInput, badInput, type Command, EXIT, type Io } from './command.ts';
import { tellProblems } from './problems.ts';
import { readInput } from './referee.ts';

const FORMS: { readonly [form: string]: (book: Chronicle) => string | Promise<Uint8Array> } = {
  markdown: (book) => writeMarkdown(book, PENS[book.language]),
  html: (book) => writeHtml(book, PENS[book.language]),
  json: (book) => `${JSON.stringify(book, undefined, 2)}\n`,
  pdf: writePdf,
};

/** Where the form that is no text goes, if nobody says. */
const PDF_FILE = 'chronicle.pdf';

const HELP = `errantry chronicle [file] [--as ${Object.keys(FORMS).join('|')}] [--lang ${TONGUES.join('|')}] [--names Ana,Blas,Clara]
                          [--torn 31.2,75.1] [--withheld 42.3] [--out book.html]

Reads the record of a game of La Mancha (JSON), from the file or from standard input, plays it again and writes its
Chronicle: what all could see of it, chapter by chapter.

  --as        the form of the book; without it Markdown
  --lang      the language between the tales, which stay as they were told; without it English
  --names     how the knights are called, from the first seat on
  --torn      pages the host has torn out, as the JSON form names them
  --withheld  pages their tellers want to keep out of the book
  --out       the file to write; without it standard output, and ${PDF_FILE} for PDF

Exit codes: 0 fine; 1 the rules refuse a move of the record; 2 the input cannot be used.
`;

export const chronicle: Command = {
  summary: 'makes a book of a game of La Mancha from its record',
  help: HELP,
  async run(args, io) {
    const text = { type: 'string' } as const;
    const flags = { as: text, lang: text, names: text, torn: text, withheld: text, out: text };
    const { values, positionals } = readArguments(args, flags);
    const [file, ...more] = positionals;
    noMore(more);
    const { as: form = 'markdown' } = values;
    if (!Object.hasOwn(FORMS, form)) throw badInput('--as', form, Object.keys(FORMS).join(', '));
    const pen = PENS[readTongue(values.lang ?? 'en')];
    const reading = readRecorded(laMancha, parse(new TextDecoder().decode(await readInput(io, file))));
    if (reading.problems !== undefined) throw new BadInput(reading.problems);
    const omissions = { torn: list(values.torn), withheld: list(values.withheld) };
    const heard = hear(reading.value);
    if (heard instanceof RefusedMove) return tellRefused(io, heard);
    const names = Array.from({ length: reading.value.seats }, (_, i) => list(values.names)[i] ?? `Knight ${i + 1}`);
    const book = bookOf(heard.said, names, { omissions, outcome: heard.outcome, pen });
    await write(io, await FORMS[form](book), values.out);
    return EXIT.fine;
  },
};

function readTongue(word: string): Tongue {
  const tongue = TONGUES.find((each) => each === word);
  if (tongue === undefined) throw badInput('--lang', word, TONGUES.join(', '));
  return tongue;
}

interface Heard {
  /** What all could see, by move. */
  readonly said: readonly (readonly Event[])[];
  readonly outcome: ReturnType<typeof laMancha.outcome>;
}

/** Plays the record again, up to its end or to the move that is refused. */
function hear(record: Recorded<Move, Options>): Heard | RefusedMove {
  const said: Event[][] = Array.from({ length: record.moves.length + 1 }, () => []);
  try {
    const state = replay(laMancha, record, (event, n) => {
      const seen = laMancha.witness(event, 'watcher');
      if (seen !== undefined) said[n].push(seen);
    });
    return { said, outcome: laMancha.outcome(state) };
  } catch (refused) {
    if (refused instanceof RefusedMove) return refused;
    throw refused;
  }
}

function tellRefused(io: Io, { index, rule }: RefusedMove): number {
  tellProblems(io, [{ where: `moves[${index}]`, found: 'a move that is refused', expected: rule.text, rule }]);
  return EXIT.refused;
}

async function write(io: Io, written: string | Uint8Array, out: string | undefined): Promise<void> {
  const file = out ?? (typeof written === 'string' ? undefined : PDF_FILE);
  if (file === undefined) return io.out(String(written));
  try {
    await writeFile(file, written);
  } catch (error) {
    throw badInput('--out', (error as Error).message, 'a file that can be written');
  }
  io.out(`${file}: ${Math.ceil(written.length / 1024)} kB\n`);
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((word) => word.trim() || []);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badInput('record', (error as Error).message, 'a record in JSON');
  }
}
