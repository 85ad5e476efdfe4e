/** The hall: what this is in one glance, and a seat in one click. */
import { go } from '../route.ts';
import { begin, freshSeed } from '../sittings.ts';
import { useWords } from '../words/words.tsx';

export function Hall({ missing = false }: { missing?: boolean }) {
  const { t } = useWords();
  const play = (kind: 'solitaire' | 'bots'): void => {
    const id = freshSeed();
    const sitters =
      kind === 'bots'
        ? [{ name: t['seat.you'] }, { name: 'Sancho', bot: 'random' }, { name: 'Dulcinea', bot: 'random' }]
        : [{ name: t['seat.you'] }];
    begin({ kind, game: 'don-quixote', sitters, seed: freshSeed(), id });
    go({ t: 'table', id });
  };
  return (
    <main class="hall">
      {missing && <p>{t['table.gone']}</p>}
      <button onClick={() => play('solitaire')}>{t['hall.solitaire']}</button>
      <button onClick={() => play('bots')}>{t['hall.playNow']}</button>
    </main>
  );
}
