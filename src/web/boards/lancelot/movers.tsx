/** What moves on the picture: the turn, the markers on the Grail track and the knights. */
import { NONE, type Seat } from '../../../core/game.ts';
import { TABLE } from '../../../games/lancelot/components.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { IconMark } from './icons.ts';
import { tinctureOf } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { useWords, type Words } from '../../words/words.tsx';
import { GRAIL_POINTS, knightPoint, TURN_POINTS } from '../../../drawing/lancelot/geometry.ts';

interface Shown {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function TurnTrack({ turn, left }: { readonly turn: number; readonly left: number }) {
  const { t } = useWords();
  return (
    <g role="img" aria-label={t['lan.turnTrack'](turn)}>
      <text class="lan-track-name" x={724} y={450}>
        {t['lan.turnTrack'](turn)}
      </text>
      {TURN_POINTS.map(({ x, y }, i) => (
        <g key={i} class={i + 1 === turn ? 'lan-turn lan-turn-now' : 'lan-turn'}>
          <circle cx={x} cy={y} r="15" />
          <text x={x} y={y + 5}>
            {i + 1}
          </text>
        </g>
      ))}
      <text class="lan-left" x={724} y={574}>
        {t['lan.left'](left)}
      </text>
    </g>
  );
}

export function GrailTrack({ view, sitters }: Shown) {
  const { t } = useWords();
  const places = view.pilgrims.map((seat) => `${sitters[seat].name} ${view.knights[seat].grail}`).join(', ');
  return (
    <g role="img" aria-label={`${t['lan.grailTrack']}: ${places}`}>
      <text class="lan-track-name" x={196} y={238}>
        {t['lan.grailTrack']}
      </text>
      {GRAIL_POINTS.map(({ x, y }, step) => (
        <g key={step} class="lan-step">
          <circle cx={x} cy={y} r="14" />
          <text x={x} y={y + 4}>
            {step}
          </text>
        </g>
      ))}
      {view.pilgrims.toReversed().map((seat) => {
        const { x, y } = GRAIL_POINTS[view.knights[seat].grail];
        const below = view.pilgrims
          .filter((other) => view.knights[other].grail === view.knights[seat].grail)
          .indexOf(seat);
        return (
          <g
            key={seat}
            class={`lan-marker ${tinctureOf(seat)}`}
            style={{ transform: `translate(${x}px,${y - 7 * below}px)` }}
          >
            <circle r="11" />
            <text y="4">{letter(sitters[seat].name)}</text>
          </g>
        );
      })}
    </g>
  );
}

const letter = (name: string): string => name.slice(0, 1).toUpperCase();

/** Sun or moon: whether a knight has moved in this round. */
export function Knights({ view, sitters }: Shown) {
  const words = useWords();
  return (
    <g>
      {view.knights.map((knight, seat) => {
        const stack = view.road.filter((other) => view.knights[other].space === knight.space);
        const { x, y } = knightPoint(
          knight.space,
          knight.chair,
          Math.max(0, stack.indexOf(seat)) + (knight.chair === NONE && knight.space < 0 ? seat : 0),
        );
        return (
          <g
            key={seat}
            class={`lan-knight ${tinctureOf(seat)} ${view.mover === seat ? 'lan-next' : ''}`}
            style={{ transform: `translate(${x}px,${y}px)` }}
            role="img"
            aria-label={knightLabel(words, view, seat, sitters[seat].name)}
          >
            <path class="lan-shield" d="M-17 -20h34v18q0 15 -17 23q-17 -8 -17 -23z" />
            <text y="4">{letter(sitters[seat].name)}</text>
            <g class="lan-side">
              <IconMark name={knight.moved ? 'moon' : 'sun'} x={15} y={-18} size={16} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function knightLabel({ t }: Words, { knights }: State, seat: Seat, name: string): string {
  const { space, moved } = knights[seat];
  return `${name}: ${space === TABLE ? t['lan.isHome'] : moved ? t['lan.moved'] : t['lan.waits']}`;
}
