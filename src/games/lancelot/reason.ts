/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { NONE, type Rule, type Seat } from '../../core/game.ts';
import { CHAIRS, GRAIL_END, haste, lakeNumber, SITES, SPACES, TABLE, THINGS } from './components.ts';
import { DEEDS } from './deeds.ts';
import { offerOf } from './6-actions.ts';
import { sitterOf } from './7-round-table.ts';
import { contenders, holding } from './15-end.ts';
import { demandOf, type Figure } from './explain.ts';
import type { Move } from './moves.ts';
import { cardsOf, type Knight, reserve, type State } from './state.ts';
import { VIRTUES } from './virtues.ts';
import { counted, deedName, inWords, plural, spaceName, thingList, virtueName } from './words.ts';
import { whyNext } from './order-words.ts';

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly knight: Knight;
  readonly move: Move;
}

export function reason(state: State, seat: Seat, move: Move, rule: Rule): string {
  const knight = state.knights[seat];
  if (knight === undefined) return `There is no seat ${seat + 1}; ${state.knights.length} sit at this table.`;
  return REASONS[rule.id]?.({ state, seat, knight, move }) ?? rule.text;
}

const seatName = (seat: Seat): string => `seat ${seat + 1}`;
const to = (move: Move): number => (move.t === 'go' ? move.to : NONE);
const virtueOf = (move: Move): number => ('virtue' in move ? move.virtue : NONE);
const tileOf = (move: Move): number => (move.t === 'deed' ? move.tile : NONE);
const site = (space: number): string => SITES[SPACES[space]?.site ?? 0];

/** When it is another's turn, or another thing is asked. */
const another = ({ state }: Asked): string =>
  state.mover === NONE
    ? 'Nobody is asked anything now.'
    : `It is for ${seatName(state.mover)} to decide. ${whyNext(state)}`;

