/** Chapters 5 and 10: the three rounds, and the two decisions of the game, made by all at once and in secret. */
import type { Step } from '../../core/chapters.ts';
import { HIDDEN, NONE, type Rule, type Say, type Seat } from '../../core/game.ts';
import { LAST_ROUND, layOf, type Lay, LAYS, ROAD_TILES, ROUNDS, SANCHO, tileOf, turnOf } from './components.ts';
import { score } from './8-scoring.ts';
import { RULES } from './rulebook.ts';
import { type Event, type LayMove, type Realm, type State, take } from './state.ts';

/** Every lay as a move, made once: a list of moves is then a list of these. */
const MOVES: readonly LayMove[] = Array.from({ length: LAYS }, (_, lay) => ({
  t: 'lay',
  tile: tileOf(lay),
  turn: turnOf(lay),
}));

/** DQ-10.1: for each card but the last, one of the face-up tiles. */
export const placing: Step<State, LayMove, Event> = {
  chapter: RULES['DQ-10.1'],
  pending,
  candidates(state, seat) {
    const realm = state.realms[seat];
    const list: LayMove[] = [];
    for (const tile of realm.hand) if (tile >= 0) list.push(MOVES[2 * tile], MOVES[2 * tile + 1]);
    return withSancho(realm, list);
  },
  refusal(state, seat, move) {
    const realm = state.realms[seat];
    return (
      tooLateOrTooEarly(state, realm) ??
      wrongTurn(move) ??
      (realm.hand.includes(move.tile) ? undefined : notFaceUp(realm, move))
    );
  },
  apply,
};

/** DQ-10.2: for the last card of all, the tile set aside. */
export const lastField: Step<State, LayMove, Event> = {
  chapter: RULES['DQ-10.2'],
  pending,
  candidates(state, seat) {
    const realm = state.realms[seat];
    return withSancho(realm, realm.aside >= 0 ? [MOVES[2 * realm.aside], MOVES[2 * realm.aside + 1]] : []);
  },
  refusal(state, seat, move) {
    const realm = state.realms[seat];
    return (
      tooLateOrTooEarly(state, realm) ??
      wrongTurn(move) ??
      (move.tile === realm.aside ? undefined : notSetAside(realm, move))
    );
  },
  apply,
};

/** Any company of up to four seats, by the bits of its members: made once, so that to ask who is pending costs nothing. */
const COMPANIES: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter((seat) => bits & (1 << seat)),
);

/** DQ-5.4: nobody may pass. */
function pending(state: State): readonly Seat[] {
  if (state.card < 0) return COMPANIES[0];
  let bits = 0;
  for (let seat = 0; seat < state.realms.length; seat++) if (state.realms[seat].sealed === NONE) bits |= 1 << seat;
  return COMPANIES[bits];
}

/** DQ-12.5: Sancho Pansa is one choice more. */
function withSancho(realm: Realm, list: LayMove[]): LayMove[] {
  if (realm.sancho !== NONE) list.push(MOVES[2 * SANCHO]);
  return list;
}

function tooLateOrTooEarly(state: State, realm: Realm): Rule | undefined {
  if (state.card < 0) return RULES['DQ-5.4'];
  if (realm.sealed !== NONE) return RULES['DQ-10.3'];
  return undefined;
}

function wrongTurn(move: LayMove): Rule | undefined {
  return move.turn === 0 || move.turn === 180 ? undefined : RULES['DQ-3.6'];
}

/** Why a tile that is not among those face up cannot be laid now. Sancho Pansa can. */
function notFaceUp(realm: Realm, move: LayMove): Rule | undefined {
  if (move.tile === SANCHO) return notSancho(realm, move);
  if (move.tile >= ROAD_TILES || move.tile < 0)
    return move.tile < SANCHO && move.tile >= 0 ? RULES['DQ-4.5'] : RULES['DQ-1.5'];
  if (move.tile === realm.aside) return RULES['DQ-5.6'];
  if (realm.board.some((lay) => lay >= 0 && tileOf(lay) === move.tile)) return RULES['DQ-5.5'];
  if (realm.gone.includes(move.tile)) return RULES['DQ-12.2'];
  return RULES['DQ-5.2'];
}

