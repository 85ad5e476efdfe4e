/** For whom a table is opened: a circle, and people who are invited at once. */
import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Person } from '../../wire/http.ts';
import { type Circle, type MyPeople, PEOPLE_LIMITS } from '../../wire/people.ts';
import { useWords } from '../i18n/words.tsx';
import { Check } from '../lobby/check.tsx';
import { ask } from '../net/ask.ts';
import { knownMe } from '../net/me.ts';

export interface Guests {
  readonly circle?: string | undefined;
  readonly guests: readonly string[];
}

interface OpenGuestsProps extends Guests {
  readonly onChange: (guests: Guests) => void;
}

/** Somebody who can be invited, unless they take no invitations. */
interface Guest extends Person {
  readonly refuses?: true;
}

/** Nothing is shown to somebody who has no people yet. */
export function OpenGuests({ circle, guests, onChange }: OpenGuestsProps) {
  const { t } = useWords();
  const [known, setKnown] = useState<MyPeople | undefined>(undefined);
  const members = useMembers(circle);
  useEffect(() => void ask<MyPeople>('GET', '/me/people').then(({ value }) => setKnown(value)), []);
  if (known === undefined) return undefined;
  const people: readonly Guest[] = circle === undefined ? known.met : members;
  if (known.circles.length === 0 && people.length === 0) return undefined;
  const change = (id: string, isInvited: boolean): void =>
    onChange({ circle, guests: isInvited ? [...guests, id] : guests.filter((guest) => guest !== id) });
  return (
    <fieldset>
      <legend>{t['people.invite']}</legend>
      {known.circles.length > 0 && (
        <label>
          {t['people.for']}
          <select
            class="field"
            value={circle ?? ''}
            onChange={({ currentTarget }) => onChange({ circle: currentTarget.value || undefined, guests: [] })}
          >
            <option value="">{t['people.forLink']}</option>
            {known.circles.map(({ id, name }) => (
              <option key={id} value={id}>
                {t['people.forCircle'](name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="people-guests">
        {people.map(({ id, name, refuses = false }) => (
          <Check
            key={id}
            label={refuses ? t['people.refusing'](name) : name}
            checked={guests.includes(id) && !refuses}
            isOff={refuses}
            onChange={(on) => (on && guests.length >= PEOPLE_LIMITS.invited ? undefined : change(id, on))}
          />
        ))}
      </div>
      {people.length > 0 && <p class="small">{t['people.inviteAbout']}</p>}
    </fieldset>
  );
}

/** Those of a circle but oneself. */
function useMembers(circle: string | undefined): readonly Guest[] {
  const [members, setMembers] = useState<readonly Guest[]>([]);
  useEffect(() => {
    setMembers([]);
    if (circle === undefined) return;
    void ask<Circle>('GET', `/circles/${circle}`).then(({ value }) =>
      setMembers(value?.members.filter(({ id }) => id !== knownMe()?.id) ?? []),
    );
  }, [circle]);
  return members;
}
