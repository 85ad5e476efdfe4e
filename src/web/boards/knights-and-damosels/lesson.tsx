/** The first game explains each decision when it comes for the first time, until the reader has had enough. */
import { useState } from 'preact/hooks';
import { STEPS, type StepName } from '../../../games/knights-and-damosels/state.ts';
import { keep, kept } from '../../keep.ts';
import { useWords } from '../../words/words.tsx';

const NAME = 'kd-lessons';

/** The steps that were explained; all of them for one who wants no lessons. */
function learnt(): readonly string[] {
  return kept(NAME, (raw) => (Array.isArray(raw) ? (raw as string[]) : undefined)) ?? [];
}

export function Lesson({ step }: { readonly step: StepName }) {
  const { t } = useWords();
  const [known, setKnown] = useState(learnt);
  if (known.includes(step)) return undefined;
  const learn = (steps: readonly string[]): void => (keep(NAME, steps), setKnown(steps));
  return (
    <aside class="kd-lesson" aria-label={t['kd.lesson']}>
      <p>{t[`kd.lesson.${step}`]}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => learn([...known, step])}>
          {t['kd.lessonRead']}
        </button>
        <button type="button" class="button" onClick={() => learn(STEPS)}>
          {t['kd.lessonsOff']}
        </button>
      </div>
    </aside>
  );
}

/** Once they are over: the way to have them again. */
export function LessonsAgain() {
  const { t } = useWords();
  const [again, setAgain] = useState(false);
  if (again || learnt().length === 0) return undefined;
  return (
    <button type="button" class="kd-again" onClick={() => (keep(NAME, []), setAgain(true))}>
      {t['kd.lessonsOn']}
    </button>
  );
}
