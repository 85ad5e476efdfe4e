/** One tile as it lies: ground, chalk roads, feature. It knows what it looks like and nothing else. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  CASTLE_4,
  CASTLE_6,
  halvesOf,
  type Lay,
  SANCHO,
  TILES,
  tileOf,
} from '../../../games/don-quixote/components.ts';
import { Castle, Church, Knight, Windmill } from '../../look/engravings.tsx';
import { Companion } from './companion.tsx';
import { corners, featureAt, hash, roadPath } from './geometry.ts';

/** One road of a half, as one key. */
export const roadKey = (half: number, road: number): string => `${half}${road}`;

export interface TileProps {
  readonly lay: Lay;
  /** Whether the knight on it stands guard. */
  readonly guard?: boolean;
  /** The roads that light up, by `roadKey`. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** Whether the feature lights up too. */
  readonly starred?: boolean | undefined;
}

/** Draws a tile in a box of 100 by 200. The quiet parts are drawn once. */
export function TilePicture({ lay, guard = false, lit, starred = false }: TileProps) {
  const ground = useMemo(() => <Ground lay={lay} />, [lay]);
  const feature = useMemo(() => <FeaturePicture lay={lay} guard={guard} />, [lay, guard]);
  return (
    <g class={starred ? 'dq-tile dq-starred' : 'dq-tile'}>
      {ground}
      <Roads lay={lay} lit={lit} />
      {feature}
    </g>
  );
}

function Ground({ lay }: { lay: Lay }) {
  return (
    <>
      <rect class="dq-ground" width="100" height="200" />
      <rect width="100" height="200" fill="url(#dq-meadow)" />
      <g class="dq-growth">
        {corners(lay).map((corner, i) => (
          <Growth lay={lay} index={i} at={corner} />
        ))}
      </g>
      <rect class="dq-edge" x="0.75" y="0.75" width="98.5" height="198.5" />
      <path class="dq-mark" d="M0 95l6 5-6 5zM100 95l-6 5 6 5z" />
    </>
  );
}

/** What grows in the corners: olive trees, cypresses, tufts, furrows and stones. */
const GROWTHS = [
  'M-9 8q9-4 18 0M0 7V1M-1 5l-4-4M0-9a8 7 0 1 0 .1 0zM-4-6q2 3 0 6M1-7q3 4 0 8M4-4q1 2 0 4',
  'M-4 9Q-6-4 0-15 6-4 4 9zM0 9V-8M2 8Q3 0 1-6M-7 10h14',
  'M-10 6q2-8 0-11M-8 6q3-6 6-8M-11 6q-2-4-4-5M4 9q1-7-1-9M6 9q3-5 5-6M3 9Q1 5-1 4',
  'M-13 8Q0 2 13 7M-13 4Q0-2 13 3M-13 0Q0-6 13-1M-13-4Q0-10 13-5',
  'M-11 6q1-7 6-7t6 7zM2 7q0-4 4-5t6 5zM-4 1q2 2 2 5M7 3q2 1 2 4',
  'M-6 9q6-3 12 0M0 8V2M0-6a6 5 0 1 0 .1 0zM9 9q4-2 8 0M13 8V4M13-2a4.500 3.800 0 1 0 .1 0z',
];

function Growth({ lay, index, at: [x, y] }: { lay: Lay; index: number; at: readonly [number, number] }) {
  const chance = hash(`${tileOf(lay)}/${index}`);
  if (chance < 0.18) return undefined;
  const path = GROWTHS[Math.floor(((chance - 0.18) / 0.82) * GROWTHS.length)];
  const scale = 0.75 + 0.35 * hash(`${index}/${tileOf(lay)}`);
  return <path transform={`translate(${x} ${y}) scale(${scale.toFixed(2)})`} d={path} />;
}

function Roads({ lay, lit }: { lay: Lay; lit?: ReadonlySet<string> | undefined }) {
  const roads = useMemo(() => roadsOf(lay), [lay]);
  return (
    <g clip-path="url(#dq-clip)">
      <path class="dq-verge" transform="translate(2 3)" d={roads.map(({ path }) => path).join('')} />
      <path class="dq-casing" d={roads.map(({ path }) => path).join('')} />
      {roads.map(({ key, path }) => (
        <g key={key} class={lit?.has(key) ? 'dq-lit' : ''}>
          <path class="dq-road" d={path} />
          <path class="dq-ruts" d={path} />
        </g>
      ))}
    </g>
  );
}

function roadsOf(lay: Lay): { key: string; path: string }[] {
  return halvesOf(lay).flatMap((half, h) =>
    half.roads.map((_, r) => ({ key: roadKey(h, r), path: roadPath(lay, h as 0 | 1, r) })),
  );
}

function FeaturePicture({ lay, guard }: { lay: Lay; guard: boolean }): JSX.Element | undefined {
  const tile = tileOf(lay);
  if (tile === CASTLE_6 || tile === CASTLE_4)
    return (
      <g transform="translate(50 100)">
        <Castle value={tile === CASTLE_6 ? 6 : 4} />
      </g>
    );
  if (tile === SANCHO)
    return (
      <g transform="translate(50 100)">
        <Companion />
      </g>
    );
  const [x, y] = featureAt(lay);
  return (
    <g class="dq-feature" transform={`translate(${x} ${y})`}>
      <Feature tile={tile} guard={guard} />
    </g>
  );
}

function Feature({ tile, guard }: { tile: number; guard: boolean }) {
  const { feature, shields } = TILES[tile].top;
  if (feature === 'church') return <Church />;
  if (feature === 'windmill') return <Windmill />;
  return <Knight shields={shields} guard={guard} />;
}

/** A tile by itself, as large as its place. */
export function SmallPicture({ lay }: { lay: Lay }) {
  return (
    <svg viewBox="-1 -1 102 202" aria-hidden="true" focusable="false">
      <TilePicture lay={lay} />
    </svg>
  );
}

/** Textures that every tile refers to; once in a page. */
export function TileTextures() {
  return (
    <svg class="textures" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="dq-clip">
          <rect width="100" height="200" />
        </clipPath>
        <pattern id="dq-meadow" width="50" height="20" patternUnits="userSpaceOnUse">
          <path
            class="dq-meadow"
            d="M0 3q6-2 13 0M18 3q9 2 20 0M42 3h5M4 8q8 2 18 0M27 8q6-2 14 0M46 8h4M0 13h8M12 13q9-2 19 0M36 13q6 2 12 0M6 18q7-2 16 0M26 18h6M37 18q6 2 11 0"
          />
        </pattern>
        <pattern id="dq-fallow" width="14" height="14" patternUnits="userSpaceOnUse">
          <path class="dq-fallow" d="M0 14 14 0M-3 3 3-3M11 17 17 11" />
        </pattern>
      </defs>
    </svg>
  );
}
