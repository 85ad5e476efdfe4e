/** Each happening of Knights & Damosels in words, with the rule it follows. */
import type { Seat } from '../../../core/game.ts';
import { KNIGHTS, SERVICE_CARDS } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { MORDREDS } from '../rules/state.ts';
import { listed, listedPeople, type Telling, type Told } from '../../../core/text.ts';
import type { Words } from './words.ts';
import { bitsNamed, cardName, damoselName, giverName, THRUST_NAMES } from './naming.ts';

const among = (words: Words, names: readonly string[], seats: readonly Seat[]): string =>
  listedPeople(words, seats.map((seat) => names[seat])); // prettier-ignore

const TELLING: Telling<Words, Happening> = {
  roles: ({ t }, e, names) => ({ text: t['kd.log.roles'](e.round, names[e.arthur], names[e.merlin]), rule: 'KD-3.3', heading: true }), // prettier-ignore
  court: ({ t }, e, names) => ({ text: t['kd.log.court'](names[e.seat], KNIGHTS[e.knight].name, damoselName(e.damosel)), rule: 'KD-2.3' }), // prettier-ignore
  renewed: ({ t }) => ({ text: t['kd.log.renewed'], rule: 'KD-4.4' }),
  drew: ({ t }, e, names) => ({ text: t['kd.log.drew'](names[e.seat]), rule: 'KD-4.1' }),
  handed: ({ t }, e, names) => ({ text: t['kd.log.handed'](names[e.seat], names[e.to]), rule: 'KD-4.1' }),
  revealed: ({ t }, e, names) => ({ text: t['kd.log.revealed'](names[e.seat], t['kd.event'](e.event)), rule: 'KD-4.2', sound: 'bell' }), // prettier-ignore
  favoured: ({ t }, e, names) => ({ text: t['kd.log.favoured'](names[e.seat]), rule: 'KD-13.3' }),
  sealed: () => undefined, // KD-15.1: in which order they seal means nothing; who has, shows on the table
  displayed: (words, e) => ({ text: words.t['kd.log.displayed'](listed(words, e.chivalries.map(words.t['kd.chivalry']))), rule: 'KD-5.4', sound: 'knock' }), // prettier-ignore
  granted: ({ t }, e, names) => ({ text: t['kd.log.granted'](names[e.seat], t['kd.chivalry'](e.chivalry)), rule: 'KD-6.5', sound: 'knock' }), // prettier-ignore
  denied: ({ t }, e, names) => ({
    text: t['kd.log.denied'](names[e.seat], t['kd.chivalry'](e.chivalry)),
    rule: 'KD-6.6',
  }),
  wentWithout: ({ t }, e, names) => ({ text: t['kd.log.wentWithout'](names[e.seat]), rule: e.asked ? 'KD-6.7' : 'KD-6.3' }), // prettier-ignore
  earned: (words, e, names) => ({ text: words.t['kd.log.earned'](names[e.seat], cardName(words, e.card), giverName(e.card)), rule: 'KD-6.10' }), // prettier-ignore
  wentHome: (words, e) => ({ text: words.t['kd.log.wentHome'](cardName(words, e.card), giverName(e.card)), rule: 'KD-6.10' }), // prettier-ignore
  offered: (words, e, names) => ({ text: words.t['kd.log.offered'](names[e.seat], bitsNamed(words, e.chivalries)), rule: 'KD-7.1' }), // prettier-ignore
  done: ({ t }, e, names) => ({ text: t['kd.log.done'](names[e.seat]), rule: 'KD-11.12' }),
  shownFaces: (words, e, names) => ({ text: words.t['kd.log.faces'](names[e.seat], bitsNamed(words, e.up), bitsNamed(words, e.down)), rule: 'KD-8.2', sound: 'knock' }), // prettier-ignore
  disaster: ({ t }, e) => ({ text: t['kd.log.disaster'](e.up, e.down), rule: 'KD-7.5' }),
  paid: ({ t }, e, names) => ({ text: t['kd.log.paid'](names[e.seat], e.worship), rule: 'KD-7.6' }),
  service: (words, e) => ({ text: words.t['kd.log.service'](listed(words, SERVICE_CARDS[e.card].names.map(words.t['kd.chivalry']))), rule: e.drawn ? 'KD-13.1' : 'KD-13.3' }), // prettier-ignore
  worship: ({ t }, e, names) => ({
    text: t['kd.log.worship'](names[e.seat], e.worship),
    rule: 'KD-8.3',
    sound: 'bell',
  }),
  challenged: ({ t }, e, names) => ({ text: t['kd.log.challenged'](names[e.seat], names[e.against], t['kd.chivalry'](e.chivalry)), rule: 'KD-11.2' }), // prettier-ignore
  thrust: ({ t }, e, names) => ({ text: t['kd.log.thrust'](names[e.seat], t[`kd.thrust.${THRUST_NAMES[e.thrusts[0]]}`](names[e.seat]), names[e.against], t[`kd.thrust.${THRUST_NAMES[e.thrusts[1]]}`](names[e.against])), rule: 'KD-11.5', sound: 'knock' }), // prettier-ignore
  jousted: ({ t }, e, names) => ({ text: t['kd.log.jousted'](names[e.seat], e.paid), rule: 'KD-11.5' }),
  scored: ({ t }, e, names) => ({ text: t['kd.log.scored'](names[e.seat], e.given, e.earned, e.worship), rule: 'KD-10.2' }), // prettier-ignore
  ranked: (words, e, names) => ({ text: words.t['kd.log.ranked'](e.ranking.map((seat, place) => `${place + 1}. ${names[seat]} (${words.t['kd.victory'](e.victories[seat])})`).join(', ')), rule: 'KD-10.4', heading: true, sound: 'fanfare' }), // prettier-ignore
  took: (words, e, names) => ({ text: words.t['kd.log.took'](names[e.seat], cardName(words, e.card), names[e.from]), rule: 'KD-12.2' }), // prettier-ignore
  sides: (words, e, names) => {
    const on = (mordred: boolean): Seat[] => [...e.sides.keys()].filter((seat) => (e.sides[seat] === MORDREDS) === mordred); // prettier-ignore
    return { text: words.t['kd.log.sides'](among(words, names, on(false)), among(words, names, on(true))), rule: 'KD-12.3' }; // prettier-ignore
  },
  fought: (words, e, names) => ({ text: words.t['kd.log.fought'](names[e.seat], cardName(words, e.card), words.t[`kd.fate.${e.fate}`]), rule: 'KD-12.8', sound: 'knock' }), // prettier-ignore
  recovered: (words, e, names) => ({ text: words.t['kd.log.recovered'](names[e.seat], cardName(words, e.card)), rule: 'KD-12.11' }), // prettier-ignore
  lost: ({ t }, e, names) => ({ text: t['kd.log.lost'](names[e.seat]), rule: 'KD-12.5' }),
  broken: ({ t }) => ({ text: t['kd.log.broken'], rule: 'KD-12.13' }),
  elected: ({ t }, e, names) => ({ text: t['kd.log.elected'](names[e.seat]), rule: 'KD-12.14' }),
  won: ({ t }, e, names) => ({ text: t['kd.log.won'](names[e.seat]), rule: 'KD-12.12', sound: 'fanfare' }),
};

export function tell(words: Words, event: Happening, names: readonly string[]): Told | undefined {
  return TELLING[event.t](words, event as never, names); // the table has one row for each kind of happening
}
