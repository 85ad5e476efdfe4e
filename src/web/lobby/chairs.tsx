/** The seats of a table that is being opened: one's own, and for each other a person to come or a bot. */
import type { OfferedGame } from '../../wire/http.ts';
import { Escutcheon } from '../look/tinctures.tsx';
import { useMe } from '../net/me.ts';
import { type Level, LEVEL_NAMES, levelWords } from '../words/levels.ts';
import { useWords } from '../words/words.tsx';

/** A seat for whoever has the link. */
export const EMPTY = 'empty';
export type Chair = typeof EMPTY | Level;

interface ChairsProps {
  readonly game: OfferedGame;
  readonly others: readonly Chair[];
  readonly onChange: (others: readonly Chair[]) => void;
}

export function Chairs({ game: { seats }, others, onChange }: ChairsProps) {
  const words = useWords();
  const { t } = words;
  const me = useMe();
  return (
    <fieldset class="chairs">
      <legend>{t['open.seats']}</legend>
      <ol>
        <li>
          <Escutcheon seat={0} />
          <span class="company-name" dir="auto">
            {me?.name ?? t['seat.you']}
          </span>
        </li>
        {others.map((chair, i) => (
          <li key={i}>
            <Escutcheon seat={i + 1} />
            <select
              class="field"
              aria-label={t['open.seat'](i + 2)}
              value={chair}
              onChange={({ currentTarget }) => onChange(others.with(i, currentTarget.value as Chair))}
            >
              <option value={EMPTY}>{t['open.person']}</option>
              {LEVEL_NAMES.map((level) => (
                <option key={level} value={level}>
                  {t['far.bot'](levelWords(words, level))}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="tool"
              disabled={others.length < seats.min}
              aria-label={t['open.fewer'](i + 2)}
              onClick={() => onChange(others.toSpliced(i, 1))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        disabled={others.length + 1 >= seats.max}
        onClick={() => onChange([...others, EMPTY])}
      >
        {t['open.more']}
      </button>
    </fieldset>
  );
}
