/** After the game: another one with the same company, or its place among all of the day; and the proof of the shuffles. */
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { Fetched, useFetched } from '../fetched.tsx';
import { tableRatings } from '../ratings/parts.ts';
import { address, go } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { keep, kept } from '../local/storage.ts';
import { ask } from './ask.ts';
import { useMe } from './me.ts';
import { Fairness } from './fairness.tsx';
import type { NetTable } from './net-table.ts';
import { backPart } from './post-part.ts';
import { ProblemNote } from './problem.tsx';
import { TableStanding } from './standing.tsx';
import { ShareResult } from '../table/share-result.tsx';

export function AfterNet({ table }: { table: NetTable }) {
  const { daily } = table.card();
  const back = useFetched(backPart);
  return (
    <>
      {isPlayedOut(table) && <Fetched fetching={back}>{({ PlayedOut }) => <PlayedOut table={table} />}</Fetched>}
      {daily === undefined ? <Rematch table={table} /> : <AfterDaily table={table} day={daily} />}
      {table.card().counts === true && <Points table={table} />}
      {table.viewer() !== 'watcher' && <KeepMe />}
      <Fairness table={table} />
    </>
  );
}

/** Whether a bot had the seat of the reader at the end. */
function isPlayedOut(table: NetTable): boolean {
  const me = table.viewer();
  return me !== 'watcher' && table.seated.sitters[me]?.away === true;
}

function Points({ table }: { readonly table: NetTable }) {
  const part = useFetched(tableRatings);
  return <Fetched fetching={part}>{({ TableRatingsPart }) => <TableRatingsPart table={table} />}</Fetched>;
}

const readFlag = (raw: unknown): boolean | undefined => (raw === true ? true : undefined);

/** From the first finished game on, until there is a passkey or somebody says no. */
function KeepMe() {
  const { t } = useWords();
  const me = useMe();
  const [isAnswered, setAnswered] = useState(kept('identity-kept', readFlag) === true);
  if (isAnswered || me === undefined) return undefined;
  const later = (): void => {
    keep('identity-kept', true);
    setAnswered(true);
  };
  return (
    <div class="keep-me">
      <p>{t['me.guest'](me.name)}</p>
      <div class="buttons result-buttons">
        <button type="button" class="button" onClick={later}>
          {t['me.later']}
        </button>
        <a class="button" href={address({ t: 'me' })}>
          {t['me.keepThis']}
        </a>
      </div>
    </div>
  );
}

function AfterDaily({ table, day }: { table: NetTable; day: string }) {
  return (
    <>
      <TableStanding table={table.id} />
      <div class="buttons result-buttons">
        <ShareResult seated={table.seated} box={table.box} deal={day} />
      </div>
    </>
  );
}

function Rematch({ table }: { table: NetTable }) {
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
      {next !== undefined && <WhoIsIn table={next} />}
      <ProblemNote refused={refused} />
    </>
  );
}

/** Milliseconds between two looks at the rematch. */
const LOOK_AGAIN = 4000;

/** Who waits in the lobby of the rematch already, and who is missing. */
function WhoIsIn({ table }: { readonly table: string }) {
  const words = useWords();
  const [seats, setSeats] = useState<TableInfo['seats']>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { value } = await ask<TableInfo>('GET', `/tables/${table}`);
      if (value !== undefined) setSeats(value.status === 'open' ? value.seats : []);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [table]);
  const people = seats.flatMap((sitter) => (sitter.t === 'person' ? sitter : []));
  const named = (isHere: boolean): string =>
    listed(words, people.filter(({ here }) => here === isHere).map(({ name }) => name)); // prettier-ignore
  const count = people.filter(({ here }) => here).length;
  if (count === 0) return undefined;
  return (
    <p role="status" class="small">
      {words.t['net.areIn'](named(true), count)} {count < people.length && words.t['table.waiting'](named(false))}
    </p>
  );
}
