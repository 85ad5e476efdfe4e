import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebFiles } from './web-files.ts';

const STYLE = 'h1 { color: red }';
const http = fastify();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'errantry-screen-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'console.log("Rocinante");';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><style>${STYLE}</style>`);
  writeFileSync(join(folder, 'assets/main-1234.js'), script);
  writeFileSync(join(folder, 'assets/main-1234.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, '.secret'), 'not for anybody');
  expect(serveWebFiles(http, folder)).toBe(true);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the page is revalidated each time, and is not sent twice', async () => {
  const page = await http.inject('/');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const again = await http.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the page may use the styles it holds, and no others', async () => {
  const page = await http.inject('/');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  const file = await http.inject('/assets/main-1234.js');
  expect(file.headers['content-security-policy'] ?? '').not.toContain('sha256');
});

test('a hashed file is cached for ever, and is sent compressed to clients that accept it', async () => {
  const url = '/assets/main-1234.js';
  const compressed = await http.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br;q=1.0' } });
  expect(compressed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('Rocinante');
  const plain = await http.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toContain('Rocinante');
});

test('the address that a television shows leads to where its code is typed', async () => {
  const short = await http.inject('/code');
  expect([short.statusCode, short.headers.location]).toEqual([302, './#/code']);
});

test('only the built files are served', async () => {
  for (const url of ['/.secret', '/assets/main-1234.js.br', '/../package.json', '/assets/..%2f.secret']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await http.inject(url)).statusCode).toBe(404);
  }
});

test('nothing is served before the web was built', () => {
  expect(serveWebFiles(fastify(), join(folder, 'assets'))).toBe(false);
});
