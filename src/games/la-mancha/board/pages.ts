/** LM-12.3: the tales are read page by page; the judge turns, and all see the same page. */
import { NONE, type Viewer } from '../../../core/game.ts';
import { onDesk } from '../rules/12-pages.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';

const TURN: Move = { t: 'turn' };
const VERDICTS = new Set<Move['t']>(['mark', 'name', 'call']);

/** The tale that all look at; NONE where all lie side by side. A bot turns no pages: then each reads at leisure. */
export function pageShown(view: State, sitters: readonly Sitter[]): number {
  const { bot, away = false } = sitters[view.drawer];
  return bot === undefined && !away ? onDesk(view) : NONE;
}

/** What can be done while this page lies open: whoever judges reads to the end, and then decides. */
export function whileReading(view: State, me: Viewer, page: number, moves: readonly Move[]): readonly Move[] {
  if (page === NONE || me !== view.drawer || moves.length === 0) return moves;
  const others = moves.filter(({ t }) => !VERDICTS.has(t));
  return game.refusal(view, me, TURN) === undefined ? [TURN, ...others] : others;
}
