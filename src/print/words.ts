/** The words of a printed set: those of the screen and of the rulebooks, and a few that only paper needs. */
import type { Rule } from '../core/game.ts';
import type { CardTexts } from '../games/la-mancha/rules/cards/card-text.ts';
import type { DonQuixoteCatalogue } from '../games/don-quixote/text/en.ts';
import { type Catalogue, en } from '../web/i18n/en.ts';
import { es } from '../web/i18n/es.ts';
import { GAME_WORDS } from '../web/i18n/games.ts';
import { chapterIn, type Glossary, ruleIn } from '../web/i18n/glossary.ts';
import type { KnightsAndDamoselsCatalogue } from '../games/knights-and-damosels/text/en.ts';
import type { LancelotCatalogue } from '../games/lancelot/text/en.ts';
import type { PrintedGame, PrintLanguage } from '../wire/printing.ts';
import { type PrintCatalogue, printEn } from './words/en.ts';
import { printEs } from './words/es.ts';

export interface Spoken {
  readonly lang: PrintLanguage;
  /** Of the games only the one that is printed is there. */
  readonly t: PrintCatalogue & DonQuixoteCatalogue & LancelotCatalogue & KnightsAndDamoselsCatalogue;
  readonly title: (game: PrintedGame) => string;
  readonly rule: (rule: Rule) => string;
  readonly chapter: (heading: string) => string;
  readonly cards: CardTexts;
}

const HOUSE: { readonly [lang in PrintLanguage]: { readonly house: Catalogue; readonly print: PrintCatalogue } } = {
  en: { house: en, print: printEn },
  es: { house: es, print: printEs },
};

export async function spokenFor(game: PrintedGame, lang: PrintLanguage): Promise<Spoken> {
  const words: Glossary = (await GAME_WORDS[game]?.[lang]()) ?? { t: {} };
  const { house, print } = HOUSE[lang];
  return {
    lang,
    t: { ...words.t, ...print } as Spoken['t'],
    title: (named) => house[`box.${named}`],
    rule: (rule) => ruleIn(words, rule),
    chapter: (heading) => chapterIn(words, heading),
    cards: words.cards ?? {},
  };
}
