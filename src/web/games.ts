/**
 * The games that can be played here. A box is fetched when it is opened, so that the hall stays light; what stands on
 * its lid is written here again (shelf.test.ts compares).
 */
import { type Level, LEVEL_NAMES } from './i18n/levels.ts';
import { type Language, learn } from './i18n/words.tsx';
import type { Boxed } from './table/board.ts';

export interface Shelved {
  /** How many turns a game has. */
  readonly turns: number;
  /** How few and how many can play it. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The levels of its bots. */
  readonly levels: readonly Level[];
  /** The options of a game begun from the hall. */
  readonly options: object;
  /** What a person is called who sits down alone, where a story needs a name. */
  readonly knight?: string;
  /** What its bots are called, as many as there can be. */
  readonly bots: readonly string[];
  /** The rules, the board, and the words for it. */
  readonly open: () => Promise<Boxed>;
}

export const SHELF: { readonly [id: string]: Shelved } = {
  'don-quixote': {
    turns: 22,
    seats: { min: 1, max: 4 },
    levels: LEVEL_NAMES,
    options: { sanchoPansa: false, sameDraw: false },
    bots: ['Sancho', 'Dulcinea', 'Rocinante'],
    open: openDonQuixote,
  },
  lancelot: {
    turns: 8,
    seats: { min: 2, max: 4 },
    levels: LEVEL_NAMES,
    options: { squires: 'open', morganaFromTurn: 1 },
    bots: ['Elaine', 'Bors', 'Lynet'],
    open: openLancelot,
  },
  'la-mancha': {
    turns: 12,
    seats: { min: 3, max: 5 },
    levels: ['easy', 'medium'],
    options: {
      length: 3,
      mode: 'scroll',
      timers: false,
      names: 'shown',
      quotation: 'free',
      cry: 'by the game',
      laurels: 'full length',
      applause: true,
      mask: false,
      bots: 'knight',
      judge: 'bot',
      tongue: 'en',
    },
    knight: 'Alonso',
    bots: ['Sansón', 'Dorotea', 'Ginés', 'Micomicona'],
    open: openLaMancha,
  },
  'knights-and-damosels': {
    turns: 9,
    seats: { min: 3, max: 6 },
    levels: LEVEL_NAMES,
    options: {
      selection: 'free',
      joust: false,
      camlann: false,
      service: 'off',
      assignment: 'random',
      firstMerlin: 'random',
      maxRounds: 30,
    },
    bots: ['Kay', 'Enid', 'Dinadan', 'Lunete', 'Griflet'],
    open: openKnightsAndDamosels,
  },
};

/** What is chosen for somebody who chooses nothing: bots that tell do it in the language of their host. */
export const usualOptions = (game: string, language: Language): { readonly [name: string]: string } =>
  'tongue' in SHELF[game].options ? { tongue: language } : {};

async function openDonQuixote(): Promise<Boxed> {
  const [{ donQuixote }, { donQuixoteBoard }] = await Promise.all([
    import('../games/don-quixote/rules/index.ts'),
    import('../games/don-quixote/board/board.tsx'),
    learn('don-quixote'),
  ]);
  return { game: donQuixote, board: donQuixoteBoard };
}

async function openLaMancha(): Promise<Boxed> {
  const [{ laMancha }, { laManchaBoard }] = await Promise.all([
    import('../games/la-mancha/rules/index.ts'),
    import('../games/la-mancha/board/board.tsx'),
    learn('la-mancha'),
  ]);
  return { game: laMancha, board: laManchaBoard };
}

async function openLancelot(): Promise<Boxed> {
  const [{ lancelot }, { lancelotBoard }] = await Promise.all([
    import('../games/lancelot/rules/index.ts'),
    import('../games/lancelot/board/board.tsx'),
    learn('lancelot'),
  ]);
  return { game: lancelot, board: lancelotBoard };
}

async function openKnightsAndDamosels(): Promise<Boxed> {
  const [{ knightsAndDamosels }, { knightsAndDamoselsBoard }] = await Promise.all([
    import('../games/knights-and-damosels/rules/index.ts'),
    import('../games/knights-and-damosels/board/board.tsx'),
    learn('knights-and-damosels'),
  ]);
  return { game: knightsAndDamosels, board: knightsAndDamoselsBoard };
}
