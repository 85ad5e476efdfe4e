/** The plates of the rulebook on the screen. */
import type { JSX } from 'preact';
import type { Mark, Plate, PlateTint } from '../../drawing/plates.ts';
import { Strokes } from '../look/engravings.tsx';
import type { Icons } from '../look/icon.tsx';

/** How the game draws its icons. */
export type IconMark = Icons<string>['IconMark'];

export function PlatePicture({ plate: { width, height, marks }, icon }: { plate: Plate; icon: IconMark }) {
  return (
    <svg class="plate" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Marks marks={marks} icon={icon} />
    </svg>
  );
}

function Marks({ marks, icon }: { marks: readonly Mark[]; icon: IconMark }): JSX.Element {
  return (
    <>
      {marks.map((mark, i) => (
        <MarkPicture key={i} mark={mark} icon={icon} />
      ))}
    </>
  );
}

function MarkPicture({ mark, icon: Icon }: { mark: Mark; icon: IconMark }): JSX.Element {
  if (mark.t === 'icon')
    return (
      <g style={`color:${tinted(mark.tint)}`}>
        <Icon name={mark.name} x={mark.x} y={mark.y} size={mark.size} />
      </g>
    );
  if (mark.t === 'text')
    return (
      <text x={mark.x} y={mark.y} text-anchor="middle" style={`font-size:${mark.size}px;fill:${tinted(mark.tint)}`}>
        {mark.text}
      </text>
    );
  if (mark.t === 'path') {
    const { ground, line, width = 1, dash } = mark.look;
    return (
      <path
        d={mark.d}
        fill={ground ? tinted(ground) : 'none'}
        stroke={line ? tinted(line) : 'none'}
        stroke-width={width}
        stroke-dasharray={dash?.join(' ')}
      />
    );
  }
  if (mark.t === 'strokes')
    return (
      <g class="dq-cut" transform={`translate(${mark.x} ${mark.y})`}>
        <Strokes strokes={mark.strokes} />
      </g>
    );
  return (
    <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}>
      <Marks marks={mark.marks} icon={Icon} />
    </g>
  );
}

const tinted = (tint: PlateTint): string => `var(--plate-${tint})`;
