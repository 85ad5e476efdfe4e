/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { isSancho } from '../rules/components.ts';
import { HIDDEN, type InEveryLanguage, NONE } from '../../../core/game.ts';
import { demandsOf, type Problem } from '../../../core/notation.ts';
import type { SheetPart } from '../../../core/sheets.ts';
import {
  CASTLE_4,
  CASTLE_6,
  fieldName,
  LAST_ROUND,
  layOf,
  ROAD_TILES,
  ROUNDS,
  tileOf,
  TILES,
  turnOf,
} from '../rules/components.ts';
import { same } from '../../../core/same.ts';
import { touches } from '../rules/setup.ts';
import { isMerged, pointsOf, score, total } from '../rules/08-scoring.ts';
import { lastField, placing } from '../rules/10-decisions.ts';
import { RULES } from '../rules/rulebook.ts';
import { cardsUnseen } from '../rules/secrets.ts';
import { isLastField, isOver, type Realm, type State } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { boardOf, type SeatSheet, type Sheet, whereOf } from './sheet.ts';
import { FIELD, SCORE, writeLay } from './words.ts';

const { places } = mistakes;
const demand = demandsOf(RULES);

/** What a seat has, what was typed of it, and how many of its fields are empty. */
interface Seat {
  readonly realm: Realm;
  readonly typed: SheetPart<SeatSheet>;
  readonly left: number;
}

/** All that cannot be. Without a card a position may be any part of a board. */
export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const seats = state.realms.map((realm, i): Seat => {
    const left = realm.board.filter((lay) => lay === NONE).length;
    return { realm, typed: sheet.seats[i], left };
  });
  const everywhere = [
    ...seats.flatMap((seat) => [...tilesTwice(seat.typed), ...strangerSancho(seat, state)]),
    ...seats.flatMap((seat) => wrongScores(sheet, state, seat)),
  ];
  if (sheet.table.values.card === undefined && !isOver(state)) return [...everywhere, ...cardMissing(sheet)];
  return [
    ...everywhere,
    ...seats.flatMap((seat) => [...wrongCastles(seat, seats[0]), ...otherFieldsCovered(seat, seats[0])]),
    ...wrongRound(sheet, state, seats[0]),
    ...wrongCard(sheet, state),
    ...wrongDeck(sheet, state),
    ...seats.flatMap((seat, i) => [
      ...wrongGone(seat, state),
      ...wrongHand(seat, state),
      ...wrongBag(seat, state),
      ...wrongAside(seat, state),
      ...wrongSeal(seat, state, i),
    ]),
    ...allSealed(seats),
    ...seats.flatMap((seat) => otherDraws(seat, seats, state)),
  ];
}

/** Every tile of a seat that can be seen, where it was typed, and its place in words. */
function tilesOf(typed: SheetPart<SeatSheet>): { tile: number; line: string; place: InEveryLanguage }[] {
  const { where, values } = typed;
  const laid = boardOf(values).flatMap((lay, on) =>
    lay < 0 ? [] : [{ tile: tileOf(lay), line: whereOf(typed, on), place: places.board(fieldName(on)) }],
  );
  const lists = [
    ['hand', places.hand, values.hand],
    ['aside', places.aside, values.aside],
    ['gone', places.gone, values.gone],
    ['bag', places.bag, values.bag ?? []],
  ] as const;
  const listed = lists.flatMap(([name, place, tiles]) => tiles.map((tile) => ({ tile, line: where(name), place })));
  return [...laid, ...listed.filter(({ tile }) => tile >= 0)];
}

/** DQ-1.2: nobody has a tile twice. */
export function tilesTwice(seat: SheetPart<SeatSheet>): Problem[] {
  const first = new Map<number, InEveryLanguage>();
  return tilesOf(seat).flatMap(({ tile, line, place }) => {
    const earlier = first.get(tile);
    first.set(tile, earlier ?? place);
    const { id } = TILES[tile];
    if (earlier === undefined) return [];
    return demand(false, line, 'DQ-1.2', mistakes.inTwoPlaces(id, place, earlier), mistakes.once(id));
  });
}

/** DQ-12.1. */
function strangerSancho({ realm, typed }: Seat, { options }: State): Problem[] {
  const on = options.sanchoPansa ? NONE : realm.board.findIndex(isSancho);
  return demand(on === NONE, whereOf(typed, on), 'DQ-12.1', mistakes.sancho, mistakes.sanchoOption);
}

/** DQ-5.1: one scoring for each round that is over, and for everybody. */
function wrongScores({ table }: Sheet, state: State, seat: Seat): Problem[] {
  const { scores } = seat.realm;
  const isPart = table.values.card === undefined;
  const due = isPart ? state.realms[0].scores.length : state.round - 1;
  const expected = isPart ? mistakes.asForSeat1(due) : mistakes.inRound(due, state.round);
  const found = mistakes.scorings(scores.length);
  return [
    ...demand(scores.length === due, seat.typed.where('scores'), 'DQ-5.1', found, expected),
    ...scores.flatMap((_, round) => wrongScore(seat, round)),
  ];
}

