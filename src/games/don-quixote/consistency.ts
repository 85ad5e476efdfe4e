/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { HIDDEN, NONE, type Rule } from '../../core/game.ts';
import type { Problem } from '../../core/herald.ts';
import {
  CASTLE_4,
  CASTLE_6,
  FIELDS,
  fieldName,
  LAST_ROUND,
  ROAD_TILES,
  layOf,
  ROUNDS,
  tileOf,
  TILES,
  turnOf,
} from './components.ts';
import { lastField, placing } from './10-decisions.ts';
import { isUnknown, score, total } from './8-scoring.ts';
import { RULES } from './rulebook.ts';
import { touches } from './setup.ts';
import { lineOf, type SeatSheet, type Sheet, tilesOf } from './sheet.ts';
import { isLastField, isOver, type Realm, type State } from './state.ts';
import { isSancho, writeLay } from './words.ts';

/** DQ-1.2: nobody has a tile twice. */
export function tilesTwice(sheet: Sheet): Problem[] {
  return sheet.seats.flatMap((seat) => {
    const first = new Map<number, string>();
    return tilesOf(seat).flatMap(({ tile, line, place }) => {
      const earlier = first.get(tile);
      first.set(tile, earlier ?? place);
      const { id } = TILES[tile];
      return earlier === undefined
        ? []
        : [broken(line, RULES['DQ-1.2'], `${id} ${place} and ${earlier}`, `${id} once`)];
    });
  });
}

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const everywhere = [...strangerSancho(sheet), ...wrongScores(sheet, state)];
  if (sheet.card === undefined && !isOver(state)) return [...everywhere, ...needACard(sheet)];
  return [
    ...everywhere,
    ...wrongCastles(sheet),
    ...otherFieldsCovered(sheet),
    ...wrongRound(sheet, state),
    ...wrongCards(sheet, state),
    ...sheet.seats.flatMap((seat, i) => [
      ...wrongHand(seat, state, state.realms[i]),
      ...wrongAside(seat, state),
      ...wrongSeal(seat, state, i),
    ]),
    ...allSealed(sheet),
    ...otherDraws(sheet),
  ];
}

function broken(line: number, rule: Rule, found: string, expected: string): Problem {
  return { where: `line ${line}`, found, expected, rule };
}

/** DQ-12.1. */
function strangerSancho({ options, seats }: Sheet): Problem[] {
  if (options.value.sanchoPansa) return [];
  return seats.flatMap((seat) =>
    seat.board.flatMap((lay, field) =>
      isSancho(lay)
        ? [broken(lineOf(seat, field), RULES['DQ-12.1'], 'Sancho on the board', "'options: sanchoPansa' at the top")]
        : [],
    ),
  );
}

/** DQ-5.1: one scoring for each round that is over; and what lies on the board must have given it. */
function wrongScores(sheet: Sheet, state: State): Problem[] {
  return sheet.seats.flatMap(({ scores, board }, seat) => {
    if (scores === undefined) return [];
    const problems: Problem[] = [];
    const due = isOver(state) ? LAST_ROUND : state.round - 1;
    if (sheet.card !== undefined && scores.value.length !== state.round - 1)
      problems.push(
        broken(scores.line, RULES['DQ-5.1'], `${scores.value.length} scorings`, `${due} (round ${state.round})`),
      );
    if (scores.value.length !== state.realms[0].scores.length)
      problems.push(broken(scores.line, RULES['DQ-5.1'], `${scores.value.length} scorings`, 'as many as seat 1'));
    const left = board.filter((lay) => lay === NONE).length;
    state.realms[seat].scores.forEach((points, i) => {
      if (isUnknown(points)) return;
      if (points.knightGroup > 0 && i + 1 < LAST_ROUND)
        problems.push(broken(scores.line, RULES['DQ-8.6'], `knights score in round ${i + 1}`, '0 before round 3'));
      const real = total(score(board, i + 1));
      if (left === ROUNDS[i].ends && total(points) !== real)
        problems.push(
          broken(scores.line, RULES['DQ-8.7'], `${total(points)} points in round ${i + 1}`, `${real} points`),
        );
    });
    return problems;
  });
}

/** Without a card only the scoring is asked. */
function needACard(sheet: Sheet): Problem[] {
  const lost = [
    { typed: sheet.deck, name: 'deck' },
    ...sheet.seats.map(({ sealed }) => ({ typed: sealed, name: 'sealed' })),
  ];
  return lost.flatMap(({ typed, name }) =>
    typed === undefined
      ? []
      : [broken(typed.line, RULES['DQ-5.4'], `${name}, but no card`, "'card:' with the field that is up")],
  );
}

