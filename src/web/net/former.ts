/** Those who were deleted have a name in the language of the reader. */
import type { InEveryLanguage } from '../../core/game.ts';
import { FORMER, isFormer, type TableInfo } from '../../wire/table-info.ts';
import { spoken } from '../i18n/words.tsx';

const NAMES: InEveryLanguage = { en: FORMER.name, es: 'Jugador anónimo' };

/** As it is stored, with a number if there are several at a table. */
export const formerName = (stored: string): string => stored.replace(FORMER.name, NAMES[spoken()]);

/** The table as its reader sees it; most tables as they are. */
export function withFormerNames(card: TableInfo): TableInfo {
  if (!card.seats.some(isFormer)) return card;
  const seats = card.seats.map((sitter) =>
    sitter.t !== 'empty' && isFormer(sitter) ? { ...sitter, name: formerName(sitter.name) } : sitter,
  );
  return { ...card, seats };
}
