/** The picture of Arthur's realm: the road and its stones, the Round Table, the Grail track, the knights. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { LAKE, SPACES, STRONGHOLD, THINGS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { IconMark } from './icons.ts';
import { capital, listedPeople } from '../../../core/text.ts';
import { useWords } from './words.ts';
import { type Layout, TALL, WIDE } from '../drawing/geometry.ts';
import { GrailTrack, Knights, TurnTrack } from './movers.tsx';
import { spaceNamed } from '../text/naming.ts';
import { SITE_ICONS, THING_ICONS } from './thing-icons.ts';
import { Choosable, isLegal } from './pointing.tsx';
import type { RealmProps } from './realm-props.ts';
import { RoundTable } from './round-table.tsx';
import { Scenery } from './scenery.tsx';
import { worth } from '../text/preview.ts';

const narrow = matchMedia('(max-width: 999px) and (orientation: portrait)');

/** The taller picture where the page is narrow: its corner in the north-west is wild, and nobody rides there. */
export function useTall(): boolean {
  const [isNarrow, setNarrow] = useState(narrow.matches);
  useEffect(() => {
    const turned = (): void => setNarrow(narrow.matches);
    narrow.addEventListener('change', turned);
    return () => narrow.removeEventListener('change', turned);
  }, []);
  return isNarrow;
}

export function Realm(props: RealmProps) {
  const { t } = useWords();
  const layout: Layout = useTall() ? TALL : WIDE;
  const scenery = useMemo(() => <Scenery layout={layout} />, [layout]);
  const riding = props.pointing.choices.some((move) => move.t === 'go');
  return (
    <svg
      class={riding ? 'lan-realm lan-riding' : 'lan-realm'}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={t['lan.board']}
    >
      {scenery}
      <TurnTrack view={props.view} layout={layout} />
      <GrailTrack {...props} layout={layout} />
      <RoundTable {...props} layout={layout} />
      {SPACES.map((_, space) => (
        <Stone key={space} {...props} layout={layout} space={space} />
      ))}
      <Knights {...props} layout={layout} />
    </svg>
  );
}

const SMALL = 29;
const LARGE = 36;

type StoneProps = RealmProps & { readonly layout: Layout; readonly space: number };

function Stone({ view, now, own, sitters, pointing, layout, space }: StoneProps) {
  const words = useWords();
  const { x, y } = layout.spaces[space];
  const { site } = SPACES[space];
  const move: Move = { t: 'go', to: space };
  const here = view.road.filter((seat) => view.knights[seat].space === space).map((seat) => sitters[seat].name);
  const label = [
    capital(spaceNamed(words, space)),
    ...(isLegal(pointing, move) ? [worth(words, now, own, move)] : []),
    ...(here.length === 0 ? [] : [words.t['lan.stands'](listedPeople(words, here))]),
  ].join('; ');
  const r = site > LAKE ? LARGE : SMALL;
  return (
    <Choosable label={label} move={move} pointing={pointing}>
      <>
        <circle class="lan-halo" data-space={space} cx={x} cy={y} r={r + 7} />
        <circle class={`lan-stone lan-stone-${site}`} cx={x} cy={y} r={r} />
        <g class="lan-gives">
          <StoneMark view={view} space={space} x={x} y={y} />
        </g>
      </>
    </Choosable>
  );
}

interface MarkProps {
  readonly view: State;
  readonly space: number;
  readonly x: number;
  readonly y: number;
}

/** What one gets there; else the sword on the Lake, the sign of the site, or what it is: water, or a step of the way. */
function StoneMark({ view, space, x, y }: MarkProps) {
  const { site, gives, isEntry } = SPACES[space];
  if (gives.length === 1) return <IconMark name={THING_ICONS[gives[0]]} x={x} y={y} size={34} />;
  if (gives.length > 1)
    return (
      <>
        {gives.map((thing, i) => (
          <IconMark key={THINGS[thing]} name={THING_ICONS[thing]} x={x + 24 * i - 12} y={y} size={25} />
        ))}
      </>
    );
  if (space === view.counter && view.fetcher === NONE) return <IconMark name="sword-in-stone" x={x} y={y} size={42} />;
  if (site > LAKE) return <IconMark name={SITE_ICONS[site]} x={x} y={y} size={46} />;
  if (site === LAKE) return <IconMark name="waves" x={x} y={y} size={34} />;
  return <IconMark name={site === STRONGHOLD || !isEntry ? 'horseshoe' : SITE_ICONS[site]} x={x} y={y} size={34} />;
}