function notSetAside(realm: Realm, move: LayMove): Rule | undefined {
  return move.tile === SANCHO ? notSancho(realm, move) : RULES['DQ-5.6'];
}

function notSancho(realm: Realm, move: LayMove): Rule | undefined {
  if (realm.sancho !== NONE) return move.turn === 0 ? undefined : RULES['DQ-12.5'];
  return realm.board.includes(layOf(SANCHO, 0)) ? RULES['DQ-12.2'] : RULES['DQ-12.1'];
}

/** DQ-10.3: a choice is sealed; the last one opens them all. */
function apply(state: State, seat: Seat, move: LayMove, _dice: unknown, say: Say<Event>): void {
  const realm = state.realms[seat];
  realm.sealed = layOf(move.tile, move.turn);
  if (state.realms.length > 1) say({ t: 'sealed', seat, lay: realm.sealed });
  for (const other of state.realms) if (other.sealed === NONE) return;
  showTogether(state, say);
  endTurn(state, say);
}

function showTogether(state: State, say: Say<Event>): void {
  for (let seat = 0; seat < state.realms.length; seat++) {
    const realm = state.realms[seat];
    const lay = realm.sealed;
    realm.board[state.card] = lay;
    realm.sealed = NONE;
    takeFromHand(realm, lay);
    say({ t: 'laid', seat, field: state.card, lay });
  }
}

/** A choice that we were not told (in a view) leaves a tile of the hand in doubt, so it stays. */
function takeFromHand(realm: Realm, lay: Lay): void {
  const tile = tileOf(lay);
  if (lay === HIDDEN) return;
  if (tile === SANCHO) realm.sancho = NONE;
  else if (tile === realm.aside) realm.aside = NONE;
  else take(realm.hand, tile);
}

/** DQ-5.6: as many cards as tiles, then the scoring. */
function endTurn(state: State, say: Say<Event>): void {
  state.card = NONE;
  for (let seat = 0; seat < state.realms.length; seat++) leaveOver(state, seat, say);
  if (state.deck.length > ROUNDS[state.round - 1].ends) return turnUpCard(state, say);
  for (let seat = 0; seat < state.realms.length; seat++) {
    const realm = state.realms[seat];
    const points = score(realm.board, state.round);
    realm.scores.push(points);
    say({ t: 'scored', seat, round: state.round, score: points });
  }
  if (state.round === LAST_ROUND) return;
  state.round += 1;
  beginRound(state, say);
}

/** DQ-12.2, DQ-12.4: the tile that Sancho Pansa replaced leaves the game when no card is left for it. */
function leaveOver(state: State, seat: Seat, say: Say<Event>): void {
  const realm = state.realms[seat];
  let tile = NONE;
  if (realm.hand.length > 0 && state.deck.length <= ROUNDS[state.round - 1].handEnds) tile = realm.hand.pop()!; // not empty
  if (realm.aside !== NONE && state.deck.length === 0) [tile, realm.aside] = [realm.aside, NONE];
  if (tile === NONE) return;
  realm.gone.push(tile);
  say({ t: 'gone', seat, tile });
}

/** DQ-5.2, DQ-5.3: everybody turns up tiles; then the first card follows (DQ-5.4). */
export function beginRound(state: State, say: Say<Event>): void {
  const { faceUp } = ROUNDS[state.round - 1];
  for (let seat = 0; seat < state.realms.length; seat++) {
    const realm = state.realms[seat];
    for (let i = 0; i < faceUp; i++) realm.hand.push(realm.bag.pop()!); // 22 tiles are dealt in all
    if (state.round === LAST_ROUND) realm.aside = realm.bag.pop()!;
    say({ t: 'turnedUp', seat, tiles: realm.hand.slice(), aside: realm.aside });
  }
  turnUpCard(state, say);
}

function turnUpCard(state: State, say: Say<Event>): void {
  state.card = state.deck.pop()!; // called only while cards are left
  say({ t: 'card', round: state.round, field: state.card });
}
