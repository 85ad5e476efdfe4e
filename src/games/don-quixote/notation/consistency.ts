/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { HIDDEN, NONE, type Rule } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
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
import { touches } from '../rules/setup.ts';
import { isUnknown, score } from '../rules/08-scoring.ts';
import { lastField, placing } from '../rules/10-decisions.ts';
import { RULES } from '../rules/rulebook.ts';
import { cardsUnseen } from '../rules/secrets.ts';
import { lineOf, type SeatSheet, type Sheet, tilesOf } from './sheet.ts';
import { isLastField, isOver, type State } from '../rules/state.ts';
import { isSancho, writeLay, writeScore } from './words.ts';

/** DQ-1.2: nobody has a tile twice. */
export function tilesTwice(sheet: Sheet): Problem[] {
  return sheet.seats.flatMap((seat) => {
    const first = new Map<number, string>();
    return tilesOf(seat).flatMap(({ tile, line, place }) => {
      const earlier = first.get(tile);
      first.set(tile, earlier ?? place);
      const { id } = TILES[tile];
      return demand(earlier === undefined, line, RULES['DQ-1.2'], `${id} ${place} and ${earlier}`, `${id} once`);
    });
  });
}

/** All that cannot be. Without a card a position may be any part of a board. */
export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const everywhere = [...strangerSancho(sheet), ...wrongScores(sheet, state)];
  if (sheet.card === undefined && !isOver(state)) return [...everywhere, ...cardMissing(sheet)];
  return [
    ...everywhere,
    ...wrongCastles(sheet),
    ...otherFieldsCovered(sheet),
    ...wrongRound(sheet, state),
    ...wrongCard(sheet),
    ...wrongDeck(sheet, state),
    ...sheet.seats.flatMap((_, seat) => [
      ...wrongGone(sheet, state, seat),
      ...wrongHand(sheet, state, seat),
      ...wrongBag(sheet, state, seat),
      ...wrongAside(sheet, state, seat),
      ...wrongSeal(sheet, state, seat),
    ]),
    ...allSealed(sheet),
    ...otherDraws(sheet),
  ];
}

/** A problem, unless it holds. */
function demand(holds: boolean, line: number, rule: Rule, found: string, expected: string): Problem[] {
  return holds ? [] : [{ where: `line ${line}`, found, expected, rule }];
}

const fieldsLeft = ({ board }: SeatSheet): number => board.filter((lay) => lay === NONE).length;

/** DQ-12.1. */
function strangerSancho({ options, seats }: Sheet): Problem[] {
  return seats.flatMap((seat) => {
    const field = options.value.sanchoPansa ? NONE : seat.board.findIndex(isSancho);
    const found = 'Sancho on the board';
    return demand(field === NONE, lineOf(seat, field), RULES['DQ-12.1'], found, "'options: sanchoPansa' at the top");
  });
}

/** DQ-5.1: one scoring for each round that is over, and for everybody. */
function wrongScores(sheet: Sheet, state: State): Problem[] {
  return sheet.seats.flatMap((seat, i) => {
    const { scores } = state.realms[i];
    const line = seat.scores?.line ?? seat.line;
    const [due, why] =
      sheet.card === undefined
        ? [state.realms[0].scores.length, 'as for seat 1']
        : [state.round - 1, `in round ${state.round}`];
    return [
      ...demand(scores.length === due, line, RULES['DQ-5.1'], count(scores.length, 'scoring'), `${due} ${why}`),
      ...scores.flatMap((_, round) => wrongScore(seat, state, i, round)),
    ];
  });
}

/** Knights score in round 3 only, and what was scored last still lies on the board. */
function wrongScore(seat: SeatSheet, state: State, i: number, round: number): Problem[] {
  const points = state.realms[i].scores[round];
  if (isUnknown(points)) return [];
  const line = seat.scores?.line ?? seat.line;
  const found = `${writeScore(points)} in round ${round + 1}`;
  const real = writeScore(score(seat.board, round + 1));
  const isOnBoard = fieldsLeft(seat) === ROUNDS[round].ends;
  return [
    ...demand(
      points.knightGroup === 0 || round + 1 === LAST_ROUND,
      line,
      RULES['DQ-8.6'],
      found,
      'no points for knights',
    ),
    ...demand(!isOnBoard || writeScore(points) === real, line, RULES['DQ-8.7'], found, real),
  ];
}

