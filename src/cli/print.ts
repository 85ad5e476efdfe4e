/** Print and play: writes the sheets of a game, its rulebook or the calibration page as PDF. */
import { PAPER_NAMES } from '../core/game.ts';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { bytesOf } from '../print/paper.ts';
import { printed, problemsWith } from '../print/order.ts';
import { PRINTED_GAMES } from '../print/parts.ts';
import { openProof } from '../print/proof.ts';
import {
  DOCUMENTS,
  DUPLEXES,
  FARTHEST_OFFSET,
  PRINT_LANGUAGES,
  type PrintOrder,
  readOrder,
  VARIANTS,
} from '../wire/printing.ts';
import { noMore, readArguments } from './arguments.ts';
import { BadInput, badInput, failureOf, type Command, EXIT } from './command.ts';
import { says } from './words.ts';

const HELP = `errantry print <game>

Makes a PDF of a game to print, cut and play: cards, tiles, counters and boards, with a cover sheet that explains how.
The same order always gives the same file.

  --paper <name>     ${PAPER_NAMES.join(', ')} (default a4; a2 and a1 are for boards in one piece)
  --duplex <how>     ${DUPLEXES.join(', ')} (default long-edge)
  --variant <name>   ${VARIANTS.join(', ')}
  --lang <name>      ${PRINT_LANGUAGES.join(', ')}
  --bleed            backgrounds reach 3 mm beyond the cut
  --offset-x <mm>    moves all backs to the right, from -${FARTHEST_OFFSET} to ${FARTHEST_OFFSET}; --calibration shows by how much
  --offset-y <mm>    moves all backs down
  --only <parts>     only these parts of the set; a wrong name shows you all names
  --rules            the rulebook, page by page
  --booklet          the rulebook as a booklet: print on both sides (flip on short edge), fold and staple
  --calibration      a test page that shows how far your printer shifts
  --link <address>   the address of your table, for the cover
  --out <file>       where to write (default <game>.pdf in this folder)
  --json             the answer for programs

Games: ${PRINTED_GAMES.join(', ')}

  errantry print ${PRINTED_GAMES[0]} --paper letter --variant low-ink --out sheets.pdf

Exit codes: 0 all is well; 2 the order cannot be used, or the file cannot be written.
`;

export const print: Command = {
  summary: 'make a PDF of a game to print and play',
  help: HELP,
  async run(args, io) {
    const { order, out, json } = await orderFrom(args);
    const bytes = await bytesOf(await printed(order));
    await write(out, bytes);
    const proof = await openProof(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (json)
      io.out(
        `${JSON.stringify({ ...order, file: out, pages: proof.pages, bytes: bytes.length, sha256 }, undefined, 2)}\n`,
      );
    else io.out(`${says(io).wrote(out, proof.pages, Math.ceil(bytes.length / 1024))}\n`);
    proof.close();
    return EXIT.fine;
  },
};

async function orderFrom(args: readonly string[]): Promise<{ order: PrintOrder; out: string; json: boolean }> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(args, {
    paper: text,
    duplex: text,
    variant: text,
    lang: text,
    only: text,
    link: text,
    out: text,
    'offset-x': text,
    'offset-y': text,
    bleed: flag,
    rules: flag,
    booklet: flag,
    calibration: flag,
    json: flag,
  });
  const [game, ...more] = positionals;
  noMore(more);
  const reading = readOrder(
    {
      ...values,
      game,
      document: documentFrom(values),
      offsetX: values['offset-x'],
      offsetY: values['offset-y'],
      bleed: String(values.bleed ?? false),
    },
    PRINTED_GAMES,
  );
  if (reading.problems !== undefined) throw new BadInput(reading.problems);
  const problems = await problemsWith(reading.value);
  if (problems.length > 0) throw new BadInput(problems);
  return { order: reading.value, out: values.out ?? `${reading.value.game}.pdf`, json: values.json ?? false };
}

function documentFrom(values: { readonly [name in (typeof DOCUMENTS)[number]]?: boolean | undefined }): string {
  const named = (['rules', 'booklet', 'calibration'] as const).filter((name) => values[name]);
  if (named.length > 1) throw badInput('arguments', named.map((name) => `--${name}`).join(' '), (t) => t.oneOfThem);
  return named[0] ?? 'set';
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw badInput('--out', failureOf(error), (t) => t.writable);
  }
}
