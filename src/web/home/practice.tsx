/** A deal by its seed: the same word, the same deal. */
import { useState } from 'preact/hooks';
import { freshSeed } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';

const LONGEST_SEED = 40;

export function Practice({ onPlay }: { onPlay: (seed: string) => void }) {
  const { t } = useWords();
  const [seed, setSeed] = useState(freshSeed);
  return (
    <form
      class="sheet practice"
      aria-labelledby="practice"
      onSubmit={(event) => {
        event.preventDefault();
        if (seed.trim() !== '') onPlay(seed.trim());
      }}
    >
      <h2 id="practice">{t['hall.practice']}</h2>
      <p>{t['hall.practiceAbout']}</p>
      <label>
        {t['hall.seed']}
        <TextField maxLength={LONGEST_SEED} value={seed} onText={setSeed} />
      </label>
      <button type="submit" class="button">
        {t['hall.practicePlay']}
      </button>
    </form>
  );
}
