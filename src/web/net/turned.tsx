/** There is nothing to see here, and why; with the way back, and another try where that may help. */
import type { Refusal } from '../../wire/rules.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';

export function Turned({ refused: { rule }, onAgain }: { refused: Refusal; onAgain: () => void }) {
  const { t } = useWords();
  return (
    <main class="turned sheet">
      <h1>{t['net.turned']}</h1>
      <p role="alert">
        <RuleText rule={rule} />
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
