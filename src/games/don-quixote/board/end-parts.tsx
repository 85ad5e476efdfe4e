/** The scoring of a round, and the end of the game with what it would have allowed. */
import { total } from '../rules/08-scoring.ts';
import { isOver } from '../rules/state.ts';
import { useWords } from './words.ts';
import { figuresOf } from './figures.ts';
import { endsChange } from './open-ends.ts';
import { type PartProps, shownBoard } from './part.ts';
import { Result, ResultPanel } from './result.tsx';
import { ScorePanel } from './score-panel.tsx';
import { ScoringSteps } from './scoring.tsx';

export function ScoringPart(part: PartProps) {
  const { view, sitters, ask, cloth } = part;
  const { t } = useWords();
  const scoring = cloth.scoring!; // this part is drawn only while there is one
  const { board } = view.realms[cloth.looked];
  const figures = figuresOf(board, scoring.round);
  return (
    <>
      {ask(t['dq.scoring'](scoring.round))}
      <ScoringSteps
        scoring={scoring}
        figures={figures}
        board={board}
        last={isOver(view)}
        isTimed={sitters[cloth.own].until !== undefined}
        all={sitters.map(({ name }, seat) => ({ name, score: view.realms[seat].scores[scoring.round - 1] }))}
        onStep={(step) => cloth.score({ ...scoring, step })}
        onDone={() => cloth.score(undefined)}
      />
      <ScorePanel
        round={scoring.round}
        isScored
        board={board}
        figures={figures}
        ends={endsChange(board, board, view.card)}
        before={undefined}
        scores={view.realms[cloth.looked].scores}
        lit={figures[scoring.step]?.category}
        onLight={cloth.light}
      />
    </>
  );
}

export function ResultPart(part: PartProps) {
  const { view, sitters, after, cloth } = part;
  const shown = {
    view,
    me: part.me,
    sitters,
    after: (
      <>
        {after}
        {part.me !== 'watcher' && !part.looking && <InHindsight part={part} />}
      </>
    ),
    seat: cloth.looked,
    round: cloth.round,
    board: shownBoard(part),
    onSeat: cloth.look,
    onRound: cloth.showRound,
    onLight: cloth.showReasons,
  };
  return (
    <>
      <Result {...shown} />
      <ResultPanel {...shown} />
    </>
  );
}

function InHindsight({ part: { view, cloth, best } }: { part: PartProps }) {
  const { t } = useWords();
  const { own, inHindsight, lookInHindsight, look } = cloth;
  if (best === undefined) return <p class="hindsight">{t['dq.hindsight.seeking']}</p>;
  const lost = best.byRound.map((points, i) => points - total(view.realms[own].scores[i]));
  const worst = lost.indexOf(Math.max(...lost));
  return (
    <div class="hindsight">
      <p>
        {t['dq.hindsight.found'](best.total, best.byRound.join(' + '))}{' '}
        {lost[worst] > 0 && t['dq.hindsight.lost'](worst + 1, lost[worst])}
      </p>
      <button
        type="button"
        class="button"
        aria-pressed={inHindsight}
        onClick={() => (look(own), lookInHindsight(!inHindsight))}
      >
        {inHindsight ? t['dq.hindsight.hide'] : t['dq.hindsight.show']}
      </button>
    </div>
  );
}
