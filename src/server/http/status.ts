/** The HTTP status of a refusal. */
import type { Rule } from '../../core/game.ts';
import { SERVER_RULES } from '../../wire/rules.ts';

const STATUS = new Map<Rule, number>([
  [SERVER_RULES.notJson, 400],
  [SERVER_RULES.shape, 400],
  [SERVER_RULES.unknownPerson, 401],
  [SERVER_RULES.origin, 403],
  [SERVER_RULES.notYours, 403],
  [SERVER_RULES.host, 403],
  [SERVER_RULES.watchers, 403],
  [SERVER_RULES.seatless, 403],
  [SERVER_RULES.noTable, 404],
  [SERVER_RULES.path, 404],
  [SERVER_RULES.chronicle, 404],
  [SERVER_RULES.page, 404],
  [SERVER_RULES.size, 413],
  [SERVER_RULES.terms, 422],
  [SERVER_RULES.name, 422],
  [SERVER_RULES.chat, 422],
  [SERVER_RULES.bot, 422],
  [SERVER_RULES.day, 422],
  [SERVER_RULES.attempt, 422],
  [SERVER_RULES.print, 422],
  [SERVER_RULES.tooManyRequests, 429],
  [SERVER_RULES.tooManyConnections, 429],
  [SERVER_RULES.fault, 500],
  [SERVER_RULES.notSaved, 503],
]);

/** Everything else is a conflict with the current state. */
export function statusOf(rule: Rule): number {
  return STATUS.get(rule) ?? 409;
}
