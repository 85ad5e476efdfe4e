/** Chapter 11: vows at Galahad, virtues learned from Percival. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { LANCE, MACE, SWORD } from './components.ts';
import { decision } from './decision.ts';
import { LEARN_MOVES, type LearnMove, VOW_MOVES, type VowMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type Knight, type State } from './state.ts';
import { ALL_WEAPONS, type Condition, DEED_TILES, VIRTUES } from './virtues.ts';

/** LAN-11.3: asked if there is a virtue to learn. */
export function offerVirtue(state: State, seat: Seat): void {
  state.step = 'onward';
  for (let virtue = 0; virtue < VIRTUES.length; virtue++)
    if (noLearning(state, seat, virtue) === undefined) return askSeat(state, 'learn', seat);
}

/** LAN-11.2: asked while a virtue has no disc of the knight. */
export function offerVow(state: State, seat: Seat): void {
  if (state.knights[seat].virtues.includes(NONE)) askSeat(state, 'vow', seat);
  else state.step = 'onward';
}

export const learning = decision<LearnMove>({
  chapter: RULES['LAN-11.3'],
  tags: ['learn'],
  candidates: () => LEARN_MOVES.slice(),
  refusal: (state, seat, { virtue }) => (virtue === NONE ? undefined : noLearning(state, seat, virtue)),
  act(state, seat, { virtue }, say) {
    if (virtue === NONE) return;
    const vp = virtueWorth(state, seat, virtue);
    state.knights[seat].virtues[virtue] = vp;
    say({ t: 'learned', seat, virtue, vp });
  },
});

export const vowing = decision<VowMove>({
  chapter: RULES['LAN-11.2'],
  tags: ['vow'],
  candidates: () => VOW_MOVES.slice(),
  refusal(state, seat, { virtue }) {
    if (virtue === NONE) return undefined;
    if (VIRTUES[virtue] === undefined) return RULES['LAN-11.1'];
    return state.knights[seat].virtues[virtue] === NONE ? undefined : RULES['LAN-11.2'];
  },
  act(state, seat, { virtue }, say) {
    if (virtue === NONE) return;
    state.knights[seat].virtues[virtue] = 0;
    say({ t: 'vowed', seat, virtue });
  },
});

/** LAN-11.3: high with one's own crown. */
export function virtueWorth(state: State, seat: Seat, virtue: number): number {
  return state.crowns[virtue] === seat ? VIRTUES[virtue].high : VIRTUES[virtue].low;
}

function noLearning(state: State, seat: Seat, virtue: number): Rule | undefined {
  if (VIRTUES[virtue] === undefined) return RULES['LAN-11.1'];
  const disc = state.knights[seat].virtues[virtue];
  if (disc > 0) return RULES['LAN-11.5'];
  if (disc === NONE) return RULES['LAN-11.3'];
  if (isMet(state, seat, virtue)) return undefined;
  return RULES[hasNothing(state, seat, virtue) ? 'LAN-11.8' : 'LAN-11.1'];
}

/** LAN-11.8: all that is missing is that nobody has any, and nothing at all is never most. */
function hasNothing(state: State, seat: Seat, virtue: number): boolean {
  const missing = VIRTUES[virtue].conditions.filter((condition) => !holds(state, seat, condition));
  return missing.every(({ how, of }) => how === 'tiedMost' && mostOfOthers(state, seat, of) === 0);
}

/** LAN-11.1: whether the demand of a virtue is met now. */
export function isMet(state: State, seat: Seat, virtue: number): boolean {
  const { any, conditions } = VIRTUES[virtue];
  for (let i = 0; i < conditions.length; i++) if (holds(state, seat, conditions[i]) === any) return any;
  return !any;
}

export function holds(state: State, seat: Seat, { how, of, count }: Condition): boolean {
  const have = measure(state.knights[seat], of);
  if (how === 'exactly') return have === count;
  if (how === 'atLeast') return have >= count;
  if (how === 'fewest') return have <= fewestOfOthers(state, seat, of);
  const rival = mostOfOthers(state, seat, of);
  return have >= 1 && (how === 'most' ? have > rival : have >= rival);
}

/** How many a knight has of what a condition counts. LAN-11.9: Excalibur is not among the weapons. */
export function measure({ things, deeds }: Knight, of: number): number {
  if (of === ALL_WEAPONS) return things[SWORD] + things[MACE] + things[LANCE];
  return of === DEED_TILES ? deeds.length : things[of];
}

export function mostOfOthers({ knights }: State, seat: Seat, of: number): number {
  let most = 0;
  for (let other = 0; other < knights.length; other++)
    if (other !== seat) most = Math.max(most, measure(knights[other], of));
  return most;
}

export function fewestOfOthers({ knights }: State, seat: Seat, of: number): number {
  let fewest = Infinity;
  for (let other = 0; other < knights.length; other++)
    if (other !== seat) fewest = Math.min(fewest, measure(knights[other], of));
  return fewest;
}
