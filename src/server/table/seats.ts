/** Every change that people can make to the seats of a table: new table info, or a refusal. */
import type { Seat } from '../../core/game.ts';
import { type TableInfo, seatOf, type SeatInfo } from '../../wire/table-info.ts';
import type { Person } from '../../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';

export type Changed = { readonly card: TableInfo; readonly rule?: undefined } | Refusal;

const EMPTY: SeatInfo = { t: 'empty' };

/** The bot that plays for people who are away or have left. A game may have an option `bots` for it. */
const substituteOf = ({ options }: TableInfo): string => (options as { readonly bots?: string }).bots ?? 'greedy';

const sit = (card: TableInfo, seat: Seat, sitter: SeatInfo): TableInfo => ({
  ...card,
  seats: card.seats.with(seat, sitter),
});

export function join(card: TableInfo, person: Person, wished: Seat | undefined): Changed {
  if (card.status !== 'open') return refuse(SERVER_RULES.notOpen, `this table is ${card.status}`);
  if (seatOf(card, person.id) !== undefined) return refuse(SERVER_RULES.taken, 'you already sit here');
  if (card.seats.some((sitter) => sitter.t !== 'empty' && isSameName(sitter.name, person.name)))
    return refuse(SERVER_RULES.sameName, `somebody here is called ${person.name} already`);
  const seat = wished ?? card.seats.findIndex(({ t }) => t === 'empty');
  if (seat < 0) return refuse(SERVER_RULES.full, `there are ${card.seats.length} seats`);
  if (seat >= card.seats.length) return refuse(SERVER_RULES.full, `there are ${card.seats.length} seats, from 0`);
  if (card.seats[seat].t !== 'empty') return refuse(SERVER_RULES.taken, `seat ${seat} is taken`);
  return { card: sit(card, seat, { t: 'person', person: person.id, name: person.name, here: false }) };
}

const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Before the game the seat becomes free; during the game a bot takes it for good. */
export function leaveSeat(card: TableInfo, person: string): Changed {
  const seat = seatOf(card, person);
  if (seat === undefined) return refuse(SERVER_RULES.seatless);
  return { card: withNewHost(vacate(card, seat), person) };
}

/** By the host: before the game the seat becomes free; during the game a bot takes it. */
export function remove(card: TableInfo, host: string, seat: Seat): Changed {
  const refused = onlyHost(card, host) ?? onlySeat(card, seat);
  if (refused !== undefined) return refused;
  const sitter = card.seats[seat];
  return { card: sitter.t === 'person' ? withNewHost(vacate(card, seat), sitter.person) : vacate(card, seat) };
}

function vacate(card: TableInfo, seat: Seat): TableInfo {
  const sitter = card.seats[seat];
  if (card.status !== 'playing') return card.status === 'open' ? sit(card, seat, EMPTY) : card;
  return sitter.t === 'person' ? sit(card, seat, { t: 'bot', name: sitter.name, bot: substituteOf(card) }) : card;
}

/** The next person becomes host. A table without people is closed. */
function withNewHost(card: TableInfo, gone: string): TableInfo {
  if (seatOf(card, gone) !== undefined) return card; // the game is over: the seats stay as they were
  const next = card.seats.find((sitter) => sitter.t === 'person');
  if (next?.t !== 'person') return { ...card, status: 'closed', listed: false };
  return card.host === gone ? { ...card, host: next.person } : card;
}

/** By the host, before the game: a bot for a free seat, or in place of another bot. */
export function seatBot(card: TableInfo, host: string, seat: Seat, bot: { bot: string; name: string }): Changed {
  const refused = onlyHost(card, host) ?? onlySeat(card, seat);
  if (refused !== undefined) return refused;
  if (card.status !== 'open') return refuse(SERVER_RULES.notOpen, `this table is ${card.status}`);
  if (card.seats[seat].t === 'person')
    return refuse(SERVER_RULES.taken, `somebody sits on seat ${seat}; remove them first`);
  return { card: sit(card, seat, { t: 'bot', ...bot }) };
}

/** By the host, when every seat is taken. */
export function starting(card: TableInfo, host: string): Changed {
  if (card.status !== 'open') return refuse(SERVER_RULES.notOpen, `this table is ${card.status}`);
  const refused = onlyHost(card, host);
  if (refused !== undefined) return refused;
  const free = card.seats.filter(({ t }) => t === 'empty').length;
  if (free > 0)
    return refuse(SERVER_RULES.emptySeats, `${free} of ${card.seats.length} seats ${free === 1 ? 'is' : 'are'} free`);
  return { card: { ...card, status: 'playing' } };
}

/** A bot plays for a person who is away, after move n. */
export function sitIn(card: TableInfo, seat: Seat, n: number): Changed {
  const sitter = card.seats[seat];
  if (card.status !== 'playing' || sitter.t !== 'person' || sitter.away !== undefined)
    return refuse(SERVER_RULES.seatless);
  return { card: sit(card, seat, { ...sitter, away: { bot: substituteOf(card), since: n } }) };
}

/** The person is back. */
export function back(card: TableInfo, seat: Seat): Changed {
  const sitter = card.seats[seat];
  if (sitter.t !== 'person' || sitter.away === undefined)
    return refuse(SERVER_RULES.seatless, 'nobody sits in for you');
  const { away: _, ...returned } = sitter;
  return { card: sit(card, seat, returned) };
}

/** Why this person cannot ask for a rematch. */
export function noRematch(card: TableInfo, person: string): Refusal | undefined {
  if (card.status !== 'over') return refuse(SERVER_RULES.notOver);
  return seatOf(card, person) === undefined ? refuse(SERVER_RULES.seatless) : undefined;
}

/** A refusal for every seat but the host's. */
export function notHost({ host, seats }: TableInfo, seat: Seat): Refusal | undefined {
  const sitter = seats[seat];
  return sitter.t === 'person' && sitter.person === host ? undefined : refuse(SERVER_RULES.host);
}

function onlyHost(card: TableInfo, person: string): Refusal | undefined {
  return card.host === person ? undefined : refuse(SERVER_RULES.host);
}

function onlySeat(card: TableInfo, seat: Seat): Refusal | undefined {
  return seat < card.seats.length
    ? undefined
    : refuse(SERVER_RULES.full, `there are ${card.seats.length} seats, from 0`);
}

export function renameSeat(card: TableInfo, person: Person): Changed {
  const seat = seatOf(card, person.id);
  const sitter = seat === undefined ? undefined : card.seats[seat];
  if (seat === undefined || sitter?.t !== 'person') return refuse(SERVER_RULES.seatless);
  return { card: sit(card, seat, { ...sitter, name: person.name }) };
}
