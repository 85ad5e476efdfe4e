/** Which roads and features light up, and why: made of what the rules say is connected or counted. */
import { FIELDS, type Lay } from '../rules/components.ts';
import { networks, nodeOf, ROADS } from '../rules/06-connection.ts';
import type { Reason, Stretch } from '../rules/explain.ts';
import { openEnds } from './open-ends.ts';

/** DQ-15.11: networks differ by their line, not by hue alone. */
export const LINES = ['solid', 'double', 'dashed', 'dotted'] as const;
export type Line = (typeof LINES)[number];

/** One road of a half, as one key. */
export const roadKey = (half: number, road: number): string => `${half}${road}`;

export interface Light {
  /** By `roadKey`. */
  readonly roads: ReadonlyMap<string, Line>;
  /** Whether the feature of the tile counts. */
  readonly starred: boolean;
  /** The exits, as bits, at which a lit network is still open (DQ-15.3). */
  readonly ends?: number;
}

/** By field. */
export type Lights = ReadonlyMap<number, Light>;

export const DARK: Lights = new Map();

type Group = Pick<Reason, 'roads' | 'features'>;

/** The halves and roads of some reasons for points, each reason with a line of its own. */
export function lightsOf(groups: readonly Group[]): Lights {
  const starred = new Set(groups.flatMap(({ features }) => features.map(({ field }) => field)));
  const lights = new Map<number, { roads: Map<string, Line>; starred: boolean }>();
  for (const [i, { roads, features }] of groups.entries())
    for (const { field, half, road } of [...roads, ...features]) {
      const light = lights.get(field) ?? { roads: new Map<string, Line>(), starred: starred.has(field) };
      light.roads.set(roadKey(half, road), LINES[i % LINES.length]);
      lights.set(field, light);
    }
  return lights;
}

/** A network that a tile is part of: its roads, and the exits at which each of its fields is still open. */
export interface Network {
  readonly roads: readonly Stretch[];
  readonly ends: ReadonlyMap<number, number>;
}

/** Every network that the tile on this field is part of. */
export function networksAt(board: readonly Lay[], field: number): Network[] {
  if (board[field] < 0) return [];
  const network = networks(board);
  const open = openEnds(board);
  const here = new Set(ROADS[board[field]].map((_, road) => network[nodeOf(field, road)]));
  return [...here].map((one) => {
    const roads: Stretch[] = [];
    const ends = new Map<number, number>();
    for (let other = 0; other < FIELDS; other++) {
      if (board[other] < 0) continue;
      ROADS[board[other]].forEach(({ parts, exits }, road) => {
        if (network[nodeOf(other, road)] !== one) return;
        roads.push(...parts.map((part) => ({ field: other, ...part })));
        ends.set(other, (ends.get(other) ?? 0) | (exits & open[other]));
      });
    }
    return { roads, ends };
  });
}

/** DQ-15.3: the networks of a field, lit with their open ends. */
export function networkLights(board: readonly Lay[], field: number): Lights {
  const found = networksAt(board, field);
  const lights = lightsOf(found.map(({ roads }) => ({ roads, features: [] })));
  const endsOf = (lit: number): number => found.reduce((bits, { ends }) => bits | (ends.get(lit) ?? 0), 0);
  return new Map([...lights].map(([lit, light]) => [lit, { ...light, ends: endsOf(lit) }]));
}
