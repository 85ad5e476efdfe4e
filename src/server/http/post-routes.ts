/** Games by post: pause, early end, more time, orders in advance, holidays. */
import type { Seat } from '../../core/game.ts';
import { BODIES, type Person } from '../../wire/http.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import { answerProposal, propose, resumePlay } from '../table/consent.ts';
import { giveOrders } from '../table/ordering.ts';
import type { Changed } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { giveTime } from '../time/give.ts';
import { type ApiRequest, get, type HttpRoute, type Reply, send, withPerson, withTable } from './route.ts';

export const POST_ROUTES: readonly HttpRoute[] = [
  send(
    'POST',
    '/api/tables/:table/propose',
    'Propose a pause, or to end the game early without a winner. It is done when everybody has agreed.',
    BODIES.propose,
    (request) => changeAt(request, (card, seat, now) => propose(card, seat, request.body.what, now)),
  ),
  send(
    'POST',
    '/api/tables/:table/propose/answer',
    'Agree to what is proposed, or do not. Whoever proposed it may take it back.',
    BODIES.answerProposal,
    (request) => changeAt(request, (card, seat, now) => answerProposal(card, seat, request.body, now)),
  ),
  send(
    'POST',
    '/api/tables/:table/resume',
    'End the pause. Everybody has the full time again.',
    BODIES.resume,
    (request) => changeAt(request, resumePlay),
  ),
  send(
    'POST',
    '/api/tables/:table/give',
    'Give another player the full time again.',
    BODIES.give,
    withPerson((request, person) =>
      bySeat(request, person, async (table, seat) => {
        const row = { person: person.id, id: request.body.id };
        const changed = await table.once(row, () => giveTime(table, seat, request.body.seat, row));
        return changed.rule === undefined ? table.card() : changed;
      }),
    ),
  ),
  get(
    '/api/tables/:table/orders',
    'What your seat has ordered in advance.',
    withPerson((request, person) =>
      bySeat(request, person, async (table, seat) => ({ orders: table.orders.of(seat) })),
    ),
  ),
  send(
    'PUT',
    '/api/tables/:table/orders',
    'Order in advance what your seat plays when it is asked. Replaces what it had ordered.',
    BODIES.orders,
    withPerson((request, person) =>
      bySeat(request, person, (table, seat) => giveOrders(table, seat, request.body.orders)),
    ),
  ),
  get(
    '/api/me/holiday',
    'Your holidays: how many days you have left this month.',
    withPerson(({ services }, { id }) => services.holidays.of(id)),
  ),
  send(
    'PUT',
    '/api/me/holiday',
    'Take so many days of holiday from now on; 0: come back at once.',
    BODIES.holiday,
    withPerson(({ services, body }, { id }) => services.holidays.take(id, body.days)),
  ),
];

/** For those who sit there. */
export function bySeat(
  request: Parameters<typeof withTable>[0],
  person: Person,
  handle: (table: Table, seat: Seat) => Promise<Reply>,
): Promise<Reply> {
  return withTable(request, async (table) => {
    const seat = seatOf(table.current().card, person.id);
    return seat === undefined ? refuse(SERVER_RULES.seatless) : handle(table, seat);
  });
}

/** A change by one who sits there. */
async function changeAt(
  request: ApiRequest<{ readonly id: string }>,
  change: (card: TableInfo, seat: Seat, now: number) => Changed,
): Promise<Reply> {
  const { person, body, services } = request;
  if (person === undefined) return refuse(SERVER_RULES.unknownPerson);
  const row = { person: person.id, id: body.id };
  return bySeat(request, person, async (table, seat) => {
    const act = (): Promise<Changed> => table.changeInfo((card) => change(card, seat, services.context.now()), row);
    const changed = await table.once(row, act);
    return changed.rule === undefined ? table.card() : changed;
  });
}
