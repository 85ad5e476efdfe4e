/** DQ-9.3: the grade of a result alone. */
import { GRADES } from '../rules/components.ts';

export type Grade = (typeof GRADES)[number]['id'] | 'none';

export function gradeOf(points: number): Grade {
  return GRADES.find(({ above }) => points > above)?.id ?? 'none';
}
