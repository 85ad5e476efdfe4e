/** Tables of the server, each with who sits there and how it stands. */
import type { Seat } from '../../core/game.ts';
import { listed } from '../../core/text.ts';
import type { OwnTable } from '../../wire/http.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { gameName, MANIFESTS } from '../games.ts';
import { dateOf } from '../i18n/dates.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { address } from '../route.ts';

type ListedTable = Pick<OwnTable, 'card'> & Partial<OwnTable>;

/** At one's own tables the others are named; where nobody else sits, the game. */
export function TableList({ tables }: { tables: readonly ListedTable[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.card.id}>
          <TableLink {...table} />
        </li>
      ))}
    </ul>
  );
}

function TableLink({ card, owes = false, asked = [], seat: own }: ListedTable) {
  const words = useWords();
  const { t } = words;
  const others = card.seats.flatMap((sitter, seat) => (sitter.t === 'empty' || seat === own ? [] : [sitter.name]));
  const name = gameName(words, card.game);
  const isNamed = Object.keys(MANIFESTS).length > 1 && others.length > 0;
  const what = owes ? t['far.yourTurn'] : stateOf(words, card, asked);
  return (
    <a class={`button far-table ${owes ? 'button-main' : ''}`} href={address({ t: 'net', mode: 'play', id: card.id })}>
      <span dir="auto">{others.length > 0 ? listed(words, others) : name}</span>
      <i>
        {isNamed && `${name} · `}
        {card.daily !== undefined && `${t['far.deal'](dateOf(words, card.daily))} · `}
        {what}
      </i>
    </a>
  );
}

function stateOf(words: Words, { status, outcome, seats }: TableInfo, asked: readonly Seat[]): string {
  const { t } = words;
  const free = seats.filter((sitter) => sitter.t === 'empty').length;
  if (status === 'open') return free > 0 ? t['far.free'](free) : t['far.ready'];
  if (status === 'over') return outcome === undefined ? t['far.ended'] : outcome.scores.join(' : ');
  const awaited = asked.flatMap((seat) => (seats[seat].t === 'empty' ? [] : [seats[seat].name]));
  return awaited.length > 0 ? t['far.waiting'](listed(words, awaited)) : t['far.playing'];
}
