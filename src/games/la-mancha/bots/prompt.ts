/** How a language model is asked for a tale or a poem: with the card on the table and the phrases to use, nothing else. */
import type { Prompter } from '../../../bots/bot.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { isLove, loveOf } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State, Tongue } from '../rules/state.ts';
import { text as apartEn } from '../text/apart.en.ts';
import { text as apartEs } from '../text/apart.es.ts';
import { type WholeCards, wholeCards } from '../text/card-text.ts';
import { cardsEn } from '../text/cards.en.ts';
import { cardsEs } from '../text/cards.es.ts';
import { speechOf } from './speech.ts';

interface PromptWords {
  readonly cards: WholeCards;
  readonly role: string;
  tale(card: string, judge: string, phrases: string): string;
  poem(name: string, card: string, phrases: string): string;
}

const WORDS: { readonly [tongue in Tongue]: PromptWords } = {
  en: {
    cards: wholeCards(cardsEn, apartEn.t),
    role: 'You play a knight of La Mancha in a party game about telling tall tales. Write plain text in English, without headings, lists or markup, and nothing that would offend a family at table.',
    tale: (card, judge, phrases) =>
      `The card says: ${card}\nTell in the first person what you did, in 60 to 100 words. Answer the question of the card, be funny, and end with a turn. The judge is ${judge}. Use these words exactly: ${phrases}`,
    poem: (name, card, phrases) =>
      `Court ${name}: ${card}\nWrite a poem of four to eight short lines to ${name}. The last two lines rhyme. Use these words exactly: ${phrases}`,
  },
  es: {
    cards: wholeCards(cardsEs, apartEs.t),
    role: 'Eres un caballero de La Mancha en un juego de mesa en el que se cuentan historias disparatadas. Escribe en español, solo texto, sin títulos, listas ni marcas, y nada que ofenda a una familia en la mesa.',
    tale: (card, judge, phrases) =>
      `La carta dice: ${card}\nCuenta en primera persona lo que hiciste, en 60 a 100 palabras. Responde a la pregunta de la carta, con humor y un final inesperado. Juzga ${judge}. Usa exactamente estas palabras: ${phrases}`,
    poem: (name, card, phrases) =>
      `Corteja a ${name}: ${card}\nEscribe un poema de cuatro a ocho versos cortos para ${name}. Los dos últimos versos riman. Usa exactamente estas palabras: ${phrases}`,
  },
};

export const prompt: Prompter<State, Move> = (view, seat, move) => {
  if (move.t !== 'tell' && move.t !== 'spoken') return undefined;
  const cards = move.t === 'tell' ? move.cards : (view.tales.find((tale) => tale.seat === seat)?.cards ?? []);
  const { phrase } = speechOf(view);
  const needs = cards.map((card) => phrase(card).replace(/^[¡¿]|[!?.]$/g, ''));
  const { role, tale, poem, cards: texts } = WORDS[view.options.tongue];
  const phrases = needs.map((each) => `"${each}"`).join(', ');
  if (isLove(view.card)) {
    const { name, text } = texts[loveOf(view.card).id];
    return { role, task: poem(name, text, phrases), needs };
  }
  const { text, role: judge } = texts[ENCOUNTERS[view.card].id];
  return { role, task: tale(text, judge, phrases), needs };
};
