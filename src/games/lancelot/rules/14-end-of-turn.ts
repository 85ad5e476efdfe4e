/** Chapter 14: new tiles, Excalibur, magic, the next turn. */
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { ALLIED, CARDS, ENEMY, LADY, MAGIC, PLOT, SQUIRE } from './components.ts';
import { whirlpoolSpace } from './13-lake.ts';
import { decision } from './decision.ts';
import {
  type DiscardMove,
  DONE,
  EXCHANGE_MOVES,
  type ExchangeMove,
  type MagicMove,
  type ReleaseMove,
} from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, cardsOf, type Event, type Knight, nextByChair, reserve, type State } from './state.ts';

/** LAN-14.1 to LAN-14.3. */
export function changeTiles(state: State, say: Say<Event>): void {
  if (state.faceUp.includes(NONE) && state.stack.length > 0) {
    for (let i = 0; i < state.faceUp.length; i++)
      if (state.faceUp[i] === NONE) state.faceUp[i] = state.stack.pop() ?? NONE;
    say({ t: 'tiles', faceUp: state.faceUp.slice(), left: state.stack.length });
  }
  handOverSword(state, say);
  placeCounter(state, say);
}

/** LAN-14.3. */
export function handOverSword(state: State, say: Say<Event>): void {
  const { fetcher, sword } = state;
  if (fetcher === NONE) return;
  state.fetcher = NONE;
  state.sword = fetcher;
  say({ t: 'sword', seat: fetcher, from: sword });
}

/** LAN-13.2, LAN-14.2. */
export function placeCounter(state: State, say: Say<Event>): void {
  state.counter = whirlpoolSpace(state.faceUp);
  say({ t: 'counter', space: state.counter });
}

/** LAN-14.4: asks the next in the order of the seats who can use magic; false when there is none. */
export function askNextForMagic(state: State): boolean {
  const { mover, knights } = state;
  let next = nextByChair(state, mover === NONE ? NONE : knights[mover].chair);
  while (next !== NONE && !canUseMagic(knights[next])) next = nextByChair(state, knights[next].chair);
  if (next !== NONE) askSeat(state, 'magic', next);
  return next !== NONE;
}

function canUseMagic(knight: Knight): boolean {
  return knight.things[MAGIC] > 0 && (knight.things[SQUIRE] > 0 || cardsOf(knight) > 0);
}

/** LAN-14.5: any number of uses, one by one, until the player is done. */
export const usingMagic = decision<MagicMove>({
  chapter: RULES['LAN-14.5'],
  tags: ['discard', 'exchange', 'release', 'done'],
  candidates(state, seat) {
    const { things } = state.knights[seat];
    const list: MagicMove[] = [DONE, ...EXCHANGE_MOVES];
    for (let squires = 1; squires <= things[SQUIRE]; squires++) list.push({ t: 'release', squires });
    return addDiscards(list, things);
  },
  refusal(state, seat, move) {
    const { things } = state.knights[seat];
    if (move.t === 'discard') return noDiscard(things, move.cards);
    if (move.t === 'exchange') return noExchange(state, things, move.give, move.get);
    if (move.t === 'done') return undefined;
    return move.squires >= 1 && move.squires <= things[SQUIRE] ? undefined : RULES['LAN-14.8'];
  },
  act(state, seat, move, say) {
    if (move.t === 'done') return;
    const knight = state.knights[seat];
    knight.things[MAGIC] -= 1;
    if (move.t === 'exchange') exchange(knight, seat, move, say);
    else giveBack(knight, seat, move, say);
    if (canUseMagic(knight)) askSeat(state, 'magic', seat);
  },
});

/** LAN-14.6: every choice of one or more cards. */
function addDiscards(list: MagicMove[], things: readonly number[]): MagicMove[] {
  for (let lady = things[LADY]; lady >= 0; lady--)
    for (let allied = things[ALLIED]; allied >= 0; allied--)
      for (let enemy = things[ENEMY]; enemy >= 0; enemy--)
        for (let plot = things[PLOT]; plot >= 0; plot--)
          if (lady + allied + enemy + plot > 0) list.push({ t: 'discard', cards: [lady, allied, enemy, plot] });
  return list;
}

function noDiscard(things: readonly number[], cards: readonly number[]): Rule | undefined {
  let sum = 0;
  for (let i = 0; i < CARDS.length; i++) {
    if (cards[i] > things[CARDS[i]]) return RULES['LAN-14.6'];
    sum += cards[i];
  }
  return sum > 0 ? undefined : RULES['LAN-14.6'];
}

function noExchange(state: State, things: readonly number[], give: number, get: number): Rule | undefined {
  const isSwap = CARDS.includes(give) && CARDS.includes(get) && give !== get;
  if (!isSwap || things[give] === 0) return RULES['LAN-14.7'];
  return reserve(state, get) > 0 ? undefined : RULES['LAN-1.4'];
}

function exchange({ things }: Knight, seat: Seat, { give, get }: ExchangeMove, say: Say<Event>): void {
  things[give] -= 1;
  things[get] += 1;
  say({ t: 'exchanged', seat, give, get });
}

/** LAN-14.6, LAN-14.8: cards to the decks, or squires to the reserve. */
function giveBack({ things }: Knight, seat: Seat, move: DiscardMove | ReleaseMove, say: Say<Event>): void {
  const gone: number[] = [];
  const give = (thing: number, count: number): void => {
    things[thing] -= count;
    for (let i = 0; i < count; i++) gone.push(thing);
  };
  if (move.t === 'release') give(SQUIRE, move.squires);
  else for (let i = 0; i < CARDS.length; i++) give(CARDS[i], move.cards[i]);
  say({ t: 'discarded', seat, things: gone });
}

/** LAN-14.9: the marker moves on, all knights wait in their seats, Lake and Dragon are open again. */
export function beginTurn(state: State, turn: number, say: Say<Event>): void {
  state.phase = 'riding';
  state.turn = turn;
  state.round = 1;
  state.passed = NONE;
  state.dragonVisitors.length = 0;
  state.lakeEntered = false;
  for (const knight of state.knights) {
    knight.space = NONE;
    knight.moved = false;
  }
  say({ t: 'turn', turn });
}