function wrongCastles({ seats }: Sheet): Problem[] {
  const problems: Problem[] = [];
  const first = castlesOf(seats[0]);
  for (const seat of seats) {
    const { castle6, castle4 } = castlesOf(seat);
    if (castle6 === NONE) problems.push(broken(seat.line, RULES['DQ-4.3'], 'no Ca6', 'Ca6 on the board'));
    if (castle4 === NONE) problems.push(broken(seat.line, RULES['DQ-4.4'], 'no Ca4', 'Ca4 on the board'));
    if (castle6 === NONE || castle4 === NONE) continue;
    const where = `Ca6 on ${fieldName(castle6)}, Ca4 on ${fieldName(castle4)}`;
    if (touches(castle4, castle6))
      problems.push(broken(lineOf(seat, castle4), RULES['DQ-4.4'], where, 'castles that do not touch'));
    if (castle6 !== first.castle6 || castle4 !== first.castle4)
      problems.push(broken(lineOf(seat, castle6), RULES['DQ-4.5'], where, 'the castles on the fields of seat 1'));
  }
  return problems;
}

function castlesOf({ board }: SeatSheet): { castle6: number; castle4: number } {
  return { castle6: board.indexOf(layOf(CASTLE_6, 0)), castle4: board.indexOf(layOf(CASTLE_4, 0)) };
}

/** DQ-5.4: everybody has laid a tile on the field of every card. */
function otherFieldsCovered({ seats: [first, ...others] }: Sheet): Problem[] {
  return others.flatMap((seat) =>
    seat.board.flatMap((lay, field) => {
      if ((lay === NONE) === (first.board[field] === NONE)) return [];
      const [found, expected] = lay === NONE ? ['empty', 'covered'] : ['covered', 'empty'];
      return [
        broken(
          lineOf(seat, field),
          RULES['DQ-5.4'],
          `${fieldName(field)} ${found}`,
          `${fieldName(field)} ${expected} as for seat 1`,
        ),
      ];
    }),
  );
}

/** DQ-5.1: rounds of 9, 7 and 6 cards. */
function wrongRound({ round, seats }: Sheet, state: State): Problem[] {
  const left = fieldsLeft(seats[0]);
  if (isOver(state))
    return left === 0
      ? []
      : [broken(seats[0].line, RULES['DQ-5.1'], `three scorings, ${left} empty fields`, 'a full board')];
  if (left === 0)
    return [broken(seats[0].line, RULES['DQ-5.8'], 'a card and a full board', 'an empty field for the card')];
  const fits = 1 + ROUNDS.filter(({ ends }) => left <= ends).length;
  if (round === undefined || round.value === fits) return [];
  return [broken(round.line, RULES['DQ-5.1'], `round ${round.value}`, `round ${fits}: ${left} fields are empty`)];
}

const fieldsLeft = ({ board }: SeatSheet): number => board.filter((lay) => lay === NONE).length;

/** DQ-5.8: each card comes up once, so it names an empty field. */
function wrongCards({ card, deck, seats }: Sheet, state: State): Problem[] {
  const problems: Problem[] = [];
  const [{ board }] = seats;
  if (card !== undefined && card.value >= 0 && board[card.value] !== NONE)
    problems.push(
      broken(
        card.line,
        RULES['DQ-5.8'],
        `${fieldName(card.value)}, where ${writeLay(board[card.value])} lies`,
        'an empty field',
      ),
    );
  if (deck === undefined) return problems;
  if (card?.value === HIDDEN)
    problems.push(
      broken(deck.line, RULES['DQ-10.5'], 'a deck whose order is known', "'card:' with the field that is up"),
    );
  const coming = Array.from({ length: FIELDS }, (_, field) => field).filter(
    (field) => board[field] === NONE && field !== state.card,
  );
  const isDeck = deck.value.length === coming.length && coming.every((field) => deck.value.includes(field));
  if (!isDeck)
    problems.push(
      broken(
        deck.line,
        RULES['DQ-5.8'],
        deck.value.map(fieldName).join(' '),
        `each of ${coming.map(fieldName).join(' ')} once`,
      ),
    );
  return problems;
}

