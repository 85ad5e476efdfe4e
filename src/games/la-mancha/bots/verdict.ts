/** LM-13.6: how a bot judges tales and poems, and the reason it states. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import { wooEffect } from '../rules/04-telling.ts';
import { bare, TEXT_LIMITS } from '../rules/12-words.ts';
import { type State, type Tale, TONGUES } from '../rules/state.ts';
import { isByBot, remarkOf } from './tales.ts';
import { type Merit, PARTS } from './judge-words.ts';
import { SPEECH, type Speech, speechOf } from './speech.ts';

export interface Verdict {
  readonly tale: number;
  readonly remark: string;
}

/** Each part already weighed. */
type Score = { readonly [part in Merit]: number };

/** The best tale among those that may win, with a remark on what made it so. */
export function verdict(view: State, dice: Dice): Verdict {
  const eligible = view.tales.flatMap((_, tale) => ((view.kept & (1 << tale)) === 0 ? [] : tale));
  const texts = view.tales.map(({ text }) => (text === HIDDEN ? '' : text));
  if (eligible.every((tale) => texts[tale] === ''))
    return { tale: pick(eligible, dice), remark: speechOf(view).remarks.blank[0] };
  const scores = view.tales.map((tale, i) => scoreOf(view, tale, texts[i]));
  const noisy = scores.map(
    (score, i) => total(score) + dice.below(1000) / 1000 - (isByBot(view, texts[i]) ? MALUS : 0),
  );
  const tale = eligible.reduce((best, other) => (noisy[other] > noisy[best] ? other : best));
  return { tale, remark: remark(view, tale, scores, eligible) };
}

/** Bots keep to the phrase and to the length; a person who did less should not lose for it. */
const MALUS = 1.5;

const total = (score: Score): number => PARTS.reduce((sum, part) => sum + score[part], 0);

function scoreOf(view: State, { cards }: Tale, text: string): Score {
  const told = bare(text);
  const love = isLove(view.card);
  return {
    phrase: 3 * shareOfPhrases(cards, told),
    detail:
      2 *
      Math.min(1, love ? Number(told.includes(bare(SPEECH.en.love(view.card)))) : keywordsIn(view, told).length / 2),
    length: 2 * lengthWorth(text.length, love),
    defeat: TONGUES.some((tongue) => SPEECH[tongue].defeat.some((word) => ` ${told} `.includes(` ${word} `))) ? 1 : 0,
    rhyme: love && rhymes(text) ? 1 : 0,
  };
}

/** A table may tell in several languages: each text is heard in the one that suits it best. */
const shareOfPhrases = (cards: readonly number[], told: string): number =>
  Math.max(...TONGUES.map((tongue) => shareIn(SPEECH[tongue], cards, told)));

/** The share of the longer words of the phrases that are found again. */
function shareIn({ phrase }: Speech, cards: readonly number[], told: string): number {
  const words = cards.flatMap((card) => bare(phrase(card)).split(' ')).filter((word) => word.length >= 4);
  if (words.length === 0) return cards.some((card) => told.includes(bare(phrase(card)))) ? 1 : 0;
  return words.filter((word) => told.includes(word)).length / words.length;
}

const keywordsIn = (view: State, told: string): string[] =>
  isLove(view.card)
    ? []
    : TONGUES.flatMap((tongue) => SPEECH[tongue].keywords(view.card).filter((word) => told.includes(word)));

/** 1 for a good length, falling to 0 for next to nothing and for the limit. */
function lengthWorth(length: number, love: boolean): number {
  const [low, high, max] = love ? [80, 400, TEXT_LIMITS.poem.max] : [120, 500, TEXT_LIMITS.tale.max];
  if (length < low) return Math.max(0, (length - 20) / (low - 20));
  return length <= high ? 1 : Math.max(0, (max - length) / (max - high));
}

/** The last words of two lines differ and end alike from their last vowels on. */
export function rhymes(text: string): boolean {
  const ends = text.split('\n').flatMap((line) => bare(line).split(' ').at(-1) || []);
  return ends.some((word, i) => ends.some((other, j) => i < j && word !== other && ending(word) === ending(other)));
}

function ending(word: string): string {
  const found = /[aeiouy]+[^aeiouy]*e?$/.exec(word);
  return found === null ? word : found[0];
}

/** LM-13.6: whether a poem kept the condition of the Love; in doubt it did. */
export function keptBy(view: State): number {
  const isJudged = wooEffect(view.card, 'woo_judged') !== undefined;
  const any = TONGUES.flatMap((tongue) => SPEECH[tongue].condition(view.card).any);
  return view.tales.reduce(
    (kept, { text }, i) => (!isJudged || text === HIDDEN || text === '' || keeps(any, text) ? kept | (1 << i) : kept),
    0,
  );
}

const keeps = (any: readonly string[], text: string): boolean =>
  any.length === 0 ? rhymes(text) : any.some((word) => bare(text).includes(word));

function remark(view: State, tale: number, scores: readonly Score[], eligible: readonly number[]): string {
  const { remarks, phrase, ending: fallback, name } = speechOf(view);
  if (eligible.length === 1) return remarkOf(view, remarks.lone);
  const others = eligible.filter((other) => other !== tale);
  const lead = (part: Merit): number =>
    scores[tale][part] - others.reduce((sum, other) => sum + scores[other][part], 0) / others.length;
  const best = PARTS.reduce((one, other) => (lead(other) > lead(one) ? other : one));
  const text = view.tales[tale].text === HIDDEN ? '' : view.tales[tale].text;
  const part = lead(best) <= 0 ? 'taste' : best === 'length' && text.length < 120 ? 'brief' : best;
  const [keyword] = part === 'detail' ? keywordsIn(view, bare(text)) : [];
  const [card] = view.tales[tale].cards;
  return remarkOf(view, remarks[part])
    .replaceAll('{P}', card === undefined ? '…' : phrase(card))
    .replaceAll('{keyword}', isLove(view.card) ? name : keyword === undefined ? fallback : wordWith(text, keyword));
}

/** The word of the text in which it stands, with its accents. */
function wordWith(text: string, keyword: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return words.find((word) => bare(word).includes(keyword))?.toLowerCase() ?? keyword;
}
