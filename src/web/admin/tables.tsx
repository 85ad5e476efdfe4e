/** Tables: found by the name of somebody who sits there, looked at, and closed. */
import { useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { DeskTable } from '../../wire/desk.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { address } from '../route.ts';
import { Find, findPath } from './find.tsx';
import { useListed } from './desk-part.ts';
import { moment } from './moment.ts';

export function DeskTables() {
  const words = useWords();
  const { t } = words;
  const [wanted, setWanted] = useState('');
  const { value, refused, act } = useListed<{ tables: readonly DeskTable[] }>(findPath('/tables', wanted));
  const canClose = ({ status }: DeskTable): boolean => status === 'open' || status === 'playing';
  return (
    <>
      <Find label={t['admin.findTable']} onFind={setWanted} />
      <ProblemNote refused={refused} />
      {value?.tables.length === 0 && <p>{t['admin.none']}</p>}
      <ul class="admin-list">
        {value?.tables.map((table) => (
          <li key={table.id}>
            <span>
              <a href={address({ t: 'net', mode: 'watch', id: table.id })} dir="auto">
                {listed(words, table.names)}
              </a>
              <span class="small">
                {' '}
                {gameName(words, table.game)} · {t[`admin.status.${table.status}`](1)} · {moment(words, table.created)}
              </span>
            </span>
            {canClose(table) && (
              <Sure
                label={t['admin.close']}
                question={t['admin.closeSure']}
                onYes={() => void act(`/tables/${table.id}/close`, { why: '' })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
