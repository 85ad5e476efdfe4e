/** The event of the round with its list: every chivalry it names, and who offers it. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRIES, kindOf, LISTED, SHARED } from '../rules/components.ts';
import { currentStep, isSealed, type State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import { Token, Wax } from './card.tsx';
import { kindIcon } from './move-picture.tsx';
import { bitsNamed } from '../text/naming.ts';
import { OptionRow } from './option.tsx';
import { aboutEvent, nameMove } from '../text/asking.ts';
import { asks, type PendingChoice } from './use-choice.ts';

interface EventProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly choice: PendingChoice;
}

export function EventPart({ view, sitters, choice }: EventProps) {
  const words = useWords();
  const { t } = words;
  const { event } = view;
  if (view.ranking.length > 0) return undefined;
  if (event === NONE || event === HIDDEN) return <Choosing view={view} />;
  return (
    <header class={`kd-event kd-kind-${kindOf(event)}`} key={`${view.round}`}>
      <span class="kd-seal-icon" data-tip={`${t['kd.kind'](kindOf(event))}\n${t['kd.kindAbout'](kindOf(event))}`}>
        <Icon name={kindIcon(event)} />
      </span>
      <h2>
        {t['kd.event'](event)} <small>{t['kd.kind'](kindOf(event))}</small>
      </h2>
      <p class="hidden">{t['kd.lists'](bitsNamed(words, LISTED[event]))}</p>
      <ul class="kd-listed" aria-label={t['kd.offers']}>
        {CHIVALRIES.map(
          (_, chivalry) =>
            (LISTED[event] & (1 << chivalry)) !== 0 && (
              <li key={chivalry}>
                <Listed view={view} sitters={sitters} choice={choice} chivalry={chivalry} />
              </li>
            ),
        )}
      </ul>
      <p class="kd-event-about">{aboutEvent(words, event)}</p>
    </header>
  );
}

/** KD-22.2: a closed hand of three, then two that pass to Merlin. */
function Choosing({ view }: { readonly view: State }) {
  const { t } = useWords();
  return (
    <header class="kd-event kd-choosing">
      <span class="kd-backs" aria-hidden="true">
        {view.drawn.map((_, i) => (
          <span key={i} class="kd-back" />
        ))}
      </span>
      <h2>{t['kd.noEvent']}</h2>
      <p class="kd-event-about">{t['kd.eventPile'](view.eventPile.length)}</p>
    </header>
  );
}

/** KD-7.3: an offered card slides up, with the arms of its knight; one that can be contested glows. */
function Listed({ view, sitters, choice, chivalry }: EventProps & { readonly chivalry: number }) {
  const words = useWords();
  const { t } = words;
  const { event, offers } = view;
  const seat = offers[chivalry];
  const name = t['kd.chivalry'](chivalry);
  const token = (
    <Token chivalry={chivalry} class={seat === NONE ? 'kd-lacking' : 'kd-offered'}>
      {chivalry === event && (
        <b class="kd-bonus" data-tip={t['kd.tip.bonus']}>
          +1
        </b>
      )}
      {seat !== NONE && (
        <span data-tip={t['kd.offeredBy'](name, sitters[seat].name)}>
          <Escutcheon seat={seat} />
        </span>
      )}
      {isFaceDown(view, chivalry, seat) && <Wax />}
    </Token>
  );
  const move = { t: 'contest', chivalry } as const;
  if (seat !== NONE && asks(view, choice, 'contest'))
    return (
      <OptionRow choice={choice} move={move} label={nameMove(words, view, move, namesOf(sitters))}>
        {token}
      </OptionRow>
    );
  return (
    <span>
      {token}
      <span class="hidden">{seat === NONE ? name : t['kd.offeredBy'](name, sitters[seat].name)}</span>
    </span>
  );
}

/** A shared card whose face is sealed already. */
function isFaceDown(view: State, chivalry: number, seat: Seat): boolean {
  if (seat === NONE || currentStep(view) !== 'faces' || (SHARED[view.event] & (1 << chivalry)) === 0) return false;
  return isSealed(view.players[seat]);
}
