/** The log of La Mancha in the language of the reader: one line for each thing that happened. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { listed, listedPeople, type Telling, type Told } from '../../../core/text.ts';
import { featOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { ABSTAINS } from '../rules/state.ts';
import { journeyText, phrasesNamed, quotedPhrase, treasureOf, treasureText } from './cards.ts';
import type { Words } from './words.ts';

type Names = readonly string[];

/** "You" begins a sentence; behind another name it is "you". */
const all = (words: Words, seats: readonly number[], names: Names): string =>
  listedPeople(words, seats.map((seat) => names[seat])); // prettier-ignore

/** The sum of an attempt: `2 × 4 + 7 = 15`. */
export function sumOf({ die, doubled, strength }: { die: number; doubled: boolean; strength: number }): string {
  return `${doubled ? '2 × ' : ''}${die} + ${strength} = ${die * (doubled ? 2 : 1) + strength}`;
}

/** What a cry is aimed at, or nothing. */
export function targetName(words: Words, names: Names, rival: number, treasure: number): string {
  if (treasure !== NONE) return treasureText(words, treasure).name;
  return rival === NONE ? '' : names[rival];
}

const TELLING: Partial<Telling<Words, Event>> = {
  firstRoll: ({ t }, e, names) => ({ text: t['lm.log.firstRoll'](names[e.seat], e.face), rule: 'LM-2.7' }),
  turn: ({ t }, e, names) => ({ text: t['lm.log.turn'](names[e.seat]), rule: 'LM-2.7' }),
  drew: (words, e, names) => ({ text: words.t['lm.log.drew'](names[e.seat], phrasesNamed(words, e.cards)) }),
  journey: (words, e, names) => ({
    text: words.t['lm.log.journey'](names[e.seat], journeyText(words, e.card).name),
    rule: e.aside ? 'LM-10.8' : 'LM-3.1',
    heading: true,
    sound: 'knock',
  }),
  decided: ({ t }, e, names) => ({ text: t['lm.log.decided'](names[e.seat]), rule: 'LM-5.3' }),
  wooers: (words, e, names) => ({
    text: words.t['lm.log.wooers'](journeyText(words, e.card).name, all(words, e.seats, names)),
    rule: 'LM-5.3',
  }),
  unwooed: (words, e) => ({ text: words.t['lm.log.unwooed'](journeyText(words, e.card).name), rule: 'LM-5.6' }),
  ready: ({ t }, e, names) => ({ text: t['lm.log.ready'](names[e.seat]), rule: 'LM-12.3' }),
  floor: (words, e, names) => ({
    text: words.t['lm.log.floor'](names[e.seat], phrasesNamed(words, e.cards)),
    rule: 'LM-12.4',
  }),
  satOut: ({ t }, e, names) => ({ text: t['lm.log.satOut'](names[e.seat]), rule: 'LM-12.8' }),
  unrolled: (words, e, names) => ({
    text: words.t['lm.log.unrolled'](names[e.seat] ?? words.t['lm.visor'], phrasesNamed(words, e.cards)),
    rule: 'LM-12.3',
  }),
  applauded: ({ t }, e, names) => ({
    text: t['lm.log.applauded'](names[e.seat], e.tale + 1, t['lm.reaction'](e.with)),
    rule: 'LM-12.10',
  }),
  turned: ({ t }, e, names) => ({
    text: e.page < e.pages ? t['lm.log.page'](names[e.seat], e.page + 1, e.pages) : t['lm.log.lastPage'](names[e.seat]),
    rule: 'LM-12.3',
  }),
  held: ({ t }, e, names) => ({ text: t['lm.log.held'](names[e.seat]), rule: 'LM-9.13' }),
  extended: ({ t }, e, names) => ({ text: t['lm.log.extended'](names[e.seat]), rule: 'LM-12.8' }),
  modeAsked: ({ t }, e, names) => ({ text: t[`lm.log.modeAsked.${e.mode}`](names[e.seat]), rule: 'LM-12.1' }),
  mode: ({ t }, e) => ({ text: t[`lm.log.mode.${e.mode}`], rule: 'LM-12.1' }),
  called: ({ t }, e, names) => ({ text: t['lm.log.called'](names[e.seat]), rule: 'LM-12.9' }),
  voted: (words, e, names) => ({ text: words.t['lm.log.voted'](votesOf(words, e.votes, names)), rule: 'LM-12.9' }),
  marked: ({ t }, e) => ({ text: t[e.kept ? 'lm.log.marked' : 'lm.log.notMarked'](e.tale + 1), rule: 'LM-5.8' }),
  named: ({ t }, e, names) => ({
    text: `${t['lm.log.named'](names[e.judge], names[e.seat])}${e.remark === '' ? '' : ` ${t['lm.phrase'](e.remark)}`}`,
    rule: 'LM-4.8',
    sound: 'bell',
  }),
  nobody: ({ t }, e, names) => ({ text: t['lm.log.nobody'](names[e.judge]), rule: 'LM-5.10' }),
  took: (words, e, names) => ({
    text: words.t['lm.log.took'](names[e.seat], quotedPhrase(words, e.card)),
    rule: 'LM-4.9',
  }),
  treasures: (words, e, names) => ({
    text: words.t['lm.log.drew'](names[e.seat], listed(words, e.cards.map((card) => treasureOf(words, card)))), // prettier-ignore
    rule: 'LM-4.10',
  }),
  equipped: (words, e, names) => ({ text: equippedText(words, e, names), rule: 'LM-7.3' }),
  loved: (words, e, names) => ({
    text: words.t['lm.log.loved'](names[e.seat], journeyText(words, e.card).name),
    rule: 'LM-5.12',
    sound: 'bell',
  }),
  left: (words, e, names) => ({
    text: words.t['lm.log.left'](names[e.seat], listed(words, e.cards.map((card) => treasureText(words, card).name))), // prettier-ignore
    rule: 'LM-3.2',
  }),
  refused: (words, e, names) => ({
    text: words.t['lm.log.refused'](names[e.seat], journeyText(words, e.card).name),
    rule: 'LM-5.12',
  }),
  discarded: (words, e, names) => ({
    text: words.t['lm.log.discarded'](names[e.seat], phrasesNamed(words, e.cards)),
    rule: 'LM-3.3',
  }),
  feat: (words, e, names) => ({
    text: words.t[e.sudden ? 'lm.log.sudden' : 'lm.log.feat'](
      journeyText(words, e.card).name,
      featOf(e.card).difficulty,
      names[e.seat],
    ),
    rule: e.sudden ? 'LM-10.3' : 'LM-6.1',
    heading: true,
    sound: 'bell',
  }),
  attempt: ({ t }, e, names) => ({ text: t['lm.log.attempt'](names[e.seat], e.round), rule: 'LM-6.2' }),
  cried: (words, e, names) => ({ text: criedText(words, e, names), rule: 'LM-6.9', sound: 'knock' }),
  cancelled: (words, e) => ({ text: words.t['lm.log.cancelled'](quotedPhrase(words, e.card)), rule: 'LM-9.7' }),
  rolled: ({ t }, e, names) => ({
    text:
      e.face === e.die ? t['lm.log.rolled'](names[e.seat], e.die) : t['lm.log.turned'](names[e.seat], e.face, e.die),
    rule: 'LM-6.3',
    sound: 'knock',
  }),
  result: ({ t }, e, names) => ({
    text: t['lm.log.result'](names[e.seat], sumOf(e), e.difficulty, e.success),
    rule: 'LM-6.4',
  }),
  ran: ({ t }, e, names) => ({ text: t['lm.log.ran'](names[e.seat]), rule: 'LM-6.10' }),
  stoleCard: (words, e, names) => ({
    text: words.t['lm.log.stole'](names[e.seat], quotedPhrase(words, e.card), names[e.from]),
  }),
  peeked: (words, e, names) => ({
    text: words.t['lm.log.peeked'](
      names[e.seat],
      e.rival === NONE ? words.t['lm.log.nextJourney'] : words.t['lm.log.handOf'](names[e.rival]),
      e.cards.includes(HIDDEN) ? '' : seenText(words, e.rival === NONE, e.cards),
    ),
  }),
  won: (words, e, names) => ({
    text: `${words.t['lm.log.won'](names[e.seat], journeyText(words, e.card).name)} ${journeyText(words, e.card).triumph ?? ''}`,
    rule: 'LM-6.5',
    sound: 'fanfare',
  }),
  allFled: (words, e) => ({
    text: words.t[e.retired ? 'lm.log.retired' : 'lm.log.allFled'](journeyText(words, e.card).name),
    rule: e.retired ? 'LM-6.14' : 'LM-6.13',
  }),
  offered: (words, e) => ({ text: words.t['lm.log.offered'](featsNamed(words, e.cards)), rule: 'LM-10.4' }),
  chose: ({ t }, e, names) => ({ text: t['lm.log.decided'](names[e.seat]), rule: 'LM-10.4' }),
  selected: (words, e, names) => ({
    text: words.t['lm.log.selected'](choicesOf(words, e.feats, names), journeyText(words, e.card).name),
    rule: 'LM-10.4',
  }),
  tie: (words, e, names) => ({
    text: words.t['lm.log.tie'](all(words, e.seats, names)),
    rule: 'LM-10.3',
    heading: true,
    sound: 'fanfare',
  }),
  over: (words, e, names) => ({
    text: words.t['lm.log.over'](all(words, e.seats, names)),
    rule: 'LM-10.2',
    heading: true,
  }),
};

