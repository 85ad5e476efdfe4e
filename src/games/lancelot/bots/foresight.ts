/** One step of foresight at Lancelot: the knight rides to the first stop that is worth a move, and takes what helps most. */
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import {
  ARTHUR,
  CARDS,
  DRAGON,
  GALAHAD,
  GRAIL,
  GUINEVERE,
  isLasting,
  LAKE,
  LAKE_1,
  MAGIC,
  MERLIN,
  MORDRED,
  MORGANA,
  PERCIVAL,
  SPACES,
  SQUIRE,
  TABLE,
} from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { landing } from '../rules/09-grail.ts';
import { isMet, virtueWorth } from '../rules/11-virtues.ts';
import { game } from '../rules/index.ts';
import { DEED_MOVES, type DeedMove, type MagicMove, type Move } from '../rules/moves.ts';
import { noDeed } from '../rules/12-dragon.ts';
import { reserve, type State, type StepName } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import type { Bot } from '../../../bots/bot.ts';
import { appraise, holdings, hope, turnsLeft } from './appraisal.ts';
import { WEIGHTS } from './weights.ts';

/** A knight who errs by up to so many VP in every comparison; without an error, the same answer every time. */
export function knightErrant(error = 0): Bot<State, Move> {
  return { choose: (view, seat, dice) => chooseFor(view, seat, dice, error) };
}

/** The choice of the heuristic. The view is changed while it thinks, and left as it was. */
export function chooseFor(view: State, seat: Seat, dice: Dice, error: number): Move {
  return chooseAmong(view, seat, game.moves(view, seat), dice, error);
}

export function chooseAmong(view: State, seat: Seat, moves: readonly Move[], dice: Dice, error: number): Move {
  if (moves.length === 1) return moves[0];
  const noise = (): number => (error === 0 ? 0 : error * (dice.below(2001) / 1000 - 1));
  return view.step === 'ride' ? rideFor(view, seat, moves, noise) : bestOf(view, seat, moves, noise);
}

/** What a move promises: the better the likelier that the knight would play it. */
export function promise(view: State, seat: Seat, move: Move): number {
  if (move.t !== 'go') return GAINS[view.step](view, seat, move);
  const price = priceOfMove(view, seat);
  return move.to === TABLE ? price : stopGain(view, seat, move.to, price);
}

