/** Requests to the server, and its answers: what was asked for, or why not. A server that is away is a reason too. */
import type { Rule } from '../../core/game.ts';
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import type { Refusal } from '../../wire/rules.ts';

export type Answer<T> =
  | { readonly value: T; readonly refused?: undefined }
  | { readonly value?: undefined; readonly refused: Refusal };

/** Reasons that only this end can know. */
export const NET = {
  away: { id: 'NET-1', text: 'The server cannot be reached now. Nothing is lost; please try again in a moment.' },
  noBoard: { id: 'NET-2', text: 'This page does not know that game yet. Reload it to get the newest version.' },
} as const satisfies { [name: string]: Rule };

/** The status with which the server says that it knows nobody by this cookie. */
const UNKNOWN = 401;

const FOR_NOW = new Set<string>([
  NET.away.id,
  KNOWN_RULES.notSaved.id,
  KNOWN_RULES.unavailable.id,
  KNOWN_RULES.tooManyRequests.id,
]);

/** Whether it was refused for now only: the same can be asked again later. */
export const isRefusedForNow = ({ refused }: Answer<unknown>): boolean =>
  refused !== undefined && FOR_NOW.has(refused.rule.id);

let unknown: () => void = () => undefined;

/** Called when the server says that it does not know whoever uses this browser. */
export function onUnknown(call: () => void): void {
  unknown = call;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';

export async function ask<T>(method: Method, path: string, body?: object): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as T | Refusal;
    if (answer.ok) return { value: read as T };
    if (answer.status === UNKNOWN) unknown();
    return { refused: read as Refusal };
  } catch {
    return { refused: { rule: NET.away } }; // no network, no server, or something else that answers in its place
  }
}

let ahead: { readonly path: string; readonly answer: Promise<Answer<unknown>> } | undefined;

/** Asks for what a page will ask for as soon as its code is here. */
export function askAhead<T>(path: string): Promise<Answer<T>> {
  const answer = ask<T>('GET', path);
  ahead = { path, answer };
  return answer;
}

/** What was asked for ahead, once; anything else is asked for now. */
export function askOnce<T>(path: string): Promise<Answer<T>> {
  const known = ahead?.path === path ? (ahead.answer as Promise<Answer<T>>) : undefined;
  ahead = undefined;
  return known ?? ask('GET', path);
}

/** As part of a query: nothing where the link carried none. */
export const invitationIn = (invitation: string | undefined): string =>
  invitation === undefined ? '' : `invitation=${encodeURIComponent(invitation)}`;

/** What a table on the server is, for whoever may know it. */
export const tablePath = (id: string, invitation: string | undefined): string =>
  `/tables/${encodeURIComponent(id)}?${invitationIn(invitation)}`;
