/** The company of a table in play: who sits where, links for others, and what the host may do. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { ShareLink } from '../lobby/share-link.tsx';
import { Escutcheon } from '../look/tinctures.tsx';
import { address, go } from '../route.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { ask } from './ask.ts';
import { Fairness } from './fairness.tsx';
import { knownMe } from './me.ts';
import type { NetTable } from './net-table.ts';
import { ProblemNote } from './problem.tsx';

export function Company({ table }: { table: NetTable }) {
  const words = useWords();
  const { t } = words;
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const card = table.card();
  const isHost = knownMe()?.id === card.host && card.status === 'playing';
  const remove = async (seat: Seat): Promise<void> =>
    setRefused((await ask<TableInfo>('POST', `/tables/${table.id}/remove`, { seat })).refused);
  return (
    <div class="company">
      <ul class="company-seats">
        {card.seats.map((sitter, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span class="company-name" dir="auto">
              {sitter.t === 'empty' ? t['lobby.empty'] : sitter.name}
            </span>
            <span class="small">{aboutSitter(words, sitter, card.host)}</span>
            {isHost && sitter.t === 'person' && sitter.person !== card.host && (
              <Sure
                label={t['net.replace']}
                question={t['net.replaceSure'](sitter.name)}
                onYes={() => void remove(seat)}
              />
            )}
          </li>
        ))}
      </ul>
      <ProblemNote refused={refused} />
      <h3>{t['net.links']}</h3>
      {card.watch && <ShareLink route={{ t: 'net', mode: 'watch', id: card.id }} label={t['net.watchLink']} />}
      <p>
        <a href={address({ t: 'net', mode: 'screen', id: card.id })}>{t['net.bigScreen']}</a>
        <span class="small"> {t['net.bigScreenAbout']}</span>
      </p>
      <Fairness table={table} />
      {table.viewer() !== 'watcher' && card.status === 'playing' && <Leave table={table} onRefused={setRefused} />}
    </div>
  );
}

export function aboutSitter(words: Words, sitter: TableInfo['seats'][number], host: string): string {
  const { t } = words;
  if (sitter.t === 'empty') return '';
  if (sitter.t === 'bot') return t['far.bot'](levelWords(words, sitter.bot));
  const parts = [
    sitter.person === host ? t['lobby.host'] : '',
    sitter.person === knownMe()?.id ? t['lobby.you'] : '',
    sitter.away !== undefined ? t['seat.away'] : sitter.here ? t['seat.here'] : t['seat.gone'],
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function Leave({ table, onRefused }: { table: NetTable; onRefused: (refused: Refusal | undefined) => void }) {
  const { t } = useWords();
  const leave = async (): Promise<void> => {
    const { refused } = await ask<TableInfo>('POST', `/tables/${table.id}/leave`, {});
    onRefused(refused);
    if (refused === undefined) go({ t: 'hall' });
  };
  return <Sure label={t['net.leave']} question={t['net.leaveSure']} onYes={() => void leave()} />;
}

/** A button that asks again: this cannot be taken back. */
export function Sure({ label, question, onYes }: { label: string; question: string; onYes: () => void }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <span class="sure" role="group" aria-label={question}>
      <span>{question}</span>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {t['table.no']}
      </button>
      <button type="button" class="button button-main" onClick={() => (setAsking(false), onYes())}>
        {t['table.yes']}
      </button>
    </span>
  );
}
