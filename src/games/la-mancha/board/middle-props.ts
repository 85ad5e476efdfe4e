/** What the scenes in the middle of the stage are given. */
import type { Viewer } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Desk } from '../../../web/local/desk.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { PageProps } from '../../../web/table/board.ts';
import type { Redraft, TaleDraft } from './drafts.ts';

export interface MiddleProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Every moment so far, for the book at the end. */
  readonly past: PageProps<State, Event>['past'];
  /** What has happened since the last Journey card was drawn. */
  readonly chapter: readonly Event[];
  /** The name of each tale of this chapter in the record. */
  readonly pages: readonly string[];
  /** The tale that the judge reads with all, or NONE. */
  readonly open: number;
  readonly desk: Desk;
  readonly isTelling: boolean;
  readonly until: number | undefined;
  readonly draft: TaleDraft;
  readonly onDraft: Redraft;
  readonly sealed: number;
  readonly onSeal: (tale: number) => void;
  readonly kept: number;
  readonly onKept: (kept: number) => void;
}
