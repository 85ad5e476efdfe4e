/** Notes for the first game: a sentence or two where somebody has to decide, until the reader has had enough. */
import type { Seat } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { useLearnt } from '../../../web/local/lessons.ts';
import { useWords } from './words.ts';

type Note = 'draw' | 'woo' | 'tell' | 'poem' | 'judge' | 'judgeLove' | 'before' | 'after' | 'equip' | 'discard';

export function Notes({ view, me }: { readonly view: State; readonly me: Seat }) {
  const { t } = useWords();
  const [learnt, learn] = useLearnt<'all'>('la-mancha-notes');
  const note = noteOf(view, me);
  if (note === undefined || learnt.includes('all')) return undefined;
  return (
    <p class="lm-note">
      <span>{t[`lm.note.${note}`]}</span>
      <button type="button" class="button" onClick={() => learn(['all'])}>
        {t['lm.notesOff']}
      </button>
    </p>
  );
}

const judging = ({ card }: State): Note => (isLove(card) ? 'judgeLove' : 'judge');

function noteOf(view: State, me: Seat): Note | undefined {
  const { phase } = view;
  if (view.gains.length > 0) return 'equip';
  if (phase === 'tell') return me === view.drawer ? judging(view) : isLove(view.card) ? 'poem' : 'tell';
  if (phase === 'mark' || phase === 'name' || phase === 'vote' || phase === 'take')
    return me === view.drawer ? judging(view) : undefined;
  if (phase === 'draw' || phase === 'woo' || phase === 'before' || phase === 'after' || phase === 'discard')
    return phase;
  return undefined;
}
