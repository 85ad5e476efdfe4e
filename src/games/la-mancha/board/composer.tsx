/** The writing space: phrases as chips, characters as people count them, and the candle (LM-18.5). */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { fewestCards, floorHolder } from '../rules/04-telling.ts';
import { isTooLong, lengthOf, TEXT_LIMITS, plain, quotes } from '../rules/12-words.ts';
import { isLove } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import type { Language } from '../../../core/game.ts';
import { useWords, type Words } from './words.ts';
import { Candle } from './candle.tsx';
import { chivalryText, journeyText } from '../text/cards.ts';
import type { TaleDraft, Redraft } from './drafts.ts';
import { Horn } from './horn.tsx';
import { spanishOf } from './phrase-card.tsx';

export interface ComposerProps {
  readonly view: State;
  readonly me: Seat;
  readonly draft: TaleDraft;
  readonly onDraft: Redraft;
  readonly onMove: (move: Move) => void;
  /** When the candle is burnt down, in milliseconds since 1970. */
  readonly until: number | undefined;
}

export function Composer(props: ComposerProps) {
  const { view, me, draft, onDraft, until } = props;
  const words = useWords();
  const { t, language } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const isPoem = isLove(view.card);
  const isAloud = view.mode === 'aloud';
  const hasFloor = floorHolder(view) === me;
  const isWriting = !isAloud || hasFloor;
  const label = isAloud ? t['lm.yourText'] : t[isPoem ? 'lm.yourPoem' : 'lm.yourTale'];
  const cards = hasFloor ? (view.tales.find(({ seat }) => seat === me)?.cards ?? []) : draft.cards;
  const write = (text: string): void => onDraft((now) => ({ ...now, text }));
  const insert = (phrase: string): void => write(inserted(field.current, field.current?.value ?? draft.text, phrase));
  const canChoose = isWriting && !hasFloor && (isPoem || cards.length === 0);
  const chips = canChoose ? view.knights[me].hand : cards;
  const use = (card: number, phrase: string): void => {
    if (canChoose && !cards.includes(card))
      onDraft((now) => ({ ...now, cards: isPoem ? [...now.cards, card] : [card] }));
    insert(phrase);
  };
  useVisibleHeight();
  return (
    <section class="lm-composer" aria-label={label} onMouseDown={keepFocus}>
      <header class="lm-desk-top">
        <p>{asked(words, view)}</p>
        <button type="button" class="tool" onClick={() => field.current?.blur()}>
          {t['table.close']}
        </button>
      </header>
      <Candle until={until} />
      {isWriting && (
        <label class="lm-writing">
          <span class="lm-label">{label}</span>
          <textarea
            ref={field}
            class={`field lm-text ${isPoem ? 'lm-verse' : ''}`}
            dir="auto"
            value={draft.text}
            placeholder={t[isPoem ? 'lm.placeholderPoem' : 'lm.placeholder']}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
      )}
      <Chips cards={chips} chosen={cards} text={draft.text} onInsert={isWriting ? use : undefined} />
      <Glosses cards={cards} />
      <div class="lm-composer-foot">
        {isWriting && <Length text={draft.text} max={TEXT_LIMITS[isPoem ? 'poem' : 'tale'].max} />}
        {isWriting && (
          <button
            type="button"
            class="button lm-muse"
            data-tip={t['lm.museAbout']}
            onClick={() => void askMuse(language, view, me).then(insert)}
          >
            <Icon name="lyre" /> <span>{t['lm.muse']}</span>
          </button>
        )}
        <HandIn {...props} />
      </div>
    </section>
  );
}

/** What is to be written, where the Journey card is out of sight: its question, or for whom the poem is. */
function asked(words: Words, view: State): string | undefined {
  const { name, text } = journeyText(words, view.card);
  if (isLove(view.card)) return words.t['lm.ask.poem'](name, fewestCards(view));
  return text?.split(/(?<=[.!?…]) /).at(-1);
}

/** Buttons leave the focus with the field: the keyboard stays, and nothing moves under the finger. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('button') !== null) event.preventDefault();
}

/** How much of the page the keyboard of a phone leaves: the writing space takes all of it. */
function useVisibleHeight(): void {
  useEffect(() => {
    const seen = visualViewport;
    const measure = (): void => {
      document.documentElement.style.setProperty('--visible', `${seen?.height ?? innerHeight}px`);
      document.documentElement.style.setProperty('--visible-top', `${seen?.offsetTop ?? 0}px`);
    };
    measure();
    seen?.addEventListener('resize', measure);
    seen?.addEventListener('scroll', measure);
    return () => {
      seen?.removeEventListener('resize', measure);
      seen?.removeEventListener('scroll', measure);
    };
  }, []);
}

