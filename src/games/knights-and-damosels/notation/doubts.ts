/** What a position leaves open: whose the slots are, what is sealed, which events are drawn, and lots; and what is drawn. */
import { list, quietly } from '../../../core/codecs.ts';
import { HIDDEN, type InEveryLanguage, NONE, type Seat } from '../../../core/game.ts';
import { type Doubt, type DoubtCase, misread, type Reading } from '../../../core/notation.ts';
import { drawnFrom } from '../../../core/piles.ts';
import { ranks } from '../rules/10-end.ts';
import { cardOf, CARDS, DAMOSELS, EVENTS, SERVICE_CARDS } from '../rules/components.ts';
import { COURT, courtCards, eachAssignment, type Giver } from '../rules/givers.ts';
import { clone, currentStep, OPEN, playerOf, type State } from '../rules/state.ts';
import { STEP_TABLE } from '../rules/steps.ts';
import { isRankedByRows } from './consistency.ts';
import * as mistakes from './mistakes.ts';
import { sealedAs, type Sheet } from './sheet.ts';
import { CARD_WORD, DAMOSEL, EVENT, SERVICE, writeMove, writeSlot } from './words.ts';

export function doubtsOf({ table: { values } }: Sheet, state: State): Doubt<State>[] {
  return [
    ...hiddenEvents(state),
    ...(state.favour === HIDDEN ? [hiddenFavour] : []),
    ...hiddenGivers(state),
    ...hiddenSeals(state),
    ...(values.ranking.length === 0 ? lots(state) : []),
  ];
}

function changing(change: (state: State) => void): (state: State) => State {
  return (state) => {
    const settled = clone(state);
    change(settled);
    return settled;
  };
}

/** KD-4.1, KD-4.4: the event of the round, and the cards that Arthur or Merlin holds. */
function hiddenEvents(state: State): Doubt<State>[] {
  const { drawn, event } = state;
  const unknown = eventsUnseen(state);
  const of = (about: InEveryLanguage, line: string, put: (settled: State, one: number) => void): Doubt<State> => ({
    about,
    line,
    cases: unknown.map((one) => ({
      when: mistakes.is(about, EVENT.write(one)),
      once: EVENT.write(one),
      settle: changing((settled) => put(settled, one)),
    })),
  });
  const hand = drawn.flatMap((one, place) =>
    one === HIDDEN
      ? [of(mistakes.eventDrawn(place + 1), 'drawn:', (settled, other) => (settled.drawn[place] = other))]
      : [],
  );
  if (event !== HIDDEN) return hand;
  return [...hand, of(mistakes.theEvent, 'event:', (settled, one) => (settled.event = one))];
}

/** KD-4.4: those of the cycle that nobody has seen. */
function eventsUnseen({ annals, drawn, event, round }: State): number[] {
  const seen = new Set([...annals.slice(12 * Math.floor((round - 1) / 4)), ...drawn, event]);
  return [...EVENTS.keys()].filter((one) => !seen.has(one));
}

const hiddenFavour: Doubt<State> = {
  about: mistakes.theService,
  line: 'favour:',
  cases: SERVICE_CARDS.map((_, card) => ({
    when: mistakes.is(mistakes.theService, SERVICE.write(card)),
    settle: changing((state) => (state.favour = card)),
  })),
};

/** KD-5.4: whose card a slot shows. Everybody gave one. */
function hiddenGivers(state: State): Doubt<State>[] {
  const mayBe = state.display.map(() => new Set<Giver>());
  const fits = (giver: Giver, slot: number): boolean =>
    giver === COURT || state.players[giver].gift < 0 || state.players[giver].gift === state.display[slot].chivalry;
  eachAssignment(state, NONE, (givers) => {
    if (givers.every(fits)) givers.forEach((giver, slot) => mayBe[slot].add(giver));
  });
  return state.display.flatMap(({ damosel }, slot) => {
    if (damosel !== HIDDEN) return [];
    const cases = [...mayBe[slot]].map((giver) => giverCase(slot, giver));
    return cases.length === 0 ? [] : [{ about: mistakes.whoseCard(writeSlot(slot)), line: `s${slot + 1}:`, cases }];
  });
}

