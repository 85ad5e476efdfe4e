/** The admin desk. Each part is fetched when somebody looks at it. */
import './admin.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskState } from '../../wire/desk.ts';
import { Fetched, lazily, type Lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address, DESK_PARTS, type DeskPart } from '../route.ts';
import { Claim } from './claim.tsx';

const PARTS: { readonly [part in DeskPart]: Lazily<ComponentType> } = {
  server: lazily(async () => (await import('./server.tsx')).DeskServer),
  tables: lazily(async () => (await import('./tables.tsx')).DeskTables),
  people: lazily(async () => (await import('./people.tsx')).DeskPeople),
  reports: lazily(async () => (await import('./reports.tsx')).DeskReports),
  news: lazily(async () => (await import('./news.tsx')).DeskNews),
  log: lazily(async () => (await import('./log.tsx')).DeskLog),
};

export function AdminPage({ part }: { readonly part: DeskPart }) {
  const { t } = useWords();
  const [{ value: state, refused }, setState] = useState<Partial<Answer<DeskState>>>({});
  useEffect(() => void ask<DeskState>('GET', '/admin').then(setState), []);
  return (
    <main class="admin">
      <h1>{t['admin.title']}</h1>
      <ProblemNote refused={refused} />
      {state?.isAdmin === true && <Nav part={part} />}
      {state?.isAdmin === true && (
        <section class="sheet" aria-label={t[`admin.part.${part}`]}>
          <h2>{t[`admin.part.${part}`]}</h2>
          <Shown key={part} part={part} />
        </section>
      )}
      {state?.isAdmin === false && (
        <section class="sheet" aria-label={t['admin.way']}>
          <h2>{t['admin.way']}</h2>
          <Claim state={state} onState={(value) => setState({ value })} />
        </section>
      )}
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
      </div>
    </main>
  );
}

function Nav({ part }: { readonly part: DeskPart }) {
  const { t } = useWords();
  return (
    <nav class="buttons admin-nav" aria-label={t['admin.title']}>
      {DESK_PARTS.map((each) => (
        <a
          key={each}
          class={`button ${each === part ? 'button-main' : ''}`}
          href={address({ t: 'admin', part: each })}
          {...(each === part && { 'aria-current': 'page' as const })}
        >
          {t[`admin.part.${each}`]}
        </a>
      ))}
    </nav>
  );
}

function Shown({ part }: { readonly part: DeskPart }) {
  return <Fetched fetching={useFetched(PARTS[part])}>{(Part) => <Part />}</Fetched>;
}
