/** Chapters 8 and 13: duty or betrayal, and what every offered card earns. */
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { offeredBy } from './07-service.ts';
import {
  type Bits,
  CHIVALRIES,
  countBits,
  EXTRA,
  kindOf,
  OF_CATEGORY,
  PROSPERITY,
  SERVICE_CARDS,
  SHARED,
  VASSALAGE,
} from './components.ts';
import { askForFaces, facesStep, showFaces } from './faces.ts';
import type { Happening } from './happenings.ts';
import { RULES } from './rulebook.ts';
import type { State } from './state.ts';

/** KD-8.3: what the shared cards divide. */
export const POT = 6;

/** What a card earns before any extra, by the way it lies. */
export interface Yields {
  readonly up: number;
  readonly down: number;
  readonly vassalage: number;
}

/** KD-8.3: k cards share, d of them lie face down. The cases are tried in the order of the rule. */
export function yieldsOf(k: number, d: number): Yields {
  const share = k === 0 ? 0 : POT / k;
  if (k === 0) return { up: 0, down: 0, vassalage: 1 };
  if (d === k) return { up: 0, down: share - 1, vassalage: 0 };
  if (d === 2) return { up: share + d, down: share - 1, vassalage: 1 };
  if (d === 1) return { up: share - 1, down: share + k - 1, vassalage: 1 };
  return { up: share, down: 0, vassalage: 1 };
}

/** KD-8.5: by k, then by d. */
const YIELDS: readonly (readonly Yields[])[] = [0, 1, 2, 3].map((k) => [0, 1, 2, 3].map((d) => yieldsOf(k, d)));

/** What lies on the table when worship is paid. */
export interface Harvest {
  readonly event: number;
  /** By chivalry: who offers it, or NONE. */
  readonly offers: readonly Seat[];
  /** The chivalries that lie face down. */
  readonly down: Bits;
  /** The Service card that is shown, or NONE. */
  readonly card: number;
  /** KD-13.1: the card decides who has the pot. */
  readonly isFortune: boolean;
}

/** By chivalry: what it earns for whoever offers it; 0 if nobody does. */
export function earnings({ event, offers, down, card, isFortune }: Harvest): number[] {
  const kind = kindOf(event);
  const shared = offeredOf(offers) & SHARED[event];
  const yields = YIELDS[countBits(shared)][countBits(down & shared)];
  const named = card === NONE ? NONE : SERVICE_CARDS[card].names[kind];
  const takesAll = isFortune && kind !== PROSPERITY;
  const earned = NOTHING.slice();
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++) {
    if (offers[chivalry] === NONE) continue;
    const bit = 1 << chivalry;
    if (kind === PROSPERITY) earned[chivalry] = 1;
    else if (OF_CATEGORY[VASSALAGE] & bit) earned[chivalry] = takesAll ? 1 : yields.vassalage;
    else if (takesAll) earned[chivalry] = named === chivalry ? POT : 0;
    else earned[chivalry] = down & bit ? yields.down : yields.up;
    if (EXTRA[event] & bit) earned[chivalry] += 1; // KD-8.4
    if (chivalry === named && !takesAll) earned[chivalry] += 1; // KD-13.2, KD-13.3
  }
  return earned;
}

const NOTHING: readonly number[] = CHIVALRIES.map(() => 0);

export function offeredOf(offers: readonly Seat[]): Bits {
  let bits = 0;
  for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++) if (offers[chivalry] !== NONE) bits |= 1 << chivalry;
  return bits;
}

function sharedBy(state: State, seat: Seat): Bits {
  return offeredBy(state, seat) & SHARED[state.event];
}

/** D11. */
export const faces = facesStep(RULES['KD-8.2'], sharedBy);

/** KD-8.2, KD-13.1: with fortune nobody sets faces. */
export function beginWorship(state: State): void {
  if (state.options.service !== 'fortune') askForFaces(state, sharedBy);
}

/** KD-8.1 to KD-8.4, KD-13.1 to KD-13.3. */
export function payWorship(state: State, dice: Dice, say: Say<Happening>): void {
  let down = 0;
  for (let seat = 0; seat < state.players.length; seat++) down |= showFaces(state, seat, sharedBy(state, seat), say);
  const isFortune = state.options.service === 'fortune';
  const card = isFortune ? dice.below(SERVICE_CARDS.length) : state.favour;
  if (card !== NONE) say({ t: 'service', card, drawn: isFortune });
  const earned = earnings({ event: state.event, offers: state.offers, down, card, isFortune });
  for (let seat = 0; seat < state.players.length; seat++) {
    let worship = 0;
    for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
      if (state.offers[chivalry] === seat) worship += earned[chivalry];
    state.players[seat].worship += worship;
    say({ t: 'worship', seat, chivalries: offeredBy(state, seat), worship });
  }
  state.offers.fill(NONE); // KD-7.3: they slide back
  state.favour = NONE;
  state.challenged = 0;
}
