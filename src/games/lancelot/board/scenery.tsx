/** The land itself, drawn once: sea, coast, road, a scene for each site, hills and trees where nothing else stands. */
import { LAKE, SITES, SPACES } from '../rules/components.ts';
import { IconMark } from './icons.ts';
import { useWords } from './words.ts';
import type { Layout, Point } from '../drawing/geometry.ts';
import { siteNamed } from '../text/naming.ts';
import { SITE_ICONS } from './thing-icons.ts';

export function Scenery({ layout }: { readonly layout: Layout }) {
  const { width, height, table, grail, road } = layout;
  const coast = coastOf(layout);
  return (
    <g aria-hidden="true">
      <rect class="lan-sea" width={width} height={height} rx="10" />
      {['lan-surf lan-surf-far', 'lan-surf', 'lan-land'].map((name) => (
        <path key={name} class={name} d={coast} />
      ))}
      <path class="lan-wild" d={wildOf(layout)} />
      <Scenes layout={layout} />
      <path class="lan-verge" d={road} />
      <path class="lan-road" d={road} />
      <ellipse class="lan-meadow" cx={table.x} cy={table.y} rx={grail.x + 26} ry={grail.y + 26} />
      <SiteNames layout={layout} />
    </g>
  );
}

const wave = (n: number): number => Math.sin(n * 12.9898) * 0.5 + Math.sin(n * 78.233 + 1) * 0.5;

/** A ragged line a little inside the frame. */
function coastOf({ width, height }: Layout): string {
  const step = 34;
  const inset = 15;
  const points: Point[] = [];
  const ragged = (n: number): number => inset + 8 * wave(n);
  for (let x = 40; x < width - 40; x += step) points.push({ x, y: ragged(x) });
  for (let y = 40; y < height - 40; y += step) points.push({ x: width - ragged(y + 7), y });
  for (let x = width - 40; x > 40; x -= step) points.push({ x, y: height - ragged(x + 3) });
  for (let y = height - 40; y > 40; y -= step) points.push({ x: ragged(y + 5), y });
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const TREE = 'l-6 13h12zm0 8l-8 14h16zm0 14v5';
const HILL = 'q11 -16 22 0m-7 -6q10 -12 20 6';

/** A grid of trees and hills, less those that would stand in anybody's way. */
function wildOf(layout: Layout): string {
  const marks: string[] = [];
  for (let y = 60; y < layout.height - 50; y += 42)
    for (let x = 50; x < layout.width - 50; x += 48) {
      const here = { x: x + 14 * wave(x + y), y: y + 12 * wave(x - y) };
      if (isFree(layout, here))
        marks.push(`M${here.x.toFixed(0)} ${here.y.toFixed(0)}${wave(x * y) > 0.1 ? HILL : TREE}`);
    }
  return marks.join('');
}

function isFree({ spaces, names, table, grail, turnPoints }: Layout, { x, y }: Point): boolean {
  const near = (points: readonly Point[], across: number, down: number): boolean =>
    points.some((point) => Math.abs(point.x - x) < across && Math.abs(point.y - y) < down);
  const inMeadow = ((x - table.x) / (grail.x + 60)) ** 2 + ((y - table.y) / (grail.y + 60)) ** 2 < 1;
  return !inMeadow && !near(spaces, 62, 62) && !near(names, 92, 34) && !near(turnPoints, 52, 60);
}

/** What stands behind the stones of a site. */
function Scenes({ layout }: { readonly layout: Layout }) {
  return (
    <>
      {SITES.map((_, site) => {
        const stones = layout.spaces.filter((__, space) => SPACES[space].site === site);
        if (stones.length === 0) return undefined;
        return <path key={site} class={site === LAKE ? 'lan-scene lan-water' : 'lan-scene'} d={SCENES[site](stones)} />;
      })}
    </>
  );
}

/** A rounded field around all the stones. */
function field(stones: readonly Point[], pad = 37): string {
  const { left, top, right, bottom } = boundsOf(stones, pad);
  return `M${left + 18} ${top}H${right - 18}q18 0 18 18V${bottom - 18}q0 18 -18 18H${left + 18}q-18 0 -18 -18V${top + 18}q0 -18 18 -18Z`;
}

/** Walls with battlements. */
function walls(stones: readonly Point[]): string {
  const { left, top, right, bottom } = boundsOf(stones, 38);
  const merlons = Math.floor((right - left) / 24);
  const width = (right - left) / (2 * merlons + 1);
  const crown = `h${width}v9h${width}v-9`.repeat(merlons);
  return `M${left} ${bottom}V${top}${crown}h${width}V${bottom}Z`;
}

function boundsOf(stones: readonly Point[], pad: number) {
  const [xs, ys] = [stones.map(({ x }) => x), stones.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - pad,
    right: Math.max(...xs) + pad,
    top: Math.min(...ys) - pad,
    bottom: Math.max(...ys) + pad,
  };
}

const behind =
  (path: string) =>
  ([{ x, y }]: readonly Point[]): string =>
    `M${x} ${y}${path}`;

const CHAPEL = 'm-42 44v-56l42 -34l42 34v56z';
const MOUNTAINS = 'm-48 44l24 -74l14 20l22 -38l36 92z';
const TOWER = 'm-42 46v-84h16v11h18v-11h16v11h18v-11h16v84z';

function rays([{ x, y }]: readonly Point[]): string {
  return Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const far = i % 2 === 0 ? 62 : 54;
    return `M${x + 46 * cos} ${y + 46 * sin}L${x + far * cos} ${y + far * sin}`;
  }).join('');
}

const SCENES: readonly ((stones: readonly Point[]) => string)[] = [
  () => '',
  field,
  walls,
  field,
  field,
  field,
  behind(CHAPEL),
  behind(CHAPEL),
  behind(MOUNTAINS),
  behind(TOWER),
  rays,
];

function SiteNames({ layout: { names } }: { readonly layout: Layout }) {
  const words = useWords();
  return (
    <>
      {SITES.map((_, site) => {
        const { x, y } = names[site];
        const name = siteNamed(words, site);
        if (site === 0) return undefined;
        const isSigned = site < 3; // the stones of the others bear their signs themselves
        return (
          <g key={site} class="lan-site">
            {isSigned && <IconMark name={SITE_ICONS[site]} x={x - 5.3 * name.length - 10} y={y - 6} size={26} />}
            <text x={isSigned ? x + 10 : x} y={y}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}
