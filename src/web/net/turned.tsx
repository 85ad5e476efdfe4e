/** There is nothing to see here, and why; with the way back, and another try where that may help. */
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { Reason } from './problem.tsx';

export function Turned({ refused, onAgain }: { refused: Refusal; onAgain: () => void }) {
  const { t } = useWords();
  return (
    <main class="turned sheet">
      <h1>{t['net.turned']}</h1>
      <p role="alert">
        <Reason refused={refused} />
      </p>
      <div class="buttons">
        <button type="button" class="button" onClick={onAgain}>
          {t['net.again']}
        </button>
        <a class="button button-main" href="#/">
          {t['house.back']}
        </a>
      </div>
    </main>
  );
}
