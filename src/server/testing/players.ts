/** People who play a game over the wire, one at a time: nobody answers a question that another move has closed. */
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import { type AnyGame, type Dice, type Move, NONE, type Seat } from '../../core/game.ts';
import type { TableClient } from '../../wire/client.ts';
import type { No, Ok } from '../../wire/messages.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';
import type { TestServer } from './server.ts';
import type { Guest } from './guest.ts';
import { heldTable } from './scene.ts';

/** A clock that moves forward whenever it is read or waited for, so that windows are played at full speed. */
export function quickTime(start: number): Pick<Context, 'now' | 'steady' | 'after'> {
  let time = start;
  const now = (): number => ++time;
  return {
    now,
    steady: now,
    after(milliseconds, call) {
      const timer = setImmediate(() => {
        time += milliseconds;
        call();
      });
      return () => clearImmediate(timer);
    },
  };
}

/** Chooses a legal move; `view` is that of the seat. */
export type Chooser = (game: AnyGame, view: unknown, seat: Seat) => unknown;

export function anyMove(dice: Dice): Chooser {
  return (game, view, seat) => {
    const moves = game.moves(view, seat) as Move[];
    return pick(
      moves.filter((move) => game.table?.hostOnly?.(move) !== true),
      dice,
    );
  };
}

/** Everybody plays until the game is over, `last` moves have been made, or a move is refused. Returns all answers. */
export async function playUntil(
  { server }: TestServer,
  id: string,
  guests: readonly Guest[],
  last: number,
  seed: string,
  choose: Chooser = anyMove(seededDice(seed)),
): Promise<(Ok | No)[]> {
  const table = await heldTable(server.tables, id);
  const present = new Map(guests.map((guest) => [guest.person.id, attending(guest, id)]));
  const dice = seededDice(`${seed}/order`);
  const answers: (Ok | No)[] = [];
  while (isGoingOn(table, last) && answers.at(-1)?.t !== 'no') {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await nextMove(table, present, dice, choose);
    if (answer !== undefined) answers.push(answer);
  }
  for (const { link } of present.values()) link.close();
  return answers;
}

const isGoingOn = (table: Table, last: number): boolean => {
  const { card, match } = table.current();
  return card.status === 'playing' && match !== undefined && match.n < last;
};

/** Bots that are asked answer first; undefined: the next move is theirs. It may be secret, so that nobody is told. */
async function nextMove(
  table: Table,
  present: ReadonlyMap<string, Attending>,
  dice: Dice,
  choose: Chooser,
): Promise<Ok | No | undefined> {
  const { card, match, told } = table.current();
  const { asked } = match!; // the game goes on
  const owing = card.seats.flatMap((sitter, seat) => (asked[seat] === NONE ? [] : [{ sitter, seat }]));
  if (owing.some(({ sitter }) => sitter.t === 'bot')) {
    await new Promise((later) => void setTimeout(later, 1));
    return undefined;
  }
  const { sitter, seat } = pick(owing, dice);
  const one = sitter.t === 'person' ? present.get(sitter.person) : undefined;
  if (one === undefined) throw new Error(`nobody plays seat ${seat} of ${table.id}`);
  await one.heard(told!.told);
  const view: unknown = match === told ? one.link.now().view : table.game.view(match!.state, seat); // they know their own secret moves
  return one.link.play(choose(table.game, view, seat));
}

interface Attending {
  readonly link: TableClient;
  /** Fulfilled when step n was received. */
  heard(n: number): Promise<void>;
}

function attending(guest: Guest, table: string): Attending {
  let wake = (): void => undefined;
  const link = guest.follow(table, () => wake());
  return {
    link,
    async heard(n) {
      // oxlint-disable-next-line no-await-in-loop -- until it is told
      while (link.now().n < n) await new Promise<void>((told) => (wake = told));
    },
  };
}
