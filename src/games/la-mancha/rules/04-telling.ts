/** Chapters 4, 5 and 12: telling tales and reciting poems, written (Scroll) or with the floor (Aloud). */
import type { Step } from '../../../core/steps.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { TORN } from '../../../core/pages.ts';
import { type Dice, HIDDEN, NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import type { Effect, Op } from './cards/vocabulary.ts';
import { HAND, isLove, loveOf, WOO_CARDS } from './components.ts';
import type { Event } from './events.ts';
import { drawChivalry, hasVisorsDown } from './08-hand.ts';
import { company } from './09-window.ts';
import { isTooLong, TEXT_LIMITS, quotation, quotes } from './12-words.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isTeller, SITS_OUT, type State, take } from './state.ts';

export const telling: Step<State, Move, Event> = {
  chapter: RULES['LM-4.3'],
  pending(state) {
    let bits = 0;
    for (let seat = 0; seat < state.knights.length; seat++) if (mustTell(state, seat)) bits |= 1 << seat;
    const floor = floorHolder(state);
    return company(state, floor === NONE ? bits : bits | (1 << floor));
  },
  candidates(state, seat) {
    if (extendRefusal(state, seat) === undefined) return [EXTEND];
    if (floorHolder(state) === seat) return [{ t: 'spoken' }];
    if (!mustTell(state, seat)) return [];
    const list = tellings(state, seat);
    return list.length > 0 ? list : [{ t: 'silence' }];
  },
  refusal(state, seat, move) {
    if (move.t === 'extend') return extendRefusal(state, seat);
    if (move.t === 'spoken') return spokenRefusal(state, seat, move);
    return move.t === 'tell' ? tellRefusal(state, seat, move) : RULES['LM-4.3'];
  },
  apply(state, seat, move, _dice, say) {
    if (move.t === 'extend') extend(state, say);
    else if (move.t === 'spoken') speak(state, seat, move.text ?? '', say);
    else handIn(state, seat, move as MoveOf<'tell'>, say);
  },
};

const EXTEND: Move = { t: 'extend' };

/** LM-12.8: once for each card, by the judge. */
function extendRefusal(state: State, seat: Seat): Rule | undefined {
  return state.options.timers && seat === state.drawer && !state.extended ? undefined : RULES['LM-12.8'];
}

function extend(state: State, say: Say<Event>): void {
  state.extended = true;
  say({ t: 'extended', seat: state.drawer });
}

const hasTold = (state: State, seat: Seat): boolean => state.tales.some((tale) => tale.seat === seat);
const mustTell = (state: State, seat: Seat): boolean =>
  isTeller(state, seat, isLove(state.card)) && !hasTold(state, seat);

/** LM-12.4: the first of those who asked and have not spoken, or NONE. */
export function floorHolder(state: State): Seat {
  for (const { seat, spoken } of state.tales) if (!spoken) return seat;
  return NONE;
}

/** LM-4.4, LM-5.7: the fewest cards of a tale or poem. */
export function fewestCards(state: State): number {
  if (!isLove(state.card)) return 1;
  return wooEffect(state.card, 'woo_cards')?.min ?? WOO_CARDS;
}

/** LM-5.5: what the Love asks of those who woo, of this kind. */
export function wooEffect<K extends Op>(love: number, op: K): Extract<Effect, { op: K }> | undefined {
  return loveOf(love).effects.find((effect): effect is Extract<Effect, { op: K }> => effect.op === op);
}

/**
 * All ways to choose the cards. From a hand above the greatest maximum only poems of the fewest cards are listed; the
 * others are legal too.
 */
function tellings(state: State, seat: Seat): Move[] {
  const { hand } = state.knights[seat];
  const fewest = fewestCards(state);
  if (!isLove(state.card)) return hand.length === 0 ? [tale(state, [])] : hand.map((card) => tale(state, [card]));
  if (hand.length < fewest) return [];
  const most = hand.length > HAND.max ? fewest : hand.length;
  const list: Move[] = [];
  addChoices(state, list, hand, { fewest, most }, [], 0);
  return list;
}

interface Range {
  readonly fewest: number;
  readonly most: number;
}

function addChoices(
  state: State,
  list: Move[],
  hand: readonly number[],
  range: Range,
  chosen: number[],
  from: number,
): void {
  if (chosen.length >= range.fewest) list.push(tale(state, chosen.slice()));
  if (chosen.length === range.most) return;
  for (let i = from; i < hand.length; i++) {
    chosen.push(hand[i]);
    addChoices(state, list, hand, range, chosen, i + 1);
    chosen.pop();
  }
}

const tale = (state: State, cards: readonly number[]): Move =>
  isStrict(state) ? { t: 'tell', cards, text: quotation(cards) } : { t: 'tell', cards };

/** LM-12.6: only what is written can be checked. */
const isStrict = ({ options, mode }: State): boolean => options.quotation === 'strict' && mode === 'scroll';

function tellRefusal(state: State, seat: Seat, { cards, text }: MoveOf<'tell'>): Rule | undefined {
  const love = isLove(state.card);
  if (seat === state.drawer) return RULES[love ? 'LM-5.1' : 'LM-4.2'];
  if (!isTeller(state, seat, love)) return RULES['LM-5.2'];
  if (hasTold(state, seat)) return RULES['LM-9.11'];
  return wrongCards(state, seat, cards) ?? wrongText(state, cards, text ?? '');
}

function wrongCards(state: State, seat: Seat, cards: readonly number[]): Rule | undefined {
  const { hand } = state.knights[seat];
  for (let i = 0; i < cards.length; i++)
    if (!hand.includes(cards[i]) || cards.indexOf(cards[i]) !== i) return RULES['LM-8.3'];
  if (isLove(state.card)) return cards.length >= fewestCards(state) ? undefined : RULES['LM-5.7'];
  return cards.length === Math.min(1, hand.length) ? undefined : RULES['LM-4.4'];
}

function wrongText(state: State, cards: readonly number[], text: string): Rule | undefined {
  const { rule, max } = TEXT_LIMITS[isLove(state.card) ? 'poem' : 'tale'];
  if (isTooLong(text, max)) return rule;
  if (!isStrict(state) || text === TORN) return undefined; // a record with a torn page can still be played again
  for (const card of cards) if (!quotes(text, card)) return RULES['LM-12.6'];
  return undefined;
}

function spokenRefusal(state: State, seat: Seat, { text }: MoveOf<'spoken'>): Rule | undefined {
  if (floorHolder(state) !== seat) return RULES['LM-12.4'];
  const { rule, max } = TEXT_LIMITS[isLove(state.card) ? 'poem' : 'tale'];
  return isTooLong(text ?? '', max) ? rule : undefined;
}

/** LM-9.11, LM-12.3, LM-12.4: the cards leave the hand. In Aloud this asks for the floor. */
function handIn(state: State, seat: Seat, { cards, text = '' }: MoveOf<'tell'>, say: Say<Event>): void {
  const isAloud = state.mode === 'aloud';
  const before = floorHolder(state);
  for (const card of cards) take(state.knights[seat].hand, card);
  state.tales.push({ seat, cards: cards.slice(), text: isAloud ? '' : text, spoken: !isAloud });
  say({ t: 'ready', seat });
  if (isAloud && before === NONE) say({ t: 'floor', seat, cards });
}

function speak(state: State, seat: Seat, text: string, say: Say<Event>): void {
  const at = state.tales.findIndex((told) => told.seat === seat);
  const told = state.tales[at];
  told.text = text;
  told.spoken = true;
  say({ t: 'unrolled', seat, tale: at, cards: told.cards.slice(), text });
  const next = state.tales.find(({ spoken }) => !spoken);
  if (next !== undefined) say({ t: 'floor', seat: next.seat, cards: next.cards.slice() });
  state.window++; // whoever speaks next has the whole time
}

/** LM-12.8: a wooer whose time ran out, or who has too few cards left, keeps the cards and sits out. */
export function sitOut(state: State, seat: Seat, say: Say<Event>): void {
  state.knights[seat].woo = SITS_OUT;
  say({ t: 'satOut', seat });
}

/** LM-4.5: who must tell and has no card draws one. */
export function supplyTellers(state: State, dice: Dice, say: Say<Event>): void {
  if (isLove(state.card)) return;
  for (let seat = 0; seat < state.knights.length; seat++)
    if (state.knights[seat].hand.length === 0 && mustTell(state, seat)) drawChivalry(state, seat, 1, dice, say);
}

/** LM-4.8: everybody who must has told. */
export const haveAllTold = (state: State): boolean => telling.pending(state).length === 0;

/** LM-12.3, LM-12.7: the tales are shown, in the order handed in or, with visors down, in any order and without names. */
export function unroll(state: State, dice: Dice, say: Say<Event>): void {
  const { tales, applause, knights } = state;
  if (hasVisorsDown(state)) {
    const order = shuffle(
      tales.map((_, i) => i),
      dice,
    );
    tales.splice(0, tales.length, ...order.map((i) => tales[i]));
  }
  if (!isLove(state.card)) for (const { cards } of tales) state.told.push(...cards);
  applause.length = 0;
  for (let i = 0; i < tales.length * knights.length; i++) applause.push(NONE);
  if (state.mode === 'aloud') return;
  tales.forEach(({ seat, cards, text }, at) => {
    say({ t: 'unrolled', seat: hasVisorsDown(state) ? HIDDEN : seat, tale: at, cards: cards.slice(), text });
  });
}
