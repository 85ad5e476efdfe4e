/** The card of the hand that is looked at: its gloss, and its buttons or the rule that keeps it in hand. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { isCry } from '../rules/12-words.ts';
import { game } from '../rules/index.ts';
import type { PlayMove } from '../rules/moves.ts';
import { isInFeat } from '../rules/state.ts';
import { type PageWords, usePageWords } from '../../../web/i18n/words.tsx';
import type { Reasons } from '../text/apart/reasons.en.ts';
import { aimedAt } from '../text/asking.ts';
import { chivalryText } from '../text/cards.ts';
import type { Says } from '../text/en.ts';
import { reason } from '../text/reason.ts';
import type { HandProps, SheetProps } from './hand-props.ts';
import { Horn } from './horn.tsx';
import { spanishOf } from './phrase-card.tsx';
import { useWords } from './words.ts';

export function Sheet(props: SheetProps) {
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
  return reason(words, view, me, move, rule, sitters.map(({ name }) => name)); // prettier-ignore
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
