/** The little engravings of the house, on boxes and on tiles. Each is drawn round (0, 0) in a box of about 56 by 64; light comes from the left. */
import type { ComponentChildren } from 'preact';

/** Short strokes, one under the other: the engraver's shadow. */
function shade(x: number, y: number, width: number, height: number, step = 2.6): string {
  let path = '';
  for (let down = step; down < height; down += step) path += `M${x} ${(y + down).toFixed(1)}h${width}`;
  return path;
}

export function Windmill() {
  return (
    <g class="dq-cut">
      <path class="dq-shadow" d="M-17 27q17 6 34 0l4-3h-36z" />
      <path class="dq-stone" d="M-11 27 -7.5-7h15L11 27z" />
      <path
        class="dq-hatch"
        d="M2-4h5.4M2.1-1.4h5.8M2.3 1.2h6M2.4 3.8h6.2M2.5 6.4h6.5M2.6 9h6.8M2.8 11.6h7M2.9 14.2h7M3 16.8h7M4 19.4h6M4.2 22h6.2M4.4 24.6h6.4"
      />
      <path class="dq-roof" d="M-9.5-6.5Q-7-18 0-20q7 2 9.5 13.500z" />
      <path class="dq-hatch" d="M2-17q3 4 3.500 10M-1-17.500v10M-4-16q-2 4-2.500 9" />
      <path class="dq-dark" d="M-3.500 27v-8a3.500 3.500 0 0 1 7 0v8zM-2-1.500h3.600v5h-3.600z" />
      {[38, 128, 218, 308].map((angle) => (
        <g transform={`translate(0 -11) rotate(${angle})`}>
          <path class="dq-sail" d="M1 6h7.500v20H1z" />
          <path class="dq-hatch" d="M1 10h7.500M1 14h7.500M1 18h7.500M1 22h7.500M4.700 6v20" />
          <path class="dq-line" d="M0 0v27.500" />
        </g>
      ))}
      <circle class="dq-dark" cy="-11" r="2.600" />
    </g>
  );
}

export function Church() {
  return (
    <g class="dq-cut">
      <path class="dq-shadow" d="M-24 27q24 6 50 0l3-3h-50z" />
      <path class="dq-stone" d="M-7 5h31v22H-7z" />
      <path class="dq-hatch" d={`${shade(15, 5, 9, 22)}${shade(-7, 5, 4, 22)}`} />
      <path class="dq-roof" d="M-8 5.500-2-8h20.500L26 5.500z" />
      <path class="dq-hatch" d="M0-8l-3 13.500M5-8 3 5.500M10-8l-1 13.500M15-8l0.500 13.500M18-8 21 5.500" />
      <path
        class="dq-dark"
        d="M1 22v-7a2.200 2.200 0 0 1 4.400 0v7zM9 22v-7a2.200 2.200 0 0 1 4.400 0v7zM17 22v-7a2.200 2.200 0 0 1 4.400 0v7z"
      />
      <path class="dq-stone" d="M-22-10h14.500v37H-22z" />
      <path class="dq-hatch" d={shade(-13, -10, 5.5, 37)} />
      <path class="dq-roof" d="M-24-9.500-14.800-27-5.500-9.500z" />
      <path class="dq-hatch" d="M-14.800-26l3 16M-14.800-26l6 16" />
      <path class="dq-line" d="M-14.800-27v-9M-18-32.500h6.400" />
      <path class="dq-dark" d="M-17.500 1v-5a2.700 2.700 0 0 1 5.400 0v5zM-18 27v-7a3.200 3.200 0 0 1 6.400 0v7z" />
    </g>
  );
}

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

