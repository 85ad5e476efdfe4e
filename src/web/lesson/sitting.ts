/** The table of a lesson: the learner in the first seat, the bots of the script in the others. */
import { type AnyLesson, LEARNER } from '../../core/lesson.ts';
import { MANIFESTS } from '../games.ts';
import { type Begun, beginGame, goOnAlone, type KeptSitting, putAway, sittingOf } from '../local/games.ts';
import { forget, keep, kept } from '../local/storage.ts';

const idOf = (game: string): string => `lesson-${game}`;
const progressName = (game: string): string => `lesson/${game}`;

/** What is played in the lesson. */
export function lessonTable(game: string, { seed, bots, options = {} }: AnyLesson, you: string): Begun {
  const { hero, bots: names } = MANIFESTS[game];
  const sitters = [{ name: hero ?? you }, ...bots.map((bot, i) => ({ name: names[i], bot }))];
  return { kind: 'lesson', game, sitters, seed, id: idOf(game), options };
}

/** Goes on where the learner left; one who has finished begins anew. */
export function beginLesson(game: string, lesson: AnyLesson, you: string): KeptSitting {
  const { kind, result } = sittingOf(idOf(game)) ?? {};
  if (kind !== 'lesson' || result !== undefined) {
    putAway(idOf(game));
    forget(progressName(game));
    for (const [name, things] of Object.entries(lesson.teaches ?? {}))
      keep(name, [...new Set([...listOf(name), ...things])]);
  }
  return beginGame(lessonTable(game, lesson, you));
}

const listOf = (name: string): readonly unknown[] =>
  kept(name, (raw) => (Array.isArray(raw) ? (raw as unknown[]) : undefined)) ?? [];

export const readSoFar = (game: string): number =>
  kept(progressName(game), (raw) => (typeof raw === 'number' ? raw : undefined)) ?? 0;

export function keepRead(game: string, step: number, { steps }: AnyLesson): void {
  keep(progressName(game), step);
  if (step >= steps.length) goOnAlone(idOf(game));
}

/** How many moves the learner has made. */
export const movesMade = (game: string): number =>
  sittingOf(idOf(game))?.moves.filter(({ seat }) => seat === LEARNER).length ?? 0;
