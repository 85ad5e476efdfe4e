/** The face-up tiles: a row to choose from. One tile is chosen at a time, as in a group of radio buttons. */
import { PopOver } from '../../../web/table/pop-over.tsx';
import { useRef } from 'preact/hooks';
import { fieldName, layOf, TILES } from '../rules/components.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { SmallPicture } from './tile.tsx';
import { layDescription, tileName } from '../text/tiles.ts';
import { slotsOf } from './slots.ts';
import { type Place, PLACES, type Tracker } from './tracker.ts';
import { type Carried, type Drag, useDrag } from './use-drag.ts';

/** A tile somebody has in mind, and which way round. */
export interface ChosenTile {
  readonly tile: number;
  readonly turn: 0 | 180;
}

export interface HandProps {
  readonly tiles: readonly number[];
  /** The tile for the last field, if it is not yet its turn. */
  readonly aside: number;
  readonly tracker: Tracker;
  readonly chosen: ChosenTile | undefined;
  readonly enabled: boolean;
  readonly onChoose: (tile: number) => void;
  readonly onLay: () => void;
  /** Somebody reached for a tile that cannot be laid now. */
  readonly onReach: (tile: number) => void;
}

export function Hand({ tiles, aside, tracker, chosen, enabled, onChoose, onLay, onReach }: HandProps) {
  const { t } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const slots = useRef<readonly number[]>([]);
  slots.current = slotsOf(slots.current, tiles);
  const drag = useDrag((tile) => enabled && chosen?.tile !== tile && onChoose(tile));
  const reachable = tiles.includes(chosen?.tile ?? -1) ? chosen!.tile : tiles[0]; // includes says it is there
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || !enabled) return;
    event.preventDefault();
    const next = tiles[(tiles.indexOf(reachable) + step + tiles.length) % tiles.length];
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
  };
  return (
    <section class="area-hand hand" aria-label={t['dq.hand']}>
      <div class="hand-row" role="radiogroup" aria-label={t['dq.hand']} ref={row} onKeyDown={onKeyDown}>
        {slots.current.map((tile) =>
          tiles.includes(tile) ? (
            <HandTile
              key={tile}
              tile={tile}
              chosen={chosen?.tile === tile ? chosen : undefined}
              enabled={enabled}
              reachable={tile === reachable}
              onChoose={enabled ? onChoose : onReach}
              onLay={onLay}
              drag={drag}
            />
          ) : (
            <span key={tile} class="hand-slot" />
          ),
        )}
      </div>
      {drag.carried !== undefined && enabled && <CarriedTile carried={drag.carried} turn={chosen?.turn ?? 0} />}
      {aside >= 0 && <Aside tile={aside} onReach={onReach} />}
      <TrackerPart tracker={tracker} />
    </section>
  );
}

function CarriedTile({ carried: { tile, x, y }, turn }: { readonly carried: Carried; readonly turn: 0 | 180 }) {
  return (
    <div class="hand-carried" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <SmallPicture lay={layOf(tile, turn)} />
    </div>
  );
}

/** The tile for the last field. */
function Aside({ tile, onReach }: { readonly tile: number; readonly onReach: HandProps['onReach'] }) {
  const words = useWords();
  const { t } = words;
  return (
    <button
      type="button"
      class="hand-aside"
      onClick={() => onReach(tile)}
      data-tip={t['dq.asideTip']}
      aria-label={`${layDescription(words, layOf(tile, 0))}, ${t['dq.aside']}`}
    >
      <SmallPicture lay={layOf(tile, 0)} />
      <span>{t['dq.aside']}</span>
    </button>
  );
}

/** Closed it counts what may still come; open it shows where every tile is. */
function TrackerPart({ tracker: { tiles, fields } }: { tracker: Tracker }) {
  const { t } = useWords();
  const count = (feature: string): number => tiles.down.filter((tile) => TILES[tile].top.feature === feature).length;
  return (
    <PopOver>
      <summary class="hand-down">
        {t['dq.faceDown'](tiles.down.length)}
        <span class="hand-kinds">
          {KINDS.map(([feature, icon, name]) => (
            <span key={feature} data-tip={t['dq.downTip'](t[name](count(feature)))}>
              <Icon name={icon} /> {count(feature)}
            </span>
          ))}
        </span>
      </summary>
      <div class="tracker-page">
        {PLACES.filter((place) => tiles[place].length > 0).map((place) => (
          <TrackerRow key={place} place={place} tiles={tiles[place]} />
        ))}
        <p>{t['dq.tracker.fields'](fields.map(fieldName).join(', '))}</p>
      </div>
    </PopOver>
  );
}

const KINDS = [
  ['knight', 'mounted-knight', 'dq.kind.knights'],
  ['windmill', 'windmill', 'dq.kind.windmills'],
  ['church', 'church', 'dq.kind.churches'],
] as const;

function TrackerRow({ place, tiles }: { place: Place; tiles: readonly number[] }) {
  const words = useWords();
  return (
    <>
      <h2>
        {words.t[`dq.tracker.${place}`]}: {tiles.length}
      </h2>
      <ul class={`tracker-tiles tracker-${place}`}>
        {tiles.map((tile) => (
          <li key={tile} data-tip={tileName(words, tile)}>
            <SmallPicture lay={layOf(tile, 0)} />
            <span class="hidden">{tileName(words, tile)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface HandTileProps {
  readonly tile: number;
  readonly chosen: ChosenTile | undefined;
  readonly enabled: boolean;
  readonly reachable: boolean;
  readonly onChoose: (tile: number) => void;
  readonly onLay: () => void;
  readonly drag: Drag;
}

function HandTile({ tile, chosen, enabled, reachable, onChoose, onLay, drag }: HandTileProps) {
  const words = useWords();
  const lay = layOf(tile, chosen?.turn ?? 0);
  return (
    <button
      type="button"
      role="radio"
      class="hand-tile"
      data-tile={tile}
      data-turn={chosen?.turn}
      aria-checked={chosen !== undefined}
      aria-disabled={!enabled}
      aria-label={layDescription(words, lay)}
      tabIndex={reachable ? 0 : -1}
      onClick={() => !drag.wasDrag() && onChoose(tile)}
      onPointerDown={(event) => drag.down(tile, event)}
      onPointerMove={(event) => drag.move(event)}
      onPointerUp={() => drag.up()}
      onPointerCancel={() => drag.up()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || chosen === undefined || event.repeat) return;
        event.preventDefault(); // the second Enter lays it
        onLay();
      }}
    >
      <SmallPicture lay={lay} />
    </button>
  );
}
