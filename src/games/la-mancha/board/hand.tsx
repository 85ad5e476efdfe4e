/** One's own hand. What may be played glows; what may not says why when it is looked at. */
import { useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { Fetched, lazily, useFetched } from '../../../web/fetched.tsx';
import { apart, withWords } from '../../../web/i18n/words.tsx';
import type { HandProps, SheetProps } from './hand-props.ts';
import { useWords } from './words.ts';
import { PhraseFace } from './phrase-card.tsx';

/** What can be done with a card, and why it stays in the hand: fetched before the first is looked at. */
const sheet = lazily(() => withWords(import('./card-sheet.tsx'), apart('la-mancha', 'reasons')));

export function Hand(props: HandProps) {
  const { view, me, moves, chosen, onChoose } = props;
  const { t } = useWords();
  const [looked, look] = useState<number>(NONE);
  const { hand, picked } = view.knights[me];
  const press = (card: number): void => {
    const turn = (): void => look(card === looked && chosen === undefined ? NONE : card);
    if (chosen !== undefined || sheet.now() !== undefined) turn();
    else void sheet.fetch().then(turn, turn); // it comes whole
    if (chosen !== undefined) onChoose(card);
  };
  return (
    <section
      class={[
        'lm-hand',
        chosen !== undefined && 'lm-choosing',
        moves.some(({ t: kind }) => kind === 'discard') && 'lm-must-discard',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={t['lm.hand']}
    >
      <ul class="lm-cards">
        {hand.map((card) => {
          const isPlayable = moves.some((move) => move.t === 'play' && move.card === card);
          const isChosen = (chosen ?? picked).includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                class={`lm-card ${isPlayable ? 'lm-glow' : ''} ${isChosen ? 'lm-chosen' : ''}`}
                data-card={card}
                aria-pressed={chosen === undefined ? card === looked : isChosen}
                onClick={() => press(card)}
              >
                <PhraseFace card={card} />
                {isPlayable && <span class="hidden">, {t['lm.playable']}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {hand.length === 0 && <p class="lm-hand-count">{t['lm.handEmpty']}</p>}
      {hand.includes(looked) && isToSee(props, looked) && (
        <SheetScene {...props} card={looked} onClose={() => look(NONE)} />
      )}
    </section>
  );
}

/** The composer shows what is told with; here are the effects that can be used besides. */
const isToSee = ({ chosen, moves }: HandProps, card: number): boolean =>
  chosen === undefined || moves.some((move) => move.t === 'play' && move.card === card);

function SheetScene(props: SheetProps) {
  return <Fetched fetching={useFetched(sheet)}>{({ Sheet }) => <Sheet {...props} />}</Fetched>;
}
