/** Chapter 7, Disasters: all set their listed cards face up or face down; the larger side goes home. */
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { goHome } from './06-knight.ts';
import { type Bits, type Card, chivalryOf, countBits, LISTED } from './components.ts';
import { askForFaces, facesStep, showFaces } from './faces.ts';
import type { Happening } from './happenings.ts';
import { RULES } from './rulebook.ts';
import { rowBits, type State, take } from './state.ts';

/** KD-7.6. */
const PRICE = 2;

function listedOf(state: State, seat: Seat): Bits {
  return rowBits(state.players[seat].row) & LISTED[state.event];
}

/** D10. */
export const disaster = facesStep(RULES['KD-7.4'], listedOf);

export function beginDisaster(state: State): void {
  askForFaces(state, listedOf);
}

/** KD-7.5 to KD-7.8: all faces are known before anything moves. */
export function strike(state: State, dice: Dice, say: Say<Happening>): void {
  const downs: Bits[] = [];
  let [up, down] = [0, 0];
  for (let seat = 0; seat < state.players.length; seat++) {
    const cards = listedOf(state, seat);
    downs[seat] = showFaces(state, seat, cards, say);
    down += countBits(downs[seat]);
    up += countBits(cards & ~downs[seat]);
  }
  say({ t: 'disaster', up, down });
  if (up === down) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    const cards = listedOf(state, seat);
    const home = up > down ? cards & ~downs[seat] : downs[seat];
    pay(state, seat, PRICE * countBits(cards & ~home), say);
    sendHome(state, seat, home, dice, say);
  }
}

/** KD-7.7. */
function pay(state: State, seat: Seat, owed: number, say: Say<Happening>): void {
  if (owed === 0) return;
  const player = state.players[seat];
  const worship = Math.min(owed, player.worship);
  player.worship -= worship;
  say({ t: 'paid', seat, worship, owed });
}

function sendHome(state: State, seat: Seat, home: Bits, dice: Dice, say: Say<Happening>): void {
  const { row } = state.players[seat];
  for (let card = next(row, home); card !== NONE; card = next(row, home)) {
    take(row, card);
    goHome(state, card, seat, dice, say);
  }
}

/** The leftmost card of the row with one of these chivalries, or NONE. */
function next(row: readonly Card[], chivalries: Bits): Card {
  for (const card of row) if (chivalries & (1 << chivalryOf(card))) return card;
  return NONE;
}
