/** What lies in front of a knight: six places, with gear as a corner under a Treasure (LM-7.1, LM-18.2). */
import { NONE, type Seat } from '../../../core/game.ts';
import { strength } from '../rules/06-strength.ts';
import { handCount, maxHand } from '../rules/08-hand.ts';
import { GEAR_STRENGTH, LOVE_PLACE, loveCode, loveOf, PLACES, TREASURE_STRENGTH } from '../rules/components.ts';
import { isMuted } from '../rules/06-strength.ts';
import { strengthParts } from '../rules/explain.ts';
import { isEngaged, isInFeat, type State } from '../rules/state.ts';
import { Icon, type IconName } from './icons.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import type { CardText } from '../text/card-text.ts';
import { gearText, journeyText, treasureText } from '../text/cards.ts';
import { Parts } from './parts.tsx';

/** Who is not engaged ran away, or was never tied. */
export const outOf = ({ tied }: State): 'lm.fled' | 'lm.looksOn' => (tied === 0 ? 'lm.fled' : 'lm.looksOn');

export const PLACE_ICONS: readonly IconName[] = [
  'breastplate',
  'spears',
  'round-shield',
  'visored-helm',
  'horse-head',
  'hearts',
];

interface Held {
  readonly strength: number;
  /** The card in force, if it is more than gear. */
  readonly card: number;
  readonly isMuted: boolean;
}

function heldAt(view: State, seat: Seat, place: number): Held {
  const { treasures, love } = view.knights[seat];
  if (place === LOVE_PLACE)
    return {
      card: love,
      strength: love === NONE ? 0 : loveOf(love).strength,
      isMuted: love !== NONE && isMuted(view, loveCode(love)),
    };
  const card = treasures[place];
  return {
    card,
    strength: card === NONE ? GEAR_STRENGTH[place] : TREASURE_STRENGTH[card],
    isMuted: card !== NONE && isMuted(view, card),
  };
}

export interface KnightProps {
  readonly view: State;
  readonly seat: Seat;
}

/** Beside a name: strength, sword, banners, cards in hand, and the six places as small as they can be. */
export function Mini({ view, seat }: KnightProps) {
  const words = useWords();
  const { t } = words;
  const { feats } = view.knights[seat];
  const successes = view.feat.successes[seat];
  return (
    <span class="lm-mini-knight">
      <span class="lm-mini-places" aria-hidden="true">
        {PLACES.map((_, place) => {
          const held = heldAt(view, seat, place);
          return (
            <span
              key={place}
              class={`lm-mini-place ${held.card === NONE ? 'lm-bare' : ''} ${held.isMuted ? 'lm-mute' : ''}`}
              data-tip={placeTip(words, view, seat, place)}
            >
              <Icon name={PLACE_ICONS[place]} />
              {held.strength > 0 && <b>{held.strength}</b>}
            </span>
          );
        })}
      </span>
      <span class="lm-mini-figures">
        <b class="lm-figure" data-tip={`${t['lm.strength'](strength(view, seat))}\n${t['lm.tip.strength']}`}>
          <Icon name="battle-gear" /> {strength(view, seat)}
          <span class="hidden"> {t['lm.strength'](strength(view, seat))},</span>
        </b>
        <span
          class="lm-figure"
          data-tip={`${t['lm.cardsHeld'](handCount(view, seat), maxHand(view, seat))}\n${t['lm.tip.hand']}`}
        >
          <Icon name="card-play" /> {handCount(view, seat)}
          <span class="hidden"> {t['lm.cardsHeld'](handCount(view, seat), maxHand(view, seat))},</span>
        </span>
        {view.drawer === seat && (
          <span class="lm-figure" data-tip={`${t['lm.turnCard']}\n${t['lm.tip.turnCard']}`}>
            <Icon name="compass" />
            <span class="hidden">{t['lm.turnCard']},</span>
          </span>
        )}
        {successes > 0 && (
          <span class="lm-figure lm-sword" data-tip={`${t['lm.successes'](successes)}\n${t['lm.tip.success']}`}>
            <Icon name="broadsword" />
            <span class="hidden">{t['lm.successes'](successes)},</span>
          </span>
        )}
        {isInFeat(view) && !isEngaged(view, seat) && (
          <span class="lm-figure" data-tip={t[view.tied === 0 ? 'lm.tip.fled' : 'lm.wait.sudden']}>
            {view.tied === 0 && <Icon name="sprint" />}
            <span class="hidden">{t[outOf(view)]},</span>
          </span>
        )}
        {feats.map((card) => (
          <span key={card} class="lm-banner" data-tip={`${t['lm.banners']}\n${journeyText(words, card).name}`}>
            <Icon name="vertical-banner" />
          </span>
        ))}
      </span>
    </span>
  );
}

