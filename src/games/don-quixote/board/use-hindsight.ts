/** DQ-15.14: what the deal allowed, once the game is over; undefined as long as nobody knows. */
import { useEffect, useState } from 'preact/hooks';
import type { Hindsight } from '../bots/hindsight.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import type { Lay } from '../rules/components.ts';
import { isCastle } from '../rules/explain.ts';
import { isOver, type State } from '../rules/state.ts';
import type { Asked } from './hindsight-worker.ts';
import type { Props } from './use-cloth.ts';

export function useHindsight({ view, past, me, looking }: Props): Hindsight | undefined {
  const [found, setFound] = useState<Hindsight | undefined>(undefined);
  const over = isOver(view) && me !== 'watcher' && !looking;
  useEffect(() => {
    if (!over) return undefined;
    const worker = new Worker(new URL('./hindsight-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => setFound(JSON.parse(data) as Hindsight));
    const asked: Asked = { events: past.flatMap(({ events }) => events), seat: me, options: view.options };
    worker.postMessage(JSON.stringify(asked));
    return () => worker.terminate();
  }, [over, me]);
  return over ? found : undefined;
}

/** After so many tiles each round is over (DQ-5.1). */
const LAID = [9, 16, 22] as const;

/** The Principality of hindsight at the end of a round. */
export function hindsightBoard(view: State, seat: Seat, { placements }: Hindsight, round: number): readonly Lay[] {
  const board = view.realms[seat].board.map((lay) => (isCastle(lay) ? lay : NONE));
  for (const { field, lay } of placements.slice(0, LAID[round - 1])) board[field] = lay;
  return board;
}
