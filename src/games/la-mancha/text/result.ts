/** The end of La Mancha: the Feats of all, sudden death, and the Feat that was won most narrowly. */
import { NONE, type Seat } from '../../../core/game.ts';
import {
  type Ended,
  greatest,
  inOrder,
  type MomentOfGame,
  type PastMoment,
  type Placed,
  type Result,
  type TellResult,
  winnersOf,
} from '../../../core/result.ts';
import { listed } from '../../../core/text.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { journeyText } from './cards.ts';
import type { Says } from './en.ts';
import type { ResultSays } from './result.en.ts';

type Past = readonly PastMoment<State, Event>[];
type End = Ended<State, Event, Says>;

const last = (past: Past): State => past[past.length - 1].view;

export interface Narrow {
  readonly n: number;
  readonly card: number;
  readonly seat: Seat;
  readonly sum: number;
  readonly difficulty: number;
}

/** The Feat that was won with the least to spare; of several the last. */
export function narrowest(past: Past): Narrow | undefined {
  let tried: Extract<Event, { t: 'result' }> | undefined;
  const won = past.flatMap(({ n, events }) =>
    events.flatMap((event): Narrow[] => {
      if (event.t === 'result') tried = event;
      if (event.t !== 'won' || tried?.seat !== event.seat) return [];
      const { die, doubled, strength, difficulty } = tried;
      return [{ n, card: event.card, seat: event.seat, sum: die * (doubled ? 2 : 1) + strength, difficulty }];
    }),
  );
  return greatest(won.toReversed(), ({ sum, difficulty }) => difficulty - sum);
}

export const tellResult: TellResult<State, Event, Says, ResultSays> = (end, says) => {
  const { words, names, outcome } = end;
  const first = winnersOf(outcome).map((seat) => names[seat]);
  const moment = momentOf(end, says);
  return {
    headline: words.t['lm.winner'](listed(words, first)),
    ...yours(end, says),
    decided: decided(end, says),
    places: inOrder(outcome).map((seat) => placed(end, says, seat)),
    ...(moment && { moment }),
  };
};

function yours({ words, names, outcome, reader }: End, says: ResultSays): Pick<Result, 'yours'> {
  if (reader === undefined) return {};
  const { places, scores } = outcome;
  const [first, second] = inOrder(outcome);
  if (places[reader] === 1) {
    const gap = scores[reader] - scores[first === reader ? second : first];
    return gap > 0 ? { yours: says.ahead(gap, names[second]) } : {};
  }
  const winners = listed(words, winnersOf(outcome).map((seat) => names[seat])); // prettier-ignore
  const gap = scores[first] - scores[reader];
  return { yours: gap > 0 ? says.came(places[reader], gap, winners) : says.cameEqual(places[reader], winners) };
}

function placed({ words, past, outcome }: End, says: ResultSays, seat: Seat): Placed {
  const { feats } = last(past).knights[seat];
  const names = feats.map((card) => journeyText(words, card).name);
  return {
    seat,
    place: outcome.places[seat],
    figure: String(feats.length),
    note: names.length === 0 ? says.noFeats : names.join(' · '),
    parts: feats.map(() => 1),
  };
}

function decided({ words, past, names, outcome }: End, says: ResultSays): string[] {
  const view = last(past);
  const [first, second] = inOrder(outcome);
  const who = names[first];
  const won = past.flatMap(({ events }) => events.filter((event) => event.t === 'won'));
  const final = won.findLast((event) => event.seat === first);
  const called = final === undefined ? '' : journeyText(words, final.card).name;
  const lines = [says.won(who, outcome.scores[first], view.resolved)];
  if (view.winner !== NONE && final !== undefined) return [...lines, says.sudden(who, called)];
  if (outcome.places[second] === 1) return lines;
  if (outcome.scores[second] === outcome.scores[first]) return [...lines, says.strength(who)];
  return final === undefined || final !== won.at(-1) ? lines : [...lines, says.last(who, called)];
}

function momentOf({ words, past, names }: End, says: ResultSays): MomentOfGame | undefined {
  const feat = narrowest(past);
  if (feat === undefined) return undefined;
  const { n, card, seat, sum, difficulty } = feat;
  return { n, text: says.moment(journeyText(words, card).name, names[seat], sum, difficulty) };
}
