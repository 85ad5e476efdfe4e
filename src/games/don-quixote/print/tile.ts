/** The tiles of Don Quixote, from the same roads and engravings as on the screen (DQ-15.13). */
import { type Stroke, WINDMILL } from '../../../drawing/engravings.ts';
import { castle, CASTLE_NUMBER, CHURCH, knightStrokes, SANCHO_PANSA } from '../drawing/engravings.ts';
import { featureAt, growths, roadPath } from '../drawing/geometry.ts';
import { CASTLE_4, CASTLE_6, halvesOf, layOf, SANCHO, TILES } from '../rules/components.ts';
import { CHARGES, type Tincture } from '../../../drawing/tinctures.ts';
import { engrave } from '../../../print/engraving.ts';
import { ground, hatch, medallion } from '../../../print/ornament.ts';
import { clipped, drawLine, path, type Pen, placed, type Rect, rect } from '../../../print/pen.ts';
import { OVERDRAWN, type Size } from '../../../print/sheet.ts';

/** DQ-2.4: two squares, one above the other. So large that a Principality fills a sheet. */
export const TILE: Size = { width: 32, height: 64 };
const UNITS = { width: 100, height: 200 } as const;
const SCALE = TILE.width / UNITS.width;

export function drawTile(pen: Pen, tile: number, tincture: Tincture): void {
  ground(pen, TILE, 'meadow');
  placed(pen, { x: 0, y: 0, scale: SCALE }, () => {
    drawLand(pen, tile);
    rect(pen, { x: 1.6, y: 1.6, width: UNITS.width - 3.2, height: UNITS.height - 3.2 }, { line: tincture, width: 1.8 });
    drawRoads(pen, tile);
    drawFeature(pen, tile);
    // DQ-3.1: where the halves part
    path(pen, 'M0 94l8 6-8 6zM100 94l-8 6 8 6z', { ground: tincture, line: tincture, width: 0.4 });
  });
  drawLine(pen, TILES[tile].id, { size: 1.9 }, 2.4, TILE.height - 2.7);
}

const CHART = { columns: 8, gap: 0.2, name: 0.16 } as const;

/** How high the chart is when it is so wide. */
export const chartHeight = (width: number): number =>
  Math.ceil(SANCHO / CHART.columns) * rowHeight(width / CHART.columns);

const rowHeight = (cell: number): number => cell * ((1 - CHART.gap) * (TILE.height / TILE.width) + 2.2 * CHART.name);

/** DQ-3.8: every tile of a set, its name under it. */
export function drawChart(pen: Pen, box: Rect, tincture: Tincture): void {
  const cell = box.width / CHART.columns;
  const scale = (cell * (1 - CHART.gap)) / TILE.width;
  for (let tile = 0; tile < SANCHO; tile++) {
    const x = box.x + (tile % CHART.columns) * cell;
    const y = box.y + Math.floor(tile / CHART.columns) * rowHeight(cell);
    placed(pen, { x: x + (cell * CHART.gap) / 2, y, scale }, () =>
      clipped(pen, { x: 0, y: 0, ...TILE }, () => drawTile(pen, tile, tincture)),
    );
    const style = { face: 'bold', size: cell * CHART.name, align: 'centre' } as const;
    drawLine(pen, TILES[tile].id, style, x, y + scale * TILE.height + cell * CHART.name, cell);
  }
}

/** A row of the meadow; it is repeated down the tile. */
const GRASS =
  'M4 4q6-2 13 0M24 4q9 2 20 0M56 4q7-2 14 0M78 4q8 2 17 0M10 12q8 2 18 0M36 12q6-2 14 0M62 12h8M80 12q7-2 15 0';

function drawLand(pen: Pen, tile: number): void {
  if (pen.ink.variant !== 'low-ink')
    for (let y = 4; y < UNITS.height - 8; y += 18)
      placed(pen, { x: 0, y }, () => path(pen, GRASS, { line: 'growth', width: 0.5, opacity: 0.45 }));
  for (const { d, x, y, scale } of growths(layOf(tile, 0)))
    placed(pen, { x, y, scale }, () => path(pen, d, { line: 'growth', width: 1.2 }));
}

function drawRoads(pen: Pen, tile: number): void {
  const lay = layOf(tile, 0);
  const roads = halvesOf(lay).flatMap((half, h) => half.roads.map((_, r) => roadPath(lay, h as 0 | 1, r)));
  const over = OVERDRAWN / SCALE; // roads run over the cut, as the ground does
  clipped(pen, { x: -over, y: -over, width: UNITS.width + 2 * over, height: UNITS.height + 2 * over }, () => {
    path(pen, roads.join(''), { line: 'ink', width: 16.5 });
    pen.paper.path(roads.join('')).lineWidth(13.5).lineCap('round').stroke(pen.ink.ground('chalk'));
    path(pen, roads.join(''), { line: 'ink', width: 0.8, dash: [5, 4], opacity: 0.5 });
  });
}

function drawFeature(pen: Pen, tile: number): void {
  if (tile === SANCHO) return placed(pen, { x: 50, y: 100 }, () => engrave(pen, SANCHO_PANSA));
  if (tile === CASTLE_6 || tile === CASTLE_4) return drawCastle(pen, tile === CASTLE_6 ? 6 : 4, 50, 100);
  const [x, y] = featureAt(layOf(tile, 0));
  return placed(pen, { x, y }, () => engrave(pen, strokesOf(tile)));
}

function strokesOf(tile: number): readonly Stroke[] {
  const { feature, shields } = TILES[tile].top;
  return feature === 'church' ? CHURCH : feature === 'windmill' ? WINDMILL : knightStrokes(shields);
}

export function drawCastle(pen: Pen, value: 6 | 4, x: number, y: number): void {
  placed(pen, { x, y }, () => {
    engrave(pen, castle(value));
    drawLine(
      pen,
      String(value),
      { face: 'numeral', size: CASTLE_NUMBER.size, align: 'centre' },
      -20,
      CASTLE_NUMBER.y,
      40,
    );
  });
}

export function drawTileBack(pen: Pen, tincture: Tincture): void {
  const all = { x: -OVERDRAWN, y: -OVERDRAWN, width: TILE.width + 2 * OVERDRAWN, height: TILE.height + 2 * OVERDRAWN };
  ground(pen, TILE, tincture);
  hatch(pen, all, tincture, tincture, true, 1.2);
  const inner = { x: 2.5, y: 2.5, width: TILE.width - 5, height: TILE.height - 5 };
  rect(pen, inner, { ground: tincture });
  rect(pen, inner, { line: tincture, width: 0.4, over: true });
  medallion(pen, CHARGES[tincture], TILE.width / 2, TILE.height / 2, 10, tincture);
}
