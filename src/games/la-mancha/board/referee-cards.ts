/** The cards that can be chosen at a table with a box: ours by their names, and those of another box by their figures. */
import { NONE } from '../../../core/game.ts';
import type { Offered } from '../../../web/referee/choice.tsx';
import { featOf, GEAR_STRENGTH, LOVE_PLACE, loveOf, TREASURES } from '../rules/components.ts';
import { gearText, journeyText, treasureText } from '../text/cards.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { freeCards, isOwnCard, OWN, type Table } from './referee-table.ts';
import type { Words } from './words.ts';

const STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DIFFICULTIES = Array.from({ length: 16 }, (_, i) => i + 5);

/** For a place in front of a knight: its gear, ours, then those of another box. */
export function placeCards(words: Words, says: RefereeSays, table: Table, place: number): Offered[] {
  const own = STRENGTHS.map((strength) => ({ value: OWN + strength, name: says.ownCard(strength) }));
  if (place === LOVE_PLACE) {
    const loves = freeCards(table, 'love').map((value) => ({
      value,
      name: says.card(journeyText(words, value).name, loveOf(value).strength),
    }));
    return [{ value: NONE, name: says.noLove }, ...loves, ...own];
  }
  const gear = gearText(words, place);
  const treasures = freeCards(table, place).map((value) => ({
    value,
    name: says.card(treasureText(words, value).name, TREASURES[value].strength),
  }));
  const under = gear === undefined ? says.nothing : says.gear(gear.name, GEAR_STRENGTH[place]);
  return [{ value: NONE, name: under }, ...treasures, ...own];
}

export const featName = (words: Words, says: RefereeSays, card: number): string =>
  isOwnCard(card) ? says.ownFeat(card - OWN) : says.featNamed(journeyText(words, card).name, featOf(card).difficulty);

export function featCards(words: Words, says: RefereeSays, table: Table): Offered[] {
  const named = (value: number): Offered => ({ value, name: featName(words, says, value) });
  return [...freeCards(table, 'feat').map(named), ...DIFFICULTIES.map((difficulty) => named(OWN + difficulty))];
}
