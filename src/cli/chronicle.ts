/** The Chronicle of a game of La Mancha, from its record: a book to read, to print or to work with (LM-12.11). */
import { replay, readRecorded, RefusedMove } from '../core/saved.ts';
import { chronicle as bookOf } from '../games/la-mancha/chronicle/book.ts';
import { writeHtml } from '../games/la-mancha/chronicle/html.ts';
import { writeMarkdown } from '../games/la-mancha/chronicle/markdown.ts';
import type { Event } from '../games/la-mancha/events.ts';
import { laMancha } from '../games/la-mancha/index.ts';
import { noMore, readArguments } from './arguments.ts';
import { BadInput, badInput, type Command, EXIT } from './command.ts';
import { tellProblems } from './problems.ts';
import { readInput } from './referee.ts';

const FORMS = {
  html: writeHtml,
  markdown: writeMarkdown,
  json: (book: ReturnType<typeof bookOf>): string => `${JSON.stringify(book, undefined, 2)}\n`,
} as const;

const HELP = `errantry chronicle [file] [--as markdown|html|json] [--names Ana,Blas,Clara] [--torn 31.2,75.1] [--withheld 42.3]

Reads the record of a game of La Mancha (JSON), from the file or from standard input, plays it again and writes its
Chronicle to standard output: what all could see of it, chapter by chapter.

  --as        the form of the book; without it Markdown
  --names     how the knights are called, from the first seat on
  --torn      pages the host has torn out, as the JSON form names them
  --withheld  pages their tellers want to keep out of the book

Exit codes: 0 fine; 1 the rules refuse a move of the record; 2 the input cannot be used.
`;

export const chronicle: Command = {
  summary: 'makes a book of a game of La Mancha from its record',
  help: HELP,
  async run(args, io) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, { as: text, names: text, torn: text, withheld: text });
    const [file, ...more] = positionals;
    noMore(more);
    const form = values.as ?? 'markdown';
    if (!Object.hasOwn(FORMS, form)) throw badInput('--as', form, Object.keys(FORMS).join(', '));
    const reading = readRecorded(laMancha, parse(new TextDecoder().decode(await readInput(io, file))));
    if (reading.problems !== undefined) throw new BadInput(reading.problems);
    const said: Event[][] = [];
    try {
      const state = replay(laMancha, reading.value, (event, n) => {
        const seen = laMancha.witness(event, 'watcher');
        if (seen !== undefined) (said[n] ??= []).push(seen);
      });
      const names = Array.from({ length: reading.value.seats }, (_, i) => list(values.names)[i] ?? `Knight ${i + 1}`);
      const omissions = { torn: list(values.torn), withheld: list(values.withheld) };
      io.out(FORMS[form as keyof typeof FORMS](bookOf(said, names, omissions, laMancha.outcome(state))));
      return EXIT.fine;
    } catch (refused) {
      if (!(refused instanceof RefusedMove)) throw refused;
      const { index, rule } = refused;
      tellProblems(io, [{ where: `moves[${index}]`, found: 'a move that is refused', expected: rule.text, rule }]);
      return EXIT.refused;
    }
  },
};

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((word) => word.trim() || []);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badInput('record', (error as Error).message, 'a record in JSON');
  }
}
