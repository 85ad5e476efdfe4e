/** LM-13.2: bots tell tales. Twenty are made by a grammar of templates, and the best of them is told. */
import type { Dice, Seat } from '../../../core/game.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { CHIVALRY, isLove } from '../rules/components.ts';
import { bare } from '../rules/12-words.ts';
import type { State, Tongue } from '../rules/state.ts';
import { answerWorth, keywordsIn, lengthWorth, textOf, touches } from './hearing.ts';
import { greeting } from './poems.ts';
import { SPEECH, type Speech, speechOf } from './speech.ts';
import { allotted, placeOf, tellersOf, tellingNumber, turnOf } from './turns.ts';

/** A tale that may be told, in its sentences. */
export interface Candidate {
  /** With which it is told, if one has any. */
  readonly card: number | undefined;
  readonly text: string;
  /** By which the best is chosen. */
  readonly worth: number;
}

const MADE = 20;

/**
 * The best of twenty tales for the Encounter on the table, told with one of these cards. A good one answers the question of
 * the card, takes up what was told this evening, and does not say what has been said. Among equals chance decides.
 */
export function taleFor(view: State, seat: Seat, cards: readonly number[], dice: Dice): Candidate {
  const all = candidates(view, seat, cards, dice);
  return all.reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** The first that comes to mind: for games that are only imagined. */
export const anyTaleFor = (view: State, seat: Seat, cards: readonly number[], dice: Dice): Candidate =>
  candidates(view, seat, cards, dice, 1)[0];

/** How one began, what went wrong, what one did, the phrase, and how it ended; each teller has sentences of its own. */
export function candidates(view: State, seat: Seat, cards: readonly number[], dice: Dice, made = MADE): Candidate[] {
  const [open, close] = (['open', 'close'] as const).map((part) => sentence(view, own(view, seat, part)));
  const answers = answersOf(view, seat).map((text) => sentence(view, text));
  const middles = middlesFor(view, seat);
  const turns =
    cards.length === 0 ? [undefined] : cards.map((card) => ({ card, ...sentence(view, turnWith(view, card)) }));
  const plans = turns.flatMap((turn) =>
    answers.flatMap((answer) => middles.map((middle) => ({ turn, answer, middle }))),
  );
  const heard = wordsOf(heardAtTable(view));
  return some(plans, made, dice).map(({ turn, answer, middle }) => {
    const parts = [open, middle, answer, turn, close].filter((part) => part !== undefined);
    const news = Number(middle?.recalls === true) - Number(turn !== undefined && view.told.includes(turn.card));
    const worth = goodness(parts, heard) + news + dice.below(100) / 200;
    return { card: turn?.card, text: parts.map(({ text }) => text).join(' '), worth };
  });
}

interface Sentence {
  readonly text: string;
  /** Of what the card is about. */
  readonly keywords: readonly string[];
  /** Those that are heard to come back. */
  readonly words: readonly string[];
}

function sentence({ card }: State, text: string): Sentence {
  const told = bare(text);
  return { text, keywords: keywordsIn(card, told), words: [...wordsOf(told)] };
}

function some<T>(list: readonly T[], most: number, dice: Dice): T[] {
  const order = Array.from(list.keys());
  return (list.length > most ? shuffle(order, dice) : order).slice(0, most).map((i) => list[i]);
}

/** What went wrong, what was told before and comes in again, or nothing. */
function middlesFor(view: State, seat: Seat): ((Sentence & { readonly recalls: boolean }) | undefined)[] {
  const template = templateFor(view, seat, 'recall', view.options.tongue);
  const recalled = recallable(view, seat).map((card) => speechOf(view).recall(template, card));
  return [
    undefined,
    { ...sentence(view, own(view, seat, 'twist')), recalls: false },
    ...recalled.map((text) => ({ ...sentence(view, text), recalls: true })),
  ];
}

/** The cards of the last Encounter, shared out among the tellers so that no two bring in the same one; in Aloud also what others have just told. */
function recallable(view: State, seat: Seat): number[] {
  const last = view.told.slice(-tellersOf(view));
  const mine = last.filter((_, i) => i === placeOf(view, seat));
  const now = view.tales.flatMap((tale) => (tale.seat !== seat && textOf(tale) !== '' ? tale.cards : []));
  return [...mine, ...now];
}

type Part = 'open' | 'twist' | 'close' | 'recall';

const own = (view: State, seat: Seat, part: Part): string =>
  fill(speechOf(view), templateFor(view, seat, part, view.options.tongue), view.card);

/** A sentence that speaks of what the card is about would say it twice. */
function templateFor(view: State, seat: Seat, part: Part, tongue: Tongue): string {
  const suits = (template: string, encounter: number): boolean => !touches(tongue, template, encounter);
  return allotted(view, seat, SPEECH[tongue].tale[part], part, suits);
}

/** Of the answers to the question of the card those that are this teller's; each has at least one. */
function answersOf(view: State, seat: Seat): string[] {
  const all = speechOf(view).answers(view.card);
  return all.flatMap((_, i) => (i % tellersOf(view) === placeOf(view, seat) ? turnOf(all, view, i) : []));
}

function turnWith(view: State, card: number): string {
  const speech = speechOf(view);
  return fill(speech, speech.quote(sentenceFor(view, card), speech.phrase(card)), view.card);
}

/**
 * Each card has a sentence of its own in every deal. A card that comes back takes one that is no card's own, as long as
 * there are any: everybody counts this alike, from the cards that all have seen.
 */
function sentenceFor(view: State, card: number): string {
  const { grammar } = CHIVALRY[card];
  const list = speechOf(view).tale.turn[grammar];
  const kind = CHIVALRY.flatMap((each, i) => (each.grammar === grammar ? i : []));
  const free = [...list.keys()];
  let place = 0;
  for (const told of [...view.told, card]) {
    if (CHIVALRY[told].grammar !== grammar) continue;
    const first = kind.indexOf(told);
    place = free.includes(first) ? first : (free.find((each) => each >= kind.length) ?? free[0] ?? first);
    if (free.includes(place)) free.splice(free.indexOf(place), 1);
  }
  return turnOf(list, view, place);
}

/** It answers the card, has a good length, does not repeat a word from one sentence to the next, nor what others just said. */
function goodness(parts: readonly Sentence[], heard: ReadonlySet<string>): number {
  const length = parts.reduce((sum, { text }) => sum + text.length + 1, -1);
  const words = parts.flatMap((part) => part.words);
  const said = new Set(words);
  const stale = words.filter((word) => heard.has(word)).length / words.length;
  const worth = 2 * answerWorth(parts.flatMap(({ keywords }) => keywords)) + 2 * lengthWorth(length, false);
  return worth - (words.length - said.size) / 2 - 2 * stale;
}

/** The words of others in this round that are to be heard already. */
const heardAtTable = ({ tales }: State): string => bare(tales.map(textOf).join(' '));

/** Of a bare text the words that one notices when they come back. */
const wordsOf = (told: string): Set<string> => new Set(told.split(' ').filter((word) => word.length > 4));

/**
 * An opening line for whoever asks the muse (LM-18.5): the one that a bot in this seat would begin with. `said` is what
 * she has said before at this table; she adds to it, and repeats nothing until she has said it all.
 */
export function muse(view: State, seat: Seat, tongue: Tongue, said: Set<string> = new Set()): string {
  const speech = SPEECH[tongue];
  const { poem, tale } = speech;
  const number = tellingNumber(view, seat);
  const lines = isLove(view.card)
    ? poem.open.map((_, i) => turnOf(poem.open, view, number + i))
    : [templateFor(view, seat, 'open', tongue), ...tale.open];
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
  if (!template.includes('{')) return template;
  const [setting, other, trouble] = scene(encounter);
  const slots = { setting, other, trouble };
  return template.replaceAll(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const slot = slots[name.toLowerCase() as keyof typeof slots];
    const words = name[0] === name[0].toLowerCase() ? slot : slot[0].toUpperCase() + slot.slice(1);
    return words + (space !== '' && words.includes(',') ? ', ' : space);
  });
}
