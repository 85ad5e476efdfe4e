/** Chapter 9: windows. Who is asked, who is passed without being asked, and when a window is closed. */
import { NONE, type Seat } from '../../../core/game.ts';
import { SUCCESSES } from './components.ts';
import { hasPlay } from './09-play.ts';
import { isEngaged, isInFeat, isTied, ORDERS, type State } from './state.ts';

const MOST_SEATS = 5;

/** Any company of seats by their bits, beginning with any seat: made once, so that to ask who is pending costs nothing. */
const COMPANIES: readonly (readonly (readonly (readonly Seat[])[])[])[] = [3, 4, 5].map((seats) =>
  Array.from({ length: seats }, (_, first) =>
    Array.from({ length: 1 << MOST_SEATS }, (__, bits) =>
      Array.from({ length: seats }, (___, i) => (first + i) % seats).filter((seat) => bits & (1 << seat)),
    ),
  ),
);

/** LM-9.8: the seats of these bits, clockwise from the attempter, outside Feats from the drawer. */
export function company(state: State, bits: number): readonly Seat[] {
  const first = isInFeat(state) ? state.feat.attempter : state.drawer;
  return COMPANIES[state.knights.length - 3][first][bits];
}

/** LM-9.3, LM-9.4, LM-3.3: who takes part in the window that is open. It is known to all. */
export function isInWindow(state: State, seat: Seat): boolean {
  const last = state.declared.at(-1);
  if (last !== undefined && last.seat === seat) return false;
  if (isInFeat(state)) return isEngaged(state, seat);
  return state.tied === 0 || isTied(state, seat);
}

/** LM-9.5: all passes and the declared roll are withdrawn; the window is opened again when the game goes on. */
export function withdrawPasses(state: State): void {
  state.passed.fill(NONE);
  state.window++;
  state.held = 0;
  state.feat.rolling = false;
}

/**
 * Opens a window whose passes were withdrawn. Without timers who can play nothing, or has said so, is passed (LM-9.14);
 * with timers everybody is asked, and the clock passes for them: so nobody learns who could have played (LM-9.13).
 */
export function openWindow(state: State): void {
  if (!state.passed.includes(NONE)) return;
  for (let seat = 0; seat < state.knights.length; seat++)
    state.passed[seat] = isInWindow(state, seat) && (state.options.timers || !isIdle(state, seat)) ? 0 : 1;
  if (state.phase === 'before' && state.declared.length === 0) state.passed[state.feat.attempter] = 0;
}

/** Who has nothing to play in the window that is open, or has said that they will not. */
export const isIdle = (state: State, seat: Seat): boolean => isPassing(state, seat) || !hasPlay(state, seat);

/** LM-9.14: a standing order holds outside replies, which nobody can foresee. */
function isPassing(state: State, seat: Seat): boolean {
  if (state.declared.length > 0 || !isInFeat(state)) return false;
  const order = ORDERS[state.orders[seat]];
  if (order === 'window') return false;
  const { feat } = state;
  if (order === 'danger') return feat.successes[feat.attempter] < SUCCESSES - 1;
  return order !== 'own attempt' || seat !== feat.attempter;
}

/** The bits of those who may still speak. */
export function listening(state: State): number {
  let bits = 0;
  for (let seat = 0; seat < state.knights.length; seat++)
    if (state.passed[seat] !== 1 && isInWindow(state, seat)) bits |= 1 << seat;
  return bits;
}

/** An order for the attempt ends with it, and one for the Feat with the Feat. */
export function endOrders(state: State, isFeatOver: boolean): void {
  const { orders, feat } = state;
  for (let seat = 0; seat < orders.length; seat++) {
    const order = ORDERS[orders[seat]];
    const own = order === 'own attempt' && seat === feat.attempter;
    if (isFeatOver || own || order === 'attempt') orders[seat] = 0;
  }
}

/** Between windows nobody is asked. */
export function closeWindow(state: State): void {
  state.passed.fill(1);
  state.feat.rolling = false;
}
