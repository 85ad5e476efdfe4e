/** What cannot be on a table: a card twice, two of a type, a number that no rule allows. Each check names line and rule. */
import { HIDDEN, type InEveryLanguage, NONE } from '../../../core/game.ts';
import { nothing } from '../../../core/mistakes.ts';
import { demandsOf, type Problem } from '../../../core/notation.ts';
import type { SheetPart } from '../../../core/sheets.ts';
import { wooEffect } from '../rules/04-telling.ts';
import { compensation } from '../rules/04-judging.ts';
import { isDecided, leaders } from '../rules/10-end.ts';
import { CHIVALRY, isFeat, isLove, JOURNEY, SLOT_OF, TREASURES } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import { isEngaged, isInFeat, isTied, type State } from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { FIRST_ROLLS, type SeatSheet, type Sheet, type TableSheet } from './sheet.ts';
import { highestOf } from './usual.ts';
import { JOURNEY_DECK } from './words.ts';

const { places } = mistakes;
const demand = demandsOf(RULES);

/** LM-1.7, LM-7.1: without these no state can be made. */
export function lacks({ table, seats }: Sheet): Problem[] {
  const isTable = seats.length >= 3 && seats.length <= 5;
  return [
    ...demand(isTable, 'input', 'LM-1.7', mistakes.seatCount(seats.length), mistakes.threeToFive),
    ...wrongRolls(table, seats.length),
    ...seats.flatMap(({ values: { love }, where }) =>
      demand(love === NONE || isLove(love), where('love'), 'LM-7.1', JOURNEY_DECK.write(love), mistakes.aLove),
    ),
  ];
}

/** LM-2.7: every round of rolls has one for each who still rolls, until one is highest. */
function wrongRolls({ values: { firstRolls, drawer }, where }: SheetPart<TableSheet>, seats: number): Problem[] {
  if (firstRolls === undefined) return [];
  const left = highestOf(firstRolls, seats);
  const highest = left.map((seat) => seat + 1);
  const found = left.length === 0 ? FIRST_ROLLS.write(firstRolls) : mistakes.tieOf(highest);
  const expected = left.length === 0 ? mistakes.rollForEach : mistakes.nextRolls;
  const isFirst = left.length !== 1 || drawer === 0 || drawer === left[0];
  return [
    ...demand(left.length === 1, where('firstRolls'), 'LM-2.7', found, expected),
    ...demand(isFirst, where('drawer'), 'LM-2.7', mistakes.seat(drawer + 1), mistakes.highestSeat(highest)),
  ];
}

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const checks = [wrongStart, wrongCards, wrongPiles, wrongKnights, wrongFeat, wrongTales, wrongEnd];
  return checks.flatMap((check) => check(sheet, state));
}

/** LM-2.7: the turn card goes on after the first turn, so the rolls say nothing later. */
const wrongStart = ({ table: { values, where } }: Sheet, state: State): Problem[] =>
  demand(
    values.firstRolls === undefined || (state.phase === 'draw' && state.resolved === 0),
    where('firstRolls'),
    'LM-2.7',
    mistakes.firstRolls,
    mistakes.noRolls,
  );

interface Deck {
  readonly rule: string;
  readonly cards: readonly { readonly id: string }[];
}
const CHIVALRY_DECK: Deck = { rule: 'LM-1.3', cards: CHIVALRY };
const TREASURE_DECK: Deck = { rule: 'LM-1.4', cards: TREASURES };
const JOURNEY_CARDS: Deck = { rule: 'LM-1.1', cards: JOURNEY };

