/** Whole games as text that a rules lawyer can check: every decision, everything that happened, every point explained. */
import { pick, seededDice } from '../src/core/dice.ts';
import { type Dice, type Move, readOptions, type Seat } from '../src/core/game.ts';
import { anyone, inTurn, play } from '../src/core/play.ts';
import { diceFor } from '../src/core/record.ts';
import type { Speaker } from '../src/core/text.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../src/games/load.ts';
import { AS_PRINTED } from '../src/games/knights-and-damosels/rules/options.ts';

/** One game to be written down. */
export interface Playthrough {
  readonly game: string;
  readonly file: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  /**
   * Who plays: chance every so many decisions and else the game's own fallback; or chance among the first so many moves
   * of the list. No bot has a say in it.
   */
  readonly players: { readonly careless: number } | { readonly firstOf: number };
}

export const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    game: 'don-quixote',
    file: '1-player.txt',
    seats: 1,
    options: { sanchoPansa: false, sameDraw: false },
    seed: 'Rocinante',
    players: { careless: 4 },
  },
  {
    game: 'don-quixote',
    file: '2-players-same-draw.txt',
    seats: 2,
    options: { sanchoPansa: false, sameDraw: true },
    seed: 'Dulcinea',
    players: { careless: 4 },
  },
  {
    game: 'don-quixote',
    file: '3-players-sancho-pansa.txt',
    seats: 3,
    options: { sanchoPansa: true, sameDraw: false },
    seed: 'Barataria',
    players: { careless: 4 },
  },
  {
    game: 'don-quixote',
    file: '4-players.txt',
    seats: 4,
    options: { sanchoPansa: false, sameDraw: false },
    seed: 'La Mancha',
    players: { careless: 4 },
  },
  {
    game: 'la-mancha',
    file: '3-players.txt',
    seats: 3,
    options: chosen('la-mancha', { timers: false }),
    seed: 'Maritornes',
    players: { careless: 2 },
  },
  {
    game: 'la-mancha',
    file: '4-players-aloud-early-laurels.txt',
    seats: 4,
    options: chosen('la-mancha', { timers: false, mode: 'aloud', laurels: 'early', cry: 'typed' }),
    seed: 'Clavileño',
    players: { careless: 2 },
  },
  {
    game: 'la-mancha',
    file: '5-players-five-feats-visors-down.txt',
    seats: 5,
    options: chosen('la-mancha', { timers: false, length: 5, names: 'visors down', quotation: 'strict' }),
    seed: 'Trifaldi',
    players: { careless: 2 },
  },
  {
    game: 'lancelot',
    file: '2-players.txt',
    seats: 2,
    options: { squires: 'open', morganaFromTurn: 1 },
    seed: 'Elaine',
    players: { firstOf: 3 },
  },
  {
    game: 'lancelot',
    file: '3-players-printed-squires.txt',
    seats: 3,
    options: { squires: 'printed', morganaFromTurn: 1 },
    seed: 'Joyous Gard',
    players: { firstOf: 2 },
  },
  {
    game: 'lancelot',
    file: '4-players-morgana-from-turn-2.txt',
    seats: 4,
    options: { squires: 'open', morganaFromTurn: 2 },
    seed: 'Camelot',
    players: { firstOf: 3 },
  },
  {
    game: 'knights-and-damosels',
    file: '3-players-as-printed.txt',
    seats: 3,
    options: { ...AS_PRINTED },
    seed: 'Camelot',
    players: { careless: 4 },
  },
  {
    game: 'knights-and-damosels',
    file: '4-players-round-table.txt',
    seats: 4,
    options: { ...AS_PRINTED, selection: 'free', joust: true, camlann: true },
    seed: 'Tintagel',
    players: { careless: 2 },
  },
  {
    game: 'knights-and-damosels',
    file: '5-players-favour-and-choice.txt',
    seats: 5,
    options: { ...AS_PRINTED, service: 'favour', assignment: 'choose', firstMerlin: 2 },
    seed: 'Astolat',
    players: { careless: 4 },
  },
  {
    game: 'knights-and-damosels',
    file: '6-players-fortune.txt',
    seats: 6,
    options: { ...AS_PRINTED, service: 'fortune', camlann: true, maxRounds: 12 },
    seed: 'Joyous Gard',
    players: { careless: 4 },
  },
  {
    game: 'knights-and-damosels',
    file: '3-players-everything.txt',
    seats: 3,
    options: {
      ...AS_PRINTED,
      selection: 'free',
      joust: true,
      camlann: true,
      service: 'favour',
      assignment: 'choose',
      firstMerlin: 1,
    },
    seed: 'Sarras',
    players: { careless: 2 },
  },
  {
    game: 'knights-and-damosels',
    file: '4-players-as-printed.txt',
    seats: 4,
    options: { ...AS_PRINTED },
    seed: 'Carbonek',
    players: { careless: 4 },
  },
  {
    game: 'knights-and-damosels',
    file: '5-players-round-table-and-fortune.txt',
    seats: 5,
    options: { ...AS_PRINTED, selection: 'free', joust: true, camlann: true, service: 'fortune' },
    seed: 'Logris',
    players: { careless: 2 },
  },
  {
    game: 'knights-and-damosels',
    file: '6-players-joust-and-choice.txt',
    seats: 6,
    options: { ...AS_PRINTED, selection: 'free', joust: true, assignment: 'choose' },
    seed: 'Benwick',
    players: { careless: 4 },
  },
];

