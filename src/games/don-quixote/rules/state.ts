/** What lies on the table: plain data, one shape. States are made here and in `setup` only. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Lay } from './components.ts';
import type { Score } from './08-scoring.ts';

export interface Options {
  /** DQ-12.1 to 12.7. */
  readonly sanchoPansa: boolean;
  /** DQ-12.8. */
  readonly sameDraw: boolean;
}

export interface State {
  readonly options: Options;
  /** 1, 2, 3. */
  round: number;
  /** The field of the card that is up; NONE when the game is over, HIDDEN when nobody told us. */
  card: number;
  /** The face-down position cards, the next one last. Those out of the game are the fields that are covered. */
  readonly deck: number[];
  /** By seat. */
  readonly realms: readonly Realm[];
}

/** What one player has. */
export interface Realm {
  /** For each field the tile on it, or NONE. */
  readonly board: Lay[];
  /** Tiles face up, in the order they were turned up. */
  readonly hand: number[];
  /** DQ-5.3: the tile set aside, or NONE. */
  aside: number;
  /** Tiles face down, the next one last. */
  readonly bag: number[];
  /** DQ-12.1: Sancho Pansa, or NONE if it was laid or is not in the game. */
  sancho: number;
  /** Tiles that left the game. */
  readonly gone: number[];
  /** The choice for the card that is up, or NONE. */
  sealed: Lay;
  /** One for each scoring so far. */
  readonly scores: Score[];
}

/** Lay one of your tiles on the field of the card. `turn` is 0 or 180, but people ask for the strangest things. */
export interface LayMove {
  readonly t: 'lay';
  readonly tile: number;
  readonly turn: number;
}

export type Event =
  | { readonly t: 'castle'; readonly tile: number; readonly field: number }
  | { readonly t: 'passedOver'; readonly field: number }
  | { readonly t: 'turnedUp'; readonly seat: number; readonly tiles: readonly number[]; readonly aside: number }
  | { readonly t: 'card'; readonly round: number; readonly field: number }
  | { readonly t: 'sealed'; readonly seat: number; readonly lay: Lay }
  | { readonly t: 'laid'; readonly seat: number; readonly field: number; readonly lay: Lay }
  | { readonly t: 'gone'; readonly seat: number; readonly tile: number }
  | { readonly t: 'scored'; readonly seat: number; readonly round: number; readonly score: Score };

export function clone(state: State): State {
  return {
    options: state.options,
    round: state.round,
    card: state.card,
    deck: state.deck.slice(),
    realms: state.realms.map(cloneRealm),
  };
}

function cloneRealm(realm: Realm): Realm {
  return {
    board: realm.board.slice(),
    hand: realm.hand.slice(),
    aside: realm.aside,
    bag: realm.bag.slice(),
    sancho: realm.sancho,
    gone: realm.gone.slice(),
    sealed: realm.sealed,
    scores: realm.scores.slice(),
  };
}

/** As long as others have yet to choose, a choice is sealed and changes nothing else (DQ-10.3). */
export function fork(state: State, seat: Seat): State {
  for (let other = 0; other < state.realms.length; other++)
    if (other !== seat && state.realms[other].sealed === NONE) return withRealm(state, seat, { ...state.realms[seat] });
  return clone(state);
}

export function withRealm({ options, round, card, deck, realms }: State, seat: Seat, realm: Realm): State {
  const others = realms.slice();
  others[seat] = realm;
  return { options, round, card, deck, realms: others };
}

/** DQ-5.6: the sixth card of round 3 is up. */
export function isLastField(state: State): boolean {
  return state.round === 3 && state.deck.length === 0 && state.card !== NONE;
}

export function isOver(state: State): boolean {
  return state.realms[0].scores.length === 3;
}

/** Takes one of them out of the list; the others keep their order. */
export function take(list: number[], item: number): void {
  for (let i = list.indexOf(item); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}
