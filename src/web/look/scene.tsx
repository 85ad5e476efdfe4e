/** The frame of every picture on a box: sky, sun, hills and fields. What stands in it is drawn by the game. */
import type { JSX } from 'preact';
import { ICONS } from 'virtual:icons/lids';
import { iconsFrom } from './icon.tsx';

export const { IconMark } = iconsFrom<string>(ICONS);

/** Lines of sky, closer towards the horizon, with room for a sun or a moon. */
function sky(x: number, y: number, radius: number): string {
  let path = '';
  for (let line = 6, gap = 11; line < 118; line += gap, gap = Math.max(4, gap * 0.93)) {
    const half = Math.abs(line - y) < radius + 4 ? Math.sqrt(Math.max(0, (radius + 5) ** 2 - (line - y) ** 2)) : 0;
    const row = line.toFixed(1);
    path += half > 0 ? `M4 ${row}H${(x - half).toFixed(1)}M${(x + half).toFixed(1)} ${row}H316` : `M4 ${row}H316`;
  }
  return path;
}

export function rays(x: number, y: number, from: number, to: number): string {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const end = i % 2 === 0 ? to : (from + to) / 2;
    path += `M${(x + from * c).toFixed(1)} ${(y + from * s).toFixed(1)}L${(x + end * c).toFixed(1)} ${(y + end * s).toFixed(1)}`;
  }
  return path;
}

const HILLS = 'M0 128Q60 92 130 120T260 104 320 118V200H0z';
const FIELDS = 'M0 150q80-26 168-6t152-10v66H0z';
const FURROWS =
  'M8 160q70-18 150-2M6 172q80-18 170-2M10 186q90-16 190-2M190 152q60 6 124-8M200 166q60 6 114-6M214 182q50 4 100-6';

export function Scene({
  name,
  sun,
  children,
}: {
  name: string;
  sun: readonly [number, number, number];
  children: JSX.Element;
}) {
  const [x, y, radius] = sun;
  return (
    <svg class={`scene scene-${name}`} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <rect class="scene-sky" width="320" height="200" />
      <path class="scene-line" d={sky(x, y, radius)} />
      <circle class="scene-sun" cx={x} cy={y} r={radius} />
      <path class="scene-hill" d={HILLS} />
      <path class="scene-field" d={FIELDS} />
      <path class="scene-line" d={FURROWS} />
      {children}
      <rect class="scene-frame" x="1.2" y="1.2" width="317.6" height="197.6" />
      <rect class="scene-frame-inner" x="5.5" y="5.5" width="309" height="189" />
    </svg>
  );
}

export const at = (x: number, y: number, scale: number, picture: JSX.Element): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{picture}</g>
);
