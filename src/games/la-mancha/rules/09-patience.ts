/** LM-9.13, LM-12.8, LM-12.9: the clock of the game, as data: how long a knight has for what is asked. */
import { HIDDEN, type Allowed, type Seat } from '../../../core/game.ts';
import { isLove, TIMERS } from './components.ts';
import { isIdle, isInWindow } from './09-window.ts';
import { isInFeat, type Phase, type State } from './state.ts';

/** Undefined without timers. On a view of others all have the whole time: who is idle, only they know. */
export function patience(state: State, seat: Seat): Allowed | undefined {
  if (!state.options.timers) return undefined;
  if (isWindow(state)) return windowTime(state, seat);
  return { seconds: state.gains.length > 0 ? TIMERS.equip : TIME[state.phase](state), least: 0, isIdle: false };
}

/** LM-3.3, LM-9.3, LM-9.4, LM-9.7. */
const isWindow = (state: State): boolean =>
  state.declared.length > 0 || (state.gains.length === 0 && (isInFeat(state) || state.phase === 'refill'));

function windowTime(state: State, seat: Seat): Allowed {
  const isRolling = state.phase === 'before' && seat === state.feat.attempter && state.declared.length === 0;
  const isKnown = state.orders[seat] !== HIDDEN && isInWindow(state, seat);
  const least = leastTime(state);
  const early = isRefill(state) ? { canEndEarly: true as const } : {};
  if (isKnown && !isRolling && isIdle(state, seat)) return { seconds: least, least, isIdle: true, ...early };
  const time = state.declared.length > 0 ? TIMERS.reply : TIME[state.phase](state);
  const cry = state.options.cry === 'typed' && isInFeat(state) ? TIMERS.cry : 0;
  return { seconds: time + cry + TIMERS.hold * bitsIn(state.held), least, isIdle: false, ...early };
}

const isRefill = ({ phase, declared }: State): boolean => phase === 'refill' && declared.length === 0;

/** LM-3.3, LM-9.13: so long a window stays open, whatever is said in it; that of the refill for all its time, or until all have looked. */
const leastTime = (state: State): number => (isRefill(state) ? TIMERS.refillWindow : TIMERS.minWindow);

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

const TIME: { readonly [phase in Phase]: (state: State) => number } = {
  draw: () => TIMERS.draw,
  woo: () => TIMERS.woo,
  tell: (state) => (isLove(state.card) ? TIMERS.poem : TIMERS.tell) * (state.extended ? 2 : 1),
  mark: () => TIMERS.judge,
  name: () => TIMERS.judge,
  vote: () => TIMERS.compensation,
  take: () => TIMERS.compensation,
  before: () => TIMERS.beforeRoll,
  after: () => TIMERS.afterRoll,
  resolved: () => TIMERS.equip,
  discard: () => TIMERS.discard,
  refill: () => TIMERS.refillWindow,
  select: () => TIMERS.select,
  over: () => 0,
};
