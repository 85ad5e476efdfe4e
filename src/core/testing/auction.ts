/** For tests, the smallest game there is: players bid 0 to 2 in secret, three times; a die decides nothing but is thrown. */
import { type Game, HIDDEN, NONE, type Rule } from '../game.ts';
import { bySteps, type Step } from '../steps.ts';

export interface Auction {
  bids: number[];
  sums: number[];
  rounds: number;
  die: number;
}
export interface Bid {
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

export const auction: Game<Auction, Bid, Told> = {
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
