/** What the hall knows from the server: your tables and whose turn it is, listed tables, and who you are. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import type { OwnTable } from '../../wire/http.ts';
import { gameName, MANIFESTS } from '../games.ts';
import { AnotherDevice } from '../lobby/device.tsx';
import { NameField } from '../lobby/name-field.tsx';
import { ask } from '../net/ask.ts';
import { useMe } from '../net/me.ts';
import { address } from '../route.ts';
import { listed } from '../../core/text.ts';
import { dateOf } from '../i18n/dates.ts';
import { useWords, type Words } from '../i18n/words.tsx';

/** How often the hall asks again while somebody looks at it. */
const EVERY = 15_000;
const MOST_LISTED = 8;
const MOST_OVER = 5;

interface Known {
  readonly own: readonly OwnTable[];
  readonly listed: readonly TableInfo[];
}

function useFar(me: string | undefined): Known {
  const [known, setKnown] = useState<Known>({ own: [], listed: [] });
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const [own, open] = await Promise.all([
        me === undefined ? undefined : ask<{ tables: OwnTable[] }>('GET', '/me/tables'),
        ask<{ tables: TableInfo[] }>('GET', '/tables'),
      ]);
      setKnown({ own: own?.value?.tables ?? [], listed: open.value?.tables ?? [] });
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
  const { own, listed: open } = useFar(me?.id);
  const running = own.filter(({ card }) => card.status === 'open' || card.status === 'playing');
  const over = own.filter(({ card }) => card.status === 'over').slice(0, MOST_OVER);
  const others = open.filter(({ id }) => own.every(({ card }) => card.id !== id));
  return (
    <>
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
          <TableList tables={others.slice(0, MOST_LISTED).map((card) => ({ card, owes: false }))} />
        </section>
      )}
    </>
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
      </div>
      <details>
        <summary>{t['device.make']}</summary>
        <p class="small">{t['device.why']}</p>
        <AnotherDevice />
      </details>
    </section>
  );
}

function TableList({ tables }: { tables: readonly Pick<OwnTable, 'card' | 'owes'>[] }) {
  return (
    <ul>
      {tables.map(({ card, owes }) => (
        <li key={card.id}>
          <TableLink card={card} owes={owes} />
        </li>
      ))}
    </ul>
  );
}

function TableLink({ card, owes }: { card: TableInfo; owes: boolean }) {
  const words = useWords();
  const { t } = words;
  const names = card.seats.flatMap((sitter) => (sitter.t === 'empty' ? [] : [sitter.name]));
  const free = card.seats.length - names.length;
  const what = owes ? t['far.yourTurn'] : stateOf(words, card, free);
  return (
    <a class={`button far-table ${owes ? 'button-main' : ''}`} href={address({ t: 'net', mode: 'play', id: card.id })}>
      <span dir="auto">{listed(words, names)}</span>
      <i>
        {Object.keys(MANIFESTS).length > 1 && `${gameName(words, card.game)} · `}
        {card.daily !== undefined && `${t['far.deal'](dateOf(words, card.daily))} · `}
        {what}
      </i>
    </a>
  );
}

function stateOf({ t }: Words, { status, outcome }: TableInfo, free: number): string {
  if (status === 'open') return free > 0 ? t['far.free'](free) : t['far.ready'];
  if (status === 'over') return outcome === undefined ? t['far.ended'] : outcome.scores.join(' : ');
  return t['far.playing'];
}