const featsNamed = (words: Words, cards: readonly number[]): string =>
  listed(words, cards.map((card) => journeyText(words, card).name)); // prettier-ignore

const choicesOf = (words: Words, feats: readonly number[], names: Names): string =>
  feats
    .flatMap((feat, seat) =>
      feat === NONE ? [] : words.t['lm.log.selects'](names[seat], journeyText(words, feat).name),
    )
    .join('. ');

function votesOf(words: Words, votes: readonly number[], names: Names): string {
  const { t } = words;
  const each = votes.flatMap((vote, seat) =>
    vote === NONE
      ? []
      : vote === ABSTAINS
        ? t['lm.log.voteNobody'](names[seat])
        : t['lm.log.vote'](names[seat], vote + 1),
  );
  return listed(words, each);
}

const seenText = (words: Words, isJourney: boolean, cards: readonly number[]): string =>
  listed(words, cards.map((card) => (isJourney ? journeyText(words, card).name : quotedPhrase(words, card)))); // prettier-ignore

/** Free text as it is shown: a blank one was told aloud (LM-12.4). */
export const toldText = ({ t }: Words, text: string | number): string =>
  typeof text === 'string' && text.trim() !== '' ? text : t['lm.aloud'];

type Equipped = Extract<Event, { t: 'equipped' }>;

function equippedText(words: Words, { seat, card, replaced }: Equipped, names: Names): string {
  if (replaced === NONE) return words.t['lm.log.equipped'](names[seat], treasureOf(words, card));
  return words.t['lm.log.replaced'](names[seat], treasureOf(words, card), treasureText(words, replaced).name);
}

type Cried = Extract<Event, { t: 'cried' }>;

function criedText(words: Words, { seat, card, rival, treasure }: Cried, names: Names): string {
  const target = targetName(words, names, rival, treasure);
  return target === ''
    ? words.t['lm.log.cried'](names[seat], quotedPhrase(words, card))
    : words.t['lm.log.criedAt'](names[seat], quotedPhrase(words, card), target);
}

export function tell(words: Words, event: Event, names: Names): Told | undefined {
  const telling = TELLING[event.t] as ((words: Words, event: Event, names: Names) => Told | undefined) | undefined;
  return telling?.(words, event, names);
}
