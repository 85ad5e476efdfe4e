/** Makes positions in a line and plays them, for tests. */
import { seededDice } from '../../../core/dice.ts';
import { type Dice, NONE, type Rule, type Seat, unheard } from '../../../core/game.ts';
import { atRest, setup } from '../rules/setup.ts';
import { isFeat, loveCode, SLOT_OF, SLOTS } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { openWindow, withdrawPasses } from '../rules/09-window.ts';
import type { FeatRound, Knight, Options, Phase, State } from '../rules/state.ts';
import { cards, journey, treasure, treasures, words } from './cards.ts';
import { PASS, ROLL } from './moves.ts';

export const DEFAULTS = Object.fromEntries(
  Object.entries(game.options).map(([name, { choices }]) => [name, choices[0]]),
) as unknown as Options;

/** Without timers nobody is asked who can only pass: a third of the moves, and all else alike. */
export const UNTIMED: Options = { ...DEFAULTS, timers: false };

/** The untimed room first, then each other choice of the host by itself, then all of them together. */
export function optionSets(): Options[] {
  const offered = Object.entries(game.options).map(([name, { choices }]): [string, unknown] => [
    name,
    choices.find((choice) => choice !== UNTIMED[name as keyof Options]),
  ]);
  const single = offered.map((choice) => ({ ...UNTIMED, ...Object.fromEntries([choice]) }));
  const others: object = { ...UNTIMED, ...Object.fromEntries(offered), timers: false };
  return [UNTIMED, ...single, others, { ...others, mode: 'scroll' }] as unknown as Options[];
}

interface KnightSketch {
  readonly hand?: string;
  /** Treasures and a Love. */
  readonly wears?: string;
  readonly feats?: string;
  readonly successes?: number;
  readonly rolled?: number;
}

interface Sketch {
  readonly phase?: Phase;
  readonly card?: string;
  readonly drawer?: Seat;
  readonly attempter?: Seat;
  readonly options?: Partial<Options>;
  readonly resolved?: number;
  readonly tied?: number;
  /** Next card first. */
  readonly journey?: string;
  readonly aside?: string;
  readonly chivalry?: string;
  readonly treasures?: string;
  readonly discarded?: string;
  readonly treasureDiscard?: string;
  readonly flights?: string;
  readonly feat?: Partial<FeatRound>;
  readonly knights: readonly KnightSketch[];
}

function knight({ hand = '', wears = '', feats = '' }: KnightSketch): Knight {
  const slots = Array.from({ length: SLOTS }, () => NONE);
  const worn = words(wears);
  for (const id of worn) if (id.startsWith('T')) slots[SLOT_OF[treasure(id)]] = treasure(id);
  const love = worn.find((id) => id.startsWith('L'));
  return {
    hand: cards(hand),
    treasures: slots,
    love: love === undefined ? NONE : journey(love),
    feats: words(feats).map(journey),
    woo: NONE,
    picked: [],
  };
}

/** A position, as incomplete as the test likes, without timers: so nobody is asked who can only pass (LM-9.14). A Feat on the table is in its first window unless the sketch says otherwise. */
export function scene(sketch: Sketch): State {
  const seats = sketch.knights.length;
  const card = sketch.card === undefined ? NONE : journey(sketch.card);
  const isFeatUp = isFeat(card);
  const attempter = sketch.attempter ?? sketch.drawer ?? 0;
  const options = { ...UNTIMED, ...sketch.options };
  const state: State = {
    ...setup(seats, options, seededDice(1), unheard),
    phase: sketch.phase ?? (isFeatUp ? 'before' : 'draw'),
    drawer: sketch.drawer ?? 0,
    card,
    deal: 0,
    resolved: sketch.resolved ?? 0,
    journey: words(sketch.journey ?? '')
      .map(journey)
      .toReversed(),
    aside: words(sketch.aside ?? '').map(journey),
    flights: words(sketch.flights ?? '').map(journey),
    chivalry: cards(sketch.chivalry ?? '').toReversed(),
    chivalryDiscard: cards(sketch.discarded ?? ''),
    treasures: treasures(sketch.treasures ?? '').toReversed(),
    treasureDiscard: treasures(sketch.treasureDiscard ?? ''),
    knights: sketch.knights.map(knight),
    feat: { ...atRest(seats), ...(isFeatUp ? featOn(sketch, attempter) : {}), ...sketch.feat },
    tied: sketch.tied ?? 0,
  };
  if (isFeatUp || state.phase === 'refill') {
    withdrawPasses(state);
    openWindow(state);
  }
  return state;
}

const featOn = ({ knights, drawer = 0, tied }: Sketch, attempter: Seat): Partial<FeatRound> => ({
  first: drawer,
  attempter,
  round: 1,
  engaged: tied ?? (1 << knights.length) - 1,
  successes: knights.map(({ successes = 0 }) => successes),
  rolled: knights.map(({ rolled = 0 }) => rolled),
});

/** An Encounter is told: seat 0 judges, seats 1 and 2 hold these cards. */
export const telling = (one: string, other: string, more: Partial<Sketch> = {}): State =>
  scene({ phase: 'tell', card: 'E01', knights: [{}, { hand: one }, { hand: other }], ...more });

/** A die that shows these faces, and any other choice its least; faces are 1 to 6. */
export function faces(...shown: number[]): Dice {
  const left = shown.slice();
  return { below: (n) => Math.min(n - 1, Math.max(0, (left.shift() ?? 1) - 1)) };
}

/** Makes the move, which must be legal, and returns what happened. */
export function act(state: State, seat: Seat, move: Move, dice: Dice = faces()): Event[] {
  const rule = refusal(state, seat, move);
  if (rule !== undefined) throw new Error(`${rule.id} refuses ${JSON.stringify(move)} to seat ${seat}`);
  const events: Event[] = [];
  game.apply(state, seat, move, dice, (event) => events.push(event));
  return events;
}

const refusal = (state: State, seat: Seat, move: Move): Rule | undefined => game.refusal(state, seat, move);

/** The number of the rule that refuses the move, or undefined. */
export const refused = (state: State, seat: Seat, move: Move): string | undefined => refusal(state, seat, move)?.id;

/** Everybody who is asked passes, until the window is closed or only the roll is missing. */
export function allPass(state: State, dice: Dice = faces()): Event[] {
  const { phase, version } = state;
  const events: Event[] = [];
  while (state.phase === phase && state.version === version) {
    const seat = game.pending(state).find((one) => refusal(state, one, PASS) === undefined);
    if (seat === undefined) return events;
    events.push(...act(state, seat, PASS, dice));
  }
  return events;
}

/** The attempter rolls this face, and nobody plays a card before the roll. */
export function roll(state: State, face: number, ...more: number[]): Event[] {
  const dice = faces(face, ...more);
  const events = act(state, state.feat.attempter, ROLL, dice);
  return state.feat.rolling ? [...events, ...allPass(state, dice)] : events;
}

export const mute = (state: State, id: string): void => {
  state.feat.muted.push(id.startsWith('T') ? treasure(id) : loveCode(journey(id)));
};
