/** How many lines of chat have come since somebody last looked. */
import { useState } from 'preact/hooks';
import { keep, kept } from '../local/storage.ts';
import { knownMe } from './me.ts';
import { isPersonMuted } from './mutes.ts';
import type { NetTable } from './net-table.ts';

const readLast = (table: string): number =>
  kept(`read/${table}`, (raw) => (typeof raw === 'number' ? raw : undefined)) ?? 0;

/** The count, and what to call when they are read. */
export function useUnread(table: NetTable): [number, () => void] {
  const [seen, setSeen] = useState(() => readLast(table.id));
  const me = knownMe()?.id;
  const unread = table.chats().filter(({ c, from }) => c > seen && from !== me && !isPersonMuted(from));
  const read = (): void => {
    const last = table.chats().at(-1)?.c ?? 0;
    if (last === seen) return;
    keep(`read/${table.id}`, last);
    setSeen(last);
  };
  return [unread.length, read];
}
