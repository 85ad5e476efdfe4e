/** The seats of a table that is being set: each with its arms, for a person or for a bot, as many as the game allows. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import type { LevelName } from '../../core/game.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords } from '../i18n/words.tsx';

/** A person, whoever it will be, or a bot. */
export const PERSON = 'person';
export type Chair = typeof PERSON | LevelName;

interface ChairsProps {
  /** So many at least, so many at most. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly chairs: readonly Chair[];
  readonly levels: readonly LevelName[];
  /** How a person is called who may sit there. */
  readonly person: string;
  /** Those of the first seats that are not for bots. */
  readonly own: number;
  readonly onChange: (chairs: readonly Chair[]) => void;
  /** Who sits there, as far as one knows. */
  readonly who: (seat: Seat, chair: Chair) => ComponentChildren;
}

export function Chairs({ seats, chairs, levels, person, own, onChange, who }: ChairsProps) {
  const words = useWords();
  const { t } = words;
  return (
    <fieldset class="chairs">
      <legend>{t['open.seats']}</legend>
      <ol>
        {chairs.map((chair, seat) => (
          <li key={seat} class={`lobby-seat ${tinctureOf(seat)}`}>
            <Escutcheon seat={seat} />
            <span class="chair-who">{who(seat, chair)}</span>
            {seat >= own && (
              <select
                class="field"
                aria-label={t['open.seat'](seat + 1)}
                value={chair}
                onChange={({ currentTarget }) => onChange(chairs.with(seat, currentTarget.value as Chair))}
              >
                <option value={PERSON}>{person}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {t['far.bot'](levelWords(words, level))}
                  </option>
                ))}
              </select>
            )}
            {seat >= own && chairs.length > seats.min && (
              <button
                type="button"
                class="tool chair-away"
                aria-label={t['open.fewer'](seat + 1)}
                onClick={() => onChange(chairs.toSpliced(seat, 1))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {chairs.length < seats.max && (
        <button type="button" class="button" onClick={() => onChange([...chairs, PERSON])}>
          {t['open.more']}
        </button>
      )}
    </fieldset>
  );
}

interface ForGame {
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: readonly LevelName[];
}

/** The same company at another game: as many chairs as it has, with bots that it knows. */
export function chairsFor({ seats, levels }: ForGame, chairs: readonly Chair[], usual: Chair): readonly Chair[] {
  const missing = Math.max(0, seats.min - chairs.length);
  const all = [...chairs, ...Array.from({ length: missing }, () => usual)].slice(0, seats.max);
  return all.map((chair) => (chair === PERSON || levels.includes(chair) ? chair : levels[0]));
}
