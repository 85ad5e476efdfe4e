/** A deed at the Dragon: what it costs, what of it you lack, its points and its whirlpools. */
import { NONE, type Seat } from '../../../core/game.ts';
import { DEEDS } from '../../../games/lancelot/deeds.ts';
import { missingFor } from '../../../games/lancelot/reason.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { IconMark } from './icons.ts';
import { listed, useWords, type Words } from '../../words/words.tsx';
import { DEED_SIZE, type Point } from '../../../drawing/lancelot/geometry.ts';
import { counted, deedNamed, THING_ICONS } from './naming.ts';

export interface DeedTileProps {
  readonly view: State;
  readonly own: Seat;
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
  readonly place: number;
  readonly point: Point;
}

export function DeedTile({ view, own, choices, onMove, place, point }: DeedTileProps) {
  const words = useWords();
  const tile = view.faceUp[place];
  const { x, y } = point;
  if (tile === undefined || tile < 0)
    return <rect class="lan-deed lan-deed-gone" x={x} y={y} {...DEED_SIZE} rx="8" aria-hidden="true" />;
  const legal = choices.find((move) => move.t === 'deed' && move.tile === tile && move.spare === NONE);
  const { name, vp, whirlpools } = DEEDS[tile];
  const label = `${deedNamed(tile)}, ${words.t['lan.vp'](vp)}; ${stateWords(words, view, own, tile)}`;
  return (
    <g
      class={legal === undefined ? 'lan-choice' : 'lan-choice lan-legal'}
      role={legal === undefined ? 'img' : 'button'}
      {...(legal === undefined ? {} : { tabIndex: 0 })}
      aria-label={label}
      onClick={() => legal !== undefined && onMove(legal)}
      onKeyDown={(event) => event.key === 'Enter' && legal !== undefined && onMove(legal)}
    >
      <title>{label}</title>
      <rect class="lan-deed" x={x} y={y} {...DEED_SIZE} rx="8" />
      <text class="lan-deed-name" x={x + DEED_SIZE.width / 2} y={y + 24}>
        {lines(name).map((line, i) => (
          <tspan key={line} x={x + DEED_SIZE.width / 2} dy={i === 0 ? 0 : 19}>
            {line}
          </tspan>
        ))}
      </text>
      <Cost view={view} own={own} tile={tile} x={x} y={y + 92} />
      <text class="lan-deed-vp" x={x + 18} y={y + 156}>
        {words.t['lan.vp'](vp)}
      </text>
      <g class="lan-pools">
        {Array.from({ length: whirlpools }, (_, i) => (
          <IconMark key={i} name="vortex" x={x + DEED_SIZE.width - 24 - 26 * i} y={y + 150} size={22} />
        ))}
      </g>
    </g>
  );
}

/** What one has is dark, what is missing a ghost. */
function Cost({ view, own, tile, x, y }: { view: State; own: Seat; tile: number; x: number; y: number }) {
  const { cost, excalibur } = DEEDS[tile];
  const { things } = view.knights[own];
  const items = cost.flatMap((count, thing) =>
    Array.from({ length: count }, (_, i) => ({ thing, has: i < things[thing] })),
  );
  const step = Math.min(30, (DEED_SIZE.width - 30) / (items.length + (excalibur ? 1 : 0)));
  return (
    <g>
      {items.map(({ thing, has }, i) => (
        <g key={i} class={has ? 'lan-has' : 'lan-lacks'}>
          <IconMark name={THING_ICONS[thing]} x={x + 26 + step * i} y={y} size={28} />
        </g>
      ))}
      {excalibur && (
        <g class={view.sword === own ? 'lan-has' : 'lan-lacks'}>
          <IconMark name="sword-in-stone" x={x + 26 + step * items.length} y={y} size={30} />
        </g>
      )}
    </g>
  );
}

/** Whether one can pay, or what is missing. */
export function stateWords(words: Words, view: State, seat: Seat, tile: number): string {
  const missing = missingFor(view, seat, tile).map(([count, thing]) => counted(words, count, thing));
  if (DEEDS[tile].excalibur && view.sword !== seat) missing.push(words.t['lan.sword']);
  return missing.length === 0 ? words.t['lan.payable'] : words.t['lan.short'](listed(words, missing));
}

/** A name in lines of up to 18 letters. */
function lines(name: string): string[] {
  const broken: string[] = [];
  for (const word of name.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + word.length < 18) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}
