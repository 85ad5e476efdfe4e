/** What somebody who sits at a far table must know first: a bot played for them, their seat is gone, a move is under way. */
import type { ComponentChildren } from 'preact';
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { Fetched, useFetched } from '../fetched.tsx';
import { postPart } from './post-part.ts';
import type { NetTable } from './net-table.ts';

export function Notices({ table }: { table: NetTable }) {
  const { t } = useWords();
  if (table.isUnsaved())
    return (
      <Notice>
        <RuleText rule={KNOWN_RULES.notSaved} />
      </Notice>
    );
  if (table.isSending() && !table.isOpen()) return <Notice>{t['net.moveWaits']}</Notice>;
  if (table.isUnseated() && table.viewer() === 'watcher') return <Notice>{t['net.unseated']}</Notice>;
  const { paused, proposal, status } = table.card();
  if (status === 'playing' && (paused !== undefined || proposal !== undefined)) return <Agreement table={table} />;
  if (table.meanwhile() !== undefined) return <Meanwhile table={table} />;
  if (table.viewer() === 'watcher' && table.card().status === 'playing') return <Notice>{t['net.watching']}</Notice>;
  return undefined;
}

function Agreement({ table }: { table: NetTable }) {
  return (
    <Fetched fetching={useFetched(postPart)}>
      {({ PostNotice }) => (
        <Notice>
          <PostNotice table={table} />
        </Notice>
      )}
    </Fetched>
  );
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
