/** Chapter 9: who has won, and what a solitaire result is worth. */
import { HIDDEN, type Outcome } from '../../../core/game.ts';
import { GRADES } from './components.ts';
import { sumOfScores } from './08-scoring.ts';
import { isOver, type State } from './state.ts';

export type Grade = (typeof GRADES)[number]['id'];

/** DQ-9.1, DQ-9.2: the highest sum wins, and there is no tie-break. Nobody has a place while a sum is unknown. */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const scores = state.realms.map((realm) => sumOfScores(realm.scores));
  const place = (sum: number): number => 1 + scores.filter((other) => other > sum).length;
  return { scores, places: scores.map(scores.includes(HIDDEN) ? () => HIDDEN : place) };
}

/** DQ-9.3, DQ-12.6: the grade of a finished solitaire game without Sancho Pansa, if it reaches one. */
export function grade(state: State): Grade | undefined {
  if (!isOver(state) || state.realms.length > 1 || state.options.sanchoPansa) return undefined;
  return GRADES.find(({ above }) => sumOfScores(state.realms[0].scores) > above)?.id;
}
