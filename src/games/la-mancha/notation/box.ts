/**
 * A box of one's own: `box: T12 helmet 3` is a Treasure by its type and strength, without effect or, with `as T34`, with
 * that of ours; `box: F07 difficulty 9, giant duel` is a Feat, `box: L03 strength 2` a Love.
 */
import { listOfWords } from '../../../core/codecs.ts';
import { again, onceSee } from '../../../core/mistakes.ts';
import { type BoxLine, type BoxNotation, misread } from '../../../core/notation.ts';
import { box } from '../rules/box.ts';
import { TAGS, TYPES } from '../rules/cards/vocabulary.ts';
import type { Components } from '../rules/components.ts';
import { boxLine } from './mistakes.ts';

interface Change {
  readonly of: string;
  make(components: Components): Components;
}

export const boxNotation: BoxNotation = {
  open(lines) {
    const changes = lines.map((line) => treasureIn(line) ?? featIn(line) ?? loveIn(line));
    const problems = changes.flatMap((change, i) => {
      const { where, words } = lines[i];
      if (change === undefined) return [misread(where, words, boxLine)];
      const first = changes.findIndex((other) => other?.of === change.of);
      return first < i ? [misread(where, again(change.of), onceSee(lines[first].where))] : [];
    });
    if (problems.length === 0 && lines.length > 0)
      box.use(changes.reduce((all, change) => change?.make(all) ?? all, box.standard));
    return problems;
  },
  close: () => box.use(box.standard),
};

/** The id of a card of ours, typed in any case. */
const idIn = (cards: object, text: string): string | undefined =>
  Object.keys(cards).find((id) => id === text.toUpperCase());

const { treasures, feats, loves } = box.standard;

function treasureIn({ words }: BoxLine): Change | undefined {
  const [, name = '', kind = '', strength = '', other] =
    /^(T\d\d)\s+([a-z]+),?\s+(?:strength\s+)?(\d{1,2})(?:,?\s+as\s+(T\d\d))?$/i.exec(words) ?? [];
  const of = idIn(treasures, name);
  const type = TYPES.find((one) => one === kind.toLowerCase());
  const as = other === undefined ? '' : idIn(treasures, other);
  if (of === undefined || type === undefined || as === undefined) return undefined;
  const treasure = { type, strength: Number(strength), as };
  return { of, make: (all) => ({ ...all, treasures: { ...all.treasures, [of]: treasure } }) };
}

function featIn({ words }: BoxLine): Change | undefined {
  const [, name = '', difficulty = '', more = ''] =
    /^(F\d\d)\s+difficulty\s+(\d{1,2})(?:[,\s]+(.*))?$/i.exec(words) ?? [];
  const of = idIn(feats, name);
  const typed = listOfWords(more.toLowerCase());
  const tags = TAGS.filter((tag) => typed.includes(tag));
  if (of === undefined || tags.length !== typed.length) return undefined;
  const feat = { difficulty: Number(difficulty), tags: tags.length === 0 ? feats[of].tags : tags.join(' ') };
  return { of, make: (all) => ({ ...all, feats: { ...all.feats, [of]: feat } }) };
}

function loveIn({ words }: BoxLine): Change | undefined {
  const [, name = '', strength = ''] = /^(L\d\d)\s+strength\s+(\d{1,2})$/i.exec(words) ?? [];
  const of = idIn(loves, name);
  if (of === undefined) return undefined;
  return { of, make: (all) => ({ ...all, loves: { ...all.loves, [of]: { strength: Number(strength) } } }) };
}
