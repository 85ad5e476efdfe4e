/**
 * The seven laws of the house, checked on any game by random play. A broken law throws a BrokenLaw that names the law,
 * the seed and the move, so that the same game can be played again.
 */
import { TABLE_RULES } from './chapters.ts';
import { pick, seededDice } from './dice.ts';
import { type Dice, type Game, HIDDEN, type Move, type Rule, type Seat, unheard, type Viewer } from './game.ts';

export class BrokenLaw extends Error {
  readonly law: number;
  constructor(law: number, what: string) {
    super(`law ${law}: ${what}`);
    this.law = law;
  }
}

/** Plays one random game and checks every law at every position. Returns the number of moves. */
export function keepLaws<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  seats: number,
  options: O,
  seed: string,
  bound: number,
): number {
  const dice = seededDice(seed);
  const first = seededDice(`${seed}/setup`);
  let state = game.setup(seats, options, first, unheard);
  demand(
    6,
    same(game.setup(seats, options, seededDice(`${seed}/setup`), unheard), state),
    () => 'set-up differs for the same seed',
  );
  const components = inOrder(game.components(state));
  let moves = 0;
  try {
    while (game.outcome(state) === undefined) {
      demand(1, moves < bound, () => `no end after ${bound} moves`);
      checkPosition(game, state, seats, components, dice);
      state = checkedMove(game, state, seats, dice, `${seed}/${moves}`);
      moves++;
    }
    checkPosition(game, state, seats, components, dice);
  } catch (broken) {
    if (broken instanceof BrokenLaw)
      broken.message += ` (${game.id}, ${seats} seats, seed ${seed}, after move ${moves})`;
    throw broken;
  }
  return moves;
}

function demand(law: number, kept: boolean, what: () => string): void {
  if (!kept) throw new BrokenLaw(law, what());
}

function checkPosition<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  state: S,
  seats: number,
  components: readonly string[],
  dice: Dice,
): void {
  const pending = game.pending(state);
  demand(1, (pending.length === 0) === (game.outcome(state) !== undefined), () => 'pending and outcome disagree');
  demand(5, same(game.clone(state), state), () => 'clone differs');
  demand(5, same(JSON.parse(JSON.stringify(state)), state), () => 'not plain JSON');
  demand(7, same(inOrder(game.components(state)), components), () => 'a component was lost, made or doubled');
  for (let seat = 0; seat < seats; seat++) checkSeat(game, state, seat, seats, dice);
}

function checkSeat<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  state: S,
  seat: Seat,
  seats: number,
  dice: Dice,
): void {
  const moves = game.moves(state, seat);
  const seen = game.view(state, seat);
  demand(
    1,
    moves.length > 0 || !game.pending(state).includes(seat),
    () => `seat ${seat} owes a decision and has no move`,
  );
  demand(3, same(game.moves(seen, seat), moves), () => `seat ${seat} sees other moves than it has`);
  const imagined = game.imagine(seen, seat, dice);
  demand(4, same(game.view(imagined, seat), seen), () => `what seat ${seat} imagines is not what it sees`);
  demand(4, same(game.moves(imagined, seat), moves), () => `the moves of seat ${seat} depend on what it cannot know`);
  demand(4, sees(game.view(state, 'watcher'), seen), () => `a watcher sees what is hidden from seat ${seat}`);
  for (const move of moves) {
    demand(2, game.refusal(state, seat, move) === undefined, () => `a listed move is refused: ${JSON.stringify(move)}`);
    demand(
      5,
      same(game.readMove(JSON.parse(JSON.stringify(move))), move),
      () => `a move cannot be read: ${JSON.stringify(move)}`,
    );
  }
  // A move of another seat is the likeliest thing to be refused, and the refusal must not tell a secret either.
  for (const move of game.moves(state, (seat + 1) % seats)) {
    const rule = game.refusal(state, seat, move);
    demand(2, rule === undefined || isKnown(game, rule), () => `${rule?.id} is no rule of the book or of the table`);
    demand(
      4,
      game.refusal(seen, seat, move) === rule,
      () => `what refuses ${JSON.stringify(move)} depends on a secret`,
    );
  }
}

const KNOWN_EVERYWHERE: readonly Rule[] = Object.values(TABLE_RULES);

function isKnown(game: { readonly rules: { readonly [id: string]: Rule } }, rule: Rule): boolean {
  return game.rules[rule.id] === rule || KNOWN_EVERYWHERE.includes(rule);
}

/** Plays a random legal move on a clone, and shows that it leaves the original, the dice and the secrets alone. */
function checkedMove<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  state: S,
  seats: number,
  dice: Dice,
  seed: string,
): S {
  const pending = game.pending(state);
  const seat = pick(pending, dice);
  const moves = game.moves(state, seat);
  const move = pick(moves, dice);
  const before = JSON.stringify(state);
  const played = playOn(game, state, seat, move, seed);
  demand(5, JSON.stringify(state) === before, () => 'a move on the clone changed the original');
  const again = playOn(game, JSON.parse(before) as S, seat, move, seed);
  demand(
    6,
    same(again.state, played.state) && same(again.events, played.events),
    () => 'the same move went another way',
  );
  // Of several who choose in secret, the first to do so must not be read by the others (law 4).
  if (pending.length > 1) {
    const other = playOn(game, state, seat, pick(moves, dice), seed);
    for (let viewer = -1; viewer < seats; viewer++)
      if (viewer !== seat) checkNotTold(game, viewer < 0 ? 'watcher' : viewer, played, other);
  }
  return played.state;
}

interface Played<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

function playOn<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  seed: string,
): Played<S, E> {
  const next = game.clone(state);
  const events: E[] = [];
  game.apply(next, seat, move, seededDice(seed), (event) => events.push(event));
  return { state: next, events };
}

function checkNotTold<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  viewer: Viewer,
  one: Played<S, E>,
  other: Played<S, E>,
): void {
  const heard = ({ events }: Played<S, E>): (E | undefined)[] => events.map((event) => game.witness(event, viewer));
  const told = !same(game.view(one.state, viewer), game.view(other.state, viewer)) || !same(heard(one), heard(other));
  demand(4, !told, () => `${viewer} is told of a secret choice`);
}

const inOrder = (names: string[]): string[] => names.toSorted();

/** Deep equality of plain JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => same((a as { [k: string]: unknown })[key], (b as { [k: string]: unknown })[key]));
}

/** Whether everything that `less` shows stands in `more` too. Piles of blanks have the same length in both. */
function sees(less: unknown, more: unknown): boolean {
  if (less === HIDDEN || less === more) return true;
  if (typeof less !== 'object' || typeof more !== 'object' || less === null || more === null) return false;
  const keys = Object.keys(less);
  return (
    keys.length === Object.keys(more).length &&
    keys.every((key) => sees((less as { [k: string]: unknown })[key], (more as { [k: string]: unknown })[key]))
  );
}
