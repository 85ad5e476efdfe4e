import { expect, test } from 'vitest';
import { listedPeople } from './text.ts';

test('"You" among others is written small unless it comes first', () => {
  const en = (...people: string[]): string => listedPeople({ language: 'en' }, people);
  expect(en('Enid', 'You')).toBe('Enid and you');
  expect(en('You', 'Youssef')).toBe('You and Youssef');
  expect(en('Kay pays 1', 'You pay 2')).toBe('Kay pays 1 and you pay 2');
  expect(listedPeople({ language: 'es' }, ['Enid', 'Tú'])).toBe('Enid y tú');
});
