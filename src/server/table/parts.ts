/** What the parts of a table share: moderation, chat and the pause work on it without knowing the whole table. */
import type { AnyGame } from '../../core/game.ts';
import type { Context } from '../context.ts';
import type { Audience } from './audience.ts';
import type { Drafts } from './drafts.ts';
import type { Ledger } from './ledger.ts';

export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly context: Context;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly drafts: Drafts;
}
