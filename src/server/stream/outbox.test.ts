import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.ts';

let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});

afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

/** What a client receives until the connection is closed with 1000. */
async function heard(say: (outbox: Outbox) => void): Promise<string[]> {
  server.once('connection', (client, { socket }) => say(new Outbox(client, socket)));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString()));
  const [code] = (await once(client, 'close')) as [number];
  expect(code).toBe(1000);
  return texts;
}

test('messages of every length arrive unchanged and in order, and the close comes last', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'Ñ'.repeat(63), '🏰'.repeat(40), '{"t":"pong"}'];
  const received = await heard((outbox) => {
    for (const text of texts) outbox.send(text);
    outbox.close(1000);
  });
  expect(received).toEqual(texts);
});

test('nothing is sent after the close', async () => {
  const received = await heard((outbox) => {
    outbox.send('the last word');
    outbox.close(1000);
    outbox.send('one more');
  });
  expect(received).toEqual(['the last word']);
});
