/** The end of Knights & Damosels: by which victory, how near the others were, and the greatest gain of worship. */
import { NONE, type Seat } from '../../../core/game.ts';
import {
  type Ended,
  type Gift,
  greatest,
  inOrder,
  type MomentOfGame,
  type PastMoment,
  type Placed,
  type Result,
  type TellResult,
} from '../../../core/result.ts';
import { listed } from '../../../core/text.ts';
import { givenTo, VICTORIES } from '../rules/10-end.ts';
import { damoselOf } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { playerOf, type State, thresholdsOf } from '../rules/state.ts';
import type { Says } from './en.ts';
import { cardName, damoselName, giverName, knightOf } from './naming.ts';
import type { ResultSays } from './result.en.ts';

type Past = readonly PastMoment<State, Happening>[];
type End = Ended<State, Happening, Says>;
type Scored = Extract<Happening, { t: 'scored' }>;

const last = (past: Past): State => past[past.length - 1].view;

function heard<T extends Happening['t']>(past: Past, t: T): Extract<Happening, { t: T }>[] {
  return past.flatMap(({ events }) => events.filter((event) => event.t === t)) as Extract<Happening, { t: T }>[];
}

/** The figures of a seat at the end of the last round, before any battle. */
const figuresOf = (past: Past, seat: Seat): Scored | undefined =>
  heard(past, 'scored').findLast((event) => event.seat === seat);

const KINDS = ['given', 'earned', 'worship'] as const;

/** What a seat was nearest to, and how much it missed. */
export function nearest(
  view: State,
  figures: Scored,
): { readonly of: (typeof KINDS)[number]; readonly missing: number } {
  const needed = thresholdsOf(view);
  const of = greatest(KINDS, (kind) => figures[kind] / needed[kind])!; // there are three
  return { of, missing: Math.max(0, needed[of] - figures[of]) };
}

export interface Coup {
  readonly n: number;
  readonly round: number;
  readonly event: number;
  readonly seat: Seat;
  readonly worship: number;
  /** Nobody else had turned a card down. */
  readonly isAlone: boolean;
}

/** The most worship that somebody got at once; with a lonely betrayal before a plain gain of the same size. */
export function greatestCoup(past: Past): Coup | undefined {
  let event = NONE;
  const coups = past.flatMap(({ n, events }, i): Coup[] => {
    event = events.findLast((each) => each.t === 'revealed')?.event ?? event;
    const traitors = events.flatMap((each) => (each.t === 'shownFaces' && each.down !== 0 ? [each.seat] : []));
    return events.flatMap((each) => {
      if (each.t !== 'worship') return [];
      const { seat, worship } = each;
      return [{ n, round: past[i - 1].view.round, event, seat, worship, isAlone: traitors.join() === String(seat) }];
    });
  });
  const best = greatest(coups, ({ worship, isAlone }) => worship + (isAlone ? 0.5 : 0));
  return best === undefined || best.worship <= 0 ? undefined : best;
}

export const tellResult: TellResult<State, Happening, Says, ResultSays> = (end, says) => {
  const { words, past, names, outcome } = end;
  const order = inOrder(outcome);
  const moment = momentOf(end, says);
  return {
    headline: words.t['kd.wins'](names[order[0]]),
    ...yours(end, says),
    decided: decided(end, says),
    places: order.map((seat) => placed(end, says, seat)),
    ...(moment && { moment }),
    ...leadOf(past, says),
    gifts: { title: says.gifts, about: says.giftsAbout, arrows: giftsAtEnd(past) },
  };
};

const victoriesOf = (past: Past): readonly number[] => heard(past, 'ranked').at(-1)?.victories ?? [];

const hasFought = (past: Past): boolean => last(past).battle > 0;

function yours({ words, past, outcome, reader }: End, says: ResultSays): Pick<Result, 'yours'> {
  if (reader === undefined) return {};
  const place = outcome.places[reader];
  if (place === 1) return { yours: says.youWon };
  if (hasFought(past)) return { yours: says.cameInBattle(place) };
  const victories = victoriesOf(past);
  const [own, best] = [victories[reader], victories[outcome.places.indexOf(1)]];
  if (own > 0 && own === best) return { yours: says.cameEqual(place, words.t['kd.victory'](own)) };
  if (own > 0) return { yours: says.cameHigher(place, words.t['kd.victory'](own), words.t['kd.victory'](best)) };
  const figures = figuresOf(past, reader);
  if (figures === undefined) return {};
  const { of, missing } = nearest(last(past), figures);
  const short = { given: says.shortOfGifts, earned: says.shortOfCards, worship: says.shortOfWorship }[of];
  return { yours: says.came(place, short(missing)) };
}

function placed(end: End, says: ResultSays, seat: Seat): Placed {
  const { past, outcome } = end;
  const own = { seat, place: outcome.places[seat], note: noteOf(end, says, seat), helped: helped(end, says, seat) };
  if (hasFought(past)) return { ...own, figure: '', parts: [roundsStood(last(past), seat)] };
  const figures = figuresOf(past, seat);
  const { of } = figures === undefined ? { of: 'worship' as const } : nearest(last(past), figures);
  const needed = thresholdsOf(last(past))[of];
  const have = Math.min(figures?.[of] ?? 0, needed);
  return { ...own, figure: end.words.t['kd.countOf'](figures?.[of] ?? 0, needed), parts: [(100 * have) / needed] };
}

