/** Who moves next and why, in words. */
import { NONE, type Seat } from '../../../core/game.ts';
import { SPACES, STRONGHOLD } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { ENGLISH, type Tongue } from './tongue.ts';

/** Why it is for the mover to decide, in one sentence (LAN-4.2, LAN-4.3). */
export function whyNext(state: State, tongue: Tongue = ENGLISH): string {
  const { phase, mover, knights } = state;
  const { sentences } = tongue;
  if (mover === NONE) return '';
  const { chair, space } = knights[mover];
  if (phase === 'seating') return sentences.seating;
  if (phase === 'magic') return sentences.magicOrder(tongue.chair(chair));
  if (phase === 'majorities') return sentences.tieOrder(tongue.chair(chair));
  if (state.step !== 'ride') return sentences.unfinished;
  return chair === NONE ? whyOnRoad(state, mover, space, tongue) : sentences.seatOrder(tongue.chair(chair));
}

function whyOnRoad({ knights, road }: State, mover: Seat, space: number, tongue: Tongue): string {
  const { sentences } = tongue;
  const waiting = road.filter((seat) => seat !== mover && !knights[seat].moved);
  if (waiting.length === 0) return sentences.lastOfRound;
  if (waiting.some((seat) => knights[seat].space === space)) return sentences.bottom(tongue.space(space));
  const { site } = SPACES[space];
  const isBeside = waiting.some((seat) => SPACES[knights[seat].space].site === site);
  return isBeside && site === STRONGHOLD ? sentences.right(tongue.space(space)) : sentences.ahead(tongue.space(space));
}
