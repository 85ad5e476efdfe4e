/** What the hall knows from the server: your tables and whose turn it is, listed tables, and who you are. */
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../wire/card.ts';
import type { OwnTable } from '../../wire/http.ts';
import { SHELF } from '../boards/shelf.ts';
import { AnotherDevice } from '../lobby/device.tsx';
import { NameField } from '../lobby/name-field.tsx';
import { ask } from '../net/ask.ts';
import { useMe } from '../net/me.ts';
import { address } from '../route.ts';
import { listed, useWords, type Words } from '../words/words.tsx';

/** How often the hall asks again while somebody looks at it. */
const EVERY = 15_000;

interface Known {
  readonly own: readonly OwnTable[];
  readonly listed: readonly Card[];
}

function useFar(me: string | undefined): Known {
  const [known, setKnown] = useState<Known>({ own: [], listed: [] });
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const [own, open] = await Promise.all([
        me === undefined ? undefined : ask<{ tables: OwnTable[] }>('GET', '/me/tables'),
        ask<{ tables: Card[] }>('GET', '/tables'),
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
  const over = own.filter(({ card }) => card.status === 'over').slice(0, 5);
  const others = open.filter(({ id }) => own.every(({ card }) => card.id !== id));
  return (
    <>
      {running.length > 0 && (
        <section class="sheet far" aria-labelledby="own">
          <h2 id="own">{t['far.own']}</h2>
          <ul>
            {running.map((table) => (
              <li key={table.card.id}>
                <TableLink card={table.card} owes={table.owes} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section class="sheet far" aria-labelledby="listed">
          <h2 id="listed">{t['far.listed']}</h2>
          <ul>
            {others.slice(0, 8).map((card) => (
              <li key={card.id}>
                <TableLink card={card} owes={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {me !== undefined && (
        <section class="sheet far-me" aria-labelledby="me">
          <h2 id="me">{t['me.title']}</h2>
          <NameField />
          <details>
            <summary>{t['device.make']}</summary>
            <p class="small">{t['device.why']}</p>
            <AnotherDevice />
          </details>
          {over.length > 0 && (
            <details>
              <summary>{t['far.over']}</summary>
              <ul>
                {over.map(({ card }) => (
                  <li key={card.id}>
                    <TableLink card={card} owes={false} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}

function TableLink({ card, owes }: { card: Card; owes: boolean }) {
  const words = useWords();
  const { t } = words;
  const names = card.seats.flatMap((sitter) => (sitter.t === 'empty' ? [] : [sitter.name]));
  const free = card.seats.length - names.length;
  const what = owes ? t['far.yourTurn'] : stateOf(words, card, free);
  return (
    <a class={`button far-table ${owes ? 'button-main' : ''}`} href={address({ t: 'net', mode: 'play', id: card.id })}>
      <span dir="auto">{listed(words, names)}</span>
      <i>
        {Object.keys(SHELF).length > 1 && `${t[`box.${card.game}` as 'box.don-quixote']} · `}
        {what}
      </i>
    </a>
  );
}

function stateOf({ t }: Words, { status, outcome }: Card, free: number): string {
  if (status === 'open') return free > 0 ? t['far.free'](free) : t['far.ready'];
  if (status === 'over') return outcome === undefined ? t['far.ended'] : outcome.scores.join(' : ');
  return t['far.playing'];
}
