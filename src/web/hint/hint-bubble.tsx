/** What would you do? Two or three moves of a bot with a reason each; the one that is looked at is lit on the board. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Advice } from '../../bots/advice.ts';
import type { Move, Seat } from '../../core/game.ts';
import { capital } from '../../core/text.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { Bubble } from '../lesson/bubble.tsx';
import { spotsOf } from '../lesson/games.ts';
import { useHoles } from '../lesson/use-holes.ts';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import type { Box } from '../table/board.ts';
import { namesOf } from '../table/names.ts';
import { hintOf } from './hint-of.ts';
import type { HintOrder } from './hint-worker.ts';
import '../lesson/lesson.css';

interface HintBubbleProps {
  readonly box: Box;
  readonly moment: AnyMoment;
  readonly sitters: readonly Sitter[];
  readonly onClose: () => void;
}

export function HintBubble({ box: { game, narrator }, moment, sitters, onClose }: HintBubbleProps) {
  const words = useWords();
  const { t } = words;
  const { view } = moment;
  const seat = moment.me as Seat; // whoever watches is not asked
  const advice = useAdvice({ game: game.id, view, seat });
  const spots = useFetched(useMemo(() => lazily(() => spotsOf(game.id)), [game.id])).value;
  const sayHint = useFetched(useMemo(() => lazily(() => hintOf(game.id)), [game.id])).value;
  const [looked, look] = useState(0);
  const move = advice?.[looked]?.move;
  const at = move === undefined || spots === undefined ? [] : spots(view, move);
  const { boxes: holes } = useHoles({ at: at.slice(0, 1), lit: [], isAsked: false }, JSON.stringify(at));
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => close.current?.focus({ preventScroll: true }), []);
  /** What comes after a semicolon is for those who cannot see the board. */
  const shortName = (advised: Move): string =>
    capital(narrator.nameMove(words, view, advised, namesOf(sitters)).split(';')[0]);
  const reasonFor = ({ move: advised, why }: Advice<Move>): string => {
    const said = why === 'only' ? undefined : sayHint?.(words, view, seat, advised);
    return said || t[`hint.${why}`];
  };
  const reasons = sayHint && advice?.map(reasonFor);
  return (
    <Bubble holes={holes} label={t['hint.ask']}>
      <p class="bubble-says" aria-live="polite">
        {reasons === undefined ? t['hint.thinking'] : t[reasons.length === 1 ? 'hint.one' : 'hint.would']}
      </p>
      <ol class="beginnings">
        {reasons?.map((reason, i) => (
          <li key={i}>
            <button type="button" class="button beginning" aria-pressed={i === looked} onClick={() => look(i)}>
              <span>
                <b>{shortName(advice![i].move)}.</b> {reasons.indexOf(reason) === i ? reason : t['hint.same']}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="bubble-foot">
        <button type="button" class="button" ref={close} onClick={onClose}>
          {t['table.close']}
        </button>
      </div>
    </Bubble>
  );
}

/** Undefined while the bot thinks. */
function useAdvice(order: HintOrder): readonly Advice<Move>[] | undefined {
  const [advice, setAdvice] = useState<readonly Advice<Move>[] | undefined>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) =>
      setAdvice(JSON.parse(data) as readonly Advice<Move>[]),
    );
    worker.postMessage(JSON.stringify(order));
    return () => worker.terminate();
  }, []);
  return advice;
}
