import { expect, test } from 'vitest';
import type { Happening } from '../rules/happenings.ts';
import { tally } from './index.ts';

const revealed: Happening = { t: 'revealed', seat: 0, arthur: 1, event: 3, away: 4 };
const faces = (seat: number, down: number): Happening => ({ t: 'shownFaces', seat, up: 0, down });
const ranked = (first: number, victories: number[]): Happening => ({ t: 'ranked', ranking: [first], victories, lots: false }); // prettier-ignore

test('a betrayal is one card turned down or more; who is alone with it is counted apart', () => {
  const events = [revealed, faces(0, 4), faces(1, 0), revealed, faces(0, 6), faces(1, 1), faces(2, 0)];
  expect(tally.count(events, 3)).toEqual([{ betrayed: 2, alone: 1 }, { loyal: 1, betrayed: 1 }, { loyal: 1 }]);
});

test('cards turned down in a Disaster betray nobody', () => {
  expect(tally.count([revealed, faces(0, 4), faces(1, 0), { t: 'disaster', up: 1, down: 1 }], 2)).toEqual([{}, {}]);
});

test.each([
  ['damosel', [ranked(1, [0, 3])]],
  ['knight', [ranked(1, [1, 2])]],
  ['worship', [ranked(1, [0, 1])]],
  ['none', [ranked(1, [0, 0])]],
  ['battle', [ranked(0, [3, 0]), { t: 'fought', seat: 0, round: 1, card: 1, fate: 'defeated' }, { t: 'won', seat: 1, ranking: [1, 0] }]], // prettier-ignore
  ['election', [ranked(0, [3, 0]), { t: 'elected', seat: 1, discarded: 0, lots: [0, 1] }, { t: 'won', seat: 1, ranking: [1, 0] }]], // prettier-ignore
  ['damosel', [ranked(1, [0, 3]), { t: 'won', seat: 1, ranking: [1, 0] }]], // Camlann without a battle
] as [string, Happening[]][])('the winner won by %s', (how, events) => {
  expect(tally.count(events, 2)).toEqual([{}, { [how]: 1 }]);
});