/** DQ-5.2, DQ-12.2: what was turned up and is not laid lies face up, or has left the game because of Sancho Pansa. */
function wrongHand(seat: SeatSheet, state: State, realm: Realm): Problem[] {
  const problems: Problem[] = [];
  const { ends, handEnds } = ROUNDS[state.round - 1];
  const left = fieldsLeft(seat);
  const replaced = realm.board.some(isSancho) ? 1 : 0;
  const isRoundNew = state.round > 1 && left === ROUNDS[state.round - 2].ends;
  const mayHaveGone = replaced === 1 && state.round > 1;
  const mustHaveGone = replaced === 1 && (isRoundNew || left <= handEnds);
  const gone = realm.gone.length;
  if (gone > 1 || (gone === 1 && !mayHaveGone) || (gone === 0 && mustHaveGone))
    problems.push(
      broken(
        seat.gone?.line ?? seat.line,
        RULES['DQ-12.2'],
        `${gone} tiles gone`,
        `${mustHaveGone ? 1 : mayHaveGone ? '0 or 1' : 0}`,
      ),
    );
  const hand = Math.max(0, left - handEnds) + replaced - Math.min(gone, replaced);
  if (realm.hand.length !== hand)
    problems.push(
      broken(
        seat.hand?.line ?? seat.line,
        RULES[state.round === LAST_ROUND ? 'DQ-5.3' : 'DQ-5.2'],
        `a hand of ${tiles(realm.hand.length)}`,
        `${tiles(hand)}: round ${state.round}, ${left} empty fields`,
      ),
    );
  if (realm.bag.length !== ends)
    // a tile in the bag for every card after this round
    problems.push(
      broken(
        seat.bag?.line ?? seat.line,
        RULES['DQ-5.2'],
        `a bag of ${tiles(realm.bag.length)}`,
        `${tiles(ends)} in round ${state.round}`,
      ),
    );
  return problems;
}

const tiles = (count: number): string => `${count} tile${count === 1 ? '' : 's'}`;

/** DQ-5.3: from the beginning of round 3 to its last card one tile lies aside. */
function wrongAside(seat: SeatSheet, state: State): Problem[] {
  const due = state.round === LAST_ROUND && !isOver(state) ? 1 : 0;
  const found = seat.aside?.value.length ?? 0;
  if (found === due) return [];
  const expected =
    due === 1 ? "one tile: 'aside: Ch5'" : `none: round ${state.round}${isOver(state) ? ' is over' : ''}`;
  return [broken(seat.aside?.line ?? seat.line, RULES['DQ-5.3'], `${tiles(found)} set aside`, expected)];
}

/** A choice that was made must have been legal. */
function wrongSeal({ sealed }: SeatSheet, state: State, seat: number): Problem[] {
  if (sealed === undefined) return [];
  if (state.card < 0) return [broken(sealed.line, RULES['DQ-5.4'], 'a choice before the card', 'no such line')];
  if (sealed.value === HIDDEN) return [];
  const open: State = { ...state, realms: state.realms.map((realm) => ({ ...realm, sealed: NONE })) };
  const move = { t: 'lay', tile: tileOf(sealed.value), turn: turnOf(sealed.value) } as const;
  const rule = (isLastField(state) ? lastField : placing).refusal(open, seat, move);
  return rule === undefined ? [] : [broken(sealed.line, rule, writeLay(sealed.value), 'a tile that could be chosen')];
}

/** DQ-10.3: once all have chosen, the tiles are shown. */
function allSealed({ seats }: Sheet): Problem[] {
  const last = seats[seats.length - 1].sealed;
  if (last === undefined || seats.some(({ sealed }) => sealed === undefined)) return [];
  return [broken(last.line, RULES['DQ-10.3'], 'everybody has chosen', 'the tiles on the board, and the next card')];
}

/** DQ-12.8: with the same draw everybody has turned up the same tiles. */
function otherDraws({ options, seats: [first, ...others] }: Sheet): Problem[] {
  if (!options.value.sameDraw || [first, ...others].some(({ hand }) => hand?.value.includes(HIDDEN))) return [];
  const drawn = ({ bag, ...seat }: SeatSheet): string => {
    const seen = tilesOf(seat).flatMap(({ tile }) => (tile < ROAD_TILES ? tile : []));
    return [...seen.toSorted((a, b) => a - b), ...(bag?.value ?? [])].join();
  };
  return others.flatMap((seat) =>
    drawn(seat) === drawn(first)
      ? []
      : [broken(seat.line, RULES['DQ-12.8'], 'other tiles than seat 1', 'the same tiles for all')],
  );
}
