/** A small game with known odds: everybody is dealt a card, then calls high or low in turn, and the luckiest wins. */
import type { Bot } from '../../bots/bot.ts';
import type { AnyGame, Dice, Seat } from '../../core/game.ts';
import type { AnyStudy } from '../../core/study.ts';
import type { Subject } from '../observe.ts';

interface State {
  readonly cards: number[];
  readonly scores: number[];
  readonly bonus: number;
}

interface Call {
  readonly t: 'call' | 'wait';
  readonly high: boolean;
}

/** What is planted: points for who begins, for who has card 0, and for those who call high. */
export interface Planted {
  readonly first?: number;
  readonly card?: number;
  readonly high?: number;
}

const CARDS = 6;
const LUCK = 100;

export function coins({ first = 0, card = 0, high = 0 }: Planted): Subject {
  const next = ({ scores, cards }: State): Seat => (scores.length < cards.length ? scores.length : -1);
  const game = {
    id: 'coins',
    rules: {},
    setup: (seats: number, options: { readonly bonus?: number }, dice: Dice): State => ({
      cards: Array.from({ length: seats }, () => dice.below(CARDS)),
      scores: [],
      bonus: options.bonus ?? 0,
    }),
    pending: (state: State) => (next(state) < 0 ? [] : [next(state)]),
    moves: (): Call[] => [
      { t: 'call', high: true },
      { t: 'call', high: false },
    ],
    refusal: () => undefined,
    apply({ cards, scores, bonus }: State, seat: Seat, move: Call, dice: Dice) {
      const dealt = cards[seat] === 0 ? card : 0;
      scores.push(dice.below(LUCK) + dealt + bonus + (seat === 0 ? first : 0) + (move.high ? high : 0));
    },
    outcome({ scores, cards }: State) {
      if (scores.length < cards.length) return undefined;
      return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length) };
    },
    view: (state: State) => state,
    clone: ({ cards, scores, bonus }: State): State => ({ cards: cards.slice(), scores: scores.slice(), bonus }),
  } as unknown as AnyGame;
  const study: AnyStudy = {
    features: [
      {
        id: 'cards',
        name: { en: 'Cards', es: 'Cartas' },
        how: { en: 'Dealt.', es: 'Repartidas.' },
        of: 'seat',
        count: CARDS,
        named: (_words, feature) => `card ${feature}`,
        dealt: ({ cards }: State, seat) => [cards[seat]],
      },
    ],
    restrictions: [{ id: 'never-high', named: () => 'Never high', allows: (_view, _seat, move: Call) => !move.high }],
    compared: [{ id: 'bonus', name: { en: 'Bonus', es: 'Premio' }, options: { bonus: 5 } }],
  };
  const bot: Bot<State, Call> = { choose: () => ({ t: 'call', high: true }) };
  return {
    game,
    study,
    bot: () => bot,
    points: (state, seat) => (state as State).scores[seat] ?? 0,
    ruleOf: () => undefined,
    rulesOfPoints: () => [],
  };
}
