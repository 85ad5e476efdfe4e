/** The drawing tells the truth: roads that the rules join meet on paper, and no others. */
import { expect, test } from 'vitest';
import { halvesOf, LAYS, type Member } from '../rules/components.ts';
import { featureAt, roadPath } from './geometry.ts';

/** Where a road leaves a half of the tile as it lies. */
const EXITS: { readonly [half: number]: { readonly [side in Member]?: string } } = {
  0: { outer: '50 0', left: '0 50', right: '100 50', inner: '50 100' },
  1: { outer: '50 200', left: '0 150', right: '100 150', inner: '50 100' },
};

const LAYS_ALL = Array.from({ length: LAYS }, (_, lay) => lay);

test.each(LAYS_ALL)('DQ-15.13 the roads of lay %i end at the middle of the sides they reach', (lay) => {
  halvesOf(lay).forEach(({ roads }, half) =>
    roads.forEach((members, road) => {
      const ends: readonly string[] = roadPath(lay, half as 0 | 1, road).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
      const reached = Object.values(EXITS[half]).filter((exit) => ends.includes(exit));
      const expected = members.filter((member) => member !== 'feature').map((side) => EXITS[half][side]);
      expect(new Set(reached)).toEqual(new Set(expected));
    }),
  );
});

test.each(LAYS_ALL.slice(0, 44))('DQ-3.6 the feature of lay %i lies in the half that has it', (lay) => {
  const half = halvesOf(lay).findIndex(({ feature }) => feature !== 'none');
  expect(Math.floor(featureAt(lay)[1] / 100)).toBe(half);
});
