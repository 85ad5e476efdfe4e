/** Lets a component redraw whenever something changes at the table. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { AnySeated } from './seated.ts';

export function useSeated(seated: AnySeated): void {
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const tell = (): void => redraw((count) => count + 1);
    tell(); // what came between the first drawing and this effect would otherwise never be seen
    return seated.listen(tell);
  }, [seated]);
}
