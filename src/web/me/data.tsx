/** One's own data: to download, and to delete with oneself. */
import { useState } from 'preact/hooks';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from '../net/ask.ts';
import { forgetMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { type Desk, Part } from './parts.tsx';

export function OwnData({ identity }: Desk) {
  const { t } = useWords();
  return (
    <Part title={t['you.data']}>
      <p>{t['you.dataWhy']}</p>
      <a class="button" href="./api/me/data?download">
        {t['you.download']}
      </a>
      <details class="me-delete">
        <summary>{t['you.delete']}</summary>
        <DeleteMe name={identity.name} />
      </details>
    </Part>
  );
}

function DeleteMe({ name }: { readonly name: string }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [keepTales, setKeepTales] = useState(false);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask('POST', '/me/delete', { name: typed.trim(), keepTales });
    setRefused(answer.refused);
    if (answer.refused === undefined) forgetMe();
  };
  return (
    <form onSubmit={(event) => void remove(event)}>
      <p>{t['you.deleteWhy']}</p>
      <label class="me-check">
        <input
          type="checkbox"
          checked={keepTales}
          onChange={({ currentTarget }) => setKeepTales(currentTarget.checked)}
        />
        {t['you.keepTales']}
      </label>
      <label>
        {t['you.deleteName'](name)}
        <input
          class="field"
          value={typed}
          autocomplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-main" disabled={typed.trim() !== name}>
        {t['you.deleteGo']}
      </button>
      <ProblemNote refused={refused} />
    </form>
  );
}
