/** Chapter 9: who has won, and what a solitaire result is worth. */
import type { Outcome } from '../../core/game.ts';
import { GRADES } from './components.ts';
import { total } from './8-scoring.ts';
import { isOver, type Realm, type State } from './state.ts';

export type Grade = (typeof GRADES)[number]['id'];

/** DQ-9.1, DQ-9.2: the highest sum wins, and there is no tie-break. */
export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const scores = state.realms.map(points);
  return { scores, places: scores.map((sum) => 1 + scores.filter((other) => other > sum).length) };
}

/** DQ-8.7: all points so far. */
export function points(realm: Realm): number {
  return realm.scores.reduce((sum, scoring) => sum + total(scoring), 0);
}

/** DQ-9.3, DQ-12.6: the grade of a finished solitaire game without Sancho Pansa, if it reaches one. */
export function grade(state: State): Grade | undefined {
  if (!isOver(state) || state.realms.length > 1 || state.options.sanchoPansa) return undefined;
  return GRADES.find(({ above }) => points(state.realms[0]) > above)?.id;
}
