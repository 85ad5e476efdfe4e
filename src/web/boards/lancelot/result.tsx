/** The end: who is Lancelot, and the score told step by step: what was won in play, majorities, Excalibur, Grail. */
import { useState } from 'preact/hooks';
import type { Event, State } from '../../../games/lancelot/state.ts';
import { scoreOf, SOURCES } from '../../../games/lancelot/explain.ts';
import { lancelot } from '../../../games/lancelot/index.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import { useWords } from '../../words/words.tsx';
import type { Drawn } from '../board.ts';

export function Result({ view, sitters, after }: Drawn<State, Move, Event>) {
  const { t } = useWords();
  const [step, setStep] = useState(0);
  const shown = SOURCES.slice(0, step + 1);
  const done = step === SOURCES.length - 1;
  const winner = lancelot.outcome(view)?.places.indexOf(1) ?? 0;
  const sums = sitters.map((_, seat) => {
    const score = scoreOf(view, seat);
    return shown.reduce((sum, source) => sum + score[source], 0);
  });
  const most = Math.max(...sums);
  return (
    <section class="area-hand result lan-result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {done ? t['lan.isLancelot'](sitters[winner].name) : t[`lan.source.${SOURCES[step]}`]}
      </h2>
      <ol class="lan-bars">
        {sitters.map(({ name }, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} /> <span dir="auto">{name}</span>
            <meter min={0} max={Math.max(1, most)} value={sums[seat]} aria-label={name} />
            <b>
              {sums[seat]}
              <small> +{scoreOf(view, seat)[SOURCES[step]]}</small>
            </b>
          </li>
        ))}
      </ol>
      {done ? (
        after
      ) : (
        <div class="buttons">
          <button type="button" class="button button-main" onClick={() => setStep(step + 1)}>
            {t['lan.next']}
          </button>
        </div>
      )}
    </section>
  );
}
