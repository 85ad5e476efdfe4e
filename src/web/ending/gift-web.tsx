/** Who gave to whom: the seats around a table, and an arrow from each giver, thicker with every gift. */
import type { Seat } from '../../core/game.ts';
import type { Gift, Gifts } from '../../core/result.ts';
import { shortened } from './shortened.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';

const WIDTH = 300;
/** From the side to the middle of a shield; and what a name needs above or below. */
const [SIDE, NAME_HEIGHT] = [34, 16];

interface Sizes {
  readonly height: number;
  /** Half of a shield. */
  readonly across: number;
  readonly down: number;
}

/** Six stand close: smaller shields, so that there is room for arrows between neighbours and for their numbers. */
const FEW: Sizes = { height: 226, across: 18, down: 21 };
const SIX: Sizes = { height: 262, across: 15, down: 17.5 };
const MOST_OF_FEW = 5;
/** From a shield to where an arrow begins or ends, to its name, and around that of the reader. */
const [APART, NAME_APART, FRAME] = [6, 6, 4];
/** How far an arrow bends to its left, so that the one that answers it stands apart; in parts of its length. */
const BEND = 0.17;
/** Gifts from which on the number stands on the arrow; an arrow without one is a single gift. */
const MANY = 2;
/** Where on its arrow: nearer to the giver than the middle, where arrows cross; but away from a name at the side. */
const [NEAR_GIVER, OFF_NAME] = [0.38, 0.75];

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
  const sizes = names.length > MOST_OF_FEW ? SIX : FEW;
  const { height, across, down } = sizes;
  const places = names.map((_, seat) => placeOf(seat, names.length, sizes));
  return (
    <section class="ending-gifts" aria-label={title}>
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={told} focusable="false">
        {arrows.map((gift) => (
          <Arrow
            key={`${gift.from} ${gift.to}`}
            gift={gift}
            from={places[gift.from]}
            to={places[gift.to]}
            apart={down + APART}
          />
        ))}
        {places.map(([x, y], seat) => (
          <g key={seat} transform={`translate(${x - across} ${y - down})`}>
            {seat === reader && (
              <rect class="gift-own" x={-FRAME} y={-FRAME} width={2 * (across + FRAME)} height={2 * (down + FRAME)} />
            )}
            <svg width={2 * across} height={2 * down} style={{ '--arms-width': '100%', '--arms-height': '100%' }}>
              <Escutcheon seat={seat} />
            </svg>
          </g>
        ))}
        {places.map((place, seat) => (
          <Name key={seat} place={place} name={names[seat]} sizes={sizes} />
        ))}
      </svg>
      <p aria-hidden="true">{about}</p>
    </section>
  );
}

interface NameProps {
  readonly place: Point;
  readonly name: string;
  readonly sizes: Sizes;
}

/** Above or below its shield; at the sides it begins or ends at the edge of the picture. */
function Name({ place: [x, y], name, sizes: { height, down } }: NameProps) {
  return (
    <text
      class="gift-name"
      x={!isAside([x, y]) ? x : x < WIDTH / 2 ? 2 : WIDTH - 2}
      y={y < height / 2 + 1 ? y - down - NAME_APART : y + down + NAME_HEIGHT}
      text-anchor={!isAside([x, y]) ? 'middle' : x < WIDTH / 2 ? 'start' : 'end'}
    >
      {shortened(name)}
    </text>
  );
}

/** Clockwise from the top, or from beside it where the number is even; stretched so that all the room is used. */
function placeOf(seat: Seat, seats: number, { height, down }: Sizes): Point {
  const edge = down + NAME_APART + NAME_HEIGHT;
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
      height - edge,
    ),
  ];
}

interface ArrowProps {
  readonly gift: Gift;
  readonly from: Point;
  readonly to: Point;
  /** From the middle of a shield. */
  readonly apart: number;
}

function Arrow({ gift: { from: giver, count }, from, to, apart }: ArrowProps) {
  const width = 1.8 * count - 0.8;
  const head = 6 + 1.4 * width;
  const bend: Point = [
    (from[0] + to[0]) / 2 + BEND * (to[1] - from[1]),
    (from[1] + to[1]) / 2 - BEND * (to[0] - from[0]),
  ];
  const start = towards(from, bend, apart);
  const tip = towards(to, bend, apart);
  const neck = towards(tip, bend, head);
  const [aside, below] = [0.45 * (tip[1] - neck[1]), 0.45 * (tip[0] - neck[0])];
  const part = isAside(from) && !isAside(to) ? OFF_NAME : NEAR_GIVER;
  const number: Point = [along(part, start[0], bend[0], neck[0]), along(part, start[1], bend[1], neck[1])];
  return (
    <g class={`gift ${tinctureOf(giver)}`} opacity={count >= MANY ? 1 : 0.5}>
      <path d={`M${at(start)}Q${at(bend)} ${at(neck)}`} stroke-width={width} />
      <path d={`M${at(tip)}L${neck[0] + aside} ${neck[1] - below}L${neck[0] - aside} ${neck[1] + below}Z`} />
      {count >= MANY && (
        <>
          <circle cx={number[0]} cy={number[1]} r="9" />
          <text x={number[0]} y={number[1] + 5} text-anchor="middle">
            {count}
          </text>
        </>
      )}
    </g>
  );
}

const isAside = ([x]: Point): boolean => x < WIDTH / 4 || x > WIDTH - WIDTH / 4;

/** Where the curve is after this part of it, in one direction. */
const along = (part: number, start: number, bend: number, end: number): number =>
  (1 - part) ** 2 * start + 2 * part * (1 - part) * bend + part ** 2 * end;

const at = ([x, y]: Point): string => `${x} ${y}`;

/** The point at this distance from one, on the way to the other. */
function towards([x, y]: Point, other: Point, distance: number): Point {
  const part = distance / Math.hypot(other[0] - x, other[1] - y);
  return [x + part * (other[0] - x), y + part * (other[1] - y)];
}
