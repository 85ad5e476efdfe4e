/** What people who do not look are told of their tables, on both engines, with a real mail server and a real webhook. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TakeBackOffer } from '../../wire/http.ts';
import type { Notices } from '../../wire/notices.ts';
import type { Meanwhile } from '../../wire/messages.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { comeBack, type Guest, startTable } from '../testing/guest.ts';
import { playUntil } from '../testing/players.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { firstMove } from '../testing/scene.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 18, 12);
const POST = { clock: { t: 'post', days: 3, late: 'bot' } };
const SIMPLE = { clock: { t: 'post', days: 3, late: 'fallback' } };

interface Told {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

describe.each(ENGINES)('news, %s', (engine) => {
  let newStore = openerOf(engine);
  let office: PostOffice;
  let server: TestServer;
  let now = NOON;
  let ids = 0;
  const clock = (): number => now;

  async function open(): Promise<void> {
    server = await openTestServer(
      { ...office.settings, ADMIN_TOKEN: 'the token of the operator' },
      { store: await newStore(), now: clock, steady: clock },
    );
  }
  beforeEach(async () => {
    now = NOON;
    newStore = openerOf(engine);
    office = await openPostOffice();
    await open();
  });
  afterEach(async () => {
    await server.close();
    await office.close();
  });

  /** Time passes; who is late is played for, and what is due is sent. */
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await server.server.tick();
    await server.server.notify();
  }

  async function reachable(language: 'en' | 'es' = 'en'): Promise<Guest> {
    const guest = await server.newGuest();
    const hook = { url: `${office.url}/${guest.person.id}`, style: 'json' };
    await guest.post('/api/me/notices/hook', { language, hook });
    return guest;
  }

  const told = ({ person }: Guest): Told[] =>
    office.posts
      .filter(({ path }) => path === `/${person.id}`)
      .slice(1) // the first one tries the address
      .map(({ body }) => JSON.parse(body.toString()) as Told);
  const titles = (guest: Guest): string[] => told(guest).map(({ title }) => title);

  const act = (guest: Guest, { id }: TableInfo, what: string, body: object = {}): Promise<TableInfo> =>
    guest.post(`/api/tables/${id}/${what}`, { id: `r${ids++}`, ...body });
  const infoOf = (guest: Guest, { id }: TableInfo): Promise<TableInfo> => guest.get(`/api/tables/${id}`);

  async function move({ person }: Guest, { id }: TableInfo): Promise<void> {
    await server.server.tables.use(id, (table) => {
      const { asked, move: first } = firstMove(table, seatOf(table.card(), person.id)!); // they sit there
      return table.play(seatOf(table.card(), person.id)!, asked, `m${ids++}`, first);
    });
  }

  /** Comes to look, and gives what was played meanwhile; undefined if nobody played. */
  async function look(guest: Guest, { id }: TableInfo): Promise<Meanwhile | undefined> {
    let found: Meanwhile | undefined;
    const page = guest.follow(id, (event) => {
      if (event.t === 'meanwhile') found = event;
    });
    await expect.poll(() => page.now().isOpen).toBe(true);
    await page.moves(); // answered after all that is told at the beginning
    page.close();
    const seat = seatOf(await infoOf(guest, { id } as TableInfo), guest.person.id);
    await expect
      .poll(async () => (await infoOf(guest, { id } as TableInfo)).seats[seat!])
      .toMatchObject({ here: false });
    return found;
  }

  test('who ran out of time is told once that a bot plays, and gets the seat back by opening the link', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    await move(ben, table);
    await pass(MINUTE);
    expect(told(ana)).toMatchObject([{ text: `${ben.person.name} is waiting for you. You have 3 days.` }]);
    await pass(3 * DAY);
    await pass(MINUTE);
    expect(told(ana).at(-1)).toMatchObject({
      title: 'Your time ran out in Don Quixote',
      text: `Your time at the table with ${ben.person.name} ran out. A bot plays for you until you are back. Open the table, and your seat is yours again.`,
      link: `${server.base}/#/play/${table.id}`,
    });
    expect((await infoOf(ben, table)).seats[0]).toMatchObject({ away: { since: 1 }, late: 1 }); // the other sees why
    const before = titles(ana);
    await pass(DAY);
    expect(titles(ana)).toEqual(before);
    const meanwhile = await look(ana, table);
    expect(meanwhile).toMatchObject({ t: 'meanwhile', why: 'time' });
    const { seats } = await infoOf(ben, table);
    expect([seats[0]].filter((sitter) => 'away' in sitter || 'late' in sitter)).toEqual([]);
  });

  test('who had a simple move played for them is told once, until they have looked; the page lists what was played', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben], SIMPLE);
    await pass(MINUTE); // their turn
    const late = (): Told[] => told(ana).filter(({ title }) => title === 'Your time ran out in Don Quixote');
    await pass(3 * DAY);
    await pass(MINUTE);
    expect(late()).toMatchObject([{ text: expect.stringContaining('A simple move was played for you.') as string }]);
    await pass(3 * DAY);
    await pass(MINUTE);
    expect(late()).toHaveLength(1);
    expect((await infoOf(ben, table)).seats[0]).toMatchObject({ late: expect.any(Number) as number });
    const meanwhile = await look(ana, table);
    expect(meanwhile).toMatchObject({ why: 'time', moves: [{ by: 'clock' }, { by: 'clock' }] });
    await pass(3 * DAY);
    await pass(MINUTE);
    expect(late()).toHaveLength(2);
  });

  test('a page behind others does not take the seat back when it connects again; looking at it does', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    await move(ben, table);
    const heard: string[] = [];
    const page = ana.follow(table.id, ({ t }) => void heard.push(t));
    page.look(false);
    const isLooking = () => server.server.tables.use(table.id, (held) => held.isLooking(ana.person.id));
    await expect.poll(() => page.now().isOpen).toBe(true);
    await expect.poll(isLooking).toBe(false);
    await pass(3 * DAY);
    await pass(MINUTE);
    expect(titles(ana)).toContain('Your time ran out in Don Quixote');
    await server.server.tables.use(table.id, (held) => held.disconnectAll());
    await expect.poll(() => page.now().isOpen).toBe(false);
    await expect.poll(() => page.now().isOpen).toBe(true);
    expect(await isLooking()).toBe(false);
    expect((await infoOf(ben, table)).seats[0]).toHaveProperty('away');
    page.look(true);
    await expect.poll(() => heard).toContain('meanwhile');
    expect((await infoOf(ben, table)).seats[0]).not.toHaveProperty('away');
    page.close();
  });

  test('when a game is over, its people are told how, unless they look; a request for another too', async () => {
    const [ana, ben] = [await reachable('es'), await reachable()];
    const table = await startTable([ana, ben], POST);
    await playUntil(server, table.id, [ana, ben], Infinity, 'news');
    office.posts.length = 0; // both looked until the end
    await pass(MINUTE);
    expect(office.posts).toEqual([]);
    await expect
      .poll(async () => (await infoOf(ben, table)).seats.some((sitter) => 'here' in sitter && sitter.here))
      .toBe(false);
    const again = await ben.post<TableInfo>(`/api/tables/${table.id}/rematch`);
    await pass(MINUTE);
    expect(office.posts.map(({ path, body }) => [path, JSON.parse(body.toString())])).toMatchObject([
      [
        `/${ana.person.id}`,
        { title: `${ben.person.name} quiere jugar otra vez a Don Quijote`, link: `${server.base}/#/play/${again.id}` },
      ],
    ]);
  });

  test('a game that ends without them tells the result, and all that was due of it before is not told', async () => {
    const [ana, ben] = [await reachable(), await reachable()];
    const table = await startTable([ana, ben], SIMPLE);
    await ana.ask('PUT', '/api/me/notices/quiet', { quiet: { from: 0, to: 23, zone: 'UTC' } });
    const isOver = async (): Promise<boolean> => (await infoOf(ben, table)).status === 'over';
    // oxlint-disable-next-line no-await-in-loop -- one deadline after the other
    while (!(await isOver())) await pass(3 * DAY);
    await ana.ask('PUT', '/api/me/notices/quiet', { quiet: null });
    const { outcome } = await infoOf(ana, table);
    const [mine, theirs] = outcome!.scores; // it is over
    await pass(DAY);
    const place =
      outcome!.places[0] === 1 ? (outcome!.places[1] === 1 ? 'you share the win' : 'you won') : 'you came 2nd';
    const points = [`You: ${mine}`, `${ben.person.name}: ${theirs}`];
    const inOrder = outcome!.places[0] <= outcome!.places[1] ? points : points.toReversed();
    expect(told(ana)).toMatchObject([
      {
        title: `Don Quixote is over: ${place}`,
        text: `${inOrder.join(', ')}.`,
        link: `${server.base}/#/play/${table.id}`,
      },
    ]);
  });

  test('a game that bots played to its end says so to those for whom they played', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben], POST);
    await pass(3 * DAY);
    await expect.poll(async () => (await infoOf(ben, table)).status, { timeout: 30_000 }).toBe('over');
    await pass(MINUTE);
    const [last] = told(ana).slice(-1);
    expect(last.title).toMatch(/^Don Quixote is over: you /);
    expect(last.text).toMatch(/\. Your time ran out, so a bot played for you to the end\.$/);
  });

  test('what somebody asks is told to those whose answer is missing, once each, and not once it is settled', async () => {
    const [ana, ben, kay] = [await server.newGuest(), await reachable(), await reachable()];
    const table = await startTable([ana, ben, kay], POST);
    await pass(MINUTE); // their turn
    office.posts.length = 0;
    await act(ana, table, 'propose', { what: 'pause' });
    await act(kay, table, 'propose/answer', { what: 'pause', agree: true });
    await pass(MINUTE);
    const name = ana.person.name;
    const titled = (): unknown[] => office.posts.map(({ body }) => (JSON.parse(body.toString()) as Told).title);
    expect(titled()).toEqual([`${name} would like to pause Don Quixote`]);
    await act(ana, table, 'propose', { what: 'end' });
    await act(ana, table, 'propose', { what: 'pause' }); // Ben was told; the answer of Kay is missing again
    await pass(MINUTE);
    expect(office.posts.map(({ path }) => path)).toEqual([`/${ben.person.id}`, `/${kay.person.id}`]);
    await act(ana, table, 'propose', { what: 'end' });
    await act(kay, table, 'propose/answer', { what: 'end', agree: true });
    await act(ben, table, 'propose/answer', { what: 'end', agree: true });
    await pass(MINUTE);
    expect(titled().slice(2)).toEqual(['Don Quixote has ended early', 'Don Quixote has ended early']);
  });

  test('a take-back that needs an answer is told', async () => {
    const both = [await reachable(), await reachable()];
    const table = await startTable(both, { ...POST, takeBacks: true, game: 'lancelot' });
    const { asked } = (await server.server.tables.use(table.id, (held) => held.current().match))!; // it was started
    const isFirst = (guest: Guest): boolean => asked[seatOf(table, guest.person.id)!] >= 0; // they sit there
    const [mover, other] = both.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    await move(mover, table);
    const offer = await mover.get<TakeBackOffer>(`/api/tables/${table.id}/takeback`);
    expect(offer).toMatchObject({ isAtOnce: false });
    await act(mover, table, 'takeback', { step: 'step' in offer ? offer.step : -1 });
    await pass(MINUTE);
    expect(titles(other)).toEqual([`${mover.person.name} would like to take back a move in Lancelot`]);
  });

  test('who is removed is told, and so are the others when somebody leaves; then when one more does', async () => {
    const [ana, ben, kay, dot] = [await reachable(), await reachable(), await reachable(), await server.newGuest()];
    const table = await startTable([ana, ben, kay, dot], POST);
    await pass(MINUTE);
    office.posts.length = 0;
    await act(ana, table, 'remove', { seat: 1 });
    await pass(MINUTE);
    const titled = (guest: Guest): string[] =>
      office.posts
        .filter(({ path }) => path === `/${guest.person.id}`)
        .map(({ body }) => (JSON.parse(body.toString()) as Told).title);
    expect(titled(ben)).toEqual(['You are no longer at a table of Don Quixote']);
    const gone = `${ben.person.name} is no longer at your table of Don Quixote`;
    expect(titled(kay)).toEqual([gone]);
    await act(dot, table, 'leave');
    await pass(MINUTE);
    expect(titled(kay)).toEqual([
      gone,
      `${ben.person.name} and ${dot.person.name} are no longer at your table of Don Quixote`,
    ]);
    expect(titled(ben)).toHaveLength(1);
  });

  test('the host who is away is told that the table is full, and its people when nobody comes back to it', async () => {
    const ana = await reachable();
    const ben = await server.newGuest();
    const table = await ana.post<TableInfo>('/api/tables', { game: 'don-quixote', seats: ['me', 'empty'], ...POST });
    await act(ben, table, 'join');
    await pass(MINUTE);
    expect(told(ana)).toMatchObject([
      { title: 'Your table of Don Quixote is full', link: `${server.base}/#/play/${table.id}` },
    ]);
    now += 8 * DAY;
    await expect.poll(async () => (await server.server.sweep()).closed).toBe(1);
    await pass(MINUTE);
    expect(titles(ana)).toEqual(['Your table of Don Quixote is full', 'Your table of Don Quixote is closed']);
  });

  test('all that is due is one message, in an e-mail each with its own link, as text and as HTML', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const { ways } = await ana.post<Notices>('/api/me/notices/mail', { language: 'en', address: 'ana@example.org' });
    const [code = ''] = /\d{6}/.exec(office.letters[0]) ?? [];
    await ana.post('/api/me/notices/confirm', { way: ways[0].id, code });
    const one = await startTable([ana, ben], POST);
    const two = await startTable([ana, ben], POST);
    await act(ben, one, 'propose', { what: 'pause' });
    await pass(MINUTE);
    expect(office.letters).toHaveLength(2);
    const [, letter] = office.letters;
    expect(letter).toContain('Subject: Your turn in Don Quixote, and 2 more');
    const pause = `${ben.person.name} would like to pause Don Quixote`;
    const said = `No clock runs in a pause. Open the table to agree, or to play on.`;
    expect(letter.replaceAll('\r\n', '\n')).toContain(`${pause}\n${said}\n${server.base}/#/play/${one.id}\n`);
    expect(letter).toContain(`<a href="${server.base}/#/play/${two.id}"`);
    expect(letter).toContain('Content-Type: text/html');
  });

  test('of a silenced table nothing is told, and in quiet hours nothing yet', async () => {
    const [ana, ben] = [await reachable(), await server.newGuest()];
    const [loud, silent] = [await startTable([ana, ben], POST), await startTable([ana, ben], POST)];
    await ana.ask('PUT', '/api/me/notices/silence', { table: silent.id, silent: true });
    await ana.ask('PUT', '/api/me/notices/quiet', { quiet: { from: 12, to: 14, zone: 'UTC' } });
    await act(ben, silent, 'propose', { what: 'end' });
    await act(ben, loud, 'propose', { what: 'end' });
    await pass(MINUTE);
    expect(told(ana)).toEqual([]);
    await pass(120 * MINUTE);
    expect(titles(ana)).toEqual(['Your turn in Don Quixote, and 1 more']);
  });

  test('who comes to look before it is sent is not told, and what is stored is sent by the next server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'errantry-news-'));
    await server.close();
    newStore = openerOf(engine, join(folder, 'errantry.sqlite'));
    await open();
    const [ana, ben] = [await reachable(), await reachable()];
    const table = await startTable([ana, ben], POST);
    await pass(MINUTE);
    office.posts.length = 0;
    await act(ben, table, 'propose', { what: 'pause' });
    await look(ana, table);
    await pass(MINUTE);
    expect(office.posts).toEqual([]);
    await act(ana, table, 'propose', { what: 'end' });
    await server.close();
    await open();
    await pass(MINUTE);
    expect(office.posts.map(({ path }) => path)).toEqual([`/${ben.person.id}`]);
    const again = await comeBack(() => server.base, ben.cookie);
    expect((await again.get<TableInfo>(`/api/tables/${table.id}`)).proposal).toMatchObject({ what: 'end' });
    rmSync(folder, { recursive: true });
  });
});
