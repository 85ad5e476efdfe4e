import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bytesOf } from '../../print/paper.ts';
import { printed } from '../../print/order.ts';
import type { PrintJob } from '../../print/print-worker.ts';
import { DEFAULT_ORDER } from '../../wire/printing.ts';
import { type TestServer, openTestServer } from '../testing/server.ts';
import { MOST_OF_ONE, MOST_WAITING, openPrintQueue } from './queue.ts';

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

test('a document is streamed as it is made, and is the same a second time', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => ask('knights-and-damosels/sheets.pdf?only=sheet-10')));
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(first.headers['content-disposition']).toBe('inline; filename="knights-and-damosels-en.pdf"');
  const bytes = Buffer.from(await bytesOf(await printed(ORDER)));
  expect(first.rawPayload.equals(bytes)).toBe(true);
  expect(second.rawPayload.equals(bytes)).toBe(true);
});

test('an order tells its number of pages; the first of them are there as pictures', async () => {
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

test('an unknown parameter is refused, so that nobody prints without the offset they asked for', async () => {
  expect((await ask('lancelot/sheets.pdf?offset-x=2')).json()).toMatchObject({
    rule: { id: 'WIRE-2' },
    why: 'offset-x: found in the address',
  });
});

test('an address may ask for twelve new documents, and one more every ten seconds; what is made costs nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }); // the limit's clock stands still
  onTestFinished(() => void vi.useRealTimers());
  const own = await openTestServer();
  onTestFinished(() => own.close());
  const codes: number[] = [];
  const calibration = async (offset: number): Promise<void> => {
    const url = `/api/print/lancelot?document=calibration&offsetX=0.${offset}`;
    codes.push((await own.server.app.http.inject({ method: 'GET', url })).statusCode);
  };
  // oxlint-disable-next-line no-await-in-loop -- one after the other: never too many in the queue
  for (let i = 0; i < 14; i++) await calibration(10 + i);
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  await calibration(10);
  expect(codes.at(-1)).toBe(200);
  vi.advanceTimersByTime(10_000);
  await calibration(30);
  await calibration(31);
  expect(codes.slice(-2)).toEqual([200, 429]);
});

describe('the queue', () => {
  const calibration = (offsetX: number): PrintJob => ({
    order: { ...DEFAULT_ORDER, game: 'lancelot', document: 'calibration', offsetX },
    whole: true,
  });

  const queue = openPrintQueue();
  afterAll(() => queue.close());
  /** A document that nobody has asked for yet, which takes no more of the queue once it is there. */
  const made = (offset: number, address: string) => queue.print(calibration(offset), address)?.finished;

  test('takes so many and no more, whatever they are; one that is there already costs no place', async () => {
    const taken = Array.from({ length: MOST_WAITING - 1 }, (_, i) =>
      queue.print(calibration(i / 100), `address ${i % 2}`),
    );
    const other = queue.print({ game: 'lancelot', module: 'print/none.ts', input: {} }, 'address 1');
    expect([...taken, other]).not.toContain(undefined);
    expect(queue.print(calibration(1), 'address 2')).toBeUndefined();
    expect(queue.print(calibration(0), 'address 0')).toBe(taken[0]);
    await expect(other?.finished).rejects.toThrow('lancelot has no print/none.ts');
    const pages = await Promise.all(taken.map(async (document) => (await document?.finished)?.pages));
    expect(pages).toEqual(taken.map(() => 2));
    expect(await made(1, 'address 2')).toBeDefined();
  });

  test('makes four documents of one address at once, and leaves room for others', async () => {
    const mine = Array.from({ length: MOST_OF_ONE + 1 }, (_, i) => queue.print(calibration(1.1 + i / 100), 'mine'));
    expect(mine.map((document) => document === undefined)).toEqual([false, false, false, false, true]);
    expect(await made(1.2, 'yours')).toBeDefined();
    await Promise.all(mine.flatMap((document) => (document === undefined ? [] : [document.finished])));
    expect(await made(1.3, 'mine')).toBeDefined();
  });

  test('draws a page once, and the pages of one address one after the other', async () => {
    const finished = (await made(1.4, 'mine'))!; // there is room
    const order: string[] = [];
    const draw = async (page: number, address: string): Promise<void> => {
      await queue.picture(finished, page, address);
      order.push(`${address} ${page}`);
    };
    expect(queue.picture(finished, 0, 'mine')).toBe(queue.picture(finished, 0, 'yours'));
    await Promise.all([...[2, 3, 4, 5, 6, 7, 8].map((page) => draw(page, 'mine')), draw(1, 'yours')]);
    expect(order[0]).toBe('yours 1');
    expect(await made(1.5, 'mine')).toBeDefined();
  });

  test('fails what is being made when it is closed, and takes nothing more', async () => {
    const closing = openPrintQueue();
    const document = closing.print(calibration(0), 'address 0');
    await closing.close();
    await expect(document?.finished).rejects.toThrow('the server stops');
    await expect(document?.begun).rejects.toThrow('the server stops');
    expect(closing.print(calibration(0), 'address 0')).toBeUndefined();
  });
});
