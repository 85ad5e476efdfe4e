import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Changes, Comparison, patch } from './difference.ts';

const changesOf = (before: unknown, after: unknown, comparison = new Comparison()): Changes =>
  JSON.parse(`{${comparison.between(before, after)!.slice(1)}}`) as Changes;

test('a difference makes the second view from the first', () => {
  const views = fc.letrec((tie) => ({
    view: fc.record({ card: fc.integer(), deck: fc.array(fc.integer()), realms: fc.array(tie('realm')) }),
    realm: fc.record(
      { board: fc.array(fc.nat(3), { minLength: 4, maxLength: 6 }), sealed: fc.nat(2), gone: fc.nat(1) },
      { requiredKeys: ['board'] },
    ),
  })).view;
  fc.assert(
    fc.property(views, views, (before, after) => {
      const kept = structuredClone(before);
      expect(patch(before, changesOf(before, after))).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
});

test('viewers who share parts get what each of them would get alone', () => {
  const comparison = new Comparison();
  const [hidden, shown] = [{ sealed: -2 }, { sealed: 7 }];
  const [laid, other] = [{ sealed: -1 }, { sealed: -1 }];
  const after = { realms: [laid, other] };
  for (const before of [{ realms: [hidden, hidden] }, { realms: [shown, hidden] }, { realms: [hidden, other] }])
    for (const now of [after, { realms: [other, laid] }, after])
      expect(changesOf(before, now, comparison)).toEqual(changesOf(before, now));
});

test('one change is one path, a cut list is its length', () => {
  const before = { deck: [-2, -2, -2, -2, -2], realms: [{ board: [1, 2, 3, 4] }] };
  const after = { deck: [-2, -2, -2, -2], realms: [{ board: [1, 2, 9, 4] }] };
  expect(changesOf(before, after)).toEqual({ 'deck.length': 4, 'realms.0.board.2': 9 });
});

test('views with different keys have no difference', () => {
  expect(new Comparison().between({ a: 1 }, { b: 1 })).toBeUndefined();
  expect(new Comparison().between([1], { 0: 1 })).toBeUndefined();
});

test('a hostile path reaches no prototype', () => {
  expect(() => patch({ a: 1 }, { '__proto__.polluted': 1 })).toThrow('no __proto__');
  expect(() => patch({ a: 1 }, { 'constructor.prototype.polluted': 1 })).toThrow('no constructor');
});
