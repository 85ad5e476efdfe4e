/** What only paper says, in English. */
import type { Catalogue } from '../../core/text.ts';

export const printEn = {
  'side.front': 'front',
  'side.back': 'back',
  'side.both': 'front and back, to fold',
  'cover.subtitle': 'to print and to play',
  'cover.contents': 'What is in this file',
  'cover.pages': (from: number, to: number): string => (from === to ? `page ${from}` : `pages ${from} to ${to}`),
  'cover.pieces': (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  'cover.leaves': (count: number): string => (count === 1 ? '1 sheet' : `${count} sheets`),
  'cover.print': 'How to print',
  'cover.size': (paper: string): string => `Print on ${paper} at actual size (100 %), never "fit to page".`,
  'cover.long-edge': 'Print the cut sheets on both sides and let the printer turn them on the long edge.',
  'cover.short-edge': 'Print the cut sheets on both sides and let the printer turn them on the short edge.',
  'cover.fold': 'Print on one side, fold each sheet along the red marks with the pictures outside, glue, then cut.',
  'cover.fronts': 'These are the fronts alone. Slip the cards into sleeves with any card behind them.',
  'cover.shift':
    'If fronts and backs do not meet, print the calibration page, read off by how much, and ask for the file again with these offsets.',
  'cover.offset': (x: number, y: number): string =>
    `In this file backs are moved by ${x} mm to the right and ${y} mm down.`,
  'cover.card':
    'Thick paper of 200 to 300 g serves best. For tiles and counters glue the sheet on cardboard before cutting.',
  'cover.cut': 'How to cut',
  'cover.marks': 'Lay a ruler from mark to mark and cut with a knife: first all long cuts, then the short ones.',
  'cover.bleed': 'The grounds run 3 mm over the marks, so a cut that strays leaves no white edge.',
  'cover.credits': 'Credits',
  'cover.icons':
    'Icons from game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0). Type: IM Fell English, EB Garamond, Cinzel (OFL).',
  'cover.ours': 'All texts and drawings of this edition are our own.',
  'cover.table': 'The same game is played in the browser, with friends or against the house, at an Errantry table:',
  'paper.a4': 'A4',
  'paper.letter': 'US Letter',
  'paper.a2': 'A2',
  'paper.a1': 'A1',
  'calibration.title': 'Calibration',
  'calibration.how':
    'Print this page on both sides as you will print the cards, hold it against the light, and look where the cross of the other side falls on the two scales. One mark is one millimetre. Enter what you read as offset x and offset y.',
  'calibration.check': 'This line is 100 mm long. If yours is not, the printer scales: switch that off.',
  'calibration.x': 'x',
  'calibration.y': 'y',
  'calibration.back': 'Back',
  'rules.title': 'The rules',
  'rules.chapter': (number: string): string => `Chapter ${number}`,
  'rules.numbered': 'Every rule has a number; the table quotes it when it refuses a move.',
  'rules.staple': 'Print on both sides, turned on the short edge; fold in the middle and staple.',

  'print.gules': 'red',
  'print.azure': 'blue',
  'print.vert': 'green',
  'print.or': 'gold',
};

export type PrintSays = Catalogue<typeof printEn>;
