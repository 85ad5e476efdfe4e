/** Chapter 10: the two decisions of the game, made by all at once and in secret. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, layOf, LAYS, SANCHO, TILES, tileOf, turnOf } from './components.ts';
import { showTogether } from './05-play.ts';
import { RULES } from './rulebook.ts';
import type { Event, LayMove, Realm, State } from './state.ts';

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
    return noChoice(state, realm, move) ?? (realm.hand.includes(move.tile) ? undefined : notFaceUp(realm, move));
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
    return noChoice(state, realm, move) ?? (move.tile === realm.aside ? undefined : notSetAside(realm, move));
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

/** What forbids any choice of this kind, whatever the tile. */
function noChoice(state: State, realm: Realm, move: LayMove): Rule | undefined {
  if (state.card < 0) return RULES['DQ-5.4'];
  if (realm.sealed !== NONE) return RULES['DQ-10.3'];
  if (move.turn !== 0 && move.turn !== 180) return RULES['DQ-3.6'];
  return undefined;
}

/** Why a tile that is not among those face up cannot be laid now. Sancho Pansa can. */
function notFaceUp(realm: Realm, { tile, turn }: LayMove): Rule | undefined {
  if (TILES[tile] === undefined) return RULES['DQ-1.5'];
  if (tile === SANCHO) return notSancho(realm, turn);
  if (tile === CASTLE_6 || tile === CASTLE_4) return RULES['DQ-4.5'];
  if (tile === realm.aside) return RULES['DQ-5.6'];
  if (realm.gone.includes(tile)) return RULES['DQ-12.2'];
  return realm.board.some((lay) => lay >= 0 && tileOf(lay) === tile) ? RULES['DQ-5.5'] : RULES['DQ-5.2'];
}

function notSetAside(realm: Realm, { tile, turn }: LayMove): Rule | undefined {
  return tile === SANCHO ? notSancho(realm, turn) : RULES['DQ-5.6'];
}

function notSancho(realm: Realm, turn: number): Rule | undefined {
  if (realm.sancho !== NONE) return turn === 0 ? undefined : RULES['DQ-12.5'];
  return realm.board.includes(layOf(SANCHO, 0)) ? RULES['DQ-12.2'] : RULES['DQ-12.1'];
}

/** DQ-10.3: a choice is sealed; the last one opens them all. */
function apply(state: State, seat: Seat, move: LayMove, _dice: Dice, say: Say<Event>): void {
  const realm = state.realms[seat];
  realm.sealed = layOf(move.tile, move.turn);
  if (state.realms.length > 1) say({ t: 'sealed', seat, lay: realm.sealed });
  for (const other of state.realms) if (other.sealed === NONE) return;
  showTogether(state, say);
}
