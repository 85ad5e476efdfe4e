/** The drawing of a rule that is told by one, fetched with the rulebook. */
import type { JSX } from 'preact';
import { lazily, type Lazily, useFetched } from '../fetched.tsx';

/** By rule. */
type RuleFigures = { readonly [rule: string]: () => JSX.Element };

const FIGURES = import.meta.glob<RuleFigures>('../../games/*/board/rule-figures.tsx', { import: 'figures' });
const NONE: RuleFigures = {};

const fetched = new Map<string, Lazily<RuleFigures>>();

function figuresOf(game: string): Lazily<RuleFigures> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const fetching = lazily(async () => (await FIGURES[`../../games/${game}/board/rule-figures.tsx`]?.()) ?? NONE);
  fetched.set(game, fetching);
  return fetching;
}

/** Nothing for most rules. */
export function RuleFigure({ game, rule }: { readonly game: string; readonly rule: string }) {
  const Drawn = useFetched(figuresOf(game)).value?.[rule];
  return Drawn && <Drawn />;
}
