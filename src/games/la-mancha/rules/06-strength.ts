/** LM-6.4: strength, difficulty and the conditions of effects. It only reads. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Condition, Effect, Tag } from './cards/vocabulary.ts';
import { TYPES } from './cards/vocabulary.ts';
import {
  DIFFICULTY_FLOOR,
  featOf,
  GEAR_STRENGTH,
  isFeat,
  loveCode,
  loveOf,
  SLOTS,
  TIRES_FROM,
  TREASURE_STRENGTH,
  TREASURES,
} from './components.ts';
import { FAILED, isInFeat, type Knight, type State } from './state.ts';

/** LM-7.7. */
export const isMuted = (state: State, code: number): boolean => state.feat.muted.includes(code);

/** Whether the condition holds for the knight who would benefit (11.2). */
export function holds(state: State, seat: Seat, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  const knight = state.knights[seat];
  return (
    (condition.tag === undefined || (isFeat(state.card) && hasTag(state, condition.tag))) &&
    (condition.has === undefined || hasLove(state, knight)) &&
    (condition.treasure === undefined || knight.treasures[TYPES.indexOf(condition.treasure)] !== NONE) &&
    (condition.gear === undefined || knight.treasures[TYPES.indexOf(condition.gear)] === NONE) &&
    (condition.treasuresMax === undefined || treasureCount(knight) <= condition.treasuresMax) &&
    (condition.featsMax === undefined || knight.feats.length <= condition.featsMax) &&
    (condition.lastAttempt === undefined || state.feat.last[seat] === FAILED) &&
    (condition.attemptNo === undefined || state.feat.rolled[seat] + 1 === condition.attemptNo) &&
    (condition.die === undefined || condition.die.includes(state.feat.die)) &&
    (condition.not === undefined || !holds(state, seat, condition.not))
  );
}

/** LM-1.8: in edition 1 a Feat had only one tag. */
const hasTag = ({ card, options }: State, wanted: readonly Tag[]): boolean =>
  featOf(card).tags.some((tag, i) => (i === 0 || options.edition === 2) && wanted.includes(tag));

const hasLove = (state: State, { love }: Knight): boolean => love !== NONE && !isMuted(state, loveCode(love));

function treasureCount({ treasures }: Knight): number {
  let count = 0;
  for (const treasure of treasures) if (treasure !== NONE) count++;
  return count;
}

/** The passive effects of a card in front of a knight: `sum` adds up those of one kind. */
export function passiveSum(state: State, seat: Seat, op: 'strength' | 'hand_size' | 'compensation'): number {
  const { treasures, love } = state.knights[seat];
  let sum = 0;
  for (const treasure of treasures)
    if (treasure !== NONE && TREASURES[treasure].effects.length > 0 && !isMuted(state, treasure))
      sum += amounts(state, seat, TREASURES[treasure].effects, op);
  if (love !== NONE && !isMuted(state, loveCode(love))) sum += amounts(state, seat, loveOf(love).effects, op);
  return sum;
}

function amounts(state: State, seat: Seat, effects: readonly Effect[], op: string): number {
  let sum = 0;
  for (const effect of effects)
    if (effect.op === op && 'amount' in effect && holds(state, seat, 'if' in effect ? effect.if : undefined))
      sum += effect.amount;
  return sum;
}

/** What lies in front of a knight, by its printed figures (LM-10.7) or less what is muted. */
export function equippedStrength(state: State, seat: Seat, printed: boolean): number {
  const { treasures, love } = state.knights[seat];
  let sum = love !== NONE && (printed || !isMuted(state, loveCode(love))) ? loveOf(love).strength : 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const treasure = treasures[slot];
    if (treasure === NONE) sum += GEAR_STRENGTH[slot];
    else if (printed || !isMuted(state, treasure)) sum += TREASURE_STRENGTH[treasure];
  }
  return sum;
}

/** LM-6.4. The strength of a knight at this moment. */
export function strength(state: State, seat: Seat): number {
  const { feat } = state;
  const own = isInFeat(state) && seat === feat.attempter ? feat.attemptStrength : 0;
  const sum = equippedStrength(state, seat, false) + passiveSum(state, seat, 'strength') + feat.strength[seat] + own;
  return Math.max(0, sum);
}

/** LM-6.4, LM-6.15. The difficulty of the Feat at this moment. */
export function difficulty(state: State): number {
  const { feat } = state;
  const tiring = Math.max(0, feat.round - TIRES_FROM + 1);
  const sum = featOf(state.card).difficulty + feat.difficulty + feat.attemptDifficulty - tiring;
  return Math.max(DIFFICULTY_FLOOR, sum);
}

/** LM-6.4: of an attempt whose die is cast. */
export function total(state: State): number {
  const { feat } = state;
  return feat.die * (feat.doubled ? 2 : 1) + strength(state, feat.attempter);
}
