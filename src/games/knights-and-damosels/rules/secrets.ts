/** Chapter 16: who sees what. The only file that knows what is hidden. */
import { pick, shuffle } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN, NONE, type Seat, unheard, type Viewer } from '../../../core/game.ts';
import { knowsOwn } from './06-slots.ts';
import { cardOf, CHIVALRIES, DAMOSELS, EVENTS, SERVICE_CARDS } from './components.ts';
import { COURT, courtCards, eachAssignment, type Giver } from './givers.ts';
import type { Happening } from './happenings.ts';
import { arthurIn, clone, currentStep, merlinOf, OPEN, playerOf, type Slot, type State } from './state.ts';
import { STEP_TABLE } from './steps.ts';

/** Hidden are piles, what Arthur and Merlin laid away, the damosels of the display, and choices of others. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  const merlin = merlinOf(state);
  seen.eventPile.fill(HIDDEN);
  seen.court.fill(HIDDEN);
  if (viewer !== state.arthur && !(viewer === merlin && state.drawn.length < 3)) seen.drawn.fill(HIDDEN);
  if (viewer !== state.arthur && state.favour !== NONE) seen.favour = HIDDEN;
  for (let i = 0; i < seen.annals.length; i++) if (!knowsEvent(state, i, viewer)) seen.annals[i] = HIDDEN;
  for (let slot = 0; slot < seen.display.length; slot++)
    if (!knowsDamosel(state, slot, viewer)) seen.display[slot] = withDamosel(seen.display[slot], HIDDEN);
  for (let seat = 0; seat < seen.players.length; seat++) {
    const player = seen.players[seat];
    if (seat === viewer) continue;
    if (player.sealed >= 0) player.sealed = HIDDEN;
    if (player.gift >= 0) player.gift = HIDDEN;
  }
  return seen;
}

const withDamosel = ({ chivalry, taker, cleared }: Slot, damosel: number): Slot => ({
  chivalry,
  damosel,
  taker,
  cleared,
});

/** KD-4.3: Arthur knows all three events of a round, Merlin all but what Arthur laid away, the others one. */
function knowsEvent(state: State, place: number, viewer: Viewer): boolean {
  const seats = state.players.length;
  const arthur = arthurIn(state, Math.floor(place / 3) + 1);
  const isMerlin = viewer === (arthur + seats - 1) % seats;
  return place % 3 === 2 || viewer === arthur || (place % 3 === 1 && isMerlin);
}

/** KD-5.4, KD-6.4, KD-6.6. */
function knowsDamosel(state: State, slot: number, viewer: Viewer): boolean {
  if (viewer === merlinOf(state)) return true;
  for (const { denied } of state.players) if (denied === slot) return true;
  return viewer !== 'watcher' && knowsOwn(state, viewer, slot);
}

type Hears = { readonly [T in Happening['t']]?: (event: Extract<Happening, { t: T }>, viewer: Viewer) => Happening };

/** What others than those concerned do not hear; it stays hidden for ever (KD-4.3). */
const HEARS: Hears = {
  drew: (event, viewer) => (viewer === event.seat ? event : { ...event, events: event.events.map(blank) }),
  handed(event, viewer) {
    if (viewer === event.seat) return event;
    return { ...event, event: HIDDEN, events: viewer === event.to ? event.events : event.events.map(blank) };
  },
  revealed: (event, viewer) => (viewer === event.seat || viewer === event.arthur ? event : { ...event, away: HIDDEN }),
  favoured: (event, viewer) => (viewer === event.seat ? event : { ...event, card: HIDDEN }),
  sealed: (event, viewer) => (viewer === event.seat ? event : { ...event, choice: HIDDEN }),
  displayed: (event, viewer) => (viewer === event.merlin ? event : { ...event, damosels: event.damosels.map(blank) }),
};

const blank = (): number => HIDDEN;

export function witness(event: Happening, viewer: Viewer): Happening | undefined {
  const hears = HEARS[event.t] as ((event: Happening, viewer: Viewer) => Happening) | undefined;
  return hears === undefined ? event : hears(event, viewer);
}

/** Any events, Court cards, givers and choices that fit all the seat knows. */
export function imagine(seen: State, seat: Seat, dice: Dice): State {
  const state = clone(seen);
  imagineEvents(state, dice);
  if (state.favour === HIDDEN) state.favour = dice.below(SERVICE_CARDS.length);
  imagineGivers(state, seat, dice);
  imagineCourt(state, dice);
  imagineSeals(state, dice);
  return state;
}

