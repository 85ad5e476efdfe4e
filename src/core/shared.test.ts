import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { shared } from './shared.ts';

test('parts that are equal are those of before, the others those of now', () => {
  const before = { deck: [1, 2], realms: [{ board: [0, 0] }, { board: [5, 6] }], card: 3 };
  const now = { deck: [1, 2], realms: [{ board: [0, 9] }, { board: [5, 6] }], card: 3 };
  const kept = structuredClone(now);
  const mixed = shared(before, now) as typeof now;
  expect(mixed).toEqual(kept);
  expect(mixed.deck).toBe(before.deck);
  expect(mixed.realms[0]).toBe(now.realms[0]);
  expect(mixed.realms[1]).toBe(before.realms[1]);
});

test('an equal whole is the whole of before, unless something is missing in it or more', () => {
  const before = { a: [1, { b: 2 }] };
  expect(shared(before, structuredClone(before))).toBe(before);
  for (const now of [{ a: [1, { b: 2 }], c: 1 }, { a: [1] }, {}, { a: [1, {}] }, { b: [1, { b: 2 }] }, [1], null, 4])
    expect(shared(before, now)).toEqual(now);
});

test('whatever it is, the outcome is equal to now, and both are equal to what they were', () => {
  const json = jsonValue({ maxDepth: 4 });
  assert(
    property(json, json, (before, now) => {
      const [keptBefore, keptNow] = [structuredClone(before), structuredClone(now)];
      expect(shared(before, now)).toEqual(keptNow);
      expect([before, now]).toEqual([keptBefore, keptNow]);
    }),
  );
});
