/** KD-22.2: the events in hand, each with what it does and its list. */
import { CHIVALRIES, kindOf, LISTED } from '../rules/components.ts';
import { useWords } from './words.ts';
import { Token } from './card.tsx';
import type { HandProps } from './hand-props.ts';
import { Icon } from './icons.ts';
import { kindIcon } from './move-picture.tsx';
import { OptionRow } from './option.tsx';
import { aboutEvent, nameMove, worth } from '../text/asking.ts';

export function EventsHand({ view, own, choice }: HandProps) {
  const words = useWords();
  const { t } = words;
  return (
    <ul class="kd-events">
      {choice.choices.map((move) => {
        if (move.t !== 'discardEvent' && move.t !== 'revealEvent') return undefined;
        const kind = t['kd.kind'](kindOf(move.event));
        return (
          <li key={move.event}>
            <OptionRow
              choice={choice}
              move={move}
              label={`${nameMove(words, view, move)} (${kind}), ${worth(words, view, own, move)}. ${aboutEvent(words, move.event)}`}
              class={move.t === 'discardEvent' ? 'kd-leaving' : ''}
            >
              <EventCard event={move.event} />
            </OptionRow>
          </li>
        );
      })}
    </ul>
  );
}

function EventCard({ event }: { readonly event: number }) {
  const words = useWords();
  const { t } = words;
  return (
    <span class={`kd-event-card kd-kind-${kindOf(event)}`}>
      <span class="kd-seal-icon">
        <Icon name={kindIcon(event)} />
      </span>
      <span>
        <b>{t['kd.event'](event)}</b> <small>{t['kd.kind'](kindOf(event))}</small>
      </span>
      <span class="kd-event-text">{aboutEvent(words, event)}</span>
      <span class="kd-event-list">
        {CHIVALRIES.map(
          (_, chivalry) =>
            (LISTED[event] & (1 << chivalry)) !== 0 && (
              <span key={chivalry} class={chivalry === event ? 'kd-extra' : ''}>
                <Token chivalry={chivalry} />
                {chivalry === event && <b data-tip={t['kd.tip.bonus']}>+1</b>}
              </span>
            ),
        )}
      </span>
    </span>
  );
}
