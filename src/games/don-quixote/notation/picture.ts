/**
 * A Principality drawn in text. Roads are heavy lines, the grid is light; a letter is a feature (K2: a knight with two
 * shields). A field is seven columns by five lines: the middle line is where the halves of a tile meet.
 *
 *     ┃        outer
 *  ━━━K2━━     upper half
 *     ┃        inner
 *  ━━━┫        lower half
 *     ┃        outer
 */
import { HIDDEN } from '../../../core/game.ts';
import type { Brush, Picture, TerminalStyle } from '../../../core/text.ts';
import {
  COLUMNS,
  columnOf,
  FIELDS,
  fieldName,
  type Half,
  halvesOf,
  type Lay,
  layOf,
  type Member,
  rowOf,
  ROWS,
  TILES,
  tileOf,
} from '../rules/components.ts';
import type { State } from '../rules/state.ts';

/** The Principality of a seat, and the tiles it may lay. */
export const picture: Picture<State> = {
  draw(view, seat, brush) {
    const { board, hand, aside, sancho } = view.realms[seat];
    const tiles = [...hand, ...[aside, sancho].filter((tile) => tile >= 0)];
    const names = tiles.map((tile) => (tile === aside ? `(${TILES[tile].id})` : TILES[tile].id));
    const lays = tiles.map((tile) => layOf(tile, 0));
    return [...drawBoard(board, view.card, brush), '', ...drawTiles(lays, names, brush)];
  },
  legend: [
    {
      en: 'K2 is a knight with two shields, C a church, W a windmill; heavy lines are roads.',
      es: 'K2 es un caballero con dos escudos, C una iglesia, W un molino; las líneas gruesas son caminos.',
    },
  ],
};

const WIDTH = 7;
const HEIGHT = 5;
const MIDDLE = 3;
const LABEL = 2;

/** Characters that can still be written over, each with its colour. */
interface Canvas {
  readonly rows: { text: string; style?: TerminalStyle }[][];
}

function canvas(width: number, height: number): Canvas {
  return { rows: Array.from({ length: height }, () => Array.from({ length: width }, () => ({ text: ' ' }))) };
}

function put({ rows }: Canvas, y: number, x: number, text: string, style?: TerminalStyle): void {
  Array.from(text).forEach((character, i) => {
    rows[y][x + i] = style === undefined ? { text: character } : { text: character, style };
  });
}

/** Neighbours of the same colour are painted together. */
function lines({ rows }: Canvas, brush: Brush): string[] {
  return rows.map((row) => {
    const runs: { text: string; style?: TerminalStyle }[] = [];
    for (const { text, style } of row) {
      const last = runs.at(-1);
      if (last !== undefined && last.style === style) last.text += text;
      else runs.push(style === undefined ? { text } : { text, style });
    }
    const painted = runs.map(({ text, style }) => (style === undefined ? text : brush(style, text)));
    return painted.join('').trimEnd();
  });
}

/** The whole board, with the field of the card marked. */
export function drawBoard(board: readonly Lay[], card: number, brush: Brush): string[] {
  const drawn = canvas(LABEL + COLUMNS * (WIDTH + 1) + 1, 1 + ROWS * (HEIGHT + 1) + 1);
  drawGrid(drawn);
  for (let field = 0; field < FIELDS; field++) {
    const [y, x] = cornerOf(field);
    if (board[field] >= 0) drawTile(drawn, y, x, board[field]);
    else drawEmpty(drawn, y, x, field, field === card);
  }
  drawSeams(drawn, board);
  return lines(drawn, brush);
}

/** Some tiles side by side, each with a name below. */
export function drawTiles(lays: readonly Lay[], names: readonly string[], brush: Brush): string[] {
  const drawn = canvas(LABEL + lays.length * (WIDTH + 1), HEIGHT + 1);
  lays.forEach((lay, i) => {
    const x = LABEL + i * (WIDTH + 1);
    if (lay !== HIDDEN) drawTile(drawn, 0, x, lay);
    put(drawn, HEIGHT, x + Math.floor((WIDTH - names[i].length) / 2), names[i], 'bold');
  });
  return lines(drawn, brush);
}

/** Row and column of the first character inside a field. */
function cornerOf(field: number): [y: number, x: number] {
  return [2 + rowOf(field) * (HEIGHT + 1), LABEL + 1 + columnOf(field) * (WIDTH + 1)];
}

