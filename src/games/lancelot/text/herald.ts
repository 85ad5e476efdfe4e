/** The herald of Lancelot: positions, moves, events and scores in words. */
import { seededDice } from '../../../core/dice.ts';
import { type Seat, unheard } from '../../../core/game.ts';
import type { Entry, Herald } from '../../../core/herald.ts';
import { accountOf, SOURCE_NAMES } from './accounting.ts';
import { asIfEnded, scoreOf, SOURCES, total } from '../rules/explain.ts';
import { game as lancelot } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { whyNext } from './order-words.ts';
import { read, write } from '../notation/position.ts';
import { reason } from './reason.ts';
import { type Event, type State, type StepName, vpOf } from '../rules/state.ts';
import { tell } from './telling.ts';
import { inWords, readMove, spaceName, writeMove } from '../notation/words.ts';

export const herald: Herald<State, Move, Event> = {
  rounds: 1,
  seated: (state) => state.knights.length,
  write,
  read,
  writeMove,
  readMove,
  tell,
  question,
  reason,
  account: (state, seat) => accountOf(state, seat),
  foresee,
  verdict,
};

function question(state: State, seat: Seat): string {
  if (state.phase === 'over') return 'The game is over.';
  if (seat !== state.mover) return `Wait for seat ${state.mover + 1}. ${whyNext(state)}`.trim();
  return QUESTIONS[state.step](state, seat);
}

type Question = (state: State, seat: Seat) => string;

const QUESTIONS: { readonly [step in StepName]: Question } = {
  seat: () => 'Take a free seat at the Round Table.',
  crown: () => 'Put your disc on the crown of a virtue, or on none.',
  ride: (state, seat) => `Ride on from ${spaceName(state.knights[seat].space)}. ${whyNext(state)}`,
  take: () => 'Take what you like of what lies here.',
  learn: () => 'Learn a virtue from Percival, or none.',
  vow: () => 'Vow a virtue at Galahad, or none.',
  deed: () => 'Complete one of the deeds.',
  morgana: () => "Use Morgana's power for a second tour?",
  magic: (state, seat) => `Use your magic (${state.knights[seat].things[4]} left), or be done.`,
  claim: () => 'You are tied: choose the majority that you win.',
  onward: () => 'Nothing is asked.',
};

/** What the ride would bring on the Grail is told as well, by the account. */
function foresee(state: State, seat: Seat, move: Move): readonly Entry[] {
  const then = lancelot.clone(state);
  lancelot.apply(then, seat, move, seededDice(0), unheard);
  return accountOf(then, seat);
}

/** Now, and as if the game ended now; at the end, who is Lancelot. */
function verdict(state: State, names: readonly string[]): string[] {
  const end = asIfEnded(state);
  const isOver = state.phase === 'over';
  const lines = state.knights.map((knight, seat) => {
    const score = scoreOf(end, seat);
    const parts = SOURCES.flatMap((source) => (score[source] > 0 ? [`${SOURCE_NAMES[source]} ${score[source]}`] : []));
    const sum = `${total(score)} VP${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
    return `${names[seat]}: ${isOver ? sum : `${vpOf(knight)} VP; ${sum} if the game ended now`}`;
  });
  return isOver ? [...lines, lancelotIs(state, names)] : lines;
}

/** LAN-15.7. */
function lancelotIs(state: State, names: readonly string[]): string {
  const { scores, places } = lancelot.outcome(state)!; // the game is over
  const winner = places.indexOf(1);
  const tied = names.filter((_, seat) => seat !== winner && scores[seat] === scores[winner]);
  const why = tied.length === 0 ? '' : `, nearer to Arthur than ${inWords(tied)}`;
  return `${names[winner]} is Lancelot${why} (LAN-15.7).`;
}
