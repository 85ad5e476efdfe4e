/** What cards are worth to a bot: in the hand (LM-13.3, LM-13.7) and in front of a knight (LM-13.5). */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Effect, Op } from '../rules/cards/vocabulary.ts';
import { effectsOf, loveOf, SLOT_OF, TREASURES } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Operations whose figure does not say what they are worth. */
const WORTH: { readonly [op in Op]?: number } = {
  cancel: 3,
  draw_treasure: 3.5,
  recover_treasure: 2,
  skip_attempt: 3,
  lose_success: 3,
  steal_treasure: 3,
  discard_treasure: 2.5,
  swap_treasure: 1.5,
  mute: 2,
  reroll: 2,
  set_die: 2,
  double_die: 3,
  extra_attempt: 2.5,
  draw_chivalry: 1,
  immune: 1.5,
  copy: 1.5,
};

/** Of a Chivalry card, for its effect. */
export function worthOf(card: number): number {
  let sum = 0;
  for (const effect of effectsOf(card)) sum += worthOfEffect(effect);
  return sum;
}

function worthOfEffect(effect: Effect): number {
  if (effect.op === 'strength' || effect.op === 'difficulty')
    return Math.abs(effect.amount) * ('if' in effect && effect.if !== undefined ? 0.6 : 1);
  return WORTH[effect.op] ?? 0.5;
}

export const leastWorth = (cards: readonly number[]): number[] =>
  cards.toSorted((one, other) => worthOf(one) - worthOf(other) || one - other);

/** LM-13.3: the cards with which a tale costs least. */
export function spare(hand: readonly number[]): readonly number[] {
  const idle = hand.filter((card) => effectsOf(card).length === 0);
  return idle.length > 0 ? idle : leastWorth(hand).slice(0, 1);
}

/** What may be discarded, what one can best do without first. */
export const dispensable = ({ knights }: State, seat: Seat): readonly number[] =>
  leastWorth(knights[seat].hand.filter((card) => !knights[seat].picked.includes(card)));

/** LM-13.7: what was told with and is worth more than the worst in hand, the best first. */
export function worthTaking({ tales, knights }: State, seat: Seat): readonly number[] {
  const [worst] = leastWorth(knights[seat].hand);
  const played = leastWorth(tales.flatMap(({ cards }) => cards)).toReversed();
  return played.filter((card) => worst === undefined || worthOf(card) > worthOf(worst));
}

/** LM-13.9: the cards that bring something at the end of a turn. */
export function refreshing({ knights }: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const useful = knights[seat].hand.filter((card) => worthOf(card) >= 1).length;
  return moves.filter((move) => {
    const op = move.t === 'play' ? effectsOf(move.card)[0].op : undefined;
    return op !== undefined && (REFRESHING.has(op) || (op === 'new_hand' && useful <= 2));
  });
}

const REFRESHING: ReadonlySet<Op> = new Set<Op>(['draw_treasure', 'recover_treasure', 'draw_chivalry']);

/** LM-13.5: its strength, and a little for an effect. */
export function worthOfLove(love: number): number {
  if (love === NONE) return 0;
  const { strength, effects } = loveOf(love);
  return strength + (effects.some(({ when }) => when !== 'woo') ? 0.8 : 0);
}

/** Of the Treasures those that are better than what lies in their place, the best first. */
export const worthEquipping = (view: State, seat: Seat, cards: readonly number[]): readonly number[] =>
  cards
    .filter((card) => gainOfTreasure(view, seat, card) > 0)
    .toSorted((one, other) => gainOfTreasure(view, seat, other) - gainOfTreasure(view, seat, one));

/** How much better the Treasure is than what lies in its place. */
export function gainOfTreasure(view: State, seat: Seat, treasure: number): number {
  const present = view.knights[seat].treasures[SLOT_OF[treasure]];
  return worthOfTreasure(treasure) - (present === NONE ? gearIn(treasure) : worthOfTreasure(present));
}

const worthOfTreasure = (treasure: number): number =>
  TREASURES[treasure].strength + (TREASURES[treasure].effects.length > 0 ? 0.8 : 0);

const gearIn = (treasure: number): number =>
  TREASURES[treasure].type === 'shield' || TREASURES[treasure].type === 'helmet' ? 0 : 1;
