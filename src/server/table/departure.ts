/**
 * Somebody asked to be deleted: the game stays, their name, lines and tales go. Their seat is nobody's from then on; in a game
 * that is not over, a bot plays on.
 */
import { wordsIn, tornFrom } from '../../core/pages.ts';
import type { Refusal } from '../../wire/rules.ts';
import { FORMER, isFormer, type SeatInfo, type TableInfo } from '../../wire/table-info.ts';
import type { MoveRow } from '../store/store.ts';
import { ofBoth, snapshotOf } from './match.ts';
import { tornRows, wordsOn } from './pages.ts';
import type { TableParts } from './parts.ts';
import { type Changed, leaveSeat } from './seats.ts';

interface Left extends TableParts {
  changeInfo(change: (card: TableInfo) => Changed): Promise<Changed>;
}

/** `keepsTales`: what they wrote stays, unless they kept it out of the Chronicle. */
export async function departFrom(table: Left, person: string, keepsTales: boolean): Promise<Refusal | undefined> {
  const left = await table.changeInfo((card) => leftBy(card, person));
  if (left.rule !== undefined) return left;
  const { id, context, ledger, audience, drafts, game } = table;
  const rows = await context.store.moves(id);
  const { latest } = ledger;
  const own = seatsOnceOf(latest.card, person);
  await Promise.all(own.map((seat) => drafts.drop(seat)));
  const withheld = latest.marks.filter((mark) => mark.mark === 'aloud' && mark.person === person);
  const words = keepsTales ? withheld.map(({ page }) => wordsOn(rows, page)) : wordsBy(rows, own);
  const gone = words.filter((text) => typeof text === 'string');
  const torn = ofBoth(latest, (match) => ({
    ...match,
    state: gone.reduce<unknown>((state, text) => tornFrom(state, text), match.state),
  }));
  const card = withoutPerson(latest.card, person);
  const marks = latest.marks.filter((mark) => mark.person !== person);
  const change = {
    table: id,
    card,
    departed: person,
    torn: gone.length === 0 ? [] : tornOf(rows, gone),
    snapshot: torn.told && snapshotOf(game, torn.told),
  };
  return ledger.commit({ ...latest, ...torn, card, marks }, change, () => {
    audience.sendInfo();
    audience.sendViews();
    return undefined;
  });
}

/** The deal of a day cannot be left: it is closed. */
function leftBy(card: TableInfo, person: string): Changed {
  if (card.status !== 'open' && card.status !== 'playing') return { card };
  if (card.daily !== undefined) return { card: { ...card, status: 'closed', listed: false } };
  const left = leaveSeat(card, person);
  return left.rule === undefined ? left : { card }; // they sit here no more
}

const isOnceOf = (sitter: SeatInfo, person: string): boolean =>
  (sitter.t === 'person' && sitter.person === person) || (sitter.t === 'bot' && sitter.was === person);

const seatsOnceOf = ({ seats }: TableInfo, person: string): number[] =>
  seats.flatMap((sitter, seat) => (isOnceOf(sitter, person) ? seat : []));

/** Ids with a colon are not of people. */
const wordsBy = (rows: readonly MoveRow[], seats: readonly number[]): string[] =>
  rows.flatMap(({ seat, id, move }) =>
    seats.includes(seat) && !id.includes(':') ? (wordsIn(JSON.parse(move)) ?? []) : [],
  );

/** The rows that have any of these words, without them. */
function tornOf(rows: readonly MoveRow[], words: readonly string[]): MoveRow[] {
  const torn = new Map<number, MoveRow>();
  for (const text of words) {
    const now = rows.map((row) => torn.get(row.n) ?? row);
    for (const row of tornRows(now, text)) torn.set(row.n, row);
  }
  return [...torn.values()];
}

function withoutPerson(card: TableInfo, person: string): TableInfo {
  let seats = card.seats;
  for (const seat of seatsOnceOf(card, person)) seats = seats.with(seat, nameless(seats, seat));
  const heir = seats.find((sitter) => sitter.t === 'person' && sitter.person !== FORMER.person);
  const removed = card.removed?.map((each) => (each === person ? FORMER.person : each)); // their number counts
  const deserted = card.deserted?.map((each) => (each.person === person ? { ...each, person: FORMER.person } : each));
  return {
    ...card,
    seats,
    ...(deserted !== undefined && { deserted }),
    host: card.host === person ? (heir?.t === 'person' ? heir.person : FORMER.person) : card.host,
    ...(removed !== undefined && { removed }),
    ...(card.screen === person && { screen: FORMER.person }),
  };
}

/** Two of them at one table have a number, so that each can be told from the other. */
function nameless(seats: readonly SeatInfo[], seat: number): SeatInfo {
  const before = seats.filter((sitter) => isFormer(sitter)).length;
  const name = before === 0 ? FORMER.name : `${FORMER.name} ${before + 1}`;
  const sitter = seats[seat];
  if (sitter.t === 'bot') return { t: 'bot', bot: sitter.bot, name, was: FORMER.person };
  return { t: 'person', person: FORMER.person, name, here: false };
}
