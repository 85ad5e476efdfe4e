/** Every lesson is played to its end in every language, by the rules and against the bots of today. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Move } from '../../core/game.ts';
import { type AnyLessonStep, askedFrom, fits, LEARNER, stepAfter } from '../../core/lesson.ts';
import { BOTS, GAMES } from '../../games/load.ts';
import { startOptions } from '../games.ts';
import { openLocalTable, type Report } from '../local/local-table.ts';
import { LESSON_GAMES, scriptOf, spotsOf, textOf } from './games.ts';
import { lessonTable } from './sitting.ts';

/** A sentence of more characters does not fit the bubble on a phone. */
const LONGEST = 115;

/** Every language, and every text that can be begun with; where a step leaves a choice, another one each time. */
const WAYS = LANGUAGES.flatMap((language) => [0, 1, 2].map((choice) => [language, choice] as const));

const scripts = await Promise.all(LESSON_GAMES.map(async (id) => ({ id, lesson: await scriptOf(id) })));

describe.each(scripts)('the lesson of $id', ({ id, lesson }) => {
  const game = GAMES[id];

  test.each(WAYS)('can be played to its end (%s, choice %i)', async (language, choice) => {
    const text = await textOf(id, language);
    const spots = await spotsOf(id);
    const { sitters, seed, options } = lessonTable(id, lesson, 'You');
    const reports: Report[] = [];
    const sitting = { game: id, sitters, seed, options: { ...startOptions(id, language), ...options }, moves: [] };
    const table = openLocalTable(game, BOTS[id], sitting, (steps) => reports.push(...steps));
    const made = (): number => reports.filter(({ played }) => played?.seat === LEARNER).length;
    const view = (): unknown => reports.at(-1)!.seen[0].view; // the set-up is reported
    for (const [at, step] of lesson.steps.entries()) {
      expect(stepAfter(lesson, made(), at), step.says).toBe(at);
      expect(step.holds?.(view()) ?? true, `what "${step.says}" says is true`).toBe(true);
      if (step.moves === undefined) continue;
      expect(reports.at(-1)!.pending, step.says).toContain(LEARNER);
      const legal: Move[] = game.moves(view(), LEARNER);
      const { beginnings = [] } = text[step.says];
      const move = answer(step, legal, choice, beginnings[choice]);
      expect(game.refusal(view(), LEARNER, move), `${step.says}: ${JSON.stringify(move)}`).toBeUndefined();
      expect(step.at ?? spots(view(), move), step.says).not.toEqual([]);
      expect(fits(askedFrom(lesson, at), move, beginnings), step.says).toBe(true);
      if (legal.some((other) => !fits(askedFrom(lesson, at), other, beginnings)))
        expect(text[step.says].wrong, step.says).toBeTruthy();
      table.play(LEARNER, move);
      expect(made(), step.says).toBe(lesson.steps.slice(0, at + 1).filter(({ moves }) => moves !== undefined).length);
    }
  });

  test.each(LANGUAGES)('has one short sentence for each step (%s)', async (language) => {
    const text = await textOf(id, language);
    expect(Object.keys(text).toSorted()).toEqual([...new Set(lesson.steps.map(({ says }) => says))].toSorted());
    for (const { says, wrong = '' } of Object.values(text))
      for (const sentence of [says, wrong]) expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
  });
});

/** What the learner does: a legal move that the step asks for, or one that no list names; with the text to begin with. */
function answer(step: AnyLessonStep, legal: readonly Move[], choice: number, text?: string): Move {
  const fitting = legal.filter((move) => fits(step, move));
  const move = fitting[choice % fitting.length] ?? (step.moves![0] as Move); // a step that asks has moves
  return { ...move, ...(text !== undefined && { text }) };
}
