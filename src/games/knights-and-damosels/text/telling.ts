/** What happened, in plain words. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { VICTORIES } from '../rules/10-end.ts';
import {
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENT_KINDS,
  EVENTS,
  KNIGHTS,
  kindOf,
  SERVICE_CARDS,
} from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import {
  NOTHING,
  UNKNOWN,
  wordOf,
  writeCard,
  writeChivalries,
  writeChivalry,
  writeEvent,
  writeSlot,
} from '../notation/words.ts';

type Telling = {
  readonly [T in Happening['t']]: (
    event: Extract<Happening, { t: T }>,
    names: readonly string[],
    name: string,
  ) => string;
};

const events = (list: readonly number[]): string => (list.includes(HIDDEN) ? `${list.length} events` : list.map(writeEvent).join(', ')); // prettier-ignore
const maybe = (hidden: number, words: (number: number) => string): string => (hidden === HIDDEN ? '' : ` ${words(hidden)}`); // prettier-ignore
const gives = (card: number): string => `${CHIVALRIES[chivalryOf(card)].name} of ${DAMOSELS[damoselOf(card)].name}`;
const THRUST_WORDS = ['High', 'Low', 'declines'] as const;
const SIDES = ['Arthur', 'Mordred'] as const;

/** `name` is that of the event's seat, if it has one. */
const TELLING: Telling = {
  roles: ({ round, arthur, merlin }, names) =>
    `Round ${round}: ${names[arthur]} is Arthur, ${names[merlin]} is Merlin (KD-3.3).`,
  court: ({ knight, damosel }, _, name) => `${name} plays ${KNIGHTS[knight].name} and ${DAMOSELS[damosel].name}.`,
  renewed: () => 'All twelve events are shuffled again (KD-4.4).',
  drew: ({ events: list }, _, name) => `${name} draws ${events(list)} (KD-4.1).`,
  handed: ({ to, event, events: list }, names, name) =>
    `${name} lays one event away${maybe(event, (e) => `(${writeEvent(e)})`)} and hands ${events(list)} to ${names[to]}.`,
  revealed: ({ event, away }, _, name) =>
    `${name} lays one away${maybe(away, (e) => `(${writeEvent(e)})`)} and reveals ${EVENTS[event].name}, a ${EVENT_KINDS[kindOf(event)]} (KD-4.2).`,
  favoured: ({ card }, _, name) => `${name} lays a Service card face down${maybe(card, (c) => `(${SERVICE_CARDS[c].id})`)} (KD-13.3).`, // prettier-ignore
  sealed: ({ thing }, _, name) => `${name} has sealed a ${thing === 'faces' ? 'choice of faces' : thing} (KD-15.1).`,
  displayed: ({ chivalries, damosels }) => `On display: ${chivalries.map((c, slot) => `${writeSlot(slot)} ${writeChivalry(c)}${damosels[slot] === HIDDEN ? '' : ` (${wordOf(DAMOSELS, damosels[slot])})`}`).join(', ')} (KD-5.4).`, // prettier-ignore
  granted: ({ slot, chivalry }, _, name) =>
    `${name} asks for ${writeSlot(slot)}: ${writeChivalry(chivalry)} is granted.`,
  denied: ({ slot, chivalry }, _, name) => `${name} asks for ${writeSlot(slot)}: ${writeChivalry(chivalry)} is denied, it is the own card (KD-6.6).`, // prettier-ignore
  wentWithout: ({ asked }, _, name) => `${name} goes without a card (${asked ? 'KD-6.7' : 'KD-6.3'}).`,
  earned: ({ card }, _, name) => `${name} earns ${gives(card)}.`,
  wentHome: ({ card, from }, names) => `${gives(card)} goes home${from === NONE ? '' : ` from ${names[from]}`}.`,
  offered: ({ chivalries }, _, name) =>
    chivalries === 0 ? `${name} has nothing to offer.` : `${name} offers ${writeChivalries(chivalries)} (KD-7.1).`,
  done: (_, __, name) => `${name} challenges for nothing more.`,
  shownFaces: ({ up, down }, _, name) => `${name} shows ${faces(up, down)}.`,
  disaster: ({ up, down }) => `Face up ${up}, face down ${down}${up === down ? ': nothing happens (KD-7.5)' : ''}.`,
  paid: ({ worship, owed }, _, name) =>
    `${name} pays ${worship}${worship < owed ? ` of ${owed}` : ''} worship (KD-7.6).`,
  service: ({ card, drawn }) => `${drawn ? 'Fortune draws' : 'Arthur favours'} ${SERVICE_CARDS[card].id}: ${SERVICE_CARDS[card].names.map(writeChivalry).join(', ')} (KD-13.${drawn ? 1 : 3}).`, // prettier-ignore
  worship: ({ chivalries, worship }, _, name) =>
    `${name} earns ${worship} worship${chivalries === 0 ? '' : ` for ${writeChivalries(chivalries)}`}.`,
  challenged: ({ against, slot, chivalry }, names, name) =>
    `${name} challenges ${names[against]} for ${writeChivalry(chivalry)}${slot === NONE ? '' : ` in ${writeSlot(slot)}`} (KD-11.2).`,
  thrust: ({ against, thrusts, right }, names, name) =>
    `${name}: ${THRUST_WORDS[thrusts[0]]}. ${names[against]}: ${THRUST_WORDS[thrusts[1]]}. The right is with ${names[right]} (KD-11.5).`,
  jousted: ({ against, paid }, names, name) =>
    `${name} ends the joust with the right${paid > 0 ? `; ${names[against]} pays ${paid}` : ''}.`,
  scored: ({ round, given, earned, worship }, _, name) =>
    `${name} after round ${round}: given ${given}, earned ${earned}, worship ${worship}.`,
  ranked: ({ ranking, victories, lots }, names) =>
    `Ranking: ${ranking.map((seat) => names[seat] + (victories[seat] > 0 ? ` (${VICTORIES[victories[seat]]} victory)` : '')).join(', ')}${lots ? '; the lot decided between equals (KD-10.5)' : ''} (KD-10.4).`,
  took: ({ from, card }, names, name) => `${name} takes ${writeCard(card)} from ${names[from]} (KD-12.2).`,
  sides: ({ sides }, names) => `Sides: ${sides.map((side, seat) => `${names[seat]} for ${SIDES[side]}`).join(', ')} (KD-12.3).`, // prettier-ignore
  fought: ({ round, card, fate }, _, name) => `Battle, round ${round}: ${name} plays ${writeCard(card)}: ${fate}.`,
  recovered: ({ card }, _, name) => `${name} takes ${writeCard(card)} back to hand (KD-12.11).`,
  lost: ({ round }, _, name) => `${name} has no card in hand and has lost${round === 0 ? ' before the battle' : ''} (KD-12.5).`, // prettier-ignore
  broken: ({ seats }, names) => `The alliance breaks: ${seats.map((seat) => names[seat]).join(', ')} fight each other (KD-12.13).`, // prettier-ignore
  elected: ({ discarded, lots }, names, name) =>
    `Election: ${discarded} worship discarded each; lots ${lots.map((lot, seat) => `${names[seat]} ${lot}`).join(', ')}; ${name} is drawn (KD-12.14).`,
  won: ({ ranking }, names, name) => `${name} wins the Battle of Camlann. Order: ${ranking.map((seat) => names[seat]).join(', ')} (KD-12.16).`, // prettier-ignore
};

export function tell(event: Happening, names: readonly string[]): string {
  const telling = TELLING[event.t] as (event: Happening, names: readonly string[], name: string) => string;
  return telling(event, names, 'seat' in event ? (names[event.seat] ?? UNKNOWN) : '');
}

function faces(up: number, down: number): string {
  const parts = [
    up === 0 ? '' : `${writeChivalries(up)} face up`,
    down === 0 ? '' : `${writeChivalries(down)} face down`,
  ];
  return parts.filter((part) => part !== '').join(', ') || NOTHING;
}
