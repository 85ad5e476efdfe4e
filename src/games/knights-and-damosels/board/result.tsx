/** The end: all in their order, with the victory each has reached and the figures that decided. */
import type { ComponentChildren } from 'preact';
import type { Seat, Viewer } from '../../../core/game.ts';
import type { Happening } from '../rules/happenings.ts';
import { currentStep, type State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { readerOf } from '../../../web/table/names.ts';
import { useWords, type Words } from './words.ts';
import { knightOf } from '../text/naming.ts';
import { Standing } from './standing.tsx';

interface ResultProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly happenings: readonly Happening[];
  readonly after: ComponentChildren;
}

export const isOver = (view: State): boolean => currentStep(view) === undefined;

export function Result({ view, me, sitters, happenings, after }: ResultProps) {
  const { t } = useWords();
  const ranked = happenings.findLast((e) => e.t === 'ranked');
  return (
    <section class="area-hand result kd-result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {verdictFor(t, view, readerOf(me, sitters), sitters, ranked?.victories)}
      </h2>
      <ol class="kd-ranking">
        {view.ranking.map((seat, place) => (
          <li key={seat}>
            <b class="kd-place">{place + 1}</b>
            <Escutcheon seat={seat} />
            <span class="kd-ranked">
              <b dir="auto">{sitters[seat].name}</b> <small>{knightOf(view, seat)}</small>
              <small>{decidedBy(t, view, place, sitters[seat].name, ranked?.victories[seat])}</small>
              <Standing view={view} seat={seat} />
            </span>
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}

/** What gave somebody this place: a victory, or who won the battle after it. */
function decidedBy(t: Words['t'], { battle }: State, place: number, name: string, victory = 0): string {
  if (battle === 0) return t['kd.victory'](victory);
  return place === 0 ? t['kd.log.won'](name) : '';
}

/** To the one who reads it, if somebody does. After a battle the victories of the ranking decide nothing. */
function verdictFor(
  t: Words['t'],
  { ranking, battle }: State,
  reader: Seat | undefined,
  sitters: readonly Sitter[],
  victories: readonly number[] = [],
): string {
  const [first] = ranking;
  const victory = battle > 0 ? 0 : (victories[first] ?? 0);
  if (reader === undefined) return t['kd.wins'](sitters[first].name);
  if (reader === first) return t['kd.result.won'](victory);
  return t['kd.result.place'](ranking.indexOf(reader) + 1, sitters[first].name, victory);
}
