/** Who is rated for a game, and by which places: pure functions over what is known of its table. */
import type { Rating } from '../../bots/bot.ts';
import type { Seat } from '../../core/game.ts';
import { FORMER, type TableInfo } from '../../wire/table-info.ts';
import { rated } from './rate.ts';

/** The people who lose because they left, or were away when the game ended. */
export function deserters({ seats, deserted = [], status }: TableInfo): ReadonlyMap<Seat, string> {
  const away = seats.flatMap((sitter, seat) =>
    status === 'over' && sitter.t === 'person' && sitter.away !== undefined ? [{ seat, person: sitter.person }] : [],
  );
  return new Map([...deserted, ...away].map(({ seat, person }) => [seat, person]));
}

/** Everybody whose rating the game may change, by seat. Bots keep theirs, and who was deleted has none. */
export function peopleAt(card: TableInfo): ReadonlyMap<Seat, string> {
  const sitting = card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? [[seat, sitter.person] as const] : []));
  return new Map([...sitting, ...deserters(card)].filter(([, person]) => person !== FORMER.person));
}

/**
 * The new ratings by seat. Those who stayed are rated among themselves, so nobody wins or loses by somebody who left. A
 * deserter is rated as the last of all. A game without an end changes only the ratings of deserters.
 */
export function ratingsAfter(card: TableInfo, before: readonly Rating[]): ReadonlyMap<Seat, Rating> {
  const { outcome } = card;
  const gone = deserters(card);
  const all = [...card.seats.keys()];
  const staying = all.filter((seat) => !gone.has(seat));
  const places = all.map((seat) => (gone.has(seat) ? card.seats.length + 1 : (outcome?.places[seat] ?? 1)));
  const among = (seats: readonly Seat[]): [Seat, Rating][] => {
    const after = seats.length < 2 ? [] : rated(pick(before, seats), pick(places, seats));
    return after.map((rating, i) => [seats[i], rating]);
  };
  const stayed = outcome === undefined ? [] : among(staying);
  return new Map([...stayed, ...among(all).filter(([seat]) => gone.has(seat))]);
}

const pick = <T>(values: readonly T[], seats: readonly Seat[]): T[] => seats.map((seat) => values[seat]);
