/** Every change that people can make to the seats of a table: new table info, or a refusal. */
import type { Seat } from '../../core/game.ts';
import { type TableInfo, seatOf, type SeatInfo } from '../../wire/table-info.ts';
import type { Person } from '../../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { isShown } from '../../wire/days.ts';
import { botName, looksLike, readName } from '../names.ts';

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
  const seat = wished ?? card.seats.findIndex(({ t }) => t === 'empty');
  if (seat < 0) return refuse(SERVER_RULES.full, `there are ${card.seats.length} seats`);
  if (seat >= card.seats.length) return refuse(SERVER_RULES.full, `there are ${card.seats.length} seats, from 0`);
  if (card.seats[seat].t !== 'empty') return refuse(SERVER_RULES.taken, `seat ${seat} is taken`);
  const host = seatOf(card, card.host) === undefined ? person.id : card.host; // the first at the table of a screen
  return named({ ...sit(card, seat, personSitter({ ...person, name: '' })), host }, seat, person.name);
}

/** Gives the person on a seat a name that nobody else at the table has. A bot that has it takes another. */
function named(card: TableInfo, seat: Seat, given: string): Changed {
  const name = readName(given); // it may have been kept before names were read
  if (typeof name !== 'string') return name;
  const isTaken = (sitter: SeatInfo, i: Seat): boolean =>
    i !== seat && sitter.t !== 'empty' && looksLike(sitter.name, name);
  if (card.seats.some((sitter, i) => sitter.t === 'person' && isTaken(sitter, i)))
    return refuse(SERVER_RULES.sameName, `somebody here is called ${name}, or nearly so`);
  let seats = card.seats.map((sitter, i) => (i === seat ? { ...sitter, name } : sitter));
  for (const [i, sitter] of seats.entries())
    if (sitter.t === 'bot' && isTaken(sitter, i)) seats = seats.with(i, botSitter(seats, i, { bot: sitter.bot }));
  return { card: { ...card, seats } };
}

/** A bot for a seat. Its name is a wish: if somebody at the table has it already, the bot takes another. */
export function botSitter(seats: readonly SeatInfo[], seat: Seat, { bot, name }: SeatedBot): SeatInfo {
  const others = seats.flatMap((sitter, i) => (i === seat || sitter.t === 'empty' ? [] : sitter.name));
  const isFree = name !== undefined && !others.some((other) => looksLike(name, other));
  return { t: 'bot', bot, name: isFree ? name : botName(seat, others) };
}

/** Somebody who sits down, or a program that says so. */
export function personSitter({ id, name, maker }: Person): Extract<SeatInfo, { t: 'person' }> {
  return { t: 'person', person: id, name, ...(maker !== undefined && { maker }), here: false };
}

export interface SeatedBot {
  readonly bot: string;
  readonly name?: string;
}

/** A promise stands: who could take it back could wait for those of the others. */
export function commit(card: TableInfo, person: string, commitment: string): Changed {
  const seat = seatOf(card, person);
  const sitter = seat === undefined ? undefined : card.seats[seat];
  if (seat === undefined || sitter?.t !== 'person') return refuse(SERVER_RULES.seatless);
  if (sitter.maker !== undefined) return refuse(SERVER_RULES.share, 'a program takes no part in the shuffle');
  if (sitter.commitment === commitment) return { card };
  if (card.status !== 'open') return refuse(SERVER_RULES.share, 'the game has begun');
  if (sitter.commitment !== undefined) return refuse(SERVER_RULES.share, 'your seat has promised one');
  return { card: sit(card, seat, { ...sitter, commitment }) };
}

/** Before the game the seat becomes free; during the game a bot takes it for good. */
export function leaveSeat(card: TableInfo, person: string): Changed {
  const seat = seatOf(card, person);
  if (seat === undefined) return refuse(SERVER_RULES.seatless);
  return onlyCompany(card) ?? { card: withNewHost(vacate(card, seat), person) };
}

/** By the host: before the game the seat becomes free; during the game a bot takes it. The person needs a new invitation. */
export function remove(card: TableInfo, host: string, seat: Seat): Changed {
  const refused = onlyHost(card, host) ?? onlySeat(card, seat) ?? onlyCompany(card);
  if (refused !== undefined) return refused;
  const sitter = card.seats[seat];
  if (sitter.t !== 'person') return { card: vacate(card, seat) };
  if (card.counts === true && card.status === 'playing' && sitter.away === undefined)
    return refuse(SERVER_RULES.counted);
  const vacated = withNewHost(vacate(card, seat), sitter.person);
  const isOut = seatOf(vacated, sitter.person) === undefined && sitter.person !== host;
  return { card: isOut ? { ...vacated, removed: [...(card.removed ?? []), sitter.person] } : vacated };
}

function vacate(card: TableInfo, seat: Seat): TableInfo {
  const sitter = card.seats[seat];
  if (card.status !== 'playing') return card.status === 'open' ? sit(card, seat, EMPTY) : card;
  if (sitter.t !== 'person') return card;
  const left = sit(card, seat, { t: 'bot', name: sitter.name, bot: substituteOf(card), was: sitter.person });
  return isDesertion(card) ? withDeserter(left, seat, sitter.person) : left;
}

/** Leaving a game that counts loses it; but the last person may go, whom all others have left. */
function isDesertion({ counts, seats, deserted = [] }: TableInfo): boolean {
  return counts === true && (deserted.length === 0 || seats.filter(({ t }) => t === 'person').length > 1);
}

