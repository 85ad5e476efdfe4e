/** What happens at the table, as it is told and kept in the Chronicle. Cards in `drew`, `stoleCard` and `peeked` are secret. */
import type { Seat } from '../../../core/game.ts';
import type { Op } from './cards/vocabulary.ts';
import type { TaleMode, Reaction, TaleText } from './state.ts';

export type Event =
  | { readonly t: 'firstRoll'; readonly seat: Seat; readonly face: number }
  | { readonly t: 'turn'; readonly seat: Seat }
  | { readonly t: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly t: 'journey'; readonly seat: Seat; readonly card: number; readonly aside: boolean }
  | { readonly t: 'decided'; readonly seat: Seat }
  | { readonly t: 'wooers'; readonly seats: readonly Seat[]; readonly card: number }
  | { readonly t: 'unwooed'; readonly card: number }
  | { readonly t: 'ready'; readonly seat: Seat }
  | { readonly t: 'floor'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly t: 'satOut'; readonly seat: Seat }
  | {
      readonly t: 'unrolled';
      readonly seat: Seat;
      readonly tale: number;
      readonly cards: readonly number[];
      readonly text: TaleText;
    }
  | { readonly t: 'applauded'; readonly seat: Seat; readonly tale: number; readonly with: Reaction }
  /** LM-12.3: which of the pages lies open now; with the last one turned all do. */
  | { readonly t: 'turned'; readonly seat: Seat; readonly page: number; readonly pages: number }
  /** LM-9.13, LM-12.8: more time. */
  | { readonly t: 'held'; readonly seat: Seat }
  | { readonly t: 'extended'; readonly seat: Seat }
  /** LM-12.1: what the host asks for, and from when on it holds. */
  | { readonly t: 'modeAsked'; readonly seat: Seat; readonly mode: TaleMode }
  | { readonly t: 'mode'; readonly mode: TaleMode }
  /** The verdict is left to the tellers; then their votes, by seat (NONE: had none, ABSTAINS: for nobody). */
  | { readonly t: 'called'; readonly seat: Seat }
  | { readonly t: 'voted'; readonly votes: readonly number[] }
  | { readonly t: 'marked'; readonly tale: number; readonly kept: boolean }
  | {
      readonly t: 'named';
      readonly seat: Seat;
      readonly judge: Seat;
      readonly tale: number;
      readonly tellers: readonly Seat[];
      readonly remark: string;
    }
  | { readonly t: 'nobody'; readonly judge: Seat; readonly tellers: readonly Seat[] }
  | { readonly t: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly t: 'treasures'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly t: 'equipped'; readonly seat: Seat; readonly card: number; readonly replaced: number }
  | { readonly t: 'loved'; readonly seat: Seat; readonly card: number; readonly replaced: number }
  | { readonly t: 'left'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly t: 'refused'; readonly seat: Seat; readonly card: number }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  /** LM-10.4: the Feats that the tied may select, who has named one, and by seat which (NONE: not tied), with the one played. */
  | { readonly t: 'offered'; readonly cards: readonly number[] }
  | { readonly t: 'chose'; readonly seat: Seat }
  | { readonly t: 'selected'; readonly feats: readonly number[]; readonly card: number }
  | { readonly t: 'feat'; readonly card: number; readonly seat: Seat; readonly sudden: boolean }
  | { readonly t: 'attempt'; readonly seat: Seat; readonly round: number; readonly difficulty: number }
  | {
      readonly t: 'cried';
      readonly seat: Seat;
      readonly card: number;
      readonly rival: number;
      readonly treasure: number;
    }
  | { readonly t: 'cancelled'; readonly seat: Seat; readonly card: number }
  /** `id` is the card whose effect it is, `target` the knight it names or NONE. */
  | {
      readonly t: 'effect';
      readonly seat: Seat;
      readonly id: string;
      readonly op: Op;
      readonly target: number;
      readonly treasure: number;
      readonly amount: number;
    }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly face: number; readonly die: number }
  | {
      readonly t: 'result';
      readonly seat: Seat;
      readonly die: number;
      readonly doubled: boolean;
      readonly strength: number;
      readonly difficulty: number;
      readonly success: boolean;
      readonly successes: number;
    }
  | { readonly t: 'ran'; readonly seat: Seat; readonly kept: boolean }
  | { readonly t: 'stoleCard'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly t: 'peeked'; readonly seat: Seat; readonly rival: number; readonly cards: readonly number[] }
  | { readonly t: 'won'; readonly seat: Seat; readonly card: number; readonly sudden: boolean }
  | { readonly t: 'allFled'; readonly card: number; readonly retired: boolean }
  | { readonly t: 'tie'; readonly seats: readonly Seat[] }
  | { readonly t: 'over'; readonly seats: readonly Seat[] };
