/** Chapter 4: Arthur and Merlin choose the event of the round; with `favour` Arthur lays a Service card (KD-13.3). */
import type { Step } from '../../../core/steps.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { DISASTER, EVENTS, kindOf, SERVICE_CARDS } from './components.ts';
import type { Happening } from './happenings.ts';
import { DISCARD_EVENT, FAVOUR, type Move, type MoveOf, REVEAL_EVENT } from './moves.ts';
import { RULES } from './rulebook.ts';
import { alone, merlinOf, type State, take } from './state.ts';

const DRAWN = 3;
const HANDED = 2;

/** KD-4.1, KD-4.4: Arthur draws, from a new pile if there is none. */
export function drawEvents(state: State, dice: Dice, say: Say<Happening>): void {
  const { eventPile, drawn, arthur } = state;
  if (eventPile.length === 0) {
    for (let event = 0; event < EVENTS.length; event++) eventPile.push(event);
    shuffle(eventPile, dice);
    say({ t: 'renewed' });
  }
  for (let i = 0; i < DRAWN; i++) drawn.push(eventPile.pop()!); // the pile is a multiple of three
  say({ t: 'drew', seat: arthur, events: drawn.slice() });
}

/** D2. */
export const discardEvent: Step<State, Move, Happening> = {
  chapter: RULES['KD-4.1'],
  pending: (state) => alone(state.drawn.length === DRAWN ? state.arthur : NONE),
  candidates: (state, seat) => (seat === state.arthur ? drawnAs(state, DISCARD_EVENT) : []),
  refusal: (state, seat, move) =>
    move.t === 'discardEvent' && seat === state.arthur && holds(state, move.event) ? undefined : RULES['KD-4.1'],
  apply(state, seat, move, _dice, say) {
    const { event } = move as MoveOf<'discardEvent'>;
    take(state.drawn, event);
    state.annals.push(event);
    say({ t: 'handed', seat, to: merlinOf(state), event, events: state.drawn.slice() });
  },
};

/** D3. */
export const revealEvent: Step<State, Move, Happening> = {
  chapter: RULES['KD-4.2'],
  pending: (state) => alone(state.drawn.length === HANDED ? merlinOf(state) : NONE),
  candidates: (state, seat) => (seat === merlinOf(state) ? drawnAs(state, REVEAL_EVENT) : []),
  refusal: (state, seat, move) =>
    move.t === 'revealEvent' && seat === merlinOf(state) && holds(state, move.event) ? undefined : RULES['KD-4.2'],
  apply(state, seat, move, _dice, say) {
    const { event } = move as MoveOf<'revealEvent'>;
    take(state.drawn, event);
    const away = state.drawn.pop()!; // the other of the two
    state.annals.push(away);
    state.event = event;
    say({ t: 'revealed', seat, arthur: state.arthur, event, away });
  },
};

const holds = (state: State, event: number): boolean => event >= 0 && state.drawn.includes(event);

function drawnAs(state: State, moves: readonly Move[]): Move[] {
  const list: Move[] = [];
  for (const event of state.drawn) if (event >= 0) list.push(moves[event]);
  return list;
}

/** KD-13.3: not before a Disaster. */
export function hasFavour(state: State): boolean {
  return state.options.service === 'favour' && kindOf(state.event) !== DISASTER;
}

/** D4. */
export const favour: Step<State, Move, Happening> = {
  chapter: RULES['KD-13.3'],
  pending: (state) => alone(state.favour === NONE ? state.arthur : NONE),
  candidates: (state, seat) => (seat === state.arthur ? FAVOUR.slice() : []),
  refusal: (state, seat, move) => (isFavour(state, seat, move) ? undefined : favourRule(move)),
  apply(state, seat, move, _dice, say) {
    state.favour = (move as MoveOf<'favour'>).card;
    say({ t: 'favoured', seat, card: state.favour });
  },
};

function isFavour(state: State, seat: Seat, move: Move): boolean {
  return move.t === 'favour' && seat === state.arthur && SERVICE_CARDS[move.card] !== undefined;
}

const favourRule = (move: Move): Rule =>
  move.t === 'favour' && SERVICE_CARDS[move.card] === undefined ? RULES['KD-1.10'] : RULES['KD-13.3'];
