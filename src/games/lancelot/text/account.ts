/** The score in words: every source of VP with what it gives and why, as if the game ended now; at the end who is Lancelot. */
import { seededDice } from '../../../core/dice.ts';
import { type Seat, unheard } from '../../../core/game.ts';
import { type Accounts, type Entry, listedPeople } from '../../../core/text.ts';
import { contenders } from '../rules/15-end.ts';
import { CATEGORIES, MAJORITY_VP } from '../rules/components.ts';
import { asIfEnded, RULE_OF, scoreOf, type Source, SOURCES, total } from '../rules/explain.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { RULES } from '../rules/rulebook.ts';
import { type State, vpOf } from '../rules/state.ts';
import type { Says } from './en.ts';
import { completed, endingWords, learned, majorityWords } from './ending.ts';
import type { Words } from './words.ts';

export const accounts: Accounts<State, Move, Says> = {
  rounds: 1,
  account: (words, state, seat) => accountOf(words, state, seat),
  foresee,
  verdict,
};

/** In the order in which they are counted; each majority is an entry of its own. */
function accountOf(words: Words, state: State, seat: Seat): Entry[] {
  const end = asIfEnded(state);
  const score = scoreOf(end, seat);
  const names = end.knights.map((_, other) => words.t['lan.player'](other + 1));
  return SOURCES.flatMap((source) => {
    if (source === 'majorities') return CATEGORIES.map((_, i) => majority(words, end, seat, names, i));
    const because = whyOwn(words, end, seat, source) ?? endingWords(words, end, names, source);
    return [{ category: words.t[`lan.source.${source}`], points: score[source], rule: RULE_OF[source], because }];
  });
}

/** What a seat has won in play; undefined for what is compared with the others. */
function whyOwn(words: Words, end: State, seat: Seat, source: Source): string[] | undefined {
  if (source === 'guinevere') return [words.t['lan.taken'](end.knights[seat].guinevere)];
  if (source !== 'virtues' && source !== 'deeds') return undefined;
  const own = (source === 'virtues' ? learned : completed)(words, end, seat);
  return own.length === 0 ? [words.t['lan.none']] : own;
}

/** LAN-15.2 to LAN-15.4. */
function majority(words: Words, end: State, seat: Seat, names: readonly string[], category: number): Entry {
  return {
    category: words.t[`lan.category.${CATEGORIES[category]}`],
    points: end.majorities[category] === seat ? MAJORITY_VP : 0,
    rule: RULES[contenders(end, category).length > 1 ? 'LAN-15.4' : 'LAN-15.2'],
    because: [majorityWords(words, end, names, category)],
  };
}

function foresee(words: Words, state: State, seat: Seat, move: Move): Entry[] {
  const then = game.clone(state);
  game.apply(then, seat, move, seededDice(0), unheard);
  return accountOf(words, then, seat);
}

/** Now, and as if the game ended now; at the end, who is Lancelot. */
function verdict(words: Words, state: State, names: readonly string[]): string[] {
  const { t } = words;
  const end = asIfEnded(state);
  const isOver = state.phase === 'over';
  const lines = state.knights.map((knight, seat) => {
    const sum = sumOf(words, end, seat);
    if (isOver) return t['lan.of'](names[seat], sum);
    return `${t['lan.of'](names[seat], t['lan.vp'](vpOf(knight)))}. ${t['lan.of'](t['lan.ifEnded'], sum)}.`;
  });
  return isOver ? [...lines, winner(words, state, names)] : lines;
}

/** `19 VP (Virtues 3, Grail 4)`. */
function sumOf({ t }: Words, end: State, seat: Seat): string {
  const score = scoreOf(end, seat);
  const parts = SOURCES.flatMap((source) =>
    score[source] > 0 ? [`${t[`lan.source.${source}`]} ${score[source]}`] : [],
  );
  return `${t['lan.vp'](total(score))}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** LAN-15.7. */
function winner(words: Words, state: State, names: readonly string[]): string {
  const { scores, places } = game.outcome(state)!; // the game is over
  const first = places.indexOf(1);
  const others = names.filter((_, seat) => seat !== first && scores[seat] === scores[first]);
  const lancelot = words.t['lan.isLancelot'](names[first]);
  if (others.length === 0) return lancelot;
  return `${lancelot} ${words.t['lan.nearer'](listedPeople(words, [names[first], ...others]))}`;
}
