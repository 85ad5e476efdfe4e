/** Chapter 5: everybody seals a gift; then the cards are shuffled and displayed. */
import type { Step } from '../../../core/steps.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Say } from '../../../core/game.ts';
import { type Card, cardOf, CHIVALRIES, chivalryOf, countBits, damoselOf } from './components.ts';
import type { Happening } from './happenings.ts';
import { GIVE, type Move, type MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isSealed, merlinOf, OPEN, type State, unsealed } from './state.ts';

/** KD-5.1, KD-5.2: who has one card gives that one (KD-15.2), who has none is not asked. */
export function askForGifts(state: State, say: Say<Happening>): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (player.pile === 0) continue;
    player.sealed = countBits(player.pile) > 1 ? OPEN : onlyBit(player.pile);
    if (player.sealed !== OPEN) say({ t: 'sealed', seat, thing: 'gift', choice: player.sealed });
  }
}

const onlyBit = (bits: number): number => 31 - Math.clz32(bits);

/** D5. */
export const give: Step<State, Move, Happening> = {
  chapter: RULES['KD-5.1'],
  pending: unsealed,
  candidates(state, seat) {
    const { pile, sealed } = state.players[seat];
    const list: Move[] = [];
    if (sealed !== OPEN) return list;
    for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
      if (pile & (1 << chivalry)) list.push(GIVE[chivalry]);
    return list;
  },
  refusal(state, seat, move) {
    const player = state.players[seat];
    if (move.t !== 'give' || isSealed(player)) return RULES['KD-5.1'];
    if (player.pile === 0) return RULES['KD-5.2'];
    return move.chivalry < CHIVALRIES.length && player.pile & (1 << move.chivalry) ? undefined : RULES['KD-5.1'];
  },
  apply(state, seat, move, _dice, say) {
    const { chivalry } = move as MoveOf<'give'>;
    state.players[seat].sealed = chivalry;
    say({ t: 'sealed', seat, thing: 'gift', choice: chivalry });
  },
};

/** KD-5.3, KD-5.4: after the last seal the gifts and the Court card are shuffled; a slot keeps no trace of its origin. */
export function displayGifts(state: State, dice: Dice, say: Say<Happening>): void {
  const cards: Card[] = [];
  for (const player of state.players) {
    player.gift = player.sealed;
    player.sealed = NONE;
    if (player.gift !== NONE) cards.push(cardOf(player.damosel, player.gift));
  }
  if (state.court.length > 0) cards.push(state.court.pop()!); // not empty
  shuffle(cards, dice);
  for (const card of cards)
    state.display.push({ chivalry: chivalryOf(card), damosel: damoselOf(card), taker: NONE, cleared: 0 });
  say({
    t: 'displayed',
    merlin: merlinOf(state),
    chivalries: cards.map(chivalryOf),
    damosels: cards.map(damoselOf),
  });
}
