/** When not to be told, and of which tables. */
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { OwnTable } from '../../wire/http.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { Check } from '../lobby/check.tsx';
import { ask } from '../net/ask.ts';
import { type Desk, Part, useSend } from './parts.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 };

export function Quiet({ notices, ...desk }: Desk) {
  const { t, locale } = useWords();
  const { refused, send } = useSend(desk);
  const { quiet } = notices;
  const save = (changed: { readonly from: number; readonly to: number } | null): void => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    void send('PUT', '/quiet', { quiet: changed && { ...changed, zone } });
  };
  const hourWords = (hour: number): string =>
    new Date(2026, 0, 1, hour).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const hours = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <select
        class="field"
        value={quiet?.[name]}
        onChange={({ currentTarget }) => save({ ...NIGHT, ...quiet, [name]: Number(currentTarget.value) })}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourWords(hour)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Part title={t['notices.quiet']} refused={refused}>
      <Check label={t['notices.quietOn']} checked={quiet !== null} onChange={(on) => save(on ? NIGHT : null)} />
      <p class="small">{t['notices.quietAbout']}</p>
      {quiet !== null && (
        <div class="notices-form">
          {hours('from', t['notices.quietFrom'])}
          {hours('to', t['notices.quietTo'])}
        </div>
      )}
    </Part>
  );
}

export function Silent({ notices, ...desk }: Desk) {
  const words = useWords();
  const { refused, send } = useSend(desk);
  const [tables, setTables] = useState<readonly OwnTable[]>([]);
  useEffect(
    () =>
      void ask<{ tables: OwnTable[] }>('GET', '/me/tables').then(({ value }) =>
        setTables((value?.tables ?? []).filter(({ card }) => card.status === 'playing')),
      ),
    [],
  );
  if (tables.length === 0) return undefined;
  return (
    <Part title={words.t['notices.tables']} refused={refused}>
      {tables.map(({ card, seat }) => (
        <Check
          key={card.id}
          label={`${gameName(words, card.game)}: ${listed(words, othersAt(card, seat))}`}
          checked={notices.silenced.includes(card.id)}
          onChange={(silent) => void send('PUT', '/silence', { table: card.id, silent })}
        />
      ))}
    </Part>
  );
}

const othersAt = ({ seats }: OwnTable['card'], own: number): string[] =>
  seats.flatMap((sitter, seat) => (sitter.t === 'empty' || seat === own ? [] : [sitter.name]));
