/** LM-13.2, LM-13.4: bots tell tales and recite poems, by a grammar of templates. */
import { seededDice, shuffle } from '../core/dice.ts';
import type { Seat } from '../core/game.ts';
import { CHIVALRY, ENCOUNTERS, isFeat, isLove, loveOf } from '../games/la-mancha/components.ts';
import { wooEffect } from '../games/la-mancha/4-telling.ts';
import type { State } from '../games/la-mancha/state.ts';
import { POEM } from './la-mancha/poem-words.ts';
import { TALE } from './la-mancha/tale-words.ts';

/**
 * The number of this telling among all of its kind in the game: each teller of each card has one of its own, so what is
 * taken by number comes back only when all has been used.
 */
function tellingNumber(view: State, seat: Seat): number {
  const { knights, journeyDiscard, drawer } = view;
  const isPoem = isLove(view.card);
  const before = journeyDiscard.filter((card) => isLove(card) === isPoem && !isFeat(card)).length;
  const won = isPoem ? knights.filter(({ love }) => love >= 0).length : 0;
  const place = (seat - drawer - 1 + knights.length) % knights.length;
  return (before + won) * (knights.length - 1) + place;
}

/** One of the list, which has an order of its own in every deal. */
function turnOf<T>(list: readonly T[], { deal }: State, number: number): T {
  const order = shuffle(Array.from(list.keys()), seededDice(`${deal} ${list.length}`));
  return list[order[number % list.length]];
}

/**
 * Each card has a sentence of its own in every deal. When a card comes back and is told with again, it takes the next
 * one that nobody has used: everybody counts this alike, from the cards that all have seen.
 */
function sentenceFor(view: State, card: number): string {
  const { grammar } = CHIVALRY[card];
  const list = TALE.turn[grammar];
  const used = new Set<number>();
  let place = 0;
  for (const told of [...view.told, card]) {
    if (CHIVALRY[told].grammar !== grammar) continue;
    place = placeOf(told);
    for (let tries = 0; used.has(place % list.length) && tries < list.length; tries++) place++;
    used.add(place % list.length);
  }
  return turnOf(list, view, place);
}

/** The place of a card among those of its kind. */
function placeOf(card: number): number {
  let place = 0;
  for (let other = 0; other < card; other++) if (CHIVALRY[other].grammar === CHIVALRY[card].grammar) place++;
  return place;
}

/** A tale for the Encounter on the table: how it began, what went wrong, the phrase, and how it ended. */
export function taleFor(view: State, seat: Seat, card: number | undefined): string {
  const number = tellingNumber(view, seat);
  const slots = slotsOf(view);
  const turns = card === undefined ? [] : [fill(sentenceFor(view, card), slots, card)];
  const [open, twist, close] = [TALE.open, TALE.twist, TALE.close].map((list) =>
    fill(turnOf(list, view, number), slots),
  );
  return [open, twist, ...turns, close].join(' ');
}

function slotsOf(view: State): Slots {
  const { setting, other, trouble } = ENCOUNTERS[view.card].bot;
  return { setting, other, trouble };
}

/** A poem for the Love on the table: it keeps her condition, and no line comes twice. */
export function poemFor(view: State, seat: Seat, cards: readonly number[]): string {
  const number = tellingNumber(view, seat);
  const used = new Map<string, number>();
  const lines = cards.map((card) => {
    const { grammar } = CHIVALRY[card];
    const nth = used.get(grammar) ?? 0;
    used.set(grammar, nth + 1);
    return fill(turnOf(POEM.line[grammar], view, number + nth), {}, card);
  });
  const judged = wooEffect(view.card, 'woo_judged')?.botLines ?? [];
  return [greeting(view, number), ...lines, ...judged, ...turnOf(POEM.close, view, number)].join('\n');
}

const greeting = (view: State, number: number): string =>
  turnOf(POEM.open, view, number).replaceAll('{Love}', loveOf(view.card).title);

/** An opening line for whoever asks the muse (LM-18.5): the one that a bot in this seat would begin with. */
export function muse(view: State, seat: Seat): string {
  const number = tellingNumber(view, seat);
  return isLove(view.card) ? greeting(view, number) : fill(turnOf(TALE.open, view, number), slotsOf(view));
}

/** LM-13.6: whether a text ends as only bots end theirs. Who only borrowed an opening from the muse is no bot. */
export function isByBot(view: State, text: string): boolean {
  if (isLove(view.card)) return POEM.close.some((couplet) => text.endsWith(couplet.join('\n')));
  const slots = slotsOf(view);
  return TALE.close.some((close) => text.endsWith(fill(close, slots)));
}

interface Slots {
  readonly [slot: string]: string;
}

function fill(template: string, slots: Slots, card?: number): string {
  const words = card === undefined ? template : quote(template, CHIVALRY[card].phrase);
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const slot = slots[name.toLowerCase()];
    if (slot === undefined) return whole;
    return name[0] === name[0].toLowerCase() ? slot : slot[0].toUpperCase() + slot.slice(1);
  });
}

/** `{P}` is the phrase as printed, `{p}` as it stands within a sentence. */
function quote(template: string, phrase: string): string {
  const spoken = template.replaceAll(/"\{P\}([,.]?)"(\s*)(.?)/g, (_, mark: string, space: string, next: string) => {
    const end = /[!?]$/.test(phrase) ? '' : mark || (next === '' ? '' : continues(next) ? ',' : '.');
    return `"${phrase}${end}"${space}${next}`;
  });
  return spoken.replaceAll('{P}', phrase).replaceAll('{p}', inline(phrase));
}

/** After the quotation the sentence goes on: with a small letter, or with `I`. */
const continues = (next: string): boolean => next === 'I' || next !== next.toUpperCase();

/** LM-13.2: without its final mark, and with a small article. */
function inline(phrase: string): string {
  const bare = phrase.replace(/[!?]$/, '');
  return bare.replace(/^(The|A|An|My)\b/, (article) => article.toLowerCase());
}
