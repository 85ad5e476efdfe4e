/** What is printed on a card, in words. Each language has a file for each kind of card. */
import type { EncounterId } from '../rules/cards/encounters.ts';
import type { FeatId } from '../rules/cards/feats.ts';
import type { LoveId } from '../rules/cards/loves.ts';
import type { GearId } from '../rules/cards/treasure.ts';
import { CHIVALRY, type Phrase, type PhraseId, type TreasureId } from '../rules/components.ts';

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

/** Of each Chivalry card the gloss, and the effect where it has one. */
export type Glosses = { readonly [id in PhraseId]: readonly [text: string, rule?: string] };

/** The Chivalry cards with their phrases, which the rules know in every language. */
export function phraseTexts(glosses: Glosses, phraseOf: (card: Phrase) => string): PhraseTexts {
  const texts = CHIVALRY.map((card): [PhraseId, CardText] => {
    const [text, rule] = glosses[card.id];
    return [card.id, { name: phraseOf(card), text, ...(rule === undefined ? undefined : { rule }) }];
  });
  return Object.fromEntries(texts) as PhraseTexts;
}
