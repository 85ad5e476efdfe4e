/** The Journey card, large: a parchment with its heading, prompt, and what it asks for (LM-18.3). */
import { featOf, isFeat, isLove, JOURNEY, loveOf } from '../rules/components.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { journeyText, tagsNamed } from '../text/cards.ts';
import { Horn } from './horn.tsx';
import { kindOf } from './prose.ts';

export interface JourneyCardProps {
  readonly card: number;
  /** Who judges, by name; nothing in a Feat. */
  readonly judge?: string | undefined;
}

export function JourneyCard({ card, judge }: JourneyCardProps) {
  const words = useWords();
  const { t } = words;
  const text = journeyText(words, card);
  const { volume, chapter, sally } = JOURNEY[card];
  return (
    <article class={`lm-journey lm-journey-${kindOf(card)}`} aria-label={text.name}>
      <header>
        <p class="lm-kind" tabIndex={0} data-tip={t[`lm.tip.${kindOf(card)}`]}>
          <Icon name={ICONS[kindOf(card)]} /> {kindWords(words, card)}
          <span class="lm-sally" data-tip={t['lm.tip.sally']}>
            {t['lm.sally'](sally)}
          </span>
        </p>
        <p class="lm-heading">{text.heading}</p>
        <h2>{text.name}</h2>
      </header>
      <p class="lm-prompt">{text.text}</p>
      {text.rule !== undefined && <p class="lm-rule">{text.rule}</p>}
      {judge !== undefined && (
        <p class="lm-judge">
          <span dir="auto">{t['lm.judgedBy'](judge)}</span>
          {text.role !== undefined && `, ${t['lm.judgeAs'](text.role)}`}
        </p>
      )}
      <footer>
        <span>{t['lm.source'](volume, chapter)}</span>
        <Horn text={[text.name, text.text].join('. ')} />
      </footer>
    </article>
  );
}

const ICONS = { encounter: 'compass', love: 'hearts', feat: 'windmill' } as const;

function kindWords(words: Words, card: number): string {
  const { t } = words;
  if (isFeat(card)) return `${t['lm.feat']}, ${tagsNamed(words, card)}, ${t['lm.difficulty'](featOf(card).difficulty)}`;
  return isLove(card) ? `${t['lm.loveCard']}, ${t['lm.strength'](loveOf(card).strength)}` : t['lm.encounter'];
}
