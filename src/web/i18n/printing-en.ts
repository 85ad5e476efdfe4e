/** The page that prints, in English. */
import type { Catalogue } from '../../core/text.ts';

export const printingEn = {
  'printing.title': 'Print and play',
  'printing.lead': 'Print the game on your own printer, cut it out and play. It is the same game as on screen.',
  'printing.what': 'What to print',
  'printing.document.set': 'The game',
  'printing.document.rules': 'Rulebook',
  'printing.document.booklet': 'Booklet',
  'printing.document.calibration': 'Test page',
  'printing.document.set.about':
    'Cards, tiles, counters and boards, with a cover sheet that explains how to print and cut.',
  'printing.document.rules.about': 'All rules with their numbers, on half-sheet pages.',
  'printing.document.booklet.about':
    'The rulebook to fold: print on both sides (flip on short edge), fold in the middle and staple.',
  'printing.document.calibration.about': 'Shows how far your printer shifts the backs.',
  'printing.language': 'Language',
  'printing.lang.en': 'English',
  'printing.lang.es': 'Spanish',
  'printing.paper': 'Paper',
  'printing.paper.a4': 'A4',
  'printing.paper.letter': 'US Letter',
  'printing.paper.a2': 'A2, the board alone',
  'printing.paper.a1': 'A1, the board alone',
  'printing.duplex': 'Two sides',
  'printing.duplex.long-edge': 'Flip on long edge',
  'printing.duplex.short-edge': 'Flip on short edge',
  'printing.duplex.fold': 'Fold and glue',
  'printing.duplex.fronts': 'Fronts only',
  'printing.variant': 'Ink',
  'printing.variant.colour': 'Colour',
  'printing.variant.low-ink': 'Less ink',
  'printing.variant.colour-blind': 'Colour-blind safe',
  'printing.variant.black-and-white': 'Black and white',
  'printing.bleed': 'Extend the background 3 mm beyond the cut',
  'printing.offsets': 'Shift the backs',
  'printing.offsetsAbout': 'If fronts and backs do not line up, print the test page and enter what it shows.',
  'printing.offsetX': 'To the right, in mm',
  'printing.offsetY': 'Down, in mm',
  'printing.preview': 'Preview',
  'printing.making': 'Making your pages …',
  'printing.page': (page: number, pages: number): string => `Page ${page} of ${pages}`,
  'printing.comes': (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`),
  'printing.download': 'Download PDF',
  'printing.open': 'Open in the browser',
};

export type PrintingSays = Catalogue<typeof printingEn>;
