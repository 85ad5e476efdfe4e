/** The end: all players and rounds in a table, and every point of the Principality that one looks at. */
import type { ComponentChildren } from 'preact';
import type { Seat, Viewer } from '../../../core/game.ts';
import type { Lay } from '../rules/components.ts';
import { sum, total } from '../rules/08-scoring.ts';
import type { Reason } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { listed } from '../../../core/text.ts';
import { namesOf, readerOf } from '../../../web/table/names.ts';
import { useWords, type Words } from './words.ts';
import { figuresOf } from './figures.ts';
import { gradeOf } from '../text/grade.ts';
import { EveryPoint } from './scoring.tsx';

export interface ResultProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  readonly round: number;
  /** The Principality of the seat at the end of the round. */
  readonly board: readonly Lay[];
  readonly onSeat: (seat: Seat) => void;
  readonly onRound: (round: number) => void;
  readonly onLight: (reasons: readonly Reason[]) => void;
  readonly after: ComponentChildren;
}

export function Result(props: ResultProps) {
  const { view, me, sitters, after } = props;
  const words = useWords();
  const { t } = words;
  const sums = view.realms.map((realm) => sum(realm.scores.map(total)));
  return (
    <section class="area-hand result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1}>
        {sums.length === 1
          ? `${t['dq.points'](sums[0])}. ${t[`dq.grade.${gradeOf(sums[0])}`]}`
          : verdict(words, sums, namesOf(sitters), readerOf(me, sitters))}
      </h2>
      {after}
      <ResultTable {...props} sums={sums} />
    </section>
  );
}

/** Among several: to the one who reads it, if somebody does. */
function verdict(words: Words, sums: readonly number[], names: readonly string[], reader: Seat | undefined): string {
  const { t } = words;
  const best = Math.max(...sums);
  const first = [...sums.keys()].filter((seat) => sums[seat] === best);
  const named = (seats: readonly Seat[]): string => listed(words, seats.map((seat) => names[seat])); // prettier-ignore
  if (reader === undefined) return t[first.length > 1 ? 'result.winners' : 'result.winner'](named(first));
  if (!first.includes(reader)) {
    const place = 1 + sums.filter((each) => each > sums[reader]).length;
    return t['dq.result.place'](place, best - sums[reader], named(first));
  }
  const others = [...sums.keys()].filter((seat) => seat !== reader);
  if (first.length > 1) return t['dq.result.shared'](named(others.filter((seat) => sums[seat] === best)));
  const next = Math.max(...others.map((seat) => sums[seat]));
  return t['dq.result.won'](named(others.filter((seat) => sums[seat] === next)), best - next);
}

function ResultTable({ view, sitters, seat, round, onSeat, onRound, sums }: ResultProps & { sums: readonly number[] }) {
  const { t } = useWords();
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">{t['table.players']}</th>
          {[1, 2, 3].map((r) => (
            <th scope="col" key={r}>
              {t['dq.roundColumn'](r)}
            </th>
          ))}
          <th scope="col">{t['dq.total']}</th>
        </tr>
      </thead>
      <tbody>
        {view.realms.map((realm, i) => (
          <tr key={i}>
            <th scope="row">
              <Escutcheon seat={i} /> {sitters[i].name}
            </th>
            {realm.scores.map((score, r) => (
              <td key={r}>
                <button
                  type="button"
                  class="result-cell"
                  aria-pressed={i === seat && r + 1 === round}
                  aria-label={`${sitters[i].name}, ${t['dq.roundColumn'](r + 1)}: ${t['dq.points'](total(score))}`}
                  onClick={() => (onSeat(i), onRound(r + 1))}
                >
                  {total(score)}
                </button>
              </td>
            ))}
            <td>{sums[i]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside the board: the reasons for each figure of the round one looks at. */
export function ResultPanel({ sitters, seat, round, board, onRound, onLight }: ResultProps) {
  const { t } = useWords();
  const figures = figuresOf(board, round);
  return (
    <section class="area-panel panel" aria-label={t['dq.explain']}>
      <h2 class="panel-title">
        {t['dq.explain']}
        {sitters.length > 1 && <span class="panel-whose">{sitters[seat].name}</span>}
        <span class="panel-sum">
          {t['dq.sum']} <b>{sum(figures.map(({ points }) => points))}</b>
        </span>
      </h2>
      <div class="rounds" role="group">
        {[1, 2, 3].map((r) => (
          <button key={r} type="button" class="tab" aria-pressed={r === round} onClick={() => onRound(r)}>
            {t['dq.roundColumn'](r)}
          </button>
        ))}
      </div>
      <EveryPoint round={round} figures={figures} board={board} onLight={onLight} />
    </section>
  );
}
