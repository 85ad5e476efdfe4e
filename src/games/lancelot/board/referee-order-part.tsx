/** Who moves next, and why: where everybody stands, and the answer. */
import { NONE, type Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { Choice } from '../../../web/referee/choice.tsx';
import { Stepper } from '../../../web/referee/stepper.tsx';
import type { RefereeProps } from '../../../web/referee/referee.ts';
import { SPACES, TABLE, TURNS } from '../rules/components.ts';
import { spaceNamed, stopNamed } from '../text/naming.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { type NextMove, nextMove, standing, turnedOver } from './referee-order.ts';
import type { Table } from './referee-table.ts';
import { useWords } from './words.ts';

type Props = RefereeProps<Table, RefereeSays>;

export function OrderPart({ table, names, says, onTable }: Props) {
  const words = useWords();
  const places = [
    { value: NONE, name: says.notRidden },
    ...SPACES.map((_, value) => ({ value, name: stopNamed(words, value) })),
    { value: TABLE, name: says.home },
  ];
  return (
    <section class="ref-part" aria-labelledby="lanr-part">
      <h2 id="lanr-part">{says.whereAll}</h2>
      <Stepper
        label={says.turn}
        value={table.turn}
        least={1}
        most={TURNS}
        onValue={(turn) => onTable({ ...table, turn })}
      />
      <ul class="lanr-where">
        {names.map((name, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <Choice
              label={name}
              value={table.owns[seat].at}
              offered={places}
              onValue={(at) => onTable(standing(table, seat, { at }))}
            />
            <label class="check">
              <input
                type="checkbox"
                checked={table.owns[seat].moved}
                disabled={table.owns[seat].at === NONE || table.owns[seat].at === TABLE}
                onChange={({ currentTarget }) => onTable(standing(table, seat, { moved: currentTarget.checked }))}
              />
              <span>{says.hasMoved}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderAnswer({ table, names, says, onTable }: Props) {
  const words = useWords();
  const next = nextMove(table);
  return (
    <section class="ref-ask ref-verdict" aria-label={says.part.order}>
      <div role="status">
        {next.t === 'stack' && <p>{says.whoIsLowest(spaceNamed(words, next.space))}</p>}
        {next.t !== 'stack' && next.t !== 'next' && <p>{says.nextIs[next.t]}</p>}
        {next.t === 'next' && <Next next={next} names={names} says={says} />}
      </div>
      <div class="buttons">
        {next.t === 'stack' &&
          next.seats.map((seat) => (
            <button
              key={seat}
              type="button"
              class="button"
              onClick={() => onTable({ ...table, low: [...table.low, seat] })}
            >
              <Escutcheon seat={seat} /> {names[seat]}
            </button>
          ))}
        {next.t === 'roundOver' && (
          <button type="button" class="button button-main" onClick={() => onTable(turnedOver(table))}>
            {says.newRound}
          </button>
        )}
      </div>
    </section>
  );
}

interface NextProps extends Pick<Props, 'names' | 'says'> {
  readonly next: Extract<NextMove, { readonly t: 'next' }>;
}

function Next({ next: { order, why }, names, says }: NextProps) {
  const words = useWords();
  const [first, ...others] = order;
  const called = (seats: readonly Seat[]): string => listed(words, seats.map((seat) => names[seat])); // prettier-ignore
  return (
    <>
      <p>{says.because[why]}</p>
      {others.length > 0 && <p>{says.thereafter(called(others))}</p>}
      <p>{says.movesNext(names[first])}</p>
    </>
  );
}
