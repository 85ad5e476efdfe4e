/** The answers to the question as buttons, each with what it gives. What can be pointed at on the board stands here too. */
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { useWords } from '../../words/words.tsx';
import { nameMove, worth } from './telling.ts';

export interface ChoicesProps {
  readonly view: State;
  readonly own: Seat;
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
}

/** A hand of magic can have hundreds of discards: those of whole colors come here, all of them stand in the list of moves. */
export function Choices({ view, own, choices, onMove }: ChoicesProps) {
  const words = useWords();
  const { things } = view.knights[own];
  const shown = choices.filter(
    (move) => move.t !== 'discard' || move.cards.every((count, i) => count === 0 || count === things[5 + i]),
  );
  return (
    <section class="lan-choices" aria-label={words.t['table.moves']}>
      <ul>
        {shown.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" class="lan-answer" onClick={() => onMove(move)}>
              <span>{nameMove(words, view, move)}</span>
              <small>{worth(words, view, own, move)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
