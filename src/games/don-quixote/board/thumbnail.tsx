/** A Principality so small that only its roads and the colours of its features are drawn. */
import { NONE } from '../../../core/game.ts';
import { columnOf, halvesOf, type Lay, rowOf, TILES, tileOf } from '../rules/components.ts';
import { featureAt, roadPath } from '../drawing/geometry.ts';

export interface ThumbnailProps {
  readonly board: readonly Lay[];
  /** The field of the card, or NONE. */
  readonly card: number;
  readonly sealed: boolean;
  /** DQ-15.8: fields whose tile has just been shown. */
  readonly fresh: ReadonlySet<number>;
}

export function Thumbnail({ board, card, sealed, fresh }: ThumbnailProps) {
  return (
    <svg class="dq-thumbnail" viewBox="-6 -6 812 612" aria-hidden="true" focusable="false">
      <rect class="dq-thumb-ground" x="-6" y="-6" width="812" height="612" />
      {board.map((lay, field) => (
        <g key={field} transform={`translate(${columnOf(field) * 100} ${rowOf(field) * 200})`}>
          <rect class={groundOf(lay, field === card, sealed)} x="2" y="2" width="96" height="196" />
          {lay !== NONE && (
            <g class={fresh.has(field) ? 'dq-thumb-fresh' : ''}>
              <SmallTile lay={lay} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

function groundOf(lay: Lay, asked: boolean, sealed: boolean): string {
  if (lay !== NONE) return 'dq-thumb-tile';
  return asked && sealed ? 'dq-thumb-sealed' : asked ? 'dq-thumb-asked' : 'dq-thumb-empty';
}

function SmallTile({ lay }: { lay: Lay }) {
  const { kind, top } = TILES[tileOf(lay)];
  const [x, y] = kind === 'road' ? featureAt(lay) : [50, 100];
  const roads = halvesOf(lay).flatMap(({ roads: each }, half) =>
    each.map((_, road) => roadPath(lay, half as 0 | 1, road)),
  );
  return (
    <>
      <path class="dq-thumb-road" d={roads.join('')} />
      <circle class={`dq-thumb-feature dq-thumb-${top.feature}`} cx={x} cy={y} r={kind === 'castle' ? 40 : 26} />
    </>
  );
}