/** What the host chose; all else as it is by default. */
function chosen(game: string, choices: Playthrough['options']): Playthrough['options'] {
  return readOptions(GAMES[game], choices) as Playthrough['options'];
}

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];

export function transcript({ game: id, seats, options, seed, players }: Playthrough): string {
  const game = GAMES[id];
  const speaker = SPEAKERS[id];
  const notation = NOTATIONS[id]!; // every game with golden games has one
  const names = NAMES.slice(0, seats);
  const chance = seededDice(`${seed}/players`);
  const lines = [
    `# ${game.title}: ${names.join(', ')}`,
    `# options ${JSON.stringify(options)}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  const say = (event: unknown): void => {
    const told = speaker.tell(event, names);
    if (told !== undefined) lines.push(`   ${told.text}${told.rule === undefined ? '' : ` (${told.rule})`}`);
  };
  const state: unknown = game.setup(seats, options, diceFor(seed, 0), say);
  const chooseAloud = (_state: unknown, seat: Seat, n: number): Move => {
    const moves: Move[] = game.moves(state, seat);
    const move = choose(players, moves, chance, () => game.fallback(state, seat));
    lines.push('', `${n}. ${names[seat]}: ${speaker.question(state, seat)} [${legal(moves.length)}]`);
    lines.push(`   > ${notation.writeMove(move)}`);
    return move;
  };
  const tell = (event: unknown): void => {
    say(event);
    const { accounts, position } = pauseAfter(event as Told, seats);
    for (const { seat: counted, round } of accounts) lines.push(...accountOf(speaker, state, counted, round));
    if (position) lines.push('', ...notation.write(state).trimEnd().split('\n'), '');
  };
  play(game, state, inTurn(game, chooseAloud, anyone(chance)), { dice: (n) => diceFor(seed, n), say: tell });
  lines.push(...speaker.verdict(state, names), '');
  return lines.join('\n');
}

function choose(players: Playthrough['players'], moves: readonly Move[], chance: Dice, fallback: () => Move): Move {
  if ('firstOf' in players) return pick(moves.slice(0, players.firstOf), chance);
  return chance.below(players.careless) === 0 ? pick(moves, chance) : fallback();
}

const legal = (count: number): string => (count === 1 ? '1 legal move' : `${count} legal moves`);

/** What the events after which we pause have in common. */
interface Told {
  readonly t: string;
  readonly seat?: Seat;
  readonly round?: number;
}

interface Pause {
  readonly accounts: readonly { readonly seat: Seat; readonly round?: number | undefined }[];
  readonly position: boolean;
}

const NO_PAUSE: Pause = { accounts: [], position: false };

/** A scoring is explained, and the whole table is shown when all are counted or a new turn begins. */
function pauseAfter({ t, seat = 0, round }: Told, seats: number): Pause {
  if (t === 'scored') return { accounts: [{ seat, round }], position: seat === seats - 1 };
  if (t === 'ended') return { accounts: Array.from({ length: seats }, (_, each) => ({ seat: each })), position: true };
  return t === 'turn' ? { accounts: [], position: true } : NO_PAUSE;
}

function accountOf(speaker: Speaker, state: unknown, seat: Seat, round?: number): string[] {
  return [
    ...(round === undefined ? [`   seat ${seat + 1}`] : []),
    ...speaker
      .account(state, seat, round)
      .flatMap(({ category, points, rule, because }) => [
        `      ${category}: ${points} (${rule.id})`,
        ...because.map((line) => `         ${line}`),
      ]),
  ];
}
