/** Chapter 2: set-up, to the first draw. */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { CHIVALRY, HAND, JOURNEY, JOURNEY_PER_SALLY, SALLY_OF, SLOTS, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { drawChivalry } from './08-hand.ts';
import type { FeatRound, Knight, Options, State } from './state.ts';

export function setup(seats: number, options: Options, dice: Dice, say: Say<Event>): State {
  const journey: number[] = [];
  const aside: number[] = [];
  for (const sally of [2, 1, 0]) deal(sally, journey, aside, dice); // LM-2.4: III lies at the bottom
  const chivalry = shuffle(numbers(CHIVALRY.length), dice);
  const treasures = shuffle(numbers(TREASURES.length), dice);
  const state: State = {
    options,
    phase: 'draw',
    mode: options.mode,
    nextMode: options.mode,
    drawn: 0,
    drawer: NONE,
    card: NONE,
    deal: dice.below(DEALS),
    told: [],
    version: 0,
    resolved: 0,
    journey,
    journeyDiscard: [],
    aside,
    retired: [],
    flights: [],
    chivalry,
    chivalryDiscard: [],
    treasures,
    treasureDiscard: [],
    knights: Array.from({ length: seats }, knight),
    tales: [],
    kept: NONE,
    page: 0,
    named: NONE,
    taken: 0,
    declared: [],
    gains: [],
    passed: filled(seats, 1),
    window: 0,
    held: 0,
    extended: false,
    votes: filled(seats, NONE),
    orders: filled(seats, 0),
    applause: [],
    feat: atRest(seats),
    tied: 0,
    offered: [],
    winner: NONE,
  };
  for (let seat = 0; seat < seats; seat++) drawChivalry(state, seat, HAND.base, dice, say); // LM-2.6
  state.drawer = firstDrawer(numbers(seats), dice, say);
  say({ t: 'turn', seat: state.drawer });
  return state;
}

/** As many as anybody will play. */
const DEALS = 65_536;

function deal(sally: number, journey: number[], aside: number[], dice: Dice): void {
  const cards = numbers(JOURNEY.length).filter((card) => SALLY_OF[card] === sally);
  shuffle(cards, dice).forEach((card, i) => (i < JOURNEY_PER_SALLY ? journey : aside).push(card));
}

/** LM-2.7: the highest begins; those who tie for it roll again. */
export function firstDrawer(seats: readonly Seat[], dice: Dice, say: Say<Event>): Seat {
  if (seats.length === 1) return seats[0];
  const faces = seats.map((seat) => {
    const face = 1 + dice.below(6);
    say({ t: 'firstRoll', seat, face });
    return face;
  });
  const highest = Math.max(...faces);
  return firstDrawer(
    seats.filter((_, i) => faces[i] === highest),
    dice,
    say,
  );
}

const knight = (): Knight => ({
  hand: [],
  treasures: filled(SLOTS, NONE),
  love: NONE,
  feats: [],
  woo: NONE,
  picked: [],
});

/** Between Feats. */
export function atRest(seats: number): FeatRound {
  return {
    first: NONE,
    attempter: NONE,
    round: 0,
    engaged: 0,
    successes: filled(seats, 0),
    rolled: filled(seats, 0),
    last: filled(seats, 0),
    strength: filled(seats, 0),
    difficulty: 0,
    guards: filled(seats, 0),
    muted: [],
    used: [],
    effect: NONE,
    die: 0,
    rolling: false,
    attemptStrength: 0,
    attemptDifficulty: 0,
    doubled: false,
    again: false,
    usedNow: [],
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const filled = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
