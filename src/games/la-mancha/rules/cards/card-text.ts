/** What is printed on a card, in words: in English as the cards have it, in other languages in folders beside them. */
import { ENCOUNTERS, CHIVALRY, TREASURES } from '../components.ts';
import { FEATS } from './feats.ts';
import { LOVES } from './loves.ts';
import { GEAR } from './treasure.ts';

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

export interface CardTexts {
  readonly [id: string]: CardText;
}

export const CARDS_EN: CardTexts = Object.fromEntries([
  ...ENCOUNTERS.map(({ id, title, text, heading, judgeRole }) => [id, { name: title, text, heading, role: judgeRole }]),
  ...LOVES.map(({ id, title, text, heading, rule, effects }) => [
    id,
    { name: title, text, heading, rule, asks: effects.find((effect) => effect.op === 'woo_judged')?.text },
  ]),
  ...FEATS.map(({ id, title, text, heading, triumph }) => [id, { name: title, text, heading, triumph }]),
  ...CHIVALRY.map(({ id, phrase, gloss, rule }) => [id, { name: phrase, text: gloss, rule }]),
  ...TREASURES.map(({ id, name, flavor, rule }) => [id, { name, text: flavor, rule }]),
  ...GEAR.map(({ id, name, flavor }) => [id, { name, text: flavor }]),
]) as CardTexts;
