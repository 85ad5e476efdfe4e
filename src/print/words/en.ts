/** What only paper says, in English. */
import type { Catalogue } from '../../core/text.ts';

export const printEn = {
  'side.front': 'front',
  'side.back': 'back',
  'side.both': 'front and back, to fold',
  'cover.subtitle': 'print and play',
  'cover.contents': 'What is in this file',
  'cover.pages': (from: number, to: number): string => (from === to ? `page ${from}` : `pages ${from} to ${to}`),
  'cover.pieces': (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  'cover.leaves': (count: number): string => (count === 1 ? '1 sheet' : `${count} sheets`),
  'cover.print': 'How to print',
  'cover.size': (paper: string): string => `Print on ${paper} at actual size (100 %), never “fit to page”.`,
  'cover.long-edge': 'Print the sheets to cut on both sides. Set the printer to flip on the long edge.',
  'cover.short-edge': 'Print the sheets to cut on both sides. Set the printer to flip on the short edge.',
  'cover.fold': 'Print on one side. Fold each sheet along the red marks with the pictures outside, glue it, then cut.',
  'cover.fronts': 'This file has only the fronts. Put each card into a sleeve with any playing card behind it.',
  'cover.shift':
    'If fronts and backs do not line up, print the test page, read how far they shift, and make this file again with those numbers.',
  'cover.offset': (x: number, y: number): string =>
    `In this file backs are moved by ${x} mm to the right and ${y} mm down.`,
  'cover.card':
    'Thick paper (200 to 300 g) is best. For tiles and counters, glue the sheet on cardboard before you cut.',
  'cover.cut': 'How to cut',
  'cover.marks': 'Lay a ruler from mark to mark and cut with a knife: first all long cuts, then the short ones.',
  'cover.bleed': 'The background reaches 3 mm beyond the marks, so a slightly crooked cut leaves no white edge.',
  'cover.credits': 'Credits',
  'cover.icons':
    'Icons from game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0). Type: IM Fell English, EB Garamond (OFL).',
  'cover.ours': 'We wrote all texts and drew all pictures of this edition.',
  'cover.table': 'You can also play this game in the browser, with friends or against bots:',
  'paper.a4': 'A4',
  'paper.letter': 'US Letter',
  'paper.a2': 'A2',
  'paper.a1': 'A1',
  'calibration.title': 'Test page',
  'calibration.how':
    'Print this page on both sides, just as you will print the cards. Hold it against the light and see where the cross of the other side falls on the two scales. One mark is one millimetre. Enter what you read as x (to the right) and y (down).',
  'calibration.check': 'This line is 100 mm long. If yours is not, turn off scaling in the printer settings.',
  'calibration.x': 'x',
  'calibration.y': 'y',
  'calibration.back': 'Back',
  'rules.minute': 'In one minute',
  'rules.examples': 'Worked examples',
  'rules.title': 'The rules',
  'rules.chapter': (number: string): string => `Chapter ${number}`,
  'rules.numbered': 'Every rule has a number, so that you can find it quickly.',
  'rules.staple': 'Print on both sides (flip on short edge), fold in the middle and staple.',

  'print.gules': 'red',
  'print.azure': 'blue',
  'print.vert': 'green',
  'print.or': 'gold',
};

export type PrintSays = Catalogue<typeof printEn>;
