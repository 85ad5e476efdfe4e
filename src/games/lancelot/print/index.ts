/** LAN-1.1, LAN-1.2: board, Virtues, 16 deeds, counters, knights, discs, and 85 cards with Excalibur and summaries. */
import type { PrintOrder } from '../../../wire/printing.ts';
import { THING_ICONS } from '../drawing/icons.ts';
import { isCard, SUPPLY, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { type Tincture, TINCTURES } from '../../../drawing/tinctures.ts';
import { backed } from '../../../print/ornament.ts';
import type { Pen } from '../../../print/pen.ts';
import type { GameSet, SetPart } from '../../../print/set.ts';
import { CARD, type Piece } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import { tiledBoard, wholeBoard } from './board.ts';
import {
  CARD_TINTS,
  type CardThing,
  COUNTER,
  COUNTER_TINTS,
  DEED_SIZE,
  drawCounter,
  drawDeed,
  drawDeedBack,
  drawDisc,
  drawExcalibur,
  drawKnight,
  drawMorgana,
  drawSummary,
  drawThing,
  signOf,
} from './pieces.ts';
import { drawVirtues } from './virtues.ts';

const PLAYERS: readonly Tincture[] = TINCTURES.slice(0, 4);
/** LAN-1.3, LAN-1.5: discs and squires have no limit by default; these are enough for most games. */
const DISCS = 16;
const SQUIRES = 36;

export const set: GameSet = { emblem: 'round-table', parts };

function parts(spoken: Spoken, { paper }: PrintOrder): SetPart[] {
  const whole = paper === 'a2' || paper === 'a1';
  const board: SetPart = {
    name: 'board',
    title: spoken.t['lan.part.board'],
    leaves: whole ? [wholeBoard(spoken)] : tiledBoard(spoken),
  };
  return whole ? [board] : [board, ...others(spoken)];
}

function others(spoken: Spoken): SetPart[] {
  const { t } = spoken;
  return [
    {
      name: 'virtues',
      title: t['lan.part.virtues'],
      leaves: [{ id: 'virtues', landscape: true, draw: (pen, page) => drawVirtues(pen, spoken, page) }],
    },
    {
      name: 'deeds',
      title: t['lan.source.deeds'],
      pieces: {
        size: DEED_SIZE,
        all: DEEDS.map(({ id }, tile) => ({
          id: `deed:${id}`,
          front: (pen) => drawDeed(pen, spoken, tile),
          back: drawDeedBack,
        })),
      },
    },
    { name: 'counters', title: t['lan.part.counters'], pieces: { size: COUNTER, all: counters() } },
    { name: 'cards', title: t['lan.part.cards'], pieces: { size: CARD, all: cards(spoken) } },
  ];
}

const printed = (thing: number): number => (THINGS[thing] === 'squire' ? SQUIRES : SUPPLY[thing]);

const bothSides = (id: string, draw: (pen: Pen) => void): Piece => ({ id, front: draw, back: draw });
const copies = (count: number, make: (copy: number) => Piece): Piece[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

function counters(): Piece[] {
  return [
    ...THINGS.flatMap((thing, number) =>
      isCard(number)
        ? []
        : copies(printed(number), (copy) =>
            bothSides(`${thing}:${copy}`, (pen) => drawCounter(pen, THING_ICONS[number], COUNTER_TINTS[number])),
          ),
    ),
    bothSides('excalibur-counter', (pen) => drawCounter(pen, 'sword-in-stone', 'gold')),
    bothSides('turn-marker', (pen) => drawCounter(pen, 'hourglass', 'rubric')),
    ...PLAYERS.flatMap((tincture): Piece[] => [
      {
        id: `knight:${tincture}`,
        front: (pen) => drawKnight(pen, tincture, 'day'),
        back: (pen) => drawKnight(pen, tincture, 'night'),
      },
      {
        id: `morgana:${tincture}`,
        front: (pen) => drawMorgana(pen, tincture, 'eye'),
        back: (pen) => drawMorgana(pen, tincture, 'blank'),
      },
      ...copies(DISCS, (copy) => ({
        id: `disc:${tincture}:${copy}`,
        front: (pen) => drawDisc(pen, tincture, 'shield'),
        back: (pen) => drawDisc(pen, tincture, 'grail'),
      })),
    ]),
  ];
}

function cards(spoken: Spoken): Piece[] {
  return [
    ...THINGS.flatMap((thing, number) =>
      isCard(number) ? copies(SUPPLY[number], (copy) => card(spoken, thing as CardThing, copy)) : [],
    ),
    backed('excalibur-sword', (pen) => drawExcalibur(pen, spoken), {
      tint: 'gold',
      hatching: 'or',
      icon: 'sword-in-stone',
      title: spoken.title,
    }),
    ...copies(PLAYERS.length, (copy) => ({
      id: `summary:${copy}`,
      front: (pen) => drawSummary(pen, spoken, 'front'),
      back: (pen) => drawSummary(pen, spoken, 'back'),
    })),
  ];
}

/** The decks lie face up (LAN-1.6), so a back only tells its deck. */
const card = (spoken: Spoken, thing: CardThing, copy: number): Piece =>
  backed(`${thing}:${copy}`, (pen) => drawThing(pen, spoken, thing), {
    tint: CARD_TINTS[thing],
    hatching: BACK_HATCHING[thing],
    icon: signOf(thing),
    title: spoken.t[`lan.card.${thing}`],
  });

const BACK_HATCHING = { lady: 'purpure', allied: 'vert', enemy: 'gules', plot: 'azure' } as const satisfies {
  [thing in CardThing]: Tincture;
};
