/** What the hall knows from the server: your tables and whose turn it is, listed tables, and who you are. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import type { OwnTable } from '../../wire/http.ts';
import type { TableInvitation } from '../../wire/people.ts';
import { gameName } from '../games.ts';
import { AnotherDevice } from '../lobby/device.tsx';
import { NameField } from '../lobby/name-field.tsx';
import { ask } from '../net/ask.ts';
import { useMe } from '../net/me.ts';
import { address } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { TableList } from './table-list.tsx';

/** How often the hall asks again while somebody looks at it. */
const EVERY = 15_000;
const MOST_LISTED = 8;
const MOST_OVER = 5;

interface Known {
  readonly own: readonly OwnTable[];
  readonly invitations: readonly TableInvitation[];
  readonly listed: readonly TableInfo[];
}

function useFar(me: string | undefined): Known {
  const [known, setKnown] = useState<Known>({ own: [], invitations: [], listed: [] });
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const [own, open] = await Promise.all([
        me === undefined ? undefined : ask<Omit<Known, 'own' | 'listed'> & { tables: OwnTable[] }>('GET', '/me/tables'),
        ask<{ tables: TableInfo[] }>('GET', '/tables'),
      ]);
      setKnown({
        own: own?.value?.tables ?? [],
        invitations: own?.value?.invitations ?? [],
        listed: open.value?.tables ?? [],
      });
    };
    void look();
    const looking = setInterval(() => void look(), EVERY);
    const onSeen = (): void => void look();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [me]);
  return known;
}

export function Far() {
  const { t } = useWords();
  const me = useMe();
  const { own, invitations, listed: open } = useFar(me?.id);
  const running = own.filter(({ card }) => card.status === 'open' || card.status === 'playing');
  const over = own.filter(({ card }) => card.status === 'over').slice(0, MOST_OVER);
  const others = open.filter(({ id }) => own.every(({ card }) => card.id !== id));
  return (
    <>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {own.length > 0 && (
        <section class="sheet far" aria-labelledby="own">
          <h2 id="own">{t['far.own']}</h2>
          <TableList tables={running} />
          {over.length > 0 && (
            <details>
              <summary>{t['far.over']}</summary>
              <TableList tables={over} />
              <a href={address({ t: 'history' })}>{t['far.all']}</a>
            </details>
          )}
        </section>
      )}
      {others.length > 0 && (
        <section class="sheet far" aria-labelledby="listed">
          <h2 id="listed">{t['far.listed']}</h2>
          <TableList tables={others.slice(0, MOST_LISTED).map((card) => ({ card }))} />
        </section>
      )}
    </>
  );
}

function Invitations({ invitations }: Pick<Known, 'invitations'>) {
  const words = useWords();
  const { t } = words;
  return (
    <section class="sheet far" aria-labelledby="invitations">
      <h2 id="invitations">{t['far.invitations']}</h2>
      <ul>
        {invitations.map(({ card: { id, game }, by, invitation }) => (
          <li key={id}>
            <a
              class="button far-table button-main"
              href={address({ t: 'net', mode: 'play', id, ...(invitation !== undefined && { invitation }) })}
            >
              <span dir="auto">{t['far.invites'](by, gameName(words, game))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who you are at a table, here and on another device; a way back in before you have sat at one. */
export function You() {
  const { t } = useWords();
  if (useMe() === undefined)
    return (
      <p class="far-sign-in">
        <a href={address({ t: 'me' })}>{t['me.signIn']}</a>
      </p>
    );
  return (
    <section class="sheet far-me" aria-labelledby="me">
      <h2 id="me">{t['me.title']}</h2>
      <NameField />
      <div class="buttons">
        <a class="button" href={address({ t: 'me' })}>
          {t['me.keep']}
        </a>
        <a class="button" href={address({ t: 'notices' })}>
          {t['me.notices']}
        </a>
        <a class="button" href={address({ t: 'people' })}>
          {t['me.people']}
        </a>
      </div>
      <details>
        <summary>{t['device.make']}</summary>
        <p class="small">{t['device.why']}</p>
        <AnotherDevice />
      </details>
    </section>
  );
}
