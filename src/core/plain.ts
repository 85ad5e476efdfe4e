/** What suits any game until it has words and accounts of its own: plain, and never wrong. */
import type { AnyGame, Move, Seat } from './game.ts';
import type { AnyAccounts, AnyNarrator, Entry } from './text.ts';

/** `bid 3`: what it is, and its figures in their order. */
function inWords(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return String(thing);
  return Object.entries(thing)
    .map(([name, value]) => (name === 't' ? String(value) : `${name} ${JSON.stringify(value)}`))
    .join(', ');
}

export function plainNarrator(game: AnyGame): AnyNarrator {
  return {
    tell: (_words, { seat, ...rest }: { readonly seat?: Seat }, names) => ({
      text: seat === undefined ? inWords(rest) : `${names[seat]}: ${inWords(rest)}`,
    }),
    question: (_words, view, viewer) => (game.pending(view).includes(viewer as Seat) ? game.title : `${game.title} …`),
    nameMove: (_words, _view, move: Move) => inWords(move),
    where: () => game.title,
    points: (view, seat) => game.outcome(view)?.scores[seat] ?? 0,
    worth: () => '',
    grade: (_words, points) => String(points),
    share: (_words, view) => `${game.title}: ${game.outcome(view)?.scores.join(' : ') ?? ''}`,
  };
}

export function plainAccounts(game: AnyGame): AnyAccounts {
  const account = (view: unknown, seat: Seat): readonly Entry[] => {
    const points = game.outcome(view)?.scores[seat];
    const [rule] = Object.values(game.rules);
    return points === undefined ? [] : [{ category: 'points', points, rule, because: [] }];
  };
  return {
    rounds: 1,
    account: (_words, view, seat) => account(view, seat),
    foresee: (_words, view, seat) => account(view, seat),
    verdict: (_words, view, names) =>
      (game.outcome(view)?.scores ?? []).map((points, seat) => `${names[seat]}: ${points}`),
  };
}
