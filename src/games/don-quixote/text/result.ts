/** The end of Don Quixote: which category and round decided it, and the tile that was worth most at once. */
import { NONE, type Seat } from '../../../core/game.ts';
import {
  type Ended,
  gapOf,
  greatest,
  inOrder,
  type MomentOfGame,
  type PastMoment,
  type Placed,
  type Result,
  rivals,
  type TellResult,
  winnersOf,
} from '../../../core/result.ts';
import { listedPeople } from '../../../core/text.ts';
import { fieldName, tileOf } from '../rules/components.ts';
import { score, type Score, sum, total } from '../rules/08-scoring.ts';
import type { Event, State } from '../rules/state.ts';
import type { Says } from './en.ts';
import { gradeOf } from './grade.ts';
import type { ResultSays } from './result.en.ts';
import { tileName } from './tiles.ts';

type Past = readonly PastMoment<State, Event>[];
type End = Ended<State, Event, Says>;

/** What is compared: the two castles together. */
const KINDS = ['castles', 'churches', 'windmills', 'defense', 'knightGroup'] as const;
type Kind = (typeof KINDS)[number];

const pointsFrom = (scored: Score, kind: Kind): number =>
  kind === 'castles' ? scored.castle6 + scored.castle4 : scored[kind];

const last = (past: Past): State => past[past.length - 1].view;
const roundsOf = (view: State, seat: Seat): number[] => view.realms[seat].scores.map(total);
const madeOf = (view: State, seat: Seat, kind: Kind): number =>
  sum(view.realms[seat].scores.map((scored) => pointsFrom(scored, kind)));

/** The tile that added most to its board when it was laid, as the round counted then. */
export interface BestTile {
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly field: number;
  readonly tile: number;
  readonly points: number;
}

export function bestTile(past: Past): BestTile | undefined {
  const laid = past.slice(1).flatMap(({ n, events }, i) => {
    const before = past[i].view;
    return events.flatMap((event) => (event.t === 'laid' ? [gainOf(before, n, event)] : []));
  });
  const best = greatest(laid, ({ points }) => points);
  return best === undefined || best.points <= 0 ? undefined : best;
}

function gainOf(before: State, n: number, { seat, field, lay }: Extract<Event, { t: 'laid' }>): BestTile {
  const { round, realms } = before;
  const { board } = realms[seat];
  const points = total(score(board.with(field, lay), round)) - total(score(board.with(field, NONE), round));
  return { n, round, seat, field, tile: tileOf(lay), points };
}

export const tellResult: TellResult<State, Event, Says, ResultSays> = (end, says) => {
  const { past, outcome } = end;
  const isAlone = outcome.scores.length === 1;
  const moment = momentOf(end, says);
  return {
    headline: headline(end, says),
    ...yours(end, says),
    decided: isAlone ? alone(end, says) : decided(end, says),
    places: inOrder(outcome).map((seat) => placed(end, says, seat)),
    ...(moment && { moment }),
    lead: {
      title: isAlone ? says.leadAlone : says.lead,
      steps: [1, 2, 3].map(says.round),
      lines: outcome.scores.map((_, seat) => runningSum(roundsOf(last(past), seat))),
    },
  };
};

function runningSum(figures: readonly number[]): number[] {
  let all = 0;
  return figures.map((figure) => (all += figure));
}

function headline({ words, names, outcome }: End, says: ResultSays): string {
  const first = winnersOf(outcome);
  if (names.length === 1) return says.alone(outcome.scores[0]);
  return says.won(listedPeople(words, first.map((seat) => names[seat])), first.length > 1); // prettier-ignore
}

function yours({ words, past, names, outcome, reader }: End, says: ResultSays): Pick<Result, 'yours'> {
  if (names.length === 1)
    return last(past).options.sanchoPansa ? {} : { yours: words.t[`dq.grade.${gradeOf(outcome.scores[0])}`] };
  if (reader === undefined) return {};
  const first = winnersOf(outcome);
  const gap = gapOf(outcome, reader);
  const winners = listedPeople(words, first.map((seat) => names[seat])); // prettier-ignore
  if (!first.includes(reader)) return { yours: says.came(outcome.places[reader], gap, winners) };
  if (first.length > 1) return { yours: says.shared(winners, outcome.scores[reader]) };
  return { yours: says.ahead(gap, names[inOrder(outcome)[1]]) };
}

function placed({ past, outcome }: End, says: ResultSays, seat: Seat): Placed {
  const gap = gapOf(outcome, seat);
  const note = outcome.places[seat] === 1 ? says.noteFirst(gap) : says.noteBehind(gap);
  return {
    seat,
    place: outcome.places[seat],
    figure: String(outcome.scores[seat]),
    note: outcome.scores.length === 1 ? '' : note,
    parts: roundsOf(last(past), seat),
  };
}

function alone({ past }: End, says: ResultSays): string[] {
  const view = last(past);
  const rounds = roundsOf(view, 0);
  const kind = greatest(KINDS, (each) => madeOf(view, 0, each))!; // there are five
  const round = rounds.indexOf(Math.max(...rounds));
  return [says.most(says.from[kind], madeOf(view, 0, kind)), says.bestRound(round + 1, rounds[round])];
}

/** Where the winner got most more than the other. */
function decided({ past, names, outcome, reader }: End, says: ResultSays): string[] {
  const pair = rivals(outcome, reader);
  if (pair === undefined) return [];
  const view = last(past);
  const [one, other] = pair;
  const more = (kind: Kind): number => madeOf(view, one, kind) - madeOf(view, other, kind);
  const kind = greatest(KINDS, more)!; // there are five
  const [own, theirs] = pair.map((seat) => roundsOf(view, seat));
  const round = greatest([0, 1, 2], (each) => own[each] - theirs[each])!;
  return [
    more(kind) < 2
      ? says.even(names[one])
      : says.byCategory(says.from[kind], names[one], madeOf(view, one, kind), names[other], madeOf(view, other, kind)),
    says.byRound(round + 1, names[one], own[round], names[other], theirs[round]),
  ];
}

function momentOf({ words, past, names }: End, says: ResultSays): MomentOfGame | undefined {
  const best = bestTile(past);
  if (best === undefined) return undefined;
  const { n, round, seat, field, tile, points } = best;
  return { n, text: says.moment(round, names[seat], tileName(words, tile), fieldName(field), points) };
}
