/** What is not written is as usual: this makes a whole state of the lines that somebody typed. */
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { wooEffect } from '../rules/04-telling.ts';
import { mayWoo } from '../rules/05-love.ts';
import { maxHand } from '../rules/08-hand.ts';
import { isInWindow } from '../rules/09-window.ts';
import { isDecided, leaders, shownFeats } from '../rules/10-end.ts';
import {
  CHIVALRY,
  isFeat,
  isLove,
  JOURNEY,
  JOURNEY_PER_SALLY,
  SLOT_OF,
  SLOTS,
  TREASURES,
} from '../rules/components.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import {
  FAILED,
  isInFeat,
  isTied,
  type Knight,
  nextSeat,
  type Phase,
  SITS_OUT,
  type State,
  SUCCEEDED,
  WOOS,
} from '../rules/state.ts';
import type { SeatSheet, Sheet, TableSheet } from './sheet.ts';

export function stateOf({ table: { values: table }, seats }: Sheet): State {
  const typed = seats.map(({ values }) => values);
  const state = typedState(table, typed);
  state.resolved = table.resolved ?? won(state) + state.retired.length;
  state.phase = table.phase ?? usualPhase(state, table, typed);
  state.tied = table.tied ?? usualTied(state);
  state.drawn = table.drawn ?? Number(state.card !== NONE);
  fillFeat(state, table, typed);
  fillTales(state, table, typed);
  fillHands(state, typed);
  fillPiles(state, table);
  state.offered.push(...(table.offered ?? (state.phase === 'select' ? usualOffer(state, table) : [])));
  fillJourney(state, table);
  if (state.phase === 'select')
    typed.forEach(({ selects }, seat) => (state.votes[seat] = selects < 0 ? selects : state.offered.indexOf(selects)));
  fillChoices(state, typed);
  return state;
}

/** What is written, and nothing else yet. */
function typedState(table: TableSheet, seats: readonly SeatSheet[]): State {
  const { app, gain, tale, declared, journeyDiscard, retired, flights, chivalryDiscard, treasureDiscard } = table;
  const { die, rolling, difficulty, attemptStrength, attemptDifficulty, doubled, again, muted, used, usedNow } = table;
  const mode = table.mode ?? table.options.mode;
  const ofSeats = <K extends keyof SeatSheet>(name: K): SeatSheet[K][] => seats.map((seat) => seat[name]);
  return {
    options: table.options,
    phase: 'draw',
    mode,
    nextMode: table.nextMode ?? mode,
    drawn: 0,
    drawer: table.firstRolls === undefined ? table.drawer : (highestOf(table.firstRolls, seats.length)[0] ?? 0),
    card: table.card,
    deal: app?.deal ?? NONE,
    told: app?.told ?? [],
    version: app?.version ?? 0,
    resolved: 0,
    journey: [],
    journeyDiscard,
    aside: [],
    retired,
    flights,
    chivalry: [],
    chivalryDiscard,
    treasures: [],
    treasureDiscard,
    knights: seats.map(knightOf),
    tales: tale,
    kept: NONE,
    page: 0,
    named: table.named,
    taken: table.taken,
    declared,
    gains: gain,
    passed: filled(seats.length, 1),
    window: app?.window ?? 0,
    held: table.held,
    extended: table.extended,
    votes: ofSeats('vote'),
    orders: ofSeats('order'),
    applause: [],
    feat: {
      first: NONE,
      attempter: NONE,
      round: 0,
      engaged: 0,
      successes: ofSeats('successes'),
      rolled: filled(seats.length, 0),
      last: filled(seats.length, 0),
      strength: ofSeats('strength'),
      difficulty,
      guards: ofSeats('guards'),
      muted,
      used,
      effect: NONE,
      die,
      rolling,
      attemptStrength,
      attemptDifficulty,
      doubled,
      again,
      usedNow,
    },
    tied: 0,
    offered: [],
    winner: table.winner,
  };
}

/** LM-2.7: those who are still to roll after these rolls, one if it is decided; none if a round has not a roll for each. */
export function highestOf(rounds: readonly (readonly number[])[], seats: number): readonly Seat[] {
  let rolling: readonly Seat[] = filled(seats, 0).map((_, seat) => seat);
  for (const faces of rounds) {
    if (rolling.length === 1 || faces.length !== rolling.length) return [];
    const highest = Math.max(...faces);
    rolling = rolling.filter((_, i) => faces[i] === highest);
  }
  return rolling;
}

