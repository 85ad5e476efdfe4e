/** Four letters from a screen lead to its table. */
import { useState } from 'preact/hooks';
import type { Refusal } from '../../wire/rules.ts';
import { ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { go } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { LobbyTop } from './lobby-top.tsx';

export function CodePage() {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const find = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = await ask<{ readonly table: string }>('POST', '/code', { code });
    setRefused(found.refused);
    if (found.value !== undefined) go({ t: 'net', mode: 'play', id: found.value.table });
  };
  return (
    <main class="lobby">
      <LobbyTop title={t['code.title']} />
      <form class="sheet code-form" onSubmit={(event) => void find(event)}>
        <label>
          {t['code.label']}
          <input
            class="field code-letters"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={4}
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value.toUpperCase())}
          />
        </label>
        <ProblemNote refused={refused} />
        <button type="submit" class="button button-main" disabled={code.length < 4}>
          {t['code.go']}
        </button>
      </form>
    </main>
  );
}
