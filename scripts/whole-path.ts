/**
 * An SVG path on a coarser grid, in whole numbers and relative steps: a third as long, and nobody sees the difference of an
 * icon. What a point loses by rounding is made good by the next one, so that a path of a thousand steps ends where it did.
 */
const FIGURES: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  readonly command: string;
  readonly figures: readonly number[];
}

/** `cell`: how wide a square of the new grid is on the old one. */
export function wholePath(d: string, cell = 1): string {
  const rounded = (figure: number): number => Math.round(figure / cell);
  /** Where we are, where the subpath began, and where the rounded path is. */
  let [at, start, drawn] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let last = '';
  const write = ({ command, figures }: Step): string => {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [at, drawn, last] = [start, start.map(rounded), kind];
      return kind;
    }
    const isRelative = command === kind;
    const axes = axesOf(kind);
    const ends = [...at];
    const whole = figures.map((figure, i) => {
      const axis = axes[i];
      if (axis === undefined) return Math.round((10 * figure) / (i < 2 ? cell : 1)) / 10; // radii; angle and flags of an arc
      const to = isRelative ? at[axis] + figure : figure;
      ends[axis] = to;
      return rounded(to) - drawn[axis];
    });
    [at, drawn] = [ends, ends.map(rounded)];
    if (kind === 'm') start = at;
    const step = straightened(kind, whole);
    const text = (step.command === last ? ' ' : step.command) + step.figures.join(' ');
    last = kind === 'm' ? '' : step.command; // a second move is written out: without its letter it is a line
    return text.replaceAll(' -', '-');
  };
  return stepsOf(d).map(write).join('');
}

/** A line that goes only across or only down needs one figure. */
function straightened(command: string, figures: readonly number[]): Step {
  if (command !== 'l') return { command, figures };
  if (figures[1] === 0) return { command: 'h', figures: [figures[0]] };
  return figures[0] === 0 ? { command: 'v', figures: [figures[1]] } : { command, figures };
}

/** For each figure of a command the axis it belongs to: 0 across, 1 down. */
function axesOf(kind: string): readonly (0 | 1 | undefined)[] {
  if (kind === 'h') return [0];
  if (kind === 'v') return [1];
  if (kind === 'a') return [undefined, undefined, undefined, undefined, undefined, 0, 1];
  return Array.from({ length: FIGURES[kind] }, (_, i) => (i % 2) as 0 | 1);
}

/** One step for every time a command is carried out: `l1 2 3 4` are two. */
function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, letter, rest]) => {
    const figures = figuresOf(letter.toLowerCase(), rest);
    const size = FIGURES[letter.toLowerCase()];
    if (size === 0) return [{ command: letter, figures: [] }];
    return Array.from({ length: figures.length / size }, (_, i) => ({
      // What follows a move without a letter is a line (SVG 2, 9.3.3).
      command: i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter,
      figures: figures.slice(i * size, (i + 1) * size),
    }));
  });
}

const FIGURE = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const EACH = new RegExp(FIGURE, 'g');
/** The flags of an arc are single digits that may stand without a space. */
const ARC = new RegExp(
  [FIGURE, FIGURE, FIGURE, '[01]', '[01]', FIGURE, FIGURE].map((each) => `(${each})`).join(String.raw`[\s,]*`),
  'g',
);

function figuresOf(kind: string, text: string): number[] {
  if (kind !== 'a') return (text.match(EACH) ?? []).map(Number);
  return [...text.matchAll(ARC)].flatMap((found) => found.slice(1, 8).map(Number));
}
