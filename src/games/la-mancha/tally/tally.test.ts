import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { tally } from './index.ts';

const journey = (card: number): Event => ({ t: 'journey', seat: 0, card, aside: false });
const applauded = (seat: number, tale: number): Event => ({ t: 'applauded', seat, tale, with: 'laurel' });
const named = (tellers: number[], tale: number): Event => ({ t: 'named', seat: tellers[tale], judge: 0, tale, tellers, remark: '' }); // prettier-ignore

test('tales told and won, and the one with the most applause, also after the verdict', () => {
  const tellings: Event[][] = [
    [journey(3), applauded(2, 0), named([1, 2], 0), applauded(3, 0)],
    [journey(5), applauded(2, 1), { t: 'nobody', judge: 0, tellers: [2, 1] }],
    [journey(9), applauded(1, 1), named([1, 2], 1)],
  ];
  expect(tally.count(tellings.flat(), 3)).toEqual([
    {},
    { told: 3, won: 1, applause: 2, card: 3 },
    { told: 3, won: 1, applause: 1, card: 9 },
  ]);
});