const withDeserter = (card: TableInfo, seat: Seat, person: string): TableInfo => ({
  ...card,
  deserted: [...(card.deserted ?? []), { seat, person }],
});

/** Nobody came back to a game that counts. Where a pause was agreed on, nobody has deserted. */
export function abandoned(card: TableInfo): TableInfo {
  const people = card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? [{ seat, person: sitter.person }] : []));
  const isAgreed = card.paused !== undefined && people.length > 1;
  if (card.status !== 'playing' || card.counts !== true || isAgreed || !isDesertion(card)) return card;
  return { ...card, deserted: [...(card.deserted ?? []), ...people] };
}

/** The next person becomes host. A table without people is closed. */
function withNewHost(card: TableInfo, gone: string): TableInfo {
  if (seatOf(card, gone) !== undefined) return card; // the game is over: the seats stay as they were
  const next = card.seats.find((sitter) => sitter.t === 'person');
  if (next?.t !== 'person' && card.screen !== undefined && card.status === 'open')
    return { ...card, host: card.screen };
  if (next?.t !== 'person') return { ...card, status: 'closed', listed: false };
  return card.host === gone ? { ...card, host: next.person } : card;
}

/** By the host, before the game: a bot for a free seat, or in place of another bot. */
export function seatBot(card: TableInfo, host: string, seat: Seat, bot: SeatedBot): Changed {
  const refused = onlyHost(card, host) ?? onlySeat(card, seat);
  if (refused !== undefined) return refused;
  if (card.status !== 'open') return refuse(SERVER_RULES.notOpen, `this table is ${card.status}`);
  if (card.seats[seat].t === 'person')
    return refuse(SERVER_RULES.taken, `somebody sits on seat ${seat}; remove them first`);
  return { card: sit(card, seat, botSitter(card.seats, seat, bot)) };
}

/** By the host, when every seat is taken; at the table of a screen, when there are enough for the game. */
export function starting(opened: TableInfo, host: string, least: number): Changed {
  const card = opened.screen === undefined ? opened : withoutEmptySeats(opened, least);
  if (card.status !== 'open') return refuse(SERVER_RULES.notOpen, `this table is ${card.status}`);
  const refused = onlyHost(card, host);
  if (refused !== undefined) return refused;
  const free = card.seats.filter(({ t }) => t === 'empty').length;
  if (free > 0)
    return refuse(SERVER_RULES.emptySeats, `${free} of ${card.seats.length} seats ${free === 1 ? 'is' : 'are'} free`);
  return { card: { ...card, status: 'playing' } };
}

function withoutEmptySeats(card: TableInfo, least: number): TableInfo {
  const seats = card.seats.filter(({ t }) => t !== 'empty');
  return seats.length < least ? card : { ...card, seats };
}

/** A bot plays for a person who is away, after move n; `isLate`: because their time ran out. */
export function sitIn(card: TableInfo, seat: Seat, n: number, isLate = false): Changed {
  const sitter = card.seats[seat];
  if (card.status !== 'playing' || sitter.t !== 'person' || sitter.away !== undefined)
    return refuse(SERVER_RULES.seatless);
  const away = { bot: substituteOf(card), since: n };
  return { card: sit(card, seat, { ...sitter, away, ...(isLate && { late: sitter.late ?? n }) }) };
}

/** Their time ran out, and the fallback was played after move n. The first time counts, until they are back. */
export function missed(card: TableInfo, seat: Seat, n: number): TableInfo {
  const sitter = card.seats[seat];
  return sitter.t !== 'person' || sitter.late !== undefined ? card : sit(card, seat, { ...sitter, late: n });
}

/** After which move somebody else played for this seat first; undefined if its person plays. */
export function awaySince(card: TableInfo, seat: Seat): number | undefined {
  const sitter = card.seats[seat];
  return sitter.t === 'person' ? (sitter.late ?? sitter.away?.since) : undefined;
}

/** The person is back. */
export function back(card: TableInfo, seat: Seat): Changed {
  const sitter = card.seats[seat];
  if (sitter.t !== 'person' || awaySince(card, seat) === undefined)
    return refuse(SERVER_RULES.seatless, 'nobody sits in for you');
  const { away: _, late: _late, ...returned } = sitter;
  return { card: sit(card, seat, returned) };
}

/** By those who run the server. Nobody wins, and nothing is rated. */
export function shut(card: TableInfo, at: number): Changed {
  if (card.status !== 'open' && card.status !== 'playing') return refuse(SERVER_RULES.closed);
  return { card: { ...card, status: 'closed', listed: false, closed: at, shut: true } };
}

/** Why this person cannot ask for a rematch. */
export function noRematch(card: TableInfo, person: string): Refusal | undefined {
  const refused = onlyCompany(card);
  if (refused !== undefined) return refused;
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

/** The deal of the day is played by one person, to the end, and once. */
function onlyCompany({ daily }: TableInfo): Refusal | undefined {
  return daily === undefined ? undefined : refuse(SERVER_RULES.alone);
}

/** Whether those who do not sit there may see the game. Nobody sees the deal of a day while it can be played. */
export function isWatchable({ watch, daily, status }: TableInfo, now: number): boolean {
  return daily === undefined ? watch : status === 'over' && isShown(daily, now);
}

export function renameSeat(card: TableInfo, person: Person): Changed {
  const seat = seatOf(card, person.id);
  return seat === undefined ? refuse(SERVER_RULES.seatless) : named(card, seat, person.name);
}
