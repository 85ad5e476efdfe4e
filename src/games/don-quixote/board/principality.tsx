/** A Principality as a map: 24 fields in a frame, the field of the card marked, tiles and the ghost of one. */
import { useRef, useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { columnOf, COLUMNS, FIELDS, fieldName, rowOf, ROWS } from '../rules/components.ts';
import { Field } from './field.tsx';
import { DARK } from './lights.ts';
import type { PrincipalityProps } from './principality-props.ts';

const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

export function Principality(props: PrincipalityProps) {
  const { label, board, card = NONE, lights = DARK } = props;
  const [at, setAt] = useState(0);
  const frame = useRef<SVGSVGElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = at + step;
    if (next < 0 || next >= FIELDS || (Math.abs(step) === 1 && rowOf(next) !== rowOf(at))) return;
    event.preventDefault();
    setAt(next);
    frame.current?.querySelector<SVGGElement>(`[data-field="${next}"]`)?.focus();
  };
  return (
    <svg ref={frame} class="dq-board" viewBox="-24 -24 832 632" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Frame />
      {board.map((_, field) => (
        <Field
          key={field}
          {...props}
          field={field}
          light={lights.get(field)}
          reachable={field === at}
          onReach={setAt}
        />
      ))}
      {card !== NONE && <CardMark field={card} />}
    </svg>
  );
}

function Frame() {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  return (
    <g aria-hidden="true">
      <rect class="dq-frame" x="-22.5" y="-22.5" width="829" height="629" />
      <rect class="dq-frame-inner" x="-3" y="-3" width="806" height="606" />
      {columns.map((column) => (
        <text class="dq-name" x={column * 100 + 50} y="-7" text-anchor="middle">
          {'ABCDEFGH'[column]}
        </text>
      ))}
      {rows.map((row) => (
        <text class="dq-name" x="-12.5" y={row * 200 + 106} text-anchor="middle">
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** DQ-15.1: outline, pulse and label, so not by colour alone. */
function CardMark({ field }: { field: number }) {
  return (
    <g class="dq-card" transform={`translate(${columnOf(field) * 100} ${rowOf(field) * 200})`} aria-hidden="true">
      <rect class="dq-card-pulse" x="-3" y="-3" width="106" height="206" />
      <rect class="dq-card-line" x="-3" y="-3" width="106" height="206" />
      <g class="dq-card-label" transform="translate(50 -3)">
        <path d="M-24-15h48l-6 13 6 13h-48l6-13z" />
        <text y="5" text-anchor="middle">
          {fieldName(field)}
        </text>
      </g>
    </g>
  );
}
