/** Cards by their ids, for tests. */
import { CHIVALRY, JOURNEY, TREASURES } from '../rules/components.ts';

export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const numberIn =
  (list: readonly { readonly id: string }[]) =>
  (id: string): number => {
    const found = list.findIndex((card) => card.id === id);
    if (found < 0) throw new Error(`no card ${id}`);
    return found;
  };

export const chivalry = numberIn(CHIVALRY);
export const treasure = numberIn(TREASURES);
export const journey = numberIn(JOURNEY);
export const cards = (ids: string): number[] => words(ids).map(chivalry);
export const treasures = (ids: string): number[] => words(ids).map(treasure);
