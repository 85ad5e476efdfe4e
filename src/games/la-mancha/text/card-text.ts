/** What is printed on a card, in words. Each language has a file for each kind of card. */
import type { EncounterId } from '../rules/cards/encounters.ts';
import type { FeatId } from '../rules/cards/feats.ts';
import type { LoveId } from '../rules/cards/loves.ts';
import type { Phrase, PhraseId } from '../rules/cards/phrases.ts';
import type { GearId, TreasureId } from '../rules/cards/treasures.ts';
import { CHIVALRY } from '../rules/components.ts';

export interface CardText {
  /** Phrase, title or name. */
  readonly name: string;
  /** Prompt, gloss or flavor. */
  readonly text: string;
  readonly rule?: string;
  /** Of a Journey card: its mock chapter heading. */
  readonly heading?: string;
  /** Of an Encounter: the part of its judge. */
  readonly role?: string;
  /** Of a Feat: the line for whoever wins it. */
  readonly triumph?: string;
  /** Of a Love: the condition that the judge marks. */
  readonly asks?: string;
}

type Having<Part extends keyof CardText> = CardText & Required<Pick<CardText, Part>>;

export type EncounterTexts = { readonly [id in EncounterId]: Having<'heading' | 'role'> };
export type LoveTexts = { readonly [id in LoveId]: Having<'heading' | 'rule'> };
export type FeatTexts = { readonly [id in FeatId]: Having<'heading' | 'triumph'> };
type PhraseTexts = { readonly [id in PhraseId]: CardText };
export type TreasureTexts = { readonly [id in TreasureId | GearId]: CardText };
/** A card without its words does not compile. */
export type CardTexts = EncounterTexts & LoveTexts & FeatTexts & PhraseTexts & TreasureTexts;

/** Of each Chivalry card the gloss. */
export type Glosses = { readonly [id in PhraseId]: string };
/** What the cards do that do something. */
export type RuleTexts<Id extends string> = { readonly [id in Id]?: string };

export function withRules<Id extends string>(
  cards: { readonly [id in Id]: CardText },
  rules: RuleTexts<Id>,
): { readonly [id in Id]: CardText } {
  const texts: { [id in Id]: CardText } = { ...cards };
  for (const id in rules) {
    const rule = rules[id];
    if (rule !== undefined) texts[id] = { ...cards[id], rule };
  }
  return texts;
}

/** The Chivalry cards with their phrases, which the rules know in every language. */
export function phraseTexts(
  glosses: Glosses,
  rules: RuleTexts<PhraseId>,
  phraseOf: (card: Phrase) => string,
): PhraseTexts {
  const cards = CHIVALRY.map((card) => [card.id, { name: phraseOf(card), text: glosses[card.id] }]);
  return withRules(Object.fromEntries(cards) as PhraseTexts, rules);
}
