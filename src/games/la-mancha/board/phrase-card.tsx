/** A Chivalry card: its phrase above, its effect below with the moment it may be used in (LM-18.4). */
import { CHIVALRY, WINDOW_OF } from '../rules/components.ts';
import { Icon, type IconName } from './icons.ts';
import { useWords } from './words.ts';
import { chivalryText } from '../text/cards.ts';

const WINDOW_ICONS: { readonly [when: string]: IconName } = {
  any_time: 'hourglass',
  before_roll: 'lantern-flame',
  after_roll: 'perspective-dice-six',
  feat: 'crossed-swords',
  reply: 'bugle-call',
};

export interface PhraseCardProps {
  readonly card: number;
  readonly isShort?: boolean;
}

/** The face alone, for a button or a place on the table. */
export function PhraseFace({ card, isShort = false }: PhraseCardProps) {
  const words = useWords();
  const { name, rule, text } = chivalryText(words, card);
  return (
    <>
      <span class="lm-phrase">{name}</span>
      {rule !== undefined && !isShort && (
        <span class="lm-effect">
          <PhraseMoment card={card} /> {rule}
        </span>
      )}
      {rule === undefined && !isShort && <span class="lm-card-gloss">{text}</span>}
      {rule !== undefined && isShort && <PhraseMoment card={card} />}
    </>
  );
}

/** Those that lie by a tale. */
export function PlayedCards({ cards }: { readonly cards: readonly number[] }) {
  return (
    <ul class="lm-played">
      {cards.map((card) => (
        <li key={card}>
          <span class="lm-mini">
            <PhraseFace card={card} isShort />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When the effect may be used: an icon, with its word for those who do not see it. */
export function PhraseMoment({ card }: { readonly card: number }) {
  const { t } = useWords();
  const when = WINDOW_OF[card];
  if (when === undefined) return undefined;
  return (
    <span class="lm-when" data-tip={t['lm.tip.when'](t['lm.when'](when))}>
      <Icon name={WINDOW_ICONS[when]} />
      <span class="hidden">{t['lm.when'](when)}: </span>
    </span>
  );
}

/** The Spanish of a phrase, where the card has one to hear. */
export const spanishOf = (card: number): string | undefined => CHIVALRY[card].es;