/** KD-4.4: four rounds make a cycle, in which every event is drawn once. */
function imagineEvents(state: State, dice: Dice): void {
  const { annals, drawn, eventPile } = state;
  const cycle = EVENTS.length;
  const current = cycle * Math.floor((state.round - 1) / (cycle / 3));
  for (let from = 0; from <= current; from += cycle) {
    const places = annals.slice(from, from + cycle);
    const known = from < current ? places : [...places, ...drawn, ...eventPile, state.event];
    const unseen = shuffle(unknownEvents(known), dice);
    for (let i = from; i < from + places.length; i++) if (annals[i] === HIDDEN) annals[i] = unseen.pop()!; // all 12
    if (from === current) fillIn(drawn, unseen);
    if (from === current) fillIn(eventPile, unseen);
  }
}

function unknownEvents(known: readonly number[]): number[] {
  return Array.from(EVENTS.keys()).filter((event) => !known.includes(event));
}

function fillIn(pile: number[], unseen: number[]): void {
  for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN) pile[i] = unseen.pop()!; // as many as are hidden
}

/** Any assignment of the slots that fits, each equally likely. */
function imagineGivers(state: State, seat: Seat, dice: Dice): void {
  if (state.display.length === 0) return;
  const all: Giver[][] = [];
  eachAssignment(state, seat, (givers) => all.push(givers.slice()));
  assignGivers(state, pick(all, dice), dice);
}

/** Writes the givers into the display: a seat's own damosel, or any lady of the Court who has the card. */
export function assignGivers(state: State, givers: readonly Giver[], dice: Dice): void {
  givers.forEach((giver, slot) => {
    const { chivalry, damosel } = state.display[slot];
    if (giver !== COURT) state.players[giver].gift = chivalry;
    if (damosel !== HIDDEN) return;
    const lady = giver === COURT ? pick(courtCards(state, chivalry), dice) : state.players[giver].damosel;
    state.display[slot] = withDamosel(state.display[slot], lady);
  });
}

/** Open to all (KD-6.11): the cards of the Court pile, without their order. */
function imagineCourt(state: State, dice: Dice): void {
  if (!state.court.includes(HIDDEN)) return;
  const displayed = new Set(state.display.map(({ damosel, chivalry }) => cardOf(damosel, chivalry)));
  const unseen: number[] = [];
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
    for (const damosel of courtCards(state, chivalry)) {
      const card = cardOf(damosel, chivalry);
      if (!displayed.has(card)) unseen.push(card);
    }
  fillIn(state.court, shuffle(unseen, dice));
}

/** Any legal choice in place of one that is sealed. */
function imagineSeals(state: State, dice: Dice): void {
  const name = currentStep(state);
  if (name === undefined) return;
  const step = STEP_TABLE[name];
  state.players.forEach((player, seat) => {
    if (player.sealed !== HIDDEN) return;
    player.sealed = OPEN;
    const moves = step.candidates(state, seat).filter((move) => step.refusal(state, seat, move) === undefined);
    step.apply(state, seat, pick(moves, dice), dice, unheard);
  });
}

/** Every card by name, wherever it lies; a gift on display still counts to its pile (KD-6.11). */
export function components(state: State): string[] {
  const { players, court, display, eventPile, drawn, annals, event, fallen } = state;
  const cards = [...court, ...fallen];
  for (const { row, wounded, damosel, pile } of players) {
    cards.push(...row, ...wounded);
    if (damosel !== NONE)
      for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
        if (pile & (1 << chivalry)) cards.push(cardOf(damosel, chivalry));
  }
  for (const { damosel, chivalry } of display)
    if (playerOf(state, damosel) === NONE) cards.push(cardOf(damosel, chivalry));
  if (currentStep(state) === 'choose') cards.push(...cardsOfFreeLadies(state));
  const cycle = EVENTS.length * Math.floor((state.round - 1) / (EVENTS.length / 3));
  const events = [...eventPile, ...drawn, ...annals.slice(cycle), event].filter((known) => known !== NONE);
  return [...cards.map((card) => `card ${card}`), ...events.map((known) => `event ${known}`)];
}

function cardsOfFreeLadies(state: State): number[] {
  const free = Array.from(DAMOSELS.keys()).filter((damosel) => playerOf(state, damosel) === NONE);
  return free.flatMap((damosel) => CHIVALRIES.map((_, chivalry) => cardOf(damosel, chivalry)));
}
