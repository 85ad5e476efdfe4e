/** The games that can be played here. A box is fetched when it is opened, so that the hall stays light. */
import type { Boxed } from './board.ts';

export interface Shelved {
  /** How many turns a game has. */
  readonly turns: number;
  readonly open: () => Promise<Boxed>;
}

export const SHELF: { readonly [id: string]: Shelved } = {
  'don-quixote': { turns: 22, open: openDonQuixote },
};

async function openDonQuixote(): Promise<Boxed> {
  const [{ donQuixote }, { donQuixoteBoard }] = await Promise.all([
    import('../../games/don-quixote/index.ts'),
    import('./don-quixote/index.ts'),
  ]);
  return { game: donQuixote, board: donQuixoteBoard };
}
