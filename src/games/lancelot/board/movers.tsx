/** What moves on the picture: the turn, the markers on the Grail track and the knights. */
import { NONE, type Seat } from '../../../core/game.ts';
import { TABLE } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { IconMark } from './icons.ts';
import { tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import { knightPoint, type Layout } from '../drawing/geometry.ts';

interface Shown {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly layout: Layout;
}

export function TurnTrack({ view: { turn }, layout }: Pick<Shown, 'view' | 'layout'>) {
  const { t } = useWords();
  const [{ x, y }] = layout.turnPoints;
  return (
    <g role="img" aria-label={t['lan.log.turn'](turn)}>
      <text class="lan-track-name" x={x - 17} y={y - 30}>
        {t['lan.log.turn'](turn)}
      </text>
      {layout.turnPoints.map((point, i) => (
        <g key={i} class={`lan-turn ${i + 1 === turn ? 'lan-turn-now' : i + 1 < turn ? 'lan-turn-past' : ''}`}>
          <circle cx={point.x} cy={point.y} r="17" />
          <text x={point.x} y={point.y + 6}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

const EVERY = 5;

/** A ring of beads around the Round Table; markers on one bead are stacked towards the table, the leader on the bead. */
export function GrailTrack({ view, sitters, layout }: Shown) {
  const { t } = useWords();
  const { grailPoints, table } = layout;
  const places = view.pilgrims.map((seat) => `${sitters[seat].name} ${view.knights[seat].grail}`).join(', ');
  return (
    <g role="img" aria-label={`${t['lan.grailTrack']}: ${places}`}>
      <title>{`${t['lan.grailTrack']}: ${places}`}</title>
      {grailPoints.map(({ x, y }, step) => (
        <g key={step} class={step % EVERY === 0 ? 'lan-step lan-step-fifth' : 'lan-step'}>
          <circle cx={x} cy={y} r={step % EVERY === 0 ? 14 : 8} />
          {step % EVERY === 0 && (
            <text x={x} y={y + 5}>
              {step}
            </text>
          )}
        </g>
      ))}
      {view.pilgrims.toReversed().map((seat) => {
        const { x, y } = grailPoints[view.knights[seat].grail];
        const below = view.pilgrims
          .filter((other) => view.knights[other].grail === view.knights[seat].grail)
          .indexOf(seat);
        const out = 1 - (below * 20) / Math.hypot(x - table.x, y - table.y);
        const [shownX, shownY] = [table.x + (x - table.x) * out, table.y + (y - table.y) * out];
        return (
          <g
            key={seat}
            class={`lan-marker ${tinctureOf(seat)}`}
            style={{ transform: `translate(${shownX}px,${shownY}px) scale(var(--lan-size, 1))` }}
          >
            <circle r="13" />
            <text y="5">{letter(sitters[seat].name)}</text>
          </g>
        );
      })}
    </g>
  );
}

const letter = (name: string): string => name.slice(0, 1).toUpperCase();

/** Sun or moon: whether a knight has moved in this round. */
export function Knights({ view, sitters, layout }: Shown) {
  const words = useWords();
  return (
    <g>
      {view.knights.map((knight, seat) => {
        const stack = view.road.filter((other) => view.knights[other].space === knight.space);
        const { x, y } = knightPoint(
          layout,
          knight.space,
          knight.chair,
          Math.max(0, stack.indexOf(seat)) + (knight.chair === NONE && knight.space < 0 ? seat : 0),
        );
        return (
          <g
            key={seat}
            class={`lan-knight ${tinctureOf(seat)} ${view.mover === seat ? 'lan-next' : ''}`}
            style={{ transform: `translate(${x}px,${y}px) scale(var(--lan-size, 1))` }}
            role="img"
            aria-label={knightLabel(words, view, seat, sitters[seat].name)}
          >
            <path class="lan-shield" d="M-19 -23h38v20q0 17 -19 26q-19 -9 -19 -26z" />
            <path d="M-19 -23h38v20q0 17 -19 26q-19 -9 -19 -26z" fill={`url(#hatch-${tinctureOf(seat)})`} />
            <circle class="lan-boss" r="12" cy="-3" />
            <text y="3">{letter(sitters[seat].name)}</text>
            <g class="lan-side">
              <circle cx="18" cy="-20" r="10" />
              <IconMark name={knight.moved ? 'moon' : 'sun'} x={18} y={-20} size={17} />
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
