/** How bots speak: the words, the cards and the way to quote of each language in which a table may tell (LM-13.2). */
import { PHRASES_ES } from '../rules/cards/phrases-es.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { CHIVALRY, loveOf } from '../rules/components.ts';
import type { State, Tongue } from '../rules/state.ts';
import { lovesEn } from '../text/loves.en.ts';
import { lovesEs } from '../text/loves.es.ts';
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
  /** What a judge liked in a tale without a keyword, and in a poem. */
  readonly ending: string;
  readonly name: string;
  phrase(card: number): string;
  scene(encounter: number): TaleScene;
  /** By which a judge hears that a tale keeps to its prompt. */
  keywords(encounter: number): readonly string[];
  /** As one calls to somebody. */
  love(card: number): string;
  condition(love: number): PoemCondition;
  /** `{P}` is the phrase as printed, `{p}` as it stands within a sentence. */
  quote(template: string, phrase: string): string;
}

const NOTHING_ASKED: PoemCondition = { couplets: [], any: [] };

const ENGLISH: Speech = {
  tale: TALE,
  poem: POEM,
  remarks: REMARKS,
  defeat: DEFEAT_WORDS,
  ending: 'ending',
  name: 'name',
  phrase: (card) => CHIVALRY[card].phrase,
  scene: (encounter) => SCENES[ENCOUNTERS[encounter].id],
  keywords: (encounter) => KEYWORDS[ENCOUNTERS[encounter].id],
  love: (card) => lovesEn[loveOf(card).id].name,
  condition: (love) => POEM_CONDITIONS[loveOf(love).id] ?? NOTHING_ASKED,
  quote(template, phrase) {
    const spoken = template.replaceAll(/"\{P\}([,.]?)"(\s*)(.?)/g, (_, mark: string, space: string, next: string) => {
      const end = /[!?]$/.test(phrase) ? '' : mark || (next === '' ? '' : continues(next) ? ',' : '.');
      return `"${phrase}${end}"${space}${next}`;
    });
    return spoken.replaceAll('{P}', phrase).replaceAll('{p}', inline(phrase));
  },
};

/** After the quotation the sentence goes on: with a small letter, or with `I`. */
const continues = (next: string): boolean => next === 'I' || next !== next.toUpperCase();

/** Words with which English phrases begin, and which are no names. */
const SMALL_EN = /^(The|A|An|My|Two|Three|Lentils|Proverbs|Curds|Paper|Single|Duelos)\b/;

/** LM-13.2: without its final mark, and with a small letter. */
const inline = (phrase: string): string => phrase.replace(/[!?]$/, '').replace(SMALL_EN, (word) => word.toLowerCase());

const SPANISH: Speech = {
  tale: TALE_ES,
  poem: POEM_ES,
  remarks: REMARKS_ES,
  defeat: DEFEAT_WORDS_ES,
  ending: 'el final',
  name: 'mi nombre',
  phrase: (card) => PHRASES_ES[CHIVALRY[card].id],
  scene: (encounter) => SCENES_ES[ENCOUNTERS[encounter].id],
  keywords: (encounter) => KEYWORDS_ES[ENCOUNTERS[encounter].id],
  love: (card) => CALLED_ES[loveOf(card).id] ?? lovesEs[loveOf(card).id].name,
  condition: (love) => CONDITIONS_ES[loveOf(love).id] ?? NOTHING_ASKED,
  quote: (template, phrase) => template.replaceAll('{P}', phrase).replaceAll('{p}', inlineEs(phrase)),
};

/** Words with which phrases begin, and which are no names. */
const SMALL = /^(El|La|Los|Las|Un|Una|Mi|Dos|Tres|Cura|Duelos|Escudos|Lentejas|Refranes|Requesones|Singular|Yelmo)\b/;

const inlineEs = (phrase: string): string =>
  phrase.replaceAll(/[¡!¿?]/g, '').replace(SMALL, (word) => word.toLowerCase());

export const SPEECH: { readonly [tongue in Tongue]: Speech } = { en: ENGLISH, es: SPANISH };

/** The one in which this table tells. */
export const speechOf = ({ options }: State): Speech => SPEECH[options.tongue];
