/** Chapter 4 at a table with a box: who moves next, by what, and what must be told before anybody can say so. */
import { NONE, type Seat } from '../../../core/game.ts';
import { notation } from '../notation/index.ts';
import { restOfRound } from '../rules/04-order.ts';
import { TABLE } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { endOf, isGrailTold, isSeated, type Own, positionOf, type Table } from './referee-table.ts';

export type NextMove =
  | { readonly t: 'home' }
  | { readonly t: 'roundOver' }
  /** LAN-4.2: the seats of those who have not ridden yet. */
  | { readonly t: 'seats' }
  /** LAN-3.5: who of them lies lowest. */
  | { readonly t: 'stack'; readonly space: number; readonly seats: readonly Seat[] }
  | { readonly t: 'next'; readonly why: 'seat' | 'ahead' | 'lowest' | 'only'; readonly order: readonly Seat[] };

const isRiding = ({ at }: Own): boolean => at !== TABLE;
export const isOnTheWay = ({ owns }: Table): boolean => owns.some(isRiding);
const isWaiting = (own: Own): boolean => own.at === NONE;

export function nextMove(table: Table): NextMove {
  const { owns } = table;
  if (!isOnTheWay(table)) return { t: 'home' };
  if (owns.some((own) => isWaiting(own) && own.chair === NONE)) return { t: 'seats' };
  const order = restOfRound(ridingState(table));
  const [first, second] = order;
  if (first === undefined) return { t: 'roundOver' };
  if (isWaiting(owns[first])) return { t: 'next', why: 'seat', order };
  const open = openStack(table);
  if (open.length > 0) return { t: 'stack', space: owns[open[0]].at, seats: open };
  if (second === undefined) return { t: 'next', why: 'only', order };
  return { t: 'next', why: owns[second].at === owns[first].at ? 'lowest' : 'ahead', order };
}

/** The knights of the first stack, from the front, whose order nobody told; those on top of a told one included. */
function openStack({ owns, low }: Table): Seat[] {
  const moving = [...owns.keys()].filter((seat) => isRiding(owns[seat]) && !isWaiting(owns[seat]) && !owns[seat].moved);
  const spaces = [...new Set(moving.map((seat) => owns[seat].at))].toSorted((one, other) => other - one);
  const stacks = spaces.map((space) => moving.filter((seat) => owns[seat].at === space && !low.includes(seat)));
  return stacks.find((seats) => seats.length > 1) ?? [];
}

/** LAN-3.3, LAN-3.5: from the front; on one space in the order that was told. */
function roadOf({ owns, low }: Table): Seat[] {
  const depth = (seat: Seat): number => (low.includes(seat) ? low.indexOf(seat) : low.length);
  return [...owns.keys()]
    .filter((seat) => isRiding(owns[seat]) && !isWaiting(owns[seat]))
    .toSorted((one, other) => owns[other].at - owns[one].at || depth(one) - depth(other));
}

/** The position in the middle of a turn. */
export function ridingState(table: Table): State {
  const state = positionOf(table);
  const { owns, turn } = table;
  const riding = { ...state, turn, round: owns.some(isWaiting) ? 1 : 2, road: roadOf(table) };
  riding.knights.forEach((knight, seat) => {
    knight.space = owns[seat].at;
    knight.moved = owns[seat].moved || owns[seat].at === TABLE;
  });
  return riding;
}

/** In the notation of the game, without the orders that nobody told: the referee must ask for them, not take ours. */
export function writeTable(table: Table): string {
  const isRoadTold = openStack(table).length === 0;
  const text = notation.write(stateOf(table));
  const isTold = (line: string): boolean =>
    (isRoadTold || !line.startsWith('road:')) && (isGrailTold(table) || !line.startsWith('pilgrims:'));
  return text.split('\n').filter(isTold).join('\n');
}

function stateOf(table: Table): State {
  if (isOnTheWay(table)) return ridingState(table);
  return isSeated(table) ? endOf(table) : positionOf(table); // without seats nobody can settle ties
}

/** LAN-4.1: all are turned over, and a new round begins. */
export const turnedOver = (table: Table): Table => ({
  ...table,
  owns: table.owns.map((own) => ({ ...own, moved: false })),
});

/** Where a knight stands is changed: about his stack nothing is told any more. */
export const standing = (table: Table, seat: Seat, change: Partial<Pick<Own, 'at' | 'moved'>>): Table => ({
  ...table,
  owns: table.owns.with(seat, { ...table.owns[seat], ...change }),
  low: 'at' in change ? table.low.filter((each) => each !== seat) : table.low,
});
