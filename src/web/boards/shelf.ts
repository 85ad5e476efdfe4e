/** The games that can be played here. A box is fetched when it is opened, so that the hall stays light. */
import type { Boxed } from './board.ts';

export interface Shelved {
  /** How many turns a game has. */
  readonly turns: number;
  /** How few can play it. */
  readonly seats: number;
  /** The options of a game begun from the hall. */
  readonly options: object;
  /** What its bots are called. */
  readonly bots: readonly string[];
  readonly open: () => Promise<Boxed>;
}

export const SHELF: { readonly [id: string]: Shelved } = {
  'don-quixote': {
    turns: 22,
    seats: 1,
    options: { sanchoPansa: false, sameDraw: false },
    bots: ['Sancho', 'Dulcinea', 'Rocinante'],
    open: openDonQuixote,
  },
  lancelot: {
    turns: 8,
    seats: 2,
    options: { squires: 'open', morganaFromTurn: 1 },
    bots: ['Elaine', 'Bors', 'Lynet'],
    open: openLancelot,
  },
};

async function openDonQuixote(): Promise<Boxed> {
  const [{ donQuixote }, { donQuixoteBoard }] = await Promise.all([
    import('../../games/don-quixote/index.ts'),
    import('./don-quixote/index.ts'),
  ]);
  return { game: donQuixote, board: donQuixoteBoard };
}

async function openLancelot(): Promise<Boxed> {
  const [{ lancelot }, { lancelotBoard }] = await Promise.all([
    import('../../games/lancelot/index.ts'),
    import('./lancelot/index.ts'),
  ]);
  return { game: lancelot, board: lancelotBoard };
}
