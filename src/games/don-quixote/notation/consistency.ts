/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { isSancho } from '../rules/components.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
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
import { boardOf, type SeatSheet, type Sheet, whereOf } from './sheet.ts';
import { FIELD, SCORE, writeLay } from './words.ts';

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

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Every tile of a seat that can be seen, where it was typed, and its place in words. */
function tilesOf(typed: SheetPart<SeatSheet>): { tile: number; line: string; place: string }[] {
  const { where, values } = typed;
  const laid = boardOf(values).flatMap((lay, on) =>
    lay < 0 ? [] : [{ tile: tileOf(lay), line: whereOf(typed, on), place: `on ${fieldName(on)}` }],
  );
  const lists = [
    ['hand', 'face up', values.hand],
    ['aside', 'set aside', values.aside],
    ['gone', 'out of the game', values.gone],
    ['bag', 'in the bag', values.bag ?? []],
  ] as const;
  const listed = lists.flatMap(([name, place, tiles]) => tiles.map((tile) => ({ tile, line: where(name), place })));
  return [...laid, ...listed.filter(({ tile }) => tile >= 0)];
}

/** DQ-1.2: nobody has a tile twice. */
export function tilesTwice(seat: SheetPart<SeatSheet>): Problem[] {
  const first = new Map<number, string>();
  return tilesOf(seat).flatMap(({ tile, line, place }) => {
    const earlier = first.get(tile);
    first.set(tile, earlier ?? place);
    const { id } = TILES[tile];
    return demand(earlier === undefined, line, 'DQ-1.2', `${id} ${place} and ${earlier}`, `${id} once`);
  });
}

/** DQ-12.1. */
function strangerSancho({ realm, typed }: Seat, { options }: State): Problem[] {
  const on = options.sanchoPansa ? NONE : realm.board.findIndex(isSancho);
  const expected = "'options: sanchoPansa' at the top";
  return demand(on === NONE, whereOf(typed, on), 'DQ-12.1', 'Sancho on the board', expected);
}

/** DQ-5.1: one scoring for each round that is over, and for everybody. */
function wrongScores({ table }: Sheet, state: State, seat: Seat): Problem[] {
  const { scores } = seat.realm;
  const [due, why] =
    table.values.card === undefined
      ? [state.realms[0].scores.length, 'as for seat 1']
      : [state.round - 1, `in round ${state.round}`];
  const found = count(scores.length, 'scoring');
  return [
    ...demand(scores.length === due, seat.typed.where('scores'), 'DQ-5.1', found, `${due} ${why}`),
    ...scores.flatMap((_, round) => wrongScore(seat, round)),
  ];
}

/** Knights score in round 3 only, and what was scored last still lies on the board. */
function wrongScore({ realm, typed, left }: Seat, round: number): Problem[] {
  const points = realm.scores[round];
  const known = pointsOf(points);
  if (known < 0 || ROUNDS[round] === undefined) return [];
  const line = typed.where('scores');
  const found = `${SCORE.write(points)} in round ${round + 1}`;
  const real = score(realm.board, round + 1);
  const isGroupFine = points.knightGroup <= 0 || round + 1 === LAST_ROUND;
  const isReal = points.sum === undefined ? SCORE.write(points) === SCORE.write(real) : points.sum === total(real);
  const isOnBoard = left === ROUNDS[round].ends;
  const most = MOST_POINTS * (round > 0 && isMerged(realm.scores[round - 1]) ? 2 : 1);
  return [
    ...demand(known <= most, line, 'DQ-8.8', found, `${most} at most`),
    ...demand(isGroupFine, line, 'DQ-8.6', found, 'no points for knights'),
    ...demand(!isOnBoard || isReal, line, 'DQ-8.7', found, `${SCORE.write(real)} = ${total(real)}`),
  ];
}

/** More than every building, castle, shield and the Defense give at once. */
const MOST_POINTS = 99;

/** Without a card only the scoring is asked. */
function cardMissing({ table, seats }: Sheet): Problem[] {
  const expected = "'card:' with the field that is up";
  const isDeck = table.values.deck !== undefined;
  return [
    ...demand(!isDeck, table.where('deck'), 'DQ-5.4', 'a deck, but no card', expected),
    ...seats.flatMap(({ values, where }) =>
      demand(values.sealed === NONE, where('sealed'), 'DQ-5.4', 'a choice, but no card', expected),
    ),
  ];
}

