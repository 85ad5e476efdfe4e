/** LM-13.8: how a bot fights a Feat. A Squire plays now and then; a Knight counts chances. */
import { pick } from '../../../core/shuffle.ts';
import type { Dice, Seat } from '../../../core/game.ts';
import type { Effect } from '../rules/cards/vocabulary.ts';
import { LOVE_PLACE } from '../rules/components.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { applies, listedEffects } from '../rules/11-possible.ts';
import type { Move, PlayMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { gainOfTreasure, worthOf } from './worth.ts';

const isPlay = (move: Move): move is PlayMove => move.t === 'play';

/** What one does who does nothing. */
const rest = (moves: readonly Move[]): Move => moves.find(({ t }) => t === 'roll' || t === 'pass') ?? moves[0];

/** Any legal card one time in four; runs from what even a 6 would not reach. */
export function squireFights(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const flight = moves.find(({ t }) => t === 'run');
  if (flight !== undefined && strength(view, seat) + 6 < difficulty(view)) return flight;
  const plays = moves.filter((move) => isPlay(move) || move.t === 'use');
  return plays.length > 0 && dice.below(4) === 0 ? pick(plays, dice) : rest(moves);
}

/** (e): runs from the hopeless, and plays what helps when its time has come. */
export function knightFights(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const flight = flights(view, seat, moves)[0];
  if (flight !== undefined) return flight;
  return (isTime(view, seat, dice) ? helpful(view, seat, moves)[0] : undefined) ?? rest(moves);
}

/** The same decision with what else there is to think about, the best first. */
export function knightWeighs(view: State, seat: Seat, moves: readonly Move[], dice: Dice): readonly Move[] {
  const away = flights(view, seat, moves);
  if (away.length > 0) return away;
  const [best, ...others] = helpful(
    view,
    seat,
    moves.filter((move) => !fallsShort(view, seat, move)),
  );
  const isOwn = seat === view.feat.attempter;
  if (best === undefined) return [rest(moves)];
  if (isTime(view, seat, dice)) return [best, ...others.slice(0, 1), ...(isOwn && isVain(view) ? [] : [rest(moves)])];
  const isDecided = view.phase === 'before' && chance(view) === Number(isOwn);
  return isDecided ? [rest(moves)] : [rest(moves), best, ...others];
}

/** Whether a card seems to help only to those who count in haste, as a Knight does: what it promises has a condition that fails. */
export function fallsShort(view: State, seat: Seat, move: Move): boolean {
  if (!isPlay(move) || seat !== view.feat.attempter) return false;
  const isAfter = view.phase === 'after';
  const least = isAfter ? difficulty(view) - total(view) : 1;
  if (isAfter && (turned(view, move) >= least || has(view, move, 'reroll') || has(view, move, 'extra_attempt')))
    return false;
  const isLive = (effect: Effect): boolean => applies(view, effect, seat);
  return helpOf(view, seat, move) >= least && helpOf(view, seat, move, isLive) < least;
}

/** Whether no roll would do. */
const isVain = (view: State): boolean => view.phase === 'before' && chance(view) === 0;

/** The ways to run from an attempt that no card can save; the better one is listed last. */
function flights(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (view.phase !== 'before' || seat !== view.feat.attempter) return [];
  const runs = moves.filter(({ t }) => t === 'run');
  if (runs.length === 0) return [];
  const most = Math.max(0, ...helpful(view, seat, moves).map((move) => (isPlay(move) ? helpOf(view, seat, move) : 0)));
  return need(view) - most > 6 ? runs.toReversed() : [];
}

/** Whether a Knight plays a card now, if one helps. */
function isTime(view: State, seat: Seat, dice: Dice): boolean {
  const { attempter, successes } = view.feat;
  if (seat === attempter) return view.phase === 'after' || chance(view) < (successes[seat] > 0 ? 0.9 : 0.6);
  if (successes[attempter] === 0) return false; // hindrances are saved for a rival with one success
  return view.phase === 'after' || (chance(view) >= 0.3 && dice.below(10) < 7);
}

/** What helps oneself or hinders a rival in this window, the best first. */
export function helpful(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const plays = moves.filter(isPlay);
  const isOwn = seat === view.feat.attempter;
  if (view.phase === 'after') return isOwn ? rescues(view, moves, plays) : spoilers(view, plays);
  return byCost(plays.filter((move) => (isOwn ? helpOf(view, seat, move) >= 1 : harmOf(view, move) > 0)));
}

/** What the die must show. */
const need = (view: State): number => difficulty(view) - strength(view, view.feat.attempter);

/** How many faces of the die are enough. */
export const facesFor = (least: number): number => Math.min(6, Math.max(0, 7 - least));

/** How many succeed now, or with so much more strength. */
export function facesNow(view: State, more = 0): number {
  const least = need(view) - more;
  return facesFor(view.feat.doubled ? Math.ceil(least / 2) : least);
}

/** How likely a roll is to succeed, as a Knight counts it. */
const chance = (view: State): number => facesFor(need(view)) / 6;

/** LM-10.4: the Feats in which this knight is strongest against the difficulty, first; of equal ones the first shown. */
export const likeliest = (view: State, seat: Seat): readonly number[] =>
  view.offered.toSorted((one, other) => needIn(view, seat, one) - needIn(view, seat, other));

/** What the die would have to show in a Feat that is offered. */
export function needIn(view: State, seat: Seat, card: number): number {
  const against = { ...view, card };
  return difficulty(against) - strength(against, seat);
}

/** The strength that a card would add to one's own attempt, as far as it can be said before the roll. */
function helpOf(view: State, seat: Seat, { card, treasure }: PlayMove, counts?: (effect: Effect) => boolean): number {
  let sum = 0;
  for (const effect of listedEffects(view, card))
    if (counts === undefined || counts(effect)) sum += help(view, seat, effect, treasure);
  return sum;
}

function help(view: State, seat: Seat, effect: Effect, treasure: number): number {
  if (effect.op === 'strength' && effect.who === 'self') return effect.amount;
  if (effect.op === 'difficulty' && effect.who === 'self') return -effect.amount;
  if (effect.op === 'double_die') return 3.5;
  if (effect.op === 'steal_treasure' || effect.op === 'swap_treasure') return gainOfTreasure(view, seat, treasure);
  return 0;
}

const byCost = (plays: readonly PlayMove[]): readonly PlayMove[] =>
  plays.toSorted((one, other) => worthOf(one.card) - worthOf(other.card));

/** (b): what is equipped, then the cheapest card that suffices, then the die turned or rolled again, then another attempt. */
function rescues(view: State, moves: readonly Move[], plays: readonly PlayMove[]): readonly Move[] {
  const gap = difficulty(view) - total(view);
  if (gap <= 0) return [];
  const ways = [
    ...moves.filter((move) => move.t === 'use' && (move.place < LOVE_PLACE || view.feat.die <= 3)),
    ...byCost(plays.filter((move) => helpOf(view, view.feat.attempter, move) >= gap)),
    ...plays.filter((move) => turned(view, move) >= gap),
    ...plays.filter((move) => has(view, move, 'reroll')),
    ...plays.filter((move) => has(view, move, 'extra_attempt')),
  ];
  return [...new Set(ways)];
}

const has = (view: State, { card }: PlayMove, op: Effect['op']): boolean =>
  listedEffects(view, card).some((effect) => effect.op === op);

/** What the die gains when the card turns it. */
export function turned(view: State, { card }: PlayMove): number {
  const { die, doubled } = view.feat;
  for (const effect of listedEffects(view, card))
    if (effect.op === 'set_die') return ((effect.to === 'opposite' ? 7 - die : effect.to) - die) * (doubled ? 2 : 1);
  return 0;
}

/** (c): what the card takes from the attempter before the roll, roughly in strength. */
function harmOf(view: State, { card, rival, treasure }: PlayMove): number {
  const { attempter } = view.feat;
  let harm = 0;
  for (const effect of listedEffects(view, card)) {
    if (effect.op === 'strength' && effect.who === 'rival_attempter') harm -= effect.amount;
    else if (effect.op === 'skip_attempt' || (effect.op === 'lose_success' && rival === attempter)) harm += 3;
    else if (effect.op === 'mute' && rival === attempter) harm += 1;
    else if (effect.op === 'difficulty' && effect.amount > 0) harm += effect.amount;
    else if (isTheirs(view, treasure) && effect.op !== 'swap_treasure') harm += 2;
  }
  return harm;
}

const isTheirs = (view: State, treasure: number): boolean =>
  treasure >= 0 && view.knights[view.feat.attempter].treasures.includes(treasure);

/** (c) after the roll: the cheapest card that makes a success fail, then one that may. */
function spoilers(view: State, plays: readonly PlayMove[]): readonly PlayMove[] {
  const margin = total(view) - difficulty(view);
  if (margin < 0) return [];
  const sure = plays.filter((move) => harmOf(view, move) > margin || -turned(view, move) > margin);
  return [...new Set([...byCost(sure), ...plays.filter((move) => has(view, move, 'reroll'))])];
}

/** (d): cancels what would decide the Feat: a blow at one's own attempt, or a help to a rival with one success. */
export const reply = (view: State, seat: Seat, moves: readonly Move[]): Move => replies(view, seat, moves)[0];

export function replies(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const { attempter, successes } = view.feat;
  const declared = view.declared[view.declared.length - 1];
  const isBlow = attempter === seat || declared.rival === seat;
  const isHelp = declared.seat === attempter && successes[attempter] > 0;
  const cancels = byCost(moves.filter(isPlay)).slice(0, 1);
  return attempter >= 0 && (isBlow || isHelp) ? [...cancels, rest(moves)] : [rest(moves), ...cancels];
}
