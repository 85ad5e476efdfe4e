/** The answers to the question, as cards in the hand: the nine gifts, events, faces, thrusts, or plain words. */
import type { JSX } from 'preact';
import type { Seat } from '../../../core/game.ts';
import { chivalryOf, kindOf, SERVICE_CARDS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, type State, type StepName } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import { Arms, CardFace, giverOf } from './card.tsx';
import { ChooseHand } from './choose-hand.tsx';
import { EventsHand } from './events-hand.tsx';
import { FacesHand } from './faces-hand.tsx';
import { GiftsHand } from './gifts-hand.tsx';
import type { HandProps } from './hand-props.ts';
import { Lance } from './lance.tsx';
import { Lesson } from './lesson.tsx';
import { MovePicture } from './move-picture.tsx';
import { holderOf, THRUST_NAMES } from '../text/naming.ts';
import { OptionRow } from './option.tsx';
import { SeatPart } from './seat-part.tsx';
import { nameMove, worth } from '../text/asking.ts';

const HANDS: { readonly [step in StepName]: (props: HandProps) => JSX.Element | undefined } = {
  choose: ChooseHand,
  discardEvent: EventsHand,
  revealEvent: EventsHand,
  favour: FavourHand,
  give: GiftsHand,
  select: SlotsHand,
  contest: PlainHand,
  exchange: ThrustsHand,
  replace: SlotsHand,
  disaster: FacesHand,
  faces: FacesHand,
  take: CardsHand,
  side: PlainHand,
  fight: CardsHand,
};

export function Hand(props: HandProps) {
  const words = useWords();
  const { view, own, sitters, choice } = props;
  const names = namesOf(sitters);
  const step = currentStep(view);
  if (choice.choices.length === 0 || step === undefined) return undefined;
  const Answers = HANDS[step];
  const hasWorth = choice.choices.some((move) => worth(words, view, own, move) !== '');
  return (
    <section class="area-hand kd-hand" aria-label={words.t['table.moves']}>
      <Lesson key={step} step={step} />
      {hasWorth && <p class="kd-preview">{choice.chosen && worthOf(choice.chosen)}</p>}
      <Answers {...props} />
    </section>
  );

  function worthOf(move: Move): string {
    const brings = worth(words, view, own, move, names);
    return brings === '' ? '' : `${nameMove(words, view, move, names)}: ${brings}`;
  }
}

/** KD-13.3: the three Service cards, each by what it names for an event of this kind. */
function FavourHand({ view, choice }: HandProps) {
  const words = useWords();
  return (
    <ul class="kd-cards">
      {SERVICE_CARDS.map(({ id, names }, card) => {
        const move = { t: 'favour', card } as const;
        return (
          <li key={id}>
            <OptionRow choice={choice} move={move} label={nameMove(words, view, move)}>
              <CardFace chivalry={names[kindOf(view.event)]}>
                <small>{words.t['kd.service'](card + 1)}</small>
              </CardFace>
            </OptionRow>
          </li>
        );
      })}
    </ul>
  );
}

/** The slots glow on the display; here stands what else can be done, or why it cannot, and at the desk what one has. */
function SlotsHand({ view, own, sitters, choice }: HandProps) {
  const words = useWords();
  const move: Move = { t: 'none' };
  return (
    <>
      <div class="kd-plain">
        <p class="kd-preview">{words.t['kd.tapSlot']}</p>
        <OptionRow choice={choice} move={move} label={nameMove(words, view, move)}>
          <Icon name="cancel" /> {nameMove(words, view, move)}
        </OptionRow>
      </div>
      <div class="kd-own">
        <SeatPart view={view} seat={own} sitters={sitters} isAside />
      </div>
    </>
  );
}

/** KD-22.9: High and Low as lances; declining where it is allowed. */
function ThrustsHand({ view, choice }: HandProps) {
  const words = useWords();
  return (
    <ul class="kd-thrusts">
      {THRUST_NAMES.map((t) => (
        <li key={t}>
          <OptionRow choice={choice} move={{ t }} label={nameMove(words, view, { t })}>
            <Lance thrust={t} />
            <b>{nameMove(words, view, { t })}</b>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}

/** Cards to fight with, or to take back. */
function CardsHand({ view, own, sitters, choice }: HandProps) {
  const words = useWords();
  return (
    <ul class="kd-cards">
      {choice.choices.map((move) => {
        if (move.t !== 'fight' && move.t !== 'take') return undefined;
        return (
          <li key={move.card}>
            <OptionRow choice={choice} move={move} label={nameMove(words, view, move, namesOf(sitters))}>
              <CardFace chivalry={chivalryOf(move.card)}>
                <small class="kd-whose">
                  <Arms seat={otherOf(view, own, move)} />
                </small>
              </CardFace>
            </OptionRow>
          </li>
        );
      })}
    </ul>
  );
}

/** From whom a card is taken back, or whose gift fights. */
function otherOf(view: State, own: Seat, { t, card }: Extract<Move, { t: 'take' | 'fight' }>): Seat {
  return t === 'take' ? holderOf(view, view.players[own].damosel, chivalryOf(card)) : giverOf(view, card);
}

function PlainHand({ view, sitters, choice }: HandProps) {
  const words = useWords();
  const named = (move: Move): string => nameMove(words, view, move, namesOf(sitters));
  return (
    <ul class="kd-plain">
      {choice.choices.map((move) => (
        <li key={JSON.stringify(move)}>
          <OptionRow choice={choice} move={move} label={named(move)}>
            <MovePicture move={move} /> <span>{named(move)}</span>
          </OptionRow>
        </li>
      ))}
    </ul>
  );
}