/** By slot; of two Treasures for the same one, the last. */
function knightOf({ hand, wears, love, feats, picked }: SeatSheet): Knight {
  const treasures = filled(SLOTS, NONE);
  for (const treasure of wears) treasures[SLOT_OF[treasure]] = treasure;
  return { hand: hand?.slice() ?? [], treasures, love, feats, woo: NONE, picked };
}

const won = ({ knights }: State): number => knights.reduce((sum, { feats }) => sum + feats.length, 0);
const hasTold = ({ tales }: State, seat: Seat): boolean => tales.some((tale) => tale.seat === seat);

/** What the cards on the table tell. */
function usualPhase(state: State, { die, offered }: TableSheet, seats: readonly SeatSheet[]): Phase {
  const { card, gains, winner } = state;
  if (winner !== NONE) return 'over';
  if (isFeat(card)) return die > 0 ? 'after' : 'before';
  if (card !== NONE) return tellingPhase(state, seats);
  if (gains.length > 0) return 'resolved';
  if (offered !== undefined && offered.length > 0) return 'select';
  if (!isDecided(state)) return 'draw';
  return isSingle(leaders(state)) ? 'over' : 'select';
}

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

function tellingPhase(state: State, seats: readonly SeatSheet[]): Phase {
  const { card, drawer, tales } = state;
  const isWooed = isLove(card);
  if (isWooed && tales.length === 0 && seats.every(({ woo }) => woo !== WOOS)) return 'woo';
  const tellers = [...seats.keys()].filter((seat) => seat !== drawer && (!isWooed || seats[seat].woo === WOOS));
  if (!tellers.every((seat) => hasTold(state, seat))) return 'tell';
  if (state.named !== NONE) return 'take';
  return isWooed && wooEffect(card, 'woo_judged') !== undefined ? 'mark' : 'name';
}

/** LM-10.3: those with most Feats, once the last one is resolved. */
function usualTied(state: State): number {
  const isLater = state.phase === 'select' || state.phase === 'over' || isFeat(state.card);
  const first = leaders(state);
  return isLater && isDecided(state) && !isSingle(first) ? first : 0;
}

const usualOffer = (state: State, { aside = [HIDDEN], journey = [HIDDEN] }: TableSheet): number[] =>
  shownFeats({ ...state, aside, journey });

/** LM-6.1, LM-6.2, LM-10.5. */
function fillFeat(state: State, table: TableSheet, seats: readonly SeatSheet[]): void {
  const { feat } = state;
  const isOn = isInFeat(state);
  feat.first = table.first ?? (isOn ? usualFirst(state) : NONE);
  feat.attempter = table.attempter ?? feat.first;
  feat.round = table.round ?? Number(isOn);
  feat.engaged = table.engaged ?? (isOn ? state.tied || (1 << seats.length) - 1 : 0);
  feat.effect = table.effect ?? (isOn ? HIDDEN : NONE);
  seats.forEach(({ rolled, last, successes }, seat) => {
    feat.rolled[seat] = rolled ?? (isOn ? turnsOfDie(state, seat) : 0);
    feat.last[seat] = last ?? usualLast(feat.rolled[seat], successes);
  });
}

function usualFirst(state: State): Seat {
  if (state.tied === 0) return state.drawer;
  let first = nextSeat(state, state.drawer);
  while (!isTied(state, first) && first !== state.drawer) first = nextSeat(state, first);
  return first;
}

/** LM-6.2: how often the die has come to the seat and gone on. */
function turnsOfDie({ feat, knights }: State, seat: Seat): number {
  const { first, attempter, round } = feat;
  const place = (other: Seat): number => (other - first + knights.length) % knights.length;
  return Math.max(0, round - 1) + (place(seat) < place(attempter) ? 1 : 0);
}

/** Of several attempts with one success nobody can tell which it was. */
function usualLast(rolled: number, successes: number): number {
  if (rolled === 0) return 0;
  if (successes === 0) return FAILED;
  return rolled > successes ? HIDDEN : SUCCEEDED;
}

