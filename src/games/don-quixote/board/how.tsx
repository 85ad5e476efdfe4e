/** How one wins Don Quixote, in four pictures. */
import type { JSX } from 'preact';
import { HowFrame, HowRanking, HowShield } from '../../../web/look/how-frame.tsx';
import { TILES } from '../rules/components.ts';
import { TilePicture, TileTextures } from './tile.tsx';
import { IconMark } from './icons.ts';

const POINTS = [61, 57, 52];

function Ranking() {
  return (
    <HowRanking
      names={['Sancho', 'Dulcinea']}
      result={(place) => (
        <text class="how-number" x="186" y="7" text-anchor="end">
          {POINTS[place]}
        </text>
      )}
    >
      <IconMark name="windmill" x={116} y={46} size={64} />
    </HowRanking>
  );
}

/** A tile by its name, 60 wide, as it is printed. */
function tile(id: string, x: number, y: number): JSX.Element {
  const number = TILES.findIndex((each) => each.id === id);
  return (
    <g transform={`translate(${x} ${y}) scale(0.6)`}>
      <TilePicture lay={number * 2} />
    </g>
  );
}

function SameField() {
  return (
    <HowFrame light="day">
      <TileTextures />
      <rect class="how-card" x="88" y="8" width="56" height="38" rx="4" />
      <text class="how-number how-rubric" x="116" y="35" text-anchor="middle">
        G3
      </text>
      {['Kn2b', 'Ch1', 'Wm7'].map((id, i) => (
        <g key={id}>
          {tile(id, 14 + i * 72, 58)}
          <HowShield seat={i} x={44 + i * 72} y={178} size={24} />
        </g>
      ))}
    </HowFrame>
  );
}

/** Three tiles side by side, and what they score in round 1. */
function inARow(ids: readonly string[], points: number): () => JSX.Element {
  return () => (
    <HowFrame light="day">
      {ids.map((id, i) => tile(id, 26 + i * 60, 40))}
      <text class="how-number how-rubric" x="116" y="28" text-anchor="middle">
        +{points}
      </text>
    </HowFrame>
  );
}

const Roads = inARow(['Ch1', 'Ch4', 'Wm1'], 2);
const Knights = inARow(['Kn1b', 'Ca4', 'Kn3c'], 4);

export const pictures = [Ranking, SameField, Roads, Knights];
