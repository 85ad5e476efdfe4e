/**
 * The eight laws of the house, checked on any game by random play. A broken law throws a BrokenLaw that names the law,
 * the seed and the move, so that the same game can be played again.
 */
import { TABLE_RULES } from './steps.ts';
import { seededDice } from './dice.ts';
import { pick } from './shuffle.ts';
import {
  type AnyGame,
  type Dice,
  type Game,
  isUntold,
  type Move,
  type Rule,
  type Seat,
  unheard,
  type Viewer,
} from './game.ts';
import { play, type Turn } from './play.ts';
import { same, sees } from './same.ts';
import { reveals } from './takeback.ts';

export class BrokenLaw extends Error {
  readonly law: number;
  constructor(law: number, what: string) {
    super(`law ${law}: ${what}`);
    this.law = law;
  }
}

/** One game on trial. Inside, states, moves and events are opaque: the laws look only through the contract. */
interface Trial {
  readonly game: AnyGame;
  readonly seats: number;
  readonly dice: Dice;
  /** Every component at the beginning, sorted. */
  readonly components: readonly string[];
}

type State = unknown;

/**
 * Plays one random game of at most `bound` moves and checks every law at every position, or in games with many moves at
 * one position in `every`, chosen by chance. Returns the number of moves.
 */
export function keepLaws<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  seats: number,
  options: O,
  seed: string,
  bound: number,
  every = 1,
): number {
  const setup = (): S => game.setup(seats, options, seededDice(`${seed}/setup`), unheard);
  const state = setup();
  demand(6, same(setup(), state), () => 'set-up differs for the same seed');
  demand(8, game.readMove({ t: 'take-back', rows: [1] }) === undefined, () => 'a move has the name of a take-back');
  const trial: Trial = { game, seats, dice: seededDice(seed), components: game.components(setup()).toSorted() };
  let moves = 0;
  let dice = trial.dice;
  const next = (): Turn<M> | undefined => {
    if (game.outcome(state) !== undefined) return undefined;
    demand(1, moves < bound, () => `no end after ${bound} moves`);
    const isChecked = every === 1 || trial.dice.below(every) === 0;
    const copy = isChecked ? checkPosition(trial, state, moves) : undefined;
    const turn = randomTurn(trial, state);
    dice = isChecked ? checkMove(trial, state, turn, copy) : trial.dice;
    return turn as Turn<M>;
  };
  try {
    play(game, state, next, { dice: () => dice, moved: (_turn, n) => void (moves = n), most: bound });
    checkPosition(trial, state, moves);
  } catch (broken) {
    if (broken instanceof BrokenLaw) broken.message += ` (${game.id}, ${seats} seats, seed ${seed}, move ${moves})`;
    throw broken;
  }
  return moves;
}

function demand(law: number, kept: boolean, what: () => string): void {
  if (!kept) throw new BrokenLaw(law, what());
}

/**
 * Checks what can be seen at position `n`: the secrets of every seat that is asked and of one bystander in turn, since a
 * secret lasts for many positions. Returns a copy of the position, made by way of JSON.
 */
function checkPosition(trial: Trial, state: State, n: number): State {
  const { game, seats, components } = trial;
  const over = game.outcome(state) !== undefined;
  const pending = game.pending(state);
  const bystander = n % seats;
  demand(1, (pending.length === 0) === over, () => 'pending and outcome disagree');
  demand(5, same(game.clone(state), state), () => 'clone differs');
  const copy: State = JSON.parse(JSON.stringify(state));
  demand(5, same(copy, state), () => 'not plain JSON');
  // What is lost stays lost: a look now and then, and at the end, finds it.
  if (over || n % 4 === 0)
    demand(7, same(game.components(state).toSorted(), components), () => 'a component was lost, made or doubled');
  const moves: Move[][] = Array.from({ length: seats }, (_, seat) => game.moves(state, seat));
  const watched: State = game.view(state, 'watcher');
  demand(
    4,
    same(game.fast?.views?.(state)('watcher') ?? watched, watched),
    () => 'a glance shows a watcher another view',
  );
  for (let seat = 0; seat < seats; seat++) {
    // A move of another seat is the likeliest thing to be refused.
    const asked: Asked = { seat, moves: moves[seat], others: moves[(seat + 1) % seats] };
    checkMoves(trial, state, asked);
    if (seat === bystander || pending.includes(seat)) checkSecrets(trial, state, asked, watched);
  }
  return copy;
}

