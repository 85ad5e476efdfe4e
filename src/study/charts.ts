/** Pictures of figures, as SVG text. All are 360 wide, so that their letters are readable on a phone. */
import type { Estimate, Share } from './statistics.ts';

const WIDTH = 360;

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const n = (value: number): string => String(Math.round(value * 10) / 10);

function svg(height: number, label: string, drawn: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${n(height)}" role="img" aria-label="${escaped(label)}">${drawn.join('')}</svg>`;
}

type Anchor = 'start' | 'middle' | 'end';

function text(x: number, y: number, words: string, anchor: Anchor = 'start', kind = ''): string {
  const by = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${n(x)}" y="${n(y)}"${by}${kind === '' ? '' : ` class="${kind}"`}>${escaped(words)}</text>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<path class="${kind}" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;

/** Round numbers from one figure to another, three to six of them. */
export function ticks(from: number, to: number): number[] {
  const width = to - from || 1;
  const power = 10 ** Math.floor(Math.log10(width / 3));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => width / each <= 5) ?? width;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Math.round((first + i) * step * 1e6) / 1e6);
}

export interface Mark {
  readonly label: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly clear: boolean;
  /** What is written at the right. */
  readonly value: string;
}

export interface Scale {
  /** Where nothing is different: a line is drawn there. */
  readonly middle: number;
  readonly format: (value: number) => string;
  /** What the figures are. */
  readonly axis: string;
}

const ROW = 32;
const LEFT = 8;
const RIGHT = WIDTH - 8;

/** A dot with its interval for each, below its name. What is clear is filled and drawn strong. */
export function intervals(label: string, marks: readonly Mark[], { middle, format, axis }: Scale): string {
  const min = Math.min(middle, ...marks.map(({ low }) => low));
  const max = Math.max(middle, ...marks.map(({ high }) => high));
  const x = (value: number): number => LEFT + 6 + ((value - min) / (max - min || 1)) * (RIGHT - LEFT - 12);
  const bottom = marks.length * ROW + 6;
  const grid = ticks(min, max).map((tick) => line(x(tick), 4, x(tick), bottom, 'grid') + axisText(x(tick), bottom + 14, format(tick))); // prettier-ignore
  const rows = marks.map(({ label: name, mean, low, high, clear, value }, i) => {
    const y = i * ROW + 26;
    const kind = clear ? 'clear' : 'vague';
    return [
      text(LEFT, y - 9, name, 'start', clear ? 'strong' : ''),
      text(RIGHT, y - 9, value, 'end', clear ? 'strong' : 'faint'),
      line(x(low), y, x(high), y, `reach ${kind}`),
      `<circle class="dot ${kind}" cx="${n(x(mean))}" cy="${n(y)}" r="4"/>`,
    ].join('');
  });
  const zero = line(x(middle), 4, x(middle), bottom, 'middle');
  return svg(bottom + 36, label, [...grid, zero, ...rows, text(WIDTH / 2, bottom + 31, axis, 'middle', 'faint')]);
}

/** A number under the axis, kept inside the picture. */
function axisText(x: number, y: number, words: string): string {
  const anchor: Anchor = x < 24 ? 'start' : x > WIDTH - 24 ? 'end' : 'middle';
  return text(anchor === 'start' ? Math.max(LEFT, x - 6) : anchor === 'end' ? Math.min(RIGHT, x + 6) : x, y, words, anchor, 'faint'); // prettier-ignore
}

export interface Column {
  readonly from: number;
  readonly share: number;
}

/** How often what came out: columns, and a line at the mean. */
export function histogram(
  label: string,
  columns: readonly Column[],
  mean: { readonly at: number; readonly label: string },
  axis: string,
  format: (value: number) => string,
): string {
  const height = 110;
  const top = 18;
  const width = (RIGHT - LEFT) / Math.max(1, columns.length);
  const most = Math.max(...columns.map(({ share }) => share), 1e-9);
  const step = columns.length > 1 ? columns[1].from - columns[0].from : 1;
  const every = Math.ceil(columns.length / 7);
  const bars = columns.map(({ from, share }, i) => {
    const tall = (share / most) * (height - top);
    const x = LEFT + i * width;
    const name = i % every === 0 ? text(x + width / 2, height + 14, format(from), 'middle', 'faint') : '';
    return `<rect class="bar" x="${n(x + 1)}" y="${n(height - tall)}" width="${n(Math.max(1, width - 2))}" height="${n(tall)}"/>${name}`;
  });
  const at = LEFT + ((mean.at - columns[0].from + (step === 1 ? 0.5 : 0)) / step) * width;
  const anchor: Anchor = at > WIDTH / 2 ? 'end' : 'start';
  const marked = [line(at, 4, at, height, 'middle'), text(at + (anchor === 'end' ? -4 : 4), 12, mean.label, anchor, 'faint')]; // prettier-ignore
  const ground = line(LEFT, height, RIGHT, height, 'ground');
  return svg(height + 34, label, [...bars, ground, ...marked, text(WIDTH / 2, height + 30, axis, 'middle', 'faint')]);
}

