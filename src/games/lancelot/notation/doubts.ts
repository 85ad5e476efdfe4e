/** What a position leaves open: the order in stacks of knights and Grail markers, and tiles that nobody has told. */
import { list, quietly } from '../../../core/codecs.ts';
import { HIDDEN, type InEveryLanguage, type Seat } from '../../../core/game.ts';
import { type Doubt, misread, type Reading } from '../../../core/notation.ts';
import { drawnFrom } from '../../../core/piles.ts';
import { nextToMove } from '../rules/04-order.ts';
import { whirlpoolSpace } from '../rules/13-lake.ts';
import { tilesUnseen } from '../rules/secrets.ts';
import { clone, type State } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import type { Sheet } from './sheet.ts';
import { DEED, spaceName } from './words.ts';

export function doubtsOf({ table: { values } }: Sheet, state: State): Doubt<State>[] {
  return [
    ...(values.road === undefined ? roadStacks(state, values.asked !== undefined) : []),
    ...(values.pilgrims === undefined ? grailLeader(state) : []),
    ...hiddenTiles(state, values.counter === undefined),
  ];
}

function changing(change: (state: State) => void): (state: State) => State {
  return (state) => {
    const settled = clone(state);
    change(settled);
    return settled;
  };
}

const orders = (seats: readonly Seat[]): Seat[][] =>
  seats.length < 2
    ? [[...seats]]
    : seats.flatMap((first) => orders(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));

/** LAN-3.5: of knights on one space the lowest moves first; who is asked where to ride lies lowest. */
function roadStacks({ road, knights, step, mover }: State, isAsked: boolean): Doubt<State>[] {
  const places = [...new Set(road.map((seat) => knights[seat].space))];
  return places.flatMap((space) => {
    const stacked = road.filter((seat) => knights[seat].space === space);
    if (stacked.length < 2) return [];
    const from = road.indexOf(stacked[0]);
    const isKnown = isAsked && step === 'ride' && stacked.includes(mover);
    const fitting = orders(stacked).filter(([lowest]) => !isKnown || lowest === mover);
    if (fitting.length < 2) return [];
    const cases = fitting.map((order) => ({
      when: mistakes.stackOrder(
        spaceName(space),
        order.map((seat) => seat + 1),
      ),
      settle: changing((state) => {
        state.road.splice(from, order.length, ...order);
        if (!isAsked && state.step === 'ride') state.mover = nextToMove(state);
      }),
    }));
    const line = `road: ${road.map((seat) => seat + 1).join(' ')}`;
    return [{ about: mistakes.whoIsLower(spaceName(space)), line, cases }];
  });
}

/** LAN-9.8: only who is the leader matters; LAN-15.6: at the start nobody is. */
function grailLeader({ pilgrims, knights }: State): Doubt<State>[] {
  const front = knights[pilgrims[0]].grail;
  const leading = pilgrims.filter((seat) => knights[seat].grail === front);
  if (front === 0 || leading.length < 2) return [];
  const cases = leading.map((leader) => ({
    when: mistakes.markerLowest(leader + 1, front),
    settle: changing((state) => {
      const others = leading.filter((seat) => seat !== leader);
      state.pilgrims.splice(0, leading.length, leader, ...others);
    }),
  }));
  const line = `pilgrims: ${pilgrims.map((seat) => seat + 1).join(' ')}`;
  return [{ about: mistakes.whoseMarker, line, cases }];
}

/** LAN-15.1: after the last turn nobody rides to the Dragon any more. */
const isEnding = ({ phase }: State): boolean => phase === 'majorities' || phase === 'over';

/** A tile at the Dragon that nobody told also decides where the counter lies (LAN-13.2). */
function hiddenTiles(state: State, isCounterOpen: boolean): Doubt<State>[] {
  if (isEnding(state)) return [];
  const unseen = tilesUnseen(state);
  const places = state.faceUp.flatMap((tile, place) => (tile === HIDDEN ? [place] : []));
  if (unseen.length < 2) return [];
  return places.map((place) => ({
    about: mistakes.tileAtDragon(place + 1),
    line: 'deeds:',
    cases: unseen.map((tile) => {
      return {
        when: mistakes.tileIs(place + 1, DEED.write(tile)),
        once: DEED.write(tile),
        settle: changing((settled) => {
          settled.faceUp[place] = tile;
          if (isCounterOpen) settled.counter = whirlpoolSpace(settled.faceUp);
        }),
      };
    }),
  }));
}

/** `D05 D06` are turned up next. */
export function draw(state: State, words: string): Reading<State> {
  const tiles = quietly(list(DEED), words, { seats: 0 });
  if (tiles === undefined) return { problems: [misread('--draw', words, DEED.expected)] };
  const next = clone(state);
  return drawnFrom(next, next.stack, tiles, tilesUnseen(state), words);
}

/** LAN-14.1, LAN-13.2: where the counter lies depends on the tiles that are turned up. */
export function owes(state: State): InEveryLanguage | undefined {
  return state.faceUp.includes(HIDDEN) && !isEnding(state) ? mistakes.owesTiles : undefined;
}
