/** A Principality as a map: 24 fields in a frame, the field of the card marked, tiles and the ghost of one. */
import { useRef, useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import {
  columnOf,
  COLUMNS,
  FIELDS,
  fieldName,
  type Lay,
  rowOf,
  ROWS,
  tileOf,
} from '../../../games/don-quixote/components.ts';
import { guardShields } from '../../../games/don-quixote/7-defense.ts';
import { isCastle } from '../../../games/don-quixote/explain.ts';
import { useWords, type Words } from '../../words/words.tsx';
import { DARK, type Light, type Lights } from './lights.ts';
import { knightsAt } from './open-ends.ts';
import { TilePicture } from './tile.tsx';
import { guardWords, layDescription } from './tile-words.ts';

export interface PrincipalityProps {
  readonly label: string;
  readonly board: readonly Lay[];
  /** The field of the card, or NONE. */
  readonly card?: number;
  /** The tile that might be laid there. */
  readonly ghost?: Lay | undefined;
  /** Whether a tile lies there that nobody else may see yet. */
  readonly sealed?: boolean;
  readonly lights?: Lights;
  /** Fields whose tile has just been laid. */
  readonly fresh?: ReadonlySet<number>;
  readonly onField?: (field: number) => void;
  readonly onPoint?: (field: number | undefined) => void;
}

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

interface FieldProps extends PrincipalityProps {
  readonly field: number;
  readonly light: Light | undefined;
  readonly reachable: boolean;
  readonly onReach: (field: number) => void;
}

function Field(props: FieldProps) {
  const { field, board, card, ghost, sealed, light, fresh, reachable, onReach, onField, onPoint } = props;
  const words = useWords();
  const isGhost = field === card && ghost !== undefined;
  const lay = isGhost ? ghost : board[field];
  const [x, y] = [columnOf(field) * 100, rowOf(field) * 200];
  const act = (): void => onField?.(field);
  return (
    <g
      data-field={field}
      class={`dq-place ${isGhost ? 'dq-ghost' : ''} ${fresh?.has(field) ? 'dq-fresh' : ''}`}
      transform={`translate(${x} ${y})`}
      role={isGhost && onField ? 'button' : 'img'}
      aria-label={fieldWords(words, props, lay, isGhost)}
      tabIndex={reachable ? 0 : -1}
      onFocus={() => {
        onReach(field);
        onPoint?.(field);
      }}
      onBlur={() => onPoint?.(undefined)}
      onMouseEnter={() => onPoint?.(field)}
      onMouseLeave={() => onPoint?.(undefined)}
      onClick={act}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && (event.preventDefault(), act())}
    >
      {lay < 0 ? (
        <EmptyField field={field} sealed={field === card && sealed === true} />
      ) : (
        <g class="dq-laid">
          <TilePicture lay={lay} guard={guardShields(field, lay) > 0} lit={light?.roads} starred={light?.starred} />
          {isCastle(lay) && <CastleKnights count={knightsAt(board, tileOf(lay))} />}
          <OpenEnds exits={light?.ends ?? 0} />
        </g>
      )}
    </g>
  );
}

/** Where the six exits of a tile are. */
const EXIT_AT = [
  [50, 0],
  [0, 50],
  [100, 50],
  [0, 150],
  [100, 150],
  [50, 200],
] as const;

function OpenEnds({ exits }: { exits: number }) {
  return (
    <>
      {EXIT_AT.filter((_, exit) => exits & (1 << exit)).map(([x, y]) => (
        <circle class="dq-open-end" cx={x} cy={y} r="8" />
      ))}
    </>
  );
}

/** DQ-15.7: a helm and how many have come. */
function CastleKnights({ count }: { count: number }) {
  if (count === 0) return undefined;
  return (
    <g class="dq-castle-knights" transform="translate(50 125)">
      <rect x="-17" y="-10" width="34" height="20" rx="10" />
      <path d="M-12 5V-2q0-5 5-5t5 5v7q-5 3-10 0z" />
      <path class="dq-slit" d="M-11-1h3.500M-6-1h3.500" />
      <text x="7" y="6" text-anchor="middle">
        {count}
      </text>
    </g>
  );
}

function EmptyField({ field, sealed }: { field: number; sealed: boolean }) {
  return (
    <>
      <rect class="dq-empty" x="1" y="1" width="98" height="198" />
      <rect x="1" y="1" width="98" height="198" fill="url(#dq-fallow)" />
      <text class="dq-empty-name" x="50" y="110" text-anchor="middle">
        {fieldName(field)}
      </text>
      {sealed && <SealedTile />}
    </>
  );
}

/** A tile that lies face down, under wax. */
function SealedTile() {
  return (
    <g class="dq-sealed">
      <rect x="6" y="6" width="88" height="188" rx="3" />
      <path d="M12 12 88 188M88 12 12 188" />
      <circle cx="50" cy="100" r="22" />
      <path class="dq-seal-cross" d="M50 88v24M38 100h24" />
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

function fieldWords(
  words: Words,
  { field, board, card, sealed, onField }: FieldProps,
  lay: Lay,
  isGhost: boolean,
): string {
  const { t } = words;
  const name = fieldName(field);
  if (isGhost && onField) return t['dq.field.layHere'](name, layDescription(words, lay));
  if (isCastle(lay))
    return t['dq.field.tile'](
      name,
      `${layDescription(words, lay)}; ${t['dq.kind.knights'](knightsAt(board, tileOf(lay)))}`,
    );
  if (lay >= 0) return t['dq.field.tile'](name, `${layDescription(words, lay)}${guardWords(words, field, lay)}`);
  if (field !== card) return t['dq.field.empty'](name);
  return sealed ? t['dq.field.sealed'](name) : t['dq.field.asked'](name);
}