/** Without a card only the scoring is asked. */
function cardMissing(sheet: Sheet): Problem[] {
  const expected = "'card:' with the field that is up";
  const sealed = sheet.seats.flatMap((seat) => seat.sealed ?? []);
  return [
    ...(sheet.deck === undefined
      ? []
      : demand(false, sheet.deck.line, RULES['DQ-5.4'], 'a deck, but no card', expected)),
    ...sealed.flatMap(({ line }) => demand(false, line, RULES['DQ-5.4'], 'a choice, but no card', expected)),
  ];
}

function wrongCastles({ seats }: Sheet): Problem[] {
  const [first] = seats.map(castlesOf);
  return seats.flatMap((seat) => {
    const { castle6, castle4 } = castlesOf(seat);
    if (castle6 === NONE || castle4 === NONE)
      return [
        ...demand(castle6 !== NONE, seat.line, RULES['DQ-4.3'], 'no Ca6', 'Ca6 on the board'),
        ...demand(castle4 !== NONE, seat.line, RULES['DQ-4.4'], 'no Ca4', 'Ca4 on the board'),
      ];
    const found = `Ca6 on ${fieldName(castle6)}, Ca4 on ${fieldName(castle4)}`;
    const isSame = castle6 === first.castle6 && castle4 === first.castle4;
    return [
      ...demand(!touches(castle4, castle6), lineOf(seat, castle4), RULES['DQ-4.4'], found, 'castles that do not touch'),
      ...demand(isSame, lineOf(seat, castle6), RULES['DQ-4.5'], found, 'the castles on the fields of seat 1'),
    ];
  });
}

function castlesOf({ board }: SeatSheet): { castle6: number; castle4: number } {
  return { castle6: board.indexOf(layOf(CASTLE_6, 0)), castle4: board.indexOf(layOf(CASTLE_4, 0)) };
}

/** DQ-5.4: everybody has laid a tile on the field of every card. */
function otherFieldsCovered({ seats: [first, ...others] }: Sheet): Problem[] {
  const isSame = (lay: number, field: number): boolean => (lay === NONE) === (first.board[field] === NONE);
  const word = (lay: number): string => (lay === NONE ? 'empty' : 'covered');
  return others.flatMap((seat) =>
    seat.board.flatMap((lay, field) => {
      const [found, expected] = [lay, first.board[field]].map((either) => `${fieldName(field)} ${word(either)}`);
      return demand(isSame(lay, field), lineOf(seat, field), RULES['DQ-5.4'], found, `${expected} as for seat 1`);
    }),
  );
}

/** DQ-5.1: rounds of 9, 7 and 6 cards, then the game is over. */
function wrongRound({ round, seats: [first] }: Sheet, state: State): Problem[] {
  const left = fieldsLeft(first);
  const empty = count(left, 'empty field');
  if (isOver(state) && left > 0)
    return demand(false, first.line, RULES['DQ-5.1'], `three scorings, ${empty}`, 'a full board');
  if (!isOver(state) && left === 0)
    return demand(false, first.line, RULES['DQ-5.8'], 'a card and a full board', 'a field for the card');
  const fits = isOver(state) ? LAST_ROUND : 1 + ROUNDS.filter(({ ends }) => left <= ends).length;
  const isRight = round === undefined || round.value === fits;
  return demand(isRight, round?.line ?? 0, RULES['DQ-5.1'], `round ${round?.value}`, `round ${fits}: ${empty}`);
}

/** DQ-5.8: each card comes up once, so it names an empty field. */
function wrongCard({ card, seats: [{ board }] }: Sheet): Problem[] {
  if (card === undefined || card.value < 0) return [];
  const found = `${fieldName(card.value)}, where ${writeLay(board[card.value])} lies`;
  return demand(board[card.value] === NONE, card.line, RULES['DQ-5.8'], found, 'an empty field');
}

function wrongDeck({ card, deck }: Sheet, state: State): Problem[] {
  if (deck === undefined) return [];
  const coming = cardsUnseen(state);
  const isDeck = deck.value.length === coming.length && coming.every((field) => deck.value.includes(field));
  const [found, expected] = [deck.value, coming].map((fields) => fields.map(fieldName).join(' '));
  const known = 'an order that is known, but no card';
  return [
    ...demand(card?.value !== HIDDEN, deck.line, RULES['DQ-10.5'], known, "'card:' with the field that is up"),
    ...demand(isDeck, deck.line, RULES['DQ-5.8'], found, `each of ${expected} once`),
  ];
}

