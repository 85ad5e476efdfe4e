/** The bubble never covers what must be tapped. */
import { expect, test } from 'vitest';
import { type Box, placeBubble } from './place.ts';

const PHONE = { w: 390, h: 844 };
const BUBBLE = { w: 366, h: 130 };

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const placed = (holes: readonly Box[]): Box => ({ ...placeBubble(holes, BUBBLE, PHONE), ...BUBBLE });

test('it stands below the thing, its tip at the middle of it', () => {
  expect(placeBubble([{ x: 40, y: 100, w: 60, h: 120 }], BUBBLE, PHONE)).toEqual({
    x: 8,
    y: 236,
    side: 'below',
    tip: 62,
  });
});

test('it stands above a thing at the foot of the page', () => {
  const thing = { x: 300, y: 700, w: 60, h: 120 };
  expect(placeBubble([thing], BUBBLE, PHONE)).toMatchObject({ side: 'above' });
  expect(overlaps(placed([thing]), thing)).toBe(false);
});

test('it covers neither the thing nor what is lit, where there is room', () => {
  const holes = [
    { x: 10, y: 300, w: 50, h: 60 },
    { x: 100, y: 380, w: 200, h: 300 },
  ];
  for (const hole of holes) expect(overlaps(placed(holes), hole)).toBe(false);
});

test('it stays on the page beside a thing as large as the page, and points at nothing', () => {
  const at = placeBubble([{ x: 0, y: 0, w: 390, h: 844 }], BUBBLE, PHONE);
  expect(at.side).toBeUndefined();
  expect(at.y).toBeGreaterThanOrEqual(0);
});

test('without a thing it stands at the foot of the page', () => {
  expect(placeBubble([], BUBBLE, PHONE)).toMatchObject({ y: 844 - 130 - 8, side: undefined });
});
