/** Lines of chat that somebody reports to those who run the server. A mark like that of a text of the game, on page `c5`. */
import { LIMITS, textProblem } from '../../wire/limits.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { MarkRow } from '../store/store.ts';
import type { TableParts } from './parts.ts';

const LINE = /^c([1-9]\d{0,8})$/;

/** The number of the line that is reported; undefined for the texts of a game. */
export function lineOf(page: string): number | undefined {
  const [, c] = LINE.exec(page) ?? [];
  return c === undefined ? undefined : Number(c);
}

/** By anybody who can read it, once, and never their own. */
export async function reportLine(
  { id, context, ledger }: TableParts,
  person: string,
  c: number,
  why: string,
): Promise<Refusal | undefined> {
  const doubt = await ledger.recover();
  if (doubt !== undefined) return doubt;
  if (textProblem(why, LIMITS.chat) !== undefined) return refuse(SERVER_RULES.reportReason);
  const page = `c${c}`;
  const [line] = await context.store.chatsBetween(id, c, c);
  if (line === undefined || line.person === '' || line.person === person) return refuse(SERVER_RULES.reportLine);
  const isKnown = ledger.latest.marks.some((mark) => mark.page === page && mark.person === person);
  if (isKnown) return refuse(SERVER_RULES.reportedLine);
  const row: MarkRow = { page, person, mark: 'report', why, at: context.now() };
  await context.store.saveMark(id, row, true);
  ledger.amend({ marks: [...ledger.latest.marks, row] });
  return undefined;
}

/** By those who run the server: its words are gone for good, and nobody sees it any more. */
export function tearLine({ id, ledger, audience }: TableParts, c: number): Promise<Refusal | undefined> {
  return ledger.commit(ledger.latest, { table: id, tornChat: c }, () => {
    audience.sendTornLine(c);
    return undefined;
  });
}
