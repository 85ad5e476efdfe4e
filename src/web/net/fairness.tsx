/** Fair chance: who took part in the shuffle and whether your own share is in; after the game the record and its proof. */
import { useState } from 'preact/hooks';
import type { Proof, TableRecord } from '../../core/verify.ts';
import type { Reading } from '../../core/notation.ts';
import { inLanguage } from '../../core/wording.ts';
import { isShown } from '../../wire/days.ts';
import type { Refusal } from '../../wire/rules.ts';
import { namesOf, type TableInfo } from '../../wire/table-info.ts';
import { useFetched } from '../fetched.tsx';
import { useWords, type Words } from '../i18n/words.tsx';
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
      <p class="small">{aboutShuffle(t, card)}</p>
      {card.shares !== undefined && <TookPart card={card} />}
      <OwnShare table={table} />
      <p class="small">
        {t['fair.commitment']} <code>{card.commitment}</code>
      </p>
      {card.status === 'over' && (card.daily === undefined || isShown(card.daily, Date.now())) && (
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

function aboutShuffle(t: Words['t'], card: TableInfo): string {
  if (card.daily !== undefined) return t['fair.daily'];
  return isShared(card) ? t['fair.about'] : t['fair.alone'];
}

/** Whether anybody but the server has a part in it, as far as can be known now. */
function isShared({ status, shares }: TableInfo): boolean {
  return status === 'open' || shares?.some(({ t }) => t === 'in' || t === 'asked') === true;
}

function TookPart({ card }: { card: TableInfo }) {
  const { t } = useWords();
  const names = namesOf(card);
  return (
    <>
      <p class="small">{t['fair.who']}</p>
      <ul class="small">
        {card.shares?.map((share, seat) => (
          <li key={seat}>
            <bdi>{names[seat]}</bdi>: {t[`fair.share.${share.t}`]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What this device can say of its own share; a warning if something is wrong. */
function OwnShare({ table }: { table: NetTable }) {
  const { t } = useWords();
  const check = useFetched(table.share).value?.check();
  if (check === undefined) return undefined;
  if (check === 'broken')
    return (
      <p role="alert" class="problem">
        {t['fair.own.broken']}
      </p>
    );
  return <p class={check === 'checked' ? 'proved' : 'small'}>{t[`fair.own.${check}`]}</p>;
}

function Proved({ proof }: { proof: Reading<Proof> }) {
  const { t, language } = useWords();
  if (proof.problems === undefined)
    return (
      <p role="status" class="proved">
        {t['fair.proved'](proof.value.moves, proof.value.events)}
      </p>
    );
  return (
    <ul role="alert" class="problem">
      {proof.problems.map(({ where, found, expected }) => (
        <li key={where}>{t['fair.disproved'](where, inLanguage(found, language), inLanguage(expected, language))}</li>
      ))}
    </ul>
  );
}
