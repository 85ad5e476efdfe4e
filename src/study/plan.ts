/** What a study plays: the main games, and beside them games in which one thing is different, on the same deals. */
import type { Seat } from '../core/game.ts';
import type { AnyStudy } from '../core/study.ts';

export const PARTS = ['main', 'skill', 'tied', 'options', 'change'] as const;
export type Part = (typeof PARTS)[number];

/** Games of one kind. Plain JSON, because it is sent to workers. */
export interface Run {
  readonly part: Part;
  /** What is different: a restriction, options, changes; unique within its part. */
  readonly id: string;
  readonly players: number;
  readonly games: number;
  readonly options: object;
  /** The level of everybody; with a second one, one seat plays one of them and the others the other. */
  readonly levels: readonly string[];
  /** Changes of the components, like `deeds.D05.vp=2`. */
  readonly changes: readonly string[];
}

export interface Plan {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seed: string;
  readonly level: string;
  /** Of the main part, over all numbers of players. */
  readonly games: number;
  readonly players: readonly number[];
  /** How many play where something is compared. */
  readonly table: number;
  readonly options: object;
  /** From the weakest. */
  readonly ladder: readonly string[];
  readonly runs: readonly Run[];
}

export interface Wanted extends Omit<Plan, 'runs' | 'table'> {
  readonly study: Pick<AnyStudy, 'players' | 'restrictions' | 'compared' | 'changes'>;
  /** Options and changes of components to compare, besides those that the game names. */
  readonly compared: readonly { readonly id: string; readonly options: object }[];
  readonly changes: readonly string[];
}

/** Comparisons are paired with the first of the main games, so there are never more of them. */
export function planFor({ study, compared, changes, ...wanted }: Wanted): Plan {
  const { players, games, options, level, ladder } = wanted;
  const each = Math.ceil(games / players.length);
  const table = players.includes(study.players ?? 0) ? study.players! : (players.find((n) => n > 1) ?? players[0]);
  const compare = Math.min(each, Math.ceil(games / 4));
  const usual = { players: table, games: compare, options, levels: [level], changes: [] };
  const several = Math.min(...players.filter((n) => n > 1));
  const others = [...(study.compared ?? []), ...compared];
  const allChanges = new Set([...(study.changes ?? []).map(({ change }) => change), ...changes]);
  const runs: Run[] = [
    ...players.map((n): Run => ({ ...usual, part: 'main', id: String(n), players: n, games: each })),
    ...pairsOf(players.some((n) => n > 1) ? ladder : []).map((levels): Run => {
      return { ...usual, part: 'skill', id: levels.join('/'), players: several, games: Math.ceil(games / 10), levels };
    }),
    ...(study.restrictions ?? []).map(({ id }): Run => ({ ...usual, part: 'tied', id })),
    ...others.map((other): Run => {
      return { ...usual, part: 'options', id: other.id, options: { ...options, ...other.options } };
    }),
    ...[...allChanges].map((change): Run => ({ ...usual, part: 'change', id: change, changes: change.split(',') })),
  ];
  return { ...wanted, table, runs };
}

const pairsOf = (ladder: readonly string[]): [string, string][] =>
  ladder.flatMap((weaker, i) => ladder.slice(i + 1).map((stronger): [string, string] => [weaker, stronger]));

/** The same number of players and of the game: the same deal, whatever else is different. */
export const seedOf = ({ seed }: Pick<Plan, 'seed'>, { players }: Run, index: number): string =>
  `${seed}/${players}/${index}`;

/** The seat that plays with its hands tied, or another level than the others: everybody in turn. */
export const oddOneOut = ({ players, levels }: Run, index: number): Seat =>
  (levels.length > 1 ? index >> 1 : index) % players;

/** In every other game the one is the weaker, so that both are as often alone. */
export function levelAt(run: Run, index: number, seat: Seat): string {
  const [one, other = one] = run.levels;
  return (seat === oddOneOut(run, index)) === (index % 2 === 0) ? one : other;
}
