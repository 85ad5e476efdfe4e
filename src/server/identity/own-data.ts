/** "Everything about me", as JSON, written table by table: years of games need not fit into memory. */
import type { Person } from '../../wire/http.ts';
import { FORMER, seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';

/** One game of a person: its info, their own moves and words, and what they have begun. */
interface OwnGame {
  readonly table: TableInfo;
  readonly seat: number | undefined;
  readonly moves: readonly { readonly n: number; readonly at: number; readonly move: unknown }[];
  readonly draft?: unknown;
  readonly orders?: unknown;
}

export async function* ownData({ store, now }: Context, person: Person): AsyncGenerator<string> {
  const since = await store.sinceOf(person.id);
  const head = {
    made: new Date(now()).toISOString(),
    person: { ...person, since },
    ...(await store.ownRows(person.id)),
  };
  yield `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "games": [`;
  let comma = '';
  for (const table of await store.tablesNaming(person.id)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: see above
    const game = await ownGame(store, table, person.id);
    if (game === undefined) continue;
    yield `${comma}\n${JSON.stringify(game)}`;
    comma = ',';
  }
  yield '\n ]\n}\n';
}

async function ownGame(store: Context['store'], id: string, person: string): Promise<OwnGame | undefined> {
  const stored = await store.table(id);
  if (stored === undefined) return undefined;
  const { card, drafts, orders } = stored;
  const seat = seatOf(card, person) ?? leftSeat(card, person);
  const rows = seat === undefined ? [] : await store.moves(id);
  const own = rows.filter((row) => row.seat === seat && !row.id.includes(':'));
  const draft = drafts.find((row) => row.seat === seat);
  const ordered = orders.find((row) => row.seat === seat);
  return {
    table: card,
    seat,
    moves: own.map(({ n, at, move }) => ({ n, at, move: JSON.parse(move) as unknown })),
    ...(draft && { draft: JSON.parse(draft.move) as unknown }),
    ...(ordered && { orders: JSON.parse(ordered.orders) as unknown }),
  };
}

function leftSeat({ seats }: TableInfo, person: string): number | undefined {
  const seat = seats.findIndex((sitter) => sitter.t === 'bot' && sitter.was === person && person !== FORMER.person);
  return seat < 0 ? undefined : seat;
}
