import { expect, test } from 'vitest';
import { type Box, changed, withComponents } from './box.ts';

const STANDARD = { deeds: { D05: { vp: 1, name: 'Ford', isOld: true } }, turns: 8, 'last-turn': 9 };

test.each([
  ['deeds.D05.vp=2', { ...STANDARD, deeds: { D05: { vp: 2, name: 'Ford', isOld: true } } }],
  ['deeds.D05.isOld=false', { ...STANDARD, deeds: { D05: { vp: 1, name: 'Ford', isOld: false } } }],
  ['turns=6', { ...STANDARD, turns: 6 }],
  ['last-turn=7', { ...STANDARD, 'last-turn': 7 }],
])('%s changes a copy', (change, expected) => {
  expect(changed(STANDARD, change)).toEqual({ value: expected });
  expect(STANDARD.deeds.D05.vp).toBe(1);
});

test.each(['deeds.D06.vp=2', 'deeds.D05.vp=two', 'deeds.D05.colour=red', 'toString.length=1', 'turns', 'deeds=1'])(
  '%s is refused',
  (change) => expect(changed(STANDARD, change).problems).toHaveLength(1),
);

test('the standard components are back after a box of one, whatever happened', () => {
  const used: object[] = [];
  const box: Box<typeof STANDARD> = { standard: STANDARD, use: (components) => void used.push(components) };
  const other = { ...STANDARD, turns: 6 };
  const stumble = (): never => {
    throw new Error('no');
  };
  expect(() => withComponents(box, other, stumble)).toThrow('no');
  expect(used).toEqual([other, STANDARD]);
});
