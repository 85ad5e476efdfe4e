/** What stands on the tiles, stroke by stroke: screen and paper draw from it. */
import { circle, moved, stroke, type Stroke } from '../../../drawing/engravings.ts';

/** Short strokes, one under the other: the engraver's shadow. */
function shade(x: number, y: number, width: number, height: number, step = 2.6): string {
  let path = '';
  for (let down = step; down < height; down += step) path += `M${x} ${(y + down).toFixed(1)}h${width}`;
  return path;
}

export const CHURCH: readonly Stroke[] = [
  stroke('shadow', 'M-24 27q24 6 50 0l3-3h-50z'),
  stroke('stone', 'M-7 5h31v22H-7z'),
  stroke('hatch', `${shade(15, 5, 9, 22)}${shade(-7, 5, 4, 22)}`),
  stroke('roof', 'M-8 5.5-2-8h20.5L26 5.5z'),
  stroke('hatch', 'M0-8l-3 13.5M5-8 3 5.5M10-8l-1 13.5M15-8l0.5 13.5M18-8 21 5.5'),
  stroke('dark', 'M1 22v-7a2.2 2.2 0 0 1 4.4 0v7zM9 22v-7a2.2 2.2 0 0 1 4.4 0v7zM17 22v-7a2.2 2.2 0 0 1 4.4 0v7z'),
  stroke('stone', 'M-22-10h14.5v37H-22z'),
  stroke('hatch', shade(-13, -10, 5.5, 37)),
  stroke('roof', 'M-24-9.5-14.8-27-5.5-9.5z'),
  stroke('hatch', 'M-14.8-26l3 16M-14.8-26l6 16'),
  stroke('line', 'M-14.8-27v-9M-18-32.5h6.4'),
  stroke('dark', 'M-17.5 1v-5a2.7 2.7 0 0 1 5.4 0v5zM-18 27v-7a3.2 3.2 0 0 1 6.4 0v7z'),
];

/** Where the shields of a knight stand on its escutcheon. */
const CHARGES: { readonly [shields: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 9]],
  2: [
    [-8, 8],
    [8, 8],
  ],
  3: [
    [-8.5, 4],
    [8.5, 4],
    [0, 17],
  ],
};

/** A knight is a helm on an escutcheon that bears as many little shields as he has. */
export function knightStrokes(shields: number): Stroke[] {
  return [
    stroke('mantle', 'M-8-12Q-24-16-25-2q4-2 6 1-5 3-3 10 5-4 10-4zM8-12Q24-16 25-2q-4-2-6 1 5 3 3 10-5-4-10-4z'),
    stroke('field', 'M-18.5-4h37V9Q18.5 24 0 32-18.5 24-18.5 9z'),
    stroke('gules', 'M-14-2V17M-9.5-2V22M-5-2V26M-0.5-2V29M4-2V27M8.5-2V24M13-2V19'),
    ...(CHARGES[shields] ?? []).map(([x, y]) => stroke('charge', `M${x - 5} ${y - 5.5}h10v4.5q0 5-5 7.5-5-2.5-5-7.5z`)),
    stroke('plume', 'M-1-28C-4-40 10-44 22-35 17-36 16-33 17-29 12-32 9-30 8-25z'),
    stroke('steel', 'M-11-5V-17Q-11-29 0-29 11-29 11-17V-5Q6-1 0 1-6-1-11-5z'),
    stroke('hatch', 'M4-26q4 3 4 9V-4M7-24q2.5 3 2.5 8v10M-2-9v6M2-9v6M-5-8v4M5-8v4'),
    stroke('dark', 'M-9.5-18.5-1.2-16.5v2.8l-8.3-1.6zM9.5-18.5 1.2-16.5v2.8l8.3-1.6z'),
    stroke('line', 'M0-29V1'),
  ];
}

/** A walled castle seen from a hill, with a gate in each half: the 6-castle with the upper one on the right. */
export function castle(value: 6 | 4): Stroke[] {
  return [...moved(CASTLE, { flip: value === 4 }), stroke('number-field', 'M-15-22H15V-4Q15 8 0 14-15 8-15-4z')];
}

/** The baseline of the castle's number, and its size. */
export const CASTLE_NUMBER = { y: 3, size: 24 } as const;

