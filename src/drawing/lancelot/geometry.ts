/** Where everything lies on the picture of Arthur's realm: a road around it, clockwise from the Round Table on top. */
import { CHAIRS, GRAIL, GRAIL_END, SPACES, TURNS } from '../../games/lancelot/components.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1000;
export const HEIGHT = 760;
export const STONE = 27;

/** First and last space of each track, in the order of the tracks; the others lie evenly between. */
const ENDS: readonly (readonly [Point, Point])[] = [
  [
    { x: 665, y: 70 },
    { x: 890, y: 70 },
  ],
  [
    { x: 742, y: 172 },
    { x: 874, y: 172 },
  ],
  [
    { x: 742, y: 234 },
    { x: 874, y: 234 },
  ],
  [
    { x: 742, y: 296 },
    { x: 940, y: 296 },
  ],
  [
    { x: 940, y: 396 },
    { x: 940, y: 536 },
  ],
  [
    { x: 905, y: 690 },
    { x: 825, y: 690 },
  ],
  [
    { x: 725, y: 690 },
    { x: 375, y: 690 },
  ],
  [
    { x: 255, y: 690 },
    { x: 255, y: 690 },
  ],
  [
    { x: 95, y: 690 },
    { x: 95, y: 690 },
  ],
  [
    { x: 75, y: 535 },
    { x: 75, y: 535 },
  ],
  [
    { x: 75, y: 375 },
    { x: 75, y: 375 },
  ],
  [
    { x: 95, y: 195 },
    { x: 95, y: 195 },
  ],
];

/** Of each space, by its number. */
export const SPACE_POINTS: readonly Point[] = SPACES.map(({ track }, space) => {
  const first = SPACES.findIndex((other) => other.track === track);
  const length = SPACES.filter((other) => other.track === track).length;
  return between(...ENDS[track], length === 1 ? 0 : (space - first) / (length - 1));
});

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y) };
}

/** Where the name of a site stands, by its number. */
export const SITE_POINTS: readonly Point[] = [
  { x: 460, y: 122 },
  { x: 790, y: 26 },
  { x: 838, y: 130 },
  { x: 870, y: 355 },
  { x: 875, y: 645 },
  { x: 560, y: 645 },
  { x: 262, y: 645 },
  { x: 105, y: 645 },
  { x: 95, y: 486 },
  { x: 95, y: 326 },
  { x: 115, y: 146 },
];

export const TABLE_POINT: Point = { x: 460, y: 122 };
/** Of the ring of chairs. */
const RING: Point = { x: 150, y: 78 };

/** The eight chairs, Arthur on top, then clockwise. */
export const CHAIR_POINTS: readonly Point[] = CHAIRS.map((_, chair) => {
  const angle = (chair / CHAIRS.length) * 2 * Math.PI - Math.PI / 2;
  return {
    x: TABLE_POINT.x + RING.x * Math.cos(angle),
    y: TABLE_POINT.y + RING.y * Math.sin(angle),
  };
});

/** The Grail track winds through the middle in rows of 14. */
const ROW = 14;
export const GRAIL_POINTS: readonly Point[] = Array.from({ length: GRAIL_END + 1 }, (_, step) => {
  const row = Math.floor(step / ROW);
  const column = row % 2 === 0 ? step % ROW : ROW - 1 - (step % ROW);
  return { x: 212 + column * 34, y: 268 + row * 40 };
});

/** The eight turns, beside the deeds. */
export const TURN_POINTS: readonly Point[] = Array.from({ length: TURNS }, (_, i) => ({
  x: 738 + 40 * (i % 4),
  y: 480 + 40 * Math.floor(i / 4),
}));

/** The three deeds at the Dragon. */
export const DEED_POINTS: readonly Point[] = [0, 1, 2].map((place) => ({ x: 180 + place * 172, y: 420 }));
export const DEED_SIZE = { width: 160, height: 170 };

/** Where a knight stands: side by side at the Grail, higher in a stack, on his chair, or beside it before he has one. */
export function knightPoint(space: number, chair: number, place: number): Point {
  if (space >= 0 && space < SPACES.length) {
    const { x, y } = SPACE_POINTS[space];
    return space === GRAIL
      ? { x: x - 26 + 36 * (place % 2), y: y - 12 + 34 * Math.floor(place / 2) }
      : { x: x + 5 * place, y: y - 13 * place };
  }
  return CHAIR_POINTS[chair] ?? { x: 330 + 36 * place, y: 200 };
}

/** The road itself, as a line past all sites. */
export const ROAD =
  'M600 112 Q620 70 665 70 H890 Q968 84 966 180 V300 L940 396 V536 Q946 650 905 690 H95 Q40 640 75 535 V375 Q40 280 95 195 Q160 106 320 112';
