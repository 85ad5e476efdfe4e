/** Fair chance: the hash of the seed from the beginning; after the game the record, and its proof in this browser. */
import { useState } from 'preact/hooks';
import type { Proof, TableRecord } from '../../core/verify.ts';
import type { Reading } from '../../core/notation.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from './ask.ts';
import type { NetTable } from './net-table.ts';
import { ProblemNote } from './problem.tsx';

export function Fairness({ table }: { table: NetTable }) {
  const { t } = useWords();
  const [proof, setProof] = useState<Reading<Proof> | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const card = table.card();
  const prove = async (): Promise<void> => {
    const answer = await ask<TableRecord>('GET', `/tables/${table.id}/record`);
    setRefused(answer.refused);
    if (answer.value === undefined) return;
    const { verify } = await import('../../core/verify.ts');
    setProof(verify(table.box.game, answer.value));
  };
  return (
    <details class="fairness">
      <summary>{t['fair.title']}</summary>
      <p class="small">{t['fair.about']}</p>
      <p class="small">
        {t['fair.commitment']} <code>{card.commitment}</code>
      </p>
      {card.status === 'over' && (
        <div class="buttons">
          <button type="button" class="button" onClick={() => void prove()}>
            {t['fair.verify']}
          </button>
          <a class="button" href={`/api/tables/${table.id}/record`} download={`errantry-${table.id}.json`}>
            {t['fair.download']}
          </a>
        </div>
      )}
      <ProblemNote refused={refused} />
      {proof !== undefined && <Proved proof={proof} />}
    </details>
  );
}

function Proved({ proof }: { proof: Reading<Proof> }) {
  const { t } = useWords();
  if (proof.problems === undefined)
    return (
      <p role="status" class="proved">
        {t['fair.proved'](proof.value.moves, proof.value.events)}
      </p>
    );
  return (
    <ul role="alert" class="problem">
      {proof.problems.map(({ where, found, expected }) => (
        <li key={where}>{t['fair.disproved'](where, found, expected)}</li>
      ))}
    </ul>
  );
}
