/** Games that take days: agree on a pause or an early end, give time, order in advance, go on holiday. */
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { Holiday } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { namesOf, type Proposal } from '../../wire/table-info.ts';
import { shortDate } from '../i18n/dates.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from './ask.ts';
import { MuteTable } from './mute-table.tsx';
import type { NetTable } from './net-table.ts';
import { OrdersPart } from './orders.tsx';
import { ProblemNote } from './problem.tsx';
import { changeSeats, type SeatChange } from './seats.ts';
import { Sure } from './sure.tsx';

function useChange({ id }: NetTable) {
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const change = async (what: SeatChange, body: object = {}): Promise<void> =>
    setRefused((await changeSeats(id, what, body)).refused);
  return { refused, change };
}

/** What is agreed on, above the board. */
export function PostNotice({ table }: { readonly table: NetTable }) {
  const { t } = useWords();
  const { refused, change } = useChange(table);
  const { paused, proposal } = table.card();
  const isSeated = table.viewer() !== 'watcher';
  return (
    <>
      {paused !== undefined && (
        <>
          <b>{t['post.paused']}</b>{' '}
          {isSeated && (
            <button type="button" class="button" onClick={() => void change('resume')}>
              {t['post.resume']}
            </button>
          )}
        </>
      )}
      {proposal !== undefined && <Proposed table={table} proposal={proposal} change={change} />}
      <ProblemNote refused={refused} />
    </>
  );
}

interface ProposedProps {
  readonly table: NetTable;
  readonly proposal: Proposal;
  readonly change: (what: SeatChange, body: object) => Promise<void>;
}

function Proposed({ table, proposal: { what, seat, yes, no }, change }: ProposedProps) {
  const words = useWords();
  const { t } = words;
  const card = table.card();
  const names = namesOf(card);
  const me = table.viewer();
  const missing = card.seats.flatMap((sitter, other) =>
    sitter.t === 'person' && sitter.away === undefined && ![seat, me, ...yes].includes(other) ? [names[other]] : [],
  );
  const answer = (agree: boolean): void => void change('propose/answer', { what, agree });
  const isAsked = me !== 'watcher' && me !== seat && !yes.includes(me) && no === undefined;
  return (
    <span>
      {me === seat ? t[`post.youAsk.${what}`] : t[`post.asks.${what}`](names[seat])}{' '}
      {no === undefined && missing.length > 0 && t['post.waiting'](listed(words, missing))}
      {no !== undefined && t['post.declined'](names[no])}{' '}
      {isAsked && (
        <>
          <button type="button" class="button" onClick={() => answer(false)}>
            {t['post.decline']}
          </button>{' '}
          <button type="button" class="button button-main" onClick={() => answer(true)}>
            {t['post.agree']}
          </button>
        </>
      )}
      {me === seat && no === undefined && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {t['post.withdraw']}
        </button>
      )}
    </span>
  );
}

/** For a player, among the people of the table. */
export function PostPart({ table }: { readonly table: NetTable }) {
  const { t } = useWords();
  const { refused, change } = useChange(table);
  const card = table.card();
  return (
    <div class="post">
      <MuteTable table={table.id} />
      <h3>{t['post.title']}</h3>
      <ProblemNote refused={refused} />
      <div class="buttons">
        {card.paused === undefined ? (
          <button type="button" class="button" onClick={() => void change('propose', { what: 'pause' })}>
            {t['post.pause']}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void change('resume')}>
            {t['post.resume']}
          </button>
        )}
        <Sure
          label={t['post.end']}
          question={t['post.endSure']}
          onYes={() => void change('propose', { what: 'end' })}
        />
      </div>
      <p class="small">{t['post.pauseAbout']}</p>
      {card.clock.t !== 'none' && <Give table={table} change={change} />}
      <OrdersPart table={table} />
      {card.clock.t === 'post' && <HolidayPart />}
    </div>
  );
}

function Give({ table, change }: Pick<ProposedProps, 'table' | 'change'>) {
  const { t } = useWords();
  const names = namesOf(table.card());
  const late = table.seated.sitters.flatMap(({ until }, seat) =>
    until !== undefined && seat !== table.viewer() ? [seat] : [],
  );
  if (late.length === 0) return undefined;
  return (
    <>
      <div class="buttons">
        {late.map((seat) => (
          <button key={seat} type="button" class="button" onClick={() => void change('give', { seat })}>
            {t['post.give'](names[seat])}
          </button>
        ))}
      </div>
      <p class="small">{t['post.giveAbout']}</p>
    </>
  );
}

function HolidayPart() {
  const words = useWords();
  const { t } = words;
  const [holiday, setHoliday] = useState<Holiday | undefined>(undefined);
  const [days, setDays] = useState(1);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = async (method: 'GET' | 'PUT', body?: object): Promise<void> => {
    const answer = await ask<Holiday>(method, '/me/holiday', body);
    setRefused(answer.refused);
    if (answer.value !== undefined) setHoliday(answer.value);
  };
  useEffect(() => void take('GET'), []);
  if (holiday === undefined) return undefined;
  const { left, perMonth, until } = holiday;
  return (
    <>
      <h3>{t['post.holiday']}</h3>
      <p class="small">
        {until !== undefined && t['post.holidayUntil'](shortDate(words, until))}{' '}
        {t['post.holidayAbout'](left, perMonth)}
      </p>
      <ProblemNote refused={refused} />
      <div class="buttons">
        {left > 0 && (
          <>
            <label>
              {t['post.holidayDays']}{' '}
              <select class="field" value={days} onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}>
                {Array.from({ length: left }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="button" onClick={() => void take('PUT', { days })}>
              {t['post.holidayTake'](days)}
            </button>
          </>
        )}
        {until !== undefined && (
          <button type="button" class="button" onClick={() => void take('PUT', { days: 0 })}>
            {t['post.holidayBack']}
          </button>
        )}
      </div>
    </>
  );
}
