/** The Chronicle over HTTP: of a game in which everything that can be said is hostile. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import { openProof } from '../../../print/proof.ts';
import { GAMES } from '../../load.ts';
import { game as laMancha } from '../rules/index.ts';
import type { TableInfo } from '../../../wire/table-info.ts';
import { heldTable } from '../../../server/testing/scene.ts';
import { type TestServer, openTestServer } from '../../../server/testing/server.ts';
import type { Table } from '../../../server/table/table.ts';

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '# heading\n- list\n[click](javascript:alert(1)) http://evil.example',
  `\u202eesrever\u202c ${'zalgo\u0335'.repeat(3)}${'\u0335'.repeat(3000)} \u0000\u001b[31m`,
  '👨‍👩‍👧‍👦 مرحبا 漢字 (parens) \\ %d',
];

let testServer: TestServer;
let card: TableInfo;
let cookie: string;
let table: Table;

/** Always the same deal: two Encounters come first, so everybody tells. */
const setup: typeof laMancha.setup = (seats, options, _dice, say) =>
  laMancha.setup(seats, options, seededDice('evening 16'), say);

const ask = (path: string, as = cookie): Promise<LightMyRequestResponse> =>
  testServer.server.app.http.inject({ method: 'GET', url: `/api/tables/${card.id}/${path}`, headers: { cookie: as } });

const mark = (page: string, action: string): Promise<LightMyRequestResponse> =>
  testServer.server.app.http.inject({
    method: 'POST',
    url: `/api/tables/${card.id}/page`,
    headers: { cookie },
    payload: { page, mark: action },
  });

beforeAll(async () => {
  const games = { ...GAMES, 'la-mancha': { ...laMancha, setup } };
  testServer = await openTestServer({ RATE: '100' }, { games, tableChanged: () => undefined }); // we play for the bots
  const guest = await testServer.newGuest();
  ({ cookie } = guest);
  const bots = [{ bot: 'greedy', name: '<b>Blas</b>' }, { bot: 'greedy' }];
  const options = { timers: false };
  card = await guest.post<TableInfo>('/api/tables', {
    game: 'la-mancha',
    seats: ['me', ...bots],
    options,
    watch: false,
    start: true,
  });
  table = await heldTable(testServer.server.tables, card.id); // it was opened in the line above
  await playOut();
});

afterAll(() => testServer.close());

async function playOut(): Promise<void> {
  const dice = seededDice('a hostile evening');
  for (let i = 0; ; i++) {
    const { match, card: now } = table.current();
    if (match === undefined || now.status !== 'playing') return;
    const seat = pick(table.game.pending(match.state), dice);
    const move = pick<object>(table.game.moves(match.state, seat), dice);
    const words = table.game.table?.words?.(match.state, seat, move);
    const text = (seat === 0 ? 'W'.repeat(700) : HOSTILE[i % HOSTILE.length]).slice(0, words?.max);
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await table.play(seat, match.asked[seat], `h${i}`, words === undefined ? move : { ...move, text });
    if (answer.rule !== undefined) throw new Error(`${answer.rule.id}: ${answer.why}`);
  }
}

interface Book {
  readonly chapters: readonly { readonly tales: readonly { page: string; seat: number; text: string }[] }[];
  readonly honors: readonly string[];
}

const talesOf = async (): Promise<Book['chapters'][number]['tales']> =>
  (await ask('chronicle')).json<Book>().chapters.flatMap(({ tales }) => tales);

test('LM-12.11 the book as JSON, with the honors at the end', async () => {
  const book = (await ask('chronicle')).json<Book>();
  expect(book.chapters.length).toBeGreaterThan(2);
  expect(book.honors[0]).toMatch(/^1\. /);
});

test('LM-12.11 in the language of its reader; the tales stay as they were told', async () => {
  const [spanish, markdown] = [await ask('chronicle?lang=es'), await ask('chronicle.md?lang=es')];
  expect(spanish.json()).toMatchObject({ language: 'es', title: 'La crónica de La Mancha' });
  expect(markdown.body).toContain('## Capítulo primero.');
  const told = spanish.json<Book>().chapters.flatMap(({ tales }) => tales.map(({ page }) => page));
  expect(told).toEqual((await talesOf()).map(({ page }) => page));
  expect((await ask('chronicle.html?lang=la')).json()).toMatchObject({ rule: { id: 'WIRE-2' } });
});

