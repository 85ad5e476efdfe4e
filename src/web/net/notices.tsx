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
  if (status === 'playing' && isPlayedFor(table)) return <PlayedFor table={table} />;
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
  const { why, moves = [] } = table.meanwhile() ?? {};
  const moments = table.seated.moments();
  const { narrator } = table.box;
  const played = moves.map(({ n, move }) => {
    const before = moments.find((moment) => moment.n === n - 1);
    return before === undefined ? t['net.moveN'](n) : narrator.nameMove(words, before.view, move);
  });
  return (
    <Notice>
      <b>{t['net.welcomeBack']}</b> {t[why === 'time' ? 'net.ranOut' : 'net.meanwhile'](moves.length)}
      {played.length > 0 && (
        <ul>
          {played.map((name, i) => (
            <li key={moves[i].n}>{name}</li>
          ))}
        </ul>
      )}
      <span>{t['net.yoursAgain']}</span>
      <button type="button" class="button" onClick={table.readMeanwhile}>
        {t['net.thanks']}
      </button>
    </Notice>
  );
}

function isPlayedFor(table: NetTable): boolean {
  const me = table.viewer();
  return me !== 'watcher' && table.seated.sitters[me]?.away === true;
}

/** The page was open all the time, so nobody has come back to it. */
function PlayedFor({ table }: { table: NetTable }) {
  const { t } = useWords();
  const me = table.viewer();
  const isLate = me !== 'watcher' && table.seated.sitters[me]?.late === true;
  return (
    <Notice>
      {t[isLate ? 'net.botPlays.time' : 'net.botPlays.away']}{' '}
      <button type="button" class="button button-main" onClick={table.back}>
        {t['net.takeOver']}
      </button>
    </Notice>
  );
}
