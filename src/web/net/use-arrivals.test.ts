/** What a television says of those who come and go. */
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import { televisionEn } from '../i18n/television-en.ts';
import { arrival } from './use-arrivals.ts';

const words = { t: televisionEn } as unknown as Parameters<typeof arrival>[0];
const EMPTY: SeatInfo = { t: 'empty' };
const person = (name: string): SeatInfo => ({ t: 'person', person: name.toLowerCase(), name, here: true });
const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 't', seats, ...more }) as TableInfo;

const ALONE = table([person('Ana'), EMPTY]);
const BOTH = table([person('Ana'), person('Ben')]);
const BOT: SeatInfo = { t: 'bot', name: 'Kay', bot: 'easy', was: 'ben' };

test.each([
  ['who joins', ALONE, BOTH, 'Ben has joined.'],
  ['who leaves', BOTH, ALONE, 'Ben has left.'],
  ['whom the host removes', BOTH, table(ALONE.seats, { removed: ['ben'] }), 'The host has removed Ben.'],
  ['for whom a bot plays on', BOTH, table([person('Ana'), BOT]), 'Ben has left. Kay plays on in that seat.'],
  [
    'the bot that keeps the name, as a bot',
    BOTH,
    table([person('Ana'), { ...BOT, name: 'Ben' }]),
    'Ben has left. A bot plays on in that seat.',
  ],
  [
    'nobody who only takes another name',
    BOTH,
    table([person('Ana'), { ...person('Ben'), name: 'Bea' } as SeatInfo]),
    undefined,
  ],
  ['nobody at another table', ALONE, { ...BOTH, id: 'u' }, undefined],
])('it names %s', (_, before, now, said) => expect(arrival(words, before, now)?.(now)).toBe(said));

test('who has just come and takes another name is called by it', () => {
  const heard = arrival(words, ALONE, BOTH);
  const renamed = table([person('Ana'), { ...person('Ben'), name: 'Bea' } as SeatInfo]);
  expect(heard?.(renamed)).toBe('Bea has joined.');
  expect(heard?.(ALONE)).toBe('Ben has joined.');
});
