/** What somebody who follows a table notes of it: everything that they are told, as it comes. */
import { createHash } from 'node:crypto';
import type { Viewer } from '../../core/game.ts';
import type { ClientEvent, ClientState } from '../../wire/client.ts';
import type { ClientHistory, ToldLine, ToldStep } from './history.ts';

/** What one client knows of a table. */
export interface Notes extends ClientHistory {
  readonly steps: ToldStep[];
  readonly heard: ToldLine[];
  readonly moves: Map<string, { readonly n: number | undefined; readonly asked: number; readonly move: unknown }>;
  readonly lines: Map<string, { readonly c: number | undefined; readonly text: string }>;
  /** By the number of the step: the view that was told first. */
  readonly told: Map<number, unknown>;
  /** Refusals that a careful player should never get. */
  readonly surprises: string[];
}

export const newNotes = (viewer: Viewer, person: string): Notes => ({
  viewer,
  person,
  steps: [],
  heard: [],
  moves: new Map(),
  lines: new Map(),
  told: new Map(),
  surprises: [],
});

/** Notes what an event tells; `now` is what the client knows since. */
export function note(notes: Notes, event: ClientEvent, now: ClientState): void {
  if (event.t === 'chat') notes.heard.push({ c: event.c, person: event.from, text: event.text });
  if ((event.t !== 'view' && event.t !== 'step') || now.viewer !== notes.viewer) return;
  const { n, view } = now;
  if (!notes.told.has(n)) notes.told.set(n, view);
  const say = event.t === 'step' ? digestOf(event.say ?? []) : undefined;
  notes.steps.push({ n, view: digestOf(view), say });
}

/** The same for equal JSON, in whatever order its fields stand. */
function digestOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value, inOrder)).digest('base64url').slice(0, 12);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
