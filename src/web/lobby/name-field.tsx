/** Your name, as others read it; changed here, it changes at all your tables. */
import { useEffect, useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { rename, useMe } from '../net/me.ts';
import { Problem } from '../net/problem.tsx';
import { useWords } from '../words/words.tsx';

export function NameField() {
  const { t } = useWords();
  const me = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  useEffect(() => setName(me?.name ?? ''), [me?.name]);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setRefused((await rename(name.trim())).refused);
  };
  return (
    <form class="name-field" onSubmit={(event) => void save(event)}>
      <label>
        {t['me.name']}
        <input
          class="field"
          dir="auto"
          maxLength={LIMITS.name}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={name.trim() === '' || name.trim() === me?.name}>
        {t['me.save']}
      </button>
      <Problem refused={refused} />
    </form>
  );
}
