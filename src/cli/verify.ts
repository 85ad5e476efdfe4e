/** Fair chance, checked at home: proves that shuffles, dice and result of a table follow from its seed. */
import { GAMES, wordsFor } from '../games/load.ts';
import { oneOf } from '../core/mistakes.ts';
import { show } from '../core/show.ts';
import type { SeatShare } from '../core/shares.ts';
import { type TableRecord, verify as prove } from '../core/verify.ts';
import { LIMITS, textProblem } from '../wire/limits.ts';
import { noMore, readArguments } from './arguments.ts';
import { badInput, type Command, EXIT } from './command.ts';
import { tellProblems } from './problems.ts';
import { readRecordFile } from './input.ts';
import { paint } from './terminal.ts';
import { readLanguage, says } from './words.ts';
import type { CliSays } from './words/en.ts';

const HELP = `errantry verify [file]

Checks that a game was fair. Download the record of a table from its page after the game, or from
/api/tables/<table>/record, and give it as a file or on standard input. The command plays the game again and checks:

  - the secret of the server and the number of every player match the fingerprints shown before the first move;
  - the seed is the fingerprint of all of them;
  - set-up, moves, events and result follow from the seed by the rules, and nothing is left over or left out.

Only the people at the table can know that the fingerprints were shown in time. Their page has checked it.

  --lang <language>  en, es

Exit codes: 0 the game was fair; 1 the record does not fit together; 2 the input cannot be used.
`;

export const verifyCommand: Command = {
  summary: 'check from its record that a game was fair',
  help: HELP,
  async run(args, io) {
    const { values, positionals } = readArguments(args, { lang: { type: 'string' } });
    const t = says({ language: readLanguage(values.lang) });
    const [file, ...more] = positionals;
    noMore(more);
    const raw = await readRecordFile(io, file);
    const { game: id } = (raw ?? {}) as { game?: unknown };
    if (typeof id !== 'string' || !Object.hasOwn(GAMES, id))
      throw badInput('game', show(id), oneOf(Object.keys(GAMES)));
    const proof = prove(GAMES[id], raw);
    if (proof.problems !== undefined) {
      tellProblems({ ...io, rule: (await wordsFor(id, readLanguage(values.lang))).rule }, proof.problems);
      return EXIT.refused;
    }
    const { moves, takeBacks, events, outcome, shares } = proof.value;
    io.out(`${paint(io, 'green', t.proved)} ${t.seedKept}\n`);
    io.out(`${aboutShuffle(t, shares, (raw as TableRecord).names)}\n`);
    io.out(`${t.replayed(moves, events)} ${t.result(listed(outcome?.places), listed(outcome?.scores))}\n`);
    if (takeBacks > 0) io.out(`${t.takenBack(takeBacks)}\n`);
    return EXIT.fine;
  },
};

const listed = (numbers: readonly number[] = []): string => numbers.join(', ');

function aboutShuffle(t: CliSays, shares: readonly SeatShare[] | undefined, names: readonly string[]): string {
  if (shares === undefined) return t.noShares;
  const nameOf = (seat: number): string => {
    const name = names[seat]; // of any characters: it was only proved to be a text
    return textProblem(name, LIMITS.name) === undefined ? name : t.seat(seat + 1);
  };
  const took = shares.flatMap((share, seat) => (share.t === 'in' ? nameOf(seat) : []));
  const left = shares.flatMap((share, seat) => (share.t === 'in' ? [] : `${nameOf(seat)} (${t.why[share.t]})`));
  const shuffled = took.length === 0 ? t.serverAlone : t.shuffledBy(took.join(', '));
  return left.length === 0 ? shuffled : `${shuffled} ${t.leftOut(left.join(', '))}`;
}