/** LM-1.1, LM-1.3, LM-1.4: every card lies in one place. */
function wrongCards({ table, seats }: Sheet, state: State): Problem[] {
  const first = new Map<string, InEveryLanguage>();
  const once = ({ rule, cards }: Deck, lying: readonly number[], where: string, place: InEveryLanguage): Problem[] =>
    lying.flatMap((card) => {
      if (card < 0) return [];
      const { id } = cards[card];
      const earlier = first.get(id);
      first.set(id, earlier ?? place);
      if (earlier === undefined) return [];
      return demand(false, where, rule, mistakes.twice(id, place, earlier), mistakes.onePlace);
    });
  const ofTable = (deck: Deck, key: keyof TableSheet & keyof State, place: InEveryLanguage): Problem[] =>
    once(deck, state[key] as number[], table.where(key), place);
  return [
    ...once(JOURNEY_CARDS, [state.card], table.where('card'), places.table),
    ...ofTable(JOURNEY_CARDS, 'offered', places.offered),
    ...state.declared.flatMap(({ card }, i) =>
      once(CHIVALRY_DECK, [card], table.where('declared', i), places.declared),
    ),
    ...state.gains.flatMap(({ cards, what, by }, i) =>
      by === 'pile'
        ? []
        : once(what === 'love' ? JOURNEY_CARDS : TREASURE_DECK, cards, table.where('gain', i), places.gained),
    ),
    ...state.tales.flatMap(({ cards }, i) => once(CHIVALRY_DECK, cards, table.where('tale', i), places.told)),
    ...ofTable(JOURNEY_CARDS, 'journey', places.journey),
    ...ofTable(JOURNEY_CARDS, 'journeyDiscard', places.discarded),
    ...ofTable(JOURNEY_CARDS, 'aside', places.aside),
    ...ofTable(JOURNEY_CARDS, 'retired', places.retired),
    ...ofTable(CHIVALRY_DECK, 'chivalry', places.chivalry),
    ...ofTable(CHIVALRY_DECK, 'chivalryDiscard', places.discarded),
    ...ofTable(TREASURE_DECK, 'treasures', places.treasures),
    ...ofTable(TREASURE_DECK, 'treasureDiscard', places.discarded),
    ...seats.flatMap(({ values, where }, seat) => [
      ...once(CHIVALRY_DECK, state.knights[seat].hand, where('hand'), places.hand(seat + 1)),
      ...once(TREASURE_DECK, values.wears, where('wears'), places.worn(seat + 1)),
      ...once(JOURNEY_CARDS, [values.love], where('love'), places.love(seat + 1)),
      ...once(JOURNEY_CARDS, values.feats, where('feats'), places.won(seat + 1)),
    ]),
  ];
}

/** LM-1.1, LM-1.3, LM-1.4, LM-2.4: no more cards than there are (LM-12.7: those of unnamed tellers count in the hands); what is set aside is known to all or to nobody. */
function wrongPiles({ table: { values, where } }: Sheet, state: State): Problem[] {
  const fits = ({ rule, cards }: Deck, seen: readonly number[], key: keyof TableSheet): Problem[] => {
    const count = seen.filter((card) => card !== NONE).length;
    return demand(count <= cards.length, where(key), rule, mistakes.cardsInAll(count), mistakes.atMost(cards.length));
  };
  const known = state.aside.filter((card) => card !== HIDDEN).length;
  const isOneWay = values.aside === undefined || known === 0 || known === state.aside.length;
  return [
    ...fits(CHIVALRY_DECK, chivalrySeen({ ...state, tales: state.tales.filter(({ seat }) => seat >= 0) }), 'chivalry'),
    ...fits(TREASURE_DECK, treasuresSeen(state), 'treasures'),
    ...fits(JOURNEY_CARDS, journeySeen(state), 'journey'),
    ...demand(isOneWay, where('aside'), 'LM-2.4', mistakes.someKnown, mistakes.allOrNone),
  ];
}

const wrongKnights = ({ seats }: Sheet, state: State): Problem[] =>
  seats.flatMap((seat, i) => wrongKnight(seat, state, i));

