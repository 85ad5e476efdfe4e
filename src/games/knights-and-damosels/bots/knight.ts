/** The Knight (KD-23.1): decides every question by the value of what is likely to follow; and the Squire, who cannot. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import { GIVE, type Move, SIDES, THRUSTS } from '../rules/moves.ts';
import { ARTHURS, clone, currentStep, MORDREDS, type State, type StepName, thresholdsOf } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { chooseDisaster, chooseFaces, chooseFight } from './duties.ts';
import { worthOfEvent } from './events.ts';
import { chooseGift } from './giving.ts';
import { bestOf, worthOfMoves, worthOfOne } from './selecting.ts';

type Choosing = (view: State, seat: Seat, moves: readonly Move[], dice: Dice) => Move;

/** How much more than a worship an offer must be worth before it is contested. */
const CONTESTED = 1.5;

const CHOOSING: { readonly [step in StepName]: Choosing } = {
  choose: (_view, _seat, moves, dice) => pick(moves, dice),
  /** Arthur keeps the worst event from Merlin. */
  discardEvent: (view, seat, moves) =>
    bestOf(
      moves,
      moves.map((move) => (move.t === 'discardEvent' ? -worthOfEvent(view, seat, move.event) : NONE)),
    ),
  revealEvent: (view, seat, moves) =>
    bestOf(
      moves,
      moves.map((move) => (move.t === 'revealEvent' ? worthOfEvent(view, seat, move.event) : NONE)),
    ),
  favour: (_view, _seat, moves, dice) => pick(moves, dice),
  give: (view, seat, _moves, dice) => GIVE[chooseGift(view, seat, dice)],
  select: (view, seat, moves) => bestOf(moves, worthOfMoves(view, seat, moves)),
  replace: (view, seat, moves) => bestOf(moves, worthOfMoves(view, seat, moves)),
  contest: (view, seat, moves, dice) => chooseContest(view, seat, moves, dice),
  exchange: (view, seat, _moves, dice) => chooseThrust(view, seat, dice),
  disaster: (view, seat, _moves, dice) => chooseDisaster(view, seat, dice),
  faces: (view, seat, _moves, dice) => chooseFaces(view, seat, dice),
  take: (_view, _seat, moves, dice) => pick(moves, dice),
  side: (view) => SIDES[weakerSide(view)],
  fight: (view, seat, moves, dice) => chooseFight(view, seat, moves, dice),
};

export const knight: Bot<State, Move> = {
  choose(seen, seat, dice) {
    const step = currentStep(seen)!; // somebody is asked
    return CHOOSING[step](clone(seen), seat, game.moves(seen, seat), dice); // the values try things out in place
  },
};

/** Shared chivalries and the one that the event names are worth a joust, the others hardly. */
function chooseContest(view: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const worth = moves.map((move) => {
    if (move.t !== 'contest') return CONTESTED;
    const shared = move.chivalry < 6 ? 2 : 1;
    return shared + (move.chivalry === view.event ? 1 : 0);
  });
  const rich = view.players[seat].worship > 1 && worthOfOne(view, seat) < 1;
  return rich ? bestOf(moves, worth) : dice.below(2) === 0 ? bestOf(moves, worth) : moves[moves.length - 1];
}

/** High and Low evenly; who has nothing to lose thrusts, who is poor and without the right withdraws. */
function chooseThrust(view: State, seat: Seat, dice: Dice): Move {
  const { joust, players } = view;
  const mayDecline = seat !== joust.challenger || joust.exchange > 1;
  if (mayDecline && joust.right !== seat && players[seat].worship <= 1) return THRUSTS[2];
  return THRUSTS[dice.below(2)];
}

/** The smaller host is immune for longer; cards decide between equals. */
function weakerSide({ players }: State): number {
  const strength = [0, 0];
  for (const { side, row } of players) if (side >= 0) strength[side] += row.length;
  return strength[ARTHURS] >= strength[MORDREDS] ? ARTHURS : MORDREDS;
}

/** The Squire: any legal move, but takes a card that wins. */
export const squire: Bot<State, Move> = {
  choose(seen, seat, dice) {
    const moves = game.moves(seen, seat);
    const winning = moves.filter(({ t }) => t === 'ask' && isLastCard(seen, seat));
    return pick(winning.length > 0 ? winning : moves, dice);
  },
};

/** The card that fills the row (KD-10.1), if it is granted. */
function isLastCard(seen: State, seat: Seat): boolean {
  return seen.players[seat].row.length + 1 >= thresholdsOf(seen).earned;
}

/** A knight whose mind wanders: one decision in so many is the Squire's. */
export function erring(oneIn: number): Bot<State, Move> {
  return { choose: (seen, seat, dice) => (dice.below(oneIn) === 0 ? squire : knight).choose(seen, seat, dice) };
}
