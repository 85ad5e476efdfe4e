/** Where on the page a move is made: a card and then its button, a scroll and then the seal, or an answer in words. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function spots(_view: State, move: Move): readonly string[] {
  if (move.t === 'tell') return [...move.cards.map(inHand), '.lm-text:placeholder-shown', '.lm-hand-in', '.lm-text'];
  if (move.t === 'discard') return [inHand(move.card), '.lm-discard'];
  if (move.t === 'play') return [inHand(move.card), '.lm-plays .button-main'];
  if (move.t === 'name')
    return [`.lm-scrolls li:nth-child(${move.tale + 1}) .lm-choose[aria-pressed="false"]`, '.lm-press'];
  if (move.t === 'take') return [`.lm-mini[data-card="${move.card}"]`];
  return [`.lm-answer[data-move='${JSON.stringify(move)}']`];
}

const inHand = (card: number): string => `.lm-card[data-card="${card}"][aria-pressed="false"]`;
