/** People: found by name, banned with a reason that they are told, and let in again. */
import { useState } from 'preact/hooks';
import type { DeskPerson } from '../../wire/desk.ts';
import { LIMITS } from '../../wire/limits.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { ProblemNote } from '../net/problem.tsx';
import { type Listed, useListed } from './desk-part.ts';
import { Find, findPath } from './find.tsx';
import { moment } from './moment.ts';

interface People {
  readonly people: readonly DeskPerson[];
}

export function DeskPeople() {
  const { t } = useWords();
  const [wanted, setWanted] = useState('');
  const people = useListed<People>(findPath('/people', wanted));
  return (
    <>
      <Find label={t['admin.findPerson']} onFind={setWanted} />
      <ProblemNote refused={people.refused} />
      {people.value?.people.length === 0 && <p>{t['admin.none']}</p>}
      <ul class="admin-list">
        {people.value?.people.map((person) => (
          <PersonLine key={person.id} person={person} act={people.act} />
        ))}
      </ul>
    </>
  );
}

interface PersonLineProps extends Pick<Listed<People>, 'act'> {
  readonly person: DeskPerson;
}

function PersonLine({ person: { id, name, since, banned, maker, isAdmin }, act }: PersonLineProps) {
  const words = useWords();
  const { t } = words;
  const about = [
    maker === undefined ? '' : t['seat.program'](maker),
    isAdmin ? t['admin.isAdmin'] : '',
    t['admin.since'](moment(words, since)),
  ];
  return (
    <li>
      <span>
        <b dir="auto" translate={false}>
          {name}
        </b>{' '}
        <span class="small">{about.filter((part) => part !== '').join(' · ')}</span>
        {banned !== undefined && (
          <p class="problem">
            {t['admin.banned']}{' '}
            <q dir="auto" translate={false}>
              {banned}
            </q>
          </p>
        )}
      </span>
      {banned !== undefined && (
        <button type="button" class="button" onClick={() => void act('/unban', { person: id })}>
          {t['admin.unban'](name)}
        </button>
      )}
      {banned === undefined && !isAdmin && <Ban id={id} name={name} act={act} />}
    </li>
  );
}

function Ban({ id, name, act }: { readonly id: string; readonly name: string } & Pick<Listed<People>, 'act'>) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const ban = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await act('/ban', { person: id, why: why.trim() })) setAsking(false);
  };
  if (!isAsking)
    return (
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {t['admin.ban'](name)}
      </button>
    );
  return (
    <form class="name-field" onSubmit={(event) => void ban(event)}>
      <label>
        {t['admin.why'](name)}
        <TextField dir="auto" maxLength={LIMITS.chat} value={why} onText={setWhy} />
      </label>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {t['table.no']}
      </button>
      <button type="submit" class="button button-main" disabled={why.trim() === ''}>
        {t['admin.banNow']}
      </button>
    </form>
  );
}