function wrongKnight({ values, where }: SheetPart<SeatSheet>, state: State, seat: number): Problem[] {
  const { wears, feats, successes, picked, selects } = values;
  const types = wears.map((treasure) => SLOT_OF[treasure]);
  const isOneEach = new Set(types).size === types.length;
  const { hand } = state.knights[seat];
  const areHeld = picked.every(
    (card) => picked.filter((other) => other === card).length <= hand.filter((other) => other === card).length,
  );
  const isOffered = selects < 0 || (state.phase === 'select' && state.offered.includes(selects));
  const mayMark = successes === 0 || (isInFeat(state) && isEngaged(state, seat));
  return [
    ...demand(isOneEach, where('wears'), 'LM-7.1', mistakes.twoOfType, mistakes.oneOfType),
    ...demand(feats.every(isFeat), where('feats'), 'LM-6.5', mistakes.anotherCard, mistakes.featsOnly),
    ...demand(successes <= 1, where('successes'), 'LM-6.5', mistakes.successes(successes), mistakes.atMostOne),
    ...demand(mayMark, where('successes'), 'LM-6.11', mistakes.aSuccess, mistakes.noSuccess),
    ...demand(areHeld, where('picked'), 'LM-3.3', mistakes.notInHand, mistakes.ofHand),
    ...demand(isOffered, where('selects'), 'LM-10.4', JOURNEY_DECK.write(selects), mistakes.shownFeat),
  ];
}

/** LM-6.1, LM-6.2, LM-6.11, LM-9.2, LM-10.5. */
function wrongFeat({ table: { values, where }, seats }: Sheet, state: State): Problem[] {
  const { phase, card, feat, tied, held } = state;
  const everybody = (1 << seats.length) - 1;
  const areSeats = (bits: number): boolean => (bits & ~everybody) === 0;
  const someSeats = (key: 'engaged' | 'tied' | 'held', bits: number): Problem[] =>
    demand(areSeats(bits), where(key), 'LM-2.1', mistakes.strangeSeat, mistakes.seatsHere);
  const wrong = [
    ...someSeats('engaged', feat.engaged),
    ...someSeats('tied', tied),
    ...someSeats('held', held),
    ...demand(feat.die <= 6, where('die'), 'LM-1.6', `${feat.die}`, mistakes.aFace),
  ];
  if (!isInFeat(state)) return wrong;
  const isTried = feat.attempter !== NONE && isEngaged(state, feat.attempter);
  const { nobody } = mistakes;
  const attempter = feat.attempter === NONE ? nobody : mistakes.seat(feat.attempter + 1);
  const [line, found] = values.attempter === undefined ? ['engaged', nobody] as const : ['attempter', attempter] as const; // prettier-ignore
  return [
    ...wrong,
    ...demand(isFeat(card), where('card'), 'LM-6.1', mistakes.noFeat, mistakes.featIn(phase)),
    ...demand(isTried, where(line), 'LM-6.2', found, mistakes.attempter),
    ...demand(feat.first !== NONE, where('first'), 'LM-6.2', nobody, mistakes.firstAttempter),
    ...demand(feat.round >= 1, where('round'), 'LM-6.2', mistakes.noRound, mistakes.aRound),
    ...demand(phase !== 'after' || feat.die > 0, where('die'), 'LM-9.2', mistakes.noDie, mistakes.faceRolled),
    ...demand(phase !== 'before' || feat.die === 0, where('die'), 'LM-9.2', mistakes.aDie, mistakes.noneBeforeRoll),
    ...demand(
      (feat.engaged & ~(tied || everybody)) === 0,
      where('engaged'),
      'LM-10.5',
      mistakes.others,
      mistakes.onlyTied,
    ),
  ];
}

const TELLING = new Set(['tell', 'mark', 'name', 'vote', 'take']);
const JUDGING = new Set(['name', 'vote', 'take']);

