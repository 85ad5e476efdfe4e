/** What those who run the server tell everybody: a line on the home page and at tables, until it ends or is hidden. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Announcement, Announcements as Told } from '../../wire/desk.ts';
import { useWords } from '../i18n/words.tsx';
import { keep, kept } from '../local/storage.ts';
import { ask } from './ask.ts';

const EVERY = 60_000;

let told: readonly Announcement[] = [];
let looked = -Infinity;
const listeners = new Set<() => void>();

/** Asks the server now: it has said that there is something new, or somebody came. */
export async function lookForNews(): Promise<void> {
  looked = Date.now();
  const { value } = await ask<Told>('GET', '/announcements');
  if (value === undefined) return; // no server: what it said last stands until it ends
  told = value.announcements;
  listeners.forEach((tell) => tell());
}

const HIDDEN = 'hidden-news';
const hiddenIds = (): readonly string[] =>
  kept(HIDDEN, (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : undefined)) ?? [];

export function Announcements() {
  const { t, language } = useWords();
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const tell = (): void => redraw((count) => count + 1);
    const look = (): void => void (document.hidden || Date.now() - looked < EVERY / 2 || lookForNews());
    listeners.add(tell);
    look();
    const looking = setInterval(() => (look(), tell()), EVERY);
    return () => {
      clearInterval(looking);
      listeners.delete(tell);
    };
  }, []);
  const hide = (id: string): void => {
    keep(HIDDEN, [...hiddenIds().filter((each) => told.some((line) => line.id === each)), id]);
    listeners.forEach((tell) => tell());
  };
  const hidden = hiddenIds();
  return (
    <>
      {told
        .filter(({ id, until }) => until > Date.now() && !hidden.includes(id))
        .map(({ id, en, es }) => (
          <div key={id} class="announcement" role="status">
            <p lang={language === 'es' && es !== undefined ? 'es' : 'en'} dir="auto" translate={false}>
              {language === 'es' ? (es ?? en) : en}
            </p>
            <button type="button" class="button" onClick={() => hide(id)}>
              {t['news.hide']}
            </button>
          </div>
        ))}
    </>
  );
}
