/** What a study of Don Quixote looks at. */
import { NONE } from '../../../core/game.ts';
import type { Restriction, Study } from '../../../core/study.ts';
import { guardShields } from '../rules/07-defense.ts';
import { score, sumOfScores, total } from '../rules/08-scoring.ts';
import { CASTLE_4, CASTLE_6, columnOf, FIELDS, layOf, ROAD_TILES, rowOf, TILES, tileOf } from '../rules/components.ts';
import { isOver, type LayMove, type Options, type State } from '../rules/state.ts';
import type { Says } from '../text/en.ts';
import { tileName } from '../text/tiles.ts';
import type { Words } from '../text/words.ts';

export const study: Study<State, LayMove, Options, Says> = {
  points: { en: 'points', es: 'puntos' },
  moments: { en: 'tiles', es: 'losetas' },
  players: 2,
  moment: ({ deck, round }) => 100 * round - deck.length,
  /** The points so far, and what the board would score now. */
  standings: (state) =>
    state.realms.map(
      ({ scores, board }) => sumOfScores(scores) + (isOver(state) ? 0 : total(score(board, state.round))),
    ),
  kinds: { lay: { en: 'Place a tile', es: 'Colocar una loseta' } },
  features: [
    {
      id: 'hand',
      name: { en: 'Tiles in the first hand', es: 'Losetas de la primera mano' },
      how: {
        en: 'Each player turns up 9 of 22 tiles for round 1.',
        es: 'Cada jugador descubre 9 de 22 losetas para la ronda 1.',
      },
      of: 'seat',
      count: ROAD_TILES,
      named: (words, tile) => `${tileName(words, tile)} (${TILES[tile].id})`,
      dealt: ({ realms }, seat) => [...realms[seat].hand, realms[seat].aside].filter((tile) => tile !== NONE),
    },
    {
      id: 'castles',
      name: { en: 'Where the castles stand', es: 'Dónde están los castillos' },
      how: { en: 'Cards decide the fields of both castles.', es: 'Las cartas deciden el lugar de los dos castillos.' },
      of: 'table',
      count: 4,
      named: ({ language }, feature) => CASTLES[language][feature],
      dealt: ({ realms }) => castlesOf(realms[0].board),
    },
  ],
  restrictions: [
    tied('upright', 'Never turns a tile', 'Nunca gira una loseta', (_, { turn }) => turn === 0),
    tied('no-guards', 'Never posts a guard at the border', 'Nunca pone un guardia en la frontera', (state, move) =>
      state.card < 0 ? true : guardShields(state.card, layOf(move.tile, move.turn)) === 0,
    ),
    tied('knights-first', 'Places knights first', 'Coloca primero los caballeros', (_, move, moves) =>
      isFirst('knight', move, moves),
    ),
    tied('churches-first', 'Places churches first', 'Coloca primero las iglesias', (_, move, moves) =>
      isFirst('church', move, moves),
    ),
    tied('windmills-first', 'Places windmills first', 'Coloca primero los molinos', (_, move, moves) =>
      isFirst('windmill', move, moves),
    ),
  ],
  compared: [
    {
      id: 'sancho',
      name: { en: 'With Sancho Pansa', es: 'Con Sancho Panza' },
      options: { sanchoPansa: true },
    },
  ],
  changes: [
    {
      change: 'rounds.3.castleKnights=2',
      name: { en: 'Castles need 2 knights in round 3', es: 'Los castillos piden 2 caballeros en la ronda 3' },
    },
    {
      change: 'rounds.1.defenseShields=3',
      name: { en: 'Defense needs 3 shields in round 1', es: 'La defensa pide 3 escudos en la ronda 1' },
    },
  ],
};

const CASTLES = {
  en: [
    'The 6-castle is in the middle row',
    'The 4-castle is in the middle row',
    'The castles are at most 3 columns apart',
    'A castle is in the first or last column',
  ],
  es: [
    'El castillo de 6 está en la fila central',
    'El castillo de 4 está en la fila central',
    'Los castillos están a 3 columnas o menos',
    'Hay un castillo en la primera o la última columna',
  ],
} as const;

const MIDDLE_ROW = 1;

function castlesOf(board: readonly number[]): number[] {
  const fieldOf = (castle: number): number => board.findIndex((lay) => lay >= 0 && tileOf(lay) === castle);
  const [six, four] = [fieldOf(CASTLE_6), fieldOf(CASTLE_4)];
  const isOuter = (field: number): boolean => columnOf(field) === 0 || columnOf(field) === columnOf(FIELDS - 1);
  const are = [
    rowOf(six) === MIDDLE_ROW,
    rowOf(four) === MIDDLE_ROW,
    Math.abs(columnOf(six) - columnOf(four)) <= 3,
    isOuter(six) || isOuter(four),
  ];
  return are.flatMap((is, feature) => (is ? [feature] : []));
}

function tied(
  id: string,
  en: string,
  es: string,
  allows: (state: State, move: LayMove, moves: readonly LayMove[]) => boolean,
): Restriction<State, LayMove, Says> {
  return {
    id,
    named: ({ language }: Words) => ({ en, es })[language],
    allows: (view, _seat, move, moves) => allows(view, move, moves),
  };
}

/** Tiles with this feature, as long as there are any. */
function isFirst(feature: 'knight' | 'church' | 'windmill', { tile }: LayMove, moves: readonly LayMove[]): boolean {
  const has = (one: number): boolean => TILES[one]?.top.feature === feature;
  return has(tile) || !moves.some((move) => has(move.tile));
}
