/** DQ-9.3: the grade of a result alone. */
import { GRADES } from '../rules/components.ts';

export type GradeName = (typeof GRADES)[number]['id'] | 'none';

export function gradeOf(points: number): GradeName {
  return GRADES.find(({ above }) => points > above)?.id ?? 'none';
}