const REASONS: { readonly [ruleId: string]: ((asked: Asked) => string) | undefined } = {
  'TABLE-1': () => 'The eighth turn is over and the score is counted.',
  'LAN-1.4': ({ state, move }) => noneLeft(state, move),
  'LAN-2.6': another,
  'LAN-3.2': ({ move }) => `There is no space ${to(move)} on the road.`,
  'LAN-4.2': another,
  'LAN-4.3': another,
  'LAN-4.7': ({ knight }) =>
    `The knight stands on ${spaceName(knight.space)} and must ride on; only at the Grail may one remain.`,
  'LAN-5.1': ({ knight, move }) =>
    `${spaceName(to(move))} lies behind ${spaceName(knight.space)}, and nobody rides backwards.`,
  'LAN-5.2': ({ move }) => `${site(to(move))} is entered on ${entries(to(move))}, not on ${spaceName(to(move))}.`,
  'LAN-5.3': tooFar,
  'LAN-5.4': ({ knight, move }) =>
    `From ${spaceName(knight.space)} one cannot change over to ${spaceName(to(move))}: one track of the Stronghold on a tour.`,
  'LAN-5.8': () => 'You have not stopped anywhere in this turn yet.',
  'LAN-6.2': notOffered,
  'LAN-6.4': notOffered,
  'LAN-6.5': ({ knight }) => `You have ${counted(cardsOf(knight), 9).replace(/ .*/, '')} of 7 cards.`,
  'LAN-6.6': notOffered,
  'LAN-7.2': ({ state, move }) => chairTaken(state, move),
  'LAN-8.1': () => "Your Morgana counter is not beside Morgana: it comes with Mordred's seat.",
  'LAN-8.3': ({ move }) =>
    to(move) === TABLE
      ? 'The second tour needs at least one stop before the Round Table.'
      : 'The second tour cannot begin where it was granted: Morgana.',
  'LAN-8.7': () => "Morgana's power was used while you were at the Grail: the only way is home.",
  'LAN-9.5': () => `Your Grail marker is on ${GRAIL_END}, the last space: there is no step left to remain for.`,
  'LAN-9.6': ({ state, seat }) =>
    `Everybody else is home or at the Grail (home: ${homeList(state, seat)}): the only way is home.`,
  'LAN-10.2': ({ state, move }) =>
    `The crown of ${virtueName(virtueOf(move))} belongs to ${seatName(state.crowns[virtueOf(move)])}.`,
  'LAN-10.6': ({ state }) => noMaleagant(state),
  'LAN-11.1': ({ state, seat, move }) => notMet(state, seat, virtueOf(move)),
  'LAN-11.2': ({ knight, move }) =>
    `Your disc already lies on ${virtueName(virtueOf(move))}${(knight.virtues[virtueOf(move)] ?? 0) > 0 ? ', which you have learned' : ''}.`,
  'LAN-11.3': ({ move }) => `You have no disc on ${virtueName(virtueOf(move))}: visit Galahad first.`,
  'LAN-11.5': ({ knight, move }) =>
    `You have learned ${virtueName(virtueOf(move))} already, for ${knight.virtues[virtueOf(move)]} VP.`,
  'LAN-12.1': ({ state, move }) =>
    `${move.t === 'deed' ? deedName(tileOf(move)) : 'That'} does not lie face up. Face up: ${faceUp(state)}.`,
  'LAN-12.2': ({ state }) => `The Dragon has had its ${state.dragonVisits} visits of this turn.`,
  'LAN-12.3': ({ state, seat }) => shortOfAll(state, seat),
  'LAN-12.4': ({ state, seat, move }) =>
    `${deedName(tileOf(move))} demands the Excalibur Sword${state.fetcher === seat ? '; the counter becomes the Sword at the end of the turn' : ''}.`,
  'LAN-12.5': ({ state, seat, move }) => (move.t === 'deed' ? shortOf(state, seat, move.tile, move.spare) : ''),
  'LAN-13.3': ({ state }) => lakeTaken(state),
  'LAN-13.4': ({ state, knight }) => lakeWay(state, knight),
  'LAN-14.4': another,
  'LAN-14.6': ({ knight }) => `You have ${thingList(cardsIn(knight))}.`,
  'LAN-14.7': ({ knight }) => `Name a card you have (${thingList(cardsIn(knight))}) and another color to take for it.`,
  'LAN-14.8': ({ knight }) => `You have ${counted(knight.things[0], 0)}.`,
  'LAN-15.3': ({ state, move }) =>
    move.t === 'claim' ? `That majority is won already, by ${seatName(state.majorities[move.category])}.` : '',
  'LAN-15.4': noTie,
};

/** LAN-1.4. */
function noneLeft(state: State, move: Move): string {
  const wanted = move.t === 'take' ? move.things : move.t === 'exchange' ? [move.get] : [];
  const short = [...new Set(wanted)].filter(
    (thing) => reserve(state, thing) < wanted.filter((one) => one === thing).length,
  );
  return `In the reserve: ${inWords(short.map((thing) => counted(reserve(state, thing), thing)))}.`;
}

const entries = (space: number): string =>
  inWords(SPACES.filter((one) => one.site === SPACES[space].site && one.isEntry).map(({ id }) => id));

function tooFar({ state, seat, knight, move }: Asked): string {
  const helper = haste(SPACES[knight.space].site);
  if (helper === NONE) return `From ${spaceName(knight.space)} the next space is ${spaceName(knight.space + 1)}.`;
  const reach = state.holders[helper] === seat ? 2 : 1;
  const whose =
    state.holders[helper] === NONE
      ? 'nobody has'
      : state.holders[helper] === seat
        ? 'you have'
        : `${seatName(state.holders[helper])} has`;
  return `${spaceName(to(move))} is ${to(move) - knight.space} spaces on; you may go ${reach} (${whose} ${CHAIRS[helper]}).`;
}

function notOffered({ state, seat, move }: Asked): string {
  const wanted = move.t === 'take' ? thingList(move.things) : 'that';
  return `Here one may take ${thingList(offerOf(state, seat).things)}, not ${wanted}.`;
}

function chairTaken(state: State, move: Move): string {
  const chair = move.t === 'seat' ? move.chair : NONE;
  return `${CHAIRS[chair]}'s seat is taken by ${seatName(sitterOf(state, chair))}.`;
}

const homeList = ({ knights }: State, seat: Seat): string =>
  inWords([...knights.keys()].filter((other) => other !== seat && knights[other].space === TABLE).map(seatName));

