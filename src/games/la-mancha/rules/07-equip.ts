/** Chapter 7: what is gained is equipped or left (LM-3.2, LM-5.12), one gain after the other. */
import type { Step } from '../../../core/steps.ts';
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import { loveOf, SLOT_OF } from './components.ts';
import type { Event } from './events.ts';
import { drawTreasures } from './08-hand.ts';
import { company } from './09-window.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { type Gain, type State, take } from './state.ts';

export const equipping: Step<State, Move, Event> = {
  chapter: RULES['LM-3.2'],
  pending: (state) => company(state, 1 << gainOf(state).seat),
  candidates(state, seat) {
    const { cards, what, seat: gainer } = gainOf(state);
    if (seat !== gainer) return [];
    if (what === 'love') return [ACCEPT, LEAVE];
    const list = cards.map((card): Move => ({ t: 'equip', card }));
    list.push(LEAVE);
    return list;
  },
  refusal(state, seat, move) {
    const { cards, what, seat: gainer } = gainOf(state);
    if (seat !== gainer) return RULES['LM-3.2'];
    if (move.t === 'leave') return undefined;
    if (move.t === 'accept') return what === 'love' ? undefined : RULES['LM-3.2'];
    if (move.t !== 'equip') return RULES['LM-3.2'];
    return what === 'treasure' && cards.includes(move.card) ? undefined : RULES['LM-7.2'];
  },
  apply(state, seat, move, dice, say) {
    if (move.t === 'leave') leave(state, say);
    else if (move.t === 'accept') acceptLove(state, seat, dice, say);
    else equipGained(state, seat, (move as MoveOf<'equip'>).card, say);
  },
};

const ACCEPT: Move = { t: 'accept' };
const LEAVE: Move = { t: 'leave' };

/** The gain that is decided now: the latest. */
export const gainOf = (state: State): Gain => state.gains[state.gains.length - 1];

/** `draw_treasure`, LM-4.10: draws, shows, and asks which one is equipped. Nothing drawn, nothing asked. */
export function gainTreasures(state: State, seat: Seat, by: Gain['by'], dice: Dice, say: Say<Event>, count = 1): void {
  const cards = drawTreasures(state, seat, count, dice, say);
  if (cards.length > 0) state.gains.push({ seat, cards, what: 'treasure', by });
}

/** Leaves all that is offered: Treasures to their pile, where recovered ones still lie, a Love to hers (LM-5.12). */
function leave(state: State, say: Say<Event>): void {
  const { seat, cards, what, by } = state.gains.pop()!; // asked only while there is one
  if (what === 'love') {
    state.journeyDiscard.push(cards[0]);
    return say({ t: 'refused', seat, card: cards[0] });
  }
  if (by !== 'pile') for (const card of cards) state.treasureDiscard.push(card);
  say({ t: 'left', seat, cards });
}

function equipGained(state: State, seat: Seat, card: number, say: Say<Event>): void {
  const { cards, by } = state.gains.pop()!; // asked only while there is one
  if (by === 'pile') take(state.treasureDiscard, card);
  else for (const other of cards) if (other !== card) state.treasureDiscard.push(other);
  const replaced = equip(state, seat, card);
  say({ t: 'equipped', seat, card, replaced });
}

/** LM-7.3: lays the Treasure in its place. What lay there is discarded and handed back, or NONE. */
export function equip(state: State, seat: Seat, treasure: number): number {
  const { treasures } = state.knights[seat];
  const slot = SLOT_OF[treasure];
  const replaced = treasures[slot];
  if (replaced !== NONE) state.treasureDiscard.push(replaced);
  treasures[slot] = treasure;
  state.version++;
  return replaced;
}

/** LM-7.4: the Treasure leaves its place, and gear under it is in force again. */
export function unequip(state: State, seat: Seat, treasure: number): void {
  state.knights[seat].treasures[SLOT_OF[treasure]] = NONE;
  state.version++;
}

/** LM-5.12, LM-5.13: the old Love goes, the new one comes with what she or he brings. */
function acceptLove(state: State, seat: Seat, dice: Dice, say: Say<Event>): void {
  const [card] = state.gains.pop()!.cards; // asked only while there is one
  const knight = state.knights[seat];
  const replaced = knight.love;
  if (replaced !== NONE) state.journeyDiscard.push(replaced);
  knight.love = card;
  state.version++;
  say({ t: 'loved', seat, card, replaced });
  for (const effect of loveOf(card).effects) {
    if (effect.when !== 'on_win' || effect.op !== 'draw_treasure') continue;
    say({
      t: 'effect',
      seat,
      id: loveOf(card).id,
      op: effect.op,
      target: NONE,
      treasure: NONE,
      amount: effect.draw,
    });
    gainTreasures(state, seat, 'turn', dice, say, effect.draw);
  }
}
