import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf } from '../../print/paper.ts';
import { printed } from '../../print/order.ts';
import { DEFAULT_ORDER } from '../../wire/printing.ts';
import { type TestServer, openTestServer } from '../testing/server.ts';

let testServer: TestServer;

beforeAll(async () => {
  testServer = await openTestServer({ ORIGIN: 'https://table.example' });
});

afterAll(() => testServer.close());

const ask = (url: string): Promise<LightMyRequestResponse> =>
  testServer.server.app.http.inject({ method: 'GET', url: `/api/print/${url}` });

const ORDER = {
  ...DEFAULT_ORDER,
  game: 'knights-and-damosels',
  only: ['sheet-10'],
  link: 'https://table.example',
} as const;

test('a document is streamed as the press makes it, and is the same a second time', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => ask('knights-and-damosels/sheets.pdf?only=sheet-10')));
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(first.headers['content-disposition']).toBe('inline; filename="knights-and-damosels-en.pdf"');
  const bytes = Buffer.from(await bytesOf(await printed(ORDER)));
  expect(first.rawPayload.equals(bytes)).toBe(true);
  expect(second.rawPayload.equals(bytes)).toBe(true);
});

test('an order comes to so many pages; the first of them are pictures', async () => {
  const summary = await ask('knights-and-damosels?only=sheet-10');
  expect(summary.json()).toEqual({ pages: 3, tag: expect.stringMatching(/^[\w-]{22}$/) });
  const picture = await ask('knights-and-damosels/page.png?only=sheet-10&page=3');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.rawPayload.readUInt32BE(16)).toBe(476);
  expect((await ask('knights-and-damosels/page.png?only=sheet-10&page=4')).statusCode).toBe(404);
});

test.each([
  'chess',
  'lancelot?paper=a9',
  'lancelot?offsetX=7',
  'lancelot?only=wheels',
  'la-mancha/sheets.pdf?paper=a1',
  'la-mancha/page.png?page=0',
])('%s is refused, with what would have been right', async (url) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { rule: { id: 'PRINT-1' }, why: expect.any(String) }]);
});

test('a name that no order has is refused, so that nobody prints without the offset they asked for', async () => {
  expect((await ask('lancelot/sheets.pdf?offset-x=2')).json()).toMatchObject({
    rule: { id: 'WIRE-2' },
    why: 'offset-x: found in the address',
  });
});

test('new documents are rationed by address; what is on the shelf is not', async () => {
  const asked = Array.from({ length: 14 }, (_, i) =>
    ask(`lancelot/sheets.pdf?document=calibration&offsetX=0.${10 + i}`),
  );
  const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200, 429]));
  expect((await ask('knights-and-damosels?only=sheet-10')).statusCode).toBe(200);
});
