/** What is asked, and who judges it, on the television. */
import type { State } from '../rules/state.ts';
import { journeyText } from '../text/cards.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useFit } from '../../../web/table/use-fit.ts';
import { useWords } from './words.ts';

interface PromptProps {
  readonly card: number;
  /** Its letters, in rem. */
  readonly most: number;
  readonly least?: number;
}

/** The Journey card: heading, name, prompt and what it asks. */
export function Prompt({ card, most, least = 2 }: PromptProps) {
  const words = useWords();
  const { heading, name, text, asks, rule } = journeyText(words, card);
  const fit = useFit<HTMLElement>(least, most, `${card}`);
  return (
    <article class="lm-tv-prompt" ref={fit}>
      <p class="lm-tv-heading">{heading}</p>
      <h2>{name}</h2>
      <p class="lm-tv-text">{text}</p>
      {asks !== undefined && <p class="lm-tv-asks">{asks}</p>}
      {asks === undefined && rule !== undefined && <p class="lm-tv-asks lm-tv-rule">{rule}</p>}
    </article>
  );
}

interface JudgeProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function Judge({ view, sitters }: JudgeProps) {
  const words = useWords();
  const { role } = journeyText(words, view.card);
  return (
    <p class={`lm-tv-judge ${tinctureOf(view.drawer)}`}>
      <Escutcheon seat={view.drawer} />
      <b dir="auto">{words.t['lm.tvJudges'](sitters[view.drawer].name)}</b>
      <span>{role !== undefined && words.t['lm.judgeAs'](role)}</span>
    </p>
  );
}