/** Knights score in round 3 only, and what was scored last still lies on the board. */
function wrongScore({ realm, typed, left }: Seat, round: number): Problem[] {
  const points = realm.scores[round];
  const known = pointsOf(points);
  if (known < 0 || ROUNDS[round] === undefined) return [];
  const line = typed.where('scores');
  const found = mistakes.inRound(SCORE.write(points), round + 1);
  const real = score(realm.board, round + 1);
  const isGroupFine = points.knightGroup <= 0 || round + 1 === LAST_ROUND;
  const isReal = points.sum === undefined ? SCORE.write(points) === SCORE.write(real) : points.sum === total(real);
  const isOnBoard = left === ROUNDS[round].ends;
  const most = MOST_POINTS * (round > 0 && isMerged(realm.scores[round - 1]) ? 2 : 1);
  return [
    ...demand(known <= most, line, 'DQ-8.8', found, mistakes.atMost(most)),
    ...demand(isGroupFine, line, 'DQ-8.6', found, mistakes.noKnightPoints),
    ...demand(!isOnBoard || isReal, line, 'DQ-8.7', found, `${SCORE.write(real)} = ${total(real)}`),
  ];
}

/** More than every building, castle, shield and the Defense give at once. */
const MOST_POINTS = 99;

/** Without a card only the scoring is asked. */
function cardMissing({ table, seats }: Sheet): Problem[] {
  const isDeck = table.values.deck !== undefined;
  return [
    ...demand(!isDeck, table.where('deck'), 'DQ-5.4', mistakes.deckAlone, mistakes.cardLine),
    ...seats.flatMap(({ values, where }) =>
      demand(values.sealed === NONE, where('sealed'), 'DQ-5.4', mistakes.choiceAlone, mistakes.cardLine),
    ),
  ];
}

/** DQ-4.3 to DQ-4.5. */
function wrongCastles(seat: Seat, first: Seat): Problem[] {
  const { typed } = seat;
  const [castle6, castle4] = castlesOf(seat);
  if (castle6 === NONE || castle4 === NONE)
    return [
      ...demand(castle6 !== NONE, typed.where(), 'DQ-4.3', mistakes.noCastle('Ca6'), mistakes.castleOnBoard('Ca6')),
      ...demand(castle4 !== NONE, typed.where(), 'DQ-4.4', mistakes.noCastle('Ca4'), mistakes.castleOnBoard('Ca4')),
    ];
  const found = mistakes.castlesOn(fieldName(castle6), fieldName(castle4));
  const isApart = !touches(castle4, castle6);
  const isSame = same(castlesOf(seat), castlesOf(first));
  return [
    ...demand(isApart, whereOf(typed, castle4), 'DQ-4.4', found, mistakes.castlesApart),
    ...demand(isSame, whereOf(typed, castle6), 'DQ-4.5', found, mistakes.castlesOfSeat1),
  ];
}

const castlesOf = ({ realm: { board } }: Seat): readonly [number, number] => [
  board.indexOf(layOf(CASTLE_6, 0)),
  board.indexOf(layOf(CASTLE_4, 0)),
];

/** DQ-5.4: everybody has laid a tile on the field of every card. */
function otherFieldsCovered({ realm, typed }: Seat, first: Seat): Problem[] {
  return realm.board.flatMap((lay, on) => {
    const [isHere, isThere] = [lay, first.realm.board[on]].map((either) => either !== NONE);
    const [found, expected] = [isHere, isThere].map((covered) => mistakes.isCovered(fieldName(on), covered));
    return demand(isHere === isThere, whereOf(typed, on), 'DQ-5.4', found, mistakes.likeSeat1(expected));
  });
}

/** DQ-5.1: rounds of 9, 7 and 6 cards, then the game is over. */
function wrongRound({ table }: Sheet, state: State, { typed, left }: Seat): Problem[] {
  const fits = isOver(state) ? LAST_ROUND : 1 + ROUNDS.filter(({ ends }) => left <= ends).length;
  const { round = fits } = table.values;
  if (isOver(state) && left > 0)
    return demand(false, typed.where(), 'DQ-5.1', mistakes.threeScorings(left), mistakes.fullBoard);
  if (!isOver(state) && left === 0)
    return demand(false, typed.where(), 'DQ-5.8', mistakes.cardAndFullBoard, mistakes.fieldForCard);
  return demand(round === fits, table.where('round'), 'DQ-5.1', mistakes.roundIs(round), mistakes.roundDue(fits, left));
}

/** DQ-5.8: each card comes up once, so it names an empty field. */
function wrongCard({ table }: Sheet, { card, realms }: State): Problem[] {
  const lay = card < 0 ? NONE : realms[0].board[card];
  const found = mistakes.whereLies(FIELD.write(card), writeLay(lay));
  return demand(lay === NONE, table.where('card'), 'DQ-5.8', found, mistakes.emptyField);
}

