/** Draws the result as a picture, always by the same light: title, players with shields and points, what decided it, link. */
import { ICONS } from 'virtual:icons/seats';
import type { Placed, Result } from '../../core/result.ts';
import { CHARGES } from '../../drawing/tinctures.ts';
import { ICON_SQUARE } from '../look/icon.tsx';
import { FIELD, HATCHING, tinctureOf } from '../look/tinctures.tsx';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

type Pen = CanvasRenderingContext2D;

export interface Card {
  readonly result: Result;
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly link: string;
}

const [FELL, SERIF] = ["'IM Fell English', 'EB Garamond', serif", "'EB Garamond', Georgia, serif"];

/** The colours of printed plates, which candlelight does not change. */
const ink = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--plate-${name}`);

/** Waits for the letters first. */
export async function drawCard(pen: Pen, card: Card): Promise<void> {
  await Promise.all([`64px ${FELL}`, `34px ${SERIF}`, `600 34px ${SERIF}`].map((font) => document.fonts.load(font)));
  drawGround(pen);
  drawTitle(pen, card);
  drawPlayers(pen, card);
  drawFoot(pen, card);
}

function drawGround(pen: Pen): void {
  pen.fillStyle = ink('vellum');
  pen.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  pen.save();
  pen.globalAlpha = 0.16;
  pen.strokeStyle = ink('gold');
  pen.lineWidth = 5;
  for (let ray = 0; ray < 48; ray++) {
    const angle = (ray * Math.PI) / 24;
    pen.beginPath();
    pen.moveTo(CARD_WIDTH / 2 + 250 * Math.cos(angle), 300 + 150 * Math.sin(angle));
    pen.lineTo(CARD_WIDTH / 2 + 900 * Math.cos(angle), 300 + 900 * Math.sin(angle));
    pen.stroke();
  }
  pen.restore();
  frame(pen, 16, 6, ink('ink'));
  frame(pen, 28, 2, ink('rubric'));
}

function frame(pen: Pen, inset: number, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.strokeRect(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset);
}

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly face: string;
  readonly colour: string;
  readonly x?: number;
  /** It is made smaller until it fits. */
  readonly room?: number;
}

function write(pen: Pen, { text, y, size, face, colour, x = CARD_WIDTH / 2, room = CARD_WIDTH - 120 }: Line): void {
  pen.textAlign = 'center';
  pen.fillStyle = colour;
  pen.font = `${size}px ${face}`;
  const fits = Math.min(1, room / pen.measureText(text).width);
  pen.font = `${Math.floor(size * fits)}px ${face}`;
  pen.fillText(text, x, y, room);
}

function drawTitle(pen: Pen, { result, game }: Card): void {
  write(pen, { text: game, y: 92, size: 36, face: FELL, colour: ink('rubric') });
  write(pen, { text: result.headline, y: 172, size: 78, face: FELL, colour: ink('ink') });
}

/** In their order, the winner larger. */
function drawPlayers(pen: Pen, { result: { places }, names }: Card): void {
  const room = (CARD_WIDTH - 140) / places.length;
  places.forEach((placed, i) => drawPlayer(pen, placed, names[placed.seat], 70 + room * (i + 0.5), room - 16));
}

function drawPlayer(pen: Pen, { seat, place, figure }: Placed, name: string, x: number, room: number): void {
  const scale = place === 1 ? 2.9 : 2.2;
  drawShield(pen, seat, x, 300, scale);
  write(pen, { text: name, x, y: 424, size: 36, face: SERIF, colour: ink('ink'), room });
  const text = figure === '' ? `${place}.` : figure;
  write(pen, { text, x, y: 474, size: 46, face: SERIF, colour: ink(place === 1 ? 'rubric' : 'soft'), room });
}

function drawShield(pen: Pen, seat: number, x: number, y: number, scale: number): void {
  const tincture = tinctureOf(seat);
  const colour = ink(tincture);
  const field = new Path2D(FIELD);
  pen.save();
  pen.translate(x - 24 * scale, y - 28 * scale);
  pen.scale(scale, scale);
  pen.fillStyle = ink('page');
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen, no array
  pen.fill(field);
  pen.strokeStyle = colour;
  pen.save();
  pen.clip(field);
  pen.lineWidth = 1.1;
  pen.lineCap = 'round';
  for (let row = 0; row < 56; row += 8)
    for (let column = 0; column < 48; column += 8) {
      pen.save();
      pen.translate(column, row);
      pen.stroke(new Path2D(HATCHING[tincture]));
      pen.restore();
    }
  pen.restore();
  pen.lineWidth = 2.5;
  pen.stroke(field);
  drawCharge(pen, ICONS[CHARGES[tincture]], colour);
  pen.restore();
}

function drawCharge(pen: Pen, path: string, colour: string): void {
  pen.beginPath();
  pen.arc(24, 25, 16, 0, 2 * Math.PI);
  pen.fill();
  pen.translate(24 - 12.5, 25 - 12.5);
  pen.scale(25 / ICON_SQUARE, 25 / ICON_SQUARE);
  pen.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- as above
  pen.fill(new Path2D(path));
}

function drawFoot(pen: Pen, { result, link }: Card): void {
  const [decided] = result.decided;
  if (decided !== undefined) write(pen, { text: decided, y: 534, size: 32, face: SERIF, colour: ink('ink') });
  write(pen, {
    text: `Errantry · ${link.replace(/^https?:\/\//, '')}`,
    y: 582,
    size: 25,
    face: SERIF,
    colour: ink('soft'),
  });
}
