/** Plays one game of a study and writes down what is worth knowing of it. Bots get views only. */
import type { Bot } from '../bots/bot.ts';
import type { Judgement } from '../bots/judgement.ts';
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import { type AnyGame, type Dice, type Outcome, type Seat, unheard } from '../core/game.ts';
import { type Choose, fromViews, inTurn, play } from '../core/play.ts';
import { diceFor } from '../core/record.ts';
import type { AnyStudy } from '../core/study.ts';
import { type Lead, leadOf } from './lead.ts';
import { levelAt, oddOneOut, type Plan, type Run, seedOf } from './plan.ts';

/** A game and what is known about it. States and moves are of any shape. */
export interface Subject {
  readonly game: AnyGame;
  readonly study: AnyStudy;
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  bot(level: string): Bot<any, any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  readonly judgement?: Judgement<any, any> | undefined;
  /** The points that a player is shown. */
  points(state: unknown, seat: Seat): number;
  /** The rule that an event follows, and the rules that give a seat its points; where the game says so. */
  ruleOf(event: unknown): string | undefined;
  rulesOfPoints(state: unknown, seat: Seat): readonly string[];
}

/** How often somebody chose something of a kind, how often nothing else was possible, and the sum of what was. */
type KindCount = [choices: number, forced: number, possible: number];

/** One choice was made by lot instead: what that changed for the seat. */
export interface Lot {
  readonly kind: string;
  readonly points: number;
  readonly win: number;
}

export interface Row {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly order: readonly Seat[];
  readonly moves: number;
  readonly moments: number;
  readonly kinds: { readonly [kind: string]: KindCount };
  readonly lead?: Lead;
  /** By group of features and seat; only in the main games. */
  readonly dealt?: readonly (readonly (readonly number[])[])[];
  readonly lot?: Lot;
  /** By rule: how often it refused something, and how often it did something. */
  readonly rules?: { readonly [rule: string]: [refused: number, applied: number] };
}

// oxlint-disable-next-line typescript/no-explicit-any -- any game
type AnyMove = any;

export function playOne(subject: Subject, plan: Plan, run: Run, index: number): Row {
  const { game, study } = subject;
  const seed = seedOf(plan, run, index);
  const isMain = run.part === 'main';
  const isWatched = isMain || run.part === 'options'; // for rules that matter only with other options
  const rules = ruleCounts(subject);
  const state: unknown = game.setup(run.players, run.options, diceFor(seed, 0), isWatched ? rules.hear : unheard);
  const dealt = isMain ? { dealt: dealtIn(subject, state, run.players) } : {};
  const order = study.order?.(state) ?? Array.from({ length: run.players }, (_, seat) => seat);
  const timeline = timelineOf(subject, state, run.players);
  const choices = choiceCounts(subject, seededDice(`${seed}/study`));
  const minds = mindsOf(subject, run, index, seed);
  const choose: Choose<unknown, AnyMove> = (now, seat, n) => {
    const move = minds(now, seat, n);
    const possible = choices.count(now, seat, n, move);
    if (isWatched) rules.tryOthers(now, seat, possible, choices.dice);
    return move;
  };
  const moves = play(game, state, inTurn(game, choose), {
    dice: (n) => diceWhenNeeded(seed, n),
    ...(isWatched ? { say: rules.hear } : {}),
    moved: () => timeline.look(state),
  });
  const outcome = game.outcome(state)!; // played to its end
  const lot = isMain ? lotOf(subject, run, index, seed, choices, outcome) : undefined;
  if (isWatched) rules.end(state, run.players);
  return {
    scores: outcome.scores,
    places: outcome.places,
    order,
    moves,
    moments: timeline.moments.length - 1,
    kinds: choices.kinds,
    ...(run.players > 1 ? { lead: leadOf(timeline.moments, winnersOf(outcome)) } : {}),
    ...dealt,
    ...(lot === undefined ? {} : { lot }),
    ...(isWatched ? { rules: rules.counts } : {}),
  };
}

/** Most moves roll nothing, and to make a die costs more than such a move. */
function diceWhenNeeded(seed: string, move: number): Dice {
  let dice: Dice | undefined;
  return { below: (n) => (dice ??= diceFor(seed, move)).below(n) };
}

