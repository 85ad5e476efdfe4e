/** Tables of the server, each with who sits there and how it stands. */
import { listed } from '../../core/text.ts';
import type { OwnTable } from '../../wire/http.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { gameName, MANIFESTS } from '../games.ts';
import { dateOf } from '../i18n/dates.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { address } from '../route.ts';

export function TableList({ tables }: { tables: readonly Pick<OwnTable, 'card' | 'owes'>[] }) {
  return (
    <ul>
      {tables.map(({ card, owes }) => (
        <li key={card.id}>
          <TableLink card={card} owes={owes} />
        </li>
      ))}
    </ul>
  );
}

function TableLink({ card, owes }: { card: TableInfo; owes: boolean }) {
  const words = useWords();
  const { t } = words;
  const names = card.seats.flatMap((sitter) => (sitter.t === 'empty' ? [] : [sitter.name]));
  const free = card.seats.length - names.length;
  const what = owes ? t['far.yourTurn'] : stateOf(words, card, free);
  return (
    <a class={`button far-table ${owes ? 'button-main' : ''}`} href={address({ t: 'net', mode: 'play', id: card.id })}>
      <span dir="auto">{listed(words, names)}</span>
      <i>
        {Object.keys(MANIFESTS).length > 1 && `${gameName(words, card.game)} · `}
        {card.daily !== undefined && `${t['far.deal'](dateOf(words, card.daily))} · `}
        {what}
      </i>
    </a>
  );
}

function stateOf({ t }: Words, { status, outcome }: TableInfo, free: number): string {
  if (status === 'open') return free > 0 ? t['far.free'](free) : t['far.ready'];
  if (status === 'over') return outcome === undefined ? t['far.ended'] : outcome.scores.join(' : ');
  return t['far.playing'];
}
