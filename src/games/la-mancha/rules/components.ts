/** Chapter 1: all cards, numbered, and the figures of the game. Ids in states are places in these lists. */
import { type Encounter, type EncounterId, ENCOUNTERS } from './cards/encounters.ts';
import { type Feat, type FeatId, FEATS } from './cards/feats.ts';
import { type Love, type LoveId, LOVES } from './cards/loves.ts';
import { type Phrase, PHRASE_EFFECTS, type PhraseId, PHRASES } from './cards/phrases.ts';
import {
  GEAR,
  type GearId,
  type Treasure,
  TREASURE_EFFECTS,
  type TreasureId,
  TREASURE_ROWS,
} from './cards/treasures.ts';
import { type Effect, SALLIES, type Tag, type TreasureType, TYPES, type When } from './cards/vocabulary.ts';

/** Every card that is printed on; what is printed stands in `text/`, in every language for each of these. */
export type CardId = EncounterId | LoveId | FeatId | PhraseId | TreasureId | GearId;

export const CHIVALRY: readonly Phrase[] = PHRASES.map((row) => ({ ...row, effects: PHRASE_EFFECTS[row.id] ?? [] }));
const treasures: Treasure[] = TREASURE_ROWS.map((row) => ({ ...row, effects: TREASURE_EFFECTS[row.id] ?? [] }));
export const TREASURES: readonly Treasure[] = treasures;

/** The Journey deck: Encounters, then Loves, then Feats. */
export const JOURNEY: readonly (Encounter | Love | Feat)[] = [...ENCOUNTERS, ...LOVES, ...FEATS];
const loves: Love[] = LOVES.slice();
const feats: Feat[] = FEATS.slice();
const FIRST_LOVE = ENCOUNTERS.length;
const FIRST_FEAT = FIRST_LOVE + LOVES.length;

export const isLove = (card: number): boolean => card >= FIRST_LOVE && card < FIRST_FEAT;
export const isFeat = (card: number): boolean => card >= FIRST_FEAT;
export const loveOf = (card: number): Love => loves[card - FIRST_LOVE];
export const featOf = (card: number): Feat => feats[card - FIRST_FEAT];
/** 0, 1, 2 for the sallies I, II, III. */
export const SALLY_OF: readonly number[] = JOURNEY.map(({ sally }) => SALLIES.indexOf(sally));

/** LM-7.1: five places for Treasures, by type; the sixth is for a Love. */
export const SLOTS = TYPES.length;
export const PLACES: readonly string[] = [...TYPES, 'love'];
export const LOVE_PLACE = PLACES.indexOf('love');
const slots: number[] = [];
export const SLOT_OF: readonly number[] = slots;
/** LM-1.5: the strength of the gear in each slot; 0 where there is none. */
export const GEAR_STRENGTH: readonly number[] = TYPES.map(
  (type) => GEAR.find((gear) => gear.type === type)?.strength ?? 0,
);
const strengths: number[] = [];
export const TREASURE_STRENGTH: readonly number[] = strengths;

/** A Treasure of a box; `as` is the card of ours whose effect it has, or nothing. */
export interface TreasureData {
  readonly type: TreasureType;
  readonly strength: number;
  readonly as: string;
}

/** What a box may have otherwise. Several tags are parted by blanks. */
export interface Components {
  readonly treasures: { readonly [id: string]: TreasureData };
  readonly feats: { readonly [id: string]: { readonly difficulty: number; readonly tags: string } };
  readonly loves: { readonly [id: string]: { readonly strength: number } };
}

export const STANDARD: Components = {
  treasures: Object.fromEntries(TREASURE_ROWS.map(({ id, type, strength }) => [id, { type, strength, as: id }])),
  feats: Object.fromEntries(FEATS.map(({ id, difficulty, tags }) => [id, { difficulty, tags: tags.join(' ') }])),
  loves: Object.fromEntries(LOVES.map(({ id, strength }) => [id, { strength }])),
};

/** Puts these components in place of those in use. */
export function useComponents(components: Components): void {
  TREASURE_ROWS.forEach(({ id }, treasure) => {
    const { type, strength, as } = components.treasures[id];
    treasures[treasure] = { id, type, strength, effects: TREASURE_EFFECTS[as as TreasureId] ?? [] };
    slots[treasure] = TYPES.indexOf(type);
    strengths[treasure] = strength;
  });
  FEATS.forEach((feat, i) => {
    const { difficulty, tags } = components.feats[feat.id];
    feats[i] = { ...feat, difficulty, tags: tags.split(' ') as Tag[] };
  });
  LOVES.forEach((love, i) => (loves[i] = { ...love, ...components.loves[love.id] }));
}

useComponents(STANDARD);

/** The window of a Chivalry card; undefined if it has no effect. */
export const WINDOW_OF: readonly (When | undefined)[] = CHIVALRY.map(({ effects }) => effects[0]?.when);
export const effectsOf = (card: number): readonly Effect[] => CHIVALRY[card].effects;

/** Uses and mutes belong to a card (LM-7.7), whoever has it: Treasures by their number, Loves after them. */
export const loveCode = (love: number): number => TREASURES.length + love;

export const JOURNEY_PER_SALLY = 7; // LM-2.4
export const HAND = { base: 5, min: 3, max: 8 } as const; // LM-8.1
export const WOO_CARDS = 3; // LM-5.7
export const COMPENSATION = { encounter: 1, love: 2 } as const; // LM-4.9, LM-5.11
export const SUCCESSES = 2; // LM-6.5
export const DIFFICULTY_FLOOR = 2; // LM-6.4
export const TIRES_FROM = 6; // LM-6.15
export const FLIGHTS = 3; // LM-6.14
/** LM-9.13, LM-12.8, LM-12.9, LM-12.15, in seconds. */
export const TIMERS = {
  draw: 30,
  tell: 180,
  poem: 240,
  woo: 45,
  judge: 120,
  compensation: 45,
  equip: 45,
  discard: 60,
  select: 30,
  refillWindow: 10,
  beforeRoll: 12,
  afterRoll: 12,
  reply: 4,
  hold: 10,
  minWindow: 2,
  cry: 15,
} as const;
/** LM-12.2. */
export const TEXT = { tale: 700, poem: 600, remark: 200 } as const;
