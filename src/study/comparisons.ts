/** What is different if one thing is: the same deals played twice, and the differences game by game. */
import { choicesOf, marginOf, type Row, winOf } from './observe.ts';
import { oddOneOut, type Part, type Run } from './plan.ts';
import { clearOnes, type Effect, type Estimate, marked, meanOf, sum } from './statistics.ts';

/** A run and its games, in their order. */
export interface Played {
  readonly run: Run;
  readonly rows: readonly Row[];
}

/** One seat with its hands tied, compared with itself when it is free. */
export interface Tied extends Effect {
  readonly id: string;
}

export const MEASURES = ['points', 'margin', 'moves', 'moments', 'changes', 'decided', 'choices', 'first'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Difference {
  readonly before: number;
  readonly after: number;
  readonly difference: Estimate;
  readonly clear: boolean;
}

/** Other options or other components. */
export interface Compared {
  readonly part: Part;
  readonly id: string;
  readonly measures: { readonly [measure in Measure]: Difference };
}

/** The main games with the same deals. */
function pairs({ run, rows }: Played, played: readonly Played[]): (readonly [before: Row, after: Row])[] {
  const main = played.find((each) => each.run.part === 'main' && each.run.players === run.players);
  return rows.flatMap((after, i) => (main?.rows[i] === undefined ? [] : [[main.rows[i], after] as const]));
}

export function tiedIn(played: readonly Played[]): Tied[] {
  const raw = played
    .filter(({ run }) => run.part === 'tied')
    .map((each) => {
      const both = pairs(each, played).map(([free, bound], i) => ({ free, bound, seat: oddOneOut(each.run, i) }));
      return {
        id: each.run.id,
        win: meanOf(both.map(({ free, bound, seat }) => winOf(bound, seat) - winOf(free, seat))),
        points: meanOf(both.map(({ free, bound, seat }) => bound.scores[seat] - free.scores[seat])),
      };
    });
  return marked(raw);
}

const MEASURED: { readonly [measure in Measure]: (row: Row) => number } = {
  points: ({ scores }) => sum(scores) / scores.length,
  margin: marginOf,
  moves: ({ moves }) => moves,
  moments: ({ moments }) => moments,
  changes: ({ lead }) => lead?.changes ?? 0,
  decided: ({ lead }) => 100 * (lead?.decided ?? 0),
  choices: (row) => choicesOf(row) / row.scores.length,
  first: (row) => 100 * winOf(row, row.order[0]),
};

export function comparedIn(played: readonly Played[]): Compared[] {
  return played
    .filter(({ run }) => run.part === 'options' || run.part === 'change')
    .map((each) => ({ part: each.run.part, id: each.run.id, measures: measured(pairs(each, played)) }));
}

function measured(both: readonly (readonly [before: Row, after: Row])[]): Compared['measures'] {
  const raw = MEASURES.map((measure) => {
    const of = MEASURED[measure];
    const mean = (which: 0 | 1): number => meanOf(both.map((pair) => of(pair[which]))).mean;
    const difference = meanOf(both.map(([before, after]) => of(after) - of(before)));
    return { before: mean(0), after: mean(1), difference };
  });
  const clear = clearOnes(raw.map(({ difference }) => difference.p));
  const entries = MEASURES.map((measure, i) => [measure, { ...raw[i], clear: clear[i] }] as const);
  return Object.fromEntries(entries) as unknown as Compared['measures'];
}
