/** The page that prints, in English. */
export const printingEn = {
  'printing.title': 'Print and play',
  'printing.lead': 'The very components of the table, as sheets to print and cut. Paper and screen never differ.',
  'printing.what': 'What',
  'printing.document.set': 'The game',
  'printing.document.rules': 'Rulebook',
  'printing.document.booklet': 'Rulebook as booklet',
  'printing.document.calibration': 'Calibration page',
  'printing.document.set.about':
    'Cards, tiles, counters and boards, with a cover sheet that tells how to print and cut.',
  'printing.document.rules.about': 'Every rule with its number, on pages of half a sheet.',
  'printing.document.booklet.about': 'Print on both sides, turned on the short edge; fold in the middle and staple.',
  'printing.document.calibration.about': 'Shows by how much your printer shifts the backs.',
  'printing.language': 'Language',
  'printing.lang.en': 'English',
  'printing.lang.es': 'Spanish',
  'printing.paper': 'Paper',
  'printing.paper.a4': 'A4',
  'printing.paper.letter': 'US Letter',
  'printing.paper.a2': 'A2, the board alone',
  'printing.paper.a1': 'A1, the board alone',
  'printing.duplex': 'Backs',
  'printing.duplex.long-edge': 'turned on the long edge',
  'printing.duplex.short-edge': 'turned on the short edge',
  'printing.duplex.fold': 'beside the fronts, to fold',
  'printing.duplex.fronts': 'none',
  'printing.variant': 'Ink',
  'printing.variant.colour': 'Colour',
  'printing.variant.low-ink': 'Little ink',
  'printing.variant.colour-blind': 'For every eye',
  'printing.variant.black-and-white': 'Black and white',
  'printing.bleed': 'Let grounds run 3 mm over the cut',
  'printing.offsets': 'Move the backs',
  'printing.offsetsAbout': 'Millimetres to the right and down, as the calibration page shows them.',
  'printing.offsetX': 'x, in mm',
  'printing.offsetY': 'y, in mm',
  'printing.preview': 'The first pages',
  'printing.making': 'The press is at work …',
  'printing.page': (page: number, pages: number): string => `Page ${page} of ${pages}`,
  'printing.comes': (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`),
  'printing.download': 'Download the PDF',
  'printing.open': 'Open it in the browser',
};

export type PrintingCatalogue = {
  readonly [id in keyof typeof printingEn]: (typeof printingEn)[id] extends (...given: infer G) => string
    ? (...given: G) => string
    : string;
};
