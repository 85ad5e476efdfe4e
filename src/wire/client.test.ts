import { expect, test } from 'vitest';
import { type ClientEvent, type Environment, follow, refusedMessage, type TransportEvents } from './client.ts';
import type { ServerMessage } from './messages.ts';
import { SERVER_RULES } from './rules.ts';

/** A page and the server it speaks to; timers run when told, and what is kept outlives the page. */
function silentPage(kept: Map<string, string>) {
  const sent: string[] = [];
  const timers = new Set<() => void>();
  const events: ClientEvent[] = [];
  const opened: TransportEvents[] = [];
  /** Whether each connection began in sight. */
  const looked: boolean[] = [];
  const environment: Environment = {
    open(_, { isLooking }, transport) {
      opened.push(transport);
      looked.push(isLooking);
      return { send: (text) => sent.push(text), close: () => undefined };
    },
    after: (_, call) => (timers.add(call), () => timers.delete(call)),
    newId: () => `id${kept.size}`,
    kept: { all: () => kept, keep: (id, text) => kept.set(id, text), forget: (id) => kept.delete(id) },
  };
  const client = follow(environment, (event) => events.push(event));
  const hear = (message: ServerMessage): void => opened.at(-1)?.received(JSON.stringify(message));
  const pass = (): void => {
    const due = [...timers];
    timers.clear();
    for (const call of due) call();
  };
  return { client, sent, events, opened, looked, hear, pass };
}

function page(kept: Map<string, string>) {
  const made = silentPage(kept);
  made.hear({ t: 'hello', wire: 1, viewer: 0 });
  return made;
}

const notSaved = (id: string): ServerMessage => ({ t: 'no', id, rule: SERVER_RULES.notSaved });

test.each([
  ['the table', () => JSON.stringify(notSaved('id0'))],
  [
    'the server, before it has found the table',
    (sent: string) => refusedMessage(sent, { rule: SERVER_RULES.unavailable }),
  ],
])('a move that cannot be saved by %s is kept, sent again, and forgotten when it is answered', async (_, refused) => {
  const kept = new Map<string, string>();
  const { client, sent, events, opened, hear, pass } = page(kept);
  const played = client.play('a move');
  opened[0].received(refused(sent[0]));
  expect(client.now().isUnsaved).toBe(true);
  expect(events.at(-1)).toEqual({ t: 'unsaved' });
  pass();
  expect(sent).toHaveLength(3); // the move, a ping, and the move again
  expect(sent[2]).toBe(sent[0]);
  expect([...kept.values()]).toEqual([sent[0]]);
  hear({ t: 'ok', id: 'id0', n: 1 });
  expect(await played).toEqual({ t: 'ok', id: 'id0', n: 1 });
  expect([client.now().isUnsaved, kept.size]).toEqual([false, 0]);
});

test('a page that was closed meanwhile sends the same message when it is opened again', () => {
  const kept = new Map<string, string>();
  const first = page(kept);
  void first.client.play('a move');
  first.hear(notSaved('id0'));
  const second = page(kept);
  expect(second.sent).toEqual(first.sent);
  second.hear({ t: 'ok', id: 'id0', n: 1 });
  expect(kept.size).toBe(0);
});

test('a server that takes the connection and says nothing is left, and what it says later is not heard', () => {
  const { client, opened, hear, pass } = silentPage(new Map());
  pass(); // it was waited for long enough
  pass(); // and after a while it is tried again
  expect(opened).toHaveLength(2);
  hear({ t: 'hello', wire: 1, viewer: 0 });
  opened[0].received(JSON.stringify({ t: 'hello', wire: 1, viewer: 1 }));
  opened[0].closed();
  expect(client.now()).toMatchObject({ isOpen: true, viewer: 0 });
});

test('a page that is out of sight says so at once, and as it connects again after every break', () => {
  const { client, sent, opened, looked, hear, pass } = silentPage(new Map());
  const [away, back] = [false, true].map((on) => JSON.stringify({ t: 'look', on }));
  client.look(false);
  expect(sent).toEqual([]); // nobody would hear it yet
  hear({ t: 'hello', wire: 1, viewer: 0 });
  opened[0].closed();
  pass();
  hear({ t: 'hello', wire: 1, viewer: 0 });
  expect(looked).toEqual([true, false]);
  expect(sent).toEqual([away]);
  client.look(true);
  client.look(true);
  expect(sent).toEqual([away, back]);
});
