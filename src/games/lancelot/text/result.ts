/** The end of Lancelot: the lead before the last count and what that gave, and the moment that was worth most. */
import type { Outcome, Seat } from '../../../core/game.ts';
import {
  type Ended,
  gapOf,
  greatest,
  inOrder,
  type Lead,
  type MomentOfGame,
  type PastMoment,
  type Placed,
  type Result,
  rivals,
  type TellResult,
} from '../../../core/result.ts';
import { listedPeople } from '../../../core/text.ts';
import { EXCALIBUR_VP } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { scoreOf, SOURCES, type Source, total } from '../rules/explain.ts';
import { type Event, type State, vpOf } from '../rules/state.ts';
import type { Says } from './en.ts';
import { deedNamed, virtueNamed } from './naming.ts';
import type { ResultSays } from './result.en.ts';

type Past = readonly PastMoment<State, Event>[];
type End = Ended<State, Event, Says>;

const last = (past: Past): State => past[past.length - 1].view;

/** What was won in play, and in the last count. */
function partsOf(view: State, seat: Seat): readonly [number, number] {
  const inPlay = vpOf(view.knights[seat]);
  return [inPlay, total(scoreOf(view, seat)) - inPlay];
}

/** An event with when it happened, and what it was worth in the end. */
export interface Turning {
  readonly n: number;
  readonly turn: number;
  readonly event: Extract<Event, { t: 'learned' | 'deed' | 'sword' | 'grail' }>;
  readonly points: number;
}

/** Excalibur, if without it another had won; else what gave the winner most: a virtue, a deed or the Grail. */
export function turningPoint(past: Past, outcome: Outcome): Turning | undefined {
  const [first] = inOrder(outcome);
  const end = last(past);
  const own = past.slice(1).flatMap((moment, i) => gainsOf(past[i].view, moment, first, end));
  const sword = own.findLast(({ event }) => event.t === 'sword');
  if (sword !== undefined && end.sword === first && gapOf(outcome, first) <= EXCALIBUR_VP) return sword;
  const isLast = (gain: Turning): boolean => gain === own.findLast(({ event }) => event.t === 'grail');
  const others = own.filter((gain) => gain.event.t !== 'sword' && (gain.event.t !== 'grail' || isLast(gain)));
  return greatest(others, ({ points }) => points);
}

/** What a seat gained between two moments; of the Grail only its lead. */
function gainsOf(before: State, { n, view, events }: Past[number], seat: Seat, end: State): Turning[] {
  const hasOvertaken = before.pilgrims[0] !== seat && view.pilgrims[0] === seat;
  return events.flatMap((event): Turning[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    const at = { n, turn: before.turn };
    if (event.t === 'learned') return [{ ...at, event, points: event.vp }];
    if (event.t === 'deed') return [{ ...at, event, points: DEEDS[event.tile].vp }];
    if (event.t === 'sword') return [{ ...at, event, points: EXCALIBUR_VP }];
    return event.t === 'grail' && hasOvertaken ? [{ ...at, event, points: scoreOf(end, seat).grail }] : [];
  });
}

export const tellResult: TellResult<State, Event, Says, ResultSays> = (end, says) => {
  const { words, past, names, outcome } = end;
  const [first] = inOrder(outcome);
  const moment = momentOf(end, says);
  return {
    headline: words.t['lan.isLancelot'](names[first]),
    ...yours(end, says),
    decided: decided(end, says),
    places: inOrder(outcome).map((seat) => placed(end, says, seat)),
    ...(moment && { moment }),
    lead: leadOf(past, says),
  };
};

function yours({ names, outcome, reader }: End, says: ResultSays): Pick<Result, 'yours'> {
  if (reader === undefined) return {};
  const [first, second] = inOrder(outcome);
  const gap = gapOf(outcome, reader);
  if (reader === first) return gap === 0 ? {} : { yours: says.ahead(gap, names[second]) };
  const place = outcome.places[reader];
  return { yours: gap === 0 ? says.tied(place, names[first]) : says.came(place, gap, names[first]) };
}

function placed({ past, outcome }: End, says: ResultSays, seat: Seat): Placed {
  const gap = gapOf(outcome, seat);
  return {
    seat,
    place: outcome.places[seat],
    figure: String(outcome.scores[seat]),
    note: outcome.places[seat] === 1 ? says.noteFirst(gap) : says.noteBehind(gap),
    parts: partsOf(last(past), seat),
  };
}

function decided({ words, past, names, outcome, reader }: End, says: ResultSays): string[] {
  const pair = rivals(outcome, reader);
  if (pair === undefined) return [];
  const view = last(past);
  const [one, other] = pair;
  const [[own, ownCount], [theirs, theirCount]] = pair.map((seat) => partsOf(view, seat));
  const [leader, follower] = own >= theirs ? [one, other] : [other, one];
  const lines = [
    says.before(names[leader], Math.max(own, theirs), names[follower], Math.min(own, theirs)),
    says.count(names[one], ownCount, names[other], theirCount),
  ];
  if (gapOf(outcome, other) === 0)
    return [...lines, words.t['lan.nearer'](listedPeople(words, [names[one], names[other]]))];
  const scores = pair.map((seat) => scoreOf(view, seat));
  const source = greatest<Source>(SOURCES, (each) => scores[0][each] - scores[1][each])!; // there are six
  const named = words.t[`lan.source.${source}`];
  return [...lines, says.source(named, names[one], scores[0][source], names[other], scores[1][source])];
}

/** The VP at the end of every turn, and after the last count. */
function leadOf(past: Past, says: ResultSays): Lead {
  const ends = past.filter(({ view }, i) => i === past.length - 1 || past[i + 1].view.turn > view.turn);
  const steps = ends.map(({ view }) => view.turn);
  const inPlay = last(past).knights.map((_, seat) => ends.map(({ view }) => vpOf(view.knights[seat])));
  return {
    title: says.lead,
    steps: [...steps.map(String), says.end],
    lines: inPlay.map((line, seat) => [...line, total(scoreOf(last(past), seat))]),
  };
}

function momentOf({ words, past, names, outcome }: End, says: ResultSays): MomentOfGame | undefined {
  const found = turningPoint(past, outcome);
  if (found === undefined) return undefined;
  const { n, turn, event, points } = found;
  const who = names[event.seat];
  if (event.t === 'learned') return { n, text: says.learned(turn, who, virtueNamed(words, event.virtue), points) };
  if (event.t === 'deed') return { n, text: says.deed(turn, who, deedNamed(words, event.tile), points) };
  if (event.t === 'grail') return { n, text: says.grail(turn, who, points) };
  return { n, text: says.sword(turn, who, points, gapOf(outcome, event.seat)) };
}
