/** After the game: another one with the same company, and the proof that the shuffles were fair. */
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { address, go } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from './ask.ts';
import { Fairness } from './fairness.tsx';
import type { NetTable } from './net-table.ts';
import { ProblemNote } from './problem.tsx';

export function AfterNet({ table }: { table: NetTable }) {
  const { t } = useWords();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const next = table.card().rematch;
  const rematch = async (): Promise<void> => {
    const answer = await ask<TableInfo>('POST', `/tables/${table.id}/rematch`, {});
    setRefused(answer.refused);
    if (answer.value !== undefined) go({ t: 'net', mode: 'play', id: answer.value.id });
  };
  return (
    <>
      <div class="buttons result-buttons">
        {next !== undefined ? (
          <a class="button button-main" href={address({ t: 'net', mode: 'play', id: next })}>
            {t['net.toRematch']}
          </a>
        ) : (
          table.viewer() !== 'watcher' && (
            <button type="button" class="button button-main" onClick={() => void rematch()}>
              {t['result.rematch']}
            </button>
          )
        )}
      </div>
      <ProblemNote refused={refused} />
      <Fairness table={table} />
    </>
  );
}