/** The whole knight, for whoever looks closer. */
export function KnightPanel({ view, seat, sitters }: KnightProps & { readonly sitters: readonly Sitter[] }) {
  const words = useWords();
  const { t } = words;
  const { feats } = view.knights[seat];
  return (
    <section class="lm-panel" aria-label={t['lm.knight'](sitters[seat].name)}>
      <h2 dir="auto">{t['lm.knight'](sitters[seat].name)}</h2>
      <ul class="lm-places">
        {PLACES.map((_, place) => (
          <li key={place}>
            <Place view={view} seat={seat} place={place} />
          </li>
        ))}
      </ul>
      <details>
        <summary data-tip={t['lm.tip.strength']}>
          {t['lm.strength'](strength(view, seat))} · {t['lm.cardsHeld'](handCount(view, seat), maxHand(view, seat))}
        </summary>
        <Parts parts={strengthParts(view, seat)} />
      </details>
      <p class="lm-feats-won" tabIndex={0} data-tip={t['lm.tip.feats'](view.options.length)}>
        {t['lm.featsWon'](feats.length, view.options.length)}
      </p>
      {feats.length > 0 && (
        <ul class="lm-banners" aria-label={t['lm.banners']}>
          {feats.map((card) => (
            <li key={card}>
              <Icon name="vertical-banner" /> {journeyText(words, card).name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is printed on the card in force, or on the gear where there is none. */
function textAt(words: Words, place: number, card: number): CardText | undefined {
  if (card === NONE) return place === LOVE_PLACE ? undefined : gearText(words, place);
  return place === LOVE_PLACE ? journeyText(words, card) : treasureText(words, card);
}

/** The kind of place first, then what is in it and what that means. */
function placeTip(words: Words, view: State, seat: Seat, place: number): string {
  const { t } = words;
  const { card, strength: given, isMuted: mute } = heldAt(view, seat, place);
  const text = textAt(words, place, card);
  const kind = t['lm.place'](place);
  if (text === undefined) return t['lm.placeEmpty'](kind);
  const lines = [`${text.name} (${kind}, ${t['lm.strength'](given)})`, text.text, text.rule];
  return [...lines, mute ? t['lm.tip.muted'] : undefined].filter((line) => line !== undefined).join('\n');
}

function Place({ view, seat, place }: KnightProps & { readonly place: number }) {
  const words = useWords();
  const { t } = words;
  const { card, strength: given, isMuted: mute } = heldAt(view, seat, place);
  const gear = place === LOVE_PLACE ? undefined : gearText(words, place);
  const text = textAt(words, place, card);
  return (
    <div
      class={`lm-place ${card === NONE ? 'lm-bare' : ''} ${mute ? 'lm-mute' : ''}`}
      tabIndex={0}
      data-tip={placeTip(words, view, seat, place)}
    >
      <Icon name={PLACE_ICONS[place]} />
      <span class="lm-place-name">{text?.name ?? t['lm.placeEmpty'](t['lm.place'](place))}</span>
      {given > 0 && <b>{mute ? 0 : given}</b>}
      {mute && <i>{t['lm.muted']}</i>}
      {text?.rule !== undefined && <small>{text.rule}</small>}
      {card !== NONE && gear !== undefined && <small class="lm-under">{t['lm.over'](gear.name)}</small>}
    </div>
  );
}
