/** Chapter 11: the closed vocabulary of effects. A card is data; `11-possible.ts` and `11-effects.ts` give it its force. */

export const SALLIES = ['I', 'II', 'III'] as const;
export type Sally = (typeof SALLIES)[number];

export const TYPES = ['armor', 'weapon', 'shield', 'helmet', 'steed'] as const;
export type TreasureType = (typeof TYPES)[number];

export const TAGS = ['giant', 'duel', 'beast', 'host', 'engine'] as const;
export type Tag = (typeof TAGS)[number];

export const GRAMMARS = ['cry', 'oath', 'person', 'place', 'thing', 'saying', 'title'] as const;
export type Grammar = (typeof GRAMMARS)[number];

/** 11.1: when an effect happens or may be used. */
export const WINDOWS = [
  'any_time',
  'before_roll',
  'after_roll',
  'feat',
  'reply',
  'passive',
  'woo',
  'on_win',
  'on_judge',
  'on_encounter_won',
  'on_tale_lost',
  'on_fail',
] as const;
export type When = (typeof WINDOWS)[number];

/** 11.2: whom an effect concerns. */
export const WHO = ['self', 'attempter', 'rival_attempter', 'rival'] as const;
export type Who = (typeof WHO)[number];

export const SCOPES = ['attempt', 'feat'] as const;
type Scope = (typeof SCOPES)[number];

export const USES = ['attempt', 'feat'] as const;
type Uses = (typeof USES)[number];

/** What `immune` protects from. */
export const GROUPS = ['treasure', 'hand', 'strength', 'chivalry', 'this'] as const;
export type CardGroup = (typeof GROUPS)[number];

/** All parts that are given must hold. */
export interface Condition {
  readonly tag?: readonly Tag[];
  readonly has?: 'love';
  readonly treasure?: TreasureType;
  readonly gear?: TreasureType;
  readonly treasuresMax?: number;
  readonly featsMax?: number;
  readonly lastAttempt?: 'failed';
  readonly attemptNo?: number;
  readonly die?: readonly number[];
  readonly not?: Condition;
}

export const CONDITIONS = [
  'tag',
  'has',
  'treasure',
  'gear',
  'treasuresMax',
  'featsMax',
  'lastAttempt',
  'attemptNo',
  'die',
  'not',
] as const satisfies readonly (keyof Condition)[];

/** 11.3: what each operation is told, besides `when`. */
interface Operations {
  strength: { who: Who; amount: number; scope?: Scope; if?: Condition };
  difficulty: { who?: Who; amount: number; scope: Scope };
  reroll: { who: Who; keep: 'new' | 'high' | 'low'; if?: Condition; uses?: Uses };
  set_die: { who: Who; to: number | 'opposite'; uses?: Uses };
  double_die: { who: Who };
  extra_attempt: { who: Who };
  skip_attempt: { who: Who };
  lose_success: { who: Who };
  flee_free: { who?: Who; draw: number };
  draw_treasure: { draw: number; keep: number };
  recover_treasure: { from: number };
  steal_treasure: { who: Who; maxStrength: number };
  discard_treasure: { who: Who };
  swap_treasure: { who: Who };
  mute: { who: Who; what: 'treasure' | 'love'; scope: Scope };
  draw_chivalry: { who: Who; count: number };
  new_hand: { who: Who };
  discard_chivalry: { who: Who; count: number };
  steal_chivalry: { who: Who; count: number };
  hand_size: { amount: number };
  compensation: { amount: number };
  peek: { who?: Who; what: 'hand' | 'journey'; count?: number };
  cancel: { who: Who };
  immune: { who?: Who; against: readonly CardGroup[]; scope?: Scope };
  copy: { who: Who };
  woo_cards: { min: number };
  woo_judged: object;
  woo_requires: { if: Condition };
}

export type Op = keyof Operations;
export type EffectOf<K extends Op> = { readonly op: K; readonly when: When } & Readonly<Operations[K]>;
export type Effect = { [K in Op]: EffectOf<K> }[Op];

/** The same list for the checks of chapter 20. */
export const PARAMETERS: { readonly [K in Op]: readonly (keyof EffectOf<K>)[] } = {
  strength: ['who', 'amount', 'scope', 'if'],
  difficulty: ['who', 'amount', 'scope'],
  reroll: ['who', 'keep', 'if', 'uses'],
  set_die: ['who', 'to', 'uses'],
  double_die: ['who'],
  extra_attempt: ['who'],
  skip_attempt: ['who'],
  lose_success: ['who'],
  flee_free: ['who', 'draw'],
  draw_treasure: ['draw', 'keep'],
  recover_treasure: ['from'],
  steal_treasure: ['who', 'maxStrength'],
  discard_treasure: ['who'],
  swap_treasure: ['who'],
  mute: ['who', 'what', 'scope'],
  draw_chivalry: ['who', 'count'],
  new_hand: ['who'],
  discard_chivalry: ['who', 'count'],
  steal_chivalry: ['who', 'count'],
  hand_size: ['amount'],
  compensation: ['amount'],
  peek: ['who', 'what', 'count'],
  cancel: ['who'],
  immune: ['who', 'against', 'scope'],
  copy: ['who'],
  woo_cards: ['min'],
  woo_judged: [],
  woo_requires: ['if'],
};