export function winnersOf({ places }: Pick<Outcome, 'places'>): Seat[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Those who tie for the first place share the win. */
export function winOf(row: Pick<Outcome, 'places'>, seat: Seat): number {
  const winners = winnersOf(row);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Between the first and the second; those who tie are 0 apart. */
export function marginOf({ scores }: Pick<Row, 'scores'>): number {
  const [first, second = first] = scores.toSorted((one, other) => other - one);
  return first - second;
}

/** The real choices of all seats. */
export const choicesOf = ({ kinds }: Pick<Row, 'kinds'>): number =>
  Object.values(kinds).reduce((all, [choices, forced]) => all + choices - forced, 0);

/** Everybody's bot. Its luck is its own, so that it is not changed by what others do. */
function mindsOf(subject: Subject, run: Run, index: number, luck: string): Choose<unknown, AnyMove> {
  const seats = Array.from({ length: run.players }, (_, seat) => seat);
  const bots = seats.map((seat) => subject.bot(levelAt(run, index, seat)));
  const dice = seats.map((seat) => seededDice(`${luck}/bot/${seat}`));
  const restricted = run.part === 'tied' ? restrictedBy(subject, run.id) : undefined;
  const odd = oddOneOut(run, index);
  return fromViews(subject.game, (view, seat) => {
    const wish: AnyMove = bots[seat].choose(view, seat, dice[seat]);
    return restricted === undefined || seat !== odd ? wish : restricted(view, seat, wish, dice[seat]);
  });
}

/** What is likeliest of what the restriction allows. */
function restrictedBy({ game, study, judgement }: Subject, id: string) {
  const { allows } = study.restrictions!.find((each) => each.id === id)!; // the plan names those of the study
  return (view: unknown, seat: Seat, wish: AnyMove, dice: Dice): AnyMove => {
    const moves: AnyMove[] = game.moves(view, seat);
    if (allows(view, seat, wish, moves)) return wish;
    const allowed = moves.filter((move) => allows(view, seat, move, moves));
    if (allowed.length === 0) return wish;
    return judgement?.shortlist(view, seat, allowed)[0] ?? pick(allowed, dice);
  };
}

function dealtIn({ study }: Subject, state: unknown, players: number): number[][][] {
  return (study.features ?? []).map(({ of, dealt }) =>
    Array.from({ length: of === 'seat' ? players : 1 }, (_, seat) => [...dealt(state, seat)]),
  );
}

/** The standings at every moment. */
function timelineOf({ study, points }: Subject, start: unknown, players: number) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const standings = (state: unknown): readonly number[] =>
    study.standings?.(state) ?? seats.map((seat) => points(state, seat));
  const moments = [standings(start)];
  let latest = study.moment?.(start) ?? 0;
  return {
    moments,
    look(state: unknown): void {
      const now = study.moment?.(state) ?? latest + 1;
      if (now === latest) return;
      latest = now;
      moments.push(standings(state));
    },
  };
}

/** A choice that was made, and all that was possible. */
interface Fork {
  readonly state: unknown;
  readonly seat: Seat;
  readonly n: number;
  readonly move: AnyMove;
  readonly possible: readonly AnyMove[];
}

function choiceCounts({ game, study }: Subject, dice: Dice) {
  const kinds: { [kind: string]: KindCount } = {};
  const forks = new Map<string, Fork>();
  return {
    kinds,
    dice,
    /** What was possible. Of the real choices of a kind one is kept, each as likely as any other. */
    count(state: unknown, seat: Seat, n: number, move: AnyMove): AnyMove[] {
      const listed: AnyMove[] = game.moves(state, seat);
      const possible = study.isAside === undefined ? listed : listed.filter((one) => !study.isAside!(one));
      const kind = (kinds[move.t] ??= [0, 0, 0]);
      kind[0] += 1;
      kind[1] += possible.length > 1 ? 0 : 1;
      kind[2] += possible.length;
      if (possible.length > 1 && dice.below(kind[0] - kind[1]) === 0)
        forks.set(move.t, { state: game.clone(state), seat, n, move, possible });
      return possible;
    },
    /** Half of the time any choice, half of the time one of any kind: so that rare kinds are tried too. */
    fork(): Fork | undefined {
      const all = [...forks.keys()];
      if (all.length === 0) return undefined;
      if (dice.below(2) === 0) return forks.get(pick(all, dice));
      let left = dice.below(all.reduce((sum, kind) => sum + kinds[kind][0] - kinds[kind][1], 0));
      return forks.get(all.find((kind) => (left -= kinds[kind][0] - kinds[kind][1]) < 0)!); // they add up
    },
  };
}

/** Plays on from one choice of the game with another move, drawn by lot, and compares the two endings. */
function lotOf(
  subject: Subject,
  run: Run,
  index: number,
  seed: string,
  choices: ReturnType<typeof choiceCounts>,
  outcome: Outcome,
): Lot | undefined {
  const fork = choices.fork();
  if (fork === undefined) return undefined;
  const { game } = subject;
  const { state, seat, n, move, possible } = fork;
  const others = possible.filter((other) => !isSameMove(other, move));
  if (others.length === 0) return undefined;
  const minds = mindsOf(subject, run, index, `${seed}/lot`);
  const luck = (m: number): Dice => diceWhenNeeded(seed, m);
  game.apply(state, seat, pick(others, choices.dice), luck(n), unheard);
  play(game, state, inTurn(game, minds), { dice: luck, since: n });
  const other = game.outcome(state)!; // played to its end
  const points = other.scores[seat] - outcome.scores[seat];
  return { kind: move.t, points, win: winOf(other, seat) - winOf(outcome, seat) };
}

/** But for what people write. */
function isSameMove(one: AnyMove, other: AnyMove): boolean {
  return JSON.stringify({ ...one, text: '' }) === JSON.stringify({ ...other, text: '' });
}

const MOST_TRIED = 256;
const TRIES = 2;

/** Which rules refused and did something. Moves that were possible at other times are tried now. */
function ruleCounts({ game, ruleOf, rulesOfPoints }: Subject) {
  const counts: { [rule: string]: [number, number] } = {};
  const tried: AnyMove[] = [];
  const add = (rule: string | undefined, which: 0 | 1): void => {
    if (rule !== undefined) (counts[rule] ??= [0, 0])[which] += 1;
  };
  return {
    counts,
    hear: (event: unknown): void => add(ruleOf(event), 1),
    tryOthers(state: unknown, seat: Seat, possible: readonly AnyMove[], dice: Dice): void {
      for (let i = 0; i < TRIES && tried.length > 0; i++) add(game.refusal(state, seat, pick(tried, dice))?.id, 0);
      if (possible.length === 0) return;
      const next = tried.length < MOST_TRIED ? tried.length : dice.below(MOST_TRIED);
      tried[next] = pick(possible, dice);
    },
    end(state: unknown, players: number): void {
      for (let seat = 0; seat < players; seat++) for (const rule of rulesOfPoints(state, seat)) add(rule, 1);
    },
  };
}
