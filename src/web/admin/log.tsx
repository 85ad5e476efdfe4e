/** What administrators did, the newest first. Nothing can be taken out of it. */
import { useEffect, useState } from 'preact/hooks';
import type { AuditEntry } from '../../wire/desk.ts';
import { useWords } from '../i18n/words.tsx';
import { FORMER } from '../../wire/table-info.ts';
import { type Answer, ask } from '../net/ask.ts';
import { formerName } from '../net/former.ts';
import { ProblemNote } from '../net/problem.tsx';
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
        {entries.map(({ id, at, admin, what, about, why }) => (
          <li key={id}>
            <span>
              {moment(words, at)} · <b dir="auto">{admin ?? formerName(FORMER.name)}</b> {t[`admin.did.${what}`]}
            </span>
            <span class="small" translate={false}>
              {about} {why !== '' && <q dir="auto">{why}</q>}
            </span>
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
