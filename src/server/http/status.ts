/** A refusal as an answer over HTTP. */
import type { Rule } from '../../core/game.ts';
import { DOOR } from '../../wire/rules.ts';

const STATUS = new Map<Rule, number>([
  [DOOR.notJson, 400],
  [DOOR.shape, 400],
  [DOOR.nobody, 401],
  [DOOR.origin, 403],
  [DOOR.notYours, 403],
  [DOOR.host, 403],
  [DOOR.watchers, 403],
  [DOOR.seatless, 403],
  [DOOR.noTable, 404],
  [DOOR.path, 404],
  [DOOR.book, 404],
  [DOOR.page, 404],
  [DOOR.size, 413],
  [DOOR.terms, 422],
  [DOOR.name, 422],
  [DOOR.chat, 422],
  [DOOR.bot, 422],
  [DOOR.day, 422],
  [DOOR.attempt, 422],
  [DOOR.print, 422],
  [DOOR.haste, 429],
  [DOOR.crowd, 429],
  [DOOR.fault, 500],
  [DOOR.notKept, 503],
]);

/** Everything else is a conflict with how things stand. */
export function statusOf(rule: Rule): number {
  return STATUS.get(rule) ?? 409;
}
