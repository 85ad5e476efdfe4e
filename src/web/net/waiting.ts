/** Looks now and then how many tables of the server wait for the reader, for the title of the tab. */
import type { OwnTable } from '../../wire/http.ts';
import { setWaiting } from '../local/title.ts';
import { ask } from './ask.ts';
import { knownMe } from './me.ts';

const EVERY = 60_000;

/** Also in the background: there the title is all one sees. */
export function countWaiting(): void {
  const look = async (): Promise<void> => {
    if (knownMe() === undefined) return;
    const { value } = await ask<{ tables: OwnTable[] }>('GET', '/me/tables');
    if (value !== undefined) setWaiting(value.tables.filter(({ owes }) => owes).length);
  };
  setInterval(() => void look(), EVERY);
  document.addEventListener('visibilitychange', () => void look());
  void look();
}
