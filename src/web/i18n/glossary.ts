/** What is said in one language, on the screen and on paper. */
import type { Rule } from '../../core/game.ts';
import type { CardTexts } from '../../games/la-mancha/rules/cards/card-text.ts';

/** What is said in one language by the house, or by one game; rules and headings only where they are not English. */
export interface Glossary {
  readonly t: object;
  readonly rules?: { readonly [id: string]: string };
  readonly chapters?: { readonly [heading: string]: string };
  readonly cards?: CardTexts;
}

/** The text of a rule, of a heading: English where the glossary has none. */
export const ruleIn = ({ rules }: Glossary, { id, text }: Rule): string => rules?.[id] ?? text;
export const chapterIn = ({ chapters }: Glossary, heading: string): string => chapters?.[heading] ?? heading;
