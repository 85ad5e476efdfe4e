/** People who play over the wire without a page: for tests that look at somebody else's screen. */
import { seededDice } from '../src/core/dice.ts';
import { pick } from '../src/core/shuffle.ts';
import { type AnyGame, type Move, NONE, type Seat, unheard } from '../src/core/game.ts';
import { BOTS, GAMES } from '../src/games/load.ts';
import { arrive, comeBack, type Guest } from '../src/server/testing/guest.ts';
import type { TableClient } from '../src/wire/client.ts';
import type { TableInfo } from '../src/wire/table-info.ts';

type Chooser = (view: unknown, seat: Seat) => unknown;

export interface Company {
  readonly table: string;
  /** By seat. */
  readonly guests: readonly Guest[];
  /** Everybody answers whatever they are asked until this is so in what the first of them sees, or the game is over. Gives the number of moves. */
  playUntil(isReached: (view: unknown) => boolean): Promise<number>;
  close(): void;
}

const soon = (): Promise<void> => new Promise((later) => void setTimeout(later, 5));

/** At random; where somebody must think of words, as the bot that thinks. */
function chooserFor(game: AnyGame): Chooser {
  const dice = seededDice(game.id);
  const { byName, thinker } = BOTS[game.id] ?? {};
  const bot = thinker === undefined ? undefined : byName?.[thinker];
  return (view, seat) => bot?.choose(view, seat, dice) ?? pick(game.moves(view, seat), dice);
}

/** Opens a table on a screen, which looks on all the time; they join, and the first of them starts. */
export async function sitDown(
  home: string,
  names: readonly string[],
  terms: { readonly game: string; readonly options?: object },
): Promise<Company> {
  const come = (): Promise<Guest> => arrive(() => home.replace(/\/$/, ''));
  const [screen, ...guests] = await Promise.all([come(), ...names.map(come)]);
  await Promise.all(guests.map((guest, i) => guest.ask('PATCH', '/api/me', { name: names[i] })));
  const seats = names.map(() => 'empty');
  const { id } = await screen.post<TableInfo>('/api/tables', { seats, watch: true, screen: true, ...terms });
  // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
  for (const guest of guests) await guest.post(`/api/tables/${id}/join`);
  const look = screen.follow(id);
  await guests[0].post(`/api/tables/${id}/start`);
  return playing(GAMES[terms.game], id, guests, [look]);
}

/** Plays on for people who sit there already, by their cookies in the order of their seats. */
export async function playOn(home: string, game: string, table: string, cookies: readonly string[]): Promise<Company> {
  const guests = await Promise.all(cookies.map((cookie) => comeBack(() => home.replace(/\/$/, ''), cookie)));
  return playing(GAMES[game], table, guests, []);
}

function playing(game: AnyGame, table: string, guests: readonly Guest[], screens: readonly TableClient[]): Company {
  const choose = chooserFor(game);
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
    if (told.t === 'ok' && told.n !== undefined) await allSee(told.n);
    else if (told.t === 'ok' && link.now().n === n) {
      const next: unknown = game.clone(view);
      game.apply(next, seat, move, { below: () => 0 }, unheard);
      own.set(seat, { n, view: next });
    }
    return true;
  }

  /** Who answered before the first of them has seen it could play past what is waited for. */
  async function allSee(n: number): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- it is on its way to them
    while (links.some((link) => link.now().n < n)) await soon();
  }

  return {
    table,
    guests,
    async playUntil(isReached) {
      for (;;) {
        let isMoved = false;
        for (const [seat, link] of links.entries()) {
          const { n, view } = links[0].now();
          if (view !== undefined && (isReached(view) || game.outcome(view) !== undefined)) return n;
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          isMoved = (await answer(seat, link)) || isMoved;
        }
        // oxlint-disable-next-line no-await-in-loop -- what was played is on its way to them
        if (!isMoved) await soon();
      }
    },
    close: () => [...screens, ...links].forEach((link) => link.close()),
  };
}
