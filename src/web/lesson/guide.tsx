/** The part of the page that guides a first game: the sentence of the step, how far one is, and the ways on and out. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Move } from '../../core/game.ts';
import { type AnyLessonStep, askedFrom, LEARNER, type LessonText } from '../../core/lesson.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { useSeated } from '../local/use-seated.ts';
import { Beginnings } from './beginnings.tsx';
import { Bubble } from './bubble.tsx';
import { type Spots, textOf } from './games.ts';
import type { Guided } from './guided.ts';
import { useShowOver } from './use-show-over.ts';
import { useHoles, type Pointed } from './use-holes.ts';

interface GuideProps {
  readonly game: string;
  readonly guided: Guided;
  readonly spots: Spots;
}

export function Guide({ game, guided, spots }: GuideProps) {
  const { language } = useWords();
  const text = useFetched(useMemo(() => lazily(() => textOf(game, language)), [game, language])).value;
  guided.read(text);
  useSeated(guided.seated);
  const moment = guided.seated.moments().at(-1);
  const isAsked = moment?.pending.includes(LEARNER) === true; // or others move first
  const step = text !== undefined && isAsked ? guided.step() : undefined;
  const isShowOver = useShowOver(moment?.n, step);
  if (text === undefined || moment === undefined || step === undefined || !isShowOver) return undefined;
  return <Step guided={guided} step={step} text={text} pointed={pointedAt(guided, step, spots, moment.view)} />;
}

/** What the step points at: as the script says, or else where the board makes its moves. */
function pointedAt(guided: Guided, { at, lit = [], moves }: AnyLessonStep, spots: Spots, view: unknown): Pointed {
  const isAsked = moves !== undefined && !guided.isBack();
  const made = isAsked && at === undefined ? moves.flatMap((move) => spots(view, move as Move)) : [];
  return { at: at ?? made, lit, isAsked };
}

interface StepProps {
  readonly guided: Guided;
  readonly step: AnyLessonStep;
  readonly text: LessonText;
  readonly pointed: Pointed;
}

function Step({ guided, step, text, pointed }: StepProps) {
  const { t } = useWords();
  const { steps } = guided.lesson;
  const at = guided.at();
  const holes = useHoles(pointed, `${at} ${guided.isBack()} ${guided.seated.moments().length}`);
  const next = useRef<HTMLButtonElement>(null);
  const focusNext = (): void => next.current?.focus({ preventScroll: true });
  useLayoutEffect(focusNext, [at, pointed.isAsked]);
  // How you win lies over the first step of a newcomer, and the focus is nowhere when it is shut.
  useEffect(() => {
    document.addEventListener('close', focusNext, true);
    return () => document.removeEventListener('close', focusNext, true);
  }, []);
  const { says, beginnings = [] } = text[step.says];
  const asked = askedFrom(guided.lesson, at);
  return (
    <Bubble holes={holes.boxes} label={t['lesson.title']}>
      <div aria-live="polite">
        {guided.isWrong() && asked !== undefined && (
          <p class="bubble-wrong">{pointed.isAsked ? text[asked.says].wrong : t['lesson.readOn']}</p>
        )}
        <p class="bubble-says">{says}</p>
      </div>
      {holes.thing?.matches('textarea') === true && <Beginnings texts={beginnings} />}
      <div class="bubble-foot">
        <a class="bubble-leave" href="#/">
          {t['lesson.leave']}
        </a>
        <progress max={steps.length} value={at + 1} aria-label={t['lesson.step'](at + 1, steps.length)} />
        {at > 0 && (
          <button type="button" class="button" onClick={() => guided.back()}>
            {t['lesson.back']}
          </button>
        )}
        {!pointed.isAsked && (
          <button type="button" class="button button-main" ref={next} onClick={() => guided.next()}>
            {at + 1 === steps.length ? t['lesson.playOn'] : t['lesson.next']}
          </button>
        )}
      </div>
    </Bubble>
  );
}
