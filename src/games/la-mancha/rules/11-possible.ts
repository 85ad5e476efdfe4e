/** Chapter 11, first half: whether an effect could do anything now (LM-8.6), and whom protections shield. It only reads. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import type { Effect, CardGroup, Op, Who } from './cards/vocabulary.ts';
import { CHIVALRY, effectsOf, loveCode, loveOf, SLOT_OF, TREASURE_STRENGTH, TREASURES } from './components.ts';
import { holds, isMuted } from './06-strength.ts';
import { handCount } from './08-hand.ts';
import { RULES } from './rulebook.ts';
import { GUARDS, isEngaged, isInFeat, type State } from './state.ts';

/** Who plays, and at whom or what. */
export interface Aim {
  readonly seat: Seat;
  readonly rival: number;
  readonly treasure: number;
}

/** The card whose effects this one would have now: `copy` stands for the card it repeats, or NONE. */
const effective = (state: State, card: number): number => (IS_COPY[card] ? state.feat.effect : card);

const IS_COPY: readonly boolean[] = CHIVALRY.map(({ effects }) => effects[0]?.op === 'copy');
const NOTHING: readonly Effect[] = [];

/** The effects of a card as it would be played now. */
export function listedEffects(state: State, card: number): readonly Effect[] {
  const played = effective(state, card);
  return played < 0 ? NOTHING : effectsOf(played);
}

/** What a card has to be aimed at. */
type Target = 'none' | 'rival' | 'treasure';

export function targetOf(state: State, card: number): Target {
  const played = effective(state, card);
  return played < 0 ? 'none' : TARGETS[played];
}

const TREASURE_OPS: ReadonlySet<Op> = new Set<Op>(['steal_treasure', 'discard_treasure', 'swap_treasure']);
const RIVAL_OPS: ReadonlySet<Op> = new Set<Op>(['lose_success', 'discard_chivalry', 'steal_chivalry']);

const TARGETS: readonly Target[] = CHIVALRY.map(({ effects: [first] }) => {
  if (first === undefined) return 'none';
  if (TREASURE_OPS.has(first.op) || (first.op === 'mute' && first.what === 'treasure')) return 'treasure';
  const isRival = RIVAL_OPS.has(first.op) || first.op === 'mute' || (first.op === 'peek' && first.what === 'hand');
  return isRival ? 'rival' : 'none';
});

/** Why none of the effects can happen, or undefined if at least one can (LM-8.6). */
export function obstacle(state: State, effects: readonly Effect[], aim: Aim): Rule | undefined {
  if (effects.length === 0) return RULES['LM-8.6'];
  let first: Rule | undefined;
  for (const effect of effects) {
    const rule = hindrance(state, effect, aim);
    // An effect on one's own attempt sets the moment for the whole card.
    if (rule === OWN_ATTEMPT) return rule;
    if (rule === undefined) return undefined;
    first ??= rule;
  }
  return first;
}

const OWN_ATTEMPT = RULES['LM-6.8'];
const USELESS = RULES['LM-8.6'];

/** Why this effect cannot happen. Protection speaks through the card that protects, so it is LM-3.6: cannot beats may. */
function hindrance(state: State, effect: Effect, aim: Aim): Rule | undefined {
  const attempt = attemptHindrance(state, effect, aim);
  if (attempt !== undefined) return attempt;
  const check = CHECKS[effect.op] as ((state: State, effect: Effect, aim: Aim) => Rule | undefined) | undefined;
  if (check !== undefined) {
    const rule = check(state, effect, aim);
    if (rule !== undefined) return rule;
  }
  return applies(state, effect, aim.seat) ? undefined : USELESS;
}

/** 11.2: whether the condition of the effect holds, for the knight who benefits. */
export function applies(state: State, effect: Effect, seat: Seat): boolean {
  return !('if' in effect) || holds(state, beneficiary(state, effect, seat), effect.if);
}

function beneficiary(state: State, effect: Effect, seat: Seat): Seat {
  return 'who' in effect && effect.who !== 'self' ? state.feat.attempter : seat;
}

/** 11.2: `self` on an attempt needs to be the attempter, `rival_attempter` not to be. */
function attemptHindrance(state: State, effect: Effect, { seat }: Aim): Rule | undefined {
  const who: Who | undefined = 'who' in effect ? effect.who : undefined;
  if (who === undefined || who === 'rival') return undefined;
  const isAttempter = isInFeat(state) && seat === state.feat.attempter;
  if (who === 'self') return !OF_ATTEMPT.has(effect.op) || isAttempter || isForFeat(effect) ? undefined : OWN_ATTEMPT;
  if (!isInFeat(state)) return OWN_ATTEMPT;
  if (isAttempter) return who === 'attempter' ? undefined : OWN_ATTEMPT;
  return isShielded(state, state.feat.attempter, 'chivalry') ? CANNOT : undefined;
}

/** 11.2: operations that concern the attempt in course. */
const OF_ATTEMPT: ReadonlySet<Op> = new Set<Op>([
  'strength',
  'reroll',
  'set_die',
  'double_die',
  'difficulty',
  'extra_attempt',
  'flee_free',
]);

const isForFeat = (effect: Effect): boolean => effect.op === 'strength' && effect.scope === 'feat';

const CANNOT = RULES['LM-3.6'];

type Check<K extends Op> = (state: State, effect: Extract<Effect, { op: K }>, aim: Aim) => Rule | undefined;

