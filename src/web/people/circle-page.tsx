/** A circle: its tables, members, ladder and Chronicles; or its door, for somebody with the link. */
import '../me/me.css';
import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Circle, CircleDoor } from '../../wire/people.ts';
import type { Ladder } from '../../wire/ratings.ts';
import { gameName, MANIFESTS, WELCOME } from '../games.ts';
import { TableList } from '../home/table-list.tsx';
import { useWords } from '../i18n/words.tsx';
import { GamePicker } from '../lobby/game-picker.tsx';
import { ShareLink } from '../lobby/share-link.tsx';
import { TextField } from '../look/text-field.tsx';
import { Part } from '../me/parts.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { hello, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { LadderTable } from '../ratings/ladder-table.tsx';
import { address, go } from '../route.ts';
import { PersonLine } from './person-line.tsx';

interface CirclePageProps {
  readonly id: string;
  readonly invitation?: string;
}

type Shown = Circle | CircleDoor;

export function CirclePage({ id, invitation }: CirclePageProps) {
  const { t } = useWords();
  const me = useMe();
  const [{ value: circle, refused }, setAnswer] = useState<{ value?: Shown; refused?: Answer<Shown>['refused'] }>({});
  const path = `/circles/${id}`;
  /** What is refused changes nothing of what is shown. */
  const take = (answer: Answer<Shown>): void =>
    setAnswer((before) => (answer.refused === undefined ? answer : { ...before, refused: answer.refused }));
  useEffect(
    () => void ask<Shown>('GET', invitation === undefined ? path : `${path}?invitation=${invitation}`).then(take),
    [me?.id],
  );
  const join = async (): Promise<void> => {
    const greeted = await hello();
    if (greeted.refused !== undefined) return take(greeted);
    return take(await ask<Circle>('POST', `${path}/join`, { invitation }));
  };
  const act: Act = async (method, what, body) => take(await ask<Circle>(method, path + what, body));
  return (
    <main class="me">
      <h1 dir="auto">{circle?.name ?? t['circle.list']}</h1>
      <ProblemNote refused={refused} />
      {circle !== undefined && 'count' in circle && (
        <section class="sheet" aria-label={circle.name}>
          <p>{t['circle.door'](circle.count)}</p>
          <button type="button" class="button button-main" onClick={() => void join()}>
            {t['circle.join']}
          </button>
        </section>
      )}
      {circle !== undefined && 'members' in circle && <Inside circle={circle} act={act} />}
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        <a class="button" href={address({ t: 'people' })}>
          {t['circle.back']}
        </a>
      </div>
    </main>
  );
}

type Act = (method: 'POST' | 'PUT' | 'PATCH', what: string, body: object) => Promise<void>;

interface InsideProps {
  readonly circle: Circle;
  readonly act: Act;
}

function Inside(props: InsideProps) {
  return (
    <>
      <Tables {...props} />
      <Members {...props} />
      <CircleLadder {...props} />
      <Shelf {...props} />
      <Settings {...props} />
    </>
  );
}

function Tables({ circle: { id, tables } }: InsideProps) {
  const { t } = useWords();
  return (
    <Part title={t['circle.tables']}>
      {tables.length === 0 ? (
        <p>{t['circle.noTables']}</p>
      ) : (
        <div class="far people-tables">
          <TableList tables={tables.map((card) => ({ card }))} />
        </div>
      )}
      <div class="buttons">
        <a class="button button-main" href={address({ t: 'open', circle: id })}>
          {t['circle.open']}
        </a>
      </div>
    </Part>
  );
}

