/** The things of Lancelot in the words of the reader. */
import { NONE } from '../../../core/game.ts';
import { SPACES, TABLE, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Tongue } from './tongue.ts';
import { ALL_WEAPONS, DEED_TILES } from '../rules/virtues.ts';
import { sentencesIn } from './reasons.ts';
import { listed } from '../../../core/text.ts';
import type { Words } from './words.ts';

/** `3 swords`; also of what a virtue counts. */
export function counted({ t }: Words, count: number, of: number): string {
  if (of === ALL_WEAPONS) return t['lan.thing.weapons'](count);
  if (of === DEED_TILES) return t['lan.thing.deeds'](count);
  return t[`lan.thing.${THINGS[of]}`](count);
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

/** Reasons in the language of the reader, with the players called by their names. */
export function tongueOf(words: Words, names: readonly string[] = []): Tongue {
  const nameOf = (of: number): string => counted(words, 2, of).replace(/^2 (de )?/, '');
  return {
    sentences: sentencesIn(words.t),
    seat: (seat) => names[seat] ?? '',
    chair: (chair) => chairNamed(words, chair),
    site: (site) => siteNamed(words, site),
    space: (space) => spaceNamed(words, space),
    virtue: (virtue) => virtueNamed(words, virtue),
    deed: (tile) => deedNamed(words, tile),
    thing: (thing) => counted(words, 1, thing).replace(/^1 (de )?/, ''),
    counted: (count, of) => counted(words, count, of),
    plural: nameOf,
    list: (items) => listed(words, items),
  };
}
