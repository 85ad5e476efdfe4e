/** Who gave to whom: the seats around a table, and an arrow from each giver, thicker with every gift. */
import type { Seat } from '../../core/game.ts';
import type { Gift, Gifts } from '../../core/result.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';

const [WIDTH, HEIGHT] = [300, 226];
/** From the edge to the middle of a shield, and what a name needs beside. */
const [EDGE, NAME_HEIGHT] = [28, 16];
const SIDE = 34;
/** From the middle of a shield to where an arrow begins or ends. */
const APART = 27;
/** How far an arrow bends to its left, so that the one that answers it stands apart; in parts of its length. */
const BEND = 0.13;
/** Gifts from which on the number stands on the arrow. */
const MANY = 3;
/** Letters of a name that fit below a shield. */
const SHORT = 10;

type Point = readonly [number, number];

export interface GiftWebProps {
  readonly gifts: Gifts;
  /** For those who do not see the picture. */
  readonly told: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly reader: Seat | undefined;
}

export function GiftWeb({ gifts: { title, about, arrows }, told, names, reader }: GiftWebProps) {
  const isNamed = names.every(({ length }) => length <= SHORT);
  const places = names.map((_, seat) => placeOf(seat, names.length, EDGE + (isNamed ? NAME_HEIGHT : 0)));
  return (
    <section class="ending-gifts" aria-label={title}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told} focusable="false">
        {arrows.map((gift) => (
          <Arrow key={`${gift.from} ${gift.to}`} gift={gift} from={places[gift.from]} to={places[gift.to]} />
        ))}
        {places.map(([x, y], seat) => (
          <g key={seat} transform={`translate(${x - 18} ${y - 21})`}>
            {seat === reader && <rect class="gift-own" x="-4" y="-4" width="44" height="50" />}
            <svg width="36" height="42">
              <Escutcheon seat={seat} />
            </svg>
            {isNamed && (
              <text class="gift-name" x="18" y={y < HEIGHT / 2 + 1 ? -9 : 60} text-anchor="middle">
                {names[seat]}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden="true">{about}</p>
    </section>
  );
}

/** Clockwise from the top, or from beside it where the number is even; stretched so that all the room is used. */
function placeOf(seat: Seat, seats: number, edge: number): Point {
  const turns = Array.from({ length: seats }, (_, i) => ((i + (seats % 2 === 0 ? 0.5 : 0)) * 2 * Math.PI) / seats);
  const stretched = (all: readonly number[], from: number, to: number): number => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return from + ((all[seat] - least) * (to - from)) / (most - least);
  };
  return [
    stretched(turns.map(Math.sin), SIDE, WIDTH - SIDE),
    stretched(
      turns.map((turn) => -Math.cos(turn)),
      edge,
      HEIGHT - edge,
    ),
  ];
}

interface ArrowProps {
  readonly gift: Gift;
  readonly from: Point;
  readonly to: Point;
}

function Arrow({ gift: { from: giver, count }, from, to }: ArrowProps) {
  const width = 1.8 * count - 0.8;
  const head = 6 + 1.4 * width;
  const bend: Point = [
    (from[0] + to[0]) / 2 + BEND * (to[1] - from[1]),
    (from[1] + to[1]) / 2 - BEND * (to[0] - from[0]),
  ];
  const start = towards(from, bend, APART);
  const tip = towards(to, bend, APART);
  const neck = towards(tip, bend, head);
  const [aside, below] = [0.45 * (tip[1] - neck[1]), 0.45 * (tip[0] - neck[0])];
  const middle: Point = [(start[0] + 2 * bend[0] + neck[0]) / 4, (start[1] + 2 * bend[1] + neck[1]) / 4];
  return (
    <g class={`gift ${tinctureOf(giver)}`} opacity={count >= MANY ? 1 : 0.35 + 0.15 * count}>
      <path d={`M${at(start)}Q${at(bend)} ${at(neck)}`} stroke-width={width} />
      <path d={`M${at(tip)}L${neck[0] + aside} ${neck[1] - below}L${neck[0] - aside} ${neck[1] + below}Z`} />
      {count >= MANY && (
        <>
          <circle cx={middle[0]} cy={middle[1]} r="10" />
          <text x={middle[0]} y={middle[1] + 5} text-anchor="middle">
            {count}
          </text>
        </>
      )}
    </g>
  );
}

const at = ([x, y]: Point): string => `${x} ${y}`;

/** The point at this distance from one, on the way to the other. */
function towards([x, y]: Point, other: Point, distance: number): Point {
  const part = distance / Math.hypot(other[0] - x, other[1] - y);
  return [x + part * (other[0] - x), y + part * (other[1] - y)];
}