test('LM-12.2 as HTML it has no markup of players, and may load and run nothing', async () => {
  const answer = await ask('chronicle.html?download');
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="chronicle.html"');
  expect(answer.body).not.toMatch(/<(script|img|b)\b|\u202e/);
  expect(answer.body).toContain('&lt;b&gt;Blas&lt;/b&gt;');
});

test('LM-12.2 as Markdown it has no link and no heading of players', async () => {
  const answer = await ask('chronicle.md');
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.body).not.toMatch(/(?<!\\)\]\(|https?:\/\/|^# heading/m);
});

test('LM-12.11 as PDF it is the same to the byte for the same book, and every letter stands on its page', async () => {
  const [one, other] = await Promise.all([ask('chronicle.pdf'), ask('chronicle.pdf')]);
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  const proof = await openProof(one.rawPayload);
  for (let page = 0; page < proof.pages; page++) {
    const [width, height] = proof.size(page);
    const letters = proof.letters(page);
    expect(
      letters.filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height),
    ).toEqual([]);
  }
  const words = Array.from({ length: proof.pages }, (_, page) =>
    proof
      .letters(page)
      .map(({ char }) => char)
      .join(''),
  ).join('');
  proof.close();
  expect(words).toContain('<b>Blas</b>');
  expect(words).toContain('ChaptertheFirst');
  expect(words).toContain('Thehonors');
});

test('LM-12.12, LM-12.13 what is not for the book, and what is torn out, is in none of its forms', async () => {
  const tales = await talesOf();
  const mine = tales.find(({ seat, text }) => seat === 0 && text.startsWith('WWW'))!; // everybody tells
  const theirs = tales.find(({ seat, text }) => seat !== 0 && text !== '(told aloud)')!;
  expect((await mark(theirs.page, 'aloud')).statusCode).toBe(404);
  expect((await mark(mine.page, 'aloud')).json()).toMatchObject({ t: 'pages', aloud: [mine.page] });
  expect((await mark(theirs.page, 'tear')).statusCode).toBe(200);
  const now = await talesOf();
  expect(now.find(({ page }) => page === mine.page)?.text).toBe('(told aloud)');
  expect(now.find(({ page }) => page === theirs.page)?.text).toBe('[The page is torn here.]');
  expect((await ask('record')).body).not.toContain(JSON.stringify(theirs.text));
});

test('who may not watch may not read', async () => {
  const stranger = await testServer.newGuest();
  expect((await ask('chronicle.md', stranger.cookie)).json()).toMatchObject({ rule: { id: 'TABLE-18' } });
});

test('a game without tales has no Chronicle', async () => {
  const guest = await testServer.newGuest();
  const other = await guest.post<TableInfo>('/api/tables', { game: 'don-quixote', seats: ['me'], start: true });
  const answer = await guest.ask('GET', `/api/tables/${other.id}/chronicle`);
  expect([answer.status, answer.body]).toMatchObject([404, { rule: { id: 'TABLE-23' } }]);
});

const FORMS = ['', '.html', '.md'];

test('in every form it counts as a document of its reader, like sheets', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }); // the limit's clock stands still
  onTestFinished(() => void vi.useRealTimers());
  const own = await openTestServer({}, { tableChanged: () => undefined });
  onTestFinished(() => own.close());
  const guest = await own.newGuest();
  const seats = ['me', { bot: 'greedy' }, { bot: 'greedy' }];
  const { id } = await guest.post<TableInfo>('/api/tables', { game: 'la-mancha', seats, start: true });
  const get = async (url: string): Promise<number> =>
    (await own.server.app.http.inject({ method: 'GET', url, headers: { cookie: guest.cookie } })).statusCode;
  const codes: number[] = [];
  for (let i = 0; i < 15; i++)
    // oxlint-disable-next-line no-await-in-loop -- the first ones are answered
    codes.push(await get(`/api/tables/${id}/chronicle${FORMS[i % FORMS.length]}`));
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429, 429]);
  expect(await get('/api/print/lancelot?document=calibration')).toBe(429);
});
