/** A game as a study needs it, from the parts that are found by place; and games of it. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import { changed, withComponents } from '../core/box.ts';
import { BOTS, BOXES, SPEAKERS, STUDIES } from '../games/load.ts';
import { playOne, type Row, type Subject } from '../study/observe.ts';
import type { Plan } from '../study/plan.ts';
import { botFor, gameNamed } from './arguments.ts';
import { BadInput, badInput } from './command.ts';
import type { Range } from './study-games.ts';

function subjectFor(id: string): Subject {
  const game = gameNamed(id);
  const speaker = SPEAKERS[id];
  const names = Array.from({ length: game.seats.max }, (_, seat) => `Player ${seat + 1}`);
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  const bots = new Map<string, Bot<any, any>>();
  return {
    game,
    study: STUDIES[id],
    judgement: BOTS[id]?.judgement,
    bot(level) {
      const bot = bots.get(level) ?? botFor(game, level);
      bots.set(level, bot);
      return bot;
    },
    points: (state, seat) => speaker.points(state, seat),
    ruleOf: (event) => speaker.tell(event, names)?.rule,
    rulesOfPoints: (state, seat) =>
      speaker.account(state, seat).flatMap(({ points, rule }) => (points === 0 ? [] : [rule.id])),
  };
}

const subjects = new Map<string, Subject>();

/** The games from one number up to another of one run. */
export function playRange(plan: Plan, { run: number, from, to }: Range): Row[] {
  const subject = subjects.get(plan.game) ?? subjectFor(plan.game);
  subjects.set(plan.game, subject);
  const run = plan.runs[number];
  const playAll = (): Row[] => Array.from({ length: to - from }, (_, i) => playOne(subject, plan, run, from + i));
  const box = BOXES[plan.game];
  if (run.changes.length === 0 || box === undefined) return playAll();
  return withComponents(box, changedComponents(plan.game, run.changes), playAll);
}

/** The components with all these changes. */
export function changedComponents(id: string, changes: readonly string[]): object {
  const box = BOXES[id];
  if (box === undefined) throw badInput('--change', changes.join(','), (t) => t.gameOfData);
  return changes.reduce((components: object, change) => {
    const reading = changed(components, change);
    if (reading.problems !== undefined) throw new BadInput(reading.problems);
    return reading.value;
  }, box.standard);
}

const RULE_NAME = /\bRULES\['([^']+)'\]/g;

/**
 * The rules that the code of a game hands back: only these can refuse a move. The others describe the box, or do their
 * work without a word, and no game can show whether they matter.
 */
export function refusingRules(id: string): ReadonlySet<string> {
  const folder = fileURLToPath(new URL(`../games/${id}/rules`, import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/rulebook|explain|\.test\./.test(file));
  const found = files.flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(RULE_NAME)]);
  return new Set(found.map(([, rule]) => rule));
}
