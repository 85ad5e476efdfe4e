/** A program that comes with a token, or with any other headers. For tests. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../wire/messages.ts';

export interface Program {
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: Told }>;
  follow(table: string): Followed;
}

/** What a test reads of an answer: the rule of a refusal, or anything else. */
export interface Told {
  readonly rule?: { readonly id: string };
  readonly [field: string]: unknown;
}

export interface Followed {
  readonly told: ServerMessage[];
  /** Fulfilled with the first message, of those that came or will come, of which this is true. */
  hears(what: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  /** Fulfilled with the code with which it was closed. */
  readonly closed: Promise<number>;
  close(): void;
}

export function programOf(base: () => string, headers: { readonly [name: string]: string }): Program {
  return {
    async ask(method, path, body) {
      const answer = await fetch(base() + path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Told };
    },
    follow(table) {
      const socket = new WebSocket(`${base().replace('http', 'ws')}/api/tables/${table}/stream?w=2`, { headers });
      const told: ServerMessage[] = [];
      let wake = (): void => undefined;
      socket.on('message', (data: Buffer) => {
        told.push(JSON.parse(data.toString()) as ServerMessage);
        wake();
      });
      return {
        told,
        async hears(what) {
          for (;;) {
            const found = told.find(what);
            if (found !== undefined) return found;
            // oxlint-disable-next-line no-await-in-loop -- until it is told
            await new Promise<void>((resolve) => (wake = resolve));
          }
        },
        closed: once(socket, 'close').then(([code]) => code as number),
        close: () => socket.close(),
      };
    },
  };
}

export const withToken = (base: () => string, token: string): Program =>
  programOf(base, { authorization: `Bearer ${token}` });

/** Whether a message refuses by this rule. */
export const refusedBy =
  (rule: { readonly id: string }) =>
  (message: ServerMessage): boolean =>
    message.t === 'no' && message.rule.id === rule.id;
