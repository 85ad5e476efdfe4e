/** The runner of lessons, on a script of four steps. */
import { expect, test } from 'vitest';
import { type AnyLesson, askedFrom, fits, stepAfter } from './lesson.ts';

const lesson: AnyLesson = {
  seed: '',
  bots: [],
  steps: [
    { says: 'look' },
    { says: 'go', moves: [{ t: 'go', to: 1 }] },
    { says: 'well' },
    { says: 'on', moves: [{ t: 'say' }] },
    { says: 'end' },
  ],
};

test.each([
  [0, 0, 0],
  [0, 1, 1],
  [0, 4, 1], // nobody reads past a move that is not made
  [1, 1, 2],
  [1, 3, 3],
  [2, 0, 4],
  [2, 5, 5], // all is read
  [7, 0, 5], // a game that went on without the lesson
])('after %i moves, having read up to %i, the learner is at step %i', (made, read, at) => {
  expect(stepAfter(lesson, made, read)).toBe(at);
});

test('a move fits the step that asks for it, also when it is made before that step is read', () => {
  expect(askedFrom(lesson, 0)?.says).toBe('go');
  expect(fits(askedFrom(lesson, 0), { t: 'go', to: 1 } as { t: string })).toBe(true);
  expect(fits(askedFrom(lesson, 0), { t: 'go', to: 2 } as { t: string })).toBe(false);
});

test('what a step does not mention is free, but for the texts to begin with', () => {
  const step = askedFrom(lesson, 2);
  expect(fits(step, { t: 'say', text: 'Well' })).toBe(true);
  expect(fits(step, { t: 'say', text: 'Once upon a time' }, ['Once'])).toBe(true);
  expect(fits(step, { t: 'say', text: 'Well' }, ['Once'])).toBe(false);
  expect(fits(step, { t: 'stay' })).toBe(false);
});

test('when the lesson asks for nothing more, every move fits', () => {
  expect(askedFrom(lesson, 4)).toBeUndefined();
  expect(fits(undefined, { t: 'stay' })).toBe(true);
});
