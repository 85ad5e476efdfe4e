/** The score panel: what the round would give if it were scored now, by category, and what the ghost would change. */
import { useState } from 'preact/hooks';
import type { Lay } from '../rules/components.ts';
import { sum, total, type Category, type Score } from '../rules/08-scoring.ts';
import { Icon } from './icons.ts';
import { listed } from '../../../core/text.ts';
import { useWords } from './words.ts';
import type { EndsChange } from './open-ends.ts';
import { aboutWords, CATEGORY_ICONS, type Figure, type NetworkFigure, progressSign, progressWords } from './figures.ts';
import { becauseWords } from '../text/tiles.ts';

export interface ScorePanelProps {
  readonly round: number;
  /** While it is scored, its points are figures and not yet past. */
  readonly isScored?: boolean;
  readonly board: readonly Lay[];
  readonly figures: readonly Figure[];
  /** The figures without the ghost, if there is a ghost. */
  readonly before: readonly Figure[] | undefined;
  readonly scores: readonly Score[];
  /** DQ-15.5: the ends of roads that lie open, and what the ghost would change besides points. */
  readonly ends?: EndsChange;
  readonly guard?: boolean | undefined;
  /** DQ-15.3: the roads that somebody points at. */
  readonly network?: NetworkFigure | undefined;
  readonly lit: Category | undefined;
  readonly onLight: (category: Category | undefined) => void;
}

export function ScorePanel(props: ScorePanelProps) {
  const { round, isScored = false, board, figures, before, scores, ends, guard, network, lit, onLight } = props;
  const words = useWords();
  const { t } = words;
  const now = sum(figures.map(({ points }) => points));
  const scored = sum(scores.map(total));
  const [open, setOpen] = useState<Category | undefined>(undefined);
  const opened = figures.find(({ category }) => category === open);
  const change = before === undefined ? undefined : now - sum(before.map(({ points }) => points));
  return (
    <section class="area-panel panel" aria-label={t['dq.now']}>
      <h2 class="panel-title">
        {t[isScored ? 'dq.roundColumn' : 'dq.thisRound'](round)} <b class="panel-now">{now}</b>
        <Change points={change} />
        <span class="panel-sum" tabIndex={0} data-tip={t['dq.totalTip']}>
          {t['dq.total']} <b>{scored}</b>
        </span>
      </h2>
      <ul class="panel-list">
        {figures.map((figure, i) => (
          <li key={figure.category}>
            <CategoryRow
              figure={figure}
              round={round}
              change={before === undefined ? undefined : figure.points - before[i].points}
              past={scores.slice(0, round - 1).map((score) => score[figure.category])}
              lit={lit === figure.category}
              isOpen={open === figure.category}
              onLight={(category) => onLight(category ?? open)}
              onOpen={() => {
                const next = open === figure.category ? undefined : figure.category;
                setOpen(next);
                onLight(next);
              }}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <p class="panel-about">
          {aboutWords(words, opened.category, round)}{' '}
          {opened.reasons.map((reason) => `${upperFirst(becauseWords(words, reason, board))}.`).join(' ')}
        </p>
      )}
      {network !== undefined ? <Network network={network} /> : ends !== undefined && <Ends ends={ends} guard={guard} />}
    </section>
  );
}

function Network({ network: { ends, gives } }: { readonly network: NetworkFigure }) {
  const words = useWords();
  const each = gives.map(({ category, points }) => words.t['dq.gives'](words.t[`dq.cat.${category}`], points));
  return <p class="panel-ends">{words.t['dq.network'](listed(words, each), ends)}</p>;
}

function Ends({ ends, guard }: { readonly ends: EndsChange; readonly guard: boolean | undefined }) {
  const { t } = useWords();
  return (
    <p class="panel-ends">
      <span tabIndex={0} data-tip={t['dq.endsTip']}>
        {t['dq.ends'](ends.now)}
      </span>
      {ends.gained > 0 && <span class="change change-up">+{ends.gained}</span>}
      {ends.lost > 0 && <span class="change change-down">−{ends.lost}</span>}
      {guard !== undefined && (
        <span class="panel-guard" tabIndex={0} data-tip={t['dq.guardTip']}>
          {guard ? t['dq.guard'] : t['dq.noGuardHere']}
        </span>
      )}
    </p>
  );
}

/** What tells the two castles apart where their names have no room: the shield on their tiles. */
const CASTLES: { readonly [category in Category]?: number } = { castle6: 6, castle4: 4 };

interface CategoryRowProps {
  readonly figure: Figure;
  readonly round: number;
  readonly change: number | undefined;
  readonly past: readonly number[];
  readonly lit: boolean;
  readonly isOpen: boolean;
  readonly onLight: (category: Category | undefined) => void;
  readonly onOpen: () => void;
}

/** Lights up what counts; opened, it says what is needed. */
function CategoryRow({ figure, round, change, past, lit, isOpen, onLight, onOpen }: CategoryRowProps) {
  const words = useWords();
  const { category, points } = figure;
  return (
    <button
      type="button"
      class={`panel-row ${points > 0 ? 'panel-gives' : ''} ${lit ? 'panel-lit' : ''}`}
      aria-expanded={isOpen}
      data-tip={`${words.t[`dq.cat.${category}`]}\n${aboutWords(words, category, round)}`}
      onMouseEnter={() => onLight(category)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => onLight(category)}
      onBlur={() => onLight(undefined)}
      onClick={onOpen}
    >
      <Icon name={CATEGORY_ICONS[category]} />
      {CASTLES[category] !== undefined && (
        <span class="panel-castle" aria-hidden="true">
          {CASTLES[category]}
        </span>
      )}
      <span class="panel-name">{words.t[`dq.cat.${category}`]}</span>
      <span class="panel-progress">{progressWords(words, figure, round)}</span>
      <span class="panel-sign" aria-hidden="true">
        {progressSign(figure, round)}
      </span>
      <span class="panel-past" data-tip={past.length > 0 ? words.t['dq.pastTip'](past.join(' · ')) : undefined}>
        {past.join(' · ')}
      </span>
      <Change points={change} />
      <b class="panel-points">{points}</b>
    </button>
  );
}

function Change({ points }: { points: number | undefined }) {
  const { t } = useWords();
  if (points === undefined || points === 0) return undefined;
  return (
    <span class={points > 0 ? 'change change-up' : 'change change-down'} data-tip={t['dq.changeTip'](points)}>
      {t['dq.change'](points)}
    </span>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
