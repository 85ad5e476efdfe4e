/** DQ-10.4: who sees what. The only file that knows what is hidden. */
import { pick, shuffle } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN, NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { FIELDS, type Lay, layOf, ROAD_TILES, tileOf } from './components.ts';
import { clone, type Event, isLastField, type Realm, type State, withRealm } from './state.ts';

export function view(state: State, viewer: Viewer): State {
  return clone(glances(state)(viewer));
}

/** Hidden are the order of the deck, the face-down tiles, and choices of others that are not shown yet. */
export function glances(state: State): (viewer: Viewer) => State {
  const open: State = {
    options: state.options,
    round: state.round,
    card: state.card,
    deck: FACE_DOWN[state.deck.length],
    realms: state.realms.map((realm) => realmSeen(realm, realm.sealed === NONE ? NONE : HIDDEN)),
  };
  return (viewer) => {
    if (viewer === 'watcher' || open.realms[viewer].sealed === NONE) return open;
    const own = state.realms[viewer];
    return withRealm(open, viewer, realmSeen(own, own.sealed));
  };
}

function realmSeen({ board, hand, aside, bag, sancho, gone, scores }: Realm, sealed: Lay): Realm {
  return { board, hand, aside, bag: FACE_DOWN[bag.length], sancho, gone, sealed, scores };
}

/** By its size: a pile of which nothing is seen. */
const FACE_DOWN: number[][] = Array.from({ length: FIELDS + 1 }, (_, size) =>
  Array.from({ length: size }, () => HIDDEN),
);

/** DQ-10.3: of another's choice one learns only that it was made. */
export function witness(event: Event, viewer: Viewer): Event | undefined {
  return event.t === 'sealed' && event.seat !== viewer ? SEALED[event.seat] : event;
}

/** By seat. */
const SEALED: readonly Event[] = [0, 1, 2, 3].map((seat) => ({ t: 'sealed', seat, lay: HIDDEN }));

/** Any order of the cards and tiles that are not to be seen, and any choice that others may have made. */
export function imagine(seen: State, _seat: Seat, dice: Dice): State {
  const state = clone(seen);
  refill(state.deck, cardsUnseen(seen), dice);
  for (const realm of state.realms) {
    if (seen.options.sameDraw && realm !== state.realms[0])
      realm.bag.splice(0, realm.bag.length, ...state.realms[0].bag);
    else refill(realm.bag, tilesUnseen(realm), dice);
    if (realm.sealed === HIDDEN) realm.sealed = anyChoice(state, realm, dice);
  }
  return state;
}

function refill(pile: number[], unseen: number[], dice: Dice): void {
  shuffle(unseen, dice).forEach((card, i) => (pile[i] = card));
}

/** Open to all (DQ-10.4): the fields still to come, without their order. */
export function cardsUnseen(state: State): number[] {
  const { board } = state.realms[0];
  const unseen: number[] = [];
  for (let field = 0; field < FIELDS; field++) if (board[field] === NONE && field !== state.card) unseen.push(field);
  return unseen;
}

/** Open to all (DQ-10.4): the tiles still face down, without their order. */
export function tilesUnseen(realm: Realm): number[] {
  const seen = new Set([...realm.hand, ...realm.gone, realm.aside, ...realm.board.map(tileOf)]);
  const unseen: number[] = [];
  for (let tile = 0; tile < ROAD_TILES; tile++) if (!seen.has(tile)) unseen.push(tile);
  return unseen;
}

function anyChoice(state: State, realm: Realm, dice: Dice): number {
  const tiles = isLastField(state) ? [realm.aside] : realm.hand.slice();
  if (realm.sancho !== NONE) tiles.push(realm.sancho);
  const tile = pick(tiles, dice);
  return layOf(tile, tile === realm.sancho ? 0 : 180 * dice.below(2));
}
