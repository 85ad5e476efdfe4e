/** The things of Lancelot in the words of the reader. */
import { NONE } from '../../../core/game.ts';
import { CHAIRS, SPACES, TABLE, THINGS } from '../../../games/lancelot/components.ts';
import { DEEDS } from '../../../games/lancelot/deeds.ts';
import { ALL_WEAPONS, DEED_TILES } from '../../../games/lancelot/virtues.ts';
import { listed, type Words } from '../../words/words.tsx';
import type { IconName } from './icons.ts';

export const THING_ICONS: readonly IconName[] = [
  'visored-helm',
  'broadsword',
  'flanged-mace',
  'spears',
  'sparkles',
  'rose',
  'cross-shield',
  'black-knight-helm',
  'secret-book',
];

/** By site. */
export const SITE_ICONS: readonly IconName[] = [
  'round-table',
  'mounted-knight',
  'castle',
  'sailboat',
  'wizard-face',
  'sword-in-stone',
  'open-book',
  'angel-wings',
  'dragon-head',
  'evil-eyes',
  'holy-grail',
];

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

export function chairGives({ t }: Words, chair: number): string {
  return t[`lan.chair.${chair as Numbered}`];
}

export function spaceNamed(words: Words, space: number): string {
  if (space === NONE || space === TABLE) return siteNamed(words, 0);
  const { id, site } = SPACES[space];
  const single = SPACES.filter((other) => other.site === site).length === 1;
  return single ? siteNamed(words, site) : `${id} (${siteNamed(words, site)})`;
}

export const chairNamed = (chair: number): string => CHAIRS[chair];
export const deedNamed = (tile: number): string => `${DEEDS[tile].id} ${DEEDS[tile].name}`;
