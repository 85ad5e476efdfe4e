/** The end: who is Lancelot, and the score told step by step: what was won in play, majorities, Excalibur, Grail. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { scoreOf, SOURCES, total } from '../rules/explain.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import { useWords } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { endingWords } from '../text/ending.ts';

/** The steps one after the other, and at last all of them together. */
export function Result({ view, sitters, after }: Drawn<State, Move, Event>) {
  const words = useWords();
  const { t } = words;
  const [step, setStep] = useState(0);
  const source = SOURCES[step];
  const scores = sitters.map((_, seat) => scoreOf(view, seat));
  const sums = scores.map((score) => SOURCES.slice(0, step + 1).reduce((sum, each) => sum + score[each], 0));
  const most = Math.max(...scores.map(total)); // of the end, so that the bars only grow
  const names = sitters.map(({ name }) => name);
  const places = game.outcome(view)?.places ?? [];
  const reasons = source === undefined ? [] : endingWords(words, view, names, source);
  return (
    <section class="area-hand result lan-result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {source === undefined ? t['lan.isLancelot'](names[places.indexOf(1)]) : t[`lan.source.${source}`]}
      </h2>
      <ol class="lan-bars">
        {sitters.map(({ name }, seat) => (
          <Bar
            key={seat}
            seat={seat}
            name={name}
            isFirst={source === undefined && places[seat] === 1}
            sum={sums[seat]}
            step={source && scores[seat][source]}
            most={most}
          />
        ))}
      </ol>
      <ul class="lan-reasons">
        {reasons.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {source === undefined ? (
        <div class="lan-after">{after}</div>
      ) : (
        <div class="buttons lan-after">
          <button type="button" class="button" onClick={() => setStep(SOURCES.length)}>
            {t['lan.toEnd']}
          </button>
          <button type="button" class="button button-main" onClick={() => setStep(step + 1)}>
            {t['lan.next']}
          </button>
        </div>
      )}
    </section>
  );
}

interface BarProps {
  readonly seat: Seat;
  readonly name: string;
  readonly isFirst: boolean;
  readonly sum: number;
  /** What this step has added; undefined at the end. */
  readonly step: number | undefined;
  readonly most: number;
}

function Bar({ seat, name, isFirst, sum, step, most }: BarProps) {
  return (
    <li class={tinctureOf(seat)}>
      <Escutcheon seat={seat} />
      <span dir="auto">
        {isFirst && <Icon name="laurel-crown" />} {name}
      </span>
      <span class="lan-bar" aria-hidden="true">
        <span style={{ width: `${(100 * sum) / Math.max(1, most)}%` }} />
      </span>
      <b>
        {sum}
        {step !== undefined && <small> +{step}</small>}
      </b>
    </li>
  );
}
