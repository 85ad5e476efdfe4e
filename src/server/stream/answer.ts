/** Reads a client's message and answers it. The person comes from the cookie, never from the message. */
import * as v from 'valibot';
import { NONE } from '../../core/game.ts';
import { seatOf } from '../../wire/table-info.ts';
import type { Person } from '../../wire/http.ts';
import { type ClientMessage, clientMessage, type Meanwhile, type No, type ServerMessage } from '../../wire/messages.ts';
import { SERVER_RULES, refuse } from '../../wire/rules.ts';
import { isStorable, UNSTORABLE } from '../../wire/storable.ts';
import { awaySince, back, commit } from '../table/seats.ts';
import type { TableAnswer } from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { no } from '../table/updates.ts';

/** A message, or the refusal that answers an unreadable one. */
export function readMessage(text: string): ClientMessage | No {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return no(refuse(SERVER_RULES.notJson));
  }
  // Only an escape can hold a character that cannot be stored: whatever arrives as text is valid UTF-8.
  if (text.includes('\\u') && !isStorable(raw)) return no(refuse(SERVER_RULES.shape, UNSTORABLE));
  const read = v.safeParse(clientMessage, raw);
  return read.success ? read.output : no(refuse(SERVER_RULES.shape, issueOf(read.issues[0])));
}

export function issueOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

/** What a table answers; whether a page is in sight is a matter of its connection. */
type Said = Exclude<ClientMessage, { readonly t: 'look' }>;

export async function answerTo(table: Table, person: Person | undefined, message: Said): Promise<ServerMessage> {
  if (message.t === 'ping') return { t: 'pong' };
  const id = 'id' in message ? message.id : undefined;
  if (person === undefined) return no(refuse(SERVER_RULES.unknownPerson), id);
  if (message.t === 'chat') return answered(message.id, await table.chat(person.id, message.id, message.text));
  if (message.t === 'skip') return skipped(table, person.id);
  const seat = seatOf(table.current().card, person.id);
  if (seat === undefined) return no(refuse(SERVER_RULES.notYours, 'you have no seat at this table'), id);
  if (message.t === 'moves') {
    const moves = table.moves(seat);
    return 'rule' in moves ? no(moves) : moves;
  }
  if (message.t === 'commit') return answered(message.id, await promised(table, person.id, message.commitment));
  if (message.t === 'reveal') return answered(message.id, await table.reveal(person.id, message.share));
  if (message.t === 'back') return (await welcomeBack(table, person.id)) ?? { t: 'pong' };
  if (awaySince(table.current().card, seat) !== undefined) await table.changeInfo((card) => back(card, seat));
  if (message.t === 'draft') return answered(message.id, await table.draft(seat, message.move));
  return answered(message.id, await table.play(seat, message.asked, message.id, message.move));
}

/** Where no screen narrates, everybody looks at their own pace. */
function skipped(table: Table, person: string): ServerMessage {
  if (table.current().card.host !== person) return no(refuse(SERVER_RULES.host));
  if (table.audience.isScreenOn()) table.audience.sendSkip();
  return { t: 'pong' };
}

async function promised(table: Table, person: string, commitment: string): Promise<TableAnswer> {
  const changed = await table.changeInfo((card) => commit(card, person, commitment));
  return changed.rule === undefined ? { n: 0 } : changed;
}

function answered(id: string, answer: TableAnswer): ServerMessage {
  if (answer.rule !== undefined) return no(answer, id);
  return answer.n === undefined ? { t: 'ok', id } : { t: 'ok', id, n: answer.n };
}

/** A person is back: they get their seat at once, and learn why somebody else had it, and what was played in it. */
export async function welcomeBack(table: Table, person: string): Promise<Meanwhile | undefined> {
  const { card } = table.current();
  const seat = seatOf(card, person);
  const since = seat === undefined ? undefined : awaySince(card, seat);
  if (seat === undefined || since === undefined || card.status !== 'playing') return undefined;
  const isLate = 'late' in card.seats[seat];
  const changed = await table.changeInfo((now) => back(now, seat));
  if (changed.rule !== undefined) return undefined; // another page of theirs was faster, or it cannot be stored now
  const rows = await table.context.store.moves(table.id);
  let told = NONE;
  const moves = rows.flatMap((row) => {
    const n = row.told === NONE ? told + 1 : (told = row.told); // a secret move is told together with the next one
    const by = PLAYED_BY.find((each) => row.id.startsWith(`${each}:`));
    if (row.seat !== seat || n <= since || by === undefined) return [];
    return { n, by, move: JSON.parse(row.move) as unknown };
  });
  return { t: 'meanwhile', why: isLate ? 'time' : 'away', moves };
}

/** Who plays for somebody who is away. What they ordered in advance they played themselves. */
const PLAYED_BY = ['bot', 'clock'] as const;
