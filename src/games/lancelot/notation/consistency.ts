/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { list, or, seatNumber } from '../../../core/codecs.ts';
import { NONE, type Seat } from '../../../core/game.ts';
import { demandsOf, type Problem } from '../../../core/notation.ts';
import type { SheetPart } from '../../../core/sheets.ts';
import {
  CATEGORIES,
  CHAIRS,
  DRAGON,
  GALAHAD,
  GRAIL,
  isLasting,
  LAKE,
  lakeNumber,
  MORGANA,
  MOST_CARDS,
  PERCIVAL,
  SPACES,
  SUPPLY,
  TABLE,
  THINGS,
} from '../rules/components.ts';
import { FACE_UP } from '../rules/deeds.ts';
import { nextToMove } from '../rules/04-order.ts';
import { DRAGON_PLAYERS } from '../rules/12-dragon.ts';
import { contenders } from '../rules/15-end.ts';
import { RULES } from '../rules/rulebook.ts';
import { tilesUnseen } from '../rules/secrets.ts';
import { cardsOf, type Knight, reserve, type State, type StepName } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import * as mistakes from './mistakes.ts';
import type { SeatSheet, Sheet } from './sheet.ts';
import { DEED, deedName, spaceName } from './words.ts';

const demand = demandsOf(RULES);

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  return [
    ...state.knights.flatMap((knight, seat) => [
      ...wrongKnight(state, knight, sheet.seats[seat]),
      ...wrongVirtues(sheet.seats[seat]),
      ...wrongChair(state, seat, sheet.seats[seat]),
    ]),
    ...wrongSupplies(sheet, state),
    ...wrongTiles(sheet, state),
    ...wrongLake(sheet, state),
    ...wrongDragon(sheet, state),
    ...wrongOrders(sheet, state),
    ...wrongHolders(sheet, state),
    ...wrongMajorities(sheet, state),
    ...wrongQuestion(sheet, state),
  ];
}

const isRiding = ({ space }: Knight): boolean => space !== NONE && space !== TABLE;

function wrongKnight({ step, phase }: State, knight: Knight, { where }: SheetPart<SeatSheet>): Problem[] {
  const { chair, space, morgana, anew, tour, dismissed } = knight;
  const cards = cardsOf(knight);
  const isPlaced = chair !== NONE || isRiding(knight) || step === 'seat' || phase === 'seating';
  const isUsed = morgana === 'used';
  const mayBeAnew = !anew || (space === MORGANA && isUsed);
  return [
    ...demand(cards <= MOST_CARDS, where('has'), 'LAN-6.5', mistakes.cards(cards), mistakes.atMost(MOST_CARDS)),
    ...demand(isPlaced, where('at'), 'LAN-7.1', mistakes.noPlace, mistakes.aPlace),
    ...demand(mayBeAnew, where('flags'), 'LAN-8.3', 'anew', mistakes.usedOnMorgana),
    ...demand(tour === 1 || isUsed, where('flags'), 'LAN-8.3', 'tour2', "'morgana: used'"),
    ...demand(!dismissed || space === GRAIL, where('flags'), 'LAN-8.7', 'dismissed', mistakes.atGrail),
  ];
}

/** LAN-11.1: a virtue is learned with one of two values. */
function wrongVirtues({ values, where }: SheetPart<SeatSheet>): Problem[] {
  return VIRTUES.flatMap(({ name, low, high }, virtue) => {
    const vp = values.learned[virtue];
    const isRight = vp === NONE || vp === low || vp === high;
    return demand(isRight, where('learned'), 'LAN-11.1', `${name} ${vp}`, mistakes.eitherValue(name, low, high));
  });
}

/** LAN-7.2. */
function wrongChair({ knights }: State, seat: Seat, { where }: SheetPart<SeatSheet>): Problem[] {
  const { chair } = knights[seat];
  const isFirst = chair === NONE || knights.findIndex((other) => other.chair === chair) === seat;
  return demand(isFirst, where('at'), 'LAN-7.2', mistakes.twoOnSeat(CHAIRS[chair]), mistakes.seatForEach);
}

/** LAN-1.4, LAN-1.5. */
function wrongSupplies({ seats }: Sheet, state: State): Problem[] {
  const where = seats.find(({ values }) => values.has.some((count) => count > 0))?.where('has') ?? 'input';
  return THINGS.flatMap((name, thing) => {
    const left = reserve(state, thing);
    const found = mistakes.supply(SUPPLY[thing] - left, name);
    return demand(left >= 0, where, 'LAN-1.4', found, mistakes.atMost(SUPPLY[thing]));
  });
}

