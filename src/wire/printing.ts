/** Orders of documents to print. The web, the server and the command line share them. */
import { PAPER_NAMES, type PaperName } from '../core/game.ts';
import { nothing } from '../core/mistakes.ts';
import type { Problem, Reading } from '../core/notation.ts';

/** The papers that every printer takes. */
export const SHEETS: readonly PaperName[] = ['a4', 'letter'];

/** How fronts and backs are joined: turned on the long or the short edge, folded, or fronts only. */
export const DUPLEXES = ['long-edge', 'short-edge', 'fold', 'fronts'] as const;
export type Duplex = (typeof DUPLEXES)[number];

export const VARIANTS = ['colour', 'low-ink', 'colour-blind', 'black-and-white'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The components; the rulebook by pages, or as a booklet to fold; the page that measures a printer's shift. */
export const DOCUMENTS = ['set', 'rules', 'booklet', 'calibration'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export const PRINT_LANGUAGES = ['en', 'es'] as const;
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number];

/** How many pages of a document can be previewed. */
export const PREVIEWED = 6;

/** Millimetres that backs may be shifted by. */
export const FARTHEST_OFFSET = 5;

export interface PrintOrder extends PrintChoices {
  /** The wanted parts of the set; all if empty. */
  readonly only: readonly string[];
  /** The address of the server, for the cover. */
  readonly link: string;
}

/** What the print page asks for; the rest is for the command line and the server. */
export interface PrintChoices {
  readonly game: string;
  readonly document: DocumentName;
  readonly paper: PaperName;
  readonly duplex: Duplex;
  readonly variant: Variant;
  readonly lang: PrintLanguage;
  /** Millimetres by which every back is moved to the right and down. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** Whether grounds run 3 mm over the cut. */
  readonly bleed: boolean;
}

export const DEFAULT_CHOICES: Omit<PrintChoices, 'game'> = {
  document: 'set',
  paper: 'a4',
  duplex: 'long-edge',
  variant: 'colour',
  lang: 'en',
  offsetX: 0,
  offsetY: 0,
  bleed: false,
};

export const DEFAULT_ORDER: Omit<PrintOrder, 'game'> = {
  ...DEFAULT_CHOICES,
  only: [],
  link: 'http://localhost:8080',
};

/** An order as text, from a command line or a query. Only the game is required. */
export type RawOrder = { readonly [name in keyof PrintOrder]?: string | undefined };

/** `games` are those that can be printed. */
export function readOrder(raw: RawOrder, games: readonly string[]): Reading<PrintOrder> {
  const problems: Problem[] = [];
  const oneOf = <T extends string>(where: keyof PrintOrder, known: readonly T[], otherwise: T | undefined): T => {
    const found = raw[where] ?? otherwise;
    const value = known.find((one) => one === found);
    if (value === undefined) problems.push({ where, found: found ?? nothing, expected: known.join(', ') });
    return value ?? known[0];
  };
  const order: PrintOrder = {
    game: oneOf('game', games, undefined),
    document: oneOf('document', DOCUMENTS, DEFAULT_ORDER.document),
    paper: oneOf('paper', PAPER_NAMES, DEFAULT_ORDER.paper),
    duplex: oneOf('duplex', DUPLEXES, DEFAULT_ORDER.duplex),
    variant: oneOf('variant', VARIANTS, DEFAULT_ORDER.variant),
    lang: oneOf('lang', PRINT_LANGUAGES, DEFAULT_ORDER.lang),
    offsetX: readOffset('offsetX', raw.offsetX, problems),
    offsetY: readOffset('offsetY', raw.offsetY, problems),
    bleed: oneOf('bleed', ['false', 'true'], 'false') === 'true',
    only: (raw.only ?? '').split(',').filter((name) => name !== ''),
    link: raw.link ?? DEFAULT_ORDER.link,
  };
  return problems.length > 0 ? { problems } : { value: order };
}

function readOffset(where: string, text: string | undefined, problems: Problem[]): number {
  const millimetres = Number(text ?? 0);
  if (/^[+-]?\d{1,2}(\.\d{1,2})?$/.test(text ?? '0') && Math.abs(millimetres) <= FARTHEST_OFFSET) return millimetres;
  const expected = {
    en: `millimetres from -${FARTHEST_OFFSET} to ${FARTHEST_OFFSET}, like 0.5`,
    es: `milímetros de -${FARTHEST_OFFSET} a ${FARTHEST_OFFSET}, como 0.5`,
  };
  problems.push({ where, found: text ?? nothing, expected });
  return 0;
}