/** A knight is a helm on an escutcheon that bears as many little shields as he has. A guard's escutcheon is filled. */
export function Knight({ shields, guard }: { shields: number; guard: boolean }) {
  return (
    <g class={`dq-cut ${guard ? 'dq-guard' : ''}`}>
      <path
        class="dq-mantle"
        d="M-8-12Q-24-16-25-2q4-2 6 1-5 3-3 10 5-4 10-4zM8-12Q24-16 25-2q-4-2-6 1 5 3 3 10-5-4-10-4z"
      />
      <path class="dq-field" d="M-18.500-4h37V9Q18.500 24 0 32-18.500 24-18.500 9z" />
      <path class="dq-gules" d="M-14-2V17M-9.500-2V22M-5-2V26M-0.500-2V29M4-2V27M8.500-2V24M13-2V19" />
      {(CHARGES[shields] ?? []).map(([x, y]) => (
        <path class="dq-charge" d={`M${x - 5} ${y - 5.5}h10v4.500q0 5-5 7.500-5-2.500-5-7.500z`} />
      ))}
      <path class="dq-plume" d="M-1-28C-4-40 10-44 22-35 17-36 16-33 17-29 12-32 9-30 8-25z" />
      <path class="dq-steel" d="M-11-5V-17Q-11-29 0-29 11-29 11-17V-5Q6-1 0 1-6-1-11-5z" />
      <path class="dq-hatch" d="M4-26q4 3 4 9V-4M7-24q2.500 3 2.500 8v10M-2-9v6M2-9v6M-5-8v4M5-8v4" />
      <path
        class="dq-dark"
        d="M-9.500-18.500-1.200-16.500v2.800l-8.300-1.600zM9.500-18.500 1.200-16.500v2.800l8.300-1.600z"
      />
      <path class="dq-line" d="M0-29V1" />
    </g>
  );
}

/** A walled castle seen from a hill, with a gate in each half. Drawn with the upper gate on the right. */
export function Castle({ value, children }: { value: 6 | 4; children?: ComponentChildren }) {
  return (
    <g class="dq-cut">
      <g transform={value === 6 ? undefined : 'scale(-1 1)'}>
        <path class="dq-shadow" d="M-38 58q38 14 76 0l8-10-88 2z" />
        <Wall left={-30} right={30} top={-36} height={30} />
        <Tower x={-31} y={-46} height={38} />
        <path class="dq-stone" d="M-36-10h9V38h-9zM27-12h9V40h-9z" />
        <path class="dq-hatch" d={`${shade(28, -12, 8, 52)}${shade(-36, -10, 3, 46)}`} />
        <path class="dq-stone" d="M-17-44H17V40H-17z" />
        <path class="dq-hatch" d={`${shade(7, -44, 10, 84)}${shade(-17, 20, 34, 18)}`} />
        <path class="dq-stone" d="M-21-54h8v5h5.500v-5h7v5h5v-5h7v5h5.500v-5h4V-41h-42z" />
        <path class="dq-line" d="M0-54v-20" />
        <path class="dq-banner" d="M0-74q-8-4-14 0t-12-1l4 6-4 6q6 3 12 0t14 0z" />
        <Gatehouse x={24} y={-54} />
        <Wall left={-22} right={34} top={34} height={24} />
        <Tower x={33} y={20} height={40} />
        <Gatehouse x={-24} y={16} />
      </g>
      <path class="dq-number-field" d="M-15-22H15V-4Q15 8 0 14-15 8-15-4z" />
      <text class="dq-number" y="3" text-anchor="middle">
        {value}
      </text>
      {children}
    </g>
  );
}

function Wall({ left, right, top, height }: { left: number; right: number; top: number; height: number }) {
  let merlons = '';
  for (let x = left; x + 4 <= right; x += 8) merlons += `M${x} ${top}v-5h4v5`;
  return (
    <>
      <path class="dq-stone" d={`M${left} ${top}H${right}v${height}H${left}z${merlons}`} />
      <path class="dq-hatch" d={shade(left + 2, top + 5, right - left - 4, height - 6, 4.5)} />
    </>
  );
}

function Tower({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="dq-stone" d={`M-8 0H8V${height}Q0 ${height + 4}-8 ${height}z`} />
      <path class="dq-hatch" d={shade(1.5, 2, 6.5, height - 1)} />
      <path class="dq-roof" d="M-10.500 1 0-17 10.500 1Q0 4-10.500 1z" />
      <path class="dq-hatch" d="M0-16 4 2M0-16 7.500 1.500" />
      <path class="dq-dark" d="M-4 9h3v6h-3z" />
    </g>
  );
}

function Gatehouse({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="dq-stone" d="M-13 0h5v-5h5v5h6v-5h5v5h5V42h-26z" />
      <path class="dq-hatch" d={shade(5, 1, 8, 41)} />
      <path class="dq-gate" d="M-7 42V24a7 7 0 0 1 14 0v18z" />
      <path class="dq-hatch dq-portcullis" d="M-4 20v22M0 18v24M4 20v22M-7 26H7M-7 32H7M-7 38H7" />
      <path class="dq-dark" d="M-2 6h4v6h-4z" />
    </g>
  );
}
