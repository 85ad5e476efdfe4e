/** La Mancha at your own table: what lies before each knight, the arithmetic of a Feat, and the score sheet. */
import './board.css';
import './referee.css';
import { useState } from 'preact/hooks';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { NONE } from '../../../core/game.ts';
import { Choice } from '../../../web/referee/choice.tsx';
import type { Referee, RefereeProps } from '../../../web/referee/referee.ts';
import { RefereeSeats } from '../../../web/referee/seats.tsx';
import { RefereeTabs } from '../../../web/referee/tabs.tsx';
import { accounts } from '../text/account.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { FeatPart } from './referee-attempt.tsx';
import { featCards, featName } from './referee-cards.ts';
import { lookAt } from './referee-feat.ts';
import type { OwnTableProps } from './referee-props.ts';
import { KnightPart } from './referee-knight.tsx';
import {
  EMPTY,
  isSudden,
  leadersOf,
  LEAST_SEATS,
  LENGTHS,
  MOST_SEATS,
  readTable,
  type Table,
  withoutSeat,
  withOwn,
  withSeat,
  wonIn,
} from './referee-table.ts';
import { writeTable } from './referee-text.ts';
import { useWords } from './words.ts';

export const referee: Referee<Table, RefereeSays> = {
  empty: EMPTY,
  read: readTable,
  write: writeTable,
  Draw: OwnTable,
};

const PARTS = ['knight', 'feat', 'score'] as const;
const DRAWN = { knight: KnightPart, feat: FeatPart, score: ScorePart } as const;

function OwnTable(given: RefereeProps<Table, RefereeSays>) {
  const { table, names, says, onTable } = given;
  const [part, setPart] = useState<(typeof PARTS)[number]>('knight');
  const Part = DRAWN[part];
  return (
    <div class="ref-table">
      <RefereeSeats
        typed={table.names}
        names={names}
        points={table.owns.map(({ feats }) => feats.length)}
        seat={table.seat}
        least={LEAST_SEATS}
        most={MOST_SEATS}
        onSeat={(seat) => onTable({ ...table, seat, die: 0 })}
        onNames={(typed) => onTable({ ...table, names: typed })}
        onAdd={() => onTable(withSeat(table))}
        onRemove={(gone) => onTable(withoutSeat(table, gone))}
      />
      <RefereeTabs label={says.parts} parts={PARTS} open={part} nameOf={(each) => says.part[each]} onOpen={setPart} />
      <Part {...given} looked={lookAt(table)} />
    </div>
  );
}

function ScorePart(props: OwnTableProps) {
  const { table, names, says, onTable, looked } = props;
  return (
    <>
      <section class="ref-part" aria-label={says.part.score}>
        <Choice
          label={says.length}
          value={table.length}
          offered={LENGTHS.map((value) => ({ value, name: says.feats(value), disabled: value < wonIn(table) }))}
          onValue={(length) => onTable({ ...table, length, winner: NONE })}
        />
        <Banners {...props} />
      </section>
      <div class="ref-answer">
        <section class="ref-ask" aria-labelledby="lmr-sheet">
          <h2 id="lmr-sheet">{says.sheet}</h2>
          <ul class="ref-lines">
            {names.map((name, seat) => (
              <li key={seat} class="lmr-line">
                <Escutcheon seat={seat} /> <span>{name}</span>
                <span>{says.line(table.owns[seat].feats.length, looked.printed[seat] ?? 0)}</span>
              </li>
            ))}
          </ul>
          <Verdict {...props} />
        </section>
      </div>
    </>
  );
}

/** The Feats that the knight one looks at has won. */
function Banners({ table, names, says, onTable }: OwnTableProps) {
  const words = useWords();
  const { feats } = table.owns[table.seat];
  const isFull = wonIn(table) >= table.length;
  return (
    <>
      <h2>{says.featsOf(names[table.seat])}</h2>
      <ul class="lmr-banners">
        {feats.map((card, i) => (
          <li key={i}>
            <span>{featName(words, says, card)}</span>
            <button
              type="button"
              class="button"
              aria-label={says.removeFeat(featName(words, says, card))}
              onClick={() => onTable(withOwn(table, { feats: feats.toSpliced(i, 1) }))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {!isFull && (
        <Choice
          label={says.addFeat}
          value={NONE}
          offered={[{ value: NONE, name: '…' }, ...featCards(words, says, table)]}
          onValue={(card) => onTable(withOwn(table, { feats: [...feats, card] }))}
        />
      )}
    </>
  );
}

function Verdict({ table, names, says, onTable, looked }: OwnTableProps) {
  const words = useWords();
  const { state } = looked;
  const left = table.length - wonIn(table);
  if (left > 0) return <p role="status">{says.left(left)}</p>;
  if (isSudden(table) && table.winner === NONE)
    return (
      <>
        <p role="status">{says.tie}</p>
        <h2>{says.whoWon}</h2>
        <div class="buttons">
          {leadersOf(table).map((seat) => (
            <button key={seat} type="button" class="button" onClick={() => onTable({ ...table, winner: seat })}>
              <Escutcheon seat={seat} /> {names[seat]}
            </button>
          ))}
        </div>
      </>
    );
  return (
    <div class="ref-verdict" role="status">
      {state !== undefined && <p>{accounts.verdict(words, state, names).at(-1)}</p>}
    </div>
  );
}
