import { describe, expect, test } from 'vitest';
import {
  CASTLE_4,
  CASTLE_6,
  columnOf,
  FIELDS,
  fieldName,
  type Half,
  halvesOf,
  type Member,
  ROAD_TILES,
  rowOf,
  TILES,
} from './components.ts';
import { EXITS, ROAD_AT, ROADS, SEAMS } from './06-connection.ts';
import { game } from './index.ts';
import { lay, tile } from '../testing/scene.ts';

const road = TILES.slice(0, ROAD_TILES);
const halves = (known: (typeof TILES)[number]): Half[] => [known.top, known.bottom];
const exits = (half: Half): Member[] =>
  half.roads.flat().filter((member) => member !== 'feature' && member !== 'inner');
const shape = (half: Half): string => half.roads.map((set) => set.toSorted().join('-')).join(' | ');

describe('1 Components', () => {
  test('DQ-1.1 one to four play', () => {
    expect(game.seats).toEqual({ min: 1, max: 4 });
  });

  test('DQ-1.3, DQ-1.4 there is a field for each card from A1 to H3, and no other', () => {
    const names = Array.from({ length: FIELDS }, (_, field) => fieldName(field));
    expect(names.toSorted().join(' ')).toBe('A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3');
  });

  test('DQ-1.5 a set is two castles and 22 road tiles', () => {
    expect(road.every(({ kind }) => kind === 'road')).toBe(true);
    expect([TILES[CASTLE_6].id, TILES[CASTLE_4].id]).toEqual(['Ca6', 'Ca4']);
  });

  test('DQ-1.6, DQ-1.8 each road tile has one feature: 9 knights, 7 windmills, 6 churches', () => {
    const count = (feature: string): number => road.filter(({ top }) => top.feature === feature).length;
    expect([count('knight'), count('windmill'), count('church')]).toEqual([9, 7, 6]);
    expect(road.filter(({ bottom }) => bottom.feature !== 'none')).toEqual([]);
  });

  test('DQ-1.7, DQ-1.8 three knights each of 1, 2 and 3 shields', () => {
    const shields = road.filter(({ top }) => top.feature === 'knight').map(({ top }) => top.shields);
    expect(shields.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });
});

describe('2 The Principality', () => {
  test('DQ-2.1, DQ-2.3 18 fields of 24 are on the edge; A1 is top left, H3 bottom right', () => {
    const inside = Array.from({ length: FIELDS }, (_, field) => field).filter(
      (field) => rowOf(field) === 1 && columnOf(field) > 0 && columnOf(field) < 7,
    );
    expect(inside.map(fieldName)).toEqual(['B2', 'C2', 'D2', 'E2', 'F2', 'G2']);
    expect([fieldName(0), fieldName(23)]).toEqual(['A1', 'H3']);
  });

  test('DQ-2.4, DQ-2.5 42 seams left to right join halves of one height, 16 lead to the field below', () => {
    const seams = Array.from({ length: SEAMS.length / 4 }, (_, i) => SEAMS.subarray(4 * i, 4 * i + 4));
    const beside = seams.filter(([, exit]) => exit !== 5);
    const below = seams.filter(([, exit]) => exit === 5);
    expect([beside.length, below.length]).toEqual([42, 16]);
    for (const [field, exit, other, theirs] of beside) {
      expect([other - field, rowOf(other)]).toEqual([1, rowOf(field)]);
      expect([exit, theirs]).toEqual(exit === 2 ? [2, 1] : [4, 3]);
    }
    for (const [field, , other, theirs] of below) expect([other - field, theirs]).toEqual([8, 0]);
  });
});

describe('3 Tiles', () => {
  test('DQ-2.2, DQ-3.1, DQ-3.2 two halves, one above the other, with up to three exits each', () => {
    for (const known of TILES) for (const half of halves(known)) expect(exits(half).length).toBeLessThanOrEqual(3);
  });

  test('DQ-3.3, DQ-3.5 no side stands in two roads of a half, no road has a loose end', () => {
    for (const half of TILES.flatMap(halves)) {
      const members = half.roads.flat();
      expect(new Set(members).size).toBe(members.length);
      for (const set of half.roads) expect(set.length).toBeGreaterThanOrEqual(2);
      expect(members.includes('feature')).toBe(half.feature !== 'none');
    }
  });

  test('DQ-3.4 both halves reach the inner side, or neither does', () => {
    for (const { top, bottom } of TILES)
      expect(top.roads.flat().includes('inner')).toBe(bottom.roads.flat().includes('inner'));
  });

  test('DQ-1.7, DQ-3.5, DQ-3.9 2 to 4 exits on a road tile, 66 in all, and 22 of each kind', () => {
    const counts = road.map((known) => halves(known).flatMap(exits).length);
    const of = (n: number): number => counts.filter((count) => count === n).length;
    expect([of(2), of(3), of(4)]).toEqual([5, 12, 5]);
    const kinds = road.flatMap((known) => [
      ...exits(known.top).map((side) => (side === 'outer' ? 'outer' : side)),
      ...exits(known.bottom).map((side) => (side === 'outer' ? 'outer' : side === 'left' ? 'right' : 'left')),
    ]);
    const kind = (name: string): number => kinds.filter((found) => found === name).length;
    expect([kind('outer'), kind('left'), kind('right')]).toEqual([22, 22, 22]);
  });

  test('DQ-3.9 no two roads of a half cross', () => {
    for (const half of TILES.flatMap(halves)) {
      const whole = half.roads.map((set) => new Set(set));
      const cross =
        whole.some((set) => set.has('left') && set.has('right')) &&
        whole.some((set) => set.has('outer') && set.has('inner') && !set.has('left'));
      expect(cross).toBe(false);
    }
  });

  test('DQ-3.6 how turned tiles lie: the upper half over the lower', () => {
    const TURNED = ['Kn1a*', 'Kn2c*', 'Wm5*', 'Ch5*', 'Ca6*', 'Ca4*'];
    expect(TURNED.map((laid) => `${laid}: ${halvesOf(lay(laid)).map(shape).join(' over ')}`).join('\n')).toBe(`\
Kn1a*: inner-left over feature-inner-outer-right
Kn2c*: left-outer over feature-outer-right
Wm5*: inner-outer-right over feature-right | inner-left
Ch5*: inner-outer over feature-inner | left-right
Ca6*: feature-right over feature-left
Ca4*: feature-left over feature-right`);
  });

  test('DQ-3.7, DQ-13.3, DQ-11.4 a castle has two roads, not linked, and looks the same turned', () => {
    for (const castle of [CASTLE_6, CASTLE_4]) {
      expect(ROADS[2 * castle].map(({ exits: out, castle: origin }) => [out, origin])).toEqual(
        ROADS[2 * castle + 1].map(({ exits: out, castle: origin }) => [out, origin]),
      );
      expect(ROADS[2 * castle].length).toBe(2);
    }
  });

  test('DQ-13.3 to turn a tile twice restores it', () => {
    const opposite = [5, 4, 3, 2, 1, 0];
    for (let known = 0; known < TILES.length; known++)
      for (let exit = 0; exit < EXITS; exit++) {
        const straight = ROAD_AT[2 * known * EXITS + exit];
        const turned = ROAD_AT[(2 * known + 1) * EXITS + opposite[exit]];
        expect(turned < 0).toBe(straight < 0);
      }
  });

  test.each([
    ['Kn3b', 'F-I over O-L-I: reached through the other half', 1],
    ['Kn3a', 'F-O over L-R: halves not linked', 2],
    ['Wm5', 'two roads in the top half, one of them linked', 2],
    ['Ch5', 'a road passes the church', 2],
  ])('DQ-3.8, DQ-3.10 %s: %s', (id, _note, roads) => {
    expect(ROADS[2 * tile(id)].length).toBe(roads);
  });
});
