/** The end: all in their order, with the victory each has reached and the figures that decided. */
import type { ComponentChildren } from 'preact';
import type { Happening } from '../rules/happenings.ts';
import { currentStep, type State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { knightOf } from '../text/naming.ts';
import { Standing } from './standing.tsx';

interface ResultProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly happenings: readonly Happening[];
  readonly after: ComponentChildren;
}

export const isOver = (view: State): boolean => currentStep(view) === undefined;

export function Result({ view, sitters, happenings, after }: ResultProps) {
  const { t } = useWords();
  const ranked = happenings.findLast((e) => e.t === 'ranked');
  return (
    <section class="area-hand result kd-result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {t['kd.wins'](sitters[view.ranking[0]].name)}
      </h2>
      <ol class="kd-ranking">
        {view.ranking.map((seat, place) => (
          <li key={seat}>
            <b class="kd-place">{place + 1}</b>
            <Escutcheon seat={seat} />
            <span class="kd-ranked">
              <b dir="auto">{sitters[seat].name}</b> <small>{knightOf(view, seat)}</small>
              {ranked !== undefined && <small>{t['kd.victory'](ranked.victories[seat])}</small>}
              <Standing view={view} seat={seat} />
            </span>
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}
