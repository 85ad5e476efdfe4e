/** The pictures on the four boxes: one hand, four lights. */
import type { JSX } from 'preact';
import { Castle, Church, Knight, Windmill } from '../look/engravings.tsx';
import { IconMark } from './icons.ts';

export const BOX_NAMES = ['don-quixote', 'la-mancha', 'lancelot', 'knights-and-damosels'] as const;
export type BoxName = (typeof BOX_NAMES)[number];

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

function rays(x: number, y: number, from: number, to: number): string {
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

function Scene({
  name,
  sun,
  children,
}: {
  name: BoxName;
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

const at = (x: number, y: number, scale: number, picture: JSX.Element): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{picture}</g>
);

const PICTURES: { readonly [name in BoxName]: () => JSX.Element } = {
  'don-quixote': () => (
    <Scene name="don-quixote" sun={[236, 52, 20]}>
      <>
        <path class="scene-rays" d={rays(236, 52, 24, 40)} />
        <path class="scene-road" d="M118 200Q150 168 190 160T236 128 300 112" />
        <path class="scene-chalk" d="M118 200Q150 168 190 160T236 128 300 112" />
        {at(276, 88, 0.75, <Windmill />)}
        {at(214, 104, 0.5, <Windmill />)}
        {at(56, 104, 0.62, <Castle value={6} />)}
        {at(150, 116, 0.55, <Church />)}
        {at(236, 160, 0.95, <Knight shields={3} guard />)}
      </>
    </Scene>
  ),
  'la-mancha': () => (
    <Scene name="la-mancha" sun={[92, 62, 26]}>
      <>
        <path class="scene-rays" d={rays(92, 62, 31, 54)} />
        {at(236, 88, 1.35, <Windmill />)}
        {at(168, 112, 0.6, <Windmill />)}
        {at(132, 118, 0.42, <Windmill />)}
        <g class="scene-ink">
          <IconMark name="mounted-knight" x={66} y={150} size={74} />
        </g>
      </>
    </Scene>
  ),
  lancelot: () => (
    <Scene name="lancelot" sun={[244, 46, 22]}>
      <>
        <path class="scene-moon" d="M252 26a22 22 0 1 0 10 34 18 18 0 1 1-10-34z" />
        <g class="scene-ink">
          <IconMark name="round-table" x={160} y={132} size={104} />
          <IconMark name="knight-banner" x={52} y={104} size={62} />
        </g>
        <path
          class="scene-rays"
          d="M40 30l3 6 6 3-6 3-3 6-3-6-6-3 6-3zM140 22l2 4 4 2-4 2-2 4-2-4-4-2 4-2zM92 54l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"
        />
      </>
    </Scene>
  ),
  'knights-and-damosels': () => (
    <Scene name="knights-and-damosels" sun={[160, 74, 54]}>
      <>
        <g class="scene-ink">
          <IconMark name="rose" x={160} y={76} size={96} />
          <IconMark name="fleur-de-lys" x={56} y={128} size={60} />
          <IconMark name="fleur-de-lys" x={264} y={128} size={60} />
        </g>
      </>
    </Scene>
  ),
};

export function Frontispiece({ name }: { name: BoxName }) {
  const Picture = PICTURES[name];
  return <Picture />;
}
