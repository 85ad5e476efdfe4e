/** A table of one's own making on this device: several people, some bots. */
import { useState } from 'preact/hooks';
import { MANIFESTS, WELCOME } from '../games.ts';
import { type Chair, Chairs, chairsFor, PERSON } from '../lobby/chairs.tsx';
import { GamePicker } from '../lobby/game-picker.tsx';
import { freshSeed } from '../local/games.ts';
import type { Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import { sitAt, USUAL_LEVEL } from './start.ts';

const LONGEST_NAME = 24;
const NAMES = ['Alonso', 'Teresa', 'Marcela', 'Ginés', 'Maritornes', 'Cardenio'] as const;

export function HotSeat() {
  const { t } = useWords();
  const [game, setGame] = useState<string>(WELCOME);
  const [chairs, setChairs] = useState<readonly Chair[]>([PERSON, PERSON]);
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const { seats, levels, bots } = MANIFESTS[game];
  const sitters = chairs.map((chair, seat): Sitter => {
    if (chair !== PERSON) return { name: bots[seat - 1], bot: chair };
    return { name: names[seat].trim() === '' ? NAMES[seat] : names[seat].trim() };
  });
  const start = (event: Event): void => {
    event.preventDefault();
    const people = chairs.filter((chair) => chair === PERSON).length;
    sitAt(people > 1 ? 'hot-seat' : 'bots', sitters, freshSeed(), freshSeed(), game);
  };
  return (
    <form class="sheet hot-seat" onSubmit={start} aria-labelledby="hot-seat">
      <h2 id="hot-seat">{t['hall.hotSeat']}</h2>
      <p>{t['hall.hotSeatAbout']}</p>
      <GamePicker
        name="hot-seat-game"
        games={Object.keys(MANIFESTS)}
        chosen={game}
        onGame={(chosen) => (setGame(chosen), setChairs(chairsFor(MANIFESTS[chosen], chairs, USUAL_LEVEL)))}
      />
      <Chairs
        seats={seats}
        chairs={chairs}
        levels={levels}
        person={t['hall.person']}
        own={1}
        onChange={setChairs}
        who={(seat, chair) =>
          chair === PERSON ? (
            <input
              class="inscribed"
              dir="auto"
              maxLength={LONGEST_NAME}
              value={names[seat]}
              aria-label={t['hall.name'](seat + 1)}
              onInput={({ currentTarget }) => setNames(names.with(seat, currentTarget.value))}
            />
          ) : (
            <i>{sitters[seat].name}</i>
          )
        }
      />
      <button type="submit" class="button button-main">
        {t['hall.start']}
      </button>
    </form>
  );
}
