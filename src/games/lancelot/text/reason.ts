/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { GRAIL_END, haste, LAKE, lakeNumber, MALEAGANT, SPACES, SQUIRE, TABLE } from '../rules/components.ts';
import { offerOf } from '../rules/06-actions.ts';
import { sitterOf } from '../rules/07-round-table.ts';
import { discLies, notMet, virtueName, virtueOf } from './11-reason.ts';
import { notFaceUp, shortOf, shortOfAll, tileOf } from './12-reason.ts';
import { contenders, holding } from '../rules/15-end.ts';
import type { Asked } from './asked.ts';
import type { Move } from '../rules/moves.ts';
import { whyNext } from './order-words.ts';
import { cardsOf, type Knight, reserve, type State } from '../rules/state.ts';
import { ENGLISH, type Tongue } from './tongue.ts';

export function reason(state: State, seat: Seat, move: Move, rule: Rule, tongue: Tongue = ENGLISH): string {
  const knight = state.knights[seat];
  if (knight === undefined) return tongue.sentences.noSuchSeat(seat + 1, state.knights.length);
  return REASONS[rule.id]?.({ state, seat, knight, move, tongue }) ?? rule.text;
}

const to = (move: Move): number => (move.t === 'go' ? move.to : NONE);

/** When it is another's turn, or another thing is asked. */
const another = ({ state, tongue }: Asked): string =>
  state.mover === NONE
    ? tongue.sentences.nobodyAsked
    : tongue.sentences.another(tongue.seat(state.mover), whyNext(state, tongue));

const REASONS: { readonly [ruleId: string]: ((asked: Asked) => string) | undefined } = {
  'TABLE-1': ({ tongue }) => tongue.sentences.over,
  'LAN-1.4': noneLeft,
  'LAN-2.6': another,
  'LAN-3.2': ({ move, tongue }) => tongue.sentences.noSpace(to(move)),
  'LAN-4.2': another,
  'LAN-4.3': another,
  'LAN-4.7': ({ knight, tongue }) => tongue.sentences.rideOn(tongue.space(knight.space)),
  'LAN-5.1': ({ knight, move, tongue }) => tongue.sentences.behind(tongue.space(to(move)), tongue.space(knight.space)),
  'LAN-5.2': ({ move, tongue }) =>
    tongue.sentences.entry(siteOf(to(move), tongue), entries(to(move), tongue), tongue.space(to(move))),
  'LAN-5.3': tooFar,
  'LAN-5.4': ({ knight, move, tongue }) =>
    tongue.sentences.oneTrack(tongue.space(knight.space), tongue.space(to(move))),
  'LAN-5.8': ({ tongue }) => tongue.sentences.noStop,
  'LAN-6.2': notOffered,
  'LAN-6.4': notOffered,
  'LAN-6.5': ({ knight, tongue }) => tongue.sentences.cards(cardsOf(knight)),
  'LAN-6.6': notOffered,
  'LAN-7.1': ({ tongue }) => tongue.sentences.comeHome,
  'LAN-7.2': chairTaken,
  'LAN-8.1': ({ tongue }) => tongue.sentences.noCounter,
  'LAN-8.3': ({ move, tongue: { sentences } }) => (to(move) === TABLE ? sentences.stopFirst : sentences.notMorgana),
  'LAN-8.7': ({ tongue }) => tongue.sentences.dismissed,
  'LAN-9.5': ({ tongue }) => tongue.sentences.grailEnd(GRAIL_END),
  'LAN-9.6': ({ state, seat, tongue }) => tongue.sentences.restHome(homeList(state, seat, tongue)),
  'LAN-10.2': (asked) =>
    asked.tongue.sentences.crownTaken(virtueName(asked), asked.tongue.seat(asked.state.crowns[virtueOf(asked.move)])),
  'LAN-10.6': noMaleagant,
  'LAN-11.1': ({ state, seat, move, tongue }) => notMet(state, seat, virtueOf(move), tongue),
  'LAN-11.2': discLies,
  'LAN-11.3': (asked) => asked.tongue.sentences.noDisc(virtueName(asked)),
  'LAN-11.5': (asked) => asked.tongue.sentences.learned(virtueName(asked), asked.knight.virtues[virtueOf(asked.move)]),
  'LAN-12.1': notFaceUp,
  'LAN-12.2': ({ state, tongue }) => tongue.sentences.dragonFull(state.dragonVisits),
  'LAN-12.3': shortOfAll,
  'LAN-12.4': ({ state, seat, move, tongue: { sentences, deed } }) =>
    (state.fetcher === seat ? sentences.counterOnly : sentences.needsSword)(deed(tileOf(move))),
  'LAN-12.5': shortOf,
  'LAN-13.3': lakeTaken,
  'LAN-13.4': lakeWay,
  'LAN-14.4': another,
  'LAN-14.6': ({ knight, tongue }) => tongue.sentences.have(thingList(cardsIn(knight), tongue)),
  'LAN-14.7': ({ knight, tongue }) => tongue.sentences.exchange(thingList(cardsIn(knight), tongue)),
  'LAN-14.8': ({ knight, tongue }) => tongue.sentences.have(tongue.counted(knight.things[SQUIRE], SQUIRE)),
  'LAN-15.3': ({ state, move, tongue }) =>
    move.t === 'claim' ? tongue.sentences.won(tongue.seat(state.majorities[move.category])) : '',
  'LAN-15.4': noTie,
};

