/** Whose turn a sentence is: in a whole evening nothing comes back until all of its kind has been used (LM-13.2). */
import { seededDice } from '../../../core/dice.ts';
import { shuffle } from '../../../core/shuffle.ts';
import type { Seat } from '../../../core/game.ts';
import { isFeat, isLove } from '../rules/components.ts';
import type { State } from '../rules/state.ts';

/** The number of this telling among all of its kind in the game: each teller of each card has one of its own. */
export function tellingNumber(view: State, seat: Seat): number {
  return judgedBefore(view, isLove(view.card)) * tellersOf(view) + placeOf(view, seat);
}

/** How many tell where all do. */
export const tellersOf = ({ knights }: State): number => knights.length - 1;

/** Which of the tellers a seat is, counted from the judge. */
export const placeOf = ({ knights, drawer }: State, seat: Seat): number =>
  (seat - drawer - 1 + knights.length) % knights.length;

/** How many Encounters, or Loves, were resolved before this one. */
function judgedBefore(view: State, isPoem: boolean): number {
  if (!isPoem) return encountersBefore(view).length;
  const left = view.journeyDiscard.filter(isLove).length;
  return left + view.knights.filter(({ love }) => love >= 0).length;
}

const encountersBefore = ({ journeyDiscard }: State): number[] =>
  journeyDiscard.filter((card) => !isLove(card) && !isFeat(card));

/** How many verdicts there were before this one. */
export const verdictsBefore = (view: State): number => judgedBefore(view, false) + judgedBefore(view, true);

/** One of the list, which has an order of its own in every deal. */
export const turnOf = <T>(list: readonly T[], view: State, number: number): T =>
  list[orderOf(list.length, view)[number % list.length]];

const orderOf = (length: number, { deal }: State, kind = ''): number[] =>
  shuffle(Array.from({ length }, (_, i) => i), seededDice(`${deal} ${length}${kind}`)); // prettier-ignore

/**
 * What this teller has of a list for the Encounter on the table. The sentences are handed out in the order of the deal, to
 * each teller of each Encounter one that suits it. Everybody counts this alike, from the cards that all have seen.
 */
export function allotted(
  view: State,
  seat: Seat,
  list: readonly string[],
  kind: string,
  suits: (sentence: string, encounter: number) => boolean,
): string {
  const order = orderOf(list.length, view, kind);
  const own = placeOf(view, seat);
  let free: number[] = [];
  let mine = order[0];
  for (const encounter of [...encountersBefore(view), view.card])
    for (let place = 0; place < tellersOf(view); place++) {
      if (free.length === 0) free = order.slice();
      const next = free.find((each) => suits(list[each], encounter)) ?? free[0];
      free.splice(free.indexOf(next), 1);
      if (place === own) mine = next;
    }
  return list[mine];
}