/** What the muse has said on this page, by deal. */
const SAID = new Map<number, Set<string>>();

function saidAt(deal: number): Set<string> {
  const said = SAID.get(deal) ?? new Set<string>();
  SAID.set(deal, said);
  return said;
}

/** LM-18.5: from the grammar of the bots, which is fetched when somebody asks. Without it the muse is silent. */
async function askMuse(language: Language, view: State, me: Seat): Promise<string> {
  try {
    const { muse } = await import('../bots/tales.ts');
    return muse(view, me, language, saidAt(view.deal));
  } catch {
    return ''; // the network is gone: one's own words are still there
  }
}

/** What is still missing, or the button that hands it in. */
function HandIn({ view, me, draft, onMove }: ComposerProps) {
  const { t } = useWords();
  const isPoem = isLove(view.card);
  const hasFloor = floorHolder(view) === me;
  const missing = hasFloor ? 0 : fewestCards(view) - draft.cards.length;
  const isLong = isTooLong(plain(draft.text), TEXT_LIMITS[isPoem ? 'poem' : 'tale'].max);
  const isAloud = view.mode === 'aloud';
  const hasNone = view.knights[me].hand.length === 0;
  const move: Move = hasFloor
    ? { t: 'spoken', text: plain(draft.text) }
    : { t: 'tell', cards: draft.cards, ...(isAloud ? undefined : { text: plain(draft.text) }) };
  return (
    <>
      {missing > 0 && !hasNone && (
        <span class="lm-missing">{isPoem ? t['lm.chooseCards'](missing) : t['lm.chooseCard']}</span>
      )}
      <button
        type="button"
        class="button button-main lm-hand-in"
        disabled={(missing > 0 && !hasNone) || isLong}
        onClick={() => onMove(move)}
      >
        {hasFloor ? t['lm.spoken'] : isAloud ? t['lm.takeFloor'] : t['lm.handIn']}
      </button>
    </>
  );
}

interface ChipsProps {
  /** What is on offer; what is told with is among it. */
  readonly cards: readonly number[];
  readonly chosen: readonly number[];
  readonly text: string;
  readonly onInsert: ((card: number, phrase: string) => void) | undefined;
}

/** LM-12.6: the phrase as a chip to insert; it only warns. */
function Chips({ cards, chosen, text, onInsert }: ChipsProps) {
  const words = useWords();
  const { t } = words;
  if (cards.length === 0) return undefined;
  return (
    <ul class={`lm-chips ${chosen.length > 0 ? 'lm-chips-told' : ''}`} aria-label={t['lm.chips']}>
      {cards.map((card) => {
        const { name } = chivalryText(words, card);
        const isQuoted = quotes(text, card);
        return (
          <li key={card}>
            <button
              type="button"
              class={`lm-chip ${isQuoted ? 'lm-quoted' : ''} ${chosen.includes(card) ? 'lm-told-with' : ''}`}
              disabled={onInsert === undefined}
              data-tip={t['lm.insert'](name)}
              onClick={() => onInsert?.(card, name)}
            >
              {isQuoted && <Icon name="check-mark" />}
              <span>{name}</span>
              <span class="hidden">, {t[isQuoted ? 'lm.quoted' : 'lm.notQuoted']}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the phrases mean, for those who do not know the novel; they may mean something else (LM-4.7). */
function Glosses({ cards }: { readonly cards: readonly number[] }) {
  const words = useWords();
  const last = cards.at(-1);
  if (last === undefined) return undefined;
  const { name, text } = chivalryText(words, last);
  const spanish = spanishOf(last);
  return (
    <p class="lm-gloss">
      <i>{text}</i> <Horn text={spanish ?? name} spanish={spanish !== undefined} />
    </p>
  );
}

function Length({ text, max }: { readonly text: string; readonly max: number }) {
  const { t } = useWords();
  const length = lengthOf(plain(text));
  return (
    <span class={`lm-length ${length > max ? 'lm-too-long' : ''}`} role={length > max ? 'alert' : undefined}>
      {t['lm.length'](length, max)}
    </span>
  );
}

/** The text with the phrase where the cursor stands, and blanks around it. */
function inserted(field: HTMLTextAreaElement | null, text: string, phrase: string): string {
  const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  field?.focus();
  return `${before}${/\S$/.test(before) ? ' ' : ''}${phrase}${/^\w/.test(behind) ? ' ' : ''}${behind}`;
}
