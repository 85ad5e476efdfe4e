/** The Round Table: eight chairs, what each gives, who sits there, and who holds an advantage that lasts. */
import { NONE } from '../../../core/game.ts';
import { CHAIRS, isLasting, TABLE } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { IconMark } from './icons.ts';
import { tinctureOf } from '../../../web/look/tinctures.tsx';
import { useWords, type Words } from './words.ts';
import type { Layout } from '../drawing/geometry.ts';
import { chairGives, chairNamed, siteNamed } from '../text/naming.ts';
import { CHAIR_ICONS } from './thing-icons.ts';
import { Choosable } from './pointing.tsx';
import type { RealmProps } from './realm-props.ts';

type Props = RealmProps & { readonly layout: Layout };

const HOME: Move = { t: 'go', to: TABLE };

export function RoundTable(props: Props) {
  const words = useWords();
  const { view, sitters, pointing, layout } = props;
  const { table, board } = layout;
  const [title, ...rest] = siteNamed(words, 0).split(/ (?=\S+$)/);
  return (
    <g>
      <Choosable
        label={words.t['lan.of'](siteNamed(words, 0), words.t['lan.move.home'])}
        move={HOME}
        pointing={pointing}
      >
        <>
          <ellipse class="lan-halo" data-space={TABLE} cx={table.x} cy={table.y} rx={board.x + 9} ry={board.y + 9} />
          <ellipse class="lan-table" cx={table.x} cy={table.y} rx={board.x} ry={board.y} />
          <ellipse class="lan-inlay" cx={table.x} cy={table.y} rx={board.x - 12} ry={board.y - 12} />
          <text class="lan-table-name" x={table.x} y={table.y - 22}>
            <tspan x={table.x}>{title} </tspan>
            <tspan x={table.x} dy="22">
              {rest.join(' ')}
            </tspan>
          </text>
        </>
      </Choosable>
      <Sword view={view} sitters={sitters} layout={layout} />
      {CHAIRS.map((name, chair) => (
        <Chair key={name} {...props} chair={chair} />
      ))}
    </g>
  );
}

/** Excalibur lies on the table, under the arms of its owner. */
function Sword({ view: { sword }, sitters, layout: { table } }: Pick<Props, 'view' | 'sitters' | 'layout'>) {
  const { t } = useWords();
  const label = sword === NONE ? t['lan.swordFree'] : t['lan.swordOf'](sitters[sword].name);
  return (
    <g
      role="img"
      aria-label={label}
      class={`lan-excalibur ${sword === NONE ? 'lan-excalibur-free' : tinctureOf(sword)}`}
    >
      <title>{label}</title>
      <circle cx={table.x} cy={table.y + 36} r="22" />
      <IconMark name="pointy-sword" x={table.x} y={table.y + 36} size={34} />
    </g>
  );
}

function Chair({ view, sitters, pointing, layout, chair }: Props & { readonly chair: number }) {
  const words = useWords();
  const { x, y } = layout.chairPoints[chair];
  const holder = view.holders[chair];
  const label = chairLabel(words, chair, sitters[holder]?.name);
  const above = y < layout.table.y - 0.8 * layout.chairs.y;
  return (
    <>
      <Choosable label={label} move={{ t: 'seat', chair }} pointing={pointing}>
        <>
          <title>{label}</title>
          <circle class="lan-halo" data-chair={chair} cx={x} cy={y} r="36" />
          <circle class="lan-chair" cx={x} cy={y} r="29" />
          <g class="lan-chair-sign">
            <IconMark name={CHAIR_ICONS[chair]} x={x} y={y} size={36} />
          </g>
          <text class="lan-chair-name" x={x} y={above ? y - 37 : y + 48}>
            {chairNamed(words, chair)}
          </text>
        </>
      </Choosable>
      {holder !== NONE && (
        <g class={`lan-holder ${tinctureOf(holder)}`} aria-hidden="true" pointer-events="none">
          <circle cx={x + 24} cy={y + 18} r="13" />
          <text x={x + 24} y={y + 23}>
            {sitters[holder].name.slice(0, 1).toUpperCase()}
          </text>
        </g>
      )}
    </>
  );
}

/** What the chair gives, how long that lasts, and who has it. */
function chairLabel(words: Words, chair: number, holder: string | undefined): string {
  const { t } = words;
  const lasts = isLasting(chair)
    ? holder === undefined
      ? t['lan.lasts']
      : t['lan.lastsWith'](holder)
    : t['lan.atOnce'];
  return `${chairNamed(words, chair)}: ${chairGives(words, chair)}; ${lasts}`;
}
