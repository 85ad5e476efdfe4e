/** The board of any game that has none of its own yet: the question, the legal moves as a list, and what all may see. */
import { useState } from 'preact/hooks';
import type { Move, Outcome, Seat } from '../../core/game.ts';
import type { Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import type { AnyBoard, Drawn } from './board.ts';
import './plain-board.css';

export const plainBoard: AnyBoard = { draw: PlainBoard, pictureMove: () => undefined };

type Props = Drawn<unknown, Move, unknown>;

function PlainBoard(props: Props) {
  const { view, choices, sitters, ask, after, players, outcome } = props;
  const { t } = useWords();
  const [looked, setLooked] = useState<Seat>(0);
  return (
    <>
      {players({ looked, onLook: setLooked, picture: () => <></>, label: (name) => name })}
      {ask(outcome !== undefined ? t['plain.over'] : choices.length > 0 ? t['plain.yourMove'] : t['plain.wait'])}
      <section class="area-board sheet plain" aria-label={t['table.moves']}>
        {outcome === undefined ? <Choices {...props} /> : <Result sitters={sitters} outcome={outcome} />}
        {outcome !== undefined && after}
        <Facts of={view} />
      </section>
    </>
  );
}

function Choices({ view, choices, narrator, onMove }: Props) {
  const words = useWords();
  return (
    <ol class="plain-moves">
      {choices.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" class="button" onClick={() => onMove(move)}>
            {narrator.nameMove(words, view, move)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Result({ sitters, outcome }: { readonly sitters: readonly Sitter[]; readonly outcome: Outcome }) {
  return (
    <ol class="plain-result">
      {sitters.map(({ name }, seat) => (
        <li key={seat} value={outcome.places[seat]}>
          {name}: {outcome.scores[seat]}
        </li>
      ))}
    </ol>
  );
}

/** The view, field by field. */
function Facts({ of }: { readonly of: unknown }) {
  return (
    <dl class="plain-facts">
      {Object.entries(of as object).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
