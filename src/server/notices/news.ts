/**
 * What happened at a table that people who do not look are told: read off the table's info before and after a change, and
 * stored together with that change, so that nothing is told of what did not happen, and nothing is forgotten.
 */
import type { Seat } from '../../core/game.ts';
import { type Proposal, seatOf, type SeatInfo, type TableInfo } from '../../wire/table-info.ts';
import type { NewsKind, ToTell } from '../store/notices.ts';
import { isPlayedByPerson } from '../time/deadlines.ts';
import { newId } from './ids.ts';

/** Who is to be told what. */
export interface News {
  readonly person: string;
  readonly kind: NewsKind;
}

/** Milliseconds before the first try: whoever only changes the tab is not told. */
export const DELAY = 30_000;

/** `before`: undefined of a new table. Nobody is told of the deal of the day: only its player can change anything. */
export function newsOf(before: TableInfo | undefined, after: TableInfo): News[] {
  if (after.daily !== undefined) return [];
  if (before === undefined) return others(after, after.host).map((person) => ({ person, kind: 'again' }));
  return [...endOf(before, after), ...seatsOf(before, after), ...askedOf(before, after)];
}

/** Whoever looks sees it on the page. */
export function toTell(news: readonly News[], isLooking: (person: string) => boolean, now: number): ToTell[] {
  return news.filter(({ person }) => !isLooking(person)).map((one) => ({ ...one, id: newId(), due: now + DELAY }));
}

const personAt = (sitter: SeatInfo): string[] => (sitter.t === 'person' ? [sitter.person] : []);
const others = ({ seats }: TableInfo, not: string): string[] =>
  seats.flatMap(personAt).filter((person) => person !== not);

function endOf(before: TableInfo, after: TableInfo): News[] {
  if (before.status === after.status || (after.status !== 'over' && after.status !== 'closed')) return [];
  const kind = after.status;
  return after.seats.flatMap(personAt).map((person) => ({ person, kind }));
}

function seatsOf(before: TableInfo, after: TableInfo): News[] {
  if (before.seats === after.seats) return [];
  const isRemoval = (after.removed?.length ?? 0) > (before.removed?.length ?? 0);
  const left = after.seats.flatMap((sitter, seat) => leaverOf(before.seats[seat], sitter));
  return [
    ...after.seats.flatMap((sitter, seat) => newlyAway(before.seats[seat], sitter)),
    ...(isRemoval ? left : []).map((person): News => ({ person, kind: 'removed' })),
    ...(left.length > 0 && after.status === 'playing' ? after.seats.flatMap(personAt) : []).map((person): News => ({
      person,
      kind: 'left',
    })),
    ...(isFull(after) && !isFull(before) ? [{ person: after.host, kind: 'full' } as const] : []),
  ];
}

/** The person who sat there, and does no more. */
function leaverOf(was: SeatInfo | undefined, is: SeatInfo): string[] {
  if (was?.t !== 'person' || is.t === 'person') return [];
  return is.t === 'empty' || is.was === was.person ? [was.person] : [];
}

const newlyAway = (was: SeatInfo | undefined, is: SeatInfo): News[] =>
  is.t === 'person' && is.away !== undefined && was?.t === 'person' && was.away === undefined
    ? [{ person: is.person, kind: 'late' }]
    : [];

const isFull = ({ status, seats }: TableInfo): boolean => status === 'open' && seats.every(({ t }) => t !== 'empty');

/** What somebody asks the others: each of those whose answer is missing. */
function askedOf(before: TableInfo, after: TableInfo): News[] {
  const { proposal, takeBack } = after;
  const isNewProposal =
    proposal !== undefined && (before.proposal?.what !== proposal.what || before.proposal.seat !== proposal.seat);
  const isNewTakeBack = takeBack !== undefined && before.takeBack?.step !== takeBack.step;
  return [
    ...(isNewProposal ? askedBy(after, proposal.seat, proposal.what) : []),
    ...(isNewTakeBack ? askedBy(after, takeBack.seat, 'takeBack') : []),
  ];
}

const askedBy = (card: TableInfo, asker: Seat, kind: NewsKind): News[] =>
  card.seats.flatMap((sitter, seat) =>
    seat === asker || !isPlayedByPerson(card, seat) ? [] : personAt(sitter).map((person) => ({ person, kind })),
  );

/** Whether what somebody is to be told is still so. */
export function isStillNews(kind: NewsKind, card: TableInfo, person: string): boolean {
  const seat = seatOf(card, person);
  if (kind === 'removed') return seat === undefined && card.status !== 'closed';
  return seat !== undefined && STILL[kind](card, seat);
}

type Still = (card: TableInfo, seat: Seat) => boolean;

const isAskedFor =
  (what: Proposal['what']): Still =>
  ({ status, proposal }, seat) =>
    status === 'playing' && proposal?.what === what && isMissing(proposal, seat);

const STILL: { readonly [kind in Exclude<NewsKind, 'removed'>]: Still } = {
  over: ({ status }) => status === 'over',
  closed: ({ status }) => status === 'closed',
  again: ({ status }) => status === 'open',
  full: (card, seat) => isFull(card) && personAt(card.seats[seat]).includes(card.host),
  left: (card) => card.status === 'playing' && leftSeats(card).length > 0,
  late: ({ status }) => status === 'playing',
  takeBack: ({ status, takeBack }, seat) => status === 'playing' && takeBack !== undefined && isMissing(takeBack, seat),
  pause: isAskedFor('pause'),
  end: isAskedFor('end'),
};

/** Whether the answer of this seat is waited for. */
const isMissing = (asking: Pick<Proposal, 'seat' | 'yes' | 'no'>, seat: Seat): boolean =>
  asking.no === undefined && asking.seat !== seat && !asking.yes.includes(seat);

/** Where a bot plays on for somebody who left, or was removed. */
export const leftSeats = ({ seats }: TableInfo): (SeatInfo & { readonly t: 'bot' })[] =>
  seats.flatMap((sitter) => (sitter.t === 'bot' && sitter.was !== undefined ? [sitter] : []));
