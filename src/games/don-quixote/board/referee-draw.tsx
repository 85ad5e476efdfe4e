/** A tile of one's own box is drawn: every road end is tapped, and the picture shows the roads. */
import { layOf, TILES } from '../rules/components.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { dataOf, type DrawnTile, type End, ENDS, endsOf, tapped, type Undrawn } from './referee-box.ts';
import { SmallPicture } from './tile.tsx';

interface DrawTileProps {
  readonly says: RefereeSays;
  readonly data: DrawnTile;
  readonly wrong: Undrawn | undefined;
  readonly onData: (data: DrawnTile) => void;
}

const HALVES = ['top', 'bottom'] as const;
/** Nothing stands on the lower half of a tile. */
const isEnd = (half: (typeof HALVES)[number], end: End): boolean => half === 'top' || end !== 'F';

export function DrawTile({ says, data, wrong, onData }: DrawTileProps) {
  return (
    <div class="dqr-draw">
      <div class="dqr-drawing">
        <SmallPicture key={`${data.top} / ${data.bottom}`} lay={layOf(data.tile, 0)} />
        {HALVES.map((half) =>
          ENDS.map(
            (end) =>
              isEnd(half, end) && (
                <button
                  key={`${half} ${end}`}
                  type="button"
                  class={`dqr-end dqr-${half} dqr-end-${end} dqr-road-${endsOf(data[half])[end]}`}
                  aria-label={says.end(says.half[half], says.ends[end], says.roadOf[endsOf(data[half])[end]])}
                  onClick={() => onData({ ...data, [half]: tapped(data[half], end) })}
                />
              ),
          ),
        )}
      </div>
      <div>
        <p>{says.drawHint(TILES[data.tile].id)}</p>
        {wrong !== undefined && (
          <p class="problem" role="alert">
            {says.undrawn[wrong]}
          </p>
        )}
        <button type="button" class="button" onClick={() => onData(dataOf([], data.tile))}>
          {says.asPrinted}
        </button>
      </div>
    </div>
  );
}
