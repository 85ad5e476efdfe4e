/** How the others are taken to play the rest of a round, with likelihoods and worths that are found once for a decision. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import { type Card, cardOf, CHIVALRIES, EVENTS } from '../rules/components.ts';
import { COURT, courtCards, type Giver } from '../rules/givers.ts';
import { GIVE, type Move } from '../rules/moves.ts';
import { clone, currentStep, merlinOf, playerOf, type State, type StepName } from '../rules/state.ts';
import { chooseDisaster, chooseFaces } from './duties.ts';
import { worthOfEvent } from './events.ts';
import { draw, likelihoods } from './giving.ts';
import { gainOf } from './harvest.ts';
import { value, valueWith } from './value.ts';

/** How somebody plays, as far as it can be foretold. */
export interface Manner {
  /** By chivalry: how likely the giver is to give it. */
  gives(state: State, giver: Seat): readonly number[];
  /** What the position is worth to the seat, if the card lay in its row, with so much more worship. */
  worthWith(state: State, seat: Seat, card: Card, gain: number): number;
  /** What it is worth as it is. */
  worth(state: State, seat: Seat): number;
  worthOfEvent(state: State, seat: Seat, event: number): number;
  /** Faces, in a Disaster too. */
  face(world: State, seat: Seat, dice: Dice): Move;
  /** In which share of all decisions any move is made. */
  readonly errs: number;
}

export const KNIGHTLY: Manner = {
  gives: likelihoods,
  worthWith: (state, seat, card, gain) => valueWith(state, seat, seat, card, gain),
  worth: (state, seat) => value(state, seat),
  worthOfEvent,
  face: (world, seat, dice) =>
    currentStep(world) === 'faces' ? chooseFaces(world, seat, dice) : chooseDisaster(world, seat, dice),
  errs: 0,
};

export interface Company {
  /** The round that it knows. */
  readonly round: number;
  readonly errs: number;
  /** By chivalry: how likely the giver is to give it at this event. */
  gives(event: number, giver: Seat): readonly number[];
  /** How much better it is for the seat to ask for the slot than to take no card. */
  worthOfSlot(world: State, seat: Seat, slot: number): number;
  /** What the seat plays in this world. */
  choose(world: State, seat: Seat, dice: Dice): Move;
}

/** Rows and worship are those of the view: they stay so until the ladies are revealed, and then nobody asks any more. */
export function companyFor(view: State, manner: Manner = KNIGHTLY): Company {
  const found = findings(view, manner);
  const { round } = view;
  const { errs } = manner;
  const slotFor = (world: State, seat: Seat, slot: number): number => worthOfSlot(found, world, seat, slot);
  return {
    round,
    errs,
    gives: found.gives,
    worthOfSlot: slotFor,
    choose(world, seat, dice) {
      const step = currentStep(world);
      const isError = errs > 0 && dice.below(FINE) < errs * FINE;
      if (isError || !FORESEEN.has(step)) return pick(game.moves(world, seat), dice);
      if (step === 'give') return GIVE[draw(found.gives(world.event, seat), dice)];
      if (step === 'faces' || step === 'disaster') return manner.face(world, seat, dice);
      return bestMove(found, world, seat);
    },
  };
}

/** All else is played at random. */
const FORESEEN: ReadonlySet<StepName | undefined> = new Set<StepName>([
  'discardEvent',
  'revealEvent',
  'give',
  'select',
  'replace',
  'disaster',
  'faces',
]);
const FINE = 2 ** 20;

/** What a manner says of a position, asked once. */
interface Findings {
  readonly base: State;
  gives(event: number, giver: Seat): readonly number[];
  /** By how much it is better for the seat to take this giver's card than none. */
  worth(event: number, seat: Seat, chivalry: number, giver: Giver): number;
  worthOfEvent(seat: Seat, event: number): number;
}

function findings(view: State, manner: Manner): Findings {
  const base = clone(view);
  const gifts = new Map<number, readonly number[]>();
  const events = new Map<number, number>();
  const cards = new Map<number, number>();
  return {
    base,
    gives: (event, giver) =>
      remembered(gifts, giver * EVENTS.length + event, () => {
        base.event = event;
        return manner.gives(base, giver);
      }),
    worth: (event, seat, chivalry, giver) =>
      remembered(cards, ((event * COURT + seat) * CHIVALRIES.length + chivalry) * (COURT + 1) + giver, () => {
        base.event = event;
        const lady = giver === COURT ? courtCards(base, chivalry)[0] : base.players[giver].damosel;
        const worth = manner.worthWith(base, seat, cardOf(lady, chivalry), gainOf(base, seat, chivalry));
        return worth - manner.worth(base, seat);
      }),
    worthOfEvent: (seat, event) =>
      remembered(events, seat * EVENTS.length + event, () => manner.worthOfEvent(base, seat, event)),
  };
}

/** Arthur lays the worst event away, Merlin reveals the best; a slot must be worth more than no card, where one may take none. */
function bestMove(found: Findings, world: State, seat: Seat): Move {
  const moves = game.moves(world, seat);
  let best = moves[moves.length - 1];
  let most = best.t === 'none' ? 0 : -Infinity;
  for (const move of moves) {
    const worth = worthOfMove(found, world, seat, move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

function worthOfMove(found: Findings, world: State, seat: Seat, move: Move): number {
  if (move.t === 'ask') return worthOfSlot(found, world, seat, move.slot);
  if (move.t === 'revealEvent') return found.worthOfEvent(seat, move.event);
  return move.t === 'discardEvent' ? -found.worthOfEvent(seat, move.event) : -Infinity;
}

/** Over all who may have given it: each slot is looked at by itself, so this is a little less than a belief. */
function worthOfSlot({ base, gives, worth }: Findings, world: State, seat: Seat, slot: number): number {
  const { event, players } = world;
  const { chivalry, damosel, cleared } = world.display[slot];
  if (seat === merlinOf(world)) {
    const giver = playerOf(world, damosel);
    return worth(event, seat, chivalry, giver === NONE ? COURT : giver);
  }
  const ofCourt = base.court.length === 0 ? 0 : courtCards(base, chivalry).length / base.court.length;
  let weights = ofCourt;
  let sum = ofCourt === 0 ? 0 : ofCourt * worth(event, seat, chivalry, COURT);
  for (let giver = 0; giver < players.length; giver++) {
    const { denied, gift } = players[giver];
    if (denied === slot) return giver === seat ? 0 : worth(event, seat, chivalry, giver);
    if (denied !== NONE || cleared & (1 << giver)) continue;
    const weight = giver !== seat ? gives(event, giver)[chivalry] : gift === chivalry ? OWN : 0;
    weights += weight;
    if (giver !== seat && weight > 0) sum += weight * worth(event, seat, chivalry, giver);
  }
  return weights === 0 ? 0 : sum / weights;
}

/** A slot that is one of two with the chivalry one gave. */
const OWN = 0.5;

function remembered<V>(known: Map<number, V>, key: number, find: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = find();
  known.set(key, made);
  return made;
}
