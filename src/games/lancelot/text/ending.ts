/** Why the score is what it is, source by source: sentences for all players. */
import { NONE } from '../../../core/game.ts';
import { contenders, grailAward, holding } from '../rules/15-end.ts';
import { CATEGORIES } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Source } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { listed } from '../../../core/text.ts';
import type { Words } from './words.ts';
import { deedTitle, virtueNamed } from './naming.ts';

type Because = (words: Words, end: State, names: readonly string[]) => string[];

export function endingWords(words: Words, end: State, names: readonly string[], source: Source): string[] {
  return BECAUSE[source](words, end, names);
}

const BECAUSE: { readonly [source in Source]: Because } = {
  virtues: (words, { knights }, names) =>
    perPlayer(words, names, (seat) =>
      knights[seat].virtues.flatMap((vp, virtue) => (vp > 0 ? [`${virtueNamed(words, virtue)} ${vp}`] : [])),
    ),
  deeds: (words, { knights }, names) =>
    perPlayer(words, names, (seat) => knights[seat].deeds.map((tile) => `${deedTitle(words, tile)} ${DEEDS[tile].vp}`)),
  guinevere: (words, { knights }, names) =>
    perPlayer(words, names, (seat) =>
      knights[seat].guinevere === 0 ? [] : [words.t['lan.taken'](knights[seat].guinevere)],
    ),
  majorities: (words, end, names) => CATEGORIES.map((_, category) => majority(words, end, names, category)),
  excalibur: ({ t }, { sword }, names) => [sword === NONE ? t['lan.swordFree'] : t['lan.swordOf'](names[sword])],
  grail({ t }, end, names) {
    const { pilgrims, knights } = end;
    const [front, last] = [knights[pilgrims[0]].grail, knights[pilgrims[pilgrims.length - 1]].grail];
    if (front === 0) return [t['lan.noGrail']];
    return [t['lan.grailLeads'](names[pilgrims[0]], front, last, grailAward(end))];
  },
};

function perPlayer(words: Words, names: readonly string[], reasons: (seat: number) => string[]): string[] {
  return names.flatMap((name, seat) => {
    const own = reasons(seat);
    return own.length === 0 ? [] : [words.t['lan.of'](name, listed(words, own))];
  });
}

/** LAN-15.2 to LAN-15.4: who has most, or who chose it of those who were tied. */
function majority(words: Words, end: State, names: readonly string[], category: number): string {
  const { t } = words;
  const best = contenders(end, category);
  const winner = end.majorities[category];
  const title = t[`lan.category.${CATEGORIES[category]}`];
  if (best.length === 0 || winner === NONE) return t['lan.of'](title, t['lan.nobody']);
  const most = holding(end, best[0], category);
  if (best.length === 1) return t['lan.of'](title, t['lan.hasMost'](names[winner], most));
  const tied = listed(
    words,
    best.map((seat) => names[seat]),
  );
  return t['lan.of'](title, t['lan.tied'](tied, most, names[winner]));
}