/** DQ-12.2: the tile that Sancho Pansa replaced leaves the game at the end of the round, in round 3 before the last card. */
function wrongGone({ seats }: Sheet, { round }: State, i: number): Problem[] {
  const { board, gone, line } = seats[i];
  const left = fieldsLeft(seats[i]);
  const isLaid = board.some(isSancho);
  const isRoundNew = round > 1 && left === ROUNDS[round - 2].ends;
  const least = isLaid && (isRoundNew || left <= ROUNDS[round - 1].handEnds) ? 1 : 0;
  const most = isLaid && round > 1 ? 1 : 0;
  const found = gone?.value.length ?? 0;
  const expected = least === most ? `${least}` : `${least} or ${most}`;
  const isRight = found >= least && found <= most;
  return demand(isRight, gone?.line ?? line, RULES['DQ-12.2'], `${count(found, 'tile')} gone`, expected);
}

/** DQ-5.2, DQ-5.3: a tile lies face up for every card to come; one more if Sancho Pansa was laid in its place. */
function wrongHand({ seats }: Sheet, state: State, i: number): Problem[] {
  const { hand, gone, board, line } = seats[i];
  const left = fieldsLeft(seats[i]);
  const replaced = board.some(isSancho) && (gone?.value.length ?? 0) === 0 ? 1 : 0;
  const due = Math.max(0, left - ROUNDS[state.round - 1].handEnds) + replaced;
  const found = hand?.value.length ?? 0;
  const rule = RULES[state.round === LAST_ROUND ? 'DQ-5.3' : 'DQ-5.2'];
  const expected = `${count(due, 'tile')}: round ${state.round}, ${count(left, 'empty field')}`;
  return demand(found === due, hand?.line ?? line, rule, `a hand of ${count(found, 'tile')}`, expected);
}

/** DQ-5.2: a tile lies face down for every card after this round. */
function wrongBag({ seats }: Sheet, state: State, i: number): Problem[] {
  const due = isOver(state) ? 0 : ROUNDS[state.round - 1].ends;
  const found = seats[i].bag?.value.length ?? due;
  const line = seats[i].bag?.line ?? 0;
  return demand(found === due, line, RULES['DQ-5.2'], `a bag of ${count(found, 'tile')}`, count(due, 'tile'));
}

/** DQ-5.3: from the beginning of round 3 to its last card one tile lies aside. */
function wrongAside({ seats }: Sheet, state: State, i: number): Problem[] {
  const { aside, line } = seats[i];
  const due = state.round === LAST_ROUND && !isOver(state) ? 1 : 0;
  const found = aside?.value.length ?? 0;
  const expected = due === 1 ? "one, like 'aside: Ch5'" : 'none, for it is laid at the end of round 3';
  return demand(found === due, aside?.line ?? line, RULES['DQ-5.3'], `${count(found, 'tile')} set aside`, expected);
}

/** A choice that was made must have been legal. */
function wrongSeal({ seats }: Sheet, state: State, i: number): Problem[] {
  const { sealed } = seats[i];
  if (sealed === undefined) return [];
  if (state.card < 0) return demand(false, sealed.line, RULES['DQ-5.4'], 'a choice before the card', 'no such line');
  if (sealed.value === HIDDEN) return [];
  const open: State = { ...state, realms: state.realms.with(i, { ...state.realms[i], sealed: NONE }) };
  const move = { t: 'lay', tile: tileOf(sealed.value), turn: turnOf(sealed.value) } as const;
  const rule = (isLastField(state) ? lastField : placing).refusal(open, i, move);
  if (rule === undefined) return [];
  return demand(false, sealed.line, rule, writeLay(sealed.value), 'a tile that could be chosen');
}

/** DQ-10.3: once all have chosen, the tiles are shown. */
function allSealed({ seats }: Sheet): Problem[] {
  const last = seats[seats.length - 1].sealed;
  const isOpen = last === undefined || seats.some(({ sealed }) => sealed === undefined);
  const expected = 'the tiles on the board, and the next card';
  return demand(isOpen, last?.line ?? 0, RULES['DQ-10.3'], 'a choice of everybody', expected);
}

/** DQ-12.8: with the same draw everybody has turned up the same tiles. */
function otherDraws({ options, seats: [first, ...others] }: Sheet): Problem[] {
  if (!options.value.sameDraw || [first, ...others].some(({ hand }) => hand?.value.includes(HIDDEN))) return [];
  const drawn = ({ bag, ...seat }: SeatSheet): string => {
    const seen = tilesOf(seat).flatMap(({ tile }) => (tile < ROAD_TILES ? tile : []));
    return [...seen.toSorted((a, b) => a - b), ...(bag?.value ?? [])].join();
  };
  return others.flatMap((seat) =>
    demand(
      drawn(seat) === drawn(first),
      seat.line,
      RULES['DQ-12.8'],
      'other tiles than seat 1',
      'the same tiles for all',
    ),
  );
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