/** LAN-2.2, LAN-12.7: every tile is in one place. */
function wrongTiles({ table: { values, where }, seats }: Sheet, state: State): Problem[] {
  const { length } = state.faceUp;
  const known = [...state.faceUp, ...state.knights.flatMap(({ deeds }) => deeds)].filter((tile) => tile >= 0);
  const line = values.deeds === undefined ? seats[0].where() : where('deeds');
  const unseen = tilesUnseen(state);
  const isStack = values.stack === undefined || isSame(state.stack, unseen);
  const found = list(DEED).write(state.stack.toReversed());
  return [
    ...demand(length === FACE_UP, where('deeds'), 'LAN-2.2', mistakes.places(length), mistakes.placesDue(FACE_UP)),
    ...known.flatMap((tile, i) =>
      demand(known.indexOf(tile) === i, line, 'LAN-12.7', mistakes.twice(deedName(tile)), mistakes.eachTileOnce),
    ),
    ...demand(isStack, where('stack'), 'LAN-2.2', found, mistakes.eachOnce(list(DEED).write(unseen))),
  ];
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((item) => one.includes(item));

/** LAN-13.2 to LAN-13.4. */
function wrongLake({ table, seats }: Sheet, { counter, knights, lakeEntered }: State): Problem[] {
  const isOnLake = (space: number): boolean => SPACES[space]?.site === LAKE;
  const walkers = [...knights.keys()].filter((seat) => isOnLake(knights[seat].space));
  const most = mistakes.beforeCounter(lakeNumber(counter));
  return [
    ...demand(isOnLake(counter), table.where('counter'), 'LAN-13.2', spaceName(counter), mistakes.lakeSpace),
    ...walkers.flatMap((seat, i) => {
      const where = seats[seat].where('at');
      const { space } = knights[seat];
      return [
        ...demand(i !== 1, where, 'LAN-13.3', mistakes.twoOnLake, mistakes.one),
        ...demand(lakeEntered, where, 'LAN-13.3', mistakes.oneOnLake, "'lake: entered'"),
        ...demand(space <= counter, where, 'LAN-13.4', spaceName(space), most),
      ];
    }),
  ];
}

/** LAN-8.5, LAN-12.2: two different players; of a game of edition 1 it need not be known who came. */
function wrongDragon({ table: { where } }: Sheet, { dragonVisitors, options }: State): Problem[] {
  const isKnown = options.edition === 1 || new Set([...dragonVisitors, NONE]).size === dragonVisitors.length + 1;
  const found = list(or(seatNumber, '?', NONE)).write(dragonVisitors);
  const expected = mistakes.differentSeats(DRAGON_PLAYERS);
  return demand(isKnown && dragonVisitors.length <= DRAGON_PLAYERS, where('dragon'), 'LAN-12.2', found, expected);
}

/** LAN-4.3, LAN-9.8: both lists name all they should, the farthest first. */
function wrongOrders({ table: { where } }: Sheet, { road, pilgrims, knights }: State): Problem[] {
  const all = [...knights.keys()];
  const riders = all.filter((seat) => isRiding(knights[seat]));
  const isFalling = (places: readonly number[]): boolean => places.every((one, i) => i === 0 || places[i - 1] >= one);
  const isRoad = isSame(road, riders) && isFalling(road.map((seat) => knights[seat].space));
  const isOrder = isSame(pilgrims, all) && isFalling(pilgrims.map((seat) => knights[seat].grail));
  const names = list(seatNumber).write;
  return [
    ...demand(isRoad, where('road'), 'LAN-4.3', names(road), mistakes.roadOrder),
    ...demand(isOrder, where('pilgrims'), 'LAN-9.8', names(pilgrims), mistakes.grailOrder),
  ];
}

/** LAN-10.9. */
function wrongHolders({ table: { where } }: Sheet, { holders }: State): Problem[] {
  return holders.flatMap((seat, chair) =>
    demand(seat === NONE || isLasting(chair), where('holders'), 'LAN-10.9', CHAIRS[chair], mistakes.lastingSeats),
  );
}

/** LAN-15.2 to LAN-15.4: a majority belongs to one who has most, and of those who are tied to one who chose it in turn. */
function wrongMajorities({ table }: Sheet, state: State): Problem[] {
  const where = table.where('majorities');
  return table.values.majorities.flatMap((told, category) => {
    const best = contenders(state, category);
    const isWon = state.phase === 'over' && told === NONE && state.majorities[category] === NONE && best.length > 0;
    if (told === NONE && !isWon) return [];
    const name = CATEGORIES[category];
    const found = told === NONE ? mistakes.ofNobody(name) : `${name} ${told + 1}`;
    const isBest = best.includes(told);
    const expected = best.length === 0 ? mistakes.nobodyHasNone : mistakes.oneWithMost(list(seatNumber).write(best));
    const isInTurn = state.majorities[category] === told;
    return [
      ...demand(isBest, where, 'LAN-15.2', found, expected),
      ...demand(!isBest || isInTurn, where, 'LAN-15.4', found, mistakes.inTurn),
    ];
  });
}

/** Where a knight must be for a question to be put to him. */
const askedAt = (): { readonly [step in StepName]?: number } => ({
  learn: PERCIVAL,
  vow: GALAHAD,
  deed: DRAGON,
  morgana: MORGANA,
});

/** LAN-4.3, LAN-6.7: the question fits the position. */
function wrongQuestion({ table }: Sheet, state: State): Problem[] {
  const where = table.where('asked');
  const { step, mover, phase } = state;
  if (step === 'onward') {
    return demand(phase === 'over', where, 'LAN-4.3', mistakes.noQuestion, mistakes.askedLine);
  }
  const next = nextToMove(state);
  const { space } = state.knights[mover];
  const at = askedAt()[step] ?? space;
  const isNext = step !== 'ride' || next === mover;
  return [
    ...demand(isNext, where, 'LAN-4.3', mistakes.seat(mover + 1), mistakes.nextSeat(next + 1)),
    ...demand(
      space === at,
      where,
      'LAN-6.7',
      mistakes.stepOn(step, spaceName(space)),
      mistakes.knightOn(spaceName(at)),
    ),
  ];
}
