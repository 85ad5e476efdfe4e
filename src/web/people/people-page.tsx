/** Those one has played with: to play again, or to block; and one's circles. */
import '../me/me.css';
import './people.css';
import { useEffect, useState } from 'preact/hooks';
import type { Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Circle, Met, MyPeople } from '../../wire/people.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { Check } from '../lobby/check.tsx';
import { Part } from '../me/parts.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { knownMe, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { address, go } from '../route.ts';
import { PersonLine } from './person-line.tsx';

export function PeoplePage() {
  const { t } = useWords();
  const me = useMe();
  const [people, setPeople] = useState<MyPeople | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = (answer: Answer<MyPeople>): void => {
    setRefused(answer.refused);
    if (answer.value !== undefined) setPeople(answer.value);
  };
  useEffect(() => {
    if (knownMe() !== undefined) void ask<MyPeople>('GET', '/me/people').then(take);
  }, [me?.id]);
  const block = async ({ id }: Person, blocked: boolean): Promise<void> =>
    take(await ask<MyPeople>('PUT', '/me/blocks', { person: id, blocked }));
  return (
    <main class="me">
      <h1>{t['people.title']}</h1>
      <ProblemNote refused={me && refused} />
      {me === undefined && (
        <section class="sheet" aria-label={t['people.met']}>
          <p>{t['people.first']}</p>
          <a class="button button-main" href={address({ t: 'open' })}>
            {t['hall.open']}
          </a>
        </section>
      )}
      {me !== undefined && people !== undefined && (
        <>
          <Circles people={people} />
          <MetPeople met={people.met} onBlock={(person) => void block(person, true)} />
          <Invitations refuses={people.refuses} onPeople={take} />
          {people.blocked.length > 0 && (
            <Blocked blocked={people.blocked} onUnblock={(person) => void block(person, false)} />
          )}
        </>
      )}
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        <a class="button" href={address({ t: 'me' })}>
          {t['me.title']}
        </a>
      </div>
    </main>
  );
}

function Circles({ people: { circles } }: { readonly people: MyPeople }) {
  const { t } = useWords();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask<Circle>('POST', '/circles', { name: name.trim() });
    setRefused(answer.refused);
    if (answer.value !== undefined) go({ t: 'circle', id: answer.value.id });
  };
  return (
    <Part title={t['circle.list']}>
      <p class="small">{t['circle.about']}</p>
      <ul class="people-list">
        {circles.map((circle) => (
          <li key={circle.id}>
            <a class="button people-circle" href={address({ t: 'circle', id: circle.id })}>
              <b dir="auto">{circle.name}</b>
              <span>{t['circle.members'](circle.members)}</span>
            </a>
          </li>
        ))}
      </ul>
      <form class="people-make" onSubmit={(event) => void make(event)}>
        <label>
          {t['circle.name']}
          <TextField dir="auto" maxLength={LIMITS.name} value={name} onText={setName} />
        </label>
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {t['circle.make']}
        </button>
      </form>
      <ProblemNote refused={refused} />
    </Part>
  );
}

function MetPeople({ met, onBlock }: { readonly met: readonly Met[]; readonly onBlock: (person: Person) => void }) {
  const { t, locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <Part title={t['people.met']}>
      {met.length === 0 && <p>{t['people.none']}</p>}
      <ul class="people-list">
        {met.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} about={t['people.games'](person.games, day.format(person.last))}>
              {person.refuses === true ? (
                <span class="small">{t['people.refuses']}</span>
              ) : (
                <a
                  class="button button-main"
                  href={address({ t: 'open', with: person.id })}
                  aria-label={t['people.againWith'](person.name)}
                >
                  {t['people.again']}
                </a>
              )}
              <Sure
                label={t['people.block']}
                name={t['people.blockWith'](person.name)}
                question={t['people.blockSure'](person.name)}
                onYes={() => onBlock(person)}
              />
            </PersonLine>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface InvitationsProps {
  readonly refuses: boolean;
  readonly onPeople: (answer: Answer<MyPeople>) => void;
}

/** For those who come by themselves, or not at all. */
function Invitations({ refuses, onPeople }: InvitationsProps) {
  const { t } = useWords();
  const change = async (on: boolean): Promise<void> =>
    onPeople(await ask<MyPeople>('PUT', '/me/invitations', { refuses: on }));
  return (
    <Part title={t['people.invitations']}>
      <Check label={t['people.refuse']} checked={refuses} onChange={(on) => void change(on)} />
      <p class="small">{t['people.refuseAbout']}</p>
    </Part>
  );
}

interface BlockedProps {
  readonly blocked: readonly Person[];
  readonly onUnblock: (person: Person) => void;
}

function Blocked({ blocked, onUnblock }: BlockedProps) {
  const { t } = useWords();
  return (
    <Part title={t['people.blocked']}>
      <p class="small">{t['people.blockedAbout']}</p>
      <ul class="people-list">
        {blocked.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} about="">
              <button type="button" class="button" onClick={() => onUnblock(person)}>
                {t['people.unblock'](person.name)}
              </button>
            </PersonLine>
          </li>
        ))}
      </ul>
    </Part>
  );
}
