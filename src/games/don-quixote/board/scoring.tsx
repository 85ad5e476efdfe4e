/** DQ-15.10: a scoring, category by category, with what counts lit on the board; and every point of a whole game. */
import { useEffect, useRef } from 'preact/hooks';
import type { Lay } from '../rules/components.ts';
import { SCORE_LINE_MS } from '../rules/beats.ts';
import { sum, CATEGORIES, type Score, total } from '../rules/08-scoring.ts';
import type { Reason } from '../rules/explain.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { isStill } from '../../../web/local/settings.ts';
import { useWords } from './words.ts';
import { aboutWords, CATEGORY_ICONS, type Figure } from './figures.ts';
import { becauseWords } from '../text/tiles.ts';

/** Milliseconds for the whole table, where somebody's time runs. */
const LOOK_MS = 4000;

/** A scoring that is being shown: which round, and how many categories are done. */
export interface Scoring {
  readonly round: number;
  readonly step: number;
}

export interface ScoringProps {
  readonly scoring: Scoring;
  readonly figures: readonly Figure[];
  readonly board: readonly Lay[];
  readonly last: boolean;
  /** The next question has a clock: nobody forgets it over the scores. */
  readonly isTimed: boolean;
  /** All players with their points of this round, shown when the steps are done; empty alone. */
  readonly all: readonly { readonly name: string; readonly score: Score }[];
  readonly onStep: (step: number) => void;
  readonly onDone: () => void;
}

/** Goes on by itself, unless the reader wants stillness; a press goes on at once. */
export function ScoringSteps({ scoring, figures, board, last, isTimed, all, onStep, onDone }: ScoringProps) {
  const { t } = useWords();
  const { round, step } = scoring;
  const next = useRef<HTMLButtonElement>(null);
  const finished = step >= CATEGORIES.length;
  useEffect(() => {
    const at = document.activeElement; // a lesson may have taken the focus
    if (at === document.body || at?.matches('.ask-text') === true) next.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if ((finished || isStill()) && !isTimed) return undefined;
    const timer = finished ? setTimeout(onDone, LOOK_MS) : setTimeout(() => onStep(step + 1), SCORE_LINE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <section class="area-hand scoring" aria-label={t['dq.scoring'](round)} data-telling>
      <h2 class="scoring-title">{t['dq.scoring'](round)}</h2>
      {finished && all.length > 1 ? (
        <RoundTable round={round} all={all} />
      ) : (
        <Steps step={step} figures={figures} board={board} />
      )}
      <div class="buttons">
        {!finished && (
          <button type="button" class="button" onClick={onDone}>
            {t['dq.scoringSkip']}
          </button>
        )}
        <button
          type="button"
          class="button button-main"
          ref={next}
          onClick={() => (finished ? onDone() : onStep(step + 1))}
        >
          {finished ? (last ? t['dq.scoringResult'] : t['dq.scoringDone']) : t['dq.scoringNext']}
        </button>
      </div>
    </section>
  );
}

/** The categories so far, with the reasons of the one that is told now. */
function Steps({ step, figures, board }: Pick<ScoringProps, 'figures' | 'board'> & { readonly step: number }) {
  const { t } = useWords();
  return (
    <>
      <ol class="scoring-list">
        {figures.map((figure, i) => (
          <li class={i < step ? 'scoring-done' : i === step ? 'scoring-now' : 'scoring-later'} key={figure.category}>
            <Icon name={CATEGORY_ICONS[figure.category]} />
            <span>
              {t[`dq.cat.${figure.category}`]}
              {i === step && <Because reasons={figure.reasons} board={board} />}
            </span>
            <b>{i <= step ? figure.points : ''}</b>
          </li>
        ))}
      </ol>
      <p class="scoring-sum">
        {t['dq.sum']} <b>{sum(figures.slice(0, step + 1).map(({ points }) => points))}</b>
      </p>
    </>
  );
}

function RoundTable({ round, all }: { readonly round: number; readonly all: ScoringProps['all'] }) {
  const words = useWords();
  const { t } = words;
  return (
    <table class="result-table">
      <caption class="hidden">{t['dq.roundColumn'](round)}</caption>
      <thead>
        <tr>
          <th scope="col">{t['table.players']}</th>
          {CATEGORIES.map((category) => (
            <th scope="col" key={category} data-tip={aboutWords(words, category, round)}>
              <Icon name={CATEGORY_ICONS[category]} />
              <span aria-hidden="true">{category.match(/\d/)?.[0]}</span>
              <span class="hidden">{t[`dq.cat.${category}`]}</span>
            </th>
          ))}
          <th scope="col">{t['dq.sum']}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ name, score }, seat) => (
          <tr key={seat}>
            <th scope="row" dir="auto">
              <Escutcheon seat={seat} /> {name}
            </th>
            {CATEGORIES.map((category) => (
              <td key={category}>{score[category]}</td>
            ))}
            <td>{total(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Because({ reasons, board }: { reasons: readonly Reason[]; board: readonly Lay[] }) {
  const words = useWords();
  const told = reasons.filter(
    ({ points, category }) => points > 0 || (category !== 'churches' && category !== 'windmills'),
  );
  const lines = (told.length > 0 ? told : reasons).map((reason) => becauseWords(words, reason, board));
  return <small class="because">{lines.length > 0 ? lines.join('. ') : words.t['dq.because.noGroup']}</small>;
}

interface EveryPointProps {
  readonly round: number;
  readonly figures: readonly Figure[];
  readonly board: readonly Lay[];
  readonly onLight: (reasons: readonly Reason[]) => void;
}

/** Every reason of one scoring as a line that lights up what it counts. */
export function EveryPoint({ round, figures, board, onLight }: EveryPointProps) {
  const words = useWords();
  const { t } = words;
  return (
    <ul class="every-point">
      {figures.map(({ category, points, reasons }) => (
        <li key={category}>
          <button
            type="button"
            class={`panel-row ${points > 0 ? 'panel-gives' : ''}`}
            data-tip={aboutWords(words, category, round)}
            onMouseEnter={() => onLight(reasons)}
            onMouseLeave={() => onLight([])}
            onFocus={() => onLight(reasons)}
            onBlur={() => onLight([])}
            onClick={() => onLight(reasons)}
          >
            <Icon name={CATEGORY_ICONS[category]} />
            <span class="panel-name">{t[`dq.cat.${category}`]}</span>
            <Because reasons={reasons} board={board} />
            <b class="panel-points">{points}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