/**
 * KD-10.6: the cards that lay in a row when the game was decided, by whose lady gave them. A battle moves cards after
 * that, so it is the ranking that ends the count.
 */
export function giftsAtEnd(past: Past): Gift[] {
  const decidedAt = past.find(({ view }) => view.ranking.length > 0);
  if (decidedAt === undefined) return [];
  const seats = [...decidedAt.view.players.keys()];
  return seats
    .flatMap((from) => seats.map((to) => ({ from, to, count: givenTo(decidedAt.view, from, to) })))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count);
}

/** "Enid’s lady gave 4 cards to Kay and 1 to you." */
function helped({ words, past, names }: End, says: ResultSays, seat: Seat): string {
  const gifts = giftsAtEnd(past)
    .filter(({ from }) => from === seat)
    .toReversed();
  if (gifts.length === 0) return says.helpedNobody(names[seat]);
  const parts = gifts.map(({ to, count }, i) => (i === 0 ? says.cardsTo : says.alsoTo)(count, names[to]));
  return says.helped(names[seat], listed(words, parts));
}

/** How many rounds of the battle; one more for whom it did not defeat. */
const roundsStood = ({ players, battle }: State, seat: Seat): number =>
  players[seat].lost === NONE ? battle + 1 : players[seat].lost;

/** What somebody won, or what was missing; after a battle, how it ended for them. */
function noteOf({ words, past, outcome }: End, says: ResultSays, seat: Seat): string {
  const view = last(past);
  if (hasFought(past)) {
    if (outcome.places[seat] === 1) return says.noteBattle;
    const { lost } = view.players[seat];
    return lost > 0 ? says.noteFell(lost) : says.noteStood;
  }
  const victory = victoriesOf(past)[seat] ?? 0;
  const figures = figuresOf(past, seat);
  if (victory > 0 || figures === undefined) return words.t['kd.victory'](victory);
  const { of, missing } = nearest(view, figures);
  return { given: says.noteGifts, earned: says.noteCards, worship: says.noteWorship }[of](missing);
}

function decided(end: End, says: ResultSays): string[] {
  const { past, names, outcome } = end;
  const [first] = inOrder(outcome);
  const view = last(past);
  const ranked = heard(past, 'ranked').at(-1);
  if (heard(past, 'elected').length > 0) return [says.byElection(names[first])];
  if (hasFought(past)) return [says.byBattle(names[first], view.battle)];
  const victory = VICTORIES[ranked?.victories[first] ?? 0];
  const who = names[first];
  const { damosel, worship, row } = view.players[first];
  const lots = ranked?.lots === true ? [says.byLot] : [];
  if (victory === 'damosel') {
    const favourite = greatest([...view.players.keys()], (other) => givenTo(view, first, other))!; // there are players
    const count = givenTo(view, first, favourite);
    return [says.byLady(view.round, who, damoselName(damosel), count, names[favourite], knightOf(view, favourite)), ...lots]; // prettier-ignore
  }
  if (victory === 'knight')
    return [says.byKnight(view.round, who, knightOf(view, first), row.length), ...lastCard(end, says, first), ...lots];
  if (victory === 'worship') return [says.byWorship(view.round, who, worship), ...lots];
  return [says.byFigures(who), ...lots];
}

/** Who gave the card that was still missing; nobody, if it came from a lady of the Court. */
function lastCard({ words, past, names }: End, says: ResultSays, seat: Seat): string[] {
  const view = last(past);
  const card = heard(past, 'earned').findLast((event) => event.seat === seat)?.card;
  const giver = card === undefined ? NONE : playerOf(view, damoselOf(card));
  return card === undefined || giver === NONE
    ? []
    : [says.lastCard(cardName(words, card), giverName(card), names[giver])];
}

/** In hundredths of the nearest win, at the end of every round. */
function leadOf(past: Past, says: ResultSays): Pick<Result, 'lead'> {
  const needed = thresholdsOf(last(past));
  const scored = heard(past, 'scored');
  const rounds = [...new Set(scored.map(({ round }) => round))];
  const near = (figures: Scored): number =>
    Math.min(100, Math.max(...KINDS.map((kind) => (100 * figures[kind]) / needed[kind])));
  const lines = last(past).players.map((_, seat) => scored.filter((event) => event.seat === seat).map(near));
  return rounds.length < 2 || hasFought(past)
    ? {}
    : { lead: { title: says.lead, steps: rounds.map(String), lines, goal: 100 } };
}

function momentOf({ words, past, names }: End, says: ResultSays): MomentOfGame | undefined {
  const fall = hasFought(past) ? past.findLast(({ events }) => events.some((event) => event.t === 'lost')) : undefined;
  const fallen = fall?.events.findLast((event) => event.t === 'lost');
  if (fall !== undefined && fallen !== undefined)
    return { n: fall.n, text: says.fell(fallen.round, names[fallen.seat]) };
  const coup = greatestCoup(past);
  if (coup === undefined) return undefined;
  const { n, round, event, seat, worship, isAlone } = coup;
  const told = isAlone ? says.alone : says.worship;
  return { n, text: told(round, words.t['kd.event'](event), names[seat], worship) };
}
