/** The Feats and the strength of a knight with every part, and at the end who has won. */
import type { Seat } from '../../../core/game.ts';
import { type Accounts, type Entry, listed } from '../../../core/text.ts';
import { difficulty, strength } from '../rules/06-strength.ts';
import { outcome } from '../rules/10-end.ts';
import { strengthParts } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { RULES } from '../rules/rulebook.ts';
import { isInFeat, type State } from '../rules/state.ts';
import { journeyText } from './cards.ts';
import type { Says } from './en.ts';
import { partName } from './parts.ts';
import type { Words } from './words.ts';

export const accounts: Accounts<State, Move, Says> = {
  rounds: 1,
  areApart: true, // Feats and strength
  account,
  foresee: account,
  verdict,
};

/** LM-10.2, LM-10.7: only Feats are points; strength is what wins them, and orders those who have as many. */
function account(words: Words, state: State, seat: Seat): Entry[] {
  const { t } = words;
  const { feats } = state.knights[seat];
  return [
    {
      category: t['lm.banners'],
      points: feats.length,
      rule: RULES['LM-10.2'],
      because: feats.map((card) => journeyText(words, card).name),
    },
    {
      category: t['lm.strengthNow'],
      points: strength(state, seat),
      rule: RULES['LM-6.4'],
      because: strengthParts(state, seat).map((part) => `${partName(words, part, state.feat.round)}: ${part.amount}`),
    },
  ];
}

/** The Feats so far, and at the end who has won. */
function verdict(words: Words, state: State, names: readonly string[]): string[] {
  const { t } = words;
  const lines = state.knights.map((_, seat) => `${names[seat]}: ${standing(words, state, seat)}`);
  const ended = outcome(state);
  if (ended === undefined) return isInFeat(state) ? [...lines, attempt(words, state)] : lines;
  const first = names.filter((_, seat) => ended.places[seat] === 1);
  return [...lines, t['lm.winner'](listed(words, first))];
}

function standing(words: Words, state: State, seat: Seat): string {
  const { t } = words;
  const { feats, love } = state.knights[seat];
  const favor = love < 0 ? [] : [t['lm.verdict.favor'](journeyText(words, love).name)];
  return [t['lm.feats'](feats.length), t['lm.strength'](strength(state, seat)), ...favor].join(', ');
}

const attempt = (words: Words, state: State): string =>
  words.t['lm.verdict.attempt'](
    journeyText(words, state.card).name,
    strength(state, state.feat.attempter),
    difficulty(state),
  );
