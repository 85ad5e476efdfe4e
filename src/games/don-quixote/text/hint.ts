/** Why a bot would place a tile: the points it gives, or else what it prepares. */
import type { SayHint } from '../../../core/text.ts';
import { type Lay, LAST_ROUND, layOf } from '../rules/components.ts';
import { explain, type Reason } from '../rules/explain.ts';
import { CATEGORIES, type Category, score } from '../rules/08-scoring.ts';
import type { LayMove, State } from '../rules/state.ts';
import { type Hints, hints as en } from './hint.en.ts';
import { hints as es } from './hint.es.ts';

const IN = { en, es };

export const hint: SayHint<State, LayMove> = ({ language }, view, seat, { tile, turn }) => {
  const h = IN[language];
  const { board } = view.realms[seat];
  const after = board.with(view.card, layOf(tile, turn));
  const gained = gains(h, board, after, view.round);
  return (gained.length > 0 ? gained : prepares(h, board, after, view)).slice(0, 2).join(' ');
};

function gains(h: Hints, board: readonly Lay[], after: readonly Lay[], round: number): string[] {
  const [before, then] = [score(board, round), score(after, round)];
  return CATEGORIES.filter((each) => then[each] > before[each]).map((each) =>
    h.points(then[each] - before[each], h[each]),
  );
}

function prepares(h: Hints, board: readonly Lay[], after: readonly Lay[], { round, card }: State): string[] {
  const [before, then] = [explain(board, round), explain(after, round)];
  const all = (reasons: readonly Reason[], category: Category): Reason[] =>
    reasons.filter((reason) => reason.category === category);
  const most = (reasons: readonly Reason[], category: Category): number =>
    Math.max(0, ...all(reasons, category).map(({ have }) => have));
  const grown = (category: Category): Reason | undefined =>
    all(then, category).find(({ have }) => have > most(before, category));
  const castles = (['castle6', 'castle4'] as const).flatMap((castle) => {
    const reason = grown(castle);
    return reason === undefined ? [] : [h.knight(reason.have, reason.need, h[castle])];
  });
  const guard = grown('defense');
  const [now, later] = [explain(board, LAST_ROUND), explain(after, LAST_ROUND)].map(
    (reasons) => all(reasons, 'knightGroup')[0]?.points ?? 0,
  );
  const buildings = (['churches', 'windmills'] as const).flatMap((kind) => {
    if (all(then, kind).length > all(before, kind).length) return [kind === 'churches' ? h.church : h.windmill];
    return all(then, kind).some(({ features }) => features.some(({ field }) => field === card))
      ? [h.more(h[kind])]
      : [];
  });
  const told = [
    ...castles,
    ...(guard === undefined ? [] : [h.guard(guard.have, guard.need)]),
    ...(later > now ? [h.joins(later)] : []),
    ...buildings,
  ];
  return told.length > 0 ? told : [h.waits];
}
