/** The Chronicle of a game, from its record: a book to read, to print or to work with. */
import { writeFile } from 'node:fs/promises';
import type { GameChronicle } from '../core/chronicle.ts';
import type { AnyGame, Move, Outcome } from '../core/game.ts';
import { readRecorded, type Recorded, RefusedMove, replay } from '../core/record.ts';
import { allowedMove, refusedMove } from '../core/record-mistakes.ts';
import { isTakeBack } from '../core/takeback.ts';
import { GAMES, wordsFor } from '../games/load.ts';
import { bytesOf } from '../print/paper.ts';
import { CHRONICLED_GAMES, chronicleOf, drawn } from '../print/parts.ts';
import { PRINT_LANGUAGES } from '../wire/printing.ts';
import { noMore, readArguments } from './arguments.ts';
import { BadInput, badInput, failureOf, type Command, EXIT, type Io } from './command.ts';
import { tellProblems } from './problems.ts';
import { says } from './words.ts';
import { readRecordFile } from './input.ts';

/** A book, and the game that can write it. */
interface Book {
  readonly game: string;
  readonly chronicle: GameChronicle;
  readonly content: object;
}

const FORMS: { readonly [form: string]: (book: Book) => string | Promise<Uint8Array> } = {
  markdown: ({ chronicle: { markdown }, content }) => markdown(content),
  html: ({ chronicle: { html }, content }) => html(content),
  json: ({ content }) => `${JSON.stringify(content, undefined, 2)}\n`,
  pdf: async ({ game, chronicle: { pdf }, content }) => bytesOf(await drawn(game, pdf, content)),
};

/** Where the form that is no text goes, if nobody says. */
const PDF_FILE = 'chronicle.pdf';

const HELP = `errantry chronicle [file] [--as ${Object.keys(FORMS).join('|')}] [--lang ${PRINT_LANGUAGES.join('|')}] [--names Ana,Blas,Clara]
                          [--torn 31.2,75.1] [--withheld 42.3] [--out book.html]

Makes a book of a game of La Mancha. Give its record (JSON) as a file or on standard input. The book tells, chapter by
chapter, what everybody at the table could see.

  --as        the form of the book (markdown)
  --lang      the language of everything but the tales, which stay as they were told (en)
  --names     the names of the knights, from the first seat on
  --torn      pages the host has removed, by their names in the JSON form
  --withheld  pages their tellers want to keep out of the book
  --out       the file to write (standard output, or ${PDF_FILE} for PDF)

Exit codes: 0 all is well; 1 the rules refuse a move of the record; 2 the input cannot be used.
`;

export const chronicleCommand: Command = {
  summary: 'make a book of a game of La Mancha from its record',
  help: HELP,
  async run(args, io) {
    const text = { type: 'string' } as const;
    const flags = { as: text, lang: text, names: text, torn: text, withheld: text, out: text };
    const { values, positionals } = readArguments(args, flags);
    const [file, ...more] = positionals;
    noMore(more);
    const { as: form = 'markdown' } = values;
    if (!Object.hasOwn(FORMS, form)) throw badInput('--as', form, Object.keys(FORMS).join(', '));
    const raw = await readRecordFile(io, file);
    const { game, chronicle: written } = await chronicled(raw);
    const language = readLanguage(written, values.lang ?? 'en');
    const reading = readRecorded<unknown, Move, unknown, object>(game, raw);
    if (reading.problems !== undefined) throw new BadInput(reading.problems);
    const heard = hear(game, reading.value);
    if (heard instanceof RefusedMove) return tellRefused(io, game, heard);
    const omissions = { torn: list(values.torn), withheld: list(values.withheld) };
    const names = Array.from(
      { length: reading.value.seats },
      (_, i) => list(values.names)[i] ?? says(io).knight(i + 1),
    );
    const content = written.book({ ...heard, names, omissions, language });
    await write(io, await FORMS[form]({ game: game.id, chronicle: written, content }), values.out);
    return EXIT.fine;
  },
};

/** The game of the record, and how its book is written. */
async function chronicled(raw: unknown): Promise<{ game: AnyGame; chronicle: GameChronicle }> {
  const id = (raw as { readonly game?: unknown } | null)?.game;
  const found = typeof id === 'string' ? await chronicleOf(id) : undefined;
  if (found === undefined) throw badInput('game', (t) => JSON.stringify(id) ?? t.nothing, CHRONICLED_GAMES.join(', '));
  return { game: GAMES[id as string], chronicle: found };
}

function readLanguage({ languages }: GameChronicle, word: string): string {
  if (!languages.includes(word)) throw badInput('--lang', word, languages.join(', '));
  return word;
}

interface Heard {
  /** What everybody could see, by move. */
  readonly said: readonly (readonly unknown[])[];
  readonly outcome: Outcome | undefined;
}

/** Plays the record again, up to its end or to the move that is refused. */
function hear(game: AnyGame, record: Recorded<Move>): Heard | RefusedMove {
  const said: unknown[][] = Array.from({ length: record.moves.length + 1 }, () => []);
  try {
    const state = replay(game, record, (event, n) => {
      const seen: unknown = game.witness(event, 'watcher');
      if (seen !== undefined) said[n].push(seen);
    });
    for (const { move } of record.moves) if (isTakeBack(move)) for (const n of move.rows) said[n] = [];
    return { said, outcome: game.outcome(state) };
  } catch (refused) {
    if (refused instanceof RefusedMove) return refused;
    throw refused;
  }
}

async function tellRefused(io: Io, { id }: AnyGame, { index, rule }: RefusedMove): Promise<number> {
  const words = await wordsFor(id, io.language ?? 'en');
  const problem = { where: `moves[${index}]`, found: refusedMove, expected: allowedMove, rule };
  tellProblems({ ...io, rule: words.rule }, [problem]);
  return EXIT.refused;
}

async function write(io: Io, written: string | Uint8Array, out: string | undefined): Promise<void> {
  const file = out ?? (typeof written === 'string' ? undefined : PDF_FILE);
  if (file === undefined) return io.out(String(written));
  try {
    await writeFile(file, written);
  } catch (error) {
    throw badInput('--out', failureOf(error), (t) => t.writable);
  }
  io.out(`${file}: ${Math.ceil(written.length / 1024)} kB\n`);
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((word) => word.trim() || []);
