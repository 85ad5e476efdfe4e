/** The pieces of Lancelot to cut out: deeds, counters, knights, discs and cards (LAN-1.1, LAN-1.2). */
import { SITE_ICONS, THING_ICONS } from '../drawing/icons.ts';
import { CHAIRS, SITES, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { CHARGES, type Tincture } from '../../../drawing/tinctures.ts';
import type { Tint } from '../../../print/ink.ts';
import { cardTitle, frame, ground, hatch, medallion } from '../../../print/ornament.ts';
import { type Block, column, disc, drawLine, icon, path, type Pen, rect, words } from '../../../print/pen.ts';
import { CARD, OVERDRAWN, type Size } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import { chairGives, chairNamed, deedNamed, siteNamed } from '../text/naming.ts';

export const DEED_SIZE: Size = { width: 46, height: 60 };
export const COUNTER: Size = { width: 20, height: 20 };

/** Name, what it costs, its points and its whirlpools (LAN-12.7). */
export function drawDeed(pen: Pen, spoken: Spoken, tile: number): void {
  const { id, cost, excalibur, vp, whirlpools } = DEEDS[tile];
  ground(pen, DEED_SIZE, 'paper');
  frame(pen, DEED_SIZE, 'gules');
  words(
    pen,
    deedNamed(spoken, tile),
    { x: 5, y: 5, width: DEED_SIZE.width - 10, height: 17 },
    { face: 'title', size: 5, align: 'centre', stand: 'middle', lead: 1.05 },
  );
  const demanded = [
    ...cost.flatMap((count, thing) => Array.from({ length: count }, () => THING_ICONS[thing] as string)),
    ...(excalibur ? ['sword-in-stone'] : []),
  ];
  const rows = demanded.length > 3 ? 2 : 1;
  const across = Math.ceil(demanded.length / rows);
  for (const [i, sign] of demanded.entries()) {
    const inRow = Math.min(across, demanded.length - Math.floor(i / across) * across);
    const x = DEED_SIZE.width / 2 + ((i % across) - (inRow - 1) / 2) * 11;
    icon(
      pen,
      sign,
      x,
      33 + (Math.floor(i / across) - (rows - 1) / 2) * 11,
      9,
      sign === 'sword-in-stone' ? 'azure' : 'ink',
    );
  }
  drawLine(pen, spoken.t['lan.vp'](vp), { face: 'numeral', size: 5, tint: 'gules' }, 5.5, DEED_SIZE.height - 6);
  for (let i = 0; i < whirlpools; i++)
    icon(pen, 'vortex', DEED_SIZE.width - 9 - 7 * i, DEED_SIZE.height - 8, 6, 'azure');
  drawLine(
    pen,
    id,
    { face: 'numeral', size: 1.8, tint: 'soft', align: 'centre' },
    0,
    DEED_SIZE.height - 4.2,
    DEED_SIZE.width,
  );
}

export function drawDeedBack(pen: Pen): void {
  ground(pen, DEED_SIZE, 'gules');
  hatch(
    pen,
    { x: -OVERDRAWN, y: -OVERDRAWN, width: DEED_SIZE.width + 6, height: DEED_SIZE.height + 6 },
    'gules',
    'gules',
    true,
  );
  rect(pen, { x: 3, y: 3, width: DEED_SIZE.width - 6, height: DEED_SIZE.height - 6 }, { ground: 'gules' });
  frame(pen, DEED_SIZE, 'gules', 3, true);
  medallion(pen, SITE_ICONS[8], DEED_SIZE.width / 2, DEED_SIZE.height / 2, 14, 'gules');
}

/** By thing. */
export const COUNTER_TINTS: readonly Tint[] = ['wood', 'azure', 'sable', 'vert', 'purpure'];

/** A round counter on its square: cut the square, or follow the circle. */
export function drawCounter(pen: Pen, sign: string, tint: Tint): void {
  ground(pen, COUNTER, 'paper');
  disc(pen, 10, 10, 9, { ground: tint, line: tint, width: 0.3 });
  disc(pen, 10, 10, 7.6, { ground: 'paper', line: tint, width: 0.3 });
  icon(pen, sign, 10, 10, 10, tint);
}

/** LAN-1.2: by day he has yet to move, by night he has moved. */
export function drawKnight(pen: Pen, tincture: Tincture, side: 'day' | 'night'): void {
  ground(pen, COUNTER, side === 'day' ? 'paper' : 'night');
  const shield = 'M3 2.5h14v8q0 5.500-7 8q-7-2.500-7-8Z';
  path(pen, shield, { ground: tincture, line: tincture, width: 0.4 });
  icon(pen, CHARGES[tincture], 10, 9, 8.5, tincture, true);
  icon(pen, side === 'day' ? 'sun' : 'moon', 16.6, 16.4, 4.6, 'gold', side === 'night');
}

export function drawMorgana(pen: Pen, tincture: Tincture, side: 'eye' | 'blank'): void {
  ground(pen, COUNTER, 'paper');
  disc(pen, 10, 10, 9, { ground: tincture, line: tincture, width: 0.3 });
  if (side === 'eye') icon(pen, 'evil-eyes', 10, 10, 13, tincture, true);
  else disc(pen, 10, 10, 6.5, { line: tincture, width: 0.3, over: true });
}

/** A shield for Virtues, crowns, seats and points; the Grail for the marker on its track. */
export function drawDisc(pen: Pen, tincture: Tincture, side: 'shield' | 'grail'): void {
  ground(pen, COUNTER, 'paper');
  disc(pen, 10, 10, 8.8, { ground: tincture, line: tincture, width: 0.3 });
  pen.paper.save().circle(10, 10, 8.2).clip();
  hatch(pen, { x: 1, y: 1, width: 18, height: 18 }, tincture, tincture, true, 1);
  pen.paper.restore();
  if (side === 'grail') return medallion(pen, 'holy-grail', 10, 10, 6.2, tincture);
  path(pen, 'M5.400 4.800h9.200v5.400q0 3.800-4.600 5.800q-4.600-2-4.600-5.800Z', {
    ground: 'paper',
    line: tincture,
    width: 0.4,
  });
  icon(pen, CHARGES[tincture], 10, 9.6, 6, tincture);
}

export type CardThing = 'lady' | 'allied' | 'enemy' | 'plot';

/** LAN-1.1: pink, green, red, white. */
export const CARD_TINTS: { readonly [thing in CardThing]: Tint } = {
  lady: 'rose',
  allied: 'vert',
  enemy: 'gules',
  plot: 'silver',
};
export const signOf = (thing: CardThing): string => THING_ICONS[THINGS.indexOf(thing)];

export function drawThing(pen: Pen, { t }: Spoken, thing: CardThing): void {
  const tint = CARD_TINTS[thing];
  ground(pen, CARD, 'paper');
  frame(pen, CARD, tint);
  icon(pen, signOf(thing), CARD.width / 2, 37, 38, tint);
  for (const x of [10, CARD.width - 10]) icon(pen, signOf(thing), x, 10, 7, tint);
  cardTitle(pen, t[`lan.card.${thing}`], { y: 63, height: 14 }, { size: 7 });
}

export function drawExcalibur(pen: Pen, { t }: Spoken): void {
  ground(pen, CARD, 'paper');
  frame(pen, CARD, 'gold');
  icon(pen, 'sword-in-stone', CARD.width / 2, 34, 44, 'azure');
  cardTitle(pen, t['lan.sword'], { y: 58, height: 9 }, { size: 6.4 });
  words(
    pen,
    t['lan.print.sword'],
    { x: 7, y: 67, width: CARD.width - 14, height: 15 },
    { face: 'italic', size: 3.4, align: 'centre', stand: 'middle' },
  );
}

type About = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A card that tells what every site gives; its other side tells the seats and the last sites. */
export function drawSummary(pen: Pen, spoken: Spoken, side: 'front' | 'back'): void {
  const half = Math.ceil(SITES.length / 2);
  const sites = SITES.map((_, site) => site).slice(...(side === 'front' ? [0, half] : [half, SITES.length]));
  ground(pen, CARD, 'vellum');
  frame(pen, CARD, 'night');
  cardTitle(pen, spoken.t['lan.print.road'], { y: 4.6, height: 7 }, { size: 5, tint: 'rubric' });
  const blocks = sites.flatMap((site): Block[] => [
    { text: siteNamed(spoken, site), face: 'bold', size: 3.1, tint: 'rubric', above: 1.1 },
    { text: spoken.t[`lan.about.${site as About}`], size: 3, lead: 1.1 },
  ]);
  const seats = CHAIRS.map((_, chair) => `${chairNamed(spoken, chair)}: ${chairGives(spoken, chair)}`).join('; ');
  if (side === 'back')
    blocks.push(
      { text: spoken.t['lan.print.seats'], face: 'bold', size: 3.1, tint: 'rubric', above: 1.1 },
      { text: seats, size: 2.8, lead: 1.1 },
    );
  column(pen, blocks, { x: 5.6, y: 12.4, width: CARD.width - 11.2, height: CARD.height - 17.8 }, 'middle');
}
