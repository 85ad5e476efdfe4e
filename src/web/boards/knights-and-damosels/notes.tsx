/** KD-16.2: what this seat alone knows: the events it saw laid away. */
import { HIDDEN, type Viewer } from '../../../core/game.ts';
import type { State } from '../../../games/knights-and-damosels/state.ts';
import { listed, useWords } from '../../words/words.tsx';

export function Notes({ view, me }: { readonly view: State; readonly me: Viewer }) {
  const words = useWords();
  const { t } = words;
  const rounds = Array.from({ length: Math.ceil(view.annals.length / 3) }, (_, i) => i);
  const known = rounds.flatMap((i) => {
    const away = view.annals.slice(3 * i, 3 * i + 2).filter((event) => event !== HIDDEN);
    return away.length === 0 ? [] : [{ round: i + 1, away: listed(words, away.map(t['kd.event'])) }];
  });
  if (me === 'watcher' || known.length === 0) return undefined;
  return (
    <section class="kd-notes" aria-label={t['kd.notes']}>
      <h3>{t['kd.notes']}</h3>
      <ul>
        {known.map(({ round, away }) => (
          <li key={round}>{t['kd.notesAbout'](round, away)}</li>
        ))}
      </ul>
    </section>
  );
}