function bestOf(view: State, seat: Seat, moves: readonly Move[], noise: () => number): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const gain = GAINS[view.step](view, seat, move) + noise();
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** Stops at the first space whose gain exceeds the price of a move; else goes home. */
function rideFor(view: State, seat: Seat, moves: readonly Move[], noise: () => number): Move {
  const price = priceOfMove(view, seat);
  let best = moves[moves.length - 1];
  let most = -Infinity;
  for (const move of moves) {
    if (move.t !== 'go') continue;
    const gain = move.to === TABLE ? price : stopGain(view, seat, move.to, price) + noise();
    if (gain > price) return move;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** Almost nothing when everybody else is home; more when rivals wait at the Grail. */
function priceOfMove({ knights }: State, seat: Seat): number {
  let price = 0.02;
  for (let other = 0; other < knights.length; other++) {
    if (other === seat || knights[other].space === TABLE) continue;
    price = Math.max(price, WEIGHTS.move);
    if (knights[other].space === GRAIL) price += WEIGHTS.moveForRival;
  }
  return price;
}

/** What a stop promises, more than riding past. */
function stopGain(view: State, seat: Seat, to: number, price: number): number {
  if (to === PERCIVAL) return bestVirtue(view, seat, 'learn');
  if (to === GALAHAD) return bestVirtue(view, seat, 'vow');
  if (to === DRAGON) return bestDeed(view, seat);
  if (to === MORGANA) return view.knights[seat].morgana === 'ready' ? WEIGHTS.morgana : 0;
  if (to === GRAIL) return grailGain(view, seat);
  if (SPACES[to].site === LAKE) return swordGain(view, seat) - price * (view.counter - LAKE_1);
  return trackGain(view, seat, to, price);
}

/** The best that the rest of a track gives, its later stops paid for. */
function trackGain(view: State, seat: Seat, from: number, price: number): number {
  const { things } = view.knights[seat];
  const before = holdings(view, seat);
  const taken: number[] = [];
  let best = 0;
  let paid = 0;
  let now = before;
  for (let space = from; SPACES[space]?.track === SPACES[from].track; space++) {
    const gains = SPACES[space].gives;
    for (let i = 0; i < gains.length; i++) {
      const more = withOneMore(view, seat, gains[i]);
      if (more <= now) continue;
      now = more;
      things[gains[i]] += 1;
      taken.push(gains[i]);
    }
    best = Math.max(best, now - before - paid);
    paid += price;
  }
  for (let i = 0; i < taken.length; i++) things[taken[i]] -= 1;
  return best;
}

/** What the knight's holdings would be worth with one more of a thing; nothing if he cannot have it. */
function withOneMore(view: State, seat: Seat, thing: number): number {
  const { things } = view.knights[seat];
  if (reserve(view, thing) < 1 || (thing > MAGIC && cards(things) >= 7)) return -Infinity;
  things[thing] += 1;
  const worth = holdings(view, seat);
  things[thing] -= 1;
  return worth;
}

const cards = (things: readonly number[]): number => things[5] + things[6] + things[7] + things[8];

function bestVirtue(view: State, seat: Seat, how: 'learn' | 'vow'): number {
  const { virtues } = view.knights[seat];
  let best = 0;
  for (let virtue = 0; virtue < VIRTUES.length; virtue++) {
    const can = how === 'vow' ? virtues[virtue] === NONE : virtues[virtue] === 0 && isMet(view, seat, virtue);
    if (can) best = Math.max(best, virtueGain(view, seat, virtue, how));
  }
  return best;
}

function virtueGain(view: State, seat: Seat, virtue: number, how: 'learn' | 'vow'): number {
  if (virtue === NONE) return 0;
  const { virtues } = view.knights[seat];
  const [before, disc] = [appraise(view, seat), virtues[virtue]];
  virtues[virtue] = how === 'vow' ? 0 : virtueWorth(view, seat, virtue);
  const gain = appraise(view, seat) - before;
  virtues[virtue] = disc;
  return gain;
}

function bestDeed(view: State, seat: Seat): number {
  let best = 0;
  for (const tile of view.faceUp) {
    if (tile < 0) continue;
    for (const move of DEED_MOVES[tile])
      if (noDeed(view, seat, move) === undefined) best = Math.max(best, deedGain(view, seat, move));
  }
  return best;
}

function deedGain(view: State, seat: Seat, { tile, spare }: DeedMove): number {
  const { things, deeds } = view.knights[seat];
  const before = appraise(view, seat);
  const { cost } = DEEDS[tile];
  for (let thing = 0; thing < cost.length; thing++) things[thing] -= cost[thing] - (thing === spare ? 1 : 0);
  deeds.push(tile);
  const gain = appraise(view, seat) - before;
  deeds.pop();
  for (let thing = 0; thing < cost.length; thing++) things[thing] += cost[thing] - (thing === spare ? 1 : 0);
  return gain;
}

function grailGain(view: State, seat: Seat): number {
  const knight = view.knights[seat];
  const [before, from] = [appraise(view, seat), knight.grail];
  knight.grail = landing(view, seat);
  const gain = appraise(view, seat) - before;
  knight.grail = from;
  return gain;
}

function swordGain(view: State, seat: Seat): number {
  if (view.sword === seat) return 0.3;
  const [before, fetcher] = [appraise(view, seat), view.fetcher];
  view.fetcher = seat;
  const gain = appraise(view, seat) - before;
  view.fetcher = fetcher;
  return gain;
}

type Gain = (view: State, seat: Seat, move: Move) => number;

const GAINS: { readonly [step in StepName]: Gain } = {
  seat: (view, seat, move) => (move.t === 'seat' ? chairGain(view, seat, move.chair) : 0),
  crown: (view, seat, move) => (move.t === 'crown' ? crownGain(view, seat, move.virtue) : 0),
  take: (view, seat, move) => (move.t === 'take' ? thingsGain(view, seat, move.things) : 0),
  learn: (view, seat, move) => (move.t === 'learn' ? virtueGain(view, seat, move.virtue, 'learn') : 0),
  vow: (view, seat, move) => (move.t === 'vow' ? virtueGain(view, seat, move.virtue, 'vow') : 0),
  deed: (view, seat, move) => (move.t === 'deed' ? deedGain(view, seat, move) : 0),
  morgana: (_view, _seat, move) => (move.t === 'morgana' && move.use ? 1 : 0),
  magic: magicGain,
  claim: () => 0,
  ride: () => 0,
  onward: () => 0,
};

/** What a seat gives, and a little for being early in the next turn. */
function chairGain(view: State, seat: Seat, chair: number): number {
  const left = view.phase === 'seating' ? 8 : turnsLeft(view);
  const early = 0.04 * (GUINEVERE - chair);
  if (chair === GUINEVERE) return 1;
  if (chair === MERLIN) return thingsGain(view, seat, [MAGIC]) + early;
  if (chair === ARTHUR) return bestCrown(view, seat) + early;
  if (chair === MORDRED)
    return (
      (view.knights[seat].morgana === 'none' && left > 0 ? WEIGHTS.morgana * Math.min(1, 0.4 + left / 6) : 0) + early
    );
  const isNew = isLasting(chair) && view.holders[chair] !== seat;
  return (isNew ? WEIGHTS.lasting[chair] * Math.min(3, left) : 0.05 * Math.min(1, left)) + early;
}

function bestCrown(view: State, seat: Seat): number {
  let best = 0;
  for (let virtue = 0; virtue < VIRTUES.length; virtue++)
    if (view.crowns[virtue] === NONE) best = Math.max(best, crownGain(view, seat, virtue));
  return best;
}

function crownGain(view: State, seat: Seat, virtue: number): number {
  if (virtue === NONE || view.knights[seat].virtues[virtue] > 0) return 0;
  const { low, high } = VIRTUES[virtue];
  return ((high - low) / low) * hope(view, seat, virtue, 1 + turnsLeft(view));
}

function thingsGain(view: State, seat: Seat, gained: readonly number[]): number {
  if (gained.length === 0) return 0;
  const { things } = view.knights[seat];
  const before = holdings(view, seat);
  for (let i = 0; i < gained.length; i++) things[gained[i]] += 1;
  const gain = holdings(view, seat) - before;
  for (let i = 0; i < gained.length; i++) things[gained[i]] -= 1;
  return gain;
}

/** Of discards only those of whole colors are looked at. */
function magicGain(view: State, seat: Seat, move: Move): number {
  if (move.t === 'done') return WEIGHTS.magicUse;
  const { things } = view.knights[seat];
  if (move.t === 'discard' && move.cards.some((count, i) => count !== 0 && count !== things[CARDS[i]]))
    return -Infinity;
  const kept = things.slice();
  const before = holdings(view, seat);
  use(things, move as MagicMove);
  const gain = holdings(view, seat) - before;
  for (let thing = 0; thing < kept.length; thing++) things[thing] = kept[thing];
  return gain;
}

function use(things: number[], move: MagicMove): void {
  things[MAGIC] -= 1;
  if (move.t === 'exchange') {
    things[move.give] -= 1;
    things[move.get] += 1;
  } else if (move.t === 'release') things[SQUIRE] -= move.squires;
  else if (move.t === 'discard') for (let i = 0; i < CARDS.length; i++) things[CARDS[i]] -= move.cards[i];
}
