/** What every part of the cloth is given, and which Principality is looked at. */
import type { Hindsight } from '../bots/hindsight.ts';
import type { Seat } from '../../../core/game.ts';
import { type Lay, layOf } from '../rules/components.ts';
import { isOver } from '../rules/state.ts';
import type { Cloth, Props } from './use-cloth.ts';
import { hindsightBoard } from './use-hindsight.ts';

export type PartProps = Props & { readonly cloth: Cloth; readonly best: Hindsight | undefined };

/** The board that is shown: of the seat one looks at, with the ghost on one's own, or as it was when a round ended. */
export function shownBoard({ view, past, cloth, best }: PartProps): readonly Lay[] {
  const { looked, own, round, scoring, inHindsight } = cloth;
  if (!isOver(view) || scoring !== undefined) return view.realms[looked].board;
  if (inHindsight && best !== undefined) return hindsightBoard(view, own, best, round);
  const then = past.find(({ events }) => events.some((event) => event.t === 'scored' && event.round === round));
  return (then?.view ?? view).realms[looked].board;
}

/** Where this seat's tiles have just been shown: those of all at once, in one short movement (DQ-15.8). */
export function freshOf(events: PartProps['events'], seat: Seat): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.t === 'laid' && event.seat === seat ? [event.field] : [])));
}

export function ghostOf({ view, cloth: { chosen, own, looked, scoring } }: PartProps): Lay | undefined {
  const { sealed } = view.realms[own];
  if (looked !== own || scoring !== undefined) return undefined;
  return chosen !== undefined ? layOf(chosen.tile, chosen.turn) : sealed >= 0 ? sealed : undefined;
}

/** With the ghost laid, to see what it would be worth. */
export function boardWith(board: readonly Lay[], field: number, ghost: Lay | undefined): readonly Lay[] {
  return ghost === undefined || field < 0 ? board : board.with(field, ghost);
}