function drawGrid(drawn: Canvas): void {
  const ruled = (left: string, cross: string, right: string): string =>
    left + Array.from({ length: COLUMNS }, () => '─'.repeat(WIDTH)).join(cross) + right;
  for (let row = 0; row <= ROWS; row++) {
    const line = row === 0 ? ruled('┌', '┬', '┐') : row === ROWS ? ruled('└', '┴', '┘') : ruled('├', '┼', '┤');
    put(drawn, 1 + row * (HEIGHT + 1), LABEL, line, 'dim');
  }
  for (let row = 0; row < ROWS; row++) {
    put(drawn, 1 + row * (HEIGHT + 1) + MIDDLE, 0, `${row + 1}`, 'bold');
    for (let column = 0; column <= COLUMNS; column++)
      for (let y = 1; y <= HEIGHT; y++)
        put(drawn, 1 + row * (HEIGHT + 1) + y, LABEL + column * (WIDTH + 1), '│', 'dim');
  }
  for (let column = 0; column < COLUMNS; column++)
    put(drawn, 0, LABEL + 1 + column * (WIDTH + 1) + MIDDLE, 'ABCDEFGH'[column], 'bold');
}

function drawEmpty(drawn: Canvas, y: number, x: number, field: number, isMarked: boolean): void {
  if (!isMarked) return put(drawn, y + 2, x + 2, fieldName(field), 'dim');
  for (let i = 0; i < HEIGHT; i++) put(drawn, y + i, x, '░'.repeat(WIDTH), 'yellow');
  put(drawn, y + 2, x + 1, `▶${fieldName(field)} ◀`, 'yellow');
}

type Direction = 'up' | 'down' | 'left' | 'right';

/** The line of a road that leads in these directions. */
const JOINTS: { readonly [directions: string]: string } = {
  left: '━',
  right: '━',
  up: '┃',
  down: '┃',
  'left right': '━',
  'down up': '┃',
  'down right': '┏',
  'down left': '┓',
  'right up': '┗',
  'left up': '┛',
  'down right up': '┣',
  'down left up': '┫',
  'down left right': '┳',
  'left right up': '┻',
  'down left right up': '╋',
};

const joint = (...directions: Direction[]): string => JOINTS[directions.toSorted().join(' ')];

/** Where the lines of a half lie, and which way is outward: up in the upper half, down in the lower. */
interface Place {
  readonly outer: number;
  readonly centre: number;
  readonly inner: number;
  readonly outward: Direction;
  readonly inward: Direction;
  readonly x: number;
}

function drawTile(drawn: Canvas, y: number, x: number, lay: Lay): void {
  if (TILES[tileOf(lay)].kind === 'castle') return drawCastle(drawn, y, x, lay);
  const places: readonly Place[] = [
    { outer: y, centre: y + 1, inner: y + 2, outward: 'up', inward: 'down', x },
    { outer: y + 4, centre: y + 3, inner: y + 2, outward: 'down', inward: 'up', x },
  ];
  const halves = halvesOf(lay).map((half, h) => ({ half, place: places[h] }));
  // The half with the feature last: a second road in it may bend on the line where the halves meet.
  const isFeatured = ({ half }: { half: Half }): number => (half.feature === 'none' ? 0 : 1);
  for (const { half, place } of halves.toSorted((a, b) => isFeatured(a) - isFeatured(b)))
    if (half.roads.length === 1) drawRoad(drawn, half, place);
    else drawTwoRoads(drawn, half, place);
}

function drawRoad(drawn: Canvas, half: Half, place: Place): void {
  const [road] = half.roads;
  drawSides(drawn, road, place);
  if (half.feature === 'none') put(drawn, place.centre, place.x + MIDDLE, joint(...directionsOf(road, place)));
  else drawFeature(drawn, half, place.centre, place.x + MIDDLE);
}

function drawSides(drawn: Canvas, road: readonly Member[], { outer, centre, inner, x }: Place): void {
  if (road.includes('left')) put(drawn, centre, x, '━'.repeat(MIDDLE));
  if (road.includes('right')) put(drawn, centre, x + MIDDLE + 1, '━'.repeat(MIDDLE));
  if (road.includes('outer')) put(drawn, outer, x + MIDDLE, '┃');
  if (road.includes('inner')) put(drawn, inner, x + MIDDLE, '┃');
}

function directionsOf(road: readonly Member[], { outward, inward }: Place): Direction[] {
  return road.flatMap((side) =>
    side === 'outer' ? [outward] : side === 'inner' ? [inward] : side === 'feature' ? [] : [side],
  );
}

