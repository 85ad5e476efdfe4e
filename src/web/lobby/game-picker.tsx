/** The boxes to choose from, as pictures. */
import { MANIFESTS } from '../games.ts';
import { Frontispiece } from '../home/frontispiece.tsx';
import { useWords } from '../i18n/words.tsx';

interface GamePickerProps {
  readonly games: readonly string[];
  readonly chosen: string;
  readonly onGame: (game: string) => void;
  /** Tells this choice from others of the page. */
  readonly name: string;
}

export function GamePicker({ games, chosen, onGame, name }: GamePickerProps) {
  const { t, language } = useWords();
  return (
    <fieldset class="game-picker">
      <legend>{t['open.game']}</legend>
      <div class="pick-row">
        {Object.values(MANIFESTS)
          .filter(({ id }) => games.includes(id))
          .map(({ id, names }) => (
            <label key={id} class="pick">
              <input type="radio" name={name} class="hidden" checked={id === chosen} onChange={() => onGame(id)} />
              <span class="pick-card">
                <Frontispiece name={id} />
                <b>{names[language]}</b>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
