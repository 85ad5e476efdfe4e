/** Judging what is not wholly known: in every world that fits, and saying on what the answer depends. */
import type { Language } from './game.ts';
import { and, or } from './mistakes.ts';
import type { Doubt } from './notation.ts';
import { inLanguage } from './wording.ts';
import { same } from './same.ts';

/** The games share no shape of their states. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type OpenDoubt = Doubt<any>;

/** What is open, in the language of the reader, and the line that would tell it. */
export interface ToldDoubt {
  readonly about: string;
  readonly line: string;
}

/** On what an answer depends, and its parts that differ, for each case; no cases where there are too many to tell. */
export interface Dependence<P> {
  readonly on: readonly ToldDoubt[];
  /** The parts that differ. */
  readonly of: readonly (keyof P)[];
  readonly cases: readonly { readonly when: string; readonly parts: Partial<P> }[];
}

/** One choice for every doubt, and what comes of it. */
interface World<P> {
  readonly choices: readonly number[];
  readonly parts: P;
}

const MOST_WORLDS = 64;
const MOST_CASES = 8;

/** What can be done where worlds do not agree. */
export interface Reconciling<P> {
  /** Of the reader; English, if nobody says. */
  readonly language?: Language;
  /** One value for all of them, if there is one that says what is open. */
  readonly merge?: { readonly [K in keyof P]?: (values: readonly P[K][]) => P[K] | undefined };
  /** The least that must be told of each case, for when there are too many to tell all. */
  brief?(parts: Partial<P>): Partial<P>;
}

/** Judges every world. `parts` are those on which all agree. */
export function overWorlds<S, P extends object>(
  state: S,
  doubts: readonly OpenDoubt[],
  judge: (state: S) => P,
  { language = 'en', merge = {}, brief = () => ({}) }: Reconciling<P> = {},
): { parts: Partial<P>; depends?: Dependence<P> } {
  if (doubts.length === 0) return { parts: judge(state) };
  const worlds = choicesOf(doubts).map((choices): World<P> => {
    const settled = choices.reduce((world: S, choice, i) => doubts[i].cases[choice].settle(world) as S, state);
    return { choices, parts: judge(settled) };
  });
  const keys = [...new Set(worlds.flatMap(({ parts }) => Object.keys(parts)))] as (keyof P)[];
  const merged = new Map<keyof P, unknown>();
  for (const key of keys) {
    const values = worlds.map(({ parts }) => parts[key]);
    if (values.every((value) => same(value, values[0]))) merged.set(key, values[0]);
    else if (merge[key]?.(values) !== undefined) merged.set(key, merge[key](values));
  }
  const parts = Object.fromEntries(merged) as Partial<P>;
  const open = keys.filter((key) => !merged.has(key));
  return open.length === 0
    ? { parts }
    : { parts, depends: dependence(doubtsIn(language, doubts), worlds, open, brief) };
}

function only<P extends object>(parts: P, keys: readonly (keyof P)[]): Partial<P> {
  const kept = Object.entries(parts).filter(([key]) => keys.includes(key as keyof P));
  return Object.fromEntries(kept) as Partial<P>;
}

/** Every combination that fits; where these are too many, two for every case of each doubt, the others as they come. */
function choicesOf(doubts: readonly OpenDoubt[]): number[][] {
  const all = fitting(doubts, [], MOST_WORLDS + 1, 0);
  if (all.length <= MOST_WORLDS) return all;
  const each = doubts.flatMap(({ cases }, doubt) =>
    cases.flatMap((_, choice) => {
      const given = doubts.map((__, i) => (i === doubt ? choice : undefined));
      return [...fitting(doubts, given, 1, 0), ...fitting(doubts, given, 1, choice + 1)];
    }),
  );
  return each.filter((choices, i) => each.findIndex((other) => same(other, choices)) === i);
}

