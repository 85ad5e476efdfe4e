/** Chapter 4: set-up, to the first card of round 1. */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, columnOf, FIELDS, layOf, ROAD_TILES, rowOf, SANCHO } from './components.ts';
import { beginRound } from './05-play.ts';
import type { Event, Options, Realm, State } from './state.ts';

export function setup(seats: number, options: Options, dice: Dice, say: Say<Event>): State {
  const deck = shuffle(CARDS.slice(), dice);
  const castle6 = deck.pop()!; // 24 cards
  say({ t: 'castle', tile: CASTLE_6, field: castle6 });
  const castle4 = drawForCastle4(deck, castle6, dice, say);
  say({ t: 'castle', tile: CASTLE_4, field: castle4 });
  const same = options.sameDraw ? shuffle(BAG.slice(), dice) : undefined; // DQ-12.8
  const state: State = {
    options,
    round: 1,
    card: NONE,
    deck,
    realms: Array.from({ length: seats }, () =>
      realm(castle6, castle4, same?.slice() ?? shuffle(BAG.slice(), dice), options),
    ),
  };
  beginRound(state, say);
  return state;
}

/** DQ-4.4: cards that touch the 6-castle are passed over, then shuffled back. */
function drawForCastle4(deck: number[], castle6: number, dice: Dice, say: Say<Event>): number {
  const passedOver: number[] = [];
  let field = deck.pop()!; // a card that fits always exists
  while (touches(field, castle6)) {
    say({ t: 'passedOver', field });
    passedOver.push(field);
    field = deck.pop()!;
  }
  if (passedOver.length > 0) {
    deck.push(...passedOver);
    shuffle(deck, dice);
  }
  return field;
}

/** DQ-4.4: also at a corner. */
export function touches(field: number, other: number): boolean {
  return Math.abs(columnOf(field) - columnOf(other)) <= 1 && Math.abs(rowOf(field) - rowOf(other)) <= 1;
}

function realm(castle6: number, castle4: number, bag: number[], options: Options): Realm {
  const board = EMPTY.slice();
  board[castle6] = layOf(CASTLE_6, 0);
  board[castle4] = layOf(CASTLE_4, 0);
  const sancho = options.sanchoPansa ? SANCHO : NONE;
  return { board, hand: [], aside: NONE, bag, sancho, gone: [], sealed: NONE, scores: [] };
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const CARDS = numbers(FIELDS);
const BAG = numbers(ROAD_TILES);
const EMPTY: readonly number[] = CARDS.map(() => NONE);
