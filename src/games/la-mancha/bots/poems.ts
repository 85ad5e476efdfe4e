/** LM-13.4: bots recite poems for Loves. */
import type { Seat } from '../../../core/game.ts';
import { CHIVALRY } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { type Speech, speechOf } from './speech.ts';
import { tellersOf, tellingNumber, turnOf } from './turns.ts';

/** A poem for the Love on the table: it keeps her condition, and no line comes twice. */
export function poemFor(view: State, seat: Seat, cards: readonly number[]): string {
  const number = tellingNumber(view, seat);
  const speech = speechOf(view);
  const { poem } = speech;
  const used = new Map<string, number>();
  const lines = cards.map((card) => {
    const { grammar } = CHIVALRY[card];
    const nth = used.get(grammar) ?? 0;
    used.set(grammar, nth + 1);
    const place = number + nth * tellersOf(view); // so that no other who woos has it
    return speech.quote(turnOf(poem.line[grammar], view, place), speech.phrase(card));
  });
  const { couplets } = speech.condition(view.card);
  const judged = couplets.length === 0 ? [] : turnOf(couplets, view, number);
  const open = greeting(speech, view, turnOf(poem.open, view, number));
  const verses = stopped([open, ...lines].join('\n'));
  return capitalized([verses, ...judged, ...turnOf(poem.close, view, number)].join('\n'));
}

export const greeting = ({ love }: Speech, view: State, line: string): string =>
  line.replaceAll('{Love}', love(view.card));

/** With a full stop instead of a semicolon; in English it goes within the quotation. */
const stopped = (verses: string): string =>
  verses.replace(/([!?]?)(”?);$/, (_, mark: string, quote: string) => (quote === '' ? `${mark}.` : `${mark || '.'}”`));

/** A line begins with a capital where the one before has ended its sentence. */
const capitalized = (text: string): string =>
  text.replaceAll(/([.!?]\n)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
