/** Why the score is what it is, source by source. */
import { NONE, type Seat } from '../../../core/game.ts';
import { listed, listedPeople } from '../../../core/text.ts';
import { contenders, grailAward, holding } from '../rules/15-end.ts';
import { CATEGORIES } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Source } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { deedNamed, virtueNamed } from './naming.ts';
import type { Words } from './words.ts';

/** Sentences for all players. */
export function endingWords(words: Words, end: State, names: readonly string[], source: Source): string[] {
  return BECAUSE[source](words, end, names);
}

type Because = (words: Words, end: State, names: readonly string[]) => string[];

const BECAUSE: { readonly [source in Source]: Because } = {
  virtues: (words, end, names) => perPlayer(words, names, (seat) => learned(words, end, seat)),
  deeds: (words, end, names) => perPlayer(words, names, (seat) => completed(words, end, seat)),
  guinevere: (words, { knights }, names) =>
    perPlayer(words, names, (seat) =>
      knights[seat].guinevere === 0 ? [] : [words.t['lan.taken'](knights[seat].guinevere)],
    ),
  majorities: (words, end, names) =>
    CATEGORIES.map((category, i) =>
      words.t['lan.of'](words.t[`lan.category.${category}`], majorityWords(words, end, names, i)),
    ),
  excalibur: ({ t }, { sword }, names) => [sword === NONE ? t['lan.swordFree'] : t['lan.swordOf'](names[sword])],
  grail({ t }, end, names) {
    const { pilgrims, knights } = end;
    const [front, last] = [knights[pilgrims[0]].grail, knights[pilgrims[pilgrims.length - 1]].grail];
    if (front === 0) return [t['lan.noGrail']];
    return [t['lan.grailLeads'](names[pilgrims[0]], front, last, grailAward(end))];
  },
};

function perPlayer(words: Words, names: readonly string[], reasons: (seat: Seat) => string[]): string[] {
  return names.flatMap((name, seat) => {
    const own = reasons(seat);
    return own.length === 0 ? [] : [words.t['lan.of'](name, listed(words, own))];
  });
}

/** The virtues of a seat, each with its VP. */
export function learned(words: Words, { knights }: State, seat: Seat): string[] {
  return knights[seat].virtues.flatMap((vp, virtue) => (vp > 0 ? [`${virtueNamed(words, virtue)} ${vp}`] : []));
}

/** The deeds of a seat, each with its VP. */
export function completed(words: Words, { knights }: State, seat: Seat): string[] {
  return knights[seat].deeds.map((tile) => `${deedNamed(words, tile)} ${DEEDS[tile].vp}`);
}

/** LAN-15.2 to LAN-15.4: who has most, or who chose it of those who were tied. */
export function majorityWords(words: Words, end: State, names: readonly string[], category: number): string {
  const { t } = words;
  const best = contenders(end, category);
  const winner = end.majorities[category];
  if (best.length === 0) return t['lan.nobody'];
  const most = holding(end, best[0], category);
  if (best.length === 1) return t['lan.hasMost'](names[best[0]], most);
  const tied = listedPeople(
    words,
    best.map((seat) => names[seat]),
  );
  return winner === NONE ? t['lan.tiedOpen'](tied, most) : t['lan.tied'](tied, most, names[winner]);
}