/** What each operation needs besides. One that is not here can always be done in its window. */
const CHECKS: { readonly [K in Op]?: Check<K> } = {
  strength: (state, { amount, who }) =>
    amount < 0 && who !== 'self' && isShielded(state, state.feat.attempter, 'strength') ? CANNOT : undefined,
  reroll: needsDie,
  set_die: needsDie,
  double_die: ({ feat }) => (feat.doubled ? USELESS : undefined),
  extra_attempt: ({ feat }) => (feat.die === 0 || feat.again ? USELESS : undefined),
  skip_attempt: ({ phase }) => (phase === 'before' ? undefined : USELESS),
  flee_free: (state, _, { seat }) => flight(state, seat),
  lose_success: (state, _, aim) => rivalOf(state, aim) ?? (state.feat.successes[aim.rival] > 0 ? undefined : USELESS),
  draw_treasure: (state) => (isAnyTreasureLeft(state) || isAnyChivalryLeft(state) ? undefined : USELESS),
  recover_treasure: ({ treasureDiscard }) => (treasureDiscard.length > 0 ? undefined : USELESS),
  steal_treasure: (state, { maxStrength }, aim) =>
    treasureOf(state, aim) ?? (TREASURE_STRENGTH[aim.treasure] <= maxStrength ? undefined : USELESS),
  discard_treasure: (state, _, aim) => treasureOf(state, aim),
  swap_treasure: (state, _, aim) =>
    treasureOf(state, aim) ?? (state.knights[aim.seat].treasures[SLOT_OF[aim.treasure]] === NONE ? USELESS : undefined),
  mute: (state, { what }, aim) => (what === 'treasure' ? unmutedTreasure(state, aim) : unmutedLove(state, aim)),
  draw_chivalry: (state) => (isAnyChivalryLeft(state) ? undefined : USELESS),
  new_hand: (state, _, { seat }) => (state.knights[seat].hand.length > 1 ? undefined : USELESS),
  discard_chivalry: (state, _, aim) => handOf(state, aim),
  steal_chivalry: (state, _, aim) => handOf(state, aim),
  peek: (state, { what }, aim) =>
    what === 'hand' ? handOf(state, aim) : state.journey.length > 0 ? undefined : USELESS,
};

function needsDie({ feat }: State): Rule | undefined {
  return feat.die === 0 ? USELESS : undefined;
}

const isAnyTreasureLeft = (state: State): boolean => state.treasures.length + state.treasureDiscard.length > 0;
const isAnyChivalryLeft = (state: State): boolean => state.chivalry.length + state.chivalryDiscard.length > 0;

/** LM-6.10, LM-10.5: why the knight may not run away now. */
export function flight(state: State, seat: Seat): Rule | undefined {
  const { feat } = state;
  if (state.tied !== 0) return RULES['LM-10.5'];
  if (state.phase !== 'before' || seat !== feat.attempter || feat.rolled[seat] === 0) return RULES['LM-6.10'];
  return undefined;
}

/** 11.2: another knight, in a Feat an engaged one (LM-6.11), whom no card protects. */
function rivalOf(state: State, { seat, rival }: Aim): Rule | undefined {
  if (rival === seat || state.knights[rival] === undefined) return USELESS;
  if (isInFeat(state) && !isEngaged(state, rival)) return RULES['LM-6.11'];
  return isShielded(state, rival, 'chivalry') ? CANNOT : undefined;
}

function handOf(state: State, aim: Aim): Rule | undefined {
  const rule = rivalOf(state, aim);
  if (rule !== undefined) return rule;
  if (isShielded(state, aim.rival, 'hand')) return CANNOT;
  return handCount(state, aim.rival) > 0 ? undefined : USELESS;
}

/** LM-7.5: a Treasure in front of a rival; neither gear nor Love can be named. */
function treasureOf(state: State, { seat, treasure }: Aim): Rule | undefined {
  if (TREASURES[treasure] === undefined) return RULES['LM-7.5'];
  const owner = ownerOf(state, treasure);
  if (owner === NONE) return USELESS;
  const rule = rivalOf(state, { seat, rival: owner, treasure });
  if (rule !== undefined) return rule;
  return isShielded(state, owner, 'treasure') || isOwnShield(state, treasure) ? CANNOT : undefined;
}

function unmutedTreasure(state: State, aim: Aim): Rule | undefined {
  return treasureOf(state, aim) ?? (isMuted(state, aim.treasure) ? USELESS : undefined);
}

function unmutedLove(state: State, aim: Aim): Rule | undefined {
  const rule = rivalOf(state, aim);
  if (rule !== undefined) return rule;
  const { love } = state.knights[aim.rival];
  return love === NONE || isMuted(state, loveCode(love)) ? USELESS : undefined;
}

/** Who has the Treasure in front of them, or NONE. */
export function ownerOf(state: State, treasure: number): Seat {
  const slot = SLOT_OF[treasure];
  for (let seat = 0; seat < state.knights.length; seat++)
    if (state.knights[seat].treasures[slot] === treasure) return seat;
  return NONE;
}

/** `immune`: whether the knight is protected against a group, for this Feat or by an equipped card that is not muted. */
function isShielded(state: State, seat: Seat, group: CardGroup): boolean {
  if ((state.feat.guards[seat] & GUARDS[group]) !== 0) return true;
  const { treasures, love } = state.knights[seat];
  for (const treasure of treasures)
    if (treasure !== NONE && protects(TREASURES[treasure].effects, group) && !isMuted(state, treasure)) return true;
  return love !== NONE && protects(loveOf(love).effects, group) && !isMuted(state, loveCode(love));
}

function isOwnShield(state: State, treasure: number): boolean {
  return protects(TREASURES[treasure].effects, 'this') && !isMuted(state, treasure);
}

function protects(effects: readonly Effect[], group: CardGroup): boolean {
  for (const effect of effects) if (effect.op === 'immune' && effect.against.includes(group)) return true;
  return false;
}
