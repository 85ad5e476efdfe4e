/** Where worship comes from: the parts of what every offered card earns, and what a choice of faces would pay. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { offeredBy } from './07-service.ts';
import { earnings, type Harvest, offeredOf, POT } from './08-worship.ts';
import {
  type Bits,
  CHIVALRIES,
  countBits,
  EXTRA,
  kindOf,
  OF_CATEGORY,
  PROSPERITY,
  SHARED,
  VASSALAGE,
} from './components.ts';
import { RULES } from './rulebook.ts';
import type { State } from './state.ts';

/** A part of what a card earns, and the rule that gives or takes it. */
export interface WorshipPart {
  readonly worship: number;
  readonly rule: Rule;
}

/** One offered card: what it earns, in parts that add up. */
export interface Reason {
  readonly chivalry: number;
  readonly seat: Seat;
  readonly worship: number;
  readonly parts: readonly WorshipPart[];
}

/** In the order of the chivalries. */
export function explain(harvest: Harvest): Reason[] {
  const earned = earnings(harvest);
  return CHIVALRIES.flatMap((_, chivalry) => {
    const seat = harvest.offers[chivalry];
    return seat === NONE ? [] : [{ chivalry, seat, worship: earned[chivalry], parts: partsOf(harvest, chivalry, earned[chivalry]) }]; // prettier-ignore
  });
}

/** What the rule of the kind gives; then what faces or a Service card change; then the extra of the event. */
function partsOf(harvest: Harvest, chivalry: number, worship: number): WorshipPart[] {
  const { event, offers, isFortune } = harvest;
  const isProsperity = kindOf(event) === PROSPERITY;
  const extra = EXTRA[event] & (1 << chivalry) ? 1 : 0;
  const shares = countBits(offeredOf(offers) & SHARED[event]);
  const isShared = (SHARED[event] & (1 << chivalry)) !== 0;
  const base = isShared ? POT / shares : 1;
  const usual = isProsperity ? RULES['KD-8.1'] : RULES['KD-8.3'];
  const changed = worship - base - extra;
  const changes = isFortune ? (isProsperity ? RULES['KD-13.2'] : RULES['KD-13.1']) : changeRule(harvest, chivalry);
  const parts: WorshipPart[] = [{ worship: base, rule: usual }];
  if (changed !== 0) parts.push({ worship: changed, rule: changes });
  if (extra > 0) parts.push({ worship: extra, rule: RULES['KD-8.4'] });
  return parts;
}

/** Faces change shared cards, and Vassalage when all lie face down; a favour is all that is left. */
function changeRule({ event, down }: Harvest, chivalry: number): Rule {
  const isVassalage = (OF_CATEGORY[VASSALAGE] & (1 << chivalry)) !== 0;
  return kindOf(event) === PROSPERITY || (down === 0 && !isVassalage) ? RULES['KD-13.3'] : RULES['KD-8.3'];
}

/** KD-22.7: what the seat earns if it sets these cards face down, by how many shared cards of others lie face down. */
export function prospects(state: State, seat: Seat, down: Bits): number[] {
  const { event, offers } = state;
  const others = offeredOf(offers) & SHARED[event] & ~offeredBy(state, seat);
  return Array.from({ length: countBits(others) + 1 }, (_, count) => {
    const harvest = { event, offers, down: down | lowest(others, count), card: NONE, isFortune: false };
    const earned = earnings(harvest);
    return offers.reduce((sum, by, chivalry) => sum + (by === seat ? earned[chivalry] : 0), 0);
  });
}

/** So many of the bits, from the lowest: which ones makes no difference to the seat. */
function lowest(bits: Bits, count: number): Bits {
  let taken = 0;
  for (let chivalry = 0; chivalry < CHIVALRIES.length && countBits(taken) < count; chivalry++)
    taken |= bits & (1 << chivalry);
  return taken;
}
