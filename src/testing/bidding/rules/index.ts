/** Bidding: three prizes, each for the highest bid made in secret. Who ties pays nothing and wins nothing. */
import { type Game, HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import { bySteps, type Step } from '../../../core/steps.ts';
import { manifest } from '../manifest.ts';

interface State {
  round: number;
  prize: number;
  coins: number[];
  points: number[];
  /** NONE until a seat has bid. */
  bids: number[];
}

interface Bid {
  readonly t: 'bid';
  readonly coins: number;
}

type Event =
  | { readonly t: 'bid'; readonly seat: Seat }
  | { readonly t: 'won'; readonly seat: Seat; readonly points: number };

const ROUNDS = 3;
const PURSE = 6;

const RULES = {
  'BID-1.1': { id: 'BID-1.1', text: 'Everybody bids in secret, once for each prize.' },
  'BID-1.2': { id: 'BID-1.2', text: 'Nobody bids more coins than they have.' },
  'BID-1.3': { id: 'BID-1.3', text: 'The highest bid wins the prize and is paid; a tie wins nothing.' },
} as const satisfies { [id: string]: Rule };

const bidding: Step<State, Bid, Event> = {
  chapter: RULES['BID-1.1'],
  pending: ({ bids }) => [...bids.keys()].filter((seat) => bids[seat] === NONE),
  candidates: () => Array.from({ length: PURSE + 1 }, (_, coins) => ({ t: 'bid', coins })),
  refusal({ bids, coins }, seat, move) {
    if (bids[seat] !== NONE) return RULES['BID-1.1'];
    return move.coins > coins[seat] ? RULES['BID-1.2'] : undefined;
  },
  apply(state, seat, { coins }, dice, say) {
    state.bids[seat] = coins;
    say({ t: 'bid', seat });
    if (state.bids.includes(NONE)) return;
    const most = Math.max(...state.bids);
    const winner = state.bids.indexOf(most);
    if (state.bids.lastIndexOf(most) === winner) {
      state.coins[winner] -= most;
      state.points[winner] += state.prize;
      say({ t: 'won', seat: winner, points: state.prize });
    }
    state.bids.fill(NONE);
    state.round += 1;
    state.prize = 1 + dice.below(6);
  },
};

const clone = ({ round, prize, coins, points, bids }: State): State => ({
  round,
  prize,
  coins: coins.slice(),
  points: points.slice(),
  bids: bids.slice(),
});

export const game: Game<State, Bid, Event> = {
  ...manifest,
  version: 1,
  upgrades: {},
  chapters: { 1: 'Bidding' },
  rules: RULES,
  setup: (seats, _options, dice) => ({
    round: 1,
    prize: 1 + dice.below(6),
    coins: Array(seats).fill(PURSE),
    points: Array(seats).fill(0),
    bids: Array(seats).fill(NONE),
  }),
  ...bySteps(
    { bidding },
    ({ round }: State) => (round > ROUNDS ? undefined : 'bidding'),
    ({ coins }) => coins.length,
  ),
  fallback: () => ({ t: 'bid', coins: 0 }),
  outcome({ round, points }) {
    if (round <= ROUNDS) return undefined;
    return { scores: points, places: points.map((own) => 1 + points.filter((other) => other > own).length) };
  },
  view(state, viewer) {
    const view = clone(state);
    view.bids = view.bids.map((bid, seat) => (bid === NONE || seat === viewer ? bid : HIDDEN));
    return view;
  },
  witness: (event) => event,
  imagine(view, _seat, dice) {
    const state = clone(view);
    state.bids = view.bids.map((bid, seat) => (bid === HIDDEN ? dice.below(view.coins[seat] + 1) : bid));
    return state;
  },
  clone,
  readMove(raw) {
    const { t, coins } = (raw ?? {}) as Partial<Bid>;
    return t === 'bid' && Number.isInteger(coins) && coins! >= 0 ? { t, coins: coins! } : undefined;
  },
  components: ({ coins }) => coins.map((_, seat) => `purse ${seat}`),
};
