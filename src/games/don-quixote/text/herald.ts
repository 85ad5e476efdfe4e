/** The herald of Don Quixote: positions, moves, events and scores in words. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import type { Herald } from '../../../core/herald.ts';
import { CASTLE_6, fieldName, GRADES, LAST_ROUND, layOf } from '../rules/components.ts';
import { isUnknown, sumOfScores } from '../rules/08-scoring.ts';
import { accountOf, count, writePoints } from './account.ts';
import { read, write } from '../notation/position.ts';
import { reason } from './reason.ts';
import { type Event, isLastField, isOver, type LayMove, type State } from '../rules/state.ts';
import { readMove, writeField, writeLay, writeMove, writeTile } from '../notation/words.ts';

export const herald: Herald<State, LayMove, Event> = {
  rounds: LAST_ROUND,
  seated: (state) => state.realms.length,
  write,
  read,
  writeMove,
  readMove,
  tell,
  question,
  reason,
  account: (state, seat, round = state.round) => accountOf(state.realms[seat].board, round),
  foresee,
  verdict,
};

type Telling = { readonly [T in Event['t']]: (event: Extract<Event, { t: T }>, name: string) => string };

/** `name` is that of the event's seat, if it has one. */
const TELLING: Telling = {
  castle: ({ tile, field }) =>
    tile === CASTLE_6
      ? `The 6-castle goes on ${fieldName(field)} (DQ-4.3).`
      : `The 4-castle goes on ${fieldName(field)} (DQ-4.4).`,
  passedOver: ({ field }) => `${fieldName(field)} touches the 6-castle and is passed over (DQ-4.4).`,
  turnedUp: (event, name) => `${name}: ${event.tiles.map(writeTile).join(' ')} turned up${aside(event.aside)}.`,
  card: ({ round, field }) => `Round ${round}: the card is ${writeField(field)}.`,
  sealed: ({ lay }, name) => `${name}: has chosen${lay === HIDDEN ? '' : ` ${writeLay(lay)}`} (DQ-10.3).`,
  laid: ({ lay, field }, name) => `${name}: ${writeLay(lay)} on ${fieldName(field)}.`,
  gone: ({ tile }, name) => `${name}: ${writeTile(tile)} leaves the game (DQ-12.2).`,
  scored: ({ round, score }, name) => `${name}: round ${round} gives ${writePoints(score)}.`,
};

function tell(event: Event, names: readonly string[]): string {
  const telling = TELLING[event.t] as (event: Event, name: string) => string;
  return telling(event, 'seat' in event ? names[event.seat] : '');
}

const aside = (tile: number): string => (tile === NONE ? '' : `, ${writeTile(tile)} set aside (DQ-5.3)`);

function question(state: State, seat: Seat): string {
  const { hand, sealed, sancho, aside: last } = state.realms[seat];
  if (isOver(state)) return 'The game is over.';
  if (state.card === NONE) return 'No card is given, so only the scoring can be asked.';
  if (state.card === HIDDEN) return 'The next card is turned up.';
  if (sealed !== NONE) return 'The choice is made; the others are still choosing.';
  const field = fieldName(state.card);
  const orSancho = sancho === NONE ? '' : ', or Sancho Pansa,';
  if (isLastField(state))
    return `Lay ${writeTile(last)}, the tile set aside${orSancho || ','} on ${field}, as it is or turned.`;
  const tiles = hand.length === 1 ? 'your last face-up tile' : `one of your ${hand.length} face-up tiles`;
  return `Lay ${tiles}${orSancho} on ${field}.`;
}

function foresee(state: State, seat: Seat, move: LayMove): ReturnType<typeof accountOf> {
  const board = state.realms[seat].board.slice();
  if (state.card >= 0) board[state.card] = layOf(move.tile, move.turn);
  return accountOf(board, state.round);
}

/** DQ-9.1 to DQ-9.3. */
function verdict(state: State, names: readonly string[]): string[] {
  const sums = state.realms.map(({ scores }) => sumOfScores(scores));
  const lines = state.realms.map(({ scores }, seat) => {
    if (scores.length === 0) return `${names[seat]}: no scoring yet`;
    const rounds = scores.map((points) => (isUnknown(points) ? '?' : writePoints(points).split(' ')[0]));
    const sum = sums[seat] === HIDDEN ? 'a sum that is not known' : count(sums[seat], 'point');
    return `${names[seat]}: ${rounds.join(' + ')} = ${sum}`;
  });
  if (!isOver(state) || sums.includes(HIDDEN)) return lines;
  return [...lines, sums.length === 1 ? grade(state, sums[0]) : winners(sums, names)];
}

const GRADE_WORDS: { readonly [id in (typeof GRADES)[number]['id']]: string } = {
  incredible: 'More than 100 points: beyond belief',
  rare: 'More than 85 points: a rare result',
  'very-good': 'More than 70 points: very good',
};

function grade(state: State, sum: number): string {
  if (state.options.sanchoPansa) return 'With Sancho Pansa there are no grades (DQ-12.6).';
  const reached = GRADES.find(({ above }) => sum > above);
  return `${reached === undefined ? 'No grade yet: that takes more than 70 points' : GRADE_WORDS[reached.id]} (DQ-9.3).`;
}

function winners(sums: readonly number[], names: readonly string[]): string {
  const most = Math.max(...sums);
  const first = names.filter((_, seat) => sums[seat] === most);
  return first.length === 1 ? `Winner: ${first[0]} (DQ-9.1).` : `Winners together: ${first.join(' and ')} (DQ-9.2).`;
}
