/** Cards, chivalries and events by their ids, for tests. */
import { type Card, CHIVALRIES, DAMOSELS, EVENTS, KNIGHTS } from '../rules/components.ts';
import { cardNamed, numberOf } from '../notation/words.ts';

export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const must = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
};

export const event = (id: string): number => must(numberOf(EVENTS, id), id);
export const chivalry = (id: string): number => must(numberOf(CHIVALRIES, id), id);
export const card = (id: string): Card => must(cardNamed(id), id);
export const knightNamed = (id: string): number => must(numberOf(KNIGHTS, id), id);
export const damoselNamed = (id: string): number => must(numberOf(DAMOSELS, id), id);
