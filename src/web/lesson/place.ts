/** Where the bubble of a lesson stands: beside the thing it speaks of, covering neither that nor what is lit with it. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Size = Pick<Box, 'w' | 'h'>;

const SIDES = ['below', 'above', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** On which side of the thing, where its tip can point at it. */
  readonly side: Side | undefined;
  /** How far the tip is from the corner of the bubble. */
  readonly tip: number;
}

/** Pixels between the thing and the bubble: room for its tip. */
const GAP = 16;
/** Pixels between the bubble and the edge of the page. */
const MARGIN = 8;
/** Pixels between the tip and the corner of the bubble. */
const CORNER = 20;

/** `holes` are the thing and what is lit with it; without any, the bubble stands at the foot of the page. */
export function placeBubble(holes: readonly Box[], bubble: Size, page: Size): Placed {
  const foot = within({ x: (page.w - bubble.w) / 2, y: page.h - bubble.h - MARGIN, ...bubble }, page);
  if (holes.length === 0) return { ...foot, side: undefined, tip: 0 };
  const [thing] = holes;
  const beside = SIDES.map((side) => ({ side, box: within(at(side, thing, bubble), page) }));
  const corners = [MARGIN, page.h - bubble.h - MARGIN].flatMap((y) =>
    [MARGIN, page.w - bubble.w - MARGIN].map((x) => ({ side: undefined, box: { x, y, ...bubble } })),
  );
  const cost = ({ box }: { readonly box: Box }): number =>
    holes.reduce((sum, hole, i) => sum + shared(box, hole) * (i === 0 ? WEIGHTY : 1), 0);
  const [best] = [...beside, ...corners].toSorted((one, other) => cost(one) - cost(other)); // stable: the first side wins
  const side = best.side !== undefined && shared(best.box, thing) === 0 ? best.side : undefined;
  return { x: best.box.x, y: best.box.y, side, tip: tipOf(side, thing, best.box) };
}

/** To cover the thing itself is worse than to cover all that is lit with it. */
const WEIGHTY = 1000;

function at(side: Side, { x, y, w, h }: Box, bubble: Size): Box {
  const [midX, midY] = [x + w / 2 - bubble.w / 2, y + h / 2 - bubble.h / 2];
  if (side === 'below') return { x: midX, y: y + h + GAP, ...bubble };
  if (side === 'above') return { x: midX, y: y - bubble.h - GAP, ...bubble };
  return { x: side === 'right' ? x + w + GAP : x - bubble.w - GAP, y: midY, ...bubble };
}

function within(box: Box, page: Size): Box {
  const inside = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));
  return { ...box, x: inside(box.x, page.w - box.w), y: inside(box.y, page.h - box.h) };
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function tipOf(side: Side | undefined, thing: Box, bubble: Box): number {
  const isAcross = side === 'below' || side === 'above';
  const middle = isAcross ? thing.x + thing.w / 2 - bubble.x : thing.y + thing.h / 2 - bubble.y;
  return Math.max(CORNER, Math.min(middle, (isAcross ? bubble.w : bubble.h) - CORNER));
}
