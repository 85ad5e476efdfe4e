/** The HTTP status of a refusal. */
import type { Rule } from '../../core/game.ts';
import { SERVER_RULES } from '../../wire/rules.ts';

const STATUS = new Map<Rule, number>([
  [SERVER_RULES.notJson, 400],
  [SERVER_RULES.shape, 400],
  [SERVER_RULES.notHttp, 400],
  [SERVER_RULES.unknownPerson, 401],
  [SERVER_RULES.metrics, 403],
  [SERVER_RULES.slow, 408],
  [SERVER_RULES.origin, 403],
  [SERVER_RULES.notYours, 403],
  [SERVER_RULES.host, 403],
  [SERVER_RULES.watchers, 403],
  [SERVER_RULES.invitation, 403],
  [SERVER_RULES.removed, 403],
  [SERVER_RULES.seatless, 403],
  [SERVER_RULES.secretDeal, 403],
  [SERVER_RULES.noTable, 404],
  [SERVER_RULES.tableCode, 404],
  [SERVER_RULES.path, 404],
  [SERVER_RULES.chronicle, 404],
  [SERVER_RULES.page, 404],
  [SERVER_RULES.size, 413],
  [SERVER_RULES.terms, 422],
  [SERVER_RULES.name, 422],
  [SERVER_RULES.visibleName, 422],
  [SERVER_RULES.passkey, 403],
  [SERVER_RULES.unknownPasskey, 403],
  [SERVER_RULES.noPasskeys, 422],
  [SERVER_RULES.shield, 422],
  [SERVER_RULES.wrongName, 422],
  [SERVER_RULES.chat, 422],
  [SERVER_RULES.bot, 422],
  [SERVER_RULES.day, 422],
  [SERVER_RULES.attempt, 422],
  [SERVER_RULES.print, 422],
  [SERVER_RULES.order, 422],
  [SERVER_RULES.counting, 422],
  [SERVER_RULES.alike, 403],
  [SERVER_RULES.way, 422],
  [SERVER_RULES.unreachable, 422],
  [SERVER_RULES.code, 422],
  [SERVER_RULES.tooManyRequests, 429],
  [SERVER_RULES.tooManyTables, 429],
  [SERVER_RULES.tooManyListed, 429],
  [SERVER_RULES.tooManyOpenings, 429],
  [SERVER_RULES.tooManyCodes, 429],
  [SERVER_RULES.tooManyConnections, 429],
  [SERVER_RULES.fault, 500],
  [SERVER_RULES.notSaved, 503],
  [SERVER_RULES.unavailable, 503],
]);

/** Everything else is a conflict with the current state. */
export function statusOf(rule: Rule): number {
  return STATUS.get(rule) ?? 409;
}
