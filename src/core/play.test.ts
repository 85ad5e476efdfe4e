import { describe, expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import { HIDDEN, unheard } from './game.ts';
import { anyMove, anyone, atRandom, fromViews, inTurn, play, type Turn, until } from './play.ts';
import { lawful, RefusedMove } from './record.ts';
import { type Auction, auction, type Bid } from './testing/auction.ts';

const begin = (seats = 2): Auction => auction.setup(seats, {}, seededDice(1), unheard);
const bid = (coins: number): Bid => ({ t: 'bid', coins });
const dice = seededDice('the table');
const ONES = inTurn(auction, () => bid(1));

/** Who moved, in order. */
function movers(next: Parameters<typeof play<Auction, Bid, unknown>>[2], state = begin()): number[] {
  const seats: number[] = [];
  play(auction, state, next, { dice, moved: ({ seat }) => seats.push(seat) });
  return seats;
}

describe('the loop', () => {
  test('plays in place until nobody is asked, and tells how many moves there were', () => {
    const state = begin();
    expect(play(auction, state, ONES, { dice })).toBe(6);
    expect([state.sums, auction.outcome(state)?.scores]).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(play(auction, state, ONES, { dice })).toBe(0);
  });

  test('numbers the moves from 1, and each has its dice, its events and its report', () => {
    const told: unknown[] = [];
    play(auction, begin(), until((state) => state.rounds === 1, ONES), {
      dice: (n) => ({ below: () => n }),
      say: (event, n) => told.push([n, event]),
      moved: (turn, n) => told.push([n, turn]),
    }); // prettier-ignore
    expect(told).toEqual([
      [1, { t: 'bid', seat: 0, coins: 1 }],
      [1, { seat: 0, move: bid(1) }],
      [2, { t: 'bid', seat: 1, coins: 1 }],
      [2, { t: 'open', die: 2 }],
      [2, { seat: 1, move: bid(1) }],
    ]);
  });

  test('goes on where it stopped', () => {
    const state = begin();
    const asked: number[] = [];
    const note = (n: number): typeof dice => (asked.push(n), dice);
    const since = play(
      auction,
      state,
      until(({ bids }) => bids[0] === 1, ONES),
      { dice: note },
    );
    expect([since, play(auction, state, ONES, { dice: note, since })]).toEqual([1, 6]);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a game that does not end is stopped', () => {
    expect(() => play(auction, begin(), ONES, { dice, most: 5 })).toThrow('auction: no end after 5 moves');
    expect(play(auction, begin(), ONES, { dice, most: 6 })).toBe(6);
  });
});

describe('who moves', () => {
  test('the first of those who are asked, or whoever is named, and nobody if nobody is', () => {
    expect(movers(ONES)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(movers(inTurn(auction, () => bid(1), (asked) => asked.at(-1)))).toEqual([1, 0, 1, 0, 1, 0]); // prettier-ignore
    expect(movers(inTurn(auction, () => bid(1), (asked) => asked.find((seat) => seat > 0)))).toEqual([1]); // prettier-ignore
    expect(movers(inTurn(auction, (_state, seat) => (seat === 0 ? bid(1) : undefined)))).toEqual([0]);
  });

  test('at random: first anyone, then any move, by the same dice', () => {
    const [one, other] = [seededDice(7), seededDice(7)];
    const orders = new Set(Array.from({ length: 20 }, () => movers(atRandom(auction, one)).join('')));
    expect(orders.size).toBeGreaterThan(4);
    for (let i = 0; i < 20; i++) movers(inTurn(auction, anyMove(auction, other), anyone(other)));
    expect(one.below(1000)).toBe(other.below(1000));
  });

  test('from views: who decides later is not told what was decided in secret', () => {
    const seen: number[][] = [];
    const choose = fromViews(auction, ({ bids }) => (seen.push(bids), bid(2)));
    play(
      auction,
      begin(3),
      until(({ rounds }) => rounds === 1, inTurn(auction, choose)),
      { dice },
    );
    expect(seen).toEqual([[-1, -1, -1], [HIDDEN, -1, -1], [HIDDEN, HIDDEN, -1]]); // prettier-ignore
  });

  test('a refused move is told with its place and its rule', () => {
    const again = (): Turn<Bid> => ({ seat: 0, move: bid(2) });
    const refused = (): unknown => movers(lawful(auction, again));
    expect(refused).toThrow(RefusedMove);
    expect(refused).toThrow('move 2 is refused by A-2: Bid once.');
  });
});
