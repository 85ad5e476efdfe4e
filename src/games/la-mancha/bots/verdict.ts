/**
 * LM-13.6: how a bot judges tales and poems, and the reason it states. The order of the texts on the table does not matter: in
 * another order the same one wins, for the same reason.
 */
import { seededDice } from '../../../core/dice.ts';
import type { Dice } from '../../../core/game.ts';
import { wooEffect } from '../rules/04-telling.ts';
import { bare } from '../rules/12-words.ts';
import { type State, type Tale, TONGUES } from '../rules/state.ts';
import { type Grounds, groundsFor, rhymeIn, type Score, scoreOf, textOf, total } from './hearing.ts';
import { PARTS, type Reason, type Remarks, type Tail } from './judge-words.ts';
import { SPEECH, speechOf } from './speech.ts';
import { isByBot } from './tales.ts';
import { turnOf, verdictsBefore } from './turns.ts';

export interface Verdict {
  readonly tale: number;
  readonly grounds: Grounds;
  /** The grounds in words. */
  readonly remark: string;
}

/** The best tale among those that may win, with a remark on what made it so. */
export function verdict(view: State, dice: Dice): Verdict {
  const scores = scoresOf(view);
  const [tale] = ranked(view, dice, scores);
  const grounds = groundsOf(view, tale, scores);
  return { tale, grounds, remark: remarkFor(view, grounds) };
}

/** The tales that may win, the best first. */
export function ranked(view: State, dice: Dice, scores = scoresOf(view)): readonly number[] {
  const mood = dice.below(MOODS);
  const liking = view.tales.map((tale, i) => total(scores[i]) + taste(mood, tale) - prejudice(view, tale));
  const lots = view.tales.map((tale) => lot(mood, tale)); // for the same words twice, or none: a die of the teller
  return eligible(view).toSorted((one, other) => liking[other] - liking[one] || lots[other] - lots[one]);
}

const scoresOf = (view: State): readonly Score[] => view.tales.map((tale) => scoreOf(view, tale));

const eligible = ({ tales, kept }: State): readonly number[] =>
  tales.flatMap((_, tale) => ((kept & (1 << tale)) === 0 ? [] : tale));

const MOODS = 2 ** 30;

/** Bots keep to the phrase and to the length; a person who did less should not lose for it. */
const prejudice = (view: State, tale: Tale): number => (isByBot(view, textOf(tale)) ? 1.5 : 0);

/** What no part of the score explains: up to a point, by the mood of the judge and the words alone. */
const taste = (mood: number, tale: Tale): number => share(`${mood} ${tale.cards.join(' ')} ${textOf(tale)}`);

const lot = (mood: number, { seat }: Tale): number => share(`${mood} ${seat}`);

const share = (seed: string): number => seededDice(seed).below(MOODS) / MOODS;

/** The part in which it most exceeds the average of the others, if it shows in the text. */
export function groundsOf(view: State, tale: number, scores = scoresOf(view)): Grounds {
  const all = eligible(view);
  const plainly = (reason: Reason): Grounds => ({ reason, word: '', other: '' });
  if (all.every((each) => textOf(view.tales[each]) === '')) return plainly('blank');
  if (all.length === 1) return plainly(view.tales.length === 1 ? 'lone' : 'kept');
  const others = all.filter((other) => other !== tale);
  const leads = PARTS.map((part) => ({
    part,
    lead: scores[tale][part] - others.reduce((sum, other) => sum + scores[other][part], 0) / others.length,
  }));
  for (const { part, lead } of leads.toSorted((one, other) => other.lead - one.lead)) {
    const grounds = lead > 0 ? groundsFor(view, view.tales[tale], part) : undefined;
    if (grounds !== undefined) return grounds;
  }
  return plainly('taste');
}

function remarkFor(view: State, { reason, word, other }: Grounds): string {
  const { remarks } = speechOf(view);
  return remarkOf(view, remarks, reason).replaceAll('{word}', word).replaceAll('{other}', other);
}

/** Every list of remarks has at least so many; what is said later in the evening stands in the tails. */
export const EARLY = 8;

const TAILS: { readonly [reason in Reason]: Tail } = {
  phrase: 'lateWord',
  detail: 'lateWord',
  defeat: 'lateWord',
  rhyme: 'lateWord',
  length: 'lateMeasure',
  brief: 'lateMeasure',
  lone: 'late',
  kept: 'late',
  taste: 'late',
  blank: 'late',
};

/**
 * What a judge says of this one: by its number in the evening, so that nothing comes back. Nobody knows which lists were
 * used before; but each remark has one number, whatever the list.
 */
export function remarkOf(view: State, remarks: Remarks, reason: Reason): string {
  const number = verdictsBefore(view);
  const list = remarks[reason];
  if (reason === 'blank' || number < list.length) return turnOf(list, view, number);
  return turnOf(remarks[TAILS[reason]], view, number - EARLY);
}

/** LM-13.6: whether a poem kept the condition of the Love; in doubt it did. */
export function keptBy(view: State): number {
  const isJudged = wooEffect(view.card, 'woo_judged') !== undefined;
  const any = TONGUES.flatMap((tongue) => SPEECH[tongue].condition(view.card).any);
  return view.tales.reduce(
    (kept, tale, i) => (!isJudged || textOf(tale) === '' || keeps(any, textOf(tale)) ? kept | (1 << i) : kept),
    0,
  );
}

const keeps = (any: readonly string[], text: string): boolean =>
  any.length === 0 ? rhymeIn(text) !== undefined : any.some((word) => bare(text).includes(word));
