/** How bots speak: the words, the cards and the way to quote of each language in which a table may tell (LM-13.2). */
import { PHRASES_ES } from '../rules/cards/phrases-es.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { CHIVALRY, loveOf } from '../rules/components.ts';
import type { State, Tongue } from '../rules/state.ts';
import { lovesEn } from '../text/loves.en.ts';
import { lovesEs } from '../text/loves.es.ts';
import { ANSWERS } from './answers.ts';
import { ANSWERS_ES } from './es/answers.ts';
import { DEFEAT_WORDS_ES, REMARKS_ES } from './es/judge-words.ts';
import { CALLED_ES, CONDITIONS_ES, POEM_ES } from './es/poem-words.ts';
import { KEYWORDS_ES, SCENES_ES } from './es/scenes.ts';
import { TALE_ES } from './es/tale-words.ts';
import { DEFEAT_WORDS, REMARKS, type Remarks } from './judge-words.ts';
import { type PoemCondition, POEM_CONDITIONS, POEM, type PoemWords } from './poem-words.ts';
import { KEYWORDS, SCENES, type TaleScene } from './scenes.ts';
import { TALE, type TaleWords } from './tale-words.ts';

export interface Speech {
  readonly tale: TaleWords;
  readonly poem: PoemWords;
  readonly remarks: Remarks;
  readonly defeat: readonly string[];
  /** What a bot may have done at an Encounter. */
  answers(encounter: number): readonly string[];
  phrase(card: number): string;
  scene(encounter: number): TaleScene;
  /** By which a judge hears that a tale keeps to its prompt. */
  keywords(encounter: number): readonly string[];
  /** As one calls to somebody. */
  love(card: number): string;
  condition(love: number): PoemCondition;
  /** `{P}` is the phrase as printed, `{p}` as it stands within a sentence. */
  quote(template: string, phrase: string): string;
  /** `{q}` is a card of an earlier tale: in quotation marks what somebody says, and names and things as they are. */
  recall(template: string, card: number): string;
}

const NOTHING_ASKED: PoemCondition = { couplets: [], any: [] };

const ENGLISH: Speech = {
  tale: TALE,
  poem: POEM,
  remarks: REMARKS,
  defeat: DEFEAT_WORDS,
  answers: (encounter) => ANSWERS[ENCOUNTERS[encounter].id],
  phrase: (card) => CHIVALRY[card].phrase,
  scene: (encounter) => SCENES[ENCOUNTERS[encounter].id],
  keywords: (encounter) => KEYWORDS[ENCOUNTERS[encounter].id],
  love: (card) => lovesEn[loveOf(card).id].name.replace(/^The /, ''),
  condition: (love) => POEM_CONDITIONS[loveOf(love).id] ?? NOTHING_ASKED,
  quote(template, phrase) {
    const spoken = template.replaceAll(/“\{P\}([,.]?)”(\s*)(.?)/g, (_, mark: string, space: string, next: string) => {
      const end = /[!?]$/.test(phrase) ? '' : mark || (next === '' || next === ';' ? '' : continues(next) ? ',' : '.');
      return `“${phrase}${end}”${space}${next}`;
    });
    return within(within(spoken, '{P}', phrase), '{p}', inline(phrase));
  },
  recall(template, card) {
    const phrase = ENGLISH.phrase(card);
    if (isNamed(card)) return within(template, '{q}', inline(phrase));
    return template.replaceAll(/\{q\}([,.]?)/g, (_, mark: string) => `“${phrase}${/[!?]$/.test(phrase) ? '' : mark}”`);
  },
};

/** After the quotation the sentence goes on: with a small letter, or with `I`. */
const continues = (next: string): boolean => next === 'I' || next !== next.toUpperCase();

/** Words with which English phrases begin, and which are no names. */
const SMALL_EN = /^(The|A|An|My|Two|Three|Lentils|Proverbs|Curds|Paper|Single|Duelos)\b/;

/** LM-13.2: without its final mark, and with a small letter. */
const inline = (phrase: string): string =>
  phrase
    .replace(/[!?]$/, '')
    .replace(SMALL_EN, (word) => word.toLowerCase())
    .replace(/^Priest,/, 'the Priest,');

/** Words with a comma in them want another one where the sentence goes on. */
const within = (template: string, slot: string, words: string): string =>
  template.replaceAll(`${slot} `, words.includes(',') ? `${words}, ` : `${words} `).replaceAll(slot, words);

/** Persons, places and things are not said but met. */
const isNamed = (card: number): boolean => ['person', 'place', 'thing'].includes(CHIVALRY[card].grammar);

const SPANISH: Speech = {
  tale: TALE_ES,
  poem: POEM_ES,
  remarks: REMARKS_ES,
  defeat: DEFEAT_WORDS_ES,
  answers: (encounter) => ANSWERS_ES[ENCOUNTERS[encounter].id],
  phrase: (card) => PHRASES_ES[CHIVALRY[card].id],
  scene: (encounter) => SCENES_ES[ENCOUNTERS[encounter].id],
  keywords: (encounter) => KEYWORDS_ES[ENCOUNTERS[encounter].id],
  love: (card) => CALLED_ES[loveOf(card).id] ?? lovesEs[loveOf(card).id].name,
  condition: (love) => CONDITIONS_ES[loveOf(love).id] ?? NOTHING_ASKED,
  quote: (template, phrase) => within(within(template, '{P}', phrase), '{p}', inlineEs(phrase)),
  recall(template, card) {
    const phrase = SPANISH.phrase(card);
    return within(template, '{q}', isNamed(card) ? inlineEs(phrase) : `«${phrase}»`);
  },
};

/** Words with which phrases begin, and which are no names. */
const SMALL =
  /^(El|La|Los|Las|Un|Una|Mi|Don|Dos|Tres|Cura|Duelos|Escudos|Lentejas|Refranes|Requesones|Singular|Yelmo)\b/;

/** Those that want an article. */
const ARTICLES: { readonly [word: string]: string | undefined } = { Cura: 'el', Singular: 'una', Yelmo: 'un' };

const inlineEs = (phrase: string): string =>
  phrase
    .replaceAll(/[¡!¿?]/g, '')
    .replace(SMALL, (word) => [ARTICLES[word] ?? [], word.toLowerCase()].flat().join(' '));

export const SPEECH: { readonly [tongue in Tongue]: Speech } = { en: ENGLISH, es: SPANISH };

/** The one in which this table tells. */
export const speechOf = ({ options }: State): Speech => SPEECH[options.tongue];