function Members({ circle, act }: InsideProps) {
  const { t } = useWords();
  const me = useMe();
  const isOwner = circle.owner === me?.id;
  const about = ({ id }: Person): string =>
    [id === circle.owner ? t['circle.owner'] : '', id === me?.id ? t['circle.you'] : '']
      .filter((part) => part !== '')
      .join(', ');
  return (
    <Part title={t['circle.people']}>
      <ul class="people-list">
        {circle.members.map((member) => (
          <li key={member.id}>
            <PersonLine person={member} about={about(member)}>
              {isOwner && member.id !== me?.id && <OwnersActs member={member} act={act} />}
            </PersonLine>
          </li>
        ))}
      </ul>
      {circle.invitation === undefined ? (
        <p>{t['circle.noLink']}</p>
      ) : (
        <ShareLink route={{ t: 'circle', id: circle.id, invitation: circle.invitation }} label={t['circle.link']} />
      )}
      {isOwner && (
        <div class="buttons">
          <button type="button" class="button" onClick={() => void act('PUT', '/link', { open: true })}>
            {t['circle.renew']}
          </button>
          {circle.invitation !== undefined && (
            <button type="button" class="button" onClick={() => void act('PUT', '/link', { open: false })}>
              {t['circle.close']}
            </button>
          )}
        </div>
      )}
    </Part>
  );
}

function OwnersActs({ member: { id, name }, act }: { readonly member: Person; readonly act: Act }) {
  const { t } = useWords();
  return (
    <>
      <Sure
        label={t['circle.removeThem']}
        name={t['circle.remove'](name)}
        question={t['circle.removeSure'](name)}
        onYes={() => void act('POST', '/remove', { person: id })}
      />
      <Sure
        label={t['circle.handThem']}
        name={t['circle.hand'](name)}
        question={t['circle.handSure'](name)}
        onYes={() => void act('POST', '/owner', { person: id })}
      />
    </>
  );
}

function CircleLadder({ circle: { id } }: InsideProps) {
  const { t } = useWords();
  const [game, setGame] = useState(WELCOME);
  const [{ value: ladder, refused }, setLadder] = useState<Partial<Answer<Ladder>>>({});
  useEffect(() => void ask<Ladder>('GET', `/circles/${id}/ladder?game=${game}`).then(setLadder), [id, game]);
  return (
    <Part title={t['circle.ladder']}>
      <p class="small">{t['circle.ladderAbout']}</p>
      <GamePicker name="ladder" games={Object.keys(MANIFESTS)} chosen={game} onGame={setGame} />
      <ProblemNote refused={refused} />
      {ladder !== undefined && <LadderTable ladder={ladder} />}
      {ladder?.entries.every(({ person }) => person === undefined) === true && <p>{t['circle.noPoints']}</p>}
    </Part>
  );
}

function Shelf({ circle: { shelf } }: InsideProps) {
  const words = useWords();
  const { t, locale, language } = words;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <Part title={t['circle.shelf']}>
      {shelf.length === 0 && <p>{t['circle.noShelf']}</p>}
      <ul class="people-books">
        {shelf.map(({ table, game, at, names }) => (
          <li key={table}>
            <a href={`./api/tables/${table}/chronicle.html?lang=${language}`} target="_blank" rel="noreferrer">
              {t['circle.book'](gameName(words, game), day.format(at))}
            </a>
            <span class="small" dir="auto">
              {listed(words, [...names])}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Settings({ circle, act }: InsideProps) {
  const { t } = useWords();
  const me = useMe();
  const [name, setName] = useState(circle.name);
  const isOwner = circle.owner === me?.id;
  const next = circle.members.find(({ id }) => id !== me?.id);
  const rename = (event: Event): void => {
    event.preventDefault();
    void act('PATCH', '', { name: name.trim() });
  };
  const leave = async (): Promise<void> => {
    const { refused } = await ask('POST', `/circles/${circle.id}/leave`, {});
    if (refused === undefined) go({ t: 'people' });
  };
  const question = next === undefined ? t['circle.leaveLast'] : t['circle.leaveSure'];
  return (
    <section class="sheet" aria-label={t['circle.leave']}>
      {isOwner && (
        <form class="people-make" onSubmit={rename}>
          <label>
            {t['circle.name']}
            <TextField dir="auto" maxLength={LIMITS.name} value={name} onText={setName} />
          </label>
          <button type="submit" class="button" disabled={name.trim() === '' || name.trim() === circle.name}>
            {t['circle.rename']}
          </button>
        </form>
      )}
      {isOwner && next !== undefined && <p class="small">{t['circle.leaveOwner'](next.name)}</p>}
      <Sure label={t['circle.leave']} question={question} onYes={() => void leave()} />
    </section>
  );
}
