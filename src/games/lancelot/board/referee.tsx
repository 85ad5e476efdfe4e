/** Lancelot at your own table: what everybody has after the last turn, who wins what, and what can be learned. */
import './referee.css';
import { useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { RefereeSeats } from '../../../web/referee/seats.tsx';
import type { Referee, RefereeProps } from '../../../web/referee/referee.ts';
import { RefereeTabs } from '../../../web/referee/tabs.tsx';
import { finalVp } from '../rules/15-end.ts';
import type { State } from '../rules/state.ts';
import { accounts } from '../text/account.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { RefereeEnd } from './referee-end.tsx';
import { writeTable } from './referee-order.ts';
import { OrderAnswer, OrderPart } from './referee-order-part.tsx';
import { Deeds, Goods, Virtues } from './referee-parts.tsx';
import {
  choicesOf,
  EMPTY,
  endOf,
  grailLeaders,
  isGrailTold,
  isSeated,
  isTied,
  LEAST_SEATS,
  MOST_SEATS,
  readTable,
  type Table,
  withoutSeat,
  withSeat,
} from './referee-table.ts';
import { CATEGORIES } from '../rules/components.ts';
import { useWords } from './words.ts';

export type OwnTableProps = RefereeProps<Table, RefereeSays>;

export const referee: Referee<Table, RefereeSays> = {
  empty: EMPTY,
  read: readTable,
  write: writeTable,
  Draw: OwnTable,
};

const PARTS = ['goods', 'virtues', 'deeds', 'order'] as const;
const DRAWN = { goods: Goods, virtues: Virtues, deeds: Deeds, order: OrderPart } as const;

function OwnTable(props: OwnTableProps) {
  const { table, names, says, onTable } = props;
  const [part, setPart] = useState<(typeof PARTS)[number]>('goods');
  const end = endOf(table);
  const Part = DRAWN[part];
  return (
    <div class="ref-table">
      <RefereeSeats
        typed={table.names}
        names={names}
        points={table.owns.map((_, seat) => pointsOf(table, end, seat))}
        seat={table.seat}
        least={LEAST_SEATS}
        most={MOST_SEATS}
        onSeat={(seat) => onTable({ ...table, seat })}
        onNames={(typed) => onTable({ ...table, names: typed })}
        onAdd={() => onTable(withSeat(table))}
        onRemove={(gone) => onTable(withoutSeat(table, gone))}
      />
      <RefereeTabs label={says.parts} parts={PARTS} open={part} nameOf={(each) => says.part[each]} onOpen={setPart} />
      <Part {...props} />
      <div class="ref-answer">
        {part === 'order' ? (
          <OrderAnswer {...props} />
        ) : (
          <>
            <RefereeEnd table={table} names={names} says={says} end={end} />
            <Question {...props} end={end} />
          </>
        )}
      </div>
    </div>
  );
}

/** While nobody told whose marker leads, the Grail gives nothing yet. */
function pointsOf(table: Table, end: State, seat: Seat): number {
  return isGrailTold(table) ? finalVp(end, seat) : finalVp({ ...end, pilgrims: [NONE] }, seat);
}

/** What the ruling still depends on, asked one by one; at last who is Lancelot. */
function Question({ table, names, says, end, onTable }: OwnTableProps & { readonly end: State }) {
  const words = useWords();
  const { t } = words;
  if (!isSeated(table)) {
    const hasTie = CATEGORIES.some((_, category) => isTied(end, category));
    return (
      <p class="ref-ask" role="status">
        {hasTie ? says.seatsFirst : says.seatsForWinner}
      </p>
    );
  }
  const choices = choicesOf(end);
  if (choices.length > 0)
    return (
      <section class="ref-ask" aria-labelledby="lanr-question">
        <h2 id="lanr-question">{says.whichTake(names[end.mover])}</h2>
        <p>{says.nearest}</p>
        <div class="buttons">
          {choices.map((category) => (
            <button
              key={category}
              type="button"
              class="button"
              onClick={() => onTable({ ...table, claims: [...table.claims, category] })}
            >
              {says.take(t[`lan.category.${CATEGORIES[category]}`])}
            </button>
          ))}
        </div>
      </section>
    );
  if (!isGrailTold(table))
    return (
      <section class="ref-ask" aria-labelledby="lanr-question">
        <h2 id="lanr-question">{says.whoLowest}</h2>
        <div class="buttons">
          {grailLeaders(table).map((seat) => (
            <button key={seat} type="button" class="button" onClick={() => onTable({ ...table, lowest: seat })}>
              <Escutcheon seat={seat} /> {names[seat]}
            </button>
          ))}
        </div>
      </section>
    );
  return (
    <div class="ref-ask ref-verdict" role="status">
      {accounts.verdict(words, end, names).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
