/** The figures of a study: everything that the page shows, and what is written as JSON beside it. */
import type { AnyStudy } from '../core/study.ts';
import { type Compared, comparedIn, type Played, type Tied, tiedIn } from './comparisons.ts';
import { choicesOf, marginOf, type Row, winOf } from './observe.ts';
import type { Plan, Run } from './plan.ts';
import {
  type Bin,
  clearOnes,
  type Dealt,
  type Effect,
  effectOf,
  type Estimate,
  marked,
  meanOf,
  quantile,
  type Share,
  shareOf,
  spreadOf,
  sum,
  weighted,
} from './statistics.ts';

/** By number of players. */
export interface SeatFigures {
  readonly players: number;
  /** In the order in which they begin. */
  readonly seats: readonly { readonly wins: Share; readonly points: Estimate }[];
  /** Whether any seat clearly wins more or less often than its share. */
  readonly clear: readonly boolean[];
}

interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly bins: readonly Bin[];
}

export interface LengthFigures {
  readonly players: number;
  readonly moves: Spread;
  readonly moments: Spread;
  /** Real choices of each player in a game. */
  readonly choices: number;
}

export interface PointFigures {
  readonly players: number;
  readonly points: Spread;
  /** Between the first and the second; nothing for one player alone. */
  readonly margin?: Spread;
}

export interface LeadFigures {
  readonly players: number;
  readonly changes: Estimate;
  readonly ahead: readonly Share[];
  readonly decided: Spread;
  readonly behind: Share;
  readonly last: Share;
}

export interface KindFigures extends Effect {
  readonly kind: string;
  readonly perGame: number;
  readonly forced: number;
  readonly possible: number;
  /** What another move, drawn by lot, changes for the seat. */
  readonly lots: number;
  /** A choice that a move drawn by lot makes clearly worse, in wins or in points. */
  readonly matters: boolean;
}

export interface ChoiceFigures {
  readonly forced: number;
  /** Of the real choices: those of a kind in which a move drawn by lot clearly costs something. */
  readonly meaningful: number;
  /** What one real choice that is made by lot changes for the seat. */
  readonly win: Estimate;
  readonly points: Estimate;
  readonly kinds: readonly KindFigures[];
}

export interface SkillFigures {
  readonly weaker: string;
  readonly stronger: string;
  /** How often one of the stronger level finishes before one of the weaker; half for a shared place. */
  readonly ahead: Estimate;
}

export interface FeatureFigures extends Effect {
  readonly group: string;
  readonly feature: number;
}

export interface RuleFigures {
  readonly games: number;
  readonly counts: { readonly [rule: string]: { readonly refused: number; readonly applied: number } };
  /** Those that could refuse a move, and neither did so nor were the reason of anything. */
  readonly silent: readonly string[];
  /** Those that nobody can ask a program about. */
  readonly unasked: number;
}

export interface Figures {
  readonly plan: Omit<Plan, 'runs'>;
  readonly mainGames: number;
  readonly comparedGames: number;
  readonly skillGames: number;
  readonly seats: readonly SeatFigures[];
  readonly length: readonly LengthFigures[];
  readonly points: readonly PointFigures[];
  readonly lead: readonly LeadFigures[];
  readonly choices: ChoiceFigures;
  readonly skill: readonly SkillFigures[];
  readonly deal: readonly FeatureFigures[];
  readonly tied: readonly Tied[];
  readonly compared: readonly Compared[];
  readonly rules: RuleFigures;
}

type Features = readonly Pick<NonNullable<AnyStudy['features']>[number], 'id' | 'of' | 'count'>[];

/** The rules of the book, and those of them that can refuse a move. */
export interface KnownRules {
  readonly all: readonly string[];
  readonly refusing: ReadonlySet<string>;
}