/** A seat, its moves, and moves that are not its own. */
interface Asked {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly others: readonly Move[];
}

/** Laws 1, 2 and 5 for the moves of a seat. */
function checkMoves({ game }: Trial, state: State, { seat, moves, others }: Asked): void {
  const stuck = moves.length === 0 && game.pending(state).includes(seat);
  demand(1, !stuck, () => `seat ${seat} owes a decision and has no move`);
  for (const move of moves)
    demand(2, game.refusal(state, seat, move) === undefined, () => `a listed move is refused: ${JSON.stringify(move)}`);
  const read = (JSON.parse(JSON.stringify(moves)) as unknown[]).map((raw) => game.readMove(raw));
  demand(5, same(read, moves), () => `a move of ${JSON.stringify(moves)} cannot be read`);
  for (const move of others) {
    const rule = game.refusal(state, seat, move);
    demand(2, rule === undefined || isKnown(game, rule), () => `${rule?.id} is no rule of the book or of the table`);
  }
}

const KNOWN_EVERYWHERE: readonly Rule[] = Object.values(TABLE_RULES);

function isKnown(game: AnyGame, rule: Rule): boolean {
  return game.rules[rule.id] === rule || KNOWN_EVERYWHERE.includes(rule);
}

/** Laws 3 and 4: what a seat is told, may do and is refused does not depend on what it cannot know. */
function checkSecrets({ game, dice }: Trial, state: State, { seat, moves, others }: Asked, watched: State): void {
  const seen = game.view(state, seat);
  demand(4, same(game.fast?.views?.(state)(seat) ?? seen, seen), () => `a glance shows seat ${seat} another view`);
  demand(3, same(game.moves(seen, seat), moves), () => `seat ${seat} sees other moves than it has`);
  demand(4, same(game.view(seen, seat), seen), () => `seat ${seat} sees its own view otherwise`);
  demand(4, same(game.view(seen, 'watcher'), watched), () => `the view of seat ${seat} shows a watcher something else`);
  const imagined = game.imagine(seen, seat, dice);
  demand(4, same(game.view(imagined, seat), seen), () => `what seat ${seat} imagines is not what it sees`);
  demand(4, same(game.moves(imagined, seat), moves), () => `the moves of seat ${seat} depend on what it cannot know`);
  demand(4, sees(watched, seen), () => `a watcher sees what is hidden from seat ${seat}`);
  for (const move of others) {
    const alike = game.refusal(seen, seat, move) === game.refusal(state, seat, move);
    demand(4, alike, () => `what refuses ${JSON.stringify(move)} to seat ${seat} depends on a secret`);
  }
}

function randomTurn({ game, dice }: Trial, state: State): Turn<Move> {
  const seat: Seat = pick(game.pending(state), dice);
  return { seat, move: pick(game.moves(state, seat), dice) };
}

/**
 * Makes the move on copies of the position, and shows that it leaves the original, the dice and the secrets alone.
 * Returns the dice with which it was made.
 */
