/** Announcements: a line that everybody reads on the home page and at tables until it ends. */
import { useEffect, useState } from 'preact/hooks';
import type { Announcements } from '../../wire/desk.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { lookForNews } from '../net/announcements.tsx';
import { ProblemNote } from '../net/problem.tsx';
import { moment } from './moment.ts';

const HOUR = 60;
const LENGTHS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const;
type Length = keyof typeof LENGTHS;

export function DeskNews() {
  const words = useWords();
  const { t } = words;
  const [value, setValue] = useState<Announcements | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = (answer: Answer<Announcements>): void => {
    setRefused(answer.refused);
    if (answer.value !== undefined) setValue(answer.value);
    void lookForNews();
  };
  useEffect(() => void ask<Announcements>('GET', '/announcements').then(take), []);
  const end = async (id: string): Promise<void> => take(await ask('POST', '/admin/announce/end', { id }));
  return (
    <>
      <Announce onAnswer={take} />
      <ProblemNote refused={refused} />
      {value?.announcements.length === 0 && <p>{t['admin.noNews']}</p>}
      <ul class="admin-list">
        {value?.announcements.map(({ id, en, es, until }) => (
          <li key={id} translate={false}>
            <span>
              <span lang="en">{en}</span> {es !== undefined && <i lang="es">{es}</i>}{' '}
              <span class="small">{t['admin.until'](moment(words, until))}</span>
            </span>
            <button type="button" class="button" onClick={() => void end(id)}>
              {t['admin.end']}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Announce({ onAnswer }: { readonly onAnswer: (answer: Answer<Announcements>) => void }) {
  const { t } = useWords();
  const [en, setEn] = useState('');
  const [es, setEs] = useState('');
  const [length, setLength] = useState<Length>('day');
  const announce = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask<Announcements>('POST', '/admin/announce', { en, es, minutes: LENGTHS[length] });
    onAnswer(answer);
    if (answer.refused !== undefined) return;
    setEn('');
    setEs('');
  };
  return (
    <form class="admin-form" onSubmit={(event) => void announce(event)}>
      <label>
        {t['admin.lineEn']}
        <TextField maxLength={LIMITS.chat} value={en} onText={setEn} />
      </label>
      <label>
        {t['admin.lineEs']}
        <TextField maxLength={LIMITS.chat} value={es} onText={setEs} />
      </label>
      <label>
        {t['admin.length']}
        <select class="field" value={length} onChange={({ currentTarget }) => setLength(currentTarget.value as Length)}>
          {(Object.keys(LENGTHS) as Length[]).map((each) => (
            <option key={each} value={each}>
              {t[`admin.length.${each}`]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button button-main" disabled={en.trim() === ''}>
        {t['admin.announce']}
      </button>
    </form>
  );
}
