/** LM-13.8: how a bot fights a Feat. A Squire plays now and then; a Knight counts chances. */
import { pick } from '../../../core/shuffle.ts';
import type { Dice, Seat } from '../../../core/game.ts';
import type { Effect } from '../rules/cards/vocabulary.ts';
import { LOVE_PLACE } from '../rules/components.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { listedEffects } from '../rules/11-possible.ts';
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

export function knightFights(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const plays = moves.filter(isPlay);
  const isOwn = seat === view.feat.attempter;
  if (view.phase === 'after') return (isOwn ? rescue(view, moves, plays) : hinderAfter(view, plays)) ?? rest(moves);
  const play = isOwn ? prepare(view, seat, moves, plays) : hinderBefore(view, plays, dice);
  return play ?? rest(moves);
}

/** How likely a roll is to reach the difficulty with so much more strength. */
function chance(view: State, more = 0): number {
  const need = difficulty(view) - strength(view, view.feat.attempter) - more;
  return Math.min(6, Math.max(0, 7 - need)) / 6;
}

/** LM-10.4: the Feat in which this knight is strongest against the difficulty; of equal ones the first shown. */
export function likeliest(view: State, seat: Seat): number {
  const margin = (card: number): number => {
    const against = { ...view, card };
    return strength(against, seat) - difficulty(against);
  };
  return view.offered.reduce((best, card) => (margin(card) > margin(best) ? card : best));
}

/** The strength that a card would add to one's own attempt, as far as it can be said before the roll. */
function helpOf(view: State, seat: Seat, { card, treasure }: PlayMove): number {
  let sum = 0;
  for (const effect of listedEffects(view, card)) sum += help(view, seat, effect, treasure);
  return sum;
}

function help(view: State, seat: Seat, effect: Effect, treasure: number): number {
  if (effect.op === 'strength' && effect.who === 'self') return effect.amount;
  if (effect.op === 'difficulty' && effect.who === 'self') return -effect.amount;
  if (effect.op === 'double_die') return 3.5;
  if (effect.op === 'steal_treasure' || effect.op === 'swap_treasure') return gainOfTreasure(view, seat, treasure);
  return 0;
}

/** (a), (e), (f): helps if the chance is low, steals what is worth it, runs from the hopeless. */
function prepare(view: State, seat: Seat, moves: readonly Move[], plays: readonly PlayMove[]): Move | undefined {
  const useful = plays.filter((move) => helpOf(view, seat, move) >= 1);
  const best = useful.reduce((most, move) => Math.max(most, helpOf(view, seat, move)), 0);
  const flight = moves.findLast(({ t }) => t === 'run');
  if (flight !== undefined && difficulty(view) - strength(view, seat) - best > 6) return flight;
  const enough = view.feat.successes[seat] > 0 ? 0.9 : 0.6;
  return chance(view) < enough ? cheapest(useful) : undefined;
}

const cheapest = (plays: readonly PlayMove[]): PlayMove | undefined =>
  plays.toSorted((one, other) => worthOf(one.card) - worthOf(other.card))[0];

/** (b): what is equipped, then the cheapest card that suffices, then the die turned or rolled again, then another attempt. */
function rescue(view: State, moves: readonly Move[], plays: readonly PlayMove[]): Move | undefined {
  const gap = difficulty(view) - total(view);
  if (gap <= 0) return undefined;
  const used = moves.find((move) => move.t === 'use' && (move.place < LOVE_PLACE || view.feat.die <= 3));
  if (used !== undefined) return used;
  const sufficient = plays.filter((move) => helpOf(view, view.feat.attempter, move) >= gap);
  if (sufficient.length > 0) return cheapest(sufficient);
  return (
    plays.find((move) => turned(view, move) >= gap) ??
    plays.find((move) => has(view, move, 'reroll')) ??
    plays.find((move) => has(view, move, 'extra_attempt'))
  );
}

const has = (view: State, { card }: PlayMove, op: Effect['op']): boolean =>
  listedEffects(view, card).some((effect) => effect.op === op);

/** What the die gains when the card turns it. */
function turned(view: State, { card }: PlayMove): number {
  const { die, doubled } = view.feat;
  for (const effect of listedEffects(view, card))
    if (effect.op === 'set_die') return ((effect.to === 'opposite' ? 7 - die : effect.to) - die) * (doubled ? 2 : 1);
  return 0;
}

/** (c) before the roll: hindrances are saved for a rival with one success. */
function hinderBefore(view: State, plays: readonly PlayMove[], dice: Dice): PlayMove | undefined {
  const { attempter, successes } = view.feat;
  if (successes[attempter] === 0 || chance(view) < 0.3 || dice.below(10) >= 7) return undefined;
  return cheapest(plays.filter((move) => harmOf(view, move) > 0));
}

/** What the card takes from the attempter before the roll, roughly in strength. */
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

/** (c) after the roll: the cheapest card that makes a deciding success fail, or may. */
function hinderAfter(view: State, plays: readonly PlayMove[]): PlayMove | undefined {
  const { attempter, successes } = view.feat;
  const margin = total(view) - difficulty(view);
  if (margin < 0 || successes[attempter] === 0) return undefined;
  const sure = plays.filter((move) => harmOf(view, move) > margin || -turned(view, move) > margin);
  return cheapest(sure) ?? plays.find((move) => has(view, move, 'reroll'));
}

/** (d): cancels what would decide the Feat: a blow at one's own attempt, or a help to a rival with one success. */
export function reply(view: State, seat: Seat, moves: readonly Move[]): Move {
  const { attempter, successes } = view.feat;
  const declared = view.declared[view.declared.length - 1];
  const isBlow = attempter === seat || declared.rival === seat;
  const isHelp = declared.seat === attempter && successes[attempter] > 0;
  const cancel = cheapest(moves.filter(isPlay));
  return cancel !== undefined && attempter >= 0 && (isBlow || isHelp) ? cancel : rest(moves);
}
