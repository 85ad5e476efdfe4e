/** People who play a game over the wire, one at a time: nobody answers a question that another move has closed. */
import { pick, seededDice } from '../../core/dice.ts';
import { type AnyGame, type Dice, type Move, NONE, type Seat } from '../../core/game.ts';
import type { TableClient } from '../../wire/client.ts';
import type { No, Ok } from '../../wire/messages.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';
import type { TestServer } from './server.ts';
import type { Guest } from './guest.ts';

/** A clock that moves forward whenever it is read or waited for, so that windows are played at full speed. */
export function quickTime(start: number): Pick<Context, 'now' | 'after'> {
  let time = start;
  return {
    now: () => ++time,
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
  const table = (await server.tables.table(id))!; // the guests play at it
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

/** Bots that are asked answer first; undefined: one of them did. */
async function nextMove(
  table: Table,
  present: ReadonlyMap<string, Attending>,
  dice: Dice,
  choose: Chooser,
): Promise<Ok | No | undefined> {
  const { card, match } = table.current();
  const { n, asked } = match!; // the game goes on
  const owing = card.seats.flatMap((sitter, seat) => (asked[seat] === NONE ? [] : [{ sitter, seat }]));
  if (owing.some(({ sitter }) => sitter.t === 'bot')) {
    await Promise.all(Array.from(present.values(), (one) => one.heard(n + 1)));
    return undefined;
  }
  const { sitter, seat } = pick(owing, dice);
  const one = sitter.t === 'person' ? present.get(sitter.person) : undefined;
  if (one === undefined) throw new Error(`nobody plays seat ${seat} of ${table.id}`);
  await one.heard(n);
  return one.link.play(choose(table.game, one.link.now().view, seat));
}

interface Attending {
  readonly link: TableClient;
  /** Fulfilled when move n was received. */
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
