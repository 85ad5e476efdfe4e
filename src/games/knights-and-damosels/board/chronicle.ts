/** What a round brought, read off the happenings that this viewer has heard: what lies on the table when the cards are gone. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Harvest } from '../rules/08-worship.ts';
import { type Bits, type Card, CHIVALRIES } from '../rules/components.ts';
import type { Fate, Happening } from '../rules/happenings.ts';

export interface Chronicle {
  round: number;
  event: number;
  /** KD-6.10: in turn order. */
  readonly gained: { readonly seat: Seat; readonly card: Card }[];
  /** Slots that nobody took. */
  readonly left: Card[];
  /** Who went without a card. */
  readonly without: Seat[];
  /** By chivalry: who offered it in the end, or NONE. */
  readonly offers: Seat[];
  /** Who set which cards how, once all are open. */
  readonly faces: { readonly seat: Seat; readonly up: Bits; readonly down: Bits }[];
  /** KD-13.1, KD-13.3: the Service card that was shown, or NONE. */
  card: number;
  isFortune: boolean;
  /** Whether worship was paid for the offers. */
  isPaid: boolean;
  /** KD-7.5: how many lay each way. */
  pans: { readonly up: number; readonly down: number } | undefined;
  /** KD-7.6: what a Disaster took, and whose it was. */
  readonly taken: { readonly seat: Seat; readonly card: Card }[];
  readonly paid: { readonly seat: Seat; readonly worship: number; readonly owed: number }[];
}

type Entry = { readonly [T in Happening['t']]?: (round: Chronicle, e: Extract<Happening, { t: T }>) => void };

const ENTRIES: Entry = {
  revealed: (round, e) => (round.event = e.event),
  earned: (round, { seat, card }) => round.gained.push({ seat, card }),
  wentWithout: (round, e) => round.without.push(e.seat),
  wentHome: (round, { card, from }) => (from === NONE ? round.left.push(card) : round.taken.push({ seat: from, card })),
  shownFaces: (round, { seat, up, down }) => round.faces.push({ seat, up, down }),
  disaster: (round, { up, down }) => (round.pans = { up, down }),
  paid: (round, { seat, worship, owed }) => round.paid.push({ seat, worship, owed }),
  service: (round, e) => ([round.card, round.isFortune] = [e.card, e.drawn]),
  worship(round, e) {
    round.isPaid = true;
    CHIVALRIES.forEach((_, chivalry) => e.chivalries & (1 << chivalry) && (round.offers[chivalry] = e.seat));
  },
};

/** The rounds that were heard of, the newest last. Who came late has no first rounds. */
export function chronicles(happenings: readonly Happening[]): Chronicle[] {
  const rounds: Chronicle[] = [];
  for (const happening of happenings) {
    const enter = ENTRIES[happening.t] as ((round: Chronicle, e: Happening) => void) | undefined;
    if (happening.t === 'roles') rounds.push(blank(happening.round));
    else if (enter !== undefined && rounds.length === 0) rounds.push(blank(0));
    enter?.(rounds[rounds.length - 1], happening);
  }
  return rounds;
}

function blank(round: number): Chronicle {
  return {
    round,
    event: NONE,
    gained: [],
    left: [],
    without: [],
    offers: CHIVALRIES.map(() => NONE),
    faces: [],
    card: NONE,
    isFortune: false,
    isPaid: false,
    pans: undefined,
    taken: [],
    paid: [],
  };
}

/** What was paid for, so that it can be explained card by card. */
export function harvestOf({ event, offers, faces, card, isFortune }: Chronicle): Harvest {
  return { event, offers, down: faces.reduce((bits, { down }) => bits | down, 0), card, isFortune };
}

/** One round of the battle. */
export interface Clash {
  readonly round: number;
  readonly fought: readonly { readonly seat: Seat; readonly card: Card; readonly fate: Fate }[];
  readonly recovered: readonly { readonly seat: Seat; readonly card: Card }[];
}

/** The last round of the battle that was fought, if any was. */
export function lastClash(happenings: readonly Happening[]): Clash | undefined {
  const round = happenings.findLast((e) => e.t === 'fought')?.round;
  if (round === undefined) return undefined;
  const from = happenings.findIndex((e) => e.t === 'fought' && e.round === round);
  const heard = happenings.slice(from);
  return {
    round,
    fought: heard.filter((e) => e.t === 'fought'),
    recovered: heard.filter((e) => e.t === 'recovered'),
  };
}