function giverCase(slot: number, giver: Giver): DoubtCase<State> {
  return {
    when: giver === COURT ? mistakes.ofCourt(writeSlot(slot)) : mistakes.ofSeat(writeSlot(slot), giver + 1),
    once: `${giver}`,
    settle: changing((state) => {
      const { display, players } = state;
      const { chivalry } = display[slot];
      const damosel = giver === COURT ? (courtCards(state, chivalry)[0] ?? HIDDEN) : players[giver].damosel;
      display[slot] = { ...display[slot], damosel };
      if (giver !== COURT) players[giver].gift = chivalry;
    }),
  };
}

/** Gifts, faces, thrusts and the like that were chosen and are not shown. */
function hiddenSeals(state: State): Doubt<State>[] {
  const name = currentStep(state);
  if (name === undefined) return [];
  const step = STEP_TABLE[name];
  return state.players.flatMap(({ sealed }, seat) => {
    if (sealed !== HIDDEN) return [];
    const open = changing((settled) => (settled.players[seat].sealed = OPEN))(state);
    const moves = step.candidates(open, seat).filter((move) => step.refusal(open, seat, move) === undefined);
    const cases = moves.flatMap((move) => {
      const kept = sealedAs(move);
      if (kept === undefined) return [];
      const settle = changing((settled) => (settled.players[seat].sealed = kept));
      return [{ when: mistakes.chose(seat + 1, writeMove(move)), settle }];
    });
    return cases.length === 0 ? [] : [{ about: mistakes.choiceOf(seat + 1), line: 'sealed:', cases }];
  });
}

const orders = (seats: readonly Seat[]): Seat[][] =>
  seats.length < 2
    ? [[...seats]]
    : seats.flatMap((first) => orders(seats.filter((seat) => seat !== first)).map((others) => [first, ...others]));

/** KD-10.5: between those who are equal the lot decides. */
function lots(state: State): Doubt<State>[] {
  if (!isRankedByRows(state)) return [];
  const groups = ranks(state);
  return groups.flatMap((equal, i) => {
    const from = groups.slice(0, i).flat().length;
    const cases = orders(equal).map((order) => ({
      when: mistakes.lotOrder(order.map((seat) => seat + 1).join(' ')),
      settle: changing((settled) => settled.ranking.splice(from, order.length, ...order)),
    }));
    return equal.length < 2 ? [] : [{ about: mistakes.lotBetween, line: 'ranking:', cases }];
  });
}

/** Events, or cards of the Court, as they come off their piles. */
export function draw(state: State, words: string): Reading<State> {
  const next = clone(state);
  const events = quietly(list(EVENT), words, { seats: 0 });
  if (events !== undefined) return drawnFrom(next, next.eventPile, events, eventsUnseen(state), words);
  const cards = quietly(list(CARD_WORD), words, { seats: 0 });
  if (cards === undefined) return { problems: [misread('--draw', words, mistakes.drawn)] };
  return drawnFrom(next, next.court, cards, courtUnseen(state), words);
}

function courtUnseen(state: State): number[] {
  const displayed = state.display.map(({ damosel, chivalry }) => cardOf(damosel, chivalry));
  const rows = state.players.flatMap(({ row, wounded }) => [...row, ...wounded]);
  const away = new Set([...displayed, ...rows, ...state.fallen]);
  const isOfCourt = (card: number): boolean => playerOf(state, Math.floor(card / (CARDS / DAMOSELS.length))) === NONE;
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => isOfCourt(card) && !away.has(card));
}

export function owes({ display, ranking, players }: State): InEveryLanguage | undefined {
  if (display.some(({ chivalry }) => chivalry < 0)) return mistakes.owesDisplay;
  if (ranking.includes(HIDDEN)) return mistakes.owesLot;
  return players.some(({ row }) => row.some((card) => card < 0))
    ? mistakes.owesCard(`${DAMOSEL.write(0)}:sword`)
    : undefined;
}
