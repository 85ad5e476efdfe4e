/** One tile as it lies: ground, chalk roads, feature. It knows what it looks like and nothing else. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CASTLE_4, CASTLE_6, halvesOf, type Lay, SANCHO, TILES, tileOf } from '../rules/components.ts';
import { type Line, roadKey } from './lights.ts';
import { Windmill } from '../../../web/look/engravings.tsx';
import { Castle, Church, Companion, KnightPicture } from './engravings.tsx';
import { featureAt, growths, roadPath } from '../drawing/geometry.ts';

export interface TileProps {
  readonly lay: Lay;
  /** Whether the knight on it stands guard. */
  readonly guard?: boolean;
  /** The roads that light up, by `roadKey`. */
  readonly lit?: ReadonlyMap<string, Line> | undefined;
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
        {growths(lay).map(({ d, x, y, scale }) => (
          <path transform={`translate(${x} ${y}) scale(${scale})`} d={d} />
        ))}
      </g>
      <rect class="dq-edge" x="0.75" y="0.75" width="98.5" height="198.5" />
      <path class="dq-mark" d="M0 95l6 5-6 5zM100 95l-6 5 6 5z" />
    </>
  );
}

function Roads({ lay, lit }: { lay: Lay; lit?: ReadonlyMap<string, Line> | undefined }) {
  const roads = useMemo(() => roadsOf(lay), [lay]);
  return (
    <g clip-path="url(#dq-clip)">
      <path class="dq-verge" transform="translate(2 3)" d={roads.map(({ path }) => path).join('')} />
      <path class="dq-casing" d={roads.map(({ path }) => path).join('')} />
      {roads.map(({ key, path }) => (
        <g key={key} class={lit?.has(key) ? `dq-lit dq-lit-${lit.get(key)}` : ''}>
          <path class="dq-road" d={path} />
          <path class="dq-ruts" d={path} />
          {lit?.get(key) === 'double' && <path class="dq-between" d={path} />}
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
  return (
    <>
      <KnightPicture shields={shields} guard={guard} />
      <text class="dq-shields" x="22" y="31" text-anchor="middle">
        {shields}
      </text>
    </>
  );
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
