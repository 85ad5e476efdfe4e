/** Lets a component redraw whenever something changes at the table. */
import { useEffect, useState } from 'preact/hooks';
import type { AnySeated } from './seated.ts';

export function useSeated(seated: AnySeated): void {
  const [, redraw] = useState(0);
  useEffect(() => seated.listen(() => redraw((count) => count + 1)), [seated]);
}
