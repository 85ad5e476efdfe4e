/** LM-13.1: the bots of La Mancha. Both tell, woo and judge alike; in Feats a Squire is wild and a Knight counts. */
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { gainOf } from '../rules/07-equip.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, type Phase, type State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { poemFor } from './poems.ts';
import { anyTaleFor, taleFor } from './tales.ts';
import {
  knightFights as fightAsKnight,
  knightWeighs,
  likeliest,
  replies,
  reply,
  squireFights as fightAsSquire,
} from './fight.ts';
import { keptBy, verdict } from './verdict.ts';
import { asPerson, others } from './others.ts';
import { dispensable, leastWorth, refreshing, spare, worthEquipping, worthOfLove, worthTaking } from './worth.ts';

type Fight = (view: State, seat: Seat, moves: readonly Move[], dice: Dice) => Move;
type Teller = typeof taleFor;

/** `fight` decides in the windows of a Feat, `teller` what is told. */
function bot(fight: Fight, teller: Teller = taleFor): Bot<State, Move> {
  return {
    choose(view, seat, dice) {
      const moves = game.moves(view, seat);
      if (view.declared.length > 0) return reply(view, seat, moves);
      if (view.gains.length > 0) return gain(view, seat);
      if (isInFeat(view)) return fight(view, seat, moves, dice);
      return view.phase === 'tell' ? tell(view, seat, moves, dice, teller) : decide(view, seat, moves, dice);
    },
  };
}

const plainKnight = bot(fightAsKnight);
export const knight: Bot<State, Move> = { ...plainKnight, weigh };
export const squire = bot(fightAsSquire);

/** A Knight for games that are only imagined: it takes no time over its words. */
export const hastyKnight = bot(fightAsKnight, anyTaleFor);

/** For whoever asks what to do. What a bot only does out of courtesy is not advised: reading at a glance, and not voting. */
function weigh(view: State, seat: Seat, dice: Dice): readonly Move[] {
  const moves = game.moves(view, seat);
  if (view.declared.length > 0) return replies(view, seat, moves);
  if (view.gains.length === 0 && isInFeat(view)) return knightWeighs(view, seat, moves, dice);
  const asked = view.gains.length === 0 ? asPerson(view, seat, dice) : [];
  if (asked.length > 0) return asked;
  const first = plainKnight.choose(view, seat, dice);
  return [first, ...others(view, seat, first, dice)];
}

/** Outside Feats; what is not taught here is the first move of the list. */
function decide(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  return TAUGHT[view.phase]?.(view, seat, moves, dice) ?? moves[0];
}

const TAUGHT: { readonly [phase in Phase]?: Fight } = {
  woo: (view, seat) => ({ t: 'woo', yes: isTempted(view, seat) }),
  mark: (view) => ({ t: 'mark', kept: keptBy(view) }),
  name(view, _seat, moves, dice) {
    const call = moves.find(({ t }) => t === 'call');
    if (call !== undefined) return call; // LM-13.6: what was only spoken is judged by those who heard it
    const { tale, remark } = verdict(view, dice);
    return { t: 'name', tale, text: remark };
  },
  vote: () => ({ t: 'vote', tale: NONE }), // LM-13.6: people vote, not bots
  take: compensation,
  discard: (view, seat) => ({
    t: 'discard',
    card: dispensable(view, seat)[0],
  }),
  // LM-13.9: Treasures and cards are drawn at the end of a turn; a poor hand is dealt again.
  refill: (view, seat, moves) => refreshing(view, seat, moves)[0] ?? moves.find(({ t }) => t === 'pass') ?? moves[0],
  select: (view, seat) => ({ t: 'select', card: likeliest(view, seat)[0] }),
};

/** LM-13.5. */
function isTempted(view: State, seat: Seat): boolean {
  const { love, hand } = view.knights[seat];
  return hand.length >= fewestCards(view) && worthOfLove(view.card) > worthOfLove(love) && mayWoo(view, seat);
}

const mayWoo = (view: State, seat: Seat): boolean => game.refusal(view, seat, { t: 'woo', yes: true }) === undefined;

/** LM-13.3, LM-13.4: the cards it can best do without, and words to them. */
function tell(view: State, seat: Seat, moves: readonly Move[], dice: Dice, teller: Teller): Move {
  const { hand } = view.knights[seat];
  if (moves.some(({ t }) => t === 'spoken')) return { t: 'spoken', text: spoken(view, seat, dice, teller) };
  if (isLove(view.card)) {
    const cards = leastWorth(hand).slice(0, fewestCards(view));
    return cards.length < fewestCards(view) ? moves[0] : { t: 'tell', cards, text: poemFor(view, seat, cards) };
  }
  const { card, text } = teller(view, seat, spare(hand), dice);
  return { t: 'tell', cards: card === undefined ? [] : [card], text };
}

/** In Aloud the text follows when one has the floor. */
function spoken(view: State, seat: Seat, dice: Dice, teller: Teller): string {
  const cards = view.tales.find((tale) => tale.seat === seat)?.cards ?? [];
  return isLove(view.card) ? poemFor(view, seat, cards) : teller(view, seat, cards, dice).text;
}

/** LM-13.7: the most valued card, if it is worth more than the worst in hand. */
function compensation(view: State, seat: Seat): Move {
  const [card] = worthTaking(view, seat);
  return card === undefined ? { t: 'enough' } : { t: 'take', card };
}

/** The best of what is offered, if it is better than what one has. */
function gain(view: State, seat: Seat): Move {
  const { cards, what } = gainOf(view);
  if (what === 'love')
    return worthOfLove(cards[0]) > worthOfLove(view.knights[seat].love) ? { t: 'accept' } : { t: 'leave' };
  const [card] = worthEquipping(view, seat, cards);
  return card === undefined ? { t: 'leave' } : { t: 'equip', card };
}
