/** The things of Lancelot in the words of the reader. */
import { NONE } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { CARDS, SPACES, TABLE, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { ALL_WEAPONS, DEED_TILES } from '../rules/virtues.ts';
import type { Words } from './words.ts';

type Kind = (typeof THINGS)[number] | 'weapons' | 'deeds';

/** Of a thing by its number, and of what else a virtue counts. */
const kindOf = (of: number): Kind => (of === ALL_WEAPONS ? 'weapons' : of === DEED_TILES ? 'deeds' : THINGS[of]);

/** `3 swords`; also of what a virtue counts. */
export const counted = ({ t }: Words, count: number, of: number): string => t[`lan.thing.${kindOf(of)}`](count);

/** `swords`. */
export const thingsCalled = ({ t }: Words, of: number): string => t[`lan.things.${kindOf(of)}`];

/** `2 swords and 1 lance`, or nothing. */
export function thingsNamed(words: Words, things: readonly number[]): string {
  const kinds = [...new Set(things)];
  if (kinds.length === 0) return words.t['lan.nothing'];
  return listed(
    words,
    kinds.map((kind) => counted(words, things.filter((thing) => thing === kind).length, kind)),
  );
}

/** So many of each color, one by one. */
export function cardsIn(counts: readonly number[]): number[] {
  return CARDS.flatMap((card, i) => Array.from({ length: counts[i] }, () => card));
}

type Numbered = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function virtueNamed({ t }: Words, virtue: number): string {
  return virtue === NONE ? t['lan.none'] : t[`lan.virtue.${virtue as Numbered}`];
}

export function siteNamed({ t }: Words, site: number): string {
  return t[`lan.site.${site as Numbered}`];
}

export const chairNamed = ({ t }: Words, chair: number): string => t[`lan.chairName.${chair as Numbered}`];

export function chairGives({ t }: Words, chair: number): string {
  return t[`lan.chair.${chair as Numbered}`];
}

export function spaceNamed(words: Words, space: number): string {
  if (space === NONE || space === TABLE) return siteNamed(words, 0);
  const { id, site } = SPACES[space];
  const single = SPACES.filter((other) => other.site === site).length === 1;
  return single ? siteNamed(words, site) : `${siteNamed(words, site)} ${id}`;
}

/** The name of a deed without its number. */
export const deedTitle = ({ t }: Words, tile: number): string => t[`lan.deed.${tile as Numbered}`];
export const deedNamed = (words: Words, tile: number): string => `${DEEDS[tile].id} ${deedTitle(words, tile)}`;
