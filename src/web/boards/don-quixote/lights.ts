/** Which roads and features light up, and why: made of what the rules say is connected or counted. */
import { FIELDS, type Lay } from '../../../games/don-quixote/components.ts';
import { networks, nodeOf, ROADS } from '../../../games/don-quixote/6-connection.ts';
import type { Reason, Stretch } from '../../../games/don-quixote/explain.ts';
import { openEnds } from './open-ends.ts';
import { roadKey } from './tile.tsx';

export interface Light {
  readonly roads: ReadonlySet<string>;
  /** Whether the feature of the tile counts. */
  readonly starred: boolean;
  /** The exits, as bits, at which a lit network is still open (DQ-15.3). */
  readonly ends?: number;
}

/** By field. */
export type Lights = ReadonlyMap<number, Light>;

export const DARK: Lights = new Map();

/** The halves and roads of some reasons for points. */
export function lightsOf(reasons: readonly Reason[]): Lights {
  return gather(
    reasons.flatMap(({ roads }) => roads),
    reasons.flatMap(({ features }) => features),
  );
}

/** DQ-15.3: every network that the tile on this field is part of. */
export function networkLights(board: readonly Lay[], field: number): Lights {
  if (board[field] < 0) return DARK;
  const network = networks(board);
  const here = new Set(ROADS[board[field]].map((_, road) => network[nodeOf(field, road)]));
  const stretches: Stretch[] = [];
  const open = openEnds(board);
  const ends = new Map<number, number>();
  for (let other = 0; other < FIELDS; other++) {
    if (board[other] < 0) continue;
    ROADS[board[other]].forEach(({ parts, exits }, road) => {
      if (!here.has(network[nodeOf(other, road)])) return;
      stretches.push(...parts.map((part) => ({ field: other, ...part })));
      ends.set(other, (ends.get(other) ?? 0) | (exits & open[other]));
    });
  }
  return new Map([...gather(stretches, [])].map(([lit, light]) => [lit, { ...light, ends: ends.get(lit) ?? 0 }]));
}

function gather(roads: readonly Stretch[], features: readonly Stretch[]): Lights {
  const starred = new Set(features.map(({ field }) => field));
  const lights = new Map<number, { roads: Set<string>; starred: boolean }>();
  for (const { field, half, road } of [...roads, ...features]) {
    const light = lights.get(field) ?? { roads: new Set<string>(), starred: starred.has(field) };
    light.roads.add(roadKey(half, road));
    lights.set(field, light);
  }
  return lights;
}
