/** The notation of La Mancha: from a state to the sheet that shows it, and back. */
import { filled } from '../../../core/codecs.ts';
import { NONE } from '../../../core/game.ts';
import type { Notation } from '../../../core/notation.ts';
import { notationOf } from '../../../core/sheets.ts';
import { SLOT_OF, SLOTS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { Knight, State } from '../rules/state.ts';
import { inconsistencies, wrongSeats } from './consistency.ts';
import { LAYOUT, type SeatSheet, type Sheet, type TableSheet } from './sheet.ts';
import { MOVE } from './words.ts';

export const notation: Notation<State, Move> = notationOf({
  ...LAYOUT,
  moves: MOVE,
  seated: ({ knights }) => knights.length,
  tableOf,
  seatOf,
  lacks: wrongSeats,
  stateOf,
  inconsistencies,
});

function tableOf(state: State): TableSheet {
  const { feat, mode, nextMode, options, tales, gains } = state;
  return {
    ...state,
    ...feat,
    tale: tales,
    gain: gains,
    mode: mode === options.mode ? undefined : mode,
    nextMode: nextMode === mode ? undefined : nextMode,
  };
}

function seatOf({ knights, passed, votes, orders, feat }: State, seat: number): SeatSheet {
  return {
    ...knights[seat],
    wears: knights[seat].treasures.filter((treasure) => treasure !== NONE),
    passed: passed[seat],
    vote: votes[seat],
    order: orders[seat],
    successes: feat.successes[seat],
    rolled: feat.rolled[seat],
    last: feat.last[seat],
    strength: feat.strength[seat],
    guards: feat.guards[seat],
  };
}

function stateOf({ table: { values: table }, seats }: Sheet): State {
  const { first, attempter, round, engaged, difficulty, muted, used, effect, die, ...more } = table;
  const { rolling, attemptStrength, attemptDifficulty, doubled, again, usedNow, tale, gain, ...rest } = more;
  const mode = table.mode ?? table.options.mode;
  const ofSeats = <K extends keyof SeatSheet>(name: K): SeatSheet[K][] => seats.map(({ values }) => values[name]);
  const [successes, rolled, last] = [ofSeats('successes'), ofSeats('rolled'), ofSeats('last')];
  const [strength, guards] = [ofSeats('strength'), ofSeats('guards')];
  const whole = {
    first,
    attempter,
    round,
    engaged,
    successes,
    rolled,
    last,
    strength,
    difficulty,
    guards,
    muted,
    used,
  };
  const attempt = { effect, die, rolling, attemptStrength, attemptDifficulty, doubled, again, usedNow };
  return {
    ...rest,
    mode,
    nextMode: table.nextMode ?? mode,
    drawer: table.drawer === NONE ? 0 : table.drawer,
    knights: seats.map(({ values }) => knightOf(values)),
    tales: tale,
    gains: gain,
    passed: ofSeats('passed'),
    votes: ofSeats('vote'),
    orders: ofSeats('order'),
    feat: { ...whole, ...attempt },
  };
}

/** By slot; of two Treasures for the same one, the last. */
function knightOf({ hand, wears, love, feats, woo, picked }: SeatSheet): Knight {
  const treasures = filled(SLOTS, NONE);
  for (const treasure of wears) treasures[SLOT_OF[treasure]] = treasure;
  return { hand, treasures, love, feats, woo, picked };
}
