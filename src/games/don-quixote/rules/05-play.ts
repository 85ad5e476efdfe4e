/** Chapter 5: the three rounds, between the decisions of the players. */
import { HIDDEN, NONE, type Say, type Seat } from '../../../core/game.ts';
import { LAST_ROUND, type Lay, ROUNDS, SANCHO, tileOf } from './components.ts';
import { score } from './08-scoring.ts';
import { type Event, type Realm, type State, take } from './state.ts';

/** DQ-10.3: all chosen tiles are laid on the field of the card (DQ-5.4); then the game goes on by itself. */
export function showTogether(state: State, say: Say<Event>): void {
  for (let seat = 0; seat < state.realms.length; seat++) {
    const realm = state.realms[seat];
    const lay = realm.sealed;
    realm.board[state.card] = lay;
    realm.sealed = NONE;
    takeFromHand(realm, lay);
    say({ t: 'laid', seat, field: state.card, lay });
  }
  endTurn(state, say);
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
