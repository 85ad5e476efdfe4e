/** A game that is revised again and again: in each edition moves and events have another shape, and a choice is new. */
import type { AnyGame } from '../game.ts';

interface Marked {
  readonly edition: number;
}

interface Revised {
  readonly options?: object;
  readonly moves?: readonly { readonly seat: number; readonly move: object }[];
  readonly events?: readonly (readonly object[])[];
}

/** The edition before the game had a greeting is 1. */
export function edition(game: AnyGame, version: number): AnyGame {
  const mark = <T extends object>(thing: T): T & Marked => ({ ...thing, edition: version });
  const greeting = { rule: 'ED-1', choices: [true, false] };
  return {
    ...game,
    version,
    upgrades: Object.fromEntries(Array.from({ length: version - 1 }, (_, i) => [i + 1, upgradeTo(i + 2)])),
    options: version === 1 ? game.options : { ...game.options, greeting },
    setup(seats, { greeting: isGreeted, ...options }, dice, say) {
      if (isGreeted === true) say(mark({ t: 'greeting' }));
      return game.setup(seats, options, dice, (event) => say(mark(event))) as unknown;
    },
    moves: (state, seat) => game.moves(state, seat).map(mark),
    refusal: (state, seat, move) => game.refusal(state, seat, plain(move)),
    apply: (state, seat, move, dice, say) => game.apply(state, seat, plain(move), dice, (event) => say(mark(event))),
    readMove(raw) {
      const { edition: of, ...rest } = raw as Marked;
      const move: object | undefined = of === version ? game.readMove(rest) : undefined;
      return move && mark(move);
    },
  };
}

function plain(thing: Marked): object {
  const { edition: _edition, ...rest } = thing;
  return rest;
}

/** Nobody was greeted in edition 1. */
function upgradeTo(version: number) {
  const mark = (thing: object): object => ({ ...thing, edition: version });
  return ({ options, moves, events, ...saved }: Revised): Revised => ({
    ...saved,
    ...(options && { options: version === 2 ? { ...options, greeting: false } : options }),
    ...(moves && { moves: moves.map(({ seat, move }) => ({ seat, move: mark(move) })) }),
    ...(events && { events: events.map((said) => said.map(mark)) }),
  });
}
