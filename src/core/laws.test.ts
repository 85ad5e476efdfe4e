import { describe, expect, test } from 'vitest';
import { BrokenLaw, keepLaws } from './laws.ts';
import { auction, type Bid } from './testing/auction.ts';

function brokenLaw(change: Partial<typeof auction>): number | undefined {
  try {
    for (let game = 0; game < 20; game++) keepLaws({ ...auction, ...change }, 3, {}, `game ${game}`, 9);
  } catch (broken) {
    if (broken instanceof BrokenLaw) return broken.law;
    throw broken;
  }
  return undefined;
}

let lastDie = 0;

describe('the laws', () => {
  test('an honest game keeps them', () => {
    expect(brokenLaw({})).toBeUndefined();
  });

  test.each<[number, string, Partial<typeof auction>]>([
    [1, 'a game that ends too late', { outcome: (state) => (state.rounds > 99 ? auction.outcome(state) : undefined) }],
    [
      1,
      'a seat that owes a decision and has no move',
      { moves: (state, seat) => (seat === 1 ? [] : auction.moves(state, seat)) },
    ],
    [
      2,
      'a listed move that is refused',
      { moves: (state, seat) => [...auction.moves(state, seat), { t: 'bid', coins: 3 }] },
    ],
    [
      2,
      'a refusal that is no rule',
      { refusal: (state, seat, move) => auction.refusal(state, seat, move) && { id: 'A-1', text: 'No.' } },
    ],
    [
      3,
      'moves that depend on what is hidden',
      { moves: (state, seat) => auction.moves(state, seat).slice(state.bids.includes(2) ? 1 : 0) },
    ],
    [
      4,
      'a watcher who sees more',
      { view: (state, viewer) => (viewer === 'watcher' ? state : auction.view(state, viewer)) },
    ],
    [4, 'a view that shows a secret choice', { view: (state) => state }],
    [4, 'an event that tells a secret choice', { witness: (event) => event }],
    [
      4,
      'an imagination that forgets',
      { imagine: (view, seat, dice) => ({ ...auction.imagine(view, seat, dice), rounds: 0 }) },
    ],
    [5, 'a clone that shares', { clone: (state) => ({ ...state, sums: state.sums.slice() }) }],
    [5, 'a fork that shares too much', { fast: { fork: (state) => ({ ...state }) } }],
    [5, 'a fork of something else', { fast: { fork: (state) => ({ ...auction.clone(state), die: 7 }) } }],
    [4, 'a cheap view of all bids', { fast: { views: (state) => () => state } }],
    [
      4,
      'a cheap view of a watcher',
      { fast: { views: (s) => (viewer) => (viewer === 'watcher' ? s : auction.view(s, viewer)) } },
    ],
    [5, 'a move that cannot be read', { readMove: () => undefined }],
    [5, 'a state that is not plain', { setup: (...all) => ({ ...auction.setup(...all), die: undefined as never }) }],
    [6, 'a set-up that is not repeatable', { setup: (...all) => ({ ...auction.setup(...all), die: lastDie++ }) }],
    [6, 'a move that is not repeatable', { apply: (...all) => { auction.apply(...all); all[0].die = lastDie++; } }], // prettier-ignore
    [8, 'a move by the name of a take-back', { readMove: (raw) => raw as Bid }],
    [7, 'a component that is lost', { components: (state) => auction.components(state).slice(state.rounds) }],
  ])('law %i catches %s', (law, _what, change) => {
    expect(brokenLaw(change)).toBe(law);
  });
});
