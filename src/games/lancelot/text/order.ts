/** Who moves next and why, in words. */
import { NONE, type Seat } from '../../../core/game.ts';
import { SPACES, STRONGHOLD } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { chairNamed, spaceNamed } from './naming.ts';
import type { Words } from './words.ts';

/** Why it is for the mover to decide, in one sentence (LAN-4.2, LAN-4.3). */
export function whyNext(words: Words, state: State): string {
  const { phase, mover, knights } = state;
  const { t } = words;
  if (mover === NONE) return '';
  const { chair, space } = knights[mover];
  if (phase === 'seating') return t['lan.order.seating'];
  if (phase === 'magic') return t['lan.order.magic'](chairNamed(words, chair));
  if (phase === 'majorities') return t['lan.order.tie'](chairNamed(words, chair));
  if (state.step !== 'ride') return t['lan.order.unfinished'];
  return chair === NONE ? whyOnRoad(words, state, mover, space) : t['lan.order.seat'](chairNamed(words, chair));
}

function whyOnRoad(words: Words, { knights, road }: State, mover: Seat, space: number): string {
  const { t } = words;
  const waiting = road.filter((seat) => seat !== mover && !knights[seat].moved);
  if (waiting.length === 0) return t['lan.order.last'];
  const name = spaceNamed(words, space);
  if (waiting.some((seat) => knights[seat].space === space)) return t['lan.order.bottom'](name);
  const { site } = SPACES[space];
  const isBeside = waiting.some((seat) => SPACES[knights[seat].space].site === site);
  return isBeside && site === STRONGHOLD ? t['lan.order.right'] : t['lan.order.ahead'](name);
}