function wrongDeck({ table }: Sheet, state: State): Problem[] {
  const { deck } = table.values;
  if (deck === undefined) return [];
  const coming = cardsUnseen(state);
  const isDeck = deck.length === coming.length && coming.every((on) => deck.includes(on));
  const [found, expected] = [deck.toReversed(), coming].map((fields) => fields.map(fieldName).join(' '));
  return [
    ...demand(state.card !== HIDDEN, table.where('deck'), 'DQ-10.5', mistakes.orderWithoutCard, mistakes.cardLine),
    ...demand(isDeck, table.where('deck'), 'DQ-5.8', found, mistakes.eachOnce(expected)),
  ];
}

/** DQ-12.2: the tile that Sancho Pansa replaced leaves the game at the end of the round, in round 3 before the last card. */
function wrongGone({ realm, typed, left }: Seat, { round }: State): Problem[] {
  const isLaid = realm.board.some(isSancho);
  const isRoundNew = round > 1 && left === ROUNDS[round - 2].ends;
  const least = isLaid && (isRoundNew || left <= ROUNDS[round - 1].handEnds) ? 1 : 0;
  const most = isLaid && round > 1 ? 1 : 0;
  const found = realm.gone.length;
  const isRight = found >= least && found <= most;
  return demand(isRight, typed.where('gone'), 'DQ-12.2', mistakes.tilesGone(found), mistakes.eitherOf(least, most));
}

/** DQ-5.2, DQ-5.3: a tile lies face up for every card to come; one more if Sancho Pansa was laid in its place. */
function wrongHand({ realm, typed, left }: Seat, { round }: State): Problem[] {
  const replaced = realm.board.some(isSancho) && realm.gone.length === 0 ? 1 : 0;
  const due = Math.max(0, left - ROUNDS[round - 1].handEnds) + replaced;
  const rule = round === LAST_ROUND ? 'DQ-5.3' : 'DQ-5.2';
  const found = mistakes.handOf(realm.hand.length);
  const expected = mistakes.handDue(due, round, left);
  return demand(realm.hand.length === due, typed.where('hand'), rule, found, expected);
}

/** DQ-5.2: a tile lies face down for every card after this round. */
function wrongBag({ typed }: Seat, state: State): Problem[] {
  const due = isOver(state) ? 0 : ROUNDS[state.round - 1].ends;
  const found = typed.values.bag?.length ?? due;
  return demand(found === due, typed.where('bag'), 'DQ-5.2', mistakes.bagOf(found), mistakes.tileCount(due));
}

/** DQ-5.3: from the beginning of round 3 to its last card one tile lies aside. */
function wrongAside({ typed }: Seat, state: State): Problem[] {
  const due = state.round === LAST_ROUND && !isOver(state) ? 1 : 0;
  const found = typed.values.aside.length;
  const expected = due === 1 ? mistakes.oneAside : mistakes.noneAside;
  return demand(found === due, typed.where('aside'), 'DQ-5.3', mistakes.tilesAside(found), expected);
}

/** A choice that was made must have been legal. */
function wrongSeal({ realm: { sealed }, typed }: Seat, state: State, i: number): Problem[] {
  const line = typed.where('sealed');
  if (sealed === NONE) return [];
  if (state.card < 0) return demand(false, line, 'DQ-5.4', mistakes.choiceTooSoon, mistakes.noSuchLine);
  if (sealed === HIDDEN) return [];
  const open: State = { ...state, realms: state.realms.with(i, { ...state.realms[i], sealed: NONE }) };
  const move = { t: 'lay', tile: tileOf(sealed), turn: turnOf(sealed) } as const;
  const rule = (isLastField(state) ? lastField : placing).refusal(open, i, move);
  return rule === undefined ? [] : demand(false, line, rule.id, writeLay(sealed), mistakes.tileToChoose);
}

/** DQ-10.3: once all have chosen, the tiles are shown. */
function allSealed(seats: readonly Seat[]): Problem[] {
  const isOpen = seats.some(({ realm }) => realm.sealed === NONE);
  const line = seats[seats.length - 1].typed.where('sealed');
  return demand(isOpen, line, 'DQ-10.3', mistakes.allChose, mistakes.shownTiles);
}

/** DQ-12.8: with the same draw everybody has turned up the same tiles. */
function otherDraws(seat: Seat, seats: readonly Seat[], { options }: State): Problem[] {
  if (!options.sameDraw || seats.some(({ realm }) => realm.hand.includes(HIDDEN))) return [];
  const drawn = (one: Seat): string => {
    const seen = tilesOf(one.typed).filter(({ tile, place }) => tile < ROAD_TILES && place !== places.bag);
    return [...seen.map(({ tile }) => tile).toSorted((a, b) => a - b), ...(one.typed.values.bag ?? [])].join();
  };
  const isSame = drawn(seat) === drawn(seats[0]);
  return demand(isSame, seat.typed.where(), 'DQ-12.8', mistakes.otherTiles, mistakes.sameTiles);
}
