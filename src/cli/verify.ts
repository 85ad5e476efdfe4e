/** Fair chance, checked at home: proves that shuffles, dice and result of a table follow from its seed. */
import { GAMES } from '../games/load.ts';
import { verify as prove } from '../core/verify.ts';
import { noMore, readArguments } from './arguments.ts';
import { badInput, type Command, EXIT } from './command.ts';
import { tellProblems } from './problems.ts';
import { readInput } from './referee.ts';
import { paint } from './terminal.ts';

const HELP = `errantry verify [file]

Reads the record of a table (JSON, from its page after the game or from /api/tables/<table>/record), from the file or
from standard input, and plays it again: the seed is the one whose hash was shown before the first move, set-up and
every move follow from it by the rules, and the events and the result are those of the record.

Exit codes: 0 proved; 1 the record contradicts itself; 2 the input cannot be used.
`;

export const verifyCommand: Command = {
  summary: 'proves from its record that a game at a table was fair',
  help: HELP,
  async run(args, io) {
    const { positionals } = readArguments(args, {});
    const [file, ...more] = positionals;
    noMore(more);
    const raw = parse(new TextDecoder().decode(await readInput(io, file)));
    const id = (raw as { game?: unknown } | null)?.game;
    if (typeof id !== 'string' || !Object.hasOwn(GAMES, id))
      throw badInput('game', String(id), `one of ${Object.keys(GAMES).join(', ')}`);
    const proof = prove(GAMES[id], raw);
    if (proof.problems !== undefined) {
      tellProblems(io, proof.problems);
      return EXIT.refused;
    }
    const { moves, events, outcome } = proof.value;
    io.out(`${paint(io, 'green', 'Proved:')} the seed is the one that was promised.\n`);
    io.out(
      `${moves} moves and ${events} events follow from it by the rules; the result is ${JSON.stringify(outcome)}.\n`,
    );
    return EXIT.fine;
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badInput('record', (error as Error).message, 'a record in JSON');
  }
}
