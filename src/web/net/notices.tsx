/** What somebody who sits at a far table must know first: a bot played for them, their seat is gone, a move is under way. */
import type { ComponentChildren } from 'preact';
import type { Mode } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import type { NetTable } from './net-table.ts';

export function Notices({ table, mode }: { table: NetTable; mode: Mode }) {
  const { t } = useWords();
  if (mode === 'screen') return undefined;
  if (table.isSending() && !table.isOpen()) return <Notice>{t['net.moveWaits']}</Notice>;
  if (table.isUnseated() && table.viewer() === 'watcher') return <Notice>{t['net.unseated']}</Notice>;
  if (table.meanwhile() !== undefined) return <Meanwhile table={table} />;
  if (table.viewer() === 'watcher' && table.card().status === 'playing') return <Notice>{t['net.watching']}</Notice>;
  return undefined;
}

function Notice({ children }: { children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}

function Meanwhile({ table }: { table: NetTable }) {
  const words = useWords();
  const { t } = words;
  const moves = table.meanwhile()?.moves ?? [];
  const moments = table.seated.moments();
  const { narrator } = table.box;
  const played = moves.map(({ n, move }) => {
    const before = moments.find((moment) => moment.n === n - 1);
    return before === undefined ? t['net.moveN'](n) : narrator.nameMove(words, before.view, move);
  });
  return (
    <Notice>
      <b>{t['net.welcomeBack']}</b> {t['net.meanwhile'](moves.length)}
      <ul>
        {played.map((name, i) => (
          <li key={moves[i].n}>{name}</li>
        ))}
      </ul>
      <button type="button" class="button" onClick={table.readMeanwhile}>
        {t['net.thanks']}
      </button>
    </Notice>
  );
}
