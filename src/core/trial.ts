/** A move that is tried at a table: refused by a rule, or what follows from it. */
import { ChanceWanted } from './dice.ts';
import type { AnyGame, Seat } from './game.ts';
import { aRoll } from './mistakes.ts';
import {
  type Account,
  type Aftermath,
  type Referee,
  type RefereeRequest,
  refusedTrial,
  type RulingParts,
} from './ruling.ts';
import { inLanguage } from './wording.ts';
import { namesOfSeats } from './text.ts';
import { seatNumbers, type ToldTable, writeWithBox } from './told-table.ts';
import type { OpenDoubt } from './worlds.ts';

/** Without --seat it is the first who owes a decision. */
const chooserOf = (game: AnyGame, { state }: ToldTable, { seat }: RefereeRequest): Seat =>
  seat === undefined ? (game.pending(state)[0] ?? 0) : seat - 1;

export function doubtsOfTried(
  game: AnyGame,
  referee: Referee,
  table: ToldTable,
  asked: RefereeRequest,
): readonly OpenDoubt[] {
  if (asked.tried === undefined || table.refused !== undefined || referee.doubtsOfMove === undefined) return [];
  const { value: move } = referee.readMove(asked.tried) as { value: unknown }; // misasked has read it before
  return referee.doubtsOfMove(table.state, chooserOf(game, table, asked), move);
}

export function tryMove(
  game: AnyGame,
  referee: Referee,
  table: ToldTable,
  asked: RefereeRequest,
): Pick<RulingParts, 'tried' | 'after'> {
  if (asked.tried === undefined) return {};
  const chooser = chooserOf(game, table, asked);
  const { value: move } = referee.readMove(asked.tried) as { value: unknown }; // misasked has read it before
  const rule = game.refusal(table.state, chooser, move);
  if (rule !== undefined) return { tried: refusedTrial(referee, table.state, chooser, move, rule) };
  return {
    tried: { seat: chooser + 1, move: referee.writeMove(move), legal: true },
    after: aftermath(game, referee, table, chooser, move),
  };
}

function aftermath(game: AnyGame, referee: Referee, table: ToldTable, seat: Seat, move: unknown): Aftermath {
  const next: unknown = game.clone(table.state);
  const events: unknown[] = [];
  try {
    game.apply(next, seat, move, table.dice(), (event) => events.push(event));
  } catch (error) {
    if (!(error instanceof ChanceWanted)) throw error;
    return { asks: inLanguage(aRoll(error.sides), referee.language) };
  }
  return whatFollows(referee, table, next, events);
}

/** What follows may depend on what nobody told us: a position that cannot be read again is not handed out, nor told. */
function whatFollows(referee: Referee, table: ToldTable, state: unknown, happened: readonly unknown[]): Aftermath {
  const { language } = referee;
  const asks = referee.owes?.(state);
  if (asks !== undefined) return { asks: inLanguage(asks, language) };
  const position = writeWithBox(referee, state, table.position);
  if (referee.read(position).problems !== undefined) return {};
  const names = namesOfSeats(language, seatNumbers(table));
  const events = happened.flatMap((event) => referee.tell(event, names)?.text ?? []);
  const accounts = accountsOf(referee, { ...table, state }, undefined);
  const untold = table.doubts.map(({ about, line }) => ({ about: inLanguage(about, language), line }));
  return untold.length > 0 ? { events, accounts, untold } : { events, accounts, position };
}

export function accountsOf(referee: Referee, table: ToldTable, round: number | undefined): Account[] {
  return seatNumbers(table).map((seat) => {
    const entries = referee.account(table.state, seat - 1, round);
    if (referee.areApart) return { seat, entries };
    return { seat, total: entries.reduce((sum, { points }) => sum + points, 0), entries };
  });
}
