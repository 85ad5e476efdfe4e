/** The picture of Arthur's realm: the road and its stones, the Round Table, deeds, Lake and Grail track, the knights. */
import type { JSX } from 'preact';
import { NONE, type Seat } from '../../../core/game.ts';
import { CHAIRS, LAKE, SITES, SPACES, TABLE, THINGS } from '../../../games/lancelot/components.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { IconMark } from './icons.ts';
import { tinctureOf } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { listed, useWords } from '../../words/words.tsx';
import { DeedTile } from './deed-tile.tsx';
import {
  CHAIR_POINTS,
  DEED_POINTS,
  HEIGHT,
  ROAD,
  SITE_POINTS,
  SPACE_POINTS,
  STONE,
  TABLE_POINT,
  WIDTH,
} from '../../../drawing/lancelot/geometry.ts';
import { GrailTrack, Knights, TurnTrack } from './movers.tsx';
import { chairGives, siteNamed, SITE_ICONS, THING_ICONS } from './naming.ts';
import { nameMove, worth } from './telling.ts';

export interface RealmProps {
  readonly view: State;
  readonly own: Seat;
  readonly sitters: readonly Sitter[];
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Somebody reached for a space where no move leads. */
  readonly onTry: (move: Move) => void;
}

export function Realm(props: RealmProps) {
  const { t } = useWords();
  return (
    <svg class="lan-realm" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={t['lan.board']}>
      <rect class="lan-land" width={WIDTH} height={HEIGHT} rx="10" />
      <path class="lan-verge" d={ROAD} />
      <path class="lan-road" d={ROAD} />
      <Sites />
      <RoundTable {...props} />
      {SPACES.map((_, space) => (
        <Stone key={space} {...props} space={space} />
      ))}
      <TurnTrack turn={props.view.turn} left={props.view.stack.length} />
      <GrailTrack {...props} />
      {DEED_POINTS.map((point, place) => (
        <DeedTile key={place} {...props} place={place} point={point} />
      ))}
      <Knights {...props} />
    </svg>
  );
}

function Sites() {
  const words = useWords();
  return (
    <g aria-hidden="true">
      {SITES.map((_, site) => {
        const { x, y } = SITE_POINTS[site];
        if (site === 0) return undefined;
        return (
          <g key={site} class="lan-site">
            <IconMark name={SITE_ICONS[site]} x={x - 62} y={y} size={26} />
            <text x={x - 44} y={y + 6}>
              {siteNamed(words, site)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A thing in the picture that can be chosen: by mouse, finger or keyboard. */
function Choosable(props: {
  readonly label: string;
  readonly legal: boolean;
  readonly onChoose: () => void;
  readonly children: JSX.Element;
}) {
  const { label, legal, onChoose, children } = props;
  return (
    <g
      class={legal ? 'lan-choice lan-legal' : 'lan-choice'}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={label}
      aria-disabled={!legal}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </g>
  );
}

function Stone({ view, own, sitters, choices, onMove, onTry, space }: RealmProps & { readonly space: number }) {
  const words = useWords();
  const { x, y } = SPACE_POINTS[space];
  const { id, site, gives } = SPACES[space];
  const legal = choices.find((move) => move.t === 'go' && move.to === space);
  const here = view.road.filter((seat) => view.knights[seat].space === space).map((seat) => sitters[seat].name);
  const label = [
    words.t['lan.space'](id, siteNamed(words, site)),
    ...(legal === undefined ? [] : [worth(words, view, own, legal)]),
    ...(here.length === 0 ? [] : [words.t['lan.stands'](listed(words, here))]),
  ].join('; ');
  return (
    <Choosable
      label={label}
      legal={legal !== undefined}
      onChoose={() => (legal === undefined ? onTry({ t: 'go', to: space }) : onMove(legal))}
    >
      <>
        <title>{label}</title>
        <circle class={`lan-stone lan-stone-${site}`} cx={x} cy={y} r={site > 5 ? STONE + 8 : STONE} />
        <g class="lan-gives">
          {gives.length === 0 ? (
            <StoneMark view={view} space={space} />
          ) : (
            gives.map((thing, i) => (
              <IconMark
                key={THINGS[thing]}
                name={THING_ICONS[thing]}
                x={x + (gives.length === 1 ? 0 : 24 * i - 12)}
                y={y}
                size={gives.length === 1 ? 32 : 24}
              />
            ))
          )}
        </g>
      </>
    </Choosable>
  );
}

/** What is drawn on a space that gives no counter: the sword on the Lake, the sign of the site, or its name. */
function StoneMark({ view, space }: { readonly view: State; readonly space: number }) {
  const { x, y } = SPACE_POINTS[space];
  const { id, site } = SPACES[space];
  if (space === view.counter && view.fetcher === NONE) return <IconMark name="sword-in-stone" x={x} y={y} size={38} />;
  if (site > LAKE) return <IconMark name={SITE_ICONS[site]} x={x} y={y} size={42} />;
  return (
    <text class="lan-id" x={x} y={y + 5}>
      {id}
    </text>
  );
}

function RoundTable({ view, choices, onMove, onTry }: RealmProps) {
  const words = useWords();
  const home = choices.find((move) => move.t === 'go' && move.to === TABLE);
  const riding = choices.some((move) => move.t === 'go');
  return (
    <g>
      <Choosable
        label={nameMove(words, view, { t: 'go', to: TABLE })}
        legal={home !== undefined}
        onChoose={() => (home !== undefined ? onMove(home) : riding && onTry({ t: 'go', to: TABLE }))}
      >
        <>
          <ellipse class="lan-table" cx={TABLE_POINT.x} cy={TABLE_POINT.y} rx="98" ry="44" />
          <text class="lan-table-name" x={TABLE_POINT.x} y={TABLE_POINT.y + 6}>
            {siteNamed(words, 0)}
          </text>
        </>
      </Choosable>
      {CHAIRS.map((name, chair) => (
        <Chair key={name} view={view} chair={chair} choices={choices} onMove={onMove} />
      ))}
    </g>
  );
}

type ChairProps = Pick<RealmProps, 'view' | 'choices' | 'onMove'> & { readonly chair: number };

function Chair({ view, chair, choices, onMove }: ChairProps) {
  const words = useWords();
  const { x, y } = CHAIR_POINTS[chair];
  const legal = choices.find((move) => move.t === 'seat' && move.chair === chair);
  const holder = view.holders[chair];
  const label = `${CHAIRS[chair]}: ${chairGives(words, chair)}`;
  return (
    <Choosable label={label} legal={legal !== undefined} onChoose={() => legal !== undefined && onMove(legal)}>
      <>
        <title>{label}</title>
        <circle class="lan-chair" cx={x} cy={y} r="21" />
        {holder !== NONE && <circle class={`lan-holder ${tinctureOf(holder)}`} cx={x} cy={y} r="25" />}
        <text class="lan-chair-name" x={x} y={y < TABLE_POINT.y - 10 ? y - 27 : y + 37}>
          {CHAIRS[chair]}
        </text>
      </>
    </Choosable>
  );
}