const FEATURES: { readonly [feature in Half['feature']]: readonly [letter: string, style: TerminalStyle] } = {
  none: ['', 'dim'],
  church: ['C', 'cyan'],
  windmill: ['W', 'green'],
  knight: ['K', 'red'],
  castle: ['', 'yellow'],
};

function drawFeature(drawn: Canvas, { feature, shields }: Half, y: number, x: number): void {
  const [letter, style] = FEATURES[feature];
  put(drawn, y, x, letter + (shields > 0 ? `${shields}` : ''), style);
}

/** The feature's road and one that passes it: beside it, around it or along its outer side. */
function drawTwoRoads(drawn: Canvas, half: Half, place: Place): void {
  const own = half.roads.find((road) => road.includes('feature')) ?? [];
  const passing = half.roads.find((road) => road !== own) ?? [];
  if (!passing.includes('inner')) return drawAlong(drawn, half, own, place);
  const side = passing.includes('left') ? 'left' : 'right';
  if (own.includes('outer')) drawAround(drawn, half, own, side, place);
  else drawBeside(drawn, half, side, place);
}

/** Left to right past a feature that leads inward. */
function drawAlong(drawn: Canvas, half: Half, own: readonly Member[], place: Place): void {
  const { outer, centre, outward, inward, x } = place;
  drawSides(drawn, own, place);
  put(drawn, outer, x + 1, `${joint('right', inward)}━━━${joint('left', inward)}`);
  put(drawn, centre, x, `━${joint('left', outward)}   ${joint('right', outward)}━`);
  drawFeature(drawn, half, centre, x + MIDDLE);
}

/** From one side inward, around a feature in the middle. */
function drawAround(drawn: Canvas, half: Half, own: readonly Member[], side: 'left' | 'right', place: Place): void {
  const { centre, inner, outward, inward, x } = place;
  const back = side === 'left' ? 'right' : 'left';
  const [edge, bend, between] = side === 'left' ? [0, 1, 2] : [6, 5, 4];
  drawSides(drawn, own, place);
  put(drawn, centre, x + edge, '━');
  put(drawn, centre, x + bend, joint(side, inward));
  put(drawn, inner, x + bend, joint(back, outward));
  put(drawn, inner, x + between, '━');
  put(drawn, inner, x + MIDDLE, joint(side, inward));
  drawFeature(drawn, half, centre, x + MIDDLE);
}

/** From one side inward through the middle; the feature stands at the other side. */
function drawBeside(drawn: Canvas, half: Half, side: 'left' | 'right', place: Place): void {
  const { centre, inward, x } = place;
  drawSides(drawn, [side, 'inner'], place);
  put(drawn, centre, x + MIDDLE, joint(side, inward));
  const [edge, stand] = side === 'right' ? [0, 1] : [6, 5];
  put(drawn, centre, x + edge, '━');
  drawFeature(drawn, half, centre, x + stand);
}

/** A castle fills the middle; each of its roads leaves by one half (DQ-3.7). */
function drawCastle(drawn: Canvas, y: number, x: number, lay: Lay): void {
  halvesOf(lay).forEach(({ roads: [road] }, h) => {
    const centre = y + 1 + 2 * h;
    drawSides(drawn, road, { outer: y, centre, inner: y + 2, outward: 'up', inward: 'down', x });
  });
  const value = TILES[tileOf(lay)].id.slice(-1);
  ['╔═╗', `║${value}║`, '╚═╝'].forEach((line, i) => put(drawn, y + 1 + i, x + 2, line, 'yellow'));
}

/** Where roads of neighbours meet, the line runs through the grid. */
function drawSeams(drawn: Canvas, board: readonly Lay[]): void {
  const leadsTo = (field: number, h: 0 | 1, side: Member): boolean =>
    board[field] >= 0 && halvesOf(board[field])[h].roads.some((road) => road.includes(side));
  for (let field = 0; field < FIELDS; field++) {
    const [y, x] = cornerOf(field);
    for (const h of [0, 1] as const)
      if (columnOf(field) < COLUMNS - 1 && leadsTo(field, h, 'right') && leadsTo(field + 1, h, 'left'))
        put(drawn, y + 1 + 2 * h, x + WIDTH, '━');
    if (rowOf(field) < ROWS - 1 && leadsTo(field, 1, 'outer') && leadsTo(field + COLUMNS, 0, 'outer'))
      put(drawn, y + HEIGHT, x + MIDDLE, '┃');
  }
}
