/** What a Knight would do next best outside the windows of a Feat: for advice, each with something to be said for it. */
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { gainOf } from '../rules/07-equip.ts';
import { onDesk } from '../rules/12-pages.ts';
import { isLove, loveOf, SLOT_OF, TREASURES } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { likeliest } from './fight.ts';
import { textOf } from './hearing.ts';
import { poemFor } from './poems.ts';
import { taleFor } from './tales.ts';
import { ranked } from './verdict.ts';
import { dispensable, leastWorth, refreshing, spare, worthEquipping, worthOf, worthTaking } from './worth.ts';

/** What a bot leaves out of courtesy and a person should not: it reads all pages at a glance, and it does not vote. */
export function asPerson(view: State, seat: Seat, dice: Dice): readonly Move[] {
  if (view.phase === 'vote') {
    const votes = ranked(view, dice).map((tale): Move => ({ t: 'vote', tale }));
    return votes.filter((vote) => game.refusal(view, seat, vote) === undefined);
  }
  return onDesk(view) === NONE ? [] : [{ t: 'turn' }];
}

type Alternatives<T extends Move['t']> = (view: State, seat: Seat, first: MoveOf<T>, dice: Dice) => readonly Move[];

/** All but the move that comes first. */
export function others(view: State, seat: Seat, first: Move, dice: Dice): readonly Move[] {
  const table: { readonly [t in Move['t']]?: Alternatives<t> } = OTHERS;
  const found = (table[first.t] as Alternatives<Move['t']> | undefined)?.(view, seat, first, dice) ?? [];
  return found.filter((move) => wordless(move) !== wordless(first));
}

const wordless = (move: Move): string => JSON.stringify({ ...move, text: undefined });

const OTHERS: { readonly [t in Move['t']]?: Alternatives<t> } = {
  woo: (_view, _seat, { yes }) => (yes ? [{ t: 'woo', yes: false }] : []),
  tell: (view, seat, { cards }, dice) =>
    isLove(view.card) ? otherPoems(view, seat) : otherTales(view, seat, cards, dice),
  mark: ({ tales }) => [{ t: 'mark', kept: (1 << tales.length) - 1 }],
  name: winners,
  call: (view, seat, _call, dice) => winners(view, seat, undefined, dice).filter((move) => isWritten(view, move)),
  take: (view, seat) => worthTaking(view, seat).map((card) => ({ t: 'take', card })),
  enough: ({ tales }) =>
    leastWorth(tales.flatMap(({ cards }) => cards))
      .slice(-1)
      .map((card) => ({ t: 'take', card })),
  equip: (view, seat) => [
    ...worthEquipping(view, seat, gainOf(view).cards).map((card): Move => ({ t: 'equip', card })),
    ...(isMissed(view, seat) ? [LEAVE] : []),
  ],
  accept: (view, seat) => (isMissed(view, seat) ? [LEAVE] : []),
  discard: (view, seat) =>
    dispensable(view, seat)
      .filter((card) => cheap(view, seat).includes(card))
      .map((card) => ({ t: 'discard', card })),
  play: (view, seat) => [...refreshing(view, seat, game.moves(view, seat)), { t: 'pass', until: 'window' }],
  select: (view, seat) => likeliest(view, seat).map((card) => ({ t: 'select', card })),
};

const LEAVE: Move = { t: 'leave' };

/** What it would tell if it did not have the cards that come before. */
function otherTales(view: State, seat: Seat, told: readonly number[], dice: Dice): readonly Move[] {
  const left = cheap(view, seat).filter((each) => !told.includes(each));
  if (told.length === 0 || told.length > 2 || left.length === 0) return [];
  const { card = left[0], text } = taleFor(view, seat, spare(left), dice);
  return [{ t: 'tell', cards: [card], text }, ...otherTales(view, seat, [...told, card], dice)];
}

/** What is worth less than the best card in hand, or nothing: it makes sense to part with it. */
function cheap({ knights }: State, seat: Seat): readonly number[] {
  const cards = leastWorth(knights[seat].hand);
  const most = worthOf(cards.at(-1)!); // asked only while there is one
  return cards.filter((card) => worthOf(card) === 0 || worthOf(card) < most);
}

/** Of the cards it can best do without, another in place of the dearest. */
function otherPoems(view: State, seat: Seat): readonly Move[] {
  const hand = cheap(view, seat);
  const dearest = fewestCards(view) - 1;
  return hand.slice(dearest).map((card): Move => {
    const cards = [...hand.slice(0, dearest), card];
    return { t: 'tell', cards, text: poemFor(view, seat, cards) };
  });
}

function winners(view: State, _seat: Seat, _name: unknown, dice: Dice): readonly MoveOf<'name'>[] {
  return ranked(view, dice).map((tale) => ({ t: 'name', tale }));
}

const isWritten = ({ tales }: State, { tale }: MoveOf<'name'>): boolean => textOf(tales[tale]) !== '';

/** Whether what would be replaced does something. */
function isMissed(view: State, seat: Seat): boolean {
  const { cards, what } = gainOf(view);
  const { love, treasures } = view.knights[seat];
  if (what === 'love') return love !== NONE && loveOf(love).effects.some(({ when }) => when !== 'woo');
  const present = treasures[SLOT_OF[cards[0]]];
  return cards.length === 1 && present !== NONE && TREASURES[present].effects.length > 0;
}
