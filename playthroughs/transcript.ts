/** Whole games as text that a rules lawyer can check: every decision, everything that happened, every point explained. */
import { pick, seededDice } from '../src/core/dice.ts';
import type { Seat } from '../src/core/game.ts';
import type { AnyHerald } from '../src/core/herald.ts';
import { diceFor } from '../src/core/saved.ts';
import { GAMES, HERALDS } from '../src/games/index.ts';

/** One game to be written down. */
export interface Playthrough {
  readonly game: string;
  readonly file: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
}

export const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    game: 'don-quixote',
    file: '1-player.txt',
    seats: 1,
    options: { sanchoPansa: false, sameDraw: false },
    seed: 'Rocinante',
  },
  {
    game: 'don-quixote',
    file: '2-players-same-draw.txt',
    seats: 2,
    options: { sanchoPansa: false, sameDraw: true },
    seed: 'Dulcinea',
  },
  {
    game: 'don-quixote',
    file: '3-players-sancho-pansa.txt',
    seats: 3,
    options: { sanchoPansa: true, sameDraw: false },
    seed: 'Barataria',
  },
  {
    game: 'don-quixote',
    file: '4-players.txt',
    seats: 4,
    options: { sanchoPansa: false, sameDraw: false },
    seed: 'La Mancha',
  },
];

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];

/** Every fourth decision is left to chance, the others to the game's own fallback: no bot has a say in it. */
const CARELESS = 4;

export function transcript({ game: id, seats, options, seed }: Playthrough): string {
  const game = GAMES[id];
  const herald = HERALDS[id];
  const names = NAMES.slice(0, seats);
  const chance = seededDice(`${seed}/players`);
  const lines = [
    `# ${game.title}: ${names.join(', ')}`,
    `# options ${JSON.stringify(options)}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  const say = (event: unknown): void => {
    lines.push(`   ${herald.tell(event, names)}`);
  };
  const state = game.setup(seats, options, diceFor(seed, 0), say);
  for (let n = 1; game.outcome(state) === undefined; n++) {
    const seat = pick(game.pending(state), chance);
    const moves: unknown[] = game.moves(state, seat);
    const move = chance.below(CARELESS) === 0 ? pick(moves, chance) : game.fallback(state, seat);
    lines.push('', `${n}. ${names[seat]}: ${herald.question(state, seat)} [${legal(moves.length)}]`);
    lines.push(`   > ${herald.writeMove(move)}`);
    const scored = (event: unknown): void => {
      say(event);
      if (isScoring(event)) lines.push(...accountOf(herald, state, event));
      if (isScoring(event) && event.seat === seats - 1)
        lines.push('', ...herald.write(state).trimEnd().split('\n'), '');
    };
    game.apply(state, seat, move, diceFor(seed, n), scored);
  }
  lines.push(...herald.verdict(state, names), '');
  return lines.join('\n');
}

const legal = (count: number): string => (count === 1 ? '1 legal move' : `${count} legal moves`);

interface Scoring {
  readonly t: 'scored';
  readonly seat: Seat;
  readonly round: number;
}

const isScoring = (event: unknown): event is Scoring => (event as Scoring).t === 'scored';

function accountOf(herald: AnyHerald, state: unknown, { seat, round }: Scoring): string[] {
  return herald
    .account(state, seat, round)
    .flatMap(({ category, points, rule, because }) => [
      `      ${category}: ${points} (${rule.id})`,
      ...because.map((line) => `         ${line}`),
    ]);
}
