/** The frame of a picture that says how one wins, and the picture with which every game begins: the ranking. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { useWords } from '../i18n/words.tsx';
import { Escutcheon } from './tinctures.tsx';

/** Every picture is as large as this. */
export const WIDTH = 232;
export const HEIGHT = 200;

interface FrameProps {
  /** Light on dark, or dark on light. */
  readonly light: 'day' | 'night';
  readonly children: ComponentChildren;
}

export function HowFrame({ light, children }: FrameProps) {
  return (
    <svg class={`how-${light}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
      <rect class="how-ground" width={WIDTH} height={HEIGHT} />
      {children}
    </svg>
  );
}

/** A seat's shield around a point. */
export function HowShield({ seat, x, y, size = 26 }: { seat: Seat; x: number; y: number; size?: number }) {
  return (
    <svg x={x - size / 2} y={y - size * 0.58} width={size} height={size * 1.17} class="how-shield">
      <Escutcheon seat={seat} />
    </svg>
  );
}

interface RankingProps {
  /** Who plays besides the reader. */
  readonly names: readonly string[];
  /** What stands behind a name, from the best. */
  readonly result: (place: number) => ComponentChildren;
  /** Above the names. */
  readonly children: ComponentChildren;
}

export function HowRanking({ names, result, children }: RankingProps) {
  const { t } = useWords();
  return (
    <HowFrame light="night">
      <g class="how-gold">{children}</g>
      {[t['seat.you'], ...names].map((name, i) => (
        <g key={name} transform={`translate(0 ${104 + i * 32})`}>
          <HowShield seat={i} x={50} y={0} size={22} />
          <text x="72" y="5">
            {name}
          </text>
          {result(i)}
        </g>
      ))}
    </HowFrame>
  );
}
