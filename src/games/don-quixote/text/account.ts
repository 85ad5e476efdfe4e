/** The score in words: every category with what it gives and why, and at the end who has won. */
import { HIDDEN, type Seat } from '../../../core/game.ts';
import { type Accounts, type Entry, listedPeople } from '../../../core/text.ts';
import { type Lay, LAST_ROUND, layOf } from '../rules/components.ts';
import {
  CATEGORIES,
  type Category,
  isMerged,
  pointsOf,
  RULE_OF,
  type Score,
  sum,
  sumOfScores,
} from '../rules/08-scoring.ts';
import { explain, type Reason } from '../rules/explain.ts';
import { isOver, type LayMove, type State } from '../rules/state.ts';
import type { Says } from './en.ts';
import { gradeOf } from './grade.ts';
import { becauseWords } from './tiles.ts';
import type { Words } from './words.ts';

export const accounts: Accounts<State, LayMove, Says> = {
  rounds: LAST_ROUND,
  account: (words, state, seat, round = state.round) => accountOf(words, state.realms[seat].board, round),
  foresee,
  verdict,
};

function accountOf(words: Words, board: readonly Lay[], round: number): Entry[] {
  const reasons = explain(board, round);
  return CATEGORIES.map((category) => {
    const own = reasons.filter((reason) => reason.category === category);
    return {
      category: words.t[`dq.cat.${category}`],
      points: sum(own.map(({ points }) => points)),
      rule: RULE_OF[category],
      because: because(words, category, own, board, round),
    };
  });
}

function because(
  words: Words,
  category: Category,
  reasons: readonly Reason[],
  board: readonly Lay[],
  round: number,
): string[] {
  if (category === 'knightGroup' && round < LAST_ROUND) return [words.t['dq.of.later']];
  if (reasons.length === 0) return [words.t['dq.because.noGroup']];
  return reasons.map((reason) => becauseWords(words, reason, board));
}

function foresee(words: Words, state: State, seat: Seat, { tile, turn }: LayMove): Entry[] {
  const { board } = state.realms[seat];
  return accountOf(words, state.card >= 0 ? board.with(state.card, layOf(tile, turn)) : board, state.round);
}

/** DQ-9.1 to DQ-9.3. */
function verdict(words: Words, state: State, names: readonly string[]): string[] {
  const { t } = words;
  const sums = state.realms.map(({ scores }) => sumOfScores(scores));
  const lines = state.realms.map(({ scores }, seat) => {
    if (scores.length === 0) return t['dq.verdict.none'](names[seat]);
    const rounds = scores.flatMap((points, i) => (isMerged(points) ? [] : roundPoints(words, scores, i))).join(' + ');
    return `${names[seat]}: ${rounds} = ${sums[seat] === HIDDEN ? '?' : t['dq.points'](sums[seat])}`;
  });
  if (!isOver(state)) return lines;
  if (sums.includes(HIDDEN)) return [...lines, t['dq.verdict.untold']];
  return [...lines, sums.length === 1 ? grade(words, state, sums[0]) : winners(words, sums, names)];
}

function roundPoints({ t }: Words, scores: readonly Score[], round: number): string {
  const points = pointsOf(scores[round]);
  if (points === HIDDEN) return '?';
  return round > 0 && isMerged(scores[round - 1]) ? t['dq.verdict.earlier'](points) : String(points);
}

const grade = ({ t }: Words, { options }: State, points: number): string =>
  options.sanchoPansa ? t['dq.verdict.noGrades'] : t[`dq.grade.${gradeOf(points)}`];

function winners(words: Words, sums: readonly number[], names: readonly string[]): string {
  const most = Math.max(...sums);
  const first = names.filter((_, seat) => sums[seat] === most);
  return first.length === 1
    ? words.t['dq.verdict.winner'](first[0])
    : words.t['dq.verdict.tie'](listedPeople(words, first));
}
