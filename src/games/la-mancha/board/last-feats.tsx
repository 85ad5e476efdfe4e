/** LM-10.4: the Feats of which one will be the last. The tied choose here; all others see what is at stake. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { useWords } from './words.ts';
import { nameMove } from '../text/asking.ts';
import { Answer } from './answer.tsx';
import { journeyText } from '../text/cards.ts';

export interface LastFeatsProps {
  readonly view: State;
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
}

export function LastFeats({ view, moves, onMove }: LastFeatsProps) {
  const words = useWords();
  const choices = moves.filter((move) => move.t === 'select');
  return (
    <section class="lm-last-feats" aria-labelledby="last-feats">
      <h2 id="last-feats">{words.t['lm.suddenTitle']}</h2>
      <ul>
        {choices.map((move) => (
          <li key={move.card}>
            <Answer move={move} label={nameMove(words, view, move)} onMove={onMove} />
          </li>
        ))}
        {choices.length === 0 && view.offered.map((card) => <li key={card}>{journeyText(words, card).name}</li>)}
      </ul>
    </section>
  );
}
