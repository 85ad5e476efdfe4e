/** What Don Quixote asks and tells, in the language of the reader. */
import { NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { FIELDS, fieldName, layOf } from '../../../games/don-quixote/components.ts';
import { score, total } from '../../../games/don-quixote/8-scoring.ts';
import { type Event, isLastField, isOver, type LayMove, type State } from '../../../games/don-quixote/state.ts';
import type { Words } from '../../words/words.tsx';
import type { Told } from '../board.ts';
import { sum } from './figures.ts';
import { layName, tileName } from './tile-words.ts';

export const TURNS = 22;

export function question({ t }: Words, view: State, seat: Viewer): string {
  if (isOver(view)) return t['dq.over'];
  if (seat !== 'watcher' && view.realms[seat].sealed !== NONE) return t['dq.sealed'];
  const field = fieldName(view.card);
  return isLastField(view) ? t['dq.askLast'](field) : t['dq.askTile'](field);
}

export function turnOfGame(view: State): number {
  const empty = view.realms[0].board.filter((lay) => lay === NONE).length;
  return Math.min(TURNS, FIELDS - 2 - empty + 1);
}

export function tell(words: Words, event: Event, names: readonly string[]): Told {
  const { t } = words;
  switch (event.t) {
    case 'castle':
      return { text: t['dq.log.castle'](tileName(words, event.tile), fieldName(event.field)), rule: 'DQ-4.3' };
    case 'passedOver':
      return { text: t['dq.log.passedOver'](fieldName(event.field)), rule: 'DQ-4.4' };
    case 'turnedUp':
      return { text: t['dq.log.turnedUp'](names[event.seat], event.tiles.length), rule: 'DQ-5.2' };
    case 'card':
      return { text: t['dq.log.card'](fieldName(event.field), event.round), rule: 'DQ-5.4', heading: true };
    case 'sealed':
      return { text: t['dq.log.sealed'](names[event.seat]), rule: 'DQ-10.3' };
    case 'laid':
      return { text: t['dq.log.laid'](names[event.seat], layName(words, event.lay), fieldName(event.field)) };
    case 'gone':
      return { text: t['dq.log.gone'](names[event.seat], tileName(words, event.tile)), rule: 'DQ-12.2' };
    default:
      return { text: t['dq.log.scored'](names[event.seat], event.round, total(event.score)), rule: 'DQ-8.1' };
  }
}

export function nameMove(words: Words, view: State, { tile, turn }: LayMove): string {
  return `${layName(words, layOf(tile, turn))}, ${fieldName(view.card)}`;
}

/** What the round would give more if it were scored after the move. */
export function worth({ t }: Words, view: State, seat: Seat, { tile, turn }: LayMove): string {
  const { board } = view.realms[seat];
  const after = board.with(view.card, layOf(tile, turn));
  return t['dq.change'](total(score(after, view.round)) - total(score(board, view.round)));
}

export function points(view: State, seat: Seat): number {
  return sum(view.realms[seat].scores.map(total));
}

/** A text without spoilers: the deal, the sum and the rounds. */
export function share({ t }: Words, view: State, seed: string): string {
  const rounds = view.realms[0].scores.map(total);
  return t['dq.share'](sum(rounds), seed, rounds.join(' + '));
}
