/** What is printed on a card, in words. Each language has a file for each kind of card. */
import type { EncounterId, EncounterIdOf } from '../rules/cards/encounters.ts';
import type { FeatId } from '../rules/cards/feats.ts';
import type { LoveId } from '../rules/cards/loves.ts';
import type { Phrase, PhraseId } from '../rules/cards/phrases.ts';
import type { GearId, TreasureId } from '../rules/cards/treasures.ts';
import type { Sally } from '../rules/cards/vocabulary.ts';
import { CHIVALRY } from '../rules/components.ts';

export interface CardText {
  /** Phrase, title or name. */
  readonly name: string;
  /** Prompt, gloss or flavor. */
  readonly text?: string;
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

type Parts<Id extends string, Part extends keyof CardText> = {
  readonly [id in Id]: Required<Pick<CardText, Part>>;
};

/** What is said of cards wherever they lie. The rest is only read on the card itself: see CardProse. */
export type EncounterTexts = Parts<EncounterId, 'name'>;
export type LoveTexts = { readonly [id in LoveId]: Parts<LoveId, 'name' | 'rule'>[id] & Pick<CardText, 'asks'> };
export type FeatTexts = Parts<FeatId, 'name' | 'triumph'>;
type PhraseTexts = { readonly [id in PhraseId]: Parts<PhraseId, 'name' | 'text'>[id] & Pick<CardText, 'rule'> };
export type TreasureTexts = { readonly [id in TreasureId]: Pick<CardText, 'name' | 'rule'> } & Parts<
  GearId,
  'name' | 'text'
>;
/** A card without its words does not compile. */
export type CardTexts = EncounterTexts & LoveTexts & FeatTexts & PhraseTexts & TreasureTexts;

export type EncounterProse<S extends Sally = Sally> = Parts<EncounterIdOf<S>, 'heading' | 'text' | 'role'>;
export type LoveProse = Parts<LoveId, 'heading' | 'text'>;
export type FeatProse = Parts<FeatId, 'heading' | 'text'>;
export type TreasureProse = Parts<TreasureId, 'text'>;

/** Cards with all that is printed on them. */
export type WholeCards = CardTexts & EncounterProse & LoveProse & FeatProse & TreasureProse;

/** What a page fetches by kind, when the first card of it is read; the Encounters, with the longest texts, by sally. */
export interface CardProse {
  readonly 'lm.prose.encounters.I': EncounterProse<'I'>;
  readonly 'lm.prose.encounters.II': EncounterProse<'II'>;
  readonly 'lm.prose.encounters.III': EncounterProse<'III'>;
  readonly 'lm.prose.loves': LoveProse;
  readonly 'lm.prose.feats': FeatProse;
  readonly 'lm.prose.treasures': TreasureProse;
}

/** For whoever has all of it at once. */
export function wholeCards(cards: CardTexts, prose: CardProse): WholeCards {
  const apart: { readonly [id: string]: object } = {
    ...prose['lm.prose.encounters.I'],
    ...prose['lm.prose.encounters.II'],
    ...prose['lm.prose.encounters.III'],
    ...prose['lm.prose.loves'],
    ...prose['lm.prose.feats'],
    ...prose['lm.prose.treasures'],
  };
  return Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, ...apart[id] }])) as WholeCards;
}

/** Of each Chivalry card the gloss. */
export type Glosses = { readonly [id in PhraseId]: string };
/** What the cards do that do something. */
export type RuleTexts<Id extends string> = { readonly [id in Id]?: string };

/** The Chivalry cards with their phrases, which the rules know in every language. */
export function phraseTexts(
  glosses: Glosses,
  rules: RuleTexts<PhraseId>,
  phraseOf: (card: Phrase) => string,
): PhraseTexts {
  const cards = CHIVALRY.map((card) => {
    const rule = rules[card.id];
    return [card.id, { name: phraseOf(card), text: glosses[card.id], ...(rule !== undefined && { rule }) }];
  });
  return Object.fromEntries(cards) as PhraseTexts;
}