function noMaleagant(state: State): string {
  const [, , , , holder] = state.holders;
  return holder === NONE ? 'Nobody has Maleagant.' : `Maleagant is with ${seatName(holder)}.`;
}

/** `Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.` */
function notMet(state: State, seat: Seat, virtue: number): string {
  if (VIRTUES[virtue] === undefined) return `There is no virtue ${virtue}.`;
  const { figures } = demandOf(state, seat, virtue);
  const needs = figures.map(need).join(VIRTUES[virtue].any ? ' or ' : ' and ');
  return `${virtueName(virtue)} needs ${needs}; you have ${inWords(figures.map(({ have }) => String(have)))}.`;
}

/** What one condition asks for, with the figure of the rival where it is a comparison. */
export function need({ how, of, count, rival }: Figure): string {
  if (how === 'exactly') return `exactly ${counted(count, of)}`;
  if (how === 'atLeast') return `${counted(count, of)} or more`;
  if (how === 'fewest') return `at most ${rival} ${plural(of)}, as few as anybody`;
  return how === 'most' ? `more than ${counted(rival, of)}` : `at least ${counted(Math.max(1, rival), of)}`;
}

const faceUp = (state: State): string =>
  inWords(state.faceUp.filter((tile) => tile >= 0).map((tile) => DEEDS[tile].id)) || 'nothing';

/** `D05 The Knight of the Black Ford needs 1 lance more`. */
function shortOf(state: State, seat: Seat, tile: number, spare: number): string {
  if (DEEDS[tile] === undefined) return `There is no tile ${tile}.`;
  const { cost } = DEEDS[tile];
  if (spare !== NONE && !(cost[spare] > 0))
    return `${deedName(tile)} demands no ${THINGS[spare] ?? 'such thing'}, so none can be spared.`;
  const missing = missingFor(state, seat, tile).map(([count, thing]) =>
    counted(count - (thing === spare ? 1 : 0), thing),
  );
  return `${deedName(tile)} needs ${inWords(missing)} more.`;
}

/** How many of which thing a seat lacks for a tile. */
export function missingFor(state: State, seat: Seat, tile: number): (readonly [number, number])[] {
  const { things } = state.knights[seat];
  return DEEDS[tile].cost.flatMap((cost, thing) =>
    cost > things[thing] ? [[cost - things[thing], thing] as const] : [],
  );
}

function shortOfAll(state: State, seat: Seat): string {
  const tiles = state.faceUp.filter((tile) => tile >= 0);
  if (tiles.length === 0) return 'No deed lies face up at the Dragon.';
  const lacks = tiles.map((tile) => {
    const missing = missingFor(state, seat, tile).map(([count, thing]) => counted(count, thing));
    if (DEEDS[tile].excalibur && state.sword !== seat) missing.push('the Excalibur Sword');
    return `${DEEDS[tile].id} needs ${inWords(missing)} more`;
  });
  return `No deed in reach: ${lacks.join('; ')}.`;
}

function lakeTaken(state: State): string {
  const walker = [...state.knights.keys()].find((seat) => site(state.knights[seat].space) === 'The Lake');
  return walker === undefined
    ? 'The Lake has had its knight in this turn.'
    : `The Lake already has its knight: ${seatName(walker)}.`;
}

function lakeWay(state: State, { space }: Knight): string {
  return space < state.counter
    ? `The counter lies on space ${lakeNumber(state.counter)} of the Lake and you are on ${lakeNumber(space)}: the way goes on to ${spaceName(space + 1)}.`
    : 'The counter is fetched; from here one leaves the Lake.';
}

const cardsIn = ({ things }: Knight): number[] =>
  things.flatMap((count, thing) => (thing > 4 ? Array.from({ length: count }, () => thing) : []));

function noTie(asked: Asked): string {
  const { state, seat, move } = asked;
  if (seat !== state.mover || move.t !== 'claim') return another(asked);
  const best = contenders(state, move.category);
  return `You have ${holding(state, seat, move.category)}; most is ${best.length === 0 ? 0 : holding(state, best[0], move.category)}.`;
}
