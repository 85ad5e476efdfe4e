/** How far a page scrolls so that a question is seen together with what it is about. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between a thing and the edge of what can be seen. */
const ROOM = 12;

/**
 * How far to scroll so that these things stand in the band, the most important first: as many as have room together,
 * and not a pixel more than needed.
 */
export function scrollFor(band: Span, things: readonly Span[]): number {
  const height = band.bottom - band.top - 2 * ROOM;
  const [first, ...rest] = things;
  if (first === undefined) return 0;
  let { top, bottom } = first;
  for (const thing of rest) {
    const [higher, lower] = [Math.min(top, thing.top), Math.max(bottom, thing.bottom)];
    if (lower - higher <= height) [top, bottom] = [higher, lower];
  }
  if (top < band.top + ROOM) return top - band.top - ROOM;
  return Math.max(0, Math.min(bottom - band.bottom + ROOM, top - band.top - ROOM));
}
