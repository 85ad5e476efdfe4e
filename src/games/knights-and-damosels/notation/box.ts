/**
 * A box of one's own: `box: war-rome Arms Vassalage, shares Arms, extra horse` is an event by its list, by what shares 6
 * worship and by what earns 1 more; `box: 4 players given 5, earned 7, worship 22` is what a victory takes.
 */
import { again, onceSee } from '../../../core/mistakes.ts';
import { type BoxLine, type BoxNotation, demandsOf, misread, type Problem } from '../../../core/notation.ts';
import { box } from '../rules/box.ts';
import { CATEGORIES, CHIVALRIES, type Components } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import * as mistakes from './mistakes.ts';

const demand = demandsOf(RULES);

interface Change {
  readonly of: string;
  readonly problems: readonly Problem[];
  make(components: Components): Components;
}

export const boxNotation: BoxNotation = {
  open(lines) {
    const changes = lines.map((line) => eventIn(line) ?? victoryIn(line));
    const problems = changes.flatMap((change, i) => {
      const { where, words } = lines[i];
      if (change === undefined) return [misread(where, words, mistakes.boxLine)];
      const first = changes.findIndex((other) => other?.of === change.of);
      const twice = first < i ? [misread(where, again(change.of), onceSee(lines[first].where))] : [];
      return [...change.problems, ...twice];
    });
    if (problems.length === 0 && lines.length > 0)
      box.use(changes.reduce((all, change) => change?.make(all) ?? all, box.standard));
    return problems;
  },
  close: () => box.use(box.standard),
};

const NAMES = [...CATEGORIES, ...CHIVALRIES.map(({ id }) => id)];
const MOST_SHARING = 3;

/** The names in a list of chivalries and categories; undefined if one is none. */
function namesIn(text: string): string[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const names = words.flatMap((word) => NAMES.find((name) => name.toLowerCase() === word.toLowerCase()) ?? []);
  return names.length === words.length ? names : undefined;
}

const sizeOf = (names: readonly string[]): number =>
  names.reduce((size, name) => size + (CATEGORIES.some((category) => category === name) ? 3 : 1), 0);

function eventIn({ where, words }: BoxLine): Change | undefined {
  const [, name = '', lists = ''] = /^(\S+)\s+(.*)$/.exec(words) ?? [];
  const of = Object.keys(box.standard.events).find((id) => id === name.toLowerCase());
  const [, first = '', sharing = '', more = ''] = /^(.*?)(?:\bshares\b(.*?))?(?:\bextra\b(.*))?$/i.exec(lists) ?? [];
  const [listed, shared, extra] = [first, sharing, more].map(namesIn);
  if (of === undefined || listed === undefined || shared === undefined || extra === undefined) return undefined;
  const event = { listed: listed.join(' '), shared: shared.join(' '), extra: extra.join(' ') };
  const problems = demand(sizeOf(shared) <= MOST_SHARING, where, 'KD-8.3', shared.join(' '), mistakes.threeSharing);
  return { of, problems, make: (all) => ({ ...all, events: { ...all.events, [of]: event } }) };
}

function victoryIn({ words }: BoxLine): Change | undefined {
  const found = /^([3-6]) players\s+given (\d{1,2}),?\s+earned (\d{1,2}),?\s+worship (\d{1,2})$/i.exec(words);
  if (found === null) return undefined;
  const [players, given, earned, worship] = found.slice(1).map(Number);
  if (given === 0 || earned === 0 || worship === 0) return undefined;
  const make = (all: Components): Components => ({
    ...all,
    victories: { ...all.victories, [players]: { given, earned, worship } },
  });
  return { of: `${players} players`, problems: [], make };
}