/** LM-5.8, LM-12.3: what is told has been read, and where no condition is judged all may win. */
function fillTales(state: State, { kept, page, applause }: TableSheet, seats: readonly SeatSheet[]): void {
  const { phase, card, tales, knights } = state;
  const isShown = phase === 'mark' || phase === 'name' || phase === 'vote' || phase === 'take';
  const isJudged = isLove(card) && wooEffect(card, 'woo_judged') !== undefined;
  state.kept = kept ?? (isShown && !isJudged ? (1 << tales.length) - 1 : NONE);
  state.page = page ?? (isShown ? tales.length : 0);
  state.applause.push(...(applause ?? filled(isShown ? tales.length * knights.length : 0, NONE)));
  seats.forEach(({ woo }, seat) => (knights[seat].woo = woo ?? (isLove(card) && hasTold(state, seat) ? WOOS : NONE)));
}

/** LM-8.1: a full hand, less what was told with. Nobody else can see the cards. */
function fillHands(state: State, seats: readonly SeatSheet[]): void {
  seats.forEach(({ hand }, seat) => {
    if (hand !== undefined) return;
    const told = state.tales.reduce((sum, tale) => sum + (tale.seat === seat ? tale.cards.length : 0), 0);
    state.knights[seat].hand.push(...filled(Math.max(0, maxHand(state, seat) - told), HIDDEN));
  });
}

const countOf = (cards: readonly number[]): number => cards.filter((card) => card !== NONE).length;

/** What lies nowhere else, in an order that nobody knows. */
function fillPiles(state: State, { chivalry, treasures }: TableSheet): void {
  const left = (size: number, seen: readonly number[]): number[] => filled(Math.max(0, size - countOf(seen)), HIDDEN);
  state.chivalry.push(...(chivalry ?? left(CHIVALRY.length, chivalrySeen(state))));
  state.treasures.push(...(treasures ?? left(TREASURES.length, treasuresSeen(state))));
}

/** LM-2.4: of the 21 cards those are left that lie nowhere else; all others are set aside. */
function fillJourney(state: State, table: TableSheet): void {
  const rest = Math.max(0, JOURNEY.length - countOf(journeySeen(state)));
  const dealt = 3 * JOURNEY_PER_SALLY - (JOURNEY.length - rest);
  const most = table.aside === undefined ? (hasBegun(state) ? Math.min(dealt, 20) : dealt) : rest - table.aside.length;
  const { journey = filled(Math.max(0, Math.min(rest, most)), HIDDEN) } = table;
  state.journey.push(...journey);
  state.aside.push(...(table.aside ?? filled(Math.max(0, rest - journey.length), HIDDEN)));
}

/** LM-2.8: some card was drawn, if only by what lies there now. */
function hasBegun({ phase, knights, chivalryDiscard, treasureDiscard }: State): boolean {
  const isRich = knights.some(({ treasures }) => treasures.some((treasure) => treasure !== NONE));
  return phase !== 'draw' || isRich || chivalryDiscard.length + treasureDiscard.length > 0;
}

/** LM-5.4, LM-9.3: who cannot woo sits out; in a window the others wait for one. */
function fillChoices(state: State, seats: readonly SeatSheet[]): void {
  const { phase, knights, card } = state;
  seats.forEach(({ woo }, seat) => {
    if (woo === undefined && phase === 'woo' && isLove(card) && !mayWoo(state, seat)) knights[seat].woo = SITS_OUT;
    if (woo === undefined && phase === 'tell' && isLove(card) && knights[seat].woo === NONE)
      knights[seat].woo = SITS_OUT;
  });
  const speaker = seats.every(({ passed }) => passed === undefined) ? usualSpeaker(state) : NONE;
  seats.forEach(({ passed }, seat) => (state.passed[seat] = passed ?? (seat === speaker ? 0 : 1)));
}

/** The attempter, or whoever has the turn card; to a declared card the next one replies. */
function usualSpeaker(state: State): Seat {
  const last = state.declared.at(-1);
  if (last === undefined && !isInFeat(state) && state.phase !== 'refill') return NONE;
  const first =
    last === undefined ? (isInFeat(state) ? state.feat.attempter : state.drawer) : nextSeat(state, last.seat);
  const order = state.knights.map((_, i) => (first + i) % state.knights.length);
  return order.find((seat) => isInWindow(state, seat)) ?? NONE;
}