/** LAN-1.4. */
function noneLeft({ state, move, tongue }: Asked): string {
  const wanted = move.t === 'take' ? move.things : move.t === 'exchange' ? [move.get] : [];
  const short = [...new Set(wanted)].filter(
    (thing) => reserve(state, thing) < wanted.filter((one) => one === thing).length,
  );
  return tongue.sentences.reserve(tongue.list(short.map((thing) => tongue.counted(reserve(state, thing), thing))));
}

/** `2 swords and 1 lance`. */
function thingList(things: readonly number[], tongue: Tongue): string {
  const kinds = [...new Set(things)];
  const words = kinds.map((kind) => tongue.counted(things.filter((thing) => thing === kind).length, kind));
  return words.length === 0 ? tongue.sentences.nothing : tongue.list(words);
}

const siteOf = (space: number, tongue: Tongue): string => tongue.site(SPACES[space]?.site ?? 0);

function entries(space: number, tongue: Tongue): string {
  const { site } = SPACES[space];
  return tongue.list(
    [...SPACES.keys()].filter((one) => SPACES[one].site === site && SPACES[one].isEntry).map((one) => SPACES[one].id),
  );
}

function tooFar({ state, seat, knight: { space }, move, tongue }: Asked): string {
  const { sentences } = tongue;
  const helper = haste(SPACES[space].site);
  if (helper === NONE) return sentences.nextSpace(tongue.space(space), tongue.space(space + 1));
  const holder = state.holders[helper];
  const chair = tongue.chair(helper);
  const whose =
    holder === NONE
      ? sentences.nobodyHas(chair)
      : holder === seat
        ? sentences.youHave(chair)
        : sentences.otherHas(tongue.seat(holder), chair);
  return sentences.tooFar(tongue.space(to(move)), to(move) - space, holder === seat ? 2 : 1, whose);
}

function notOffered({ state, seat, move, tongue }: Asked): string {
  const wanted = move.t === 'take' ? thingList(move.things, tongue) : tongue.sentences.that;
  return tongue.sentences.notOffered(thingList(offerOf(state, seat).things, tongue), wanted);
}

function chairTaken({ state, move, tongue }: Asked): string {
  const chair = move.t === 'seat' ? move.chair : NONE;
  return tongue.sentences.chairTaken(tongue.chair(chair), tongue.seat(sitterOf(state, chair)));
}

const homeList = ({ knights }: State, seat: Seat, tongue: Tongue): string =>
  tongue.list([...knights.keys()].filter((other) => other !== seat && knights[other].space === TABLE).map(tongue.seat));

function noMaleagant({ state, tongue }: Asked): string {
  const holder = state.holders[MALEAGANT];
  return holder === NONE ? tongue.sentences.noMaleagant : tongue.sentences.maleagantWith(tongue.seat(holder));
}

function lakeTaken({ state, tongue }: Asked): string {
  const walker = [...state.knights.keys()].find((seat) => SPACES[state.knights[seat].space]?.site === LAKE);
  return walker === undefined ? tongue.sentences.lakeDone : tongue.sentences.lakeTaken(tongue.seat(walker));
}

function lakeWay({ state, knight: { space }, tongue }: Asked): string {
  return space < state.counter
    ? tongue.sentences.lakeWay(lakeNumber(state.counter), lakeNumber(space), tongue.space(space + 1))
    : tongue.sentences.fetched;
}

const cardsIn = ({ things }: Knight): number[] =>
  things.flatMap((count, thing) => (thing > 4 ? Array.from({ length: count }, () => thing) : []));

function noTie(asked: Asked): string {
  const { state, seat, move, tongue } = asked;
  if (seat !== state.mover || move.t !== 'claim') return another(asked);
  const best = contenders(state, move.category);
  const most = best.length === 0 ? 0 : holding(state, best[0], move.category);
  return tongue.sentences.noTie(holding(state, seat, move.category), most);
}
