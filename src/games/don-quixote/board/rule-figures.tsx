/** DQ-3.8: every tile of the set, its name under it, as the printed rulebook has them. */
import './rule-figures.css';
import { layOf, SANCHO, TILES } from '../rules/components.ts';
import { tileName } from '../text/tiles.ts';
import { SmallPicture } from './tile.tsx';
import { useWords } from './words.ts';

export const figures = { 'DQ-3.8': Chart };

function Chart() {
  const words = useWords();
  return (
    <ul class="dq-chart">
      {TILES.slice(0, SANCHO).map(({ id }, tile) => (
        <li key={id}>
          <SmallPicture lay={layOf(tile, 0)} />
          <b>{id}</b>
          <span class="hidden">{tileName(words, tile)}</span>
        </li>
      ))}
    </ul>
  );
}
