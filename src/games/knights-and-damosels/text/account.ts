/** How near a seat is to each of the three victories, and at the end who has won. */
import { NONE, type Seat } from '../../../core/game.ts';
import { type Accounts, type Entry, listed } from '../../../core/text.ts';
import { earned, given, givenTo, VICTORIES, victoryOf } from '../rules/10-end.ts';
import { type Card, DAMOSELS, damoselOf, KNIGHTS } from '../rules/components.ts';
import { prospects } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { RULES } from '../rules/rulebook.ts';
import { currentStep, type State, thresholdsOf } from '../rules/state.ts';
import type { Says } from './en.ts';
import { standingWords } from './asking.ts';
import { cardName } from './naming.ts';
import type { Words } from './words.ts';

export const accounts: Accounts<State, Move, Says> = {
  rounds: 60, // KD-14.1: the standing is that of the moment, whatever the round
  areApart: true, // cards given, cards earned, worship
  account,
  foresee,
  verdict,
};

function account(words: Words, state: State, seat: Seat): Entry[] {
  const { t } = words;
  const { row, worship } = state.players[seat];
  const needed = thresholdsOf(state);
  const cards = row.length > 0 ? [cardsNamed(words, row)] : [];
  return [
    entry(words, 'damosel', given(state, seat), [t['kd.because.given'](needed.given), ...gifts(words, state, seat)]),
    entry(words, 'knight', earned(state, seat), [t['kd.because.earned'](needed.earned), ...cards]),
    entry(words, 'worship', worship, [t['kd.because.worship'](needed.worship)]),
  ];
}

function entry({ t }: Words, victory: (typeof VICTORIES)[number], points: number, because: readonly string[]): Entry {
  return { category: t['kd.victory'](VICTORIES.indexOf(victory)), points, rule: RULES['KD-10.1'], because };
}

const cardsNamed = (words: Words, cards: readonly Card[]): string =>
  listed(words, cards.map((card) => cardName(words, card))); // prettier-ignore

/** `3 with Sir Bors: Armor, Horse and Sword`. */
function gifts(words: Words, state: State, seat: Seat): string[] {
  const { damosel } = state.players[seat];
  return state.players.flatMap(({ knight, row }, other) => {
    const own = cardsNamed(words, row.filter((card) => damoselOf(card) === damosel)); // prettier-ignore
    return own === '' ? [] : [words.t['kd.because.gifts'](givenTo(state, seat, other), KNIGHTS[knight].name, own)];
  });
}

/** The account if the move were carried out and nothing else: one more card, or what a choice of faces can pay. */
function foresee(words: Words, state: State, seat: Seat, move: Move): Entry[] {
  const { t } = words;
  const [damosel, knight, worship] = account(words, state, seat);
  if (move.t === 'ask' || move.t === 'challenge') {
    const card = t['kd.because.ifGranted'](t['kd.chivalry'](state.display[move.slot].chivalry));
    return [damosel, { ...knight, points: knight.points + 1, because: [...knight.because, card] }, worship];
  }
  if (move.t === 'faces' && currentStep(state) === 'faces') {
    const pays = prospects(state, seat, move.down).map((gain, count) =>
      t['kd.because.prospect'](gain, t['kd.othersDown'](count)),
    );
    return [damosel, knight, { ...worship, because: [...worship.because, ...pays] }];
  }
  return [damosel, knight, worship];
}

/** KD-10.4: the figures of all; at the end their order. */
function verdict(words: Words, state: State, names: readonly string[]): string[] {
  const lines = state.players.map(({ knight, damosel }, seat) => {
    const who = knight === NONE ? '' : ` (${KNIGHTS[knight].name}, ${DAMOSELS[damosel].name})`;
    return `${names[seat]}${who}: ${standingWords(words, state, seat)}`;
  });
  if (currentStep(state) !== undefined) return lines;
  const order = state.ranking.map((seat, i) => `${i + 1}. ${names[seat]}${reachedBy(words, state, seat)}`);
  return [...lines, ...order, words.t['kd.wins'](names[state.ranking[0]])];
}

/** The battle ends with rows that no longer show the victories. */
function reachedBy({ t }: Words, state: State, seat: Seat): string {
  const reached = state.battle > 0 ? 0 : victoryOf(state, seat);
  return reached > 0 ? ` (${t['kd.victory'](reached)})` : '';
}
