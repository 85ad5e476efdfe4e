/** Each event of Lancelot in words, with the rule it follows. */
import { listedPeople, type Telling, type Told } from '../../../core/text.ts';
import { CATEGORIES, lakeNumber, TABLE } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Event } from '../rules/state.ts';
import { chairNamed, counted, deedNamed, spaceNamed, thingsNamed, virtueNamed } from './naming.ts';
import type { Words } from './words.ts';

/** Without its article, so that three of them fit on a phone. */
const shortDeed = (words: Words, tile: number): string =>
  deedNamed(words, tile).replace(/^(?:The|El|La|Los|Las) (.)/, (_, first: string) => first.toUpperCase());

const TELLING: Telling<Words, Event> = {
  first: ({ t }, { seat }, names) => ({ text: t['lan.log.first'](names[seat]), rule: 'LAN-2.5' }),
  tiles: (words, { faceUp }) => ({
    text: words.t['lan.log.tiles'](
      faceUp
        .filter((tile) => tile >= 0)
        .map((tile) => shortDeed(words, tile))
        .join(' · '),
    ),
    rule: 'LAN-14.1',
  }),
  counter: ({ t }, { space }) => ({ text: t['lan.log.counter'](lakeNumber(space)), rule: 'LAN-13.2' }),
  turn: ({ t }, { turn }) => ({ text: t['lan.log.turn'](turn), rule: 'LAN-14.9', heading: true }),
  round: ({ t }, { round }) => ({ text: t['lan.log.round'](round), rule: 'LAN-4.1' }),
  rode(words, { seat, from, to }, names) {
    if (to === TABLE) return { text: words.t['lan.log.home'](names[seat]), rule: 'LAN-7.1', sound: 'bell' };
    if (from === to) return { text: words.t['lan.log.remained'](names[seat]), rule: 'LAN-9.3' };
    return { text: words.t['lan.log.rode'](names[seat], spaceNamed(words, to)), rule: 'LAN-5.1' };
  },
  sat: (words, { seat, chair }, names) => ({
    text: words.t['lan.log.sat'](names[seat], chairNamed(words, chair)),
    rule: 'LAN-7.1',
  }),
  crowned: (words, { seat, virtue }, names) => ({
    text: words.t['lan.log.crowned'](names[seat], virtueNamed(words, virtue)),
    rule: 'LAN-10.2',
  }),
  took: (words, { seat, things }, names) =>
    things.length === 0
      ? undefined
      : { text: words.t['lan.log.took'](names[seat], thingsNamed(words, things)), rule: 'LAN-6.1' },
  learned: (words, { seat, virtue, vp }, names) => ({
    text: words.t['lan.log.learned'](names[seat], virtueNamed(words, virtue), vp),
    rule: 'LAN-11.3',
    sound: 'bell',
  }),
  vowed: (words, { seat, virtue }, names) => ({
    text: words.t['lan.log.vowed'](names[seat], virtueNamed(words, virtue)),
    rule: 'LAN-11.2',
  }),
  deed: (words, { seat, tile }, names) => ({
    text: words.t['lan.log.deed'](names[seat], deedNamed(words, tile), DEEDS[tile].vp),
    rule: 'LAN-12.1',
    sound: 'fanfare',
  }),
  fetched: ({ t }, { seat }, names) => ({ text: t['lan.log.fetched'](names[seat]), rule: 'LAN-13.4' }),
  morgana: (words, { seat, dismissed }, names) => ({
    text: words.t['lan.log.morgana'](
      names[seat],
      listedPeople(
        words,
        dismissed.map((other) => names[other]),
      ),
    ),
    rule: 'LAN-8.3',
  }),
  grail: ({ t }, { seat, to, cut }, names) => ({
    text: t['lan.log.grail'](names[seat], to, cut),
    rule: cut ? 'LAN-9.4' : 'LAN-9.2',
  }),
  sword: ({ t }, { seat }, names) => ({ text: t['lan.log.sword'](names[seat]), rule: 'LAN-14.3' }),
  discarded: (words, { seat, things }, names) => ({
    text: words.t['lan.log.returned'](names[seat], thingsNamed(words, things)),
    rule: 'LAN-14.5',
  }),
  exchanged: (words, { seat, give, get }, names) => ({
    text: words.t['lan.log.exchanged'](names[seat], counted(words, 1, give), counted(words, 1, get)),
    rule: 'LAN-14.7',
  }),
  majority: ({ t }, { seat, category, chosen }, names) => ({
    text: t['lan.log.majority'](names[seat], t[`lan.category.${CATEGORIES[category]}`]),
    rule: chosen ? 'LAN-15.4' : 'LAN-15.3',
  }),
  ended: (words, { scores }, names) => ({
    text: words.t['lan.log.ended'](
      listedPeople(
        words,
        scores.map((vp, seat) => `${names[seat]} ${vp}`),
      ),
    ),
    rule: 'LAN-15.1',
    heading: true,
  }),
};

export function tell(words: Words, event: Event, names: readonly string[]): Told | undefined {
  return TELLING[event.t](words, event as never, names); // the table has one row for each kind of event
}
