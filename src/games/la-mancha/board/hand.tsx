/** One's own hand, and what can be done with the card that is looked at. What may be played glows; what may not says why. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { isCry } from '../rules/12-words.ts';
import { game } from '../rules/index.ts';
import type { Move, PlayMove } from '../rules/moves.ts';
import { isInFeat, type State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { lazily } from '../../../web/fetched.tsx';
import { apart, type PageWords, usePageWords, withWords } from '../../../web/i18n/words.tsx';
import type { Reasons } from '../text/apart/reasons.en.ts';
import type { Says } from '../text/en.ts';
import { useWords } from './words.ts';
import { aimedAt } from '../text/asking.ts';
import { chivalryText } from '../text/cards.ts';
import { Horn } from './horn.tsx';
import { PhraseFace, spanishOf } from './phrase-card.tsx';

/** Why a card stays in the hand: fetched before the first is looked at. */
const reasons = lazily(() => withWords(import('../text/reason.ts'), apart('la-mancha', 'reasons')));

export interface HandProps {
  readonly view: State;
  readonly me: Seat;
  readonly sitters: readonly Sitter[];
  /** Every legal move of this seat, asked or not. */
  readonly moves: readonly Move[];
  /** The cards chosen for a tale, if one is to be told. */
  readonly chosen: readonly number[] | undefined;
  readonly onChoose: (card: number) => void;
  readonly onMove: (move: Move) => void;
}

export function Hand(props: HandProps) {
  const { view, me, moves, chosen, onChoose } = props;
  const { t } = useWords();
  const [looked, look] = useState<number>(NONE);
  const { hand, picked } = view.knights[me];
  const press = (card: number): void => {
    const turn = (): void => look(card === looked && chosen === undefined ? NONE : card);
    if (chosen !== undefined || reasons.now() !== undefined) turn();
    else void reasons.fetch().then(turn, turn); // so that nothing moves when the reason comes
    if (chosen !== undefined) onChoose(card);
  };
  return (
    <section
      class={`lm-hand ${moves.some(({ t: kind }) => kind === 'discard') ? 'lm-must-discard' : ''}`}
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
      {hand.includes(looked) && isToSee(props, looked) && <Sheet {...props} card={looked} onClose={() => look(NONE)} />}
    </section>
  );
}

/** The composer shows what is told with; here are the effects that can be used besides. */
const isToSee = ({ chosen, moves }: HandProps, card: number): boolean =>
  chosen === undefined || moves.some((move) => move.t === 'play' && move.card === card);

/** The card that is looked at: its gloss, and its buttons or the rule that keeps it in hand. */
function Sheet(props: HandProps & { readonly card: number; readonly onClose: () => void }) {
  const { card, moves, chosen, onMove, onClose } = props;
  const words = usePageWords<Says & Reasons>();
  const { t } = words;
  const { text, name, rule: effect } = chivalryText(words, card);
  const plays = moves.filter((move): move is PlayMove => move.t === 'play' && move.card === card);
  const discard = moves.find((move) => move.t === 'discard' && move.card === card);
  const why = plays.length > 0 || discard !== undefined || chosen !== undefined ? undefined : whyNot(props, words);
  const spanish = spanishOf(card);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => sheet.current?.scrollIntoView({ block: 'nearest' }), [card]); // its buttons may lie below the page
  return (
    <div class="lm-sheet" ref={sheet}>
      <button type="button" class="tool lm-sheet-close" aria-label={t['table.close']} onClick={onClose}>
        ×
      </button>
      {effect !== undefined && <p class="lm-sheet-rule lm-rule">{effect}</p>}
      {why !== undefined && <p class="lm-why">{why}</p>}
      <div class="buttons lm-plays">
        {discard !== undefined && (
          <button type="button" class="button button-main lm-discard" onClick={() => (onClose(), onMove(discard))}>
            {t['lm.discard']}
          </button>
        )}
        {plays.length > 0 && <Plays {...props} plays={plays} />}
      </div>
      <p class="lm-gloss">
        <b>{name}</b> <i>{text}</i> <Horn text={spanish ?? name} spanish={spanish !== undefined} />
      </p>
    </div>
  );
}

/** LM-8.5, LM-8.6: why the effect cannot be used now. */
function whyNot(
  { view, me, sitters, card }: HandProps & { readonly card: number },
  words: PageWords<Says & Reasons>,
): string | undefined {
  const move: PlayMove = { t: 'play', card, rival: NONE, treasure: NONE };
  const rule = game.refusal(view, me, move);
  if (rule === undefined) return undefined;
  return reasons.now()?.reason(words, view, me, move, rule, sitters.map(({ name }) => name)); // prettier-ignore
}

function Plays({
  view,
  sitters,
  plays,
  onMove,
  card,
}: HandProps & { readonly plays: readonly PlayMove[]; readonly card: number }) {
  const words = useWords();
  const { t } = words;
  const [cry, setCry] = useState('');
  const isTyped = view.options.cry === 'typed' && isInFeat(view);
  const isReady = !isTyped || isCry(cry, card);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), [card]);
  const send = (move: PlayMove): void => onMove(isTyped ? { ...move, text: cry } : move);
  return (
    <>
      {isTyped && (
        <label class="lm-cry-field">
          <span>{t['lm.typeCry']}</span>
          <input
            ref={field}
            class="field"
            value={cry}
            dir="auto"
            onInput={({ currentTarget }) => setCry(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && isReady && plays.length === 1 && send(plays[0])}
          />
        </label>
      )}
      {plays.map((move) => {
        const target = aimedAt(words, view, move.rival, move.treasure, (seat) => sitters[seat].name);
        return (
          <button
            key={`${card}/${target}`}
            type="button"
            class="button button-main"
            dir="auto"
            disabled={!isReady}
            onClick={() => send(move)}
          >
            {target === '' ? t['lm.play'] : t['lm.cryAt'](target)}
          </button>
        );
      })}
    </>
  );
}
