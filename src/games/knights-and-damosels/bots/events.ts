/** KD-23.5: what an event is worth to a seat, after a greedy offer. */
import type { Seat } from '../../../core/game.ts';
import { type Card, chivalryOf, DISASTER, kindOf, LISTED } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { offersFor, worshipOf } from './harvest.ts';
import { value } from './value.ts';

/** How often a listed card goes home in a Disaster. */
const RETURNS = 0.6;

export function worthOfEvent(state: State, seat: Seat, event: number): number {
  if (kindOf(event) === DISASTER) {
    const spared = value(state, seat);
    return RETURNS * valueWithout(state, seat, event) + (1 - RETURNS) * spared;
  }
  const worship = worshipOf(state, event, offersFor(state, event));
  state.players.forEach((player, other) => (player.worship += worship[other]));
  const worth = value(state, seat);
  state.players.forEach((player, other) => (player.worship -= worship[other]));
  return worth;
}

/** If every listed card went home. */
function valueWithout(state: State, seat: Seat, event: number): number {
  const rows: Card[][] = state.players.map(({ row }) => row.slice());
  state.players.forEach(({ row }, other) => {
    row.length = 0;
    for (const card of rows[other]) if (!(LISTED[event] & (1 << chivalryOf(card)))) row.push(card);
  });
  const worth = value(state, seat);
  state.players.forEach(({ row }, other) => {
    row.length = 0;
    row.push(...rows[other]);
  });
  return worth;
}
