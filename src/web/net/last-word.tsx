/** The last thing that was said at the table, where talk is part of the game: a press opens the chat. */
import { seatOf } from '../../wire/table-info.ts';
import { tinctureOf } from '../look/tinctures.tsx';
import { useWords } from '../i18n/words.tsx';
import { isPersonMuted } from './mutes.ts';
import type { NetTable } from './net-table.ts';

export function LastWord({ table, onOpen }: { readonly table: NetTable; readonly onOpen: () => void }) {
  const { t } = useWords();
  const last = table.chats().findLast(({ from }) => !isPersonMuted(from));
  const seat = last === undefined ? undefined : seatOf(table.card(), last.from);
  return (
    <button type="button" class="last-word" key={last?.c} onClick={onOpen}>
      {last === undefined ? (
        <i>{t['chat.say']}</i>
      ) : (
        <>
          <b class={seat === undefined ? '' : tinctureOf(seat)} dir="auto">
            {last.name}
          </b>{' '}
          <span dir="auto">{last.text}</span>
        </>
      )}
    </button>
  );
}
