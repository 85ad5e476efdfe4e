/** Moves in a word, for tests. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { cards, chivalry, treasure } from './cards.ts';

/** The card for its effect: at nobody, at a seat, or at a Treasure. */
export function play(state: State, id: string, at?: Seat | string): Move {
  const rival = typeof at === 'number' ? at : NONE;
  const aimed = typeof at === 'string' ? treasure(at) : NONE;
  return { t: 'play', card: chivalry(id), rival, treasure: aimed, seen: state.version };
}

export const tell = (ids: string, text?: string): Move =>
  text === undefined ? { t: 'tell', cards: cards(ids) } : { t: 'tell', cards: cards(ids), text };

export const PASS: Move = { t: 'pass', until: 'window' };
export const ROLL: Move = { t: 'roll' };
export const DRAW: Move = { t: 'draw' };
export const RUN: Move = { t: 'run', keep: false };
export const ENOUGH: Move = { t: 'enough' };
export const LEAVE: Move = { t: 'leave' };
export const SILENCE: Move = { t: 'silence' };
export const WOO: Move = { t: 'woo', yes: true };
export const SIT_OUT: Move = { t: 'woo', yes: false };
