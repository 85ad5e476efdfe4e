/** What every page beside the board is given. */
import type { Sitter } from '../../../web/local/seated.ts';
import type { State } from '../rules/state.ts';

export interface PanelPageProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly own: number;
}
