/** LM-13.2, LM-13.4: bots tell tales and recite poems, by a grammar of templates. */
import { CHIVALRY, ENCOUNTERS, isLove, JOURNEY, loveOf } from '../games/la-mancha/components.ts';
import { wooEffect } from '../games/la-mancha/4-telling.ts';
import type { State } from '../games/la-mancha/state.ts';
import { POEM, TALE } from './la-mancha/grammar.ts';

/**
 * How many tales bots can have told before this one. Each seat counts on from it, so that an opening or a close comes
 * back only when all have been used.
 */
export function tellingNumber(view: State, seat: number): number {
  const kind = isLove(view.card);
  const before = view.journeyDiscard.filter((card) => isLove(card) === kind).length;
  const inHand = kind ? view.knights.filter(({ love }) => love >= 0).length : 0;
  return (before + inHand) * view.knights.length + seat;
}

const turnOf = <T>(list: readonly T[], number: number): T => list[number % list.length];

/** A tale for the Encounter on the table. */
export function taleFor(view: State, seat: number, card: number | undefined): string {
  const number = tellingNumber(view, seat);
  const { bot } = ENCOUNTERS[view.card];
  const slots = { setting: bot.setting, other: bot.other, trouble: bot.trouble };
  const turns = card === undefined ? [] : [fill(turnOf(TALE.turn[CHIVALRY[card].grammar], number + card), slots, card)];
  const sentences = [fill(turnOf(TALE.open, number), slots), ...turns, fill(turnOf(TALE.close, number), slots)];
  return sentences.join(' ');
}

/** A poem for the Love on the table: it keeps her condition, and no line comes twice. */
export function poemFor(view: State, seat: number, cards: readonly number[]): string {
  const number = tellingNumber(view, seat);
  const { title } = JOURNEY[view.card];
  const used = new Map<string, number>();
  const lines = cards.map((card) => {
    const { grammar } = CHIVALRY[card];
    const nth = used.get(grammar) ?? 0;
    used.set(grammar, nth + 1);
    return fill(turnOf(POEM.line[grammar], number + nth), {}, card);
  });
  const judged = wooEffect(view.card, 'woo_judged')?.botLines ?? [];
  const open = turnOf(POEM.open, number).replaceAll('{Love}', title);
  return [open, ...lines, ...judged, ...turnOf(POEM.close, number)].join('\n');
}

/** An opening line for whoever asks the muse (LM-18.5). */
export function muse(view: State, seat: number): string {
  const number = tellingNumber(view, seat) + 1;
  if (isLove(view.card)) return turnOf(POEM.open, number).replaceAll('{Love}', loveOf(view.card).title);
  const { setting, other, trouble } = ENCOUNTERS[view.card].bot;
  return fill(turnOf(TALE.open, number), { setting, other, trouble });
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
