/** KD-23.2: what a position is worth to a seat, from rows and worship that all can see. */
import type { Seat } from '../../../core/game.ts';
import { given } from '../rules/10-end.ts';
import { type Card, categoryOf, chivalryOf, VASSALAGE } from '../rules/components.ts';
import { type State, thresholdsOf } from '../rules/state.ts';

/** How much a style cares for worship, for its knight and for its damosel. */
export interface PlayStyle {
  readonly worship: number;
  readonly knight: number;
  readonly damosel: number;
}
export const BALANCED: PlayStyle = { worship: 1, knight: 1, damosel: 1 };

/** What a reached victory adds: Worship, Knight, Damosel. */
const REACHED = { worship: 2, knight: 2.5, damosel: 3 } as const;
const STEADY = 0.15;
const RIVAL = 0.5;
const COMPANY = 0.25;
/** How many events ahead the income of a row is counted as worship. */
const AHEAD = 1.5;

/** The value for a seat: its own standing, less that of the best rival and of the rest. */
export function value(state: State, seat: Seat, style: PlayStyle = BALANCED): number {
  let [best, sum] = [-Infinity, 0];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const rival = standing(state, other, BALANCED);
    best = Math.max(best, rival);
    sum += rival;
  }
  return standing(state, seat, style) - RIVAL * best - (COMPANY * sum) / (state.players.length - 1);
}

function standing(state: State, seat: Seat, style: PlayStyle): number {
  const needed = thresholdsOf(state);
  const { worship, row } = state.players[seat];
  const held = worship / needed.worship;
  const w = Math.min(1, (worship + AHEAD * income(state, seat)) / needed.worship);
  const e = Math.min(1, row.length / needed.earned);
  const g = Math.min(1, given(state, seat) / needed.given);
  const near = style.worship * w ** 3 + style.knight * e ** 3 + style.damosel * g ** 3 + STEADY * (w + e + g);
  return near + (held >= 1 ? REACHED.worship : 0) + (e >= 1 ? REACHED.knight : 0) + (g >= 1 ? REACHED.damosel : 0);
}

/** What the row earns at an ordinary event: a chivalry that several hold is offered by one of them. */
function income(state: State, seat: Seat): number {
  let sum = 0;
  for (const card of state.players[seat].row) {
    const chivalry = chivalryOf(card);
    const yields = categoryOf(chivalry) === VASSALAGE ? 1 : 1.1;
    sum += (0.75 * yields) / holders(state, chivalry);
  }
  return sum;
}

function holders(state: State, chivalry: number): number {
  let count = 0;
  for (const { row } of state.players) for (const card of row) if (chivalryOf(card) === chivalry) count++;
  return count;
}

/** The value for a seat if the card lay in that knight's row too, and its owner had so much more worship. */
export function valueWith(state: State, seat: Seat, knight: Seat, card: Card, worship = 0): number {
  const player = state.players[knight];
  player.row.push(card);
  player.worship += worship;
  const worth = value(state, seat);
  player.worship -= worship;
  player.row.pop();
  return worth;
}
