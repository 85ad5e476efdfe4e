/** Where the link at the foot of every e-mail leads. It asks: programs that look at links must not stop anything. */
import './notices.css';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/words.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';

export function StopPage({ way, code }: { readonly way: string; readonly code: string }) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Answer<object> | undefined>(undefined);
  const stop = async (): Promise<void> => setAnswer(await ask('POST', '/notices/leave', { way, key: code }));
  return (
    <main class="turned sheet">
      <h1>{t['notices.stopTitle']}</h1>
      <p role="status">{answer?.value === undefined ? t['notices.stopAbout'] : t['notices.stopped']}</p>
      <ProblemNote refused={answer?.refused} />
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        {answer?.value === undefined && (
          <button type="button" class="button button-main" onClick={() => void stop()}>
            {t['notices.stop']}
          </button>
        )}
      </div>
    </main>
  );
}
