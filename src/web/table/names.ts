/** What those at a table are called, and who of them reads this page. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Sitter } from '../local/seated.ts';

export const namesOf = (sitters: readonly Sitter[]): string[] => sitters.map(({ name }) => name);

/** The seat to which a result speaks; nobody's where people share one device, and nobody's who only watches. */
export function readerOf(me: Viewer, sitters: readonly Sitter[]): Seat | undefined {
  const isShared = sitters.filter(({ bot, here }) => bot === undefined && here === undefined).length > 1;
  return me === 'watcher' || isShared ? undefined : me;
}
