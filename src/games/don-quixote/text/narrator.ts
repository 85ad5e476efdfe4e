/** What Don Quixote says while it is played. */
import { HIDDEN, NONE, type Seat, type Viewer } from '../../../core/game.ts';
import type { Narrator, Telling } from '../../../core/text.ts';
import { CASTLE_6, FIELDS, fieldName, layOf, tileOf } from '../rules/components.ts';
import { score, sum, total } from '../rules/08-scoring.ts';
import { type Event, isLastField, isOver, type LayMove, type State } from '../rules/state.ts';
import type { Says } from './en.ts';
import { gradeOf } from './grade.ts';
import { layDescription, tileName } from './tiles.ts';
import type { Words } from './words.ts';

export const narrator: Narrator<State, LayMove, Event, Says> = {
  tell: (words, event, names) => TELLING[event.t](words, event as never, names), // a row for each kind of event
  question,
  nameMove: (words, _, { tile, turn }) => layDescription(words, layOf(tile, turn)),
  nameOccasion: (_, field) => fieldName(field),
  where: ({ t }, view) => t['dq.where'](view.round, turnOfGame(view)),
  points: (view, seat) => sum(view.realms[seat].scores.map(total)),
  worth,
  keys: ({ t }) => t['dq.keys'],
  grade: ({ t }, points) => t[`dq.grade.${gradeOf(points)}`],
  share,
};

export function question({ t }: Words, view: State, viewer: Viewer): string {
  if (isOver(view)) return t['dq.over'];
  if (view.card === NONE) return t['dq.noCard'];
  if (view.card === HIDDEN) return t['dq.cardToCome'];
  if (viewer !== 'watcher' && view.realms[viewer].sealed !== NONE) return t['dq.sealed'];
  const field = fieldName(view.card);
  if (viewer === 'watcher') return t['dq.watch'](field);
  return isLastField(view) ? t['dq.askLast'](field) : t['dq.askTile'](field);
}

const TURNS = 22;

export function turnOfGame(view: State): number {
  const empty = view.realms[0].board.filter((lay) => lay === NONE).length;
  return Math.min(TURNS, FIELDS - 2 - empty + 1);
}

/** Each event in words, with the rule it follows. */
const TELLING: Telling<Words, Event> = {
  castle: (words, { tile, field }) => ({
    text: words.t['dq.log.castle'](tileName(words, tile), fieldName(field)),
    rule: tile === CASTLE_6 ? 'DQ-4.3' : 'DQ-4.4',
  }),
  passedOver: ({ t }, { field }) => ({ text: t['dq.log.passedOver'](fieldName(field)), rule: 'DQ-4.4' }),
  turnedUp: ({ t }, { seat, tiles, aside }, names) => ({
    text: t['dq.log.turnedUp'](names[seat], tiles.length),
    rule: aside === NONE ? 'DQ-5.2' : 'DQ-5.3',
  }),
  card: ({ t }, { field, round }) => ({
    text: field === HIDDEN ? t['dq.cardToCome'] : t['dq.log.card'](fieldName(field), round),
    rule: 'DQ-5.4',
    heading: true,
  }),
  sealed: ({ t }, { seat }, names) => ({ text: t['dq.log.sealed'](names[seat]), rule: 'DQ-10.3' }),
  laid: (words, { seat, field, lay }, names) => ({
    text: words.t['dq.log.laid'](names[seat], tileName(words, tileOf(lay)), fieldName(field)),
    rule: 'DQ-5.4',
    sound: 'knock',
  }),
  gone: (words, { seat, tile }, names) => ({
    text: words.t['dq.log.gone'](names[seat], tileName(words, tile)),
    rule: 'DQ-12.2',
  }),
  scored: ({ t }, { seat, round, score: scored }, names) => ({
    text: t['dq.log.scored'](names[seat], round, total(scored)),
    rule: 'DQ-5.1',
    sound: 'bell',
  }),
};

/** What the round would give more if it were scored after the move. */
function worth({ t }: Words, view: State, seat: Seat, { tile, turn }: LayMove): string {
  const { board } = view.realms[seat];
  const after = board.with(view.card, layOf(tile, turn));
  return t['dq.change'](total(score(after, view.round)) - total(score(board, view.round)));
}

/** A text without spoilers: the deal, the sum and the rounds. */
function share({ t }: Words, view: State, seed: string): string {
  const rounds = view.realms[0].scores.map(total);
  return t['dq.share'](sum(rounds), seed, rounds.join(' + '));
}
