/** What administrators did, the newest first. Nothing can be taken out of it. */
import { useEffect, useState } from 'preact/hooks';
import type { Audited, AuditEntry } from '../../wire/desk.ts';
import { useWords } from '../i18n/words.tsx';
import { FORMER } from '../../wire/table-info.ts';
import { type Answer, ask } from '../net/ask.ts';
import { formerName } from '../net/former.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address } from '../route.ts';
import { moment } from './moment.ts';

interface Entries {
  readonly entries: readonly AuditEntry[];
}

const AT_ONCE = 50;

export function DeskLog() {
  const words = useWords();
  const { t } = words;
  const [entries, setEntries] = useState<readonly AuditEntry[]>([]);
  const [{ value, refused }, setAnswer] = useState<Partial<Answer<Entries>>>({});
  const more = async (): Promise<void> => {
    const last = entries.at(-1);
    const answer = await ask<Entries>('GET', `/admin/audit${last === undefined ? '' : `?before=${last.at}`}`);
    setAnswer(answer);
    setEntries([...entries, ...(answer.value?.entries ?? [])]);
  };
  useEffect(() => void more(), []);
  return (
    <>
      <p>{t['admin.logAbout']}</p>
      <ProblemNote refused={refused} />
      <ol class="admin-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {moment(words, entry.at)} ·{' '}
              <b dir="auto" translate={false}>
                {entry.admin ?? formerName(FORMER.name)}
              </b>{' '}
              {t[`admin.did.${entry.what}`]}
            </span>
            <About entry={entry} />
          </li>
        ))}
      </ol>
      {value?.entries.length === AT_ONCE && (
        <button type="button" class="button" onClick={() => void more()}>
          {t['admin.more']}
        </button>
      )}
    </>
  );
}

const AT_TABLES: ReadonlySet<Audited> = new Set(['close', 'tear', 'dismiss']);

/** Whom it was done to, at which table, and what was written to it. */
function About({ entry: { what, about, whom, why } }: { readonly entry: AuditEntry }) {
  const { t } = useWords();
  const isAtTable = AT_TABLES.has(what);
  return (
    <span class="small" translate={false}>
      {what !== 'claim' && whom !== undefined && <b dir="auto">{whom}</b>}
      {isAtTable && (
        <a href={address({ t: 'net', mode: 'watch', id: about.split(' ')[0] })}>{t['admin.toTable']}</a>
      )}{' '}
      {why !== '' && <q dir="auto">{why}</q>}
    </span>
  );
}
