/** DQ-1.2, DQ-1.3: four sets of 24 tiles, four Principalities and summaries, 24 position cards, the scoreboard. */
import { FIELDS, fieldName, SANCHO, TILES } from '../rules/components.ts';
import type { Tincture } from '../../../drawing/tinctures.ts';
import { drawBack } from '../../../print/ornament.ts';
import type { Leaf, SetPart, GameSet } from '../../../print/set.ts';
import { CARD, type Piece } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import {
  drawPositionCard,
  drawPrincipality,
  drawScoreboard,
  drawScoringSummary,
  drawToken,
  SUMMARY_SIZE,
  TOKEN,
} from './boards.ts';
import { drawTile, drawTileBack, TILE } from './tile.ts';

const PLAYERS = ['gules', 'azure', 'vert', 'or'] as const satisfies readonly Tincture[];

export const set: GameSet = {
  emblem: 'windmill',
  of: (_, spoken: Spoken) => ({
    title: spoken.title,
    credit: spoken.t.credit,
    parts: parts(spoken),
  }),
};

function parts(spoken: Spoken): SetPart[] {
  const { t } = spoken;
  return [
    ...PLAYERS.map((tincture): SetPart => ({
      name: `tiles-${tincture}`,
      title: t['dq.part.tiles'](t[`print.${tincture}`]),
      pieces: { size: TILE, all: TILES.slice(0, SANCHO).map((_, tile) => tilePiece(tile, tincture)) },
    })),
    {
      name: 'positions',
      title: t['dq.part.positions'],
      pieces: { size: CARD, all: Array.from({ length: FIELDS }, (_, field) => positionCard(spoken, field)) },
    },
    { name: 'principalities', title: t['dq.part.principalities'], leaves: PLAYERS.map(principality) },
    {
      name: 'scoreboard',
      title: t['dq.part.scoreboard'],
      leaves: [{ id: 'scoreboard', landscape: true, draw: (pen, page) => drawScoreboard(pen, spoken, page) }],
    },
    {
      name: 'summaries',
      title: t['dq.part.summaries'],
      pieces: {
        size: SUMMARY_SIZE,
        all: PLAYERS.map((tincture) => ({
          id: `summary:${tincture}`,
          front: (pen) => drawScoringSummary(pen, spoken, tincture),
        })),
      },
    },
    {
      name: 'tokens',
      title: t['dq.part.tokens'],
      pieces: {
        size: TOKEN,
        all: PLAYERS.map((tincture) => ({
          id: `token:${tincture}`,
          front: (pen) => drawToken(pen, tincture),
          back: (pen) => drawToken(pen, tincture),
        })),
      },
    },
    {
      name: 'sancho',
      title: t['dq.part.sancho'],
      pieces: { size: TILE, all: PLAYERS.map((tincture) => tilePiece(SANCHO, tincture)) },
    },
  ];
}

const tilePiece = (tile: number, tincture: Tincture): Piece => ({
  id: `tile:${tincture}:${TILES[tile].id}`,
  front: (pen) => drawTile(pen, tile, tincture),
  back: (pen) => drawTileBack(pen, tincture),
});

const positionCard = (spoken: Spoken, field: number): Piece => ({
  id: `position:${fieldName(field)}`,
  front: (pen) => drawPositionCard(pen, field),
  back: (pen) => drawBack(pen, CARD, { tint: 'vert', hatching: 'vert', icon: 'windmill', title: spoken.title }),
});

const principality = (tincture: Tincture): Leaf => ({
  id: `principality:${tincture}`,
  landscape: true,
  draw: (pen, page) => drawPrincipality(pen, tincture, page),
});
