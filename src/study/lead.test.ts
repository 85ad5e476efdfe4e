import { expect, test } from 'vitest';
import { leadOf } from './lead.ts';

test('a start-to-finish win has no change of lead and is decided at once', () => {
  const lead = leadOf([[1, 0], [2, 0], [3, 1], [4, 1]], [0]); // prettier-ignore
  expect(lead).toMatchObject({ changes: 0, decided: 0, wasBehind: false, wasLast: false });
  expect(lead.ahead).toEqual(Array.from({ length: 11 }, () => 1));
});

test('a comeback is seen: behind at half-time, decided by the end alone', () => {
  const lead = leadOf([[0, 0, 0], [1, 0, 2], [2, 1, 3], [3, 2, 4]], [1]); // prettier-ignore
  expect(lead).toMatchObject({ changes: 1, decided: 1, wasBehind: true, wasLast: true });
  expect(lead.ahead[0]).toBeCloseTo(1 / 3); // all three led at the beginning
  expect(lead.ahead[10]).toBe(1);
});

test('the lead changes only from one alone to another alone', () => {
  expect(leadOf([[1, 0], [1, 1], [1, 0], [1, 2], [3, 2]], [0]).changes).toBe(2); // prettier-ignore
});

test('of those who share the win the earliest counts', () => {
  expect(leadOf([[1, 0], [1, 2]], [0, 1])).toMatchObject({ decided: 0.5 }); // prettier-ignore
});