/** LM-3.2, LM-4.2 to LM-4.4, LM-5.1, LM-5.8. */
function wrongTales({ table: { where } }: Sheet, state: State): Problem[] {
  const { phase, card, tales, drawer, kept, named, taken, gains } = state;
  const isTold = !TELLING.has(phase) || (card >= 0 && !isFeat(card));
  const isHeard = phase === 'tell' || !TELLING.has(phase) || tales.length > 0;
  const isJudged = isLove(card) && wooEffect(card, 'woo_judged') !== undefined;
  const isMarked = !JUDGING.has(phase) || !isJudged || kept !== NONE;
  const tellers = tales.map(({ seat }) => seat);
  return [
    ...demand(isTold, where('card'), 'LM-4.3', mistakes.nothingToTell, mistakes.encounterOrLove),
    ...demand(phase !== 'woo' || isLove(card), where('card'), 'LM-5.1', mistakes.nobodyToWoo, mistakes.aLove),
    ...demand(phase !== 'resolved' || gains.length > 0, where('gain'), 'LM-3.2', nothing, mistakes.whatIsGained),
    ...demand(isHeard, where('phase'), 'LM-4.8', mistakes.noTale, mistakes.judgedTales),
    ...demand(isMarked, where('kept'), 'LM-5.8', nothing, mistakes.keptPoems),
    ...demand(kept < 1 << tales.length, where('kept'), 'LM-5.8', mistakes.strangePoem, mistakes.poemNumbers),
    ...demand(
      phase !== 'take' || taken < compensation(state),
      where('taken'),
      'LM-4.9',
      mistakes.taken(taken),
      mistakes.fewerThan(compensation(state)),
    ),
    ...demand(named < tales.length, where('named'), 'LM-4.8', mistakes.tale(named + 1), mistakes.oneOfTales),
    ...tales.flatMap(({ seat, cards }, i) => [
      ...demand(seat !== drawer, where('tale', i), 'LM-4.2', mistakes.taleOfJudge, mistakes.talesOfOthers),
      ...demand(
        seat < 0 || tellers.indexOf(seat) === i,
        where('tale', i),
        'LM-4.3',
        mistakes.secondTale,
        mistakes.oneTaleEach,
      ),
      ...demand(
        isLove(card) || cards.length <= 1,
        where('tale', i),
        'LM-4.4',
        mistakes.cardCount(cards.length),
        mistakes.oneCard,
      ),
    ]),
  ];
}

/** LM-10.1 to LM-10.4. */
function wrongEnd({ table: { where }, seats }: Sheet, state: State): Problem[] {
  const { phase, resolved, options, knights, retired, winner, tied } = state;
  const won = knights.reduce((sum, { feats }) => sum + feats.length, 0) + retired.length;
  const first = leaders(state);
  const isTie = (first & (first - 1)) !== 0;
  const isOver = phase !== 'over' || isDecided(state);
  const isWon = phase !== 'over' || !isDecided(state) || !isTie || winner !== NONE;
  const isGoingOn = phase !== 'draw' && phase !== 'woo' && phase !== 'tell';
  const hasRight = winner === NONE || (winner < seats.length && isTied(state, winner));
  return [
    ...demand(resolved >= won, where('resolved'), 'LM-10.1', mistakes.resolved(resolved), mistakes.resolvedDue(won)),
    ...demand(
      won <= options.length,
      where('options'),
      'LM-10.1',
      mistakes.feats(won),
      mistakes.mostFeats(options.length),
    ),
    ...demand(isGoingOn || !isDecided(state), where('phase'), 'LM-10.1', phase, mistakes.nothingAfter(options.length)),
    ...demand(isOver, where('phase'), 'LM-10.1', mistakes.overAfter(resolved), mistakes.feats(options.length)),
    ...demand(isWon, where('winner'), 'LM-10.3', mistakes.tieNoWinner, mistakes.suddenWinner),
    ...demand(hasRight, where('winner'), 'LM-10.3', mistakes.seat(winner + 1), mistakes.oneOfTied),
    ...demand(phase !== 'select' || tied !== 0, where('tied'), 'LM-10.4', mistakes.nobodyTied, mistakes.thoseTied),
    ...demand(tied === 0 || tied === first, where('tied'), 'LM-10.3', mistakes.others, mistakes.mostWon),
  ];
}
