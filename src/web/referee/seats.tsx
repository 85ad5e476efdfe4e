/** Who plays: a tab for each with points, and a sheet in which to name, add and remove them. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { useWords } from '../i18n/words.tsx';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { TextField } from '../look/text-field.tsx';

const LONGEST_NAME = 24;

interface SeatsProps {
  /** As typed. */
  readonly typed: readonly string[];
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly seat: Seat;
  readonly least: number;
  readonly most: number;
  readonly onSeat: (seat: Seat) => void;
  readonly onNames: (names: readonly string[]) => void;
  readonly onAdd: () => void;
  readonly onRemove: (seat: Seat) => void;
}

export function RefereeSeats(props: SeatsProps) {
  const { names, points, seat, onSeat } = props;
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="ref-seats" aria-label={t['referee.players']}>
      <ul>
        {names.map((name, i) => (
          <li key={i}>
            <button
              type="button"
              class={`ref-seat ${tinctureOf(i)}`}
              aria-pressed={i === seat}
              onClick={() => onSeat(i)}
            >
              <Escutcheon seat={i} />
              <span class="ref-seat-name">{name}</span>
              <b class="ref-seat-points">{points[i]}</b>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t['referee.players']}
      </button>
      {isOpen && <Company {...props} />}
    </section>
  );
}

function Company({ typed, names, least, most, onNames, onAdd, onRemove }: SeatsProps) {
  const { t } = useWords();
  return (
    <div class="ref-company">
      {names.map((name, i) => (
        <div class="ref-person" key={i}>
          <Escutcheon seat={i} />
          <TextField
            dir="auto"
            label={t['referee.name'](i + 1)}
            maxLength={LONGEST_NAME}
            value={typed[i]}
            onText={(text) => onNames(typed.with(i, text))}
          />
          {names.length > least && (
            <button type="button" class="button" aria-label={t['referee.remove'](name)} onClick={() => onRemove(i)}>
              ×
            </button>
          )}
        </div>
      ))}
      {names.length < most && (
        <button type="button" class="button" onClick={onAdd}>
          {t['referee.add']}
        </button>
      )}
    </div>
  );
}
