import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from './game.ts';
import { seededDice } from './dice.ts';
import { type LogRow, takeBack } from './takeback.ts';
import { type Auction, auction, type Bid } from './testing/auction.ts';

type Row = LogRow<Auction, Bid>;

const bid = (coins: number): Bid => ({ t: 'bid', coins });

/** Three seats bid in this order, 1 coin each; `bots` are played by nobody. */
function bids(seats: readonly Seat[], bots: readonly Seat[] = []): Row[] {
  let before = auction.setup(3, {}, seededDice(1), () => undefined);
  return seats.map((seat, i) => {
    const after = auction.clone(before);
    const events: unknown[] = [];
    auction.apply(after, seat, bid(1), seededDice(i), (event) => events.push(event));
    const row = { n: i + 1, seat, move: bid(1), before, after, events, isByPerson: !bots.includes(seat) };
    before = after;
    return row;
  });
}

const taken = (rows: readonly Row[], seat: Seat) => takeBack(auction, 3, rows, seat);

describe('a take-back', () => {
  test('of a sealed choice leaves the choices of the others, which came later', () => {
    const rows = bids([0, 1]);
    expect(taken(rows, 0)).toMatchObject({ rows: [1], isSealed: true, rest: { state: { bids: [-1, 1, -1] } } });
    expect(taken(rows, 1)).toMatchObject({ rows: [2], isSealed: true, rest: { state: { bids: [1, -1, -1] } } });
  });

  test('is refused when the choices were opened and a die was thrown', () => {
    const rows = bids([0, 1, 2]);
    expect(taken(rows, 2)).toBe('revealed');
    expect(taken(rows, 0)).toBe('moved');
  });

  test('takes the replies of bots back too, unless they showed something', () => {
    const oneByOne: AnyGame = { ...auction, options: {}, table: { openly: () => true } };
    const rows = bids([0, 1], [1]);
    expect(takeBack(oneByOne, 3, rows, 0)).toMatchObject({
      rows: [1, 2],
      rest: { standing: [], state: rows[0].before },
    });
    expect(takeBack(oneByOne, 3, bids([0, 1]), 0)).toBe('moved');
    expect(takeBack(oneByOne, 3, bids([0, 1, 2], [1, 2]), 0)).toBe('revealed');
  });

  test('needs a move that the seat itself has made', () => {
    expect(taken(bids([0]), 1)).toBe('none');
    expect(taken(bids([0], [0]), 0)).toBe('none');
  });

  test('is refused if the game says that the move is final', () => {
    const final: AnyGame = { ...auction, options: {}, table: { final: (_state: Auction, seat: Seat) => seat === 1 } };
    expect(takeBack(final, 3, bids([0, 1]), 1)).toBe('revealed');
    expect(takeBack(final, 3, bids([0]), 0)).toMatchObject({ rows: [1] });
  });
});