export interface Curve {
  readonly name: string;
  readonly points: readonly Share[];
}

/** Shares that change over the course of a game, one line for each number of players. */
export function curves(label: string, all: readonly Curve[], axis: string, percent: (share: number) => string): string {
  const [left, right, top, bottom] = [46, WIDTH - 16, 10, 180];
  const x = (i: number): number => left + (i / 10) * (right - left);
  const y = (share: number): number => bottom - share * (bottom - top);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => line(left, y(share), right, y(share), 'grid') + text(left - 5, y(share) + 4, percent(share), 'end', 'faint')); // prettier-ignore
  const under = [0, 5, 10].map((i) => axisText(x(i), bottom + 15, percent(i / 10)));
  const lines = all.map(({ points }, i) => {
    const path = points.map(({ share }, t) => `${n(x(t))} ${n(y(share))}`).join('L');
    const band = [...points.map(({ high }, t) => [t, high]), ...points.map(({ low }, t) => [t, low]).toReversed()];
    const area = band.map(([t, share]) => `${n(x(t))} ${n(y(share))}`).join('L');
    return `<path class="band" d="M${area}Z"/><path class="curve c${i}" d="M${path}"/>`;
  });
  const rows = all.map(({ name }, i) => {
    const [kx, ky] = [left + (i % 2) * 160, bottom + 56 + Math.floor(i / 2) * 18];
    return line(kx, ky - 4, kx + 26, ky - 4, `curve c${i}`) + text(kx + 32, ky, name);
  });
  const keys = Math.ceil(all.length / 2) * 18;
  return svg(bottom + 46 + keys, label, [...grid, ...under, text((left + right) / 2, bottom + 32, axis, 'middle', 'faint'), ...lines, ...rows]); // prettier-ignore
}

export interface Cell {
  readonly value: Estimate | undefined;
  readonly label: string;
  readonly below: string;
}

/** Everybody against everybody: the darker a field, the surer the row beats the column. */
export function matrix(label: string, names: readonly string[], cells: readonly (readonly Cell[])[]): string {
  const left = 90;
  const side = (WIDTH - left - 4) / names.length;
  const high = Math.min(side, 56);
  const rows = names.flatMap((name, row) => {
    const y = 24 + row * high;
    const fields = cells[row].map(({ value, label: figure, below }, column) => {
      const x = left + column * side;
      const strength = value === undefined ? 0 : Math.max(0, Math.min(1, (value.mean - 0.5) * 2));
      const field = `<rect class="cell" style="fill-opacity:${n(strength * 0.7 * 10) === '0' ? '0' : (strength * 0.7).toFixed(2)}" x="${n(x + 1)}" y="${n(y + 1)}" width="${n(side - 2)}" height="${n(high - 2)}"/>`;
      const middle = y + high / 2;
      return field + text(x + side / 2, middle + (below === '' ? 4 : -1), figure, 'middle', 'strong bare') + text(x + side / 2, middle + 14, below, 'middle', 'bare'); // prettier-ignore
    });
    return [text(left - 6, y + high / 2 + 4, name, 'end'), ...fields];
  });
  const heads = names.map((name, column) => text(left + (column + 0.5) * side, 15, name, 'middle', 'head'));
  return svg(30 + names.length * high, label, [...heads, ...rows]);
}

export interface Slice {
  readonly label: string;
  readonly share: number;
  readonly value: string;
}

/** A whole in parts, with their names below. */
export function parts(label: string, slices: readonly Slice[]): string {
  let at = LEFT;
  const bars = slices.map(({ share }, i) => {
    const width = share * (RIGHT - LEFT);
    const bar = `<rect class="slice s${i}" x="${n(at)}" y="4" width="${n(Math.max(0, width - 1))}" height="26"/>`;
    at += width;
    return bar;
  });
  const keys = slices.map(({ label: name, value }, i) => {
    const y = 50 + i * 20;
    const box = `<rect class="slice s${i}" x="${LEFT}" y="${y - 10}" width="12" height="12"/>`;
    return box + text(LEFT + 58, y, value, 'end', 'strong') + text(LEFT + 66, y, name);
  });
  return svg(46 + slices.length * 20, label, [...bars, ...keys]);
}
