/** The first game explains each decision when it comes for the first time, until the reader has had enough. */
import { STEPS, type StepName } from '../rules/state.ts';
import { useLearnt } from '../../../web/local/lessons.ts';
import { useWords } from './words.ts';

export function Lesson({ step }: { readonly step: StepName }) {
  const { t } = useWords();
  const [known, learn] = useLearnt<StepName>('kd-lessons');
  if (known.includes(step)) return undefined;
  return (
    <aside class="kd-lesson" aria-label={t['kd.lesson']}>
      <p>{t[`kd.lesson.${step}`]}</p>
      <div class="buttons kd-lesson-buttons">
        <button type="button" class="button kd-lesson-button" onClick={() => learn([...known, step])}>
          {t['kd.lessonRead']}
        </button>
        <button type="button" class="button kd-lesson-button" onClick={() => learn(STEPS)}>
          {t['kd.lessonsOff']}
        </button>
      </div>
    </aside>
  );
}
