/** What somebody writes about a game, for themselves. */
import { useState } from 'preact/hooks';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';

export function Note({ game, note }: { readonly game: string; readonly note: string }) {
  const { t } = useWords();
  const [kept, setKept] = useState(note);
  const [typed, setTyped] = useState(note);
  const [isWriting, setWriting] = useState(false);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask('PUT', '/me/games/note', { game, text: typed.trim() });
    setRefused(answer.refused);
    if (answer.refused !== undefined) return;
    setKept(typed.trim());
    setWriting(false);
  };
  if (!isWriting)
    return (
      <p class="history-note">
        {kept !== '' && <i dir="auto">{kept}</i>}
        <button type="button" class="tool" onClick={() => setWriting(true)}>
          {kept === '' ? t['history.addNote'] : t['history.changeNote']}
        </button>
      </p>
    );
  return (
    <form class="history-note" onSubmit={(event) => void save(event)}>
      <TextField label={t['history.note']} dir="auto" maxLength={LIMITS.chat} value={typed} onText={setTyped} />
      <button type="submit" class="button">
        {t['me.save']}
      </button>
      <ProblemNote refused={refused} />
    </form>
  );
}
