/** A deal by its seed: the same word, the same deal. And the puzzles of the day. */
import { useState } from 'preact/hooks';
import { gameName, MANIFESTS } from '../games.ts';
import { freshSeed } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { address } from '../route.ts';

const LONGEST_SEED = 40;

const PUZZLES = Object.keys(MANIFESTS).filter((game) => MANIFESTS[game].puzzle);

export function Practice({ onPlay }: { onPlay: (seed: string) => void }) {
  const words = useWords();
  const { t } = words;
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
      <p>
        {t['hall.puzzles']}{' '}
        {PUZZLES.map((game, i) => (
          <span key={game}>
            {i > 0 && ' · '}
            <a href={address({ t: 'puzzle', game })} aria-label={`${t['hall.puzzles']} ${gameName(words, game)}`}>
              {gameName(words, game)}
            </a>
          </span>
        ))}
      </p>
    </form>
  );
}
