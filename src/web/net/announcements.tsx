/** What those who run the server tell everybody: a line on the home page and at tables, until it ends or is hidden. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Announcement, Announcements as Told } from '../../wire/desk.ts';
import { lazily, useFetched } from '../fetched.tsx';
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

const lines = lazily(() => import('./announcement-lines.tsx'));

export function Announcements() {
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
  return told.length === 0 ? undefined : <Lines />;
}

/** There is seldom anything to say: what shows it is fetched then. */
function Lines() {
  const AnnouncementLines = useFetched(lines).value?.AnnouncementLines;
  return AnnouncementLines === undefined ? undefined : <AnnouncementLines told={told} />;
}
