/** One field of a Principality: empty, sealed, or with its tile; and how it is read out. */
import { columnOf, fieldName, type Lay, rowOf, tileOf } from '../rules/components.ts';
import { guardShields } from '../rules/07-defense.ts';
import { isCastle } from '../rules/explain.ts';
import { useWords, type Words } from './words.ts';
import type { Light } from './lights.ts';
import { knightsAt } from './open-ends.ts';
import type { PrincipalityProps } from './principality-props.ts';
import { TilePicture } from './tile.tsx';
import { guardWords, layDescription } from '../text/tiles.ts';

interface FieldProps extends PrincipalityProps {
  readonly field: number;
  readonly light: Light | undefined;
  readonly reachable: boolean;
  readonly onReach: (field: number) => void;
}

export function Field(props: FieldProps) {
  const { field, board, card, ghost, sealed, light, fresh, reachable, isPicking, onReach, onField, onPoint } = props;
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
      role={(isGhost || isPicking) && onField ? 'button' : 'img'}
      aria-pressed={isPicking ? field === card : undefined}
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
          {isCastle(lay) && !isPicking && <CastleKnights count={knightsAt(board, tileOf(lay))} />}
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

function fieldWords(
  words: Words,
  { field, board, card, sealed, isPicking, onField }: FieldProps,
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
  if (field !== card || isPicking) return t['dq.field.empty'](name);
  return sealed ? t['dq.field.sealed'](name) : t['dq.field.asked'](name);
}
