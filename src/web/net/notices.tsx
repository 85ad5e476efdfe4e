/** What somebody who sits at a far table must know first: a bot played for them, their seat is gone, a move is under way. */
import type { ComponentChildren } from 'preact';
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { Fetched, useFetched } from '../fetched.tsx';
import { address } from '../route.ts';
import { backPart, postPart } from './post-part.ts';
import type { NetTable } from './net-table.ts';

interface NoticesProps {
  readonly table: NetTable;
  /** The page is for those who play: whoever reads it without a seat may be on another device than usual. */
  readonly isToPlay: boolean;
}

export function Notices({ table, isToPlay }: NoticesProps) {
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
  if (table.meanwhile() !== undefined || isPlayedFor(table)) return <Back table={table} />;
  if (table.viewer() === 'watcher' && status === 'playing')
    return (
      <Notice>
        {t['net.watching']} {isToPlay && <a href={address({ t: 'me' })}>{t['me.signIn']}</a>}
      </Notice>
    );
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

/** A bot has the seat of the reader, and this page was open all the time. */
function isPlayedFor(table: NetTable): boolean {
  const me = table.viewer();
  return me !== 'watcher' && table.card().status === 'playing' && table.seated.sitters[me]?.away === true;
}

function Back({ table }: { table: NetTable }) {
  return (
    <Fetched fetching={useFetched(backPart)}>
      {({ BackNotice }) => (
        <Notice>
          <BackNotice table={table} />
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
