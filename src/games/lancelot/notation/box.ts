/**
 * A box of one's own: `box: D05 2S 1L, 1 VP, 2 whirlpools` is a deed, `box: Strength 4 6` the VP of a virtue without and
 * with the crown, `box: J squire sword squire` a track by what its spaces give, `box: sword 25` a supply.
 */
import { again, onceSee } from '../../../core/mistakes.ts';
import { type BoxLine, type BoxNotation, misread, type Problem } from '../../../core/notation.ts';
import { box, type Components } from '../rules/box.ts';
import { THINGS } from '../rules/components.ts';
import { boxLine } from './mistakes.ts';

export const boxNotation: BoxNotation = {
  open(lines) {
    if (lines.length === 0) return [];
    const problems: Problem[] = [];
    const seen = new Map<string, string>();
    let components = box.standard;
    for (const { where, words } of lines) {
      const change = changeIn({ where, words });
      if ('found' in change) problems.push(change);
      else if (seen.has(change.of)) problems.push(misread(where, again(change.of), onceSee(seen.get(change.of) ?? '')));
      else components = change.make(components);
      if (!('found' in change)) seen.set(change.of, where);
    }
    if (problems.length === 0) box.use(components);
    return problems;
  },
  close: () => box.use(box.standard),
};

interface Change {
  readonly of: string;
  make(components: Components): Components;
}

function changeIn({ where, words }: BoxLine): Change | Problem {
  const [name = '', ...rest] = words.split(/[\s,:]+/).filter((word) => word !== '');
  const change = [deedIn, virtueIn, trackIn, lengthIn, supplyIn].map((read) => read(name, rest)).find(Boolean);
  return change ?? misread(where, words, boxLine);
}

const key = (names: { readonly [name: string]: unknown }, name: string): string | undefined =>
  Object.keys(names).find((one) => one.toLowerCase() === name.toLowerCase());

const small = (word: string | undefined, most = 99): number | undefined =>
  word !== undefined && /^\d{1,2}$/.test(word) && Number(word) <= most ? Number(word) : undefined;

const COST = /^([1-9])([SMLG])$/i;

/** The cost in letters, X for Excalibur; then the VP and the whirlpools. */
function deedIn(name: string, words: readonly string[]): Change | undefined {
  const of = key(box.standard.deeds, name);
  const end = words.findIndex((word) => /^\d+$/.test(word));
  const costs = words.slice(0, end).map((word) => word.toUpperCase());
  const isCost =
    end > 0 && costs.every((word, i) => (COST.test(word) ? isNew(costs, i) : word === 'X' && i === end - 1));
  const [, vp, whirlpools = '0'] =
    /^(\d+)(?: ?vp)?(?: (\d+)(?: ?whirlpools?)?)?$/i.exec(words.slice(end).join(' ')) ?? [];
  const [points, pools] = [small(vp), small(whirlpools, 9)];
  if (of === undefined || !isCost || points === undefined || pools === undefined) return undefined;
  const deed = { cost: costs.join(' '), vp: points, whirlpools: pools };
  return { of, make: (all) => ({ ...all, deeds: { ...all.deeds, [of]: deed } }) };
}

const isNew = (costs: readonly string[], i: number): boolean => costs.findIndex((one) => one[1] === costs[i][1]) === i;

function virtueIn(name: string, words: readonly string[]): Change | undefined {
  const of = key(box.standard.virtues, name);
  const [low, high] = words.map((word) => small(word));
  if (of === undefined || words.length !== 2 || !low || !high || low > high) return undefined;
  return { of, make: (all) => ({ ...all, virtues: { ...all.virtues, [of]: { low, high } } }) };
}

const LONGEST = 12;

/** What the spaces of a track give, from the first: things, several joined by +, or - for nothing. */
function trackIn(name: string, words: readonly string[]): Change | undefined {
  const of = key(box.standard.tracks, name);
  const spaces = words.map((word) => word.toLowerCase());
  const isThing = (word: string): boolean => THINGS.some((thing) => thing === word);
  const isTrack = spaces.every((space) => space === '-' || space.split('+').every(isThing));
  if (of === undefined || !isTrack || spaces.length === 0 || spaces.length > LONGEST) return undefined;
  return { of, make: (all) => ({ ...all, tracks: { ...all.tracks, [of]: spaces.join(' ') } }) };
}

/** How many spaces the Lake and the track of the Grail have. */
function lengthIn(name: string, words: readonly string[]): Change | undefined {
  const length = words.length === 1 ? small(words[0]) : undefined;
  if (!length) return undefined;
  if (name.toLowerCase() === 'grail') return { of: 'grail', make: (all) => ({ ...all, grail: length }) };
  if (name.toLowerCase() !== 'lake' || length > LONGEST) return undefined;
  const lake = Array.from({ length }, () => '-').join(' ');
  return { of: 'L', make: (all) => ({ ...all, tracks: { ...all.tracks, L: lake } }) };
}

function supplyIn(name: string, words: readonly string[]): Change | undefined {
  const of = key(box.standard.supply, name.replace(/s$/i, ''));
  const count = words.length === 1 ? small(words[0]) : undefined;
  if (of === undefined || count === undefined) return undefined;
  return { of, make: (all) => ({ ...all, supply: { ...all.supply, [of]: count } }) };
}
