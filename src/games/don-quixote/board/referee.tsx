/** Don Quixote at your own table: tap a field, then the tile that lies there, round by round; the score explains itself. */
import './board.css';
import './referee.css';
import { useEffect, useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { RefereeSeats } from '../../../web/referee/seats.tsx';
import type { Referee, RefereeProps } from '../../../web/referee/referee.ts';
import { RefereeTabs } from '../../../web/referee/tabs.tsx';
import { fieldName, LAST_ROUND, ROAD_TILES, ROUNDS, tileOf } from '../rules/components.ts';
import { type Category, type Score, total } from '../rules/08-scoring.ts';
import { accounts } from '../text/account.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { type Figure, figuresOf } from './figures.ts';
import { Icon } from './icons.ts';
import { DARK, lightsOf, networkLights } from './lights.ts';
import { Principality } from './principality.tsx';
import { dataOf, type DrawnTile, undrawn, putTiles, withDrawn } from './referee-box.ts';
import { DrawTile } from './referee-draw.tsx';
import { RefereePicker } from './referee-picker.tsx';
import { RefereeScore } from './referee-score.tsx';
import {
  type Bar,
  barTo,
  boardAt,
  EMPTY,
  isDone,
  laidIn,
  place,
  MOST_SEATS,
  nextField,
  positionOf,
  readTable,
  remove,
  scoresOf,
  type Table,
  tilesIn,
  totalOf,
  turn,
  withoutSeat,
  withSeat,
  writeTable,
} from './referee-table.ts';
import { TileTextures } from './tile.tsx';
import { useWords } from './words.ts';

type Props = RefereeProps<Table, RefereeSays>;

export const referee: Referee<Table, RefereeSays> = {
  empty: EMPTY,
  read: readTable,
  write: writeTable,
  Draw: OwnTable,
};

const NOTHING_CHANGED: ReadonlySet<Category> = new Set();

function OwnTable({ table, names, says, onTable }: Props) {
  const { t } = useWords();
  const { seat, round } = table;
  putTiles(table.box); // while this page is open; whatever is drawn below looks at them
  useEffect(() => () => putTiles([]), []);
  const [sketch, setSketch] = useState<DrawnTile | undefined>(undefined);
  const [field, setField] = useState(NONE);
  const [bar, setBar] = useState<Bar | undefined>(undefined);
  const [lit, setLit] = useState<Category | undefined>(undefined);
  const [changed, setChanged] = useState(NOTHING_CHANGED);
  const board = boardAt(table, seat, round);
  const figures = figuresOf(board, round);
  const change = (next: Table): void => {
    setBar(undefined);
    setChanged(linesChanged(figures, figuresOf(boardAt(next, seat, round), round)));
    onTable(next);
  };
  const look = (next: Partial<Table>, at = NONE): void => {
    setBar(undefined);
    setSketch(undefined);
    setChanged(NOTHING_CHANGED);
    setField(at);
    onTable({ ...table, ...next });
  };
  const onTile = (tile: number): void => {
    const refused = barTo(table, field, tile);
    if (refused === undefined) change(place(table, field, tile));
    else setBar(refused);
  };
  const drawing = (data: DrawnTile): void => {
    setSketch(data);
    if (undrawn(data) === undefined) change({ ...table, box: withDrawn(table.box, data) });
  };
  const boxKey = JSON.stringify(table.box); // pictures are drawn once for each tile of a box
  const figure = figures.find(({ category }) => category === lit);
  return (
    <div class="dqr">
      <TileTextures />
      <RefereeSeats
        typed={table.names}
        names={names}
        points={table.boards.map((_, each) => totalOf(table, each))}
        seat={seat}
        least={1}
        most={MOST_SEATS}
        onSeat={(each) => look({ seat: each })}
        onNames={(typed) => onTable({ ...table, names: typed })}
        onAdd={() => look(withSeat(table))}
        onRemove={(gone) => look(withoutSeat(table, gone))}
      />
      <Rounds table={table} says={says} onRound={(each) => look({ round: each })} />
      <div class="dqr-board">
        <Principality
          key={boxKey}
          label={t['dq.principality'](names[seat])}
          board={board}
          card={field}
          isPicking
          lights={figure !== undefined ? lightsOf(figure.reasons) : field === NONE ? DARK : networkLights(board, field)}
          onField={(each) => (setBar(undefined), setSketch(undefined), setLit(undefined), setField(each))}
        />
      </div>
      <RefereeScore
        says={says}
        board={board}
        round={round}
        figures={figures}
        total={totalTo(table)}
        changed={changed}
        lit={lit}
        onLight={setLit}
      />
      <section class="dqr-ask" aria-labelledby="dqr-question">
        <h2 id="dqr-question">
          {field === NONE ? says.choose : says.which(fieldName(field))}
          <small>{says.entered(laidIn(table, seat, round), tilesIn(round))}</small>
        </h2>
        {bar !== undefined && (
          <p class="problem" role="alert">
            {barWords(says, bar, table, field)}
          </p>
        )}
        {field === NONE ? (
          <Verdict table={table} names={names} />
        ) : sketch !== undefined ? (
          <DrawTile says={says} data={sketch} wrong={undrawn(sketch)} onData={drawing} />
        ) : (
          <RefereePicker key={seat} says={says} table={table} field={field} onTile={onTile} />
        )}
        <div class="buttons">
          {field !== NONE && board[field] !== NONE && (
            <>
              <button type="button" class="button" onClick={() => change(turn(table, field))}>
                <Icon name="clockwise-rotation" /> {says.turn}
              </button>
              {tileOf(board[field]) < ROAD_TILES && (
                <button
                  type="button"
                  class="button"
                  aria-pressed={sketch !== undefined}
                  onClick={() => setSketch(sketch === undefined ? dataOf(table.box, tileOf(board[field])) : undefined)}
                >
                  {sketch === undefined ? says.draw : says.drawn}
                </button>
              )}
              <button type="button" class="button" onClick={() => change(remove(table, field))}>
                {says.remove}
              </button>
            </>
          )}
          <GoOn table={table} names={names} says={says} field={field} onLook={look} />
        </div>
      </section>
    </div>
  );
}

function linesChanged(before: readonly Figure[], after: readonly Figure[]): ReadonlySet<Category> {
  return new Set(after.flatMap(({ category, points }, i) => (points === before[i].points ? [] : [category])));
}

/** All points up to the round one looks at. */
function totalTo(table: Table): number {
  const scores = scoresOf(table, table.seat).slice(0, table.round);
  return scores.reduce((points, each) => points + (each === undefined ? 0 : total(each)), 0);
}

function barWords({ bar: words }: RefereeSays, bar: Bar, { round, filledIn }: Table, field: number): string {
  if (bar === 'roundFull') return words.roundFull(round, tilesIn(round));
  if (bar === 'laterRound') return words.laterRound(filledIn[field]);
  return words[bar];
}

interface RoundsProps {
  readonly table: Table;
  readonly says: RefereeSays;
  readonly onRound: (round: number) => void;
}

const ROUND_NUMBERS = ROUNDS.map((_, i) => i + 1);
const pointsOf = (scored: Score | undefined): string => (scored === undefined ? '' : `: ${total(scored)}`);

function Rounds({ table, says, onRound }: RoundsProps) {
  const scores = scoresOf(table, table.seat);
  return (
    <RefereeTabs
      label={says.rounds}
      parts={ROUND_NUMBERS}
      open={table.round}
      nameOf={(round) => `${says.round(round)}${pointsOf(scores[round - 1])}`}
      onOpen={onRound}
    />
  );
}

/** Everybody's points, and who has won, once all lies. */
function Verdict({ table, names }: Pick<Props, 'table' | 'names'>) {
  const words = useWords();
  if (!isDone(table)) return undefined;
  return (
    <div class="ref-verdict" role="status">
      {accounts.verdict(words, positionOf({ ...table, round: LAST_ROUND }), names).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface GoOnProps extends Pick<Props, 'table' | 'names' | 'says'> {
  readonly field: number;
  readonly onLook: (next: Partial<Table>, field?: number) => void;
}

/** The one thing most wanted now: the next field, the next player, or the next round. */
function GoOn({ table, names, says, field, onLook }: GoOnProps) {
  const { round, boards } = table;
  const next = nextField(table, field);
  const isLaid = next === NONE;
  const waiting = boards.findIndex((_, each) => laidIn(table, each, round) < tilesIn(round));
  if (!isLaid)
    return (
      <button type="button" class="button button-main" onClick={() => onLook({}, next)}>
        {says.next}
      </button>
    );
  if (waiting !== NONE)
    return (
      <button type="button" class="button button-main" onClick={() => onLook({ seat: waiting })}>
        {says.nextPlayer(names[waiting])}
      </button>
    );
  if (round === LAST_ROUND) return undefined;
  return (
    <button type="button" class="button button-main" onClick={() => onLook({ round: round + 1, seat: 0 })}>
      {says.nextRound(round + 1)}
    </button>
  );
}
