/** Which games can be learnt by playing, and the parts of their lessons, found by their places and fetched apart. */
import type { Language, Move } from '../../core/game.ts';
import type { AnyLesson, LessonText } from '../../core/lesson.ts';

/** Where on the page a move is made: selectors, of which the first that matches is what comes next. */
export type Spots = (view: unknown, move: Move) => readonly string[];

const SCRIPTS = import.meta.glob<AnyLesson>('../../games/*/lesson/script.ts', { import: 'lesson' });
const TEXTS = import.meta.glob<LessonText>('../../games/*/text/lesson.*.ts', { import: 'lesson' });
const SPOTS = import.meta.glob<Spots>('../../games/*/board/spots.ts', { import: 'spots' });

export const LESSON_GAMES: readonly string[] = Object.keys(SCRIPTS).map((place) => place.split('/')[3]);

export const scriptOf = (game: string): Promise<AnyLesson> => SCRIPTS[`../../games/${game}/lesson/script.ts`]!(); // of LESSON_GAMES

export const textOf = (game: string, language: Language): Promise<LessonText> =>
  TEXTS[`../../games/${game}/text/lesson.${language}.ts`]!(); // every script has its words, says lessons.test.ts

/** A game that has no spots yet points at nothing. */
export const spotsOf = async (game: string): Promise<Spots> =>
  (await SPOTS[`../../games/${game}/board/spots.ts`]?.()) ?? (() => []);
