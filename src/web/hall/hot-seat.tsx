/** A table of one's own making on this device: several people, some bots. */
import { useState } from 'preact/hooks';
import { SHELF } from '../boards/shelf.ts';
import { freshSeed } from '../sittings.ts';
import { useWords } from '../words/words.tsx';
import { LEVEL_NAMES, type Level, levelWords } from '../words/levels.ts';
import { BOX_NAMES } from './frontispiece.tsx';
import { botsOf, sitAt, USUAL_GAME, USUAL_LEVEL } from './start.ts';

const MOST_SEATS = 4;
const LONGEST_NAME = 24;
const NAMES = ['Alonso', 'Teresa', 'Marcela', 'Ginés'] as const;

export function HotSeat() {
  const words = useWords();
  const { t } = words;
  const [game, setGame] = useState<string>(USUAL_GAME);
  const [people, setPeople] = useState(2);
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const start = (event: Event): void => {
    event.preventDefault();
    const sitters = names.slice(0, people).map((name, i) => ({ name: name.trim() === '' ? NAMES[i] : name.trim() }));
    const missing = Math.max(bots, SHELF[game].seats - people);
    const all = [...sitters, ...botsOf(missing, level, game)];
    sitAt(people > 1 ? 'hot-seat' : 'bots', all, freshSeed(), freshSeed(), game);
  };
  return (
    <form class="sheet hot-seat" onSubmit={start} aria-labelledby="hot-seat">
      <h2 id="hot-seat">{t['hall.hotSeat']}</h2>
      <p>{t['hall.hotSeatAbout']}</p>
      <div class="hot-counts">
        <label>
          {t['hall.game']}
          <select class="field" value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
            {BOX_NAMES.filter((name) => name in SHELF).map((name) => (
              <option key={name} value={name}>
                {t[`box.${name}`]}
              </option>
            ))}
          </select>
        </label>
        <Count
          label={t['hall.people']}
          choices={[1, 2, 3, 4]}
          value={people}
          onValue={(count) => (setPeople(count), setBots(Math.min(bots, MOST_SEATS - count)))}
        />
        <Count
          label={t['hall.bots']}
          choices={[0, 1, 2, 3].filter((count) => count + people <= MOST_SEATS)}
          value={bots}
          onValue={setBots}
        />
        {bots > 0 && (
          <label>
            {t['hall.level']}
            <select
              class="field"
              value={level}
              onChange={({ currentTarget }) => setLevel(currentTarget.value as Level)}
            >
              {LEVEL_NAMES.map((name) => (
                <option key={name} value={name}>
                  {levelWords(words, name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div class="hot-names">
        {names.slice(0, people).map((name, i) => (
          <input
            key={i}
            class="field"
            dir="auto"
            maxLength={LONGEST_NAME}
            value={name}
            aria-label={t['hall.name'](i + 1)}
            onInput={({ currentTarget }) => setNames(names.with(i, currentTarget.value))}
          />
        ))}
      </div>
      <button type="submit" class="button button-main">
        {t['hall.start']}
      </button>
    </form>
  );
}

interface CountProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function Count({ label, choices, value, onValue }: CountProps) {
  return (
    <label>
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
