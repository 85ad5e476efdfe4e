/** DQ-1.2, DQ-1.3: four sets of 24 tiles, four Principalities and summaries, 24 position cards, the scoreboard. */
import { FIELDS, fieldName, SANCHO, TILES } from '../rules/components.ts';
import type { Tincture } from '../../../drawing/tinctures.ts';
import { backed } from '../../../print/ornament.ts';
import type { Leaf, SetPart, GameSet } from '../../../print/set.ts';
import { CARD, type Piece, type Size } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import {
  drawPositionCard,
  drawPrincipality,
  drawScoreboard,
  drawScoringSummary,
  drawTileChart,
  drawToken,
  SUMMARY_SIZE,
  TOKEN,
} from './boards.ts';
import { chartHeight, drawChart, drawTile, drawTileBack, TILE } from './tile.ts';

const PLAYERS = ['gules', 'azure', 'vert', 'or'] as const satisfies readonly Tincture[];

export const set: GameSet = {
  emblem: 'windmill',
  parts,
  figures: { 'DQ-3.8': { height: chartHeight, draw: (pen, box) => drawChart(pen, box, 'vert') } },
};

function parts(spoken: Spoken): SetPart[] {
  const { t } = spoken;
  const forAll = (
    name: 'summaries' | 'tokens' | 'sancho',
    size: Size,
    one: (tincture: Tincture) => Piece,
  ): SetPart => ({ name, title: t[`dq.part.${name}`], pieces: { size, all: PLAYERS.map(one) } });
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
      name: 'chart',
      title: t['dq.part.chart'],
      leaves: [{ id: 'chart', draw: (pen, page) => drawTileChart(pen, spoken, page) }],
    },
    forAll('summaries', SUMMARY_SIZE, (tincture) => ({
      id: `summary:${tincture}`,
      front: (pen) => drawScoringSummary(pen, spoken, tincture),
    })),
    forAll('tokens', TOKEN, (tincture) => ({
      id: `token:${tincture}`,
      front: (pen) => drawToken(pen, tincture),
      back: (pen) => drawToken(pen, tincture),
    })),
    forAll('sancho', TILE, (tincture) => tilePiece(SANCHO, tincture)),
  ];
}

const tilePiece = (tile: number, tincture: Tincture): Piece => ({
  id: `tile:${tincture}:${TILES[tile].id}`,
  front: (pen) => drawTile(pen, tile, tincture),
  back: (pen) => drawTileBack(pen, tincture),
});

const positionCard = ({ title }: Spoken, field: number): Piece =>
  backed(`position:${fieldName(field)}`, (pen) => drawPositionCard(pen, field), {
    tint: 'vert',
    hatching: 'vert',
    icon: 'windmill',
    title,
  });

const principality = (tincture: Tincture): Leaf => ({
  id: `principality:${tincture}`,
  landscape: true,
  draw: (pen, page) => drawPrincipality(pen, tincture, page),
});
