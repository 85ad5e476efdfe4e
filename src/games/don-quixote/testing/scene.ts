/** Makes boards and positions in a line, for tests. */
import { NONE } from '../../../core/game.ts';
import { FIELDS, fieldName, type Lay, layOf, SANCHO, TILES, tileOf, turnOf } from '../rules/components.ts';
import type { LayMove, Options, Realm, State } from '../rules/state.ts';

export const PLAIN: Options = { sanchoPansa: false, sameDraw: false };
export const WITH_SANCHO: Options = { sanchoPansa: true, sameDraw: false };

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

export function field(name: string): number {
  const found = Array.from({ length: FIELDS }, (_, i) => fieldName(i)).indexOf(name);
  if (found < 0) throw new Error(`no field ${name}`);
  return found;
}

export const fields = (names: string): number[] => words(names).map(field);

export function tile(id: string): number {
  const found = TILES.findIndex((known) => known.id === id);
  if (found < 0) throw new Error(`no tile ${id}`);
  return found;
}

export const tiles = (ids: string): number[] => words(ids).map(tile);

/** 'Kn2b*' is Kn2b turned. */
export const lay = (text: string): Lay => layOf(tile(text.replace('*', '')), text.endsWith('*') ? 180 : 0);

export const move = (text: string): LayMove => ({ t: 'lay', tile: tileOf(lay(text)), turn: turnOf(lay(text)) });

/** 'B1 Wm1, C2 Ca4' on an empty Principality. */
export function board(text: string): Lay[] {
  const laid = Array.from({ length: FIELDS }, () => NONE);
  const list = words(text);
  for (let i = 0; i < list.length; i += 2) laid[field(list[i])] = lay(list[i + 1]);
  return laid;
}

interface Sketch {
  readonly round?: number;
  readonly card: string;
  readonly deck?: string;
  readonly options?: Options;
  readonly realms: readonly RealmSketch[];
}

interface RealmSketch {
  readonly board?: string;
  readonly hand?: string;
  readonly aside?: string;
  readonly bag?: string;
  readonly sealed?: string;
}

/** A position, as incomplete as the test likes. */
export function scene({ round = 1, card, deck = '', options = PLAIN, realms }: Sketch): State {
  const realm = (sketch: RealmSketch): Realm => ({
    board: board(sketch.board ?? ''),
    hand: tiles(sketch.hand ?? ''),
    aside: sketch.aside === undefined ? NONE : tile(sketch.aside),
    bag: tiles(sketch.bag ?? ''),
    sancho: options.sanchoPansa ? SANCHO : NONE,
    gone: [],
    sealed: sketch.sealed === undefined ? NONE : lay(sketch.sealed),
    scores: [],
  });
  return {
    options,
    round,
    card: card === '' ? NONE : field(card),
    deck: fields(deck).toReversed(),
    realms: realms.map(realm),
  };
}