/** Back to front. Before each gate the ground is free: there the road arrives. */
const CASTLE: readonly Stroke[] = [
  stroke('shadow', 'M-14 47q26 14 52 0l8-10-60 2z'),
  stroke('stone', 'M12-54h9v26h-9z'),
  stroke('hatch', shade(17, -54, 4, 26)),
  ...gatehouse(27, -54, 36),
  ...wall(-30, 30, -36, 30),
  ...tower(-31, -46, 38),
  stroke('stone', 'M-36-10h9V30h-9zM27-12h9V30h-9z'),
  stroke('hatch', `${shade(28, -12, 8, 42)}${shade(-36, -10, 3, 38)}`),
  stroke('stone', 'M-17-44H17V32H-17z'),
  stroke('hatch', `${shade(7, -44, 10, 76)}${shade(-17, 16, 34, 14)}`),
  stroke('stone', 'M-21-54h8v5h5.5v-5h7v5h5v-5h7v5h5.5v-5h4V-41h-42z'),
  stroke('line', 'M-8-54v-22'),
  stroke('banner', 'M-8-76q-8-4-14 0t-12-1l4 6-4 6q6 3 12 0t14 0z'),
  ...wall(-22, 34, 24, 23),
  ...tower(33, 10, 38),
  ...gatehouse(-27, 46, 40),
];

function wall(left: number, right: number, top: number, height: number): Stroke[] {
  let merlons = '';
  for (let x = left; x + 4 <= right; x += 8) merlons += `M${x} ${top}v-5h4v5`;
  return [
    stroke('stone', `M${left} ${top}H${right}v${height}H${left}z${merlons}`),
    stroke('hatch', shade(left + 2, top + 5, right - left - 4, height - 6, 4.5)),
  ];
}

function tower(x: number, y: number, height: number): Stroke[] {
  return moved(
    [
      stroke('stone', `M-8 0H8V${height}Q0 ${height + 4}-8 ${height}z`),
      stroke('hatch', shade(1.5, 2, 6.5, height - 1)),
      stroke('roof', 'M-10.5 1 0-17 10.5 1Q0 4-10.5 1z'),
      stroke('hatch', 'M0-16 4 2M0-16 7.5 1.5'),
      stroke('dark', 'M-4 9h3v6h-3z'),
    ],
    { x, y },
  );
}

/** `foot`: the threshold, where a road may end. */
function gatehouse(x: number, foot: number, height: number): Stroke[] {
  const top = height - 24;
  return moved(
    [
      stroke('stone', `M-13 0h5v-5h5v5h6v-5h5v5h5V${height}h-26z`),
      stroke('hatch', shade(5, 1, 8, height - 1)),
      stroke('gate', `M-7 ${height}V${top + 6}a7 7 0 0 1 14 0V${height}z`),
      stroke(
        'portcullis',
        `M-4 ${top + 2}V${height}M0 ${top}V${height}M4 ${top + 2}V${height}M-7 ${top + 8}H7M-7 ${top + 15}H7`,
      ),
      stroke('dark', 'M-2 3h4v5h-4z'),
    ],
    { x, y: foot - height },
  );
}

/** Sancho Pansa on his donkey, on the way from one crossroads to the next. */
export const SANCHO_PANSA: readonly Stroke[] = [
  stroke('shadow', 'M-22 27q22 6 44 0l4-3h-48z'),
  stroke('line', 'M17 2q7 4 4 13'),
  stroke('stone', 'M-11 8-12 26h4.5l1.5-15M14 7l2.5 19H12L9 10'),
  stroke('stone', 'M-15 4Q-16-5-6-5H8Q18-5 18 4 18 12 11 12H-8Q-14 12-15 4z'),
  stroke('stone', 'M-5 11v15h4.5V12M7 12 6.5 26H11l1-15'),
  stroke('stone', 'M-11-4-19-11Q-27-12-29-5-28 0-22-0.5-17 2-14 7z'),
  stroke('stone', 'M-20-10-22-22Q-17-19-16.5-9zM-17-10-14-21Q-10-16-12.5-6z'),
  stroke('dark', 'M-21.5-6.5h2v2h-2zM-28-3.5h2v1.5h-2z'),
  stroke('hatch', 'M-2-5v3M12 0q3 4 0 10M15-1q3 5 0 10M-10 7q-3-3-3-8'),
  stroke('banner', 'M3 0h11v10q-5.5 4-11 0z'),
  stroke('hatch', 'M3 3h11M6 3v8.5M11 3v8.5'),
  stroke('roof', 'M-8-4Q-9-21 1-23 12-21 11-4 2 0-8-4z'),
  stroke('hatch', 'M5-21q5 6 4 16M8-19q3 6 2 14'),
  stroke('gules', 'M-8-8Q2-4 11-8'),
  stroke('stone', 'M-4-16Q-12-13-14-7l4 2q3-4 7-5z'),
  stroke('field', 'M4-5Q-5-2-5 11h5Q1 3 9-2z'),
  stroke('stone', circle(1, -28, 6.5)),
  stroke('dark', 'M-4-26q4 4 9 0-1 6-5 6t-4-6zM-2.5-30h1.5v1.5h-1.5z'),
  stroke('mantle', 'M-11-31Q1-27 13-31 11-34 7.5-34.5 8-43 1-43-6-43-5.5-34.5-9-34-11-31z'),
];