export function figuresOf(plan: Plan, features: Features, known: KnownRules, played: readonly Played[]): Figures {
  const { runs, ...rest } = plan;
  const main = played.filter(({ run }) => run.part === 'main');
  const several = main.filter(({ run }) => run.players > 1);
  const gamesOf = (part: Run['part']): number => runs.find((run) => run.part === part)?.games ?? 0;
  return {
    plan: rest,
    mainGames: sum(main.map(({ rows }) => rows.length)),
    comparedGames: Math.max(gamesOf('tied'), gamesOf('options'), gamesOf('change')),
    skillGames: gamesOf('skill'),
    seats: several.map(seatsIn),
    length: main.map(lengthIn),
    points: main.map(pointsIn),
    lead: several.map(leadIn),
    choices: choicesIn(main),
    skill: played.filter(({ run }) => run.part === 'skill').map(skillIn),
    deal: features.flatMap((group, i) => dealIn(main, group, i)),
    tied: tiedIn(played),
    compared: comparedIn(played),
    rules: rulesIn(played, known),
  };
}

/** The seat that begins is the first, whatever its number. */
export function seatsIn({ run, rows }: Played): SeatFigures {
  const seats = Array.from({ length: run.players }, (_, place) => ({
    wins: shareOf(sum(rows.map((row) => winOf(row, row.order[place]))), rows.length),
    points: meanOf(rows.map(({ scores, order }) => scores[order[place]] - sum(scores) / scores.length)),
  }));
  const ps = seats.map((_, place) => meanOf(rows.map((row) => winOf(row, row.order[place]) - 1 / run.players)).p);
  return { players: run.players, seats, clear: clearOnes(ps) };
}

const spread = (values: readonly number[], most?: number): Spread => ({
  mean: values.length === 0 ? 0 : sum(values) / values.length,
  p10: quantile(values, 0.1),
  p50: quantile(values, 0.5),
  p90: quantile(values, 0.9),
  bins: spreadOf(values, most),
});

function lengthIn({ run, rows }: Played): LengthFigures {
  return {
    players: run.players,
    moves: spread(rows.map(({ moves }) => moves)),
    moments: spread(rows.map(({ moments }) => moments)),
    choices: sum(rows.map(choicesOf)) / rows.length / run.players,
  };
}

function pointsIn({ run, rows }: Played): PointFigures {
  const points = spread(rows.flatMap(({ scores }) => scores));
  return { players: run.players, points, ...(run.players > 1 ? { margin: spread(rows.map(marginOf)) } : {}) };
}

function leadIn({ run, rows }: Played): LeadFigures {
  const leads = rows.flatMap(({ lead }) => lead ?? []);
  const share = (count: number): Share => shareOf(count, leads.length);
  return {
    players: run.players,
    changes: meanOf(leads.map(({ changes }) => changes)),
    ahead: Array.from({ length: 11 }, (_, tenth) => share(sum(leads.map(({ ahead }) => ahead[tenth])))),
    decided: spread(leads.map(({ decided }) => Math.round(100 * decided)), 11), // prettier-ignore
    behind: share(leads.filter(({ wasBehind }) => wasBehind).length),
    last: share(leads.filter(({ wasLast }) => wasLast).length),
  };
}

/** A kind that is met less often in all games together tells nothing. */
const FEWEST_LOTS = 20;

function choicesIn(main: readonly Played[]): ChoiceFigures {
  const rows = main.flatMap((each) => each.rows);
  const kinds = [...new Set(rows.flatMap((row) => Object.keys(row.kinds)))];
  const raw = kinds.map((kind) => kindIn(kind, rows));
  const judged = marked(raw).map((each) => {
    const isWorse = (each.clearWin && each.win.mean < 0) || (each.clearPoints && each.points.mean < 0);
    return { ...each, matters: each.lots >= FEWEST_LOTS && isWorse };
  });
  const count = (of: readonly KindFigures[]): number => sum(of.map(({ perGame }) => perGame));
  const real = (of: readonly KindFigures[]): number => sum(of.map(({ perGame, forced }) => perGame * (1 - forced)));
  return {
    forced: 1 - real(judged) / count(judged),
    meaningful: real(judged.filter(({ matters }) => matters)) / real(judged),
    win: weighted(judged.map((each) => ({ of: each.win, weight: real([each]) }))),
    points: weighted(judged.map((each) => ({ of: each.points, weight: real([each]) }))),
    kinds: judged.toSorted((one, other) => other.perGame - one.perGame),
  };
}

