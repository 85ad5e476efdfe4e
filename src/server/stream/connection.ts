/** What a client says on the stream of a table, and the answer. Who speaks follows from the cookie, never from the words. */
import * as v from 'valibot';
import type { Seat } from '../../core/game.ts';
import { type Card, seatOf } from '../../wire/card.ts';
import type { Person } from '../../wire/http.ts';
import { type Asking, asking, type Meanwhile, type No, type Told } from '../../wire/messages.ts';
import { DOOR, refuse } from '../../wire/rules.ts';
import { back } from '../table/seats.ts';
import type { Store } from '../store/store.ts';
import type { Answer, Table } from '../table/table.ts';
import { no } from '../table/updates.ts';

/** Reads a frame. What cannot be read is answered too. */
export function readAsking(text: string): Asking | No {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return no(refuse(DOOR.notJson));
  }
  const read = v.safeParse(asking, raw);
  return read.success ? read.output : no(refuse(DOOR.shape, issueOf(read.issues[0])));
}

export function issueOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

export async function answerTo(table: Table, person: Person | undefined, said: Asking): Promise<Told> {
  if (said.t === 'ping') return { t: 'pong' };
  const id = 'id' in said ? said.id : undefined;
  if (person === undefined) return no(refuse(DOOR.nobody), id);
  if (said.t === 'chat') return answered(said.id, await table.chat(person.id, said.id, said.text));
  const seat = seatOf(table.standing().card, person.id);
  if (seat === undefined) return no(refuse(DOOR.notYours, 'you have no seat at this table'), id);
  if (said.t === 'moves') {
    const moves = table.moves(seat);
    return 'rule' in moves ? no(moves) : moves;
  }
  if (isAway(table.standing().card, seat)) await table.arrange((card) => back(card, seat));
  if (said.t === 'back') return { t: 'pong' };
  if (said.t === 'draft') return answered(said.id, await table.draft(seat, said.move));
  return answered(said.id, await table.play(seat, said.asked, said.id, said.move));
}

function answered(id: string, answer: Answer): Told {
  return answer.rule === undefined ? { t: 'ok', id, n: answer.n } : no(answer, id);
}

function isAway(card: Card, seat: Seat): boolean {
  const sitter = card.seats[seat];
  return sitter.t === 'person' && sitter.away !== undefined;
}

/** Somebody is back at the table: the seat is theirs at once, and they learn what was played in it. */
export async function welcomeBack(table: Table, store: Store, person: string): Promise<Meanwhile | undefined> {
  const { card } = table.standing();
  const seat = seatOf(card, person);
  const sitter = seat === undefined ? undefined : card.seats[seat];
  if (seat === undefined || sitter?.t !== 'person' || sitter.away === undefined) return undefined;
  const { since } = sitter.away;
  await table.arrange((now) => back(now, seat));
  const rows = await store.moves(table.id);
  const mine = rows.filter((row) => row.seat === seat && row.n > since && row.id.includes(':'));
  const moves = mine.map(({ n, id, move }) => {
    const by = id.startsWith('bot:') ? ('bot' as const) : ('clock' as const);
    return { n, by, move: JSON.parse(move) as unknown };
  });
  return { t: 'meanwhile', moves };
}