/** DQ-4.3 to DQ-4.5. */
function wrongCastles(seat: Seat, first: Seat): Problem[] {
  const { typed } = seat;
  const [castle6, castle4] = castlesOf(seat);
  if (castle6 === NONE || castle4 === NONE)
    return [
      ...demand(castle6 !== NONE, typed.where(), 'DQ-4.3', 'no Ca6', 'Ca6 on the board'),
      ...demand(castle4 !== NONE, typed.where(), 'DQ-4.4', 'no Ca4', 'Ca4 on the board'),
    ];
  const found = `Ca6 on ${fieldName(castle6)}, Ca4 on ${fieldName(castle4)}`;
  const isApart = !touches(castle4, castle6);
  const isSame = same(castlesOf(seat), castlesOf(first));
  return [
    ...demand(isApart, whereOf(typed, castle4), 'DQ-4.4', found, 'castles that do not touch'),
    ...demand(isSame, whereOf(typed, castle6), 'DQ-4.5', found, 'the castles on the fields of seat 1'),
  ];
}

const castlesOf = ({ realm: { board } }: Seat): readonly [number, number] => [
  board.indexOf(layOf(CASTLE_6, 0)),
  board.indexOf(layOf(CASTLE_4, 0)),
];

/** DQ-5.4: everybody has laid a tile on the field of every card. */
function otherFieldsCovered({ realm, typed }: Seat, first: Seat): Problem[] {
  const word = (lay: number): string => (lay === NONE ? 'empty' : 'covered');
  return realm.board.flatMap((lay, on) => {
    const [found, expected] = [lay, first.realm.board[on]].map((either) => `${fieldName(on)} ${word(either)}`);
    return demand(found === expected, whereOf(typed, on), 'DQ-5.4', found, `${expected} as for seat 1`);
  });
}

/** DQ-5.1: rounds of 9, 7 and 6 cards, then the game is over. */
function wrongRound({ table }: Sheet, state: State, { typed, left }: Seat): Problem[] {
  const empty = count(left, 'empty field');
  const fits = isOver(state) ? LAST_ROUND : 1 + ROUNDS.filter(({ ends }) => left <= ends).length;
  const { round = fits } = table.values;
  if (isOver(state) && left > 0)
    return demand(false, typed.where(), 'DQ-5.1', `three scorings, ${empty}`, 'a full board');
  if (!isOver(state) && left === 0)
    return demand(false, typed.where(), 'DQ-5.8', 'a card and a full board', 'a field for the card');
  return demand(round === fits, table.where('round'), 'DQ-5.1', `round ${round}`, `round ${fits}: ${empty}`);
}

/** DQ-5.8: each card comes up once, so it names an empty field. */
function wrongCard({ table }: Sheet, { card, realms }: State): Problem[] {
  const lay = card < 0 ? NONE : realms[0].board[card];
  const found = `${FIELD.write(card)}, where ${writeLay(lay)} lies`;
  return demand(lay === NONE, table.where('card'), 'DQ-5.8', found, 'an empty field');
}

function wrongDeck({ table }: Sheet, state: State): Problem[] {
  const { deck } = table.values;
  if (deck === undefined) return [];
  const coming = cardsUnseen(state);
  const isDeck = deck.length === coming.length && coming.every((on) => deck.includes(on));
  const [found, expected] = [deck.toReversed(), coming].map((fields) => fields.map(fieldName).join(' '));
  const known = 'an order that is known, but no card';
  return [
    ...demand(state.card !== HIDDEN, table.where('deck'), 'DQ-10.5', known, "'card:' with the field that is up"),
    ...demand(isDeck, table.where('deck'), 'DQ-5.8', found, `each of ${expected} once`),
  ];
}