function checkMove(trial: Trial, state: State, { seat, move }: Turn<Move>, copy: State): Dice {
  const { game, seats, dice } = trial;
  const roll = dice.below(2 ** 20);
  const played = playOn(trial, state, seat, move, roll);
  demand(5, same(state, copy), () => 'a move on the clone changed the original');
  if (game.fast?.fork !== undefined) {
    const lent = playInPlace(trial, game.fast.fork(state, seat), seat, move, roll);
    demand(5, same(state, copy), () => 'a move on a fork changed the original');
    demand(5, same(lent, played), () => 'a move on a fork went another way');
  }
  const again = playInPlace(trial, copy, seat, move, roll);
  demand(6, same(again, played), () => 'the same move went another way');
  // Of several who choose in secret, the first to do so must not be read by the others (law 4).
  const isSecret = (one: Move): boolean => !(game.table?.openly?.(state, one) ?? false);
  if (game.pending(state).length > 1 && isSecret(move)) {
    const moves: Move[] = game.moves(state, seat);
    const other = playOn(trial, state, seat, pick(moves.filter(isSecret), dice), roll);
    for (let viewer = 0; viewer < seats; viewer++) if (viewer !== seat) checkNotTold(game, viewer, played, other);
    checkNotTold(game, 'watcher', played, other);
  }
  checkUntold(trial, state, { seat, move }, played, roll);
  checkTakeBack(trial, state, { seat, move }, played);
  demand(8, same(again, played), () => 'to ask for a take-back changed the game');
  return seededDice(roll);
}

/** Of so many moves one is looked at: to see that it tells nothing takes as long as to play a dozen. */
const SELDOM = 12;

/** Law 8: a move that can be taken back told nobody anything: whatever a seat thinks possible, it looks the same. */
function checkTakeBack(trial: Trial, before: State, { seat, move }: Turn<Move>, played: Played): void {
  const { game, seats, dice } = trial;
  if (dice.below(SELDOM) > 0) return;
  const { state: after, events } = played;
  if (reveals(game, seats, { n: 0, seat, move, before, after, events, isByPerson: true })) return;
  for (let viewer = 0; viewer < seats; viewer++) {
    const imagined: State = game.imagine(game.view(before, viewer), viewer, dice);
    if (game.refusal(imagined, seat, move) !== undefined) continue; // that it was possible, only the move itself tells
    const other = playInPlace(trial, imagined, seat, move, dice.below(2 ** 20));
    demand(8, isAlike(game, viewer, played, other), () => `${JSON.stringify(move)} told seat ${viewer} something`);
  }
}

/** Law 4: of a move that is secret while the question stands, nobody else can learn even that it was made. */
function checkUntold(trial: Trial, state: State, { seat, move }: Turn<Move>, played: Played, roll: number): void {
  const { game, seats } = trial;
  if (!isUntold(game, state, seat, move, played.state)) return;
  demand(4, played.events.length === 0, () => `something is said of the secret move ${JSON.stringify(move)}`);
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, viewer) => viewer)];
  for (const viewer of viewers)
    if (viewer !== seat)
      demand(
        4,
        same(game.view(state, viewer), game.view(played.state, viewer)),
        () => `${viewer} sees that ${JSON.stringify(move)} was made`,
      );
  const own = playOn(trial, game.view(state, seat), seat, move, roll);
  demand(4, same(own.state, game.view(played.state, seat)), () => `seat ${seat} cannot play its secret move by itself`);
}

interface Played {
  readonly state: State;
  readonly events: readonly unknown[];
}

function playOn(trial: Trial, state: State, seat: Seat, move: Move, roll: number): Played {
  return playInPlace(trial, trial.game.clone(state), seat, move, roll);
}

/** `roll` is the seed of the dice: the same one rolls the same. */
function playInPlace({ game }: Trial, state: State, seat: Seat, move: Move, roll: number): Played {
  const events: unknown[] = [];
  game.apply(state, seat, move, seededDice(roll), (event) => events.push(event));
  return { state, events };
}

function checkNotTold(game: AnyGame, viewer: Viewer, one: Played, other: Played): void {
  demand(4, isAlike(game, viewer, one, other), () => `${viewer} is told of a secret choice`);
}

function isAlike(game: AnyGame, viewer: Viewer, one: Played, other: Played): boolean {
  const heard = ({ events }: Played): unknown[] => events.map((event): unknown => game.witness(event, viewer));
  return same(game.view(one.state, viewer), game.view(other.state, viewer)) && same(heard(one), heard(other));
}
