/** A database of version 0.1.0 is opened by today's server, in both engines, and its games are played to the end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TableRecord, verify } from '../../core/verify.ts';
import { GAMES } from '../../games/load.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { ClientEvent } from '../../wire/client.ts';
import type { OfflineDeal } from '../../wire/http.ts';
import { ENGINES } from '../testing/engines.ts';
import { type Fixture, openOld, unpack } from '../testing/fixture.ts';
import { type TestServer, openTestServer } from '../testing/server.ts';
import { playUntil, quickTime } from '../testing/players.ts';
import { comeBack, type Guest } from '../testing/guest.ts';
import type { AttemptRow, ChatRow, DraftRow, MarkRow, MoveRow, Store } from './store.ts';

const VERSION = '0.1.0';
/** The fewest moves that any running game has left. */
const LEAST = 24;
const ALL_GAMES = Object.keys(GAMES).toSorted();

describe('the fixture', () => {
  const fixture = unpack(VERSION);
  afterAll(() => fixture.remove());

  test.each(['playing', 'over'])('has a table of every game that is %s', (status) => {
    const games = cardsOf(fixture, status).map(({ game }) => game);
    expect([...new Set(games)].toSorted()).toEqual(ALL_GAMES);
  });

  test.each(fixture.records)('the record of $game, downloaded then, is still proved', (record) => {
    expect(verify(GAMES[record.game], record)).toEqual({
      value: { moves: record.moves.length, events: record.events.flat().length, outcome: record.outcome, takeBacks: 0 },
    });
  });
});

interface InTable {
  readonly table_id: string;
}

const cardsOf = (fixture: Fixture, status: string): TableInfo[] =>
  fixture
    .rows<{ card: string }>('tables')
    .map(({ card }) => JSON.parse(card) as TableInfo)
    .filter((card) => card.status === status);

describe.each(ENGINES)('%s', (engine) => {
  const fixture = unpack(VERSION);
  let store: Store;
  let testServer: TestServer;
  let guests: Map<string, Guest>;

  beforeAll(async () => {
    store = await openOld(engine, fixture);
    const lastMove = Math.max(...fixture.rows<MoveRow>('moves').map(({ at }) => at));
    testServer = await openTestServer({ RATE: '1000' }, { store, ...quickTime(lastMove) });
    const back = Object.values(fixture.keys).map((cookie) => comeBack(() => testServer.base, cookie));
    guests = new Map((await Promise.all(back)).map((guest) => [guest.person.id, guest]));
  });

  afterAll(async () => {
    await testServer.close();
    fixture.remove();
  });

  const company = ({ seats }: TableInfo): Guest[] =>
    seats.flatMap((sitter) => (sitter.t === 'person' ? [guests.get(sitter.person)!] : []));

  const recordOf = ({ id }: TableInfo): Promise<TableRecord> => anybody().get(`/api/tables/${id}/record`);
  const anybody = (): Guest => [...guests.values()][0];

  /** The first event that fits, for a client that connects to a table. Fails at once if it is refused. */
  async function told(guest: Guest, table: string, isSo: (news: ClientEvent) => boolean): Promise<ClientEvent> {
    await guest.get(`/api/tables/${table}`);
    return new Promise((done) => {
      const link = guest.follow(table, (news) => {
        if (!isSo(news)) return;
        link.close();
        done(news);
      });
    });
  }

  test('everybody is known by the key they have, and by name', () => {
    const people = Array.from(guests.values(), ({ person }) => person);
    const kept = fixture.rows<{ id: string; name: string }>('people').map(({ id, name }) => ({ id, name }));
    expect(people.toSorted(byId)).toEqual(kept.toSorted(byId));
  });

  test.each(fixture.rows<AttemptRow>('attempts'))(
    'the attempt of $points points at the deal of $day counts',
    async (row) => {
      const { day, standing } = await guests.get(row.person)!.get<OfflineDeal>('/api/today');
      expect({ day, points: standing?.points }).toEqual({ day: row.day, points: row.points });
    },
  );

  test.each(fixture.rows<ChatRow & InTable>('chats'))(
    'line $c of the chat at $table_id is there',
    async ({ table_id, person, ...line }) => {
      const chat = await told(anybody(), table_id, (news) => news.t === 'chat' && news.c === line.c);
      expect(chat).toEqual({ t: 'chat', from: person, ...line });
    },
  );

  test.each(fixture.rows<DraftRow & InTable>('drafts'))(
    'the draft of seat $seat at $table_id is there',
    async ({ table_id, seat, move }) => {
      const card = cardsOf(fixture, 'playing').find(({ id }) => id === table_id)!;
      const draft = await told(company(card)[seat], table_id, ({ t }) => t === 'draft');
      expect(draft).toEqual({ t: 'draft', move: JSON.parse(move) });
    },
  );

  test.each(fixture.rows<MarkRow & InTable>('marks'))(
    'page $page of $table_id stays hidden',
    async ({ table_id, page, person }) => {
      const pages = await told(guests.get(person)!, table_id, ({ t }) => t === 'pages');
      expect(pages).toMatchObject({ hidden: expect.arrayContaining([page]) });
    },
  );

  test.each(cardsOf(fixture, 'over'))('the finished game of $game is proved', async (card) => {
    const record = await recordOf(card);
    expect(verify(GAMES[card.game], record)).toMatchObject({ value: { outcome: card.outcome } });
  });

  test.each(cardsOf(fixture, 'playing'))('$game at $id goes on where it was', async (card) => {
    const before = await store.moves(card.id);
    const answers = await playUntil(testServer, card.id, company(card), before.length + LEAST, card.commitment);
    expect(answers.filter(({ t }) => t !== 'ok')).toEqual([]);
    const after = await store.moves(card.id);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThanOrEqual(before.length + LEAST);
  });

  // The same for both engines from here on: one is enough.
  test.runIf(engine === 'SQLite').each(cardsOf(fixture, 'playing'))(
    '$game at $id is played to its end, and is proved',
    async (card) => {
      const answers = await playUntil(testServer, card.id, company(card), Infinity, `${card.commitment}/end`);
      expect(answers.filter(({ t }) => t !== 'ok')).toEqual([]);
      const { length } = await store.moves(card.id);
      expect(verify(GAMES[card.game], await recordOf(card))).toMatchObject({ value: { moves: length - 1 } });
    },
  );

  test.each(cardsOf(fixture, 'open'))('the open table $id is filled, begun and played', async (card) => {
    const newcomers: Guest[] = [];
    for (const sitter of card.seats) {
      if (sitter.t !== 'empty') continue;
      // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
      const guest = await testServer.newGuest();
      newcomers.push(guest);
      // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
      await guest.post(`/api/tables/${card.id}/join`);
    }
    await guests.get(card.host)!.post(`/api/tables/${card.id}/start`);
    const answers = await playUntil(testServer, card.id, [...company(card), ...newcomers], Infinity, card.commitment);
    expect(answers.filter(({ t }) => t !== 'ok')).toEqual([]);
    expect(verify(GAMES[card.game], await recordOf(card))).toHaveProperty('value');
  });
});

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
