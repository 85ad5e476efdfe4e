/**
 * Where everything lies on the picture of Arthur's realm: a road around it, clockwise, with the Round Table in the
 * middle and the Grail track around the table. A narrow page has a taller picture, so that stones stay large enough.
 */
import { CHAIRS, GRAIL, GRAIL_END, SPACES, TURNS } from '../rules/components.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What one picture is measured by. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** First and last space of each track, in the order of the tracks; the others lie evenly between. */
  readonly tracks: readonly (readonly [Point, Point])[];
  /** The middle of the name of each site, by its number; the Round Table bears its own. */
  readonly names: readonly Point[];
  readonly table: Point;
  /** Half the width and height of the table, of its ring of chairs, of the ring of the Grail. */
  readonly board: Point;
  readonly chairs: Point;
  readonly grail: Point;
  /** The first and the last of the first row of the turn track. */
  readonly turns: readonly [Point, Point];
  readonly road: string;
}

export interface Layout extends Plan {
  readonly spaces: readonly Point[];
  readonly chairPoints: readonly Point[];
  readonly grailPoints: readonly Point[];
  readonly turnPoints: readonly Point[];
}

const at = (x: number, y: number): Point => ({ x, y });
const one = (x: number, y: number): readonly [Point, Point] => [at(x, y), at(x, y)];

export const WIDE: Layout = drawn({
  width: 1000,
  height: 690,
  tracks: [
    [at(598, 64), at(844, 64)],
    [at(796, 166), at(796, 288)],
    [at(866, 166), at(866, 288)],
    [at(936, 166), at(936, 349)],
    [at(936, 442), at(936, 566)],
    [at(868, 634), at(790, 634)],
    [at(694, 634), at(324, 634)],
    one(214, 630),
    one(86, 618),
    one(72, 492),
    one(72, 362),
    one(84, 214),
  ],
  names: [
    at(446, 350),
    at(721, 24),
    at(866, 124),
    at(890, 404),
    at(822, 594),
    at(510, 594),
    at(214, 582),
    at(86, 570),
    at(72, 446),
    at(72, 316),
    at(84, 158),
  ],
  table: at(446, 338),
  board: at(118, 68),
  chairs: at(188, 122),
  grail: at(286, 202),
  turns: [at(764, 488), at(872, 488)],
  road: 'M446 88 Q452 64 520 64 H846 Q936 70 938 166 V566 Q930 630 868 634 H120 Q72 626 72 572 V362 Q66 290 84 214 Q110 88 300 78 Q424 72 446 88 V200',
});

export const TALL: Layout = drawn({
  width: 620,
  height: 930,
  tracks: [
    [at(380, 70), at(582, 70)],
    [at(446, 172), at(446, 304)],
    [at(514, 172), at(514, 304)],
    [at(582, 172), at(582, 370)],
    [at(582, 464), at(582, 604)],
    [at(582, 704), at(582, 772)],
    [at(546, 884), at(216, 884)],
    one(136, 884),
    one(46, 862),
    one(50, 724),
    one(50, 576),
    one(58, 418),
  ],
  names: [
    at(316, 594),
    at(478, 28),
    at(514, 130),
    at(534, 424),
    at(560, 662),
    at(380, 838),
    at(136, 838),
    at(52, 816),
    at(60, 680),
    at(56, 532),
    at(62, 358),
  ],
  table: at(316, 594),
  board: at(74, 80),
  chairs: at(122, 144),
  grail: at(198, 214),
  turns: [at(128, 250), at(260, 250)],
  road: 'M326 86 Q330 70 360 70 H540 Q582 74 582 172 V772 Q582 880 520 884 H90 Q46 880 46 820 V576 Q44 480 58 418 Q70 130 220 88 Q310 66 326 86 V360 L318 440',
});

function drawn(plan: Plan): Layout {
  const { tracks, table, chairs, grail, turns } = plan;
  return {
    ...plan,
    spaces: SPACES.map(({ track }, space) => {
      const first = SPACES.findIndex((other) => other.track === track);
      const length = SPACES.filter((other) => other.track === track).length;
      return between(...tracks[track], length === 1 ? 0 : (space - first) / (length - 1));
    }),
    // Arthur sits on top, the others clockwise; the Grail track begins on the left, beside the Grail.
    chairPoints: CHAIRS.map((_, chair) => onRing(table, chairs, chair / CHAIRS.length - 1 / 4)),
    grailPoints: Array.from({ length: GRAIL_END + 1 }, (_, step) =>
      onRing(table, grail, step / (GRAIL_END + 2) + 1 / 2),
    ),
    turnPoints: Array.from({ length: TURNS }, (_, i) => {
      const { x, y } = between(...turns, (i % 4) / 3);
      return { x, y: y + 42 * Math.floor(i / 4) };
    }),
  };
}

function between(here: Point, there: Point, part: number): Point {
  return { x: here.x + part * (there.x - here.x), y: here.y + part * (there.y - here.y) };
}

function onRing(middle: Point, half: Point, part: number): Point {
  const angle = part * 2 * Math.PI;
  return { x: middle.x + half.x * Math.cos(angle), y: middle.y + half.y * Math.sin(angle) };
}

/** Where a knight stands: side by side at the Grail, higher in a stack, on his chair, or beside the table before he has one. */
export function knightPoint(layout: Layout, space: number, chair: number, place: number): Point {
  if (space >= 0 && space < SPACES.length) {
    const { x, y } = layout.spaces[space];
    return space === GRAIL
      ? { x: x - 18 + 38 * (place % 2), y: y - 16 + 38 * Math.floor(place / 2) }
      : { x: x + 6 * place, y: y - 15 * place };
  }
  const { x, y } = layout.table;
  return layout.chairPoints[chair] ?? { x: x - 54 + 36 * place, y: y + 40 };
}
