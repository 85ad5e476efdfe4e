/** Knights & Damosels at your own table: the rows, what an event pays or takes, the ranking, and the last battle. */
import './board.css';
import './referee.css';
import { useState } from 'preact/hooks';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Referee } from '../../../web/referee/referee.ts';
import { RefereeSeats } from '../../../web/referee/seats.tsx';
import { RefereeTabs } from '../../../web/referee/tabs.tsx';
import { isDecided, victoryOf } from '../rules/10-end.ts';
import { standingWords } from '../text/asking.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { rankingOf, writeTable } from './referee-battle.ts';
import { CamlannPart } from './referee-camlann.tsx';
import { EventPart } from './referee-event-part.tsx';
import type { OwnTableProps } from './referee-props.ts';
import { RowPart } from './referee-row.tsx';
import {
  EMPTY,
  LEAST_SEATS,
  MOST_SEATS,
  readTable,
  roundState,
  type Table,
  withoutSeat,
  withSeat,
} from './referee-table.ts';
import { useWords } from './words.ts';

export const referee: Referee<Table, RefereeSays> = {
  empty: EMPTY,
  read: readTable,
  write: writeTable,
  Draw: OwnTable,
};

const PARTS = ['cards', 'event', 'ranking', 'camlann'] as const;

function OwnTable(props: OwnTableProps) {
  const { table, names, says, onTable } = props;
  const [part, setPart] = useState<(typeof PARTS)[number]>('cards');
  return (
    <div class="ref-table">
      <RefereeSeats
        typed={table.names}
        names={names}
        points={table.owns.map(({ worship }) => worship)}
        seat={table.seat}
        least={LEAST_SEATS}
        most={MOST_SEATS}
        onSeat={(seat) => onTable({ ...table, seat })}
        onNames={(typed) => onTable({ ...table, names: typed })}
        onAdd={() => onTable(withSeat(table))}
        onRemove={(gone) => onTable(withoutSeat(table, gone))}
      />
      <RefereeTabs label={says.parts} parts={PARTS} open={part} nameOf={(each) => says.part[each]} onOpen={setPart} />
      {part === 'cards' && <RowPart key={table.seat} {...props} />}
      {part === 'event' && <EventPart {...props} />}
      {part === 'ranking' && <RankingPart {...props} />}
      {part === 'camlann' && <CamlannPart {...props} />}
    </div>
  );
}

function RankingPart({ table, names, says, onTable }: OwnTableProps) {
  const words = useWords();
  const { t } = words;
  const state = roundState(table);
  const { order, equal } = rankingOf(table);
  return (
    <>
      <section class="ref-part" aria-labelledby="kdr-order">
        <h2 id="kdr-order">{says.order}</h2>
        {!isDecided(state) && <p>{says.notOver}</p>}
        <ol class="kdr-pays">
          {[...order, ...equal].map((seat, i) => (
            <li key={seat}>
              <Escutcheon seat={seat} />
              <span>
                {names[seat]} {victoryOf(state, seat) > 0 && <i>{t['kd.victory'](victoryOf(state, seat))}</i>}
                <small>{standingWords(words, state, seat)}</small>
              </span>
              <b>{i < order.length ? i + 1 : `${order.length + 1}?`}</b>
            </li>
          ))}
        </ol>
      </section>
      <div class="ref-answer">
        {equal.length > 0 ? (
          <section class="ref-ask" aria-labelledby="kdr-lot">
            <h2 id="kdr-lot">{order.length === 0 ? says.lot : says.lotNext}</h2>
            <div class="buttons">
              {equal.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="button"
                  onClick={() => onTable({ ...table, lots: [...table.lots, seat] })}
                >
                  <Escutcheon seat={seat} /> {names[seat]}
                </button>
              ))}
            </div>
          </section>
        ) : (
          isDecided(state) && (
            <div class="ref-ask ref-verdict" role="status">
              <p>{t['kd.wins'](names[order[0]])}</p>
            </div>
          )
        )}
      </div>
    </>
  );
}