/** DQ-12.2: the tile that Sancho Pansa replaced leaves the game at the end of the round, in round 3 before the last card. */
function wrongGone({ realm, typed, left }: Seat, { round }: State): Problem[] {
  const isLaid = realm.board.some(isSancho);
  const isRoundNew = round > 1 && left === ROUNDS[round - 2].ends;
  const least = isLaid && (isRoundNew || left <= ROUNDS[round - 1].handEnds) ? 1 : 0;
  const most = isLaid && round > 1 ? 1 : 0;
  const found = realm.gone.length;
  const expected = least === most ? `${least}` : `${least} or ${most}`;
  const isRight = found >= least && found <= most;
  return demand(isRight, typed.where('gone'), 'DQ-12.2', `${count(found, 'tile')} gone`, expected);
}

/** DQ-5.2, DQ-5.3: a tile lies face up for every card to come; one more if Sancho Pansa was laid in its place. */
function wrongHand({ realm, typed, left }: Seat, { round }: State): Problem[] {
  const replaced = realm.board.some(isSancho) && realm.gone.length === 0 ? 1 : 0;
  const due = Math.max(0, left - ROUNDS[round - 1].handEnds) + replaced;
  const rule = round === LAST_ROUND ? 'DQ-5.3' : 'DQ-5.2';
  const found = `a hand of ${count(realm.hand.length, 'tile')}`;
  const expected = `${count(due, 'tile')}: round ${round}, ${count(left, 'empty field')}`;
  return demand(realm.hand.length === due, typed.where('hand'), rule, found, expected);
}

/** DQ-5.2: a tile lies face down for every card after this round. */
function wrongBag({ typed }: Seat, state: State): Problem[] {
  const due = isOver(state) ? 0 : ROUNDS[state.round - 1].ends;
  const found = typed.values.bag?.length ?? due;
  return demand(found === due, typed.where('bag'), 'DQ-5.2', `a bag of ${count(found, 'tile')}`, count(due, 'tile'));
}

/** DQ-5.3: from the beginning of round 3 to its last card one tile lies aside. */
function wrongAside({ typed }: Seat, state: State): Problem[] {
  const due = state.round === LAST_ROUND && !isOver(state) ? 1 : 0;
  const found = typed.values.aside.length;
  const expected = due === 1 ? "one, like 'aside: Ch5'" : 'none, for it is laid at the end of round 3';
  return demand(found === due, typed.where('aside'), 'DQ-5.3', `${count(found, 'tile')} set aside`, expected);
}

/** A choice that was made must have been legal. */
function wrongSeal({ realm: { sealed }, typed }: Seat, state: State, i: number): Problem[] {
  const line = typed.where('sealed');
  if (sealed === NONE) return [];
  if (state.card < 0) return demand(false, line, 'DQ-5.4', 'a choice before the card', 'no such line');
  if (sealed === HIDDEN) return [];
  const open: State = { ...state, realms: state.realms.with(i, { ...state.realms[i], sealed: NONE }) };
  const move = { t: 'lay', tile: tileOf(sealed), turn: turnOf(sealed) } as const;
  const rule = (isLastField(state) ? lastField : placing).refusal(open, i, move);
  return rule === undefined ? [] : demand(false, line, rule.id, writeLay(sealed), 'a tile that could be chosen');
}

/** DQ-10.3: once all have chosen, the tiles are shown. */
function allSealed(seats: readonly Seat[]): Problem[] {
  const isOpen = seats.some(({ realm }) => realm.sealed === NONE);
  const line = seats[seats.length - 1].typed.where('sealed');
  return demand(isOpen, line, 'DQ-10.3', 'a choice of everybody', 'the tiles on the board, and the next card');
}

/** DQ-12.8: with the same draw everybody has turned up the same tiles. */
function otherDraws(seat: Seat, seats: readonly Seat[], { options }: State): Problem[] {
  if (!options.sameDraw || seats.some(({ realm }) => realm.hand.includes(HIDDEN))) return [];
  const drawn = (one: Seat): string => {
    const seen = tilesOf(one.typed).filter(({ tile, place }) => tile < ROAD_TILES && place !== 'in the bag');
    return [...seen.map(({ tile }) => tile).toSorted((a, b) => a - b), ...(one.typed.values.bag ?? [])].join();
  };
  const isSame = drawn(seat) === drawn(seats[0]);
  return demand(isSame, seat.typed.where(), 'DQ-12.8', 'other tiles than seat 1', 'the same tiles for all');
}
