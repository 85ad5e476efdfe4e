/** Chapter 6: how a Feat goes, from its first attempt to its end. What players decide in it stands in 9-feat.ts. */
import { type Dice, NONE, type Say, type Seat } from '../../../core/game.ts';
import type { Effect } from './cards/vocabulary.ts';
import { FLIGHTS, loveCode, loveOf, SUCCESSES, TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { difficulty, isMuted, strength, total } from './06-strength.ts';
import { discardHand, drawChivalry, maxHand } from './08-hand.ts';
import { closeWindow, endOrders, withdrawPasses } from './09-window.ts';
import { FAILED, isEngaged, nextSeat, type State, SUCCEEDED } from './state.ts';

/** LM-6.1, LM-10.5: a Feat begins with these knights. */
export function beginFeat(state: State, card: number, first: Seat, engaged: number, say: Say<Event>): void {
  const { feat } = state;
  state.card = card;
  feat.first = first;
  feat.attempter = first;
  feat.round = 1;
  feat.engaged = engaged;
  say({ t: 'feat', card, seat: first, sudden: state.tied !== 0 });
  beginAttempt(state, say);
}

/** LM-9.2: A1 opens. */
function beginAttempt(state: State, say: Say<Event>): void {
  endAttempt(state);
  state.phase = 'before';
  endOrders(state, false);
  withdrawPasses(state);
  say({ t: 'attempt', seat: state.feat.attempter, round: state.feat.round, difficulty: difficulty(state) });
}

/** Attempt-scope effects and uses end. */
function endAttempt(state: State): void {
  const { feat } = state;
  feat.die = 0;
  feat.attemptStrength = 0;
  feat.attemptDifficulty = 0;
  feat.doubled = false;
  feat.again = false;
  feat.usedNow.length = 0;
  state.version++;
}

/** A2: the die is cast, and A3 opens. */
export function castDie(state: State, dice: Dice, say: Say<Event>): void {
  const face = 1 + dice.below(6);
  state.feat.die = face;
  state.version++;
  state.phase = 'after';
  say({ t: 'rolled', seat: state.feat.attempter, face, die: face });
  withdrawPasses(state);
}

/** A4, A5: the result stands. */
export function standResult(state: State, dice: Dice, say: Say<Event>): void {
  const { feat } = state;
  const seat = feat.attempter;
  const success = total(state) >= difficulty(state);
  if (success) feat.successes[seat]++;
  say({
    t: 'result',
    seat,
    die: feat.die,
    doubled: feat.doubled,
    strength: strength(state, seat),
    difficulty: difficulty(state),
    success,
    successes: feat.successes[seat],
  });
  feat.rolled[seat]++;
  feat.last[seat] = success ? SUCCEEDED : FAILED;
  state.version++;
  if (feat.successes[seat] === SUCCESSES) return winFeat(state, seat, say);
  if (!success) afterFailure(state, seat, dice, say);
  if (!success && feat.again) beginAttempt(state, say);
  else passDie(state, say);
}

/** `on_fail`: what equipped cards give for a failure. */
function afterFailure(state: State, seat: Seat, dice: Dice, say: Say<Event>): void {
  const { treasures, love } = state.knights[seat];
  for (const treasure of treasures)
    if (treasure !== NONE && !isMuted(state, treasure)) drawFor(state, seat, TREASURES[treasure], 'on_fail', dice, say);
  if (love !== NONE && !isMuted(state, loveCode(love))) drawFor(state, seat, loveOf(love), 'on_fail', dice, say);
}

interface Equipment {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** The cards that an equipped card lets its owner draw at such a moment. */
export function drawFor(
  state: State,
  seat: Seat,
  { id, effects }: Equipment,
  when: Effect['when'],
  dice: Dice,
  say: Say<Event>,
): void {
  for (const effect of effects) {
    if (effect.when !== when || effect.op !== 'draw_chivalry') continue;
    say({ t: 'effect', seat, id, op: effect.op, target: NONE, treasure: NONE, amount: effect.count });
    drawChivalry(state, seat, effect.count, dice, say);
  }
}

/** LM-6.2: the die passes to the left, over those who ran away. Past the first seat a new round begins. */
export function passDie(state: State, say: Say<Event>): void {
  const { feat } = state;
  if (feat.engaged === 0) return;
  do {
    feat.attempter = nextSeat(state, feat.attempter);
    if (feat.attempter === feat.first) feat.round++;
  } while (!isEngaged(state, feat.attempter));
  beginAttempt(state, say);
}

/** LM-6.5: the card is kept; in sudden death it decides the game and does not count (LM-10.5). */
function winFeat(state: State, seat: Seat, say: Say<Event>): void {
  const sudden = state.tied !== 0;
  say({ t: 'won', seat, card: state.card, sudden });
  if (sudden) state.winner = seat;
  else {
    state.knights[seat].feats.push(state.card);
    state.card = NONE;
    state.resolved++;
  }
  endFeat(state);
}

/** LM-6.10, LM-6.11: the knight is out of this Feat; `draw` cards if the hand is kept, else a new hand. */
export function runAway(state: State, seat: Seat, draw: number, dice: Dice, say: Say<Event>): void {
  const { feat } = state;
  feat.engaged &= ~(1 << seat);
  feat.successes[seat] = 0;
  state.version++;
  say({ t: 'ran', seat, kept: draw !== NONE });
  if (draw === NONE) discardHand(state, seat, say);
  drawChivalry(state, seat, draw === NONE ? maxHand(state, seat) : draw, dice, say);
  if (feat.engaged !== 0) passDie(state, say);
  else allFled(state, dice, say);
}

/** LM-6.13, LM-6.14: back into the deck, at any place but the top; the third time the Feat is retired. */
function allFled(state: State, dice: Dice, say: Say<Event>): void {
  const { card, journey } = state;
  state.flights.push(card);
  const times = state.flights.filter((feat) => feat === card).length;
  const retired = times === FLIGHTS;
  if (retired) {
    state.retired.push(card);
    state.resolved++;
  } else journey.splice(journey.length === 0 ? 0 : dice.below(journey.length), 0, card);
  state.card = NONE;
  say({ t: 'allFled', card, retired });
  endFeat(state);
}

/** LM-6.16: all of the Feat ends, and the game goes on with T3. */
function endFeat(state: State): void {
  const { feat } = state;
  endAttempt(state);
  endOrders(state, true);
  closeWindow(state);
  feat.first = NONE;
  feat.attempter = NONE;
  feat.round = 0;
  feat.engaged = 0;
  feat.difficulty = 0;
  feat.effect = NONE;
  feat.muted.length = 0;
  feat.used.length = 0;
  for (const list of [feat.successes, feat.rolled, feat.last, feat.strength, feat.guards]) list.fill(0);
  state.phase = 'resolved';
}
