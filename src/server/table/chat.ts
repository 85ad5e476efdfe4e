/** Chat: numbered, stored, and sent to everybody who does not mute the person. */
import { NONE } from '../../core/game.ts';
import { LIMITS, textProblem } from '../../wire/limits.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { seatOf } from '../../wire/table-info.ts';
import type { ChatRow } from '../store/store.ts';
import type { TableParts } from './parts.ts';
import type { TableAnswer } from './state.ts';

export async function chat(table: TableParts, person: string, id: string, text: string): Promise<TableAnswer> {
  const { ledger } = table;
  const refused = await ledger.recover();
  if (refused !== undefined) return refused;
  return ledger.answers.once(`${person} ${id}`, async () => {
    const c = await table.context.store.chatWith(table.id, person, id);
    return c === undefined ? add(table, person, id, text) : { n: c };
  });
}

function add(table: TableParts, person: string, id: string, text: string): TableAnswer | Promise<TableAnswer> {
  const { ledger, context } = table;
  if (ledger.latest.card.status === 'closed') return refuse(SERVER_RULES.closed);
  const sitter = ledger.latest.card.seats[seatOf(ledger.latest.card, person) ?? NONE];
  if (sitter?.t !== 'person') return refuse(SERVER_RULES.seatless);
  const wrong = textProblem(text, LIMITS.chat);
  if (wrong !== undefined) return refuse(SERVER_RULES.chat, wrong);
  const row: ChatRow = { c: ledger.latest.chats + 1, person, id, name: sitter.name, text, at: context.now() };
  return ledger.commit({ ...ledger.latest, chats: row.c }, { table: table.id, chat: row }, () => {
    table.audience.sendChat(row);
    return { n: row.c };
  });
}
