import { describe, expect, test } from 'vitest';
import { bySteps, type Step } from './steps.ts';
import { type Game, HIDDEN, NONE, type Rule } from './game.ts';
import { BrokenLaw, keepLaws } from './laws.ts';

/** Two or more players bid 0 to 2 in secret, three times; a die decides nothing but is thrown. */
interface Auction {
  bids: number[];
  sums: number[];
  rounds: number;
  die: number;
}
interface Bid {
  readonly t: 'bid';
  readonly coins: number;
}
type Told =
  | { readonly t: 'bid'; readonly seat: number; readonly coins: number }
  | { readonly t: 'open'; readonly die: number };

const RULES: { readonly [id: string]: Rule } = {
  'A-1': { id: 'A-1', text: 'Bid 0, 1 or 2.' },
  'A-2': { id: 'A-2', text: 'Bid once.' },
};

const bidding: Step<Auction, Bid, Told> = {
  chapter: RULES['A-1'],
  pending: (state) => state.bids.flatMap((bid, seat) => (bid === NONE ? [seat] : [])),
  candidates: () => [0, 1, 2].map((coins) => ({ t: 'bid', coins })),
  refusal: (state, seat, { coins }) =>
    state.bids[seat] !== NONE ? RULES['A-2'] : coins > 2 ? RULES['A-1'] : undefined,
  apply(state, seat, { coins }, dice, say) {
    state.bids[seat] = coins;
    say({ t: 'bid', seat, coins });
    if (state.bids.includes(NONE)) return;
    state.sums = state.sums.map((sum, i) => sum + state.bids[i]);
    state.bids.fill(NONE);
    state.rounds += 1;
    state.die = dice.below(6);
    say({ t: 'open', die: state.die });
  },
};

const auction: Game<Auction, Bid, Told> = {
  id: 'auction',
  title: 'Auction',
  names: { en: 'Auction', es: 'Subasta' },
  about: { en: 'For tests.', es: 'Para pruebas.' },
  turns: 3,
  presets: [],
  levels: [],
  bots: [],
  chapters: {},
  version: 1,
  upgrades: {},
  rules: RULES,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (seats, _options, dice) => ({
    bids: Array(seats).fill(NONE),
    sums: Array(seats).fill(0),
    rounds: 0,
    die: dice.below(6),
  }),
  ...bySteps(
    { bidding },
    (state: Auction) => (state.rounds === 3 ? undefined : 'bidding'),
    (state) => state.bids.length,
  ),
  fallback: () => ({ t: 'bid', coins: 0 }),
  outcome: (state) => (state.rounds === 3 ? { scores: state.sums, places: state.sums.map(() => 1) } : undefined),
  view: (state, viewer) => ({
    ...state,
    bids: state.bids.map((bid, seat) => (bid === NONE || seat === viewer ? bid : HIDDEN)),
    sums: state.sums.slice(),
  }),
  witness: (event, viewer) => (event.t === 'bid' && event.seat !== viewer ? { ...event, coins: HIDDEN } : event),
  imagine: (view, _seat, dice) => ({ ...view, bids: view.bids.map((bid) => (bid === HIDDEN ? dice.below(3) : bid)) }),
  clone: (state) => ({ bids: state.bids.slice(), sums: state.sums.slice(), rounds: state.rounds, die: state.die }),
  readMove: (raw) => (raw as Bid).t === 'bid' ? { t: 'bid', coins: (raw as Bid).coins } : undefined, // prettier-ignore
  components: (state) => state.bids.map((_, seat) => `purse ${seat}`),
};

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
    [7, 'a component that is lost', { components: (state) => auction.components(state).slice(state.rounds) }],
  ])('law %i catches %s', (law, _what, change) => {
    expect(brokenLaw(change)).toBe(law);
  });
});
