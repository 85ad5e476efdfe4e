/** People who play over the wire without a page: for tests that look at somebody else's screen. */
import { pick, seededDice } from '../src/core/dice.ts';
import { type AnyGame, type Move, NONE, type Seat, unheard } from '../src/core/game.ts';
import { GAMES } from '../src/games/load.ts';
import { arrive, type Guest } from '../src/server/testing/guest.ts';
import type { TableClient } from '../src/wire/client.ts';
import type { TableInfo } from '../src/wire/table-info.ts';

export type Chooser = (view: unknown, seat: Seat) => unknown;

export interface Company {
  readonly table: string;
  readonly guests: readonly Guest[];
  /** Everybody answers whatever they are asked until this is so in what the first of them sees. */
  playUntil(isReached: (view: never) => boolean): Promise<void>;
  close(): void;
}

const anyMove = (game: AnyGame, seed: string): Chooser => {
  const dice = seededDice(seed);
  return (view, seat) => pick(game.moves(view, seat), dice);
};

/** Opens a table for them and starts it. `choose` is how they play; otherwise at random. */
export async function sitDown(
  base: string,
  names: readonly string[],
  terms: { readonly game: string; readonly options?: object; readonly clock?: object },
  choose?: Chooser,
): Promise<Company> {
  const game: AnyGame = GAMES[terms.game];
  const guests = await Promise.all(names.map(() => arrive(() => base.replace(/\/$/, ''))));
  await Promise.all(guests.map((guest, i) => guest.ask('PATCH', '/api/me', { name: names[i] })));
  const [host, ...others] = guests;
  const seats = guests.map((guest) => (guest === host ? 'me' : 'empty'));
  const { id } = await host.post<TableInfo>('/api/tables', { seats, watch: true, ...terms });
  // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
  for (const guest of others) await guest.post(`/api/tables/${id}/join`);
  await host.post(`/api/tables/${id}/start`);
  return playing(game, id, guests, choose ?? anyMove(game, terms.game));
}

function playing(game: AnyGame, table: string, guests: readonly Guest[], choose: Chooser): Company {
  const links = guests.map((guest) => guest.follow(table));
  const own = new Map<Seat, { readonly n: number; readonly view: unknown }>();

  /** With the secret moves of this seat, of which the server tells nothing yet. */
  function seenBy(seat: Seat): unknown {
    const { n, view } = links[seat].now();
    const known = own.get(seat);
    return known?.n === n ? known.view : view;
  }

  async function answer(seat: Seat, link: TableClient): Promise<boolean> {
    const view = seenBy(seat);
    const { n, asked } = link.now();
    if (view === undefined || asked === NONE || !game.pending(view).includes(seat)) return false;
    const move = choose(view, seat) as Move;
    const told = await link.play(move);
    if (told.t === 'ok' && told.n === undefined && link.now().n === n) {
      const next: unknown = game.clone(view);
      game.apply(next, seat, move, { below: () => 0 }, unheard);
      own.set(seat, { n, view: next });
    }
    return true;
  }

  return {
    table,
    guests,
    async playUntil(isReached) {
      for (;;) {
        let isMoved = false;
        for (const [seat, link] of links.entries()) {
          const first = links[0].now().view;
          if (first !== undefined && (isReached(first as never) || game.outcome(first) !== undefined)) return;
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          isMoved = (await answer(seat, link)) || isMoved;
        }
        // oxlint-disable-next-line no-await-in-loop -- what was played is on its way to them
        if (!isMoved) await new Promise((later) => void setTimeout(later, 5));
      }
    },
    close: () => links.forEach((link) => link.close()),
  };
}
