/** The end: all in their order, with what each has reached. */
import { currentStep, type State } from '../../../games/knights-and-damosels/state.ts';
import { Escutcheon } from '../../look/tinctures.tsx';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';
import type { ComponentChildren } from 'preact';
import { Standing } from './seat-part.tsx';

interface ResultProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly after: ComponentChildren;
}

export const isOver = (view: State): boolean => currentStep(view) === undefined;

export function Result({ view, sitters, after }: ResultProps) {
  const { t } = useWords();
  return (
    <section class="area-hand result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {t['kd.wins'](sitters[view.ranking[0]].name)}
      </h2>
      <ol class="kd-ranking">
        {view.ranking.map((seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} /> <span dir="auto">{sitters[seat].name}</span> <Standing view={view} seat={seat} />
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}
