/** LM-13.2, LM-13.4: bots tell tales and recite poems, by a grammar of templates. */
import { seededDice } from '../../../core/dice.ts';
import { shuffle } from '../../../core/shuffle.ts';
import type { Seat } from '../../../core/game.ts';
import { CHIVALRY, isFeat, isLove } from '../rules/components.ts';
import type { State, Tongue } from '../rules/state.ts';
import { SPEECH, type Speech, speechOf } from './speech.ts';

/**
 * The number of this telling among all of its kind in the game: each teller of each card has one of its own, so what is
 * taken by number comes back only when all has been used.
 */
function tellingNumber(view: State, seat: Seat): number {
  const { knights, drawer } = view;
  const place = (seat - drawer - 1 + knights.length) % knights.length;
  return judgedBefore(view, isLove(view.card)) * (knights.length - 1) + place;
}

/** How many Encounters, or Loves, were resolved before this one. */
function judgedBefore({ knights, journeyDiscard }: State, isPoem: boolean): number {
  const before = journeyDiscard.filter((card) => isLove(card) === isPoem && !isFeat(card)).length;
  return before + (isPoem ? knights.filter(({ love }) => love >= 0).length : 0);
}

/** Every list of remarks has at least so many; what is said later in the evening has a list of its own. */
export const EARLY = 8;

/**
 * What a judge says of this one: by its number in the evening, so that nothing comes back. Nobody knows which lists were
 * used before; but each remark has one number, whatever the list.
 */
export function remarkOf(view: State, list: readonly string[]): string {
  const number = judgedBefore(view, false) + judgedBefore(view, true);
  const { late } = speechOf(view).remarks;
  return number < list.length ? turnOf(list, view, number) : turnOf(late, view, number - EARLY);
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
  const list = speechOf(view).tale.turn[grammar];
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
  const speech = speechOf(view);
  const { tale } = speech;
  const turns = card === undefined ? [] : [fill(speech, quoted(speech, sentenceFor(view, card), card), view.card)];
  const [open, twist, close] = [tale.open, tale.twist, tale.close].map((list) =>
    fill(speech, turnOf(list, view, number), view.card),
  );
  return [open, twist, ...turns, close].join(' ');
}

const quoted = ({ quote, phrase }: Speech, template: string, card: number): string => quote(template, phrase(card));

/** A poem for the Love on the table: it keeps her condition, and no line comes twice. */
export function poemFor(view: State, seat: Seat, cards: readonly number[]): string {
  const number = tellingNumber(view, seat);
  const speech = speechOf(view);
  const { poem } = speech;
  const used = new Map<string, number>();
  const lines = cards.map((card) => {
    const { grammar } = CHIVALRY[card];
    const nth = used.get(grammar) ?? 0;
    used.set(grammar, nth + 1);
    const place = number + nth * (view.knights.length - 1); // so that no other who woos has it
    return quoted(speech, turnOf(poem.line[grammar], view, place), card);
  });
  const { couplets } = speech.condition(view.card);
  const judged = couplets.length === 0 ? [] : turnOf(couplets, view, number);
  const open = greeting(speech, view, turnOf(poem.open, view, number));
  return [open, ...lines, ...judged, ...turnOf(poem.close, view, number)].join('\n');
}

function greeting({ love }: Speech, view: State, line: string): string {
  return line.replaceAll('{Love}', love(view.card));
}

/**
 * An opening line for whoever asks the muse (LM-18.5): the one that a bot in this seat would begin with. `said` is what
 * she has said before at this table; she adds to it, and repeats nothing until she has said it all.
 */
export function muse(view: State, seat: Seat, tongue: Tongue, said: Set<string> = new Set()): string {
  const number = tellingNumber(view, seat);
  const speech = SPEECH[tongue];
  const list = isLove(view.card) ? speech.poem.open : speech.tale.open;
  const lines = Array.from(list, (_, i) => turnOf(list, view, number + i));
  const line = lines.find((each) => !said.has(each)) ?? lines[0];
  said.add(line);
  return isLove(view.card) ? greeting(speech, view, line) : fill(speech, line, view.card);
}

/** LM-13.6: whether a text ends as only bots end theirs. Who only borrowed an opening from the muse is no bot. */
export function isByBot(view: State, text: string): boolean {
  const { poem, tale } = speechOf(view);
  if (isLove(view.card)) return poem.close.some((couplet) => text.endsWith(couplet.join('\n')));
  return tale.close.some((close) => text.endsWith(fill(speechOf(view), close, view.card)));
}

/** `{setting}`, `{other}` and `{trouble}` are those of the Encounter; with a capital where a sentence begins. */
function fill({ scene }: Speech, template: string, encounter: number): string {
  const [setting, other, trouble] = scene(encounter);
  const slots = { setting, other, trouble };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots[name.toLowerCase() as keyof typeof slots];
    return name[0] === name[0].toLowerCase() ? slot : slot[0].toUpperCase() + slot.slice(1);
  });
}