/** At most so many combinations in which no word is used twice; some may be given, the others begin at a case. */
function fitting(
  doubts: readonly OpenDoubt[],
  given: readonly (number | undefined)[],
  most: number,
  from: number,
): number[][] {
  const found: number[][] = [];
  const fixed = new Set(
    given.flatMap((choice, i) => (choice === undefined ? [] : (doubts[i].cases[choice].once ?? []))),
  );
  const mayBe = (at: number, once: string | undefined, used: ReadonlySet<string>): boolean =>
    once === undefined || (!used.has(once) && (given[at] !== undefined || !fixed.has(once)));
  const fill = (chosen: readonly number[], used: ReadonlySet<string>): void => {
    if (found.length === most) return;
    const at = chosen.length;
    if (at === doubts.length) return void found.push([...chosen]);
    const { cases } = doubts[at];
    for (let i = 0; i < cases.length; i++) {
      const choice = given[at] ?? (i + from) % cases.length;
      const { once } = cases[choice];
      if (mayBe(at, once, used)) fill([...chosen, choice], once === undefined ? used : new Set([...used, once]));
      if (given[at] !== undefined) return;
    }
  };
  fill([], new Set());
  return found;
}

/** Doubts in words of one language. */
interface SpokenDoubts {
  readonly language: Language;
  readonly doubts: readonly (ToldDoubt & { readonly cases: readonly string[] })[];
}

function doubtsIn(language: Language, doubts: readonly OpenDoubt[]): SpokenDoubts {
  const told = doubts.map(({ about, line, cases }) => ({
    about: inLanguage(about, language),
    line,
    cases: cases.map(({ when }) => inLanguage(when, language)),
  }));
  return { language, doubts: told };
}

function dependence<P extends object>(
  spoken: SpokenDoubts,
  worlds: readonly World<P>[],
  open: readonly (keyof P)[],
  brief: (parts: Partial<P>) => Partial<P>,
): Dependence<P> {
  const differing = worlds.map(({ choices, parts }) => ({ choices, parts: only(parts, open) }));
  const matters = whatMatters([...spoken.doubts.keys()], differing);
  const all = casesOf(spoken, matters, differing);
  const short = () => casesOf(spoken, matters, differing.map(({ choices, parts }) => ({ choices, parts: brief(parts) }))); // prettier-ignore
  const cases = all.length > MOST_CASES ? short() : all;
  return {
    on: matters.map((doubt) => ({ about: spoken.doubts[doubt].about, line: spoken.doubts[doubt].line })),
    of: open,
    cases: cases.length > MOST_CASES || cases.length < 2 ? [] : cases,
  };
}

/** Worlds with the same answer are one case. */
function casesOf<P extends object>(
  { language, doubts }: SpokenDoubts,
  matters: readonly number[],
  worlds: readonly World<Partial<P>>[],
): Dependence<P>['cases'] {
  const cases: { when: string[]; parts: Partial<P> }[] = [];
  for (const { choices, parts } of worlds) {
    const when = matters.map((doubt) => doubts[doubt].cases[choices[doubt]]).join(and[language]);
    const known = cases.find((one) => same(one.parts, parts));
    if (known === undefined) cases.push({ when: [when], parts });
    else if (!known.when.includes(when)) known.when.push(when);
  }
  return cases.map(({ when, parts }) => ({ when: when.join(or[language]), parts }));
}

/** The fewest doubts that settle the answer: one, or two, or all on which worlds that differ in nothing else depend. */
function whatMatters<P>(doubts: readonly number[], worlds: readonly World<P>[]): readonly number[] {
  const sets = [...doubts.map((one) => [one]), ...doubts.flatMap((one) => doubts.flatMap((two) => (one < two ? [[one, two]] : [])))]; // prettier-ignore
  const few = sets.find((set) => doSettle(set, worlds));
  if (few !== undefined) return few;
  const alone = doubts.filter((doubt) => !doSettle(doubts.filter((other) => other !== doubt), worlds)); // prettier-ignore
  return alone.length === 0 ? doubts : alone;
}

/** Whether worlds in which these are so are all judged alike. */
function doSettle<P>(doubts: readonly number[], worlds: readonly World<P>[]): boolean {
  const answers = new Map<string, P>();
  return worlds.every(({ choices, parts }) => {
    const key = doubts.map((doubt) => choices[doubt]).join();
    const known = answers.get(key);
    if (known === undefined) answers.set(key, parts);
    return known === undefined || same(known, parts);
  });
}
