/** Chapter 2: set-up, to Arthur's first decision; and the choice of knight and damosel. */
import type { Step } from '../../../core/steps.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say } from '../../../core/game.ts';
import { ALL_CHIVALRIES, CHIVALRIES, cardOf, DAMOSELS, EVENTS, KNIGHTS } from './components.ts';
import type { Happening } from './happenings.ts';
import { CHOOSE, type Move, type MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { alone, leftOf, NOBODY, type Options, type Player, playerOf, type State } from './state.ts';

export function deal(seats: number, options: Options, dice: Dice, say: Say<Happening>): State {
  const merlin = firstMerlin(seats, options, dice);
  const arthur = (merlin + 1) % seats;
  const state: State = {
    options,
    stack: ['choose'],
    round: 1,
    arthur,
    turn: arthur,
    eventPile: shuffle(Array.from(EVENTS.keys()), dice),
    drawn: [],
    event: NONE,
    annals: [],
    favour: NONE,
    court: [],
    display: [],
    challenged: 0,
    offers: CHIVALRIES.map(() => NONE),
    joust: { challenger: NONE, challenged: NONE, right: NONE, stake: NONE, exchange: 0 },
    battle: 0,
    fallen: [],
    ranking: [],
    players: Array.from({ length: seats }, newcomer),
  };
  if (options.assignment === 'random') assign(state, dice, say);
  return state;
}

/** KD-2.2. */
function firstMerlin(seats: number, { firstMerlin: named }: Options, dice: Dice): number {
  return named !== 'random' && named < seats ? named : dice.below(seats);
}

/** KD-2.3, KD-2.7. */
function newcomer(): Player {
  return {
    knight: NONE,
    damosel: NONE,
    worship: 1,
    pile: ALL_CHIVALRIES,
    row: [],
    sealed: NONE,
    gift: NONE,
    denied: NONE,
    shown: NONE,
    side: NONE,
    wounded: [],
    lost: NONE,
  };
}

/** KD-2.3: dealt at random. */
function assign(state: State, dice: Dice, say: Say<Happening>): void {
  const knights = shuffle(Array.from(KNIGHTS.keys()), dice);
  const damosels = shuffle(Array.from(DAMOSELS.keys()), dice);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    player.knight = knights[seat];
    player.damosel = damosels[seat];
    say({ t: 'court', seat, knight: player.knight, damosel: player.damosel });
  }
  state.turn = NONE;
}

/** KD-2.6: when all ladies are chosen, the cards of the others make the Court pile. */
export function layCourt(state: State, dice: Dice): void {
  for (let damosel = 0; damosel < DAMOSELS.length; damosel++) {
    if (playerOf(state, damosel) !== NONE) continue;
    for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++) state.court.push(cardOf(damosel, chivalry));
  }
  shuffle(state.court, dice);
}

/** D1: clockwise from Arthur. Of six players the last has no choice left, so the game makes it (KD-15.2). */
export const choose: Step<State, Move, Happening> = {
  chapter: RULES['KD-2.3'],
  pending: (state) => (isLastOfSix(state) ? NOBODY : alone(state.turn)),
  candidates: (state, seat) => (seat === state.turn ? CHOOSE.slice() : []),
  refusal(state, seat, move) {
    if (move.t !== 'choose' || seat !== state.turn) return RULES['KD-2.3'];
    if (KNIGHTS[move.knight] === undefined || DAMOSELS[move.damosel] === undefined) return RULES['KD-1.5'];
    for (const { knight, damosel } of state.players)
      if (knight === move.knight || damosel === move.damosel) return RULES['KD-2.3'];
    return undefined;
  },
  apply(state, seat, move, _dice, say) {
    const { knight, damosel } = move as MoveOf<'choose'>;
    const player = state.players[seat];
    player.knight = knight;
    player.damosel = damosel;
    say({ t: 'court', seat, knight, damosel });
    const next = leftOf(state, seat);
    state.turn = next === state.arthur ? NONE : next;
  },
};

function isLastOfSix(state: State): boolean {
  return state.turn !== NONE && state.players.length === KNIGHTS.length && leftOf(state, state.turn) === state.arthur;
}

/** What the last of six has left. */
export function chooseForLast(state: State, dice: Dice, say: Say<Happening>): void {
  if (!isLastOfSix(state)) return;
  const left = CHOOSE.find((move) => choose.refusal(state, state.turn, move) === undefined)!; // one of each is free
  choose.apply(state, state.turn, left, dice, say);
}
