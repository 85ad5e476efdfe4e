/** The desk of a seat at the server: drafts go with the stream, marks by request. */
import type { Viewer } from '../../core/game.ts';
import type { TableClient } from '../../wire/client.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Pages } from '../../wire/messages.ts';
import type { Desk, Mark, Marks } from '../local/desk.ts';
import { ask } from './ask.ts';

/** The server asks for no more than one draft a second. */
const EVERY = 1200;

export function deskAt(id: string, link: TableClient, isHost: () => boolean, viewer: () => Viewer): Desk {
  let waiting: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    timer = undefined;
    if (waiting !== undefined) void link.draft(waiting);
    waiting = undefined;
  };
  return {
    begun: () => link.now().draft,
    begin(move) {
      if (sizeOf(move) > LIMITS.frame) return; // longer than any rule allows: this device keeps it, and nobody else
      waiting = move;
      timer ??= setTimeout(send, EVERY);
    },
    marks: () => marksOf(link.now().pages),
    async mark(page, mark, why) {
      const { refused } = await ask<Pages>('POST', `/tables/${id}/page`, { page, mark, ...(why && { why }) });
      return refused;
    },
    get may(): readonly Mark[] {
      if (viewer() === 'watcher') return [];
      return ['aloud', 'told', 'hide', 'show', 'report', ...(isHost() ? (['tear'] as const) : [])];
    },
    get isHost() {
      return viewer() !== 'watcher' && isHost();
    },
    book: `api/tables/${id}/chronicle`,
  };
}

/** In bytes, with room for the rest of the frame. */
const sizeOf = (move: unknown): number => 200 + new TextEncoder().encode(JSON.stringify(move)).length;

const marksOf = ({ aloud, hidden, reports = [] }: Pages): Marks => ({ aloud, hidden, torn: [], reports });
