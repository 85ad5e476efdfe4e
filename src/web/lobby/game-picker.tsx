/** The boxes to choose from, as pictures. */
import { BOX_NAMES, type BoxName, Frontispiece } from '../home/frontispiece.tsx';
import { useWords } from '../i18n/words.tsx';

interface GamePickerProps {
  readonly games: readonly string[];
  readonly chosen: string;
  readonly onGame: (game: BoxName) => void;
  /** Tells this choice from others of the page. */
  readonly name: string;
}

export function GamePicker({ games, chosen, onGame, name }: GamePickerProps) {
  const { t } = useWords();
  return (
    <fieldset class="game-picker">
      <legend>{t['open.game']}</legend>
      <div class="pick-row">
        {BOX_NAMES.filter((box) => games.includes(box)).map((box) => (
          <label key={box} class="pick">
            <input type="radio" name={name} class="hidden" checked={box === chosen} onChange={() => onGame(box)} />
            <span class="pick-card">
              <Frontispiece name={box} />
              <b>{t[`box.${box}`]}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
