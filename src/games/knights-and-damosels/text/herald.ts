/** The herald of Knights & Damosels: positions, moves, events and standings in words. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Herald } from '../../../core/herald.ts';
import { earned, given, VICTORIES, victoryOf } from '../rules/10-end.ts';
import { accountOf, foresee } from './accounting.ts';
import { DAMOSELS, EVENTS, KNIGHTS } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import type { Move } from '../rules/moves.ts';
import { write } from '../notation/position.ts';
import { read } from '../notation/reading.ts';
import { reason } from './reason.ts';
import { currentStep, OPEN, type State, type StepName, thresholdsOf } from '../rules/state.ts';
import { tell } from './telling.ts';
import { readMoveText, writeMove } from '../notation/words.ts';

export const herald: Herald<State, Move, Happening> = {
  rounds: 60, // KD-14.1: the standing is that of the moment, whatever the round
  seated: (state) => state.players.length,
  write,
  read,
  writeMove,
  readMove: readMoveText,
  tell,
  question,
  reason,
  account: accountOf,
  foresee,
  verdict,
};

type Asking = { readonly [step in StepName]: (state: State, seat: Seat) => string };

const eventOf = ({ event }: State): string => (event < 0 ? 'the event' : EVENTS[event].name);

const ASKING: Asking = {
  choose: () => 'Choose a free knight and a free damosel.',
  discardEvent: ({ drawn }) => `You are Arthur: lay one of your ${drawn.length} events away; Merlin gets the others.`,
  revealEvent: () => 'You are Merlin: reveal one of the two events.',
  favour: (state) => `Lay a Service card face down for ${eventOf(state)}.`,
  give: () => 'Give one card of your pile, in secret.',
  select: (state) => `Ask for one of ${free(state)} slots${state.options.joust ? ', challenge,' : ''} or take none if you may.`, // prettier-ignore
  contest: () => 'Challenge for a chivalry that another offers, or say that you are done.',
  exchange: ({ joust }, seat) =>
    `Exchange ${joust.exchange}: High, Low or decline? The right is ${joust.right === seat ? 'yours' : 'not yours'}.`,
  replace: () => 'You yielded your card: ask for another slot, or take none.',
  disaster: (state) => `${eventOf(state)}: set each of your listed cards face up or face down.`,
  faces: (state) => `${eventOf(state)}: duty (face up) or betrayal (face down) for each shared card you offer.`,
  take: () => 'Take one of your own cards from a row that holds enough of them.',
  side: () => 'Do you fight for Arthur or for Mordred?',
  fight: ({ battle }) => `Round ${battle} of the battle: choose a card of your hand.`,
};

const free = ({ display }: State): number => display.filter(({ taker }) => taker === NONE).length;

/** In steps where all decide at once, who has sealed waits; in the others, who is not on turn. */
function question(state: State, seat: Seat): string {
  const step = currentStep(state);
  if (step === undefined) return 'The game is over.';
  const { sealed } = state.players[seat];
  if (sealed !== NONE && sealed !== OPEN) return 'Your choice is sealed; others are still choosing.';
  return ASKING[step](state, seat);
}

/** KD-10.4: the figures of all; at the end their order. */
function verdict(state: State, names: readonly string[]): string[] {
  const needed = thresholdsOf(state);
  const lines = state.players.map(({ knight, damosel, worship }, seat) => {
    const who = knight === NONE ? '' : ` (${KNIGHTS[knight].name}, ${DAMOSELS[damosel].name})`;
    const figures = `given ${given(state, seat)} of ${needed.given}, earned ${earned(state, seat)} of ${needed.earned}`;
    return `${names[seat]}${who}: ${figures}, worship ${worship} of ${needed.worship}`;
  });
  if (currentStep(state) !== undefined) return lines;
  const victory = (seat: Seat): string => (state.battle > 0 ? '' : ` (${VICTORIES[victoryOf(state, seat)]})`);
  return [
    ...lines,
    ...state.ranking.map((seat, i) => `${i + 1}. ${names[seat]}${victory(seat).replace(' (none)', '')}`),
    `Winner: ${names[state.ranking[0]]} (${state.options.camlann ? 'KD-12.12' : 'KD-10.7'}).`,
  ];
}
