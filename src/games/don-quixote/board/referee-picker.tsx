/** Which tile lies on the field: a kind, then the tile by its picture and name, then how it lies. */
import { useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, fieldName, layOf, TILES } from '../rules/components.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { tileName } from '../text/tiles.ts';
import { Icon, type IconName } from './icons.ts';
import { fieldOf, type Table } from './referee-table.ts';
import { SmallPicture } from './tile.tsx';
import { useWords } from './words.ts';

const KINDS = ['special', 'knights', 'churches', 'windmills'] as const;
type Kind = (typeof KINDS)[number];

const KIND_ICONS: { readonly [kind in Kind]: IconName } = {
  special: 'white-tower',
  knights: 'mounted-knight',
  churches: 'church',
  windmills: 'windmill',
};
const FEATURED = {
  knight: 'knights',
  church: 'churches',
  windmill: 'windmills',
  castle: 'special',
  none: 'special',
} as const;

const kindOf = (tile: number): Kind => FEATURED[TILES[tile].top.feature];
const tilesOf = (kind: Kind): number[] => [...TILES.keys()].filter((tile) => kindOf(tile) === kind);

interface PickerProps {
  readonly says: RefereeSays;
  readonly table: Table;
  readonly field: number;
  readonly onTile: (tile: number) => void;
}

export function RefereePicker({ says, table, field, onTile }: PickerProps) {
  const castlesLie = [CASTLE_6, CASTLE_4].every((tile) => fieldOf(table, table.seat, tile) !== NONE);
  const [chosen, setChosen] = useState<Kind>(castlesLie ? 'knights' : 'special');
  return (
    <>
      <div class="dqr-kinds" role="group" aria-label={says.kinds}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="dqr-kind"
            aria-pressed={kind === chosen}
            aria-label={says.kindLeft(says.kind[kind], leftOf(table, kind))}
            onClick={() => setChosen(kind)}
          >
            <Icon name={KIND_ICONS[kind]} /> <span>{says.kind[kind]}</span>
          </button>
        ))}
      </div>
      <div class="dqr-tiles" role="group" aria-label={says.tiles}>
        {tilesOf(chosen).map((tile) => (
          <TileButton
            key={tile}
            says={says}
            tile={tile}
            liesOn={fieldOf(table, table.seat, tile)}
            field={field}
            onTile={onTile}
          />
        ))}
      </div>
    </>
  );
}

const leftOf = (table: Table, kind: Kind): number =>
  tilesOf(kind).filter((tile) => fieldOf(table, table.seat, tile) === NONE).length;

interface TileButtonProps {
  readonly says: RefereeSays;
  readonly tile: number;
  /** Where it lies already, or NONE. */
  readonly liesOn: number;
  readonly field: number;
  readonly onTile: (tile: number) => void;
}

function TileButton({ says, tile, liesOn, field, onTile }: TileButtonProps) {
  const words = useWords();
  const { id } = TILES[tile];
  const where = liesOn === NONE ? '' : ` (${says.liesOn(fieldName(liesOn))})`;
  return (
    <button
      type="button"
      class={`dqr-tile ${liesOn !== NONE && liesOn !== field ? 'dqr-used' : ''}`}
      aria-pressed={liesOn !== NONE && liesOn === field}
      aria-label={says.tile(id, `${tileName(words, tile)}${where}`)}
      onClick={() => onTile(tile)}
    >
      <SmallPicture lay={layOf(tile, 0)} />
      <span class="dqr-tile-name">{id}</span>
    </button>
  );
}