function kindIn(kind: string, rows: readonly Row[]): Omit<KindFigures, 'clearWin' | 'clearPoints' | 'matters'> {
  const counts = rows.flatMap((row) => (row.kinds[kind] === undefined ? [] : [row.kinds[kind]]));
  const choices = sum(counts.map(([all]) => all));
  const lots = rows.flatMap(({ lot, places }) =>
    lot?.kind === kind ? [{ ...lot, isAlone: places.length === 1 }] : [],
  );
  return {
    kind,
    perGame: choices / rows.length,
    forced: sum(counts.map(([, forced]) => forced)) / choices,
    possible: sum(counts.map(([, , possible]) => possible)) / choices,
    lots: lots.length,
    win: meanOf(lots.flatMap(({ win, isAlone }) => (isAlone ? [] : [win]))),
    points: meanOf(lots.map(({ points }) => points)),
  };
}

function skillIn({ run, rows }: Played): SkillFigures {
  const [weaker, stronger] = run.levels;
  const ahead = rows.map(({ places }, index) => {
    const odd = (index >> 1) % run.players;
    const isOddWeaker = index % 2 === 0;
    const others = places.filter((_, seat) => seat !== odd);
    const beaten = sum(others.map((place) => (place > places[odd] ? 1 : place === places[odd] ? 0.5 : 0)));
    const share = beaten / others.length;
    return isOddWeaker ? 1 - share : share;
  });
  const { low, high } = shareOf(sum(ahead), ahead.length); // a mean of 1 would have no interval
  return { weaker, stronger, ahead: { ...meanOf(ahead), low, high } };
}

function dealIn(main: readonly Played[], { id, of, count }: Features[number], group: number): FeatureFigures[] {
  const raw = Array.from({ length: count }, (_, feature) => ({
    group: id,
    feature,
    win: of === 'seat' ? effectOf(outcomes(main, group, feature, 'win')) : meanOf([]),
    points: effectOf(outcomes(main, group, feature, of === 'seat' ? 'points' : 'all')),
  }));
  return marked(raw);
}

function outcomes(
  main: readonly Played[],
  group: number,
  feature: number,
  what: 'win' | 'points' | 'all',
): readonly Dealt[] {
  return main.flatMap(({ run, rows }) =>
    what === 'win' && run.players === 1
      ? []
      : rows.flatMap((row, index) =>
          (row.dealt?.[group] ?? []).map((dealt, seat) => ({
            game: index * 16 + run.players,
            stratum: run.players,
            x: dealt.includes(feature) ? 1 : 0,
            y:
              what === 'win'
                ? winOf(row, seat)
                : what === 'points'
                  ? row.scores[seat]
                  : sum(row.scores) / row.scores.length,
          })),
        ),
  );
}

function rulesIn(played: readonly Played[], { all, refusing }: KnownRules): RuleFigures {
  const rows = played.flatMap((each) => each.rows.filter(({ rules }) => rules !== undefined));
  const counts: { [rule: string]: { refused: number; applied: number } } = {};
  for (const { rules } of rows)
    for (const [rule, [refused, applied]] of Object.entries(rules ?? {})) {
      const count = (counts[rule] ??= { refused: 0, applied: 0 });
      count.refused += refused;
      count.applied += applied;
    }
  const quiet = all.filter((id) => counts[id] === undefined);
  const silent = quiet.filter((id) => refusing.has(id));
  const known = Object.fromEntries(all.flatMap((id) => (counts[id] === undefined ? [] : [[id, counts[id]]])));
  return { games: rows.length, counts: known, silent, unasked: quiet.length - silent.length };
}
