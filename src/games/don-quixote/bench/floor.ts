/**
 * The floor: random games of Don Quixote in one hand-written loop on flat arrays, without contract, events, moves as
 * objects, secrets or saved states. Nobody would want to play it; it shows what the machine could do.
 */
import type { Dice } from '../../../core/game.ts';
import { FIELDS, ROAD_TILES, ROUNDS } from '../rules/components.ts';
import { EXITS, NODES, ROAD_AT, SEAMS, TALLIES } from '../rules/06-connection.ts';
import { guardShields } from '../rules/07-defense.ts';
import { touches } from '../rules/setup.ts';

const deck = new Int8Array(FIELDS);
const bags = Array.from({ length: 4 }, () => new Int8Array(ROAD_TILES));
const boards = Array.from({ length: 4 }, () => new Int8Array(FIELDS));
const hands = Array.from({ length: 4 }, () => new Int8Array(9));
const parent = new Int8Array(NODES);
const tally = new Int32Array(NODES);

/** Plays random games with the same dice as the contract does; returns the moves made and the first player's points. */
export function floorPlayouts(
  games: number,
  seats: number,
  diceOf: (game: number) => Dice,
): { moves: number; points: number } {
  let moves = 0;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const dice = diceOf(game);
    let cards = dealCards(dice);
    for (let seat = 0; seat < seats; seat++) dealTiles(seat, dice);
    let tiles = ROAD_TILES;
    for (let round = 1; round <= 3; round++) {
      const { faceUp, ends }: { faceUp: number; ends: number } = ROUNDS[round - 1];
      for (let seat = 0; seat < seats; seat++)
        for (let i = 0; i < faceUp; i++) hands[seat][i] = bags[seat][tiles - 1 - i];
      tiles -= faceUp;
      for (let left = faceUp; cards > ends; left--) {
        const field = deck[--cards];
        for (let seat = 0; seat < seats; seat++) {
          boards[seat][field] = left === 0 ? 2 * bags[seat][0] + dice.below(2) : takeAny(hands[seat], left, dice);
          moves++;
        }
      }
      for (let seat = 0; seat < seats; seat++) {
        const scored = pointsOf(boards[seat], round);
        if (seat === 0) points += scored;
      }
    }
  }
  return { moves, points };
}

function shuffle(cards: Int8Array, count: number, dice: Dice): void {
  for (let left = count; left > 1; left--) {
    const chosen = dice.below(left);
    const card = cards[chosen];
    cards[chosen] = cards[left - 1];
    cards[left - 1] = card;
  }
}

/** Shuffles, lays the castles and returns how many cards are left. */
function dealCards(dice: Dice): number {
  for (let field = 0; field < FIELDS; field++) deck[field] = field;
  shuffle(deck, FIELDS, dice);
  const six = deck[FIELDS - 1];
  let next = FIELDS - 2;
  while (touches(deck[next], six)) next--;
  const four = deck[next];
  if (next !== FIELDS - 2) {
    // As in a real deck: those passed over go back on top, in their order, before all are shuffled.
    const over = deck.slice(next + 1, FIELDS - 1).toReversed();
    deck.set(over, next);
    shuffle(deck, FIELDS - 2, dice);
  }
  for (const board of boards) {
    board.fill(-1);
    board[six] = 44;
    board[four] = 46;
  }
  return FIELDS - 2;
}

function dealTiles(seat: number, dice: Dice): void {
  for (let tile = 0; tile < ROAD_TILES; tile++) bags[seat][tile] = tile;
  shuffle(bags[seat], ROAD_TILES, dice);
}

function takeAny(hand: Int8Array, left: number, dice: Dice): number {
  const choice = dice.below(2 * left);
  const at = choice >> 1;
  const lay = 2 * hand[at] + (choice & 1);
  for (let i = at; i < left - 1; i++) hand[i] = hand[i + 1];
  return lay;
}

function pointsOf(board: Int8Array, round: number): number {
  for (let node = 0; node < NODES; node++) {
    parent[node] = node;
    tally[node] = 0;
  }
  for (let i = 0; i < SEAMS.length; i += 4) {
    const one = board[SEAMS[i]];
    const other = board[SEAMS[i + 2]];
    if (one < 0 || other < 0) continue;
    const here = ROAD_AT[one * EXITS + SEAMS[i + 1]];
    const there = ROAD_AT[other * EXITS + SEAMS[i + 3]];
    if (here < 0 || there < 0) continue;
    let a = SEAMS[i] * 2 + here;
    let b = SEAMS[i + 2] * 2 + there;
    while (parent[a] !== a) a = parent[a];
    while (parent[b] !== b) b = parent[b];
    if (a < b) parent[b] = a;
    else parent[a] = b;
  }
  let shields = 0;
  for (let field = 0; field < FIELDS; field++) {
    const lay = board[field];
    if (lay < 0) continue;
    shields += guardShields(field, lay);
    for (let road = 0; road < 2; road++) {
      let node = field * 2 + road;
      while (parent[node] !== node) node = parent[node];
      tally[node] += TALLIES[lay * 2 + road];
    }
  }
  let knights6 = 0;
  let knights4 = 0;
  let best = 0;
  let points = shields >= 4 * round ? 5 : 0;
  for (let node = 0; node < NODES; node++) {
    const t = tally[node];
    if (t === 0) continue;
    const churches = t & 15;
    const windmills = (t >> 4) & 15;
    const knights = (t >> 8) & 15;
    if (churches > 1) points += churches === 2 ? 2 : 2 * churches;
    if (windmills > 1) points += windmills === 2 ? 2 : 2 * windmills;
    if ((t >> 18) & 3) knights6 += knights;
    if ((t >> 20) & 3) knights4 += knights;
    if (knights > 1 && ((t >> 12) & 63) > best) best = (t >> 12) & 63;
  }
  if (knights6 >= round) points += 6;
  if (knights4 >= round) points += 4;
  return round === 3 ? points + best : points;
}
