/** How the owner of a table answers what other parts of the server, or other nodes, ask about it. */
import { NONE } from '../../core/game.ts';
import type { OwnTable, Person } from '../../wire/http.ts';
import type { TableInvitation } from '../../wire/people.ts';
import { SERVER_RULES, type Refusal } from '../../wire/rules.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import { waitingFor } from '../notices/waiting.ts';
import { departFrom } from '../table/departure.ts';
import { renameSeat } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { Elsewhere, type Tables, unlessElsewhere } from '../tables.ts';
import { setHoliday } from '../time/give.ts';
import type { Answerers } from './asks.ts';

export function answerersOf(tables: Tables): Answerers {
  /** Somebody else may have taken it since: then there is nothing to say. */
  const use = <T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T | undefined> =>
    unlessElsewhere(tables.use(id, work));
  const look = async <T>(id: string, work: (table: Table) => T): Promise<T | undefined> => {
    const table = await tables.glance(id);
    return table && work(table);
  };
  return {
    own: (id, person) => look(id, (table) => ownTable(table, person)),
    sameName: (id, person) => look(id, (table) => sameName(table, person)),
    rename: (id, person) => use(id, (table) => renameAt(table, person)),
    waits: (id, person) => look(id, (table) => waitingFor(table, person, table.context.steady())),
    seen: (id, person) => look(id, (table) => ({ card: table.card(), isLooking: table.isLooking(person) })),
    invites: (id, person) => look(id, (table) => invitationAt(table, person)),
    holiday: (id, { person, until }) => use(id, (table) => setHoliday(table, person, until).then(() => undefined)),
    depart: (id, { person, keepsTales }) =>
      tables
        .use(id, (table) => departFrom(table, person, keepsTales))
        .then(
          (refusal) => ({ isDone: refusal === undefined }),
          (error: unknown) => {
            if (error instanceof Elsewhere) return { isDone: false };
            throw error;
          },
        ),
    begin: (id, person) => use(id, (table) => begun(table, person)),
  };
}

function ownTable(table: Table, person: string): OwnTable | undefined {
  const { match } = table.current();
  const card = table.card();
  const seat = seatOf(card, person);
  if (seat === undefined) return undefined;
  if (card.status !== 'playing' || match === undefined) return { card, seat, owes: false, asked: [] };
  const { game } = table;
  const asked = game.pending(game.view(match.state, seat)); // who has answered may be a secret
  return { card, seat, owes: match.asked[seat] !== NONE, asked };
}

/** Where the link alone is not enough, it carries what the host would give away. */
function invitationAt(table: Table, person: string): Omit<TableInvitation, 'by'> | undefined {
  const card = table.card();
  const isFree = card.status === 'open' && card.seats.some(({ t }) => t === 'empty');
  if (!isFree || seatOf(card, person) !== undefined || card.removed?.includes(person) === true) return undefined;
  const given = card.watch ? undefined : table.invitation(card.host);
  return { card, ...(given !== undefined && 'invitation' in given && given) };
}

function sameName(table: Table, person: Person): Refusal | undefined {
  const { card } = table.current();
  const { rule, ...why } = renameSeat(card, person);
  return card.status !== 'over' && rule === SERVER_RULES.sameName ? { rule, ...why } : undefined;
}

async function renameAt(table: Table, person: Person): Promise<undefined> {
  if (table.current().card.status !== 'over') await table.changeInfo((card) => renameSeat(card, person));
}

/** A server that stopped between the two has stored a table that has not begun. */
async function begun(table: Table, person: Person): Promise<TableInfo | Refusal> {
  const isNew = table.current().card.status === 'open';
  const started = isNew ? await table.start(person.id) : undefined;
  const isRefused = started?.rule !== undefined && started.rule !== SERVER_RULES.notOpen; // another request began it
  return isRefused ? started : table.card();
}
