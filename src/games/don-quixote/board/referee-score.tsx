/** The round as it would be scored now: six lines with what each gives, and the reasons of the one that was tapped. */
import type { Lay } from '../rules/components.ts';
import { type Category, sum } from '../rules/08-scoring.ts';
import { becauseWords } from '../text/tiles.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { CATEGORY_ICONS, type Figure, progressWords } from './figures.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';

interface RefereeScoreProps {
  readonly says: RefereeSays;
  readonly board: readonly Lay[];
  readonly round: number;
  readonly figures: readonly Figure[];
  /** All points so far, those of this round included. */
  readonly total: number;
  /** The lines that the last tap changed. */
  readonly changed: ReadonlySet<Category>;
  readonly lit: Category | undefined;
  readonly onLight: (category: Category | undefined) => void;
}

export function RefereeScore({ says, board, round, figures, total, changed, lit, onLight }: RefereeScoreProps) {
  const words = useWords();
  const reasons = figures.find(({ category }) => category === lit)?.reasons ?? [];
  return (
    <section class="dqr-score" aria-label={says.scores(round)}>
      <h2>
        {says.scores(round)} {round > 1 && <small>{says.withEarlier(total)}</small>}
        <b class="dqr-sum">{sum(figures.map(({ points }) => points))}</b>
      </h2>
      <ul>
        {figures.map((figure) => (
          <li key={figure.category}>
            <button
              type="button"
              class={`dqr-line ${changed.has(figure.category) ? 'dqr-changed' : ''}`}
              aria-pressed={lit === figure.category}
              onClick={() => onLight(lit === figure.category ? undefined : figure.category)}
            >
              <Icon name={CATEGORY_ICONS[figure.category]} />
              <span>
                <b>{words.t[`dq.cat.${figure.category}`]}</b> <i>{progressWords(words, figure, round)}</i>
              </span>
              <b class={figure.points > 0 ? 'dqr-points' : 'dqr-points dqr-none'}>{figure.points}</b>
            </button>
          </li>
        ))}
      </ul>
      <p class="dqr-because" role="status">
        {reasons.length === 0 ? says.tapLine : reasons.map((each) => becauseWords(words, each, board)).join('; ')}
      </p>
    </section>
  );
}
