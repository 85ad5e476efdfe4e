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
  const place = 'a space, or a seat of the Round Table';
  return [
    ...demand(cards <= MOST_CARDS, where('has'), 'LAN-6.5', `${cards} cards`, `${MOST_CARDS} at most`),
    ...demand(isPlaced, where('at'), 'LAN-7.1', 'a knight without a place', place),
    ...demand(mayBeAnew, where('flags'), 'LAN-8.3', 'anew', 'a knight on MOR whose power is used'),
    ...demand(tour === 1 || isUsed, where('flags'), 'LAN-8.3', 'tour2', "'morgana: used'"),
    ...demand(!dismissed || space === GRAIL, where('flags'), 'LAN-8.7', 'dismissed', 'a knight at the Grail'),
  ];
}

/** LAN-11.1: a virtue is learned with one of two values. */
function wrongVirtues({ values, where }: SheetPart<SeatSheet>): Problem[] {
  return VIRTUES.flatMap(({ name, low, high }, virtue) => {
    const vp = values.learned[virtue];
    const isRight = vp === NONE || vp === low || vp === high;
    return demand(isRight, where('learned'), 'LAN-11.1', `${name} ${vp}`, `${name} ${low} or ${high}`);
  });
}

/** LAN-7.2. */
function wrongChair({ knights }: State, seat: Seat, { where }: SheetPart<SeatSheet>): Problem[] {
  const { chair } = knights[seat];
  const isFirst = chair === NONE || knights.findIndex((other) => other.chair === chair) === seat;
  return demand(isFirst, where('at'), 'LAN-7.2', `two knights on ${CHAIRS[chair]}'s seat`, 'a seat for each');
}

/** LAN-1.4, LAN-1.5. */
function wrongSupplies({ seats }: Sheet, state: State): Problem[] {
  const where = seats.find(({ values }) => values.has.some((count) => count > 0))?.where('has') ?? 'input';
  return THINGS.flatMap((name, thing) => {
    const left = reserve(state, thing);
    const found = `${SUPPLY[thing] - left} of ${name}`;
    return demand(left >= 0, where, 'LAN-1.4', found, `${SUPPLY[thing]} at most`);
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
    ...demand(length === FACE_UP, where('deeds'), 'LAN-2.2', `${length} places`, `${FACE_UP}; - for an empty one`),
    ...known.flatMap((tile, i) =>
      demand(known.indexOf(tile) === i, line, 'LAN-12.7', `${deedName(tile)} twice`, 'each tile once'),
    ),
    ...demand(isStack, where('stack'), 'LAN-2.2', found, `each of ${list(DEED).write(unseen)} once`),
  ];
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && other.every((item) => one.includes(item));

/** LAN-13.2 to LAN-13.4. */
function wrongLake({ table, seats }: Sheet, { counter, knights, lakeEntered }: State): Problem[] {
  const isOnLake = (space: number): boolean => SPACES[space]?.site === LAKE;
  const walkers = [...knights.keys()].filter((seat) => isOnLake(knights[seat].space));
  const most = `at most space ${lakeNumber(counter)}, where the counter lies`;
  return [
    ...demand(isOnLake(counter), table.where('counter'), 'LAN-13.2', spaceName(counter), 'a space from L1 to L6'),
    ...walkers.flatMap((seat, i) => {
      const where = seats[seat].where('at');
      const { space } = knights[seat];
      return [
        ...demand(i !== 1, where, 'LAN-13.3', 'two knights on the Lake', 'one'),
        ...demand(lakeEntered, where, 'LAN-13.3', 'a knight on the Lake', "'lake: entered'"),
        ...demand(space <= counter, where, 'LAN-13.4', spaceName(space), most),
      ];
    }),
  ];
}

/** LAN-8.5, LAN-12.2: two different players; of a game of edition 1 it need not be known who came. */
function wrongDragon({ table: { where } }: Sheet, { dragonVisitors, options }: State): Problem[] {
  const isKnown = options.edition === 1 || new Set([...dragonVisitors, NONE]).size === dragonVisitors.length + 1;
  const found = list(or(seatNumber, '?', NONE)).write(dragonVisitors);
  const expected = `${DRAGON_PLAYERS} different seats at most`;
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
    ...demand(isRoad, where('road'), 'LAN-4.3', names(road), 'all knights on the road, the farthest ahead first'),
    ...demand(isOrder, where('pilgrims'), 'LAN-9.8', names(pilgrims), 'all seats, the farthest on first'),
  ];
}

/** LAN-10.9. */
function wrongHolders({ table: { where } }: Sheet, { holders }: State): Problem[] {
  const expected = 'Bedivere, Gawain, Maleagant or Tristan';
  return holders.flatMap((seat, chair) =>
    demand(seat === NONE || isLasting(chair), where('holders'), 'LAN-10.9', CHAIRS[chair], expected),
  );
}

/** LAN-15.2 to LAN-15.4: a majority belongs to one who has most, and of those who are tied to one who chose it in turn. */
function wrongMajorities({ table }: Sheet, state: State): Problem[] {
  const where = table.where('majorities');
  return table.values.majorities.flatMap((told, category) => {
    const best = contenders(state, category);
    const isWon = state.phase === 'over' && told === NONE && state.majorities[category] === NONE && best.length > 0;
    if (told === NONE && !isWon) return [];
    const found = `${CATEGORIES[category]} ${told === NONE ? 'of nobody' : told + 1}`;
    const isBest = best.includes(told);
    const expected = best.length === 0 ? 'nobody, who has none' : `one who has most: ${list(seatNumber).write(best)}`;
    const isInTurn = state.majorities[category] === told;
    return [
      ...demand(isBest, where, 'LAN-15.2', found, expected),
      ...demand(!isBest || isInTurn, where, 'LAN-15.4', found, 'a choice in the order of the seats'),
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
    const expected = "'asked:' with a seat and what is asked";
    return demand(phase === 'over', where, 'LAN-4.3', 'no question', expected);
  }
  const next = nextToMove(state);
  const { space } = state.knights[mover];
  const at = askedAt()[step] ?? space;
  const isNext = step !== 'ride' || next === mover;
  return [
    ...demand(isNext, where, 'LAN-4.3', `seat ${mover + 1}`, `seat ${next + 1}, who moves next`),
    ...demand(space === at, where, 'LAN-6.7', `${step} on ${spaceName(space)}`, `a knight on ${spaceName(at)}`),
  ];
}
