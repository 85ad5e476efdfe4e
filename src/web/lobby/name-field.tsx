/** Your name, as others read it; changed here, it changes at all your tables. */
import { useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { rename, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';

export function NameField() {
  const { t } = useWords();
  const me = useMe();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const name = typed ?? me?.name ?? '';
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await rename(name.trim());
    setRefused(answer.refused);
    if (answer.refused === undefined) setTyped(undefined);
  };
  return (
    <form class="name-field" onSubmit={(event) => void save(event)}>
      <label>
        {t['me.name']}
        <TextField dir="auto" maxLength={LIMITS.name} value={name} onText={setTyped} />
      </label>
      <button type="submit" class="button" disabled={name.trim() === '' || name.trim() === me?.name}>
        {t['me.save']}
      </button>
      <ProblemNote refused={refused} />
    </form>
  );
}
