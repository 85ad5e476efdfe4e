/** The things of Lancelot in the words of the reader. */
import { NONE } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { CARDS, MAGIC, SPACES, SQUIRE, TABLE, THINGS } from '../rules/components.ts';
import { ALL_WEAPONS, DEED_TILES } from '../rules/virtues.ts';
import type { Words } from './words.ts';

type Kind = (typeof THINGS)[number] | 'weapons' | 'deeds';

/** Of a thing by its number, and of what else a virtue counts. */
const kindOf = (of: number): Kind => (of === ALL_WEAPONS ? 'weapons' : of === DEED_TILES ? 'deeds' : THINGS[of]);

/** `3 swords`; also of what a virtue counts. */
export const counted = ({ t }: Words, count: number, of: number): string => t[`lan.thing.${kindOf(of)}`](count);

/** `swords`. */
export const thingsCalled = ({ t }: Words, of: number): string => t[`lan.things.${kindOf(of)}`];

/** What it is good for. */
export function thingAbout({ t }: Words, thing: number): string {
  if (thing === SQUIRE) return t['lan.tip.squire'];
  if (thing === MAGIC) return t['lan.tip.magic'];
  return CARDS.some((card) => card === thing) ? t['lan.tip.card'] : t['lan.tip.weapon'];
}

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

/** `the Joust`: a site in the middle of a sentence. */
export const siteWithin = (words: Words, site: number): string => within(siteNamed(words, site));

/** `the Joust, 2nd space`, in the middle of a sentence. */
export function spaceNamed(words: Words, space: number): string {
  const { site, track, place } = placeOf(space);
  return place === 0 ? siteWithin(words, site) : words.t[`lan.space.${track}`](place);
}

/** `Joust 2`: a space on a button. */
export function stopNamed(words: Words, space: number): string {
  const { site, track, place } = placeOf(space);
  return place === 0 ? siteNamed(words, site) : words.t[`lan.stop.${track}`](place);
}

type Track = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The site of a space, its track, and its place there from 1; 0 for a site of one space. */
function placeOf(space: number): { readonly site: number; readonly track: Track; readonly place: number } {
  if (space === NONE || space === TABLE) return { site: 0, track: 0, place: 0 };
  const { site, track } = SPACES[space];
  const first = SPACES.findIndex((other) => other.track === track);
  const isAlone = SPACES[first + 1]?.track !== track;
  return { site, track: track as Track, place: isAlone ? 0 : space - first + 1 };
}

/** Titles begin with a capital, sentences go on without. */
const within = (title: string): string => title.replace(/^(?:The|El|La|Las) /, (article) => article.toLowerCase());

export const deedNamed = ({ t }: Words, tile: number): string => t[`lan.deed.${tile as Numbered}`];
