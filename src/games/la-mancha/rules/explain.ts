/** Where the strength of a knight comes from, part by part, and what a Feat asks for. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Effect } from './cards/vocabulary.ts';
import { TYPES } from './cards/vocabulary.ts';
import { GEAR } from './cards/treasures.ts';
import { type CardId, featOf, loveCode, loveOf, SLOTS, TIRES_FROM, TREASURES } from './components.ts';
import { holds, isMuted } from './06-strength.ts';
import { isInFeat, type State } from './state.ts';

/** One part of a sum: what it is, and of which card. */
export type Part = { readonly amount: number } & (
  | { readonly kind: 'card' | 'muted' | 'effect'; readonly id: CardId }
  | { readonly kind: 'feat' | 'attempt' | 'tired' }
);

/** LM-6.4: the parts add up to the strength, but for its floor of 0. */
export function strengthParts(state: State, seat: Seat): Part[] {
  const { treasures, love } = state.knights[seat];
  const parts: Part[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const treasure = treasures[slot];
    const gear = GEAR.find(({ type }) => type === TYPES[slot]);
    if (treasure !== NONE) addCard(state, seat, { ...TREASURES[treasure], code: treasure }, parts);
    else if (gear !== undefined) parts.push({ amount: gear.strength, kind: 'card', id: gear.id });
  }
  if (love !== NONE) addCard(state, seat, { ...loveOf(love), code: loveCode(love) }, parts);
  addFeatParts(state, seat, parts);
  return parts;
}

interface Card {
  readonly id: CardId;
  readonly strength: number;
  readonly effects: readonly Effect[];
  readonly code: number;
}

function addCard(state: State, seat: Seat, { id, strength, effects, code }: Card, parts: Part[]): void {
  if (isMuted(state, code)) {
    parts.push({ amount: 0, kind: 'muted', id });
    return;
  }
  parts.push({ amount: strength, kind: 'card', id });
  for (const effect of effects)
    if (effect.op === 'strength' && effect.when === 'passive' && holds(state, seat, effect.if))
      parts.push({ amount: effect.amount, kind: 'effect', id });
}

function addFeatParts(state: State, seat: Seat, parts: Part[]): void {
  const { feat } = state;
  if (feat.strength[seat] !== 0) parts.push({ amount: feat.strength[seat], kind: 'feat' });
  if (isInFeat(state) && seat === feat.attempter && feat.attemptStrength !== 0)
    parts.push({ amount: feat.attemptStrength, kind: 'attempt' });
}

/** LM-6.4, LM-6.15: the parts of the difficulty of the Feat in course. */
export function difficultyParts(state: State): Part[] {
  const { feat, card } = state;
  const parts: Part[] = [
    { amount: featOf(card).difficulty, kind: 'card', id: featOf(card).id },
    { amount: feat.difficulty, kind: 'feat' },
    { amount: feat.attemptDifficulty, kind: 'attempt' },
    { amount: -Math.max(0, feat.round - TIRES_FROM + 1), kind: 'tired' },
  ];
  return parts.filter(({ amount }, i) => i === 0 || amount !== 0);
}
