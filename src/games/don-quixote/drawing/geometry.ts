/**
 * DQ-15.13: where the roads and features of a tile run, in a tile of 100 by 200. A road leaves each side at its middle
 * and at a right angle, so that neighbours always meet; between, it wanders a little, the same way every time.
 */
import { type Lay, type Member, type Side, TILES, tileOf, turnOf } from '../rules/components.ts';

export type Point = readonly [x: number, y: number];

/** The sides of a half as stored, outer side on top, in a square of 100; and the way inwards from each. */
const SIDES: { readonly [side in Side]: { readonly at: Point; readonly inwards: Point } } = {
  outer: { at: [50, 0], inwards: [0, 1] },
  left: { at: [0, 50], inwards: [1, 0] },
  right: { at: [100, 50], inwards: [-1, 0] },
  inner: { at: [50, 100], inwards: [0, -1] },
};

const CENTRE: Point = [50, 50];

/** Halves with two roads make room: the feature steps aside. */
const ASIDE: { readonly [tile: string]: Point } = { Wm5: [29, 48], Wm6: [68, 37], Ch5: [50, 69] };

/** Two roads of a half that would run through the feature bend round it: the point they bend to. */
const BENDS: { readonly [tile: string]: Point } = { Wm5: [66, 62], Wm6: [36, 66], Ch5: [50, 10] };

/** How far from the outer side the gate of a castle stands, in its top and its bottom half, and at which side. */
const GATE_DEPTH = [50, 50] as const;
const GATE_ACROSS = { left: 23, right: 77 } as const;

/** Where the feature of a tile stands as it lies. */
export function featureAt(lay: Lay): Point {
  const { id } = TILES[tileOf(lay)];
  return place(lay, 0, ASIDE[id] ?? CENTRE);
}

/** The path of one road of one half, as it lies: `half` and `road` count as in `halvesOf(lay)`. */
export function roadPath(lay: Lay, half: 0 | 1, road: number): string {
  const stored = turnOf(lay) === 0 ? half : half === 0 ? 1 : 0;
  const tile = TILES[tileOf(lay)];
  const members = (stored === 0 ? tile.top : tile.bottom).roads[road];
  const sides = members.filter((member): member is Side => member !== 'feature');
  const curves =
    members.length === 2 && sides.length === 2
      ? [through(tile.id, sides[0], sides[1], stored === 0 ? BENDS[tile.id] : undefined)]
      : sides.map((side) => towards(side, meeting(tile.id, members, stored), wander(tile.id, stored, side)));
  return curves
    .map((points) => points.map((point) => place(lay, stored, point).join(' ')))
    .map(([from, a, b, to]) => `M${from}C${a} ${b} ${to}`)
    .join('');
}

/** Where all ends of a road come together. */
function meeting(id: string, members: readonly Member[], stored: 0 | 1): Point {
  if (!members.includes('feature')) return [50 + wander(id, stored, 'outer') / 2, 50 + wander(id, stored, 'left') / 2];
  if (id.startsWith('Ca')) return [GATE_ACROSS[members.includes('left') ? 'left' : 'right'], GATE_DEPTH[stored]];
  return stored === 0 ? (ASIDE[id] ?? CENTRE) : CENTRE;
}

type Curve = readonly [from: Point, a: Point, b: Point, to: Point];

/** From a side to a point inside. */
function towards(side: Side, to: Point, bend: number): Curve {
  const { at, inwards } = SIDES[side];
  const reach = 0.45 * Math.hypot(to[0] - at[0], to[1] - at[1]);
  const leave: Point = [at[0] + reach * inwards[0], at[1] + reach * inwards[1]];
  const arrive: Point = [(leave[0] + to[0]) / 2 + bend * inwards[1], (leave[1] + to[1]) / 2 + bend * inwards[0]];
  return [at, leave, arrive, to];
}

/** From side to side, by way of a point if there is one. */
function through(id: string, one: Side, other: Side, by?: Point): Curve {
  const [from, to] = [SIDES[one], SIDES[other]];
  if (by !== undefined) return [from.at, mix(from.at, by, 0.75), mix(to.at, by, 0.75), to.at];
  const straight = from.inwards[0] === -to.inwards[0] && from.inwards[1] === -to.inwards[1];
  const sway = straight ? 9 * (hash(`${id}${one}`) < 0.5 ? -1 : 1) : 0;
  const reach = straight ? 38 : 30;
  const control = (side: typeof from, by_: number): Point => [
    side.at[0] + reach * side.inwards[0] + by_ * side.inwards[1],
    side.at[1] + reach * side.inwards[1] + by_ * side.inwards[0],
  ];
  return [from.at, control(from, sway), control(to, sway), to.at];
}

const mix = (a: Point, b: Point, part: number): Point => [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];

const wander = (id: string, stored: number, side: Side): number => 12 * hash(`${id}${stored}${side}`) - 6;

/** From a half as stored to the tile as it lies (DQ-3.6): the bottom half hangs below, and half a turn turns all. */
function place(lay: Lay, stored: 0 | 1, [x, y]: Point): Point {
  const down = stored === 0 ? y : 200 - y;
  return turnOf(lay) === 0 ? [round(x), round(down)] : [round(100 - x), round(200 - down)];
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

/** A number from 0 to 1 that is always the same for the same text. */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}

/** The corners of a tile in which nothing runs, for trees and tufts: four to a half. */
function corners(lay: Lay): Point[] {
  const [fx, fy] = featureAt(lay);
  const all: Point[] = [22, 78, 122, 178].flatMap((y): Point[] => [
    [21, y],
    [79, y],
  ]);
  return all.filter(([x, y]) => Math.hypot(x - fx, y - fy) > 34);
}

/** What grows in the corners: olive trees, cypresses, tufts, furrows and stones. */
const GROWTHS = [
  'M-9 8q9-4 18 0M0 7V1M-1 5l-4-4M0-9a8 7 0 1 0 .1 0zM-4-6q2 3 0 6M1-7q3 4 0 8M4-4q1 2 0 4',
  'M-4 9Q-6-4 0-15 6-4 4 9zM0 9V-8M2 8Q3 0 1-6M-7 10h14',
  'M-10 6q2-8 0-11M-8 6q3-6 6-8M-11 6q-2-4-4-5M4 9q1-7-1-9M6 9q3-5 5-6M3 9Q1 5-1 4',
  'M-13 8Q0 2 13 7M-13 4Q0-2 13 3M-13 0Q0-6 13-1M-13-4Q0-10 13-5',
  'M-11 6q1-7 6-7t6 7zM2 7q0-4 4-5t6 5zM-4 1q2 2 2 5M7 3q2 1 2 4',
  'M-6 9q6-3 12 0M0 8V2M0-6a6 5 0 1 0 .1 0zM9 9q4-2 8 0M13 8V4M13-2a4.5 3.8 0 1 0 .1 0z',
];

/** The growth of a tile: where it stands, how large, and its strokes. */
export function growths(lay: Lay): { d: string; x: number; y: number; scale: number }[] {
  return corners(lay).flatMap(([x, y], i) => {
    const chance = hash(`${tileOf(lay)}/${i}`);
    if (chance < 0.18) return [];
    const d = GROWTHS[Math.floor(((chance - 0.18) / 0.82) * GROWTHS.length)];
    const scale = Math.round(100 * (0.75 + 0.35 * hash(`${i}/${tileOf(lay)}`))) / 100;
    return [{ d, x, y, scale }];
  });
}
