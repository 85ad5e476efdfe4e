/**
 * Who may see a table and sit down at it. Whoever sits there may; others need an invitation where nobody may watch, and
 * after the host has removed them. The link of the host carries it.
 */
import { createHmac } from 'node:crypto';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';

/** Somebody at the door. `person` is undefined for a watcher without a cookie. */
export interface Visitor {
  readonly person: string | undefined;
  readonly invitation?: string | undefined;
}

/** Characters: enough that nobody can guess it. */
const LENGTH = 22;

/** It is void after the next removal: the removed person has it. */
export function invitationOf({ removed = [] }: TableInfo, secret: string): string {
  return createHmac('sha256', secret).update(`invitation ${removed.length}`).digest('base64url').slice(0, LENGTH);
}

/** Why they may neither see the table nor sit down. */
export function refuseVisitor(
  card: TableInfo,
  { person, invitation }: Visitor,
  valid: () => string,
): Refusal | undefined {
  if (seatOf(card, person) !== undefined) return undefined;
  if (!card.watch && card.status !== 'open') return refuse(SERVER_RULES.watchers);
  if (invitation !== undefined && invitation === valid()) return undefined;
  if (person !== undefined && card.removed?.includes(person) === true) return refuse(SERVER_RULES.removed);
  return card.watch || card.listed || card.circle !== undefined ? undefined : refuse(SERVER_RULES.invitation);
}
