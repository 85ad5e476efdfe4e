/** What cannot be on a table: a card twice, two of a type, a number that no rule allows. Each check names line and rule. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { demandsOf, type Problem } from '../../../core/notation.ts';
import type { SheetPart } from '../../../core/sheets.ts';
import { wooEffect } from '../rules/04-telling.ts';
import { compensation } from '../rules/04-judging.ts';
import { isDecided, leaders } from '../rules/10-end.ts';
import { CHIVALRY, isFeat, isLove, JOURNEY, SLOT_OF, TREASURES } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import { isEngaged, isInFeat, isTied, type State } from '../rules/state.ts';
import { FIRST_ROLLS, type SeatSheet, type Sheet, type TableSheet } from './sheet.ts';
import { highestOf } from './usual.ts';
import { JOURNEY_DECK } from './words.ts';

const demand = demandsOf(RULES);

/** LM-1.7, LM-7.1: without these no state can be made. */
export function lacks({ table, seats }: Sheet): Problem[] {
  const isTable = seats.length >= 3 && seats.length <= 5;
  return [
    ...demand(isTable, 'input', 'LM-1.7', `${seats.length} seats`, '3 to 5 seats'),
    ...wrongRolls(table, seats.length),
    ...seats.flatMap(({ values: { love }, where }) =>
      demand(love === NONE || isLove(love), where('love'), 'LM-7.1', JOURNEY_DECK.write(love), 'a Love'),
    ),
  ];
}

/** LM-2.7: every round of rolls has one for each who still rolls, until one is highest. */
function wrongRolls({ values: { firstRolls, drawer }, where }: SheetPart<TableSheet>, seats: number): Problem[] {
  if (firstRolls === undefined) return [];
  const left = highestOf(firstRolls, seats);
  const names = left.map((seat) => seat + 1).join(' and ');
  const found = left.length === 0 ? FIRST_ROLLS.write(firstRolls) : `a tie of seats ${names}`;
  const expected = left.length === 0 ? 'a roll for each who is tied, until one is highest' : 'what they roll next';
  const isFirst = left.length !== 1 || drawer === 0 || drawer === left[0];
  return [
    ...demand(left.length === 1, where('firstRolls'), 'LM-2.7', found, expected),
    ...demand(isFirst, where('drawer'), 'LM-2.7', `seat ${drawer + 1}`, `seat ${names}, whose roll was highest`),
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
    'rolls for the first turn',
    'none in a game that is under way',
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
  const first = new Map<string, string>();
  const once = ({ rule, cards }: Deck, lying: readonly number[], where: string, place: string): Problem[] =>
    lying.flatMap((card) => {
      if (card < 0) return [];
      const { id } = cards[card];
      const earlier = first.get(id);
      first.set(id, earlier ?? place);
      return demand(
        earlier === undefined,
        where,
        rule,
        `${id} twice, ${place} and ${earlier}`,
        'each card in one place',
      );
    });
  const ofTable = (deck: Deck, key: keyof TableSheet & keyof State, place: string): Problem[] =>
    once(deck, state[key] as number[], table.where(key), place);
  return [
    ...once(JOURNEY_CARDS, [state.card], table.where('card'), 'on the table'),
    ...ofTable(JOURNEY_CARDS, 'offered', 'offered'),
    ...state.declared.flatMap(({ card }, i) => once(CHIVALRY_DECK, [card], table.where('declared', i), 'declared')),
    ...state.gains.flatMap(({ cards, what, by }, i) =>
      by === 'pile'
        ? []
        : once(what === 'love' ? JOURNEY_CARDS : TREASURE_DECK, cards, table.where('gain', i), 'gained'),
    ),
    ...state.tales.flatMap(({ cards }, i) => once(CHIVALRY_DECK, cards, table.where('tale', i), 'told with')),
    ...ofTable(JOURNEY_CARDS, 'journey', 'in the Journey deck'),
    ...ofTable(JOURNEY_CARDS, 'journeyDiscard', 'on its discard pile'),
    ...ofTable(JOURNEY_CARDS, 'aside', 'set aside'),
    ...ofTable(JOURNEY_CARDS, 'retired', 'retired'),
    ...ofTable(CHIVALRY_DECK, 'chivalry', 'in the Chivalry deck'),
    ...ofTable(CHIVALRY_DECK, 'chivalryDiscard', 'on its discard pile'),
    ...ofTable(TREASURE_DECK, 'treasures', 'in the Treasure deck'),
    ...ofTable(TREASURE_DECK, 'treasureDiscard', 'on its discard pile'),
    ...seats.flatMap(({ values, where }, seat) => [
      ...once(CHIVALRY_DECK, state.knights[seat].hand, where('hand'), `in the hand of seat ${seat + 1}`),
      ...once(TREASURE_DECK, values.wears, where('wears'), `worn by seat ${seat + 1}`),
      ...once(JOURNEY_CARDS, [values.love], where('love'), `with seat ${seat + 1}`),
      ...once(JOURNEY_CARDS, values.feats, where('feats'), `won by seat ${seat + 1}`),
    ]),
  ];
}

/** LM-1.1, LM-1.3, LM-1.4, LM-2.4: no more cards than there are (LM-12.7: those of unnamed tellers count in the hands); what is set aside is known to all or to nobody. */
function wrongPiles({ table: { values, where } }: Sheet, state: State): Problem[] {
  const fits = ({ rule, cards }: Deck, seen: readonly number[], key: keyof TableSheet): Problem[] => {
    const count = seen.filter((card) => card !== NONE).length;
    return demand(count <= cards.length, where(key), rule, `${count} cards in all`, `at most ${cards.length}`);
  };
  const known = state.aside.filter((card) => card !== HIDDEN).length;
  const isOneWay = values.aside === undefined || known === 0 || known === state.aside.length;
  return [
    ...fits(CHIVALRY_DECK, chivalrySeen({ ...state, tales: state.tales.filter(({ seat }) => seat >= 0) }), 'chivalry'),
    ...fits(TREASURE_DECK, treasuresSeen(state), 'treasures'),
    ...fits(JOURNEY_CARDS, journeySeen(state), 'journey'),
    ...demand(isOneWay, where('aside'), 'LM-2.4', 'some cards known', 'all cards set aside, or ? for each'),
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
    ...demand(isOneEach, where('wears'), 'LM-7.1', 'two Treasures of one type', 'one of each type'),
    ...demand(feats.every(isFeat), where('feats'), 'LM-6.5', 'another card', 'Feats only'),
    ...demand(successes <= 1, where('successes'), 'LM-6.5', `${successes} successes`, 'at most one'),
    ...demand(mayMark, where('successes'), 'LM-6.11', 'a success', 'none for who is not in a Feat'),
    ...demand(areHeld, where('picked'), 'LM-3.3', 'a card that is not in the hand', 'cards of the hand'),
    ...demand(isOffered, where('selects'), 'LM-10.4', JOURNEY_DECK.write(selects), 'one of the Feats that are shown'),
  ];
}

/** LM-6.1, LM-6.2, LM-6.11, LM-9.2, LM-10.5. */
function wrongFeat({ table: { values, where }, seats }: Sheet, state: State): Problem[] {
  const { phase, card, feat, tied, held } = state;
  const everybody = (1 << seats.length) - 1;
  const areSeats = (bits: number): boolean => (bits & ~everybody) === 0;
  const someSeats = (key: 'engaged' | 'tied' | 'held', bits: number): Problem[] =>
    demand(areSeats(bits), where(key), 'LM-2.1', 'a seat that is not there', 'seats of this table');
  const wrong = [
    ...someSeats('engaged', feat.engaged),
    ...someSeats('tied', tied),
    ...someSeats('held', held),
    ...demand(feat.die <= 6, where('die'), 'LM-1.6', `${feat.die}`, 'a face from 1 to 6'),
  ];
  if (!isInFeat(state)) return wrong;
  const isTried = feat.attempter !== NONE && isEngaged(state, feat.attempter);
  const attempter = feat.attempter === NONE ? 'nobody' : `seat ${feat.attempter + 1}`;
  const [line, found] = values.attempter === undefined ? ['engaged', 'nobody'] as const : ['attempter', attempter] as const; // prettier-ignore
  return [
    ...wrong,
    ...demand(isFeat(card), where('card'), 'LM-6.1', 'no Feat', `a Feat in phase ${phase}`),
    ...demand(isTried, where(line), 'LM-6.2', found, 'the seat that attempts, which is engaged'),
    ...demand(feat.first !== NONE, where('first'), 'LM-6.2', 'nobody', 'the seat that attempted first'),
    ...demand(feat.round >= 1, where('round'), 'LM-6.2', 'no round', 'a round from 1 on'),
    ...demand(phase !== 'after' || feat.die > 0, where('die'), 'LM-9.2', 'no die', 'the face that was rolled'),
    ...demand(phase !== 'before' || feat.die === 0, where('die'), 'LM-9.2', 'a die', 'none before the roll'),
    ...demand((feat.engaged & ~(tied || everybody)) === 0, where('engaged'), 'LM-10.5', 'others', 'only the tied'),
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
    ...demand(isTold, where('card'), 'LM-4.3', 'nothing to tell of', 'an Encounter or a Love'),
    ...demand(phase !== 'woo' || isLove(card), where('card'), 'LM-5.1', 'nobody to woo', 'a Love'),
    ...demand(phase !== 'resolved' || gains.length > 0, where('gain'), 'LM-3.2', 'nothing', 'what is gained'),
    ...demand(isHeard, where('phase'), 'LM-4.8', 'no tale', 'the tales that are judged'),
    ...demand(isMarked, where('kept'), 'LM-5.8', 'nothing', 'the poems that kept the condition, like 1 3, or none'),
    ...demand(kept < 1 << tales.length, where('kept'), 'LM-5.8', 'a poem that is not there', 'poems by their number'),
    ...demand(
      phase !== 'take' || taken < compensation(state),
      where('taken'),
      'LM-4.9',
      `${taken} taken`,
      `fewer than the ${compensation(state)} that may be taken`,
    ),
    ...demand(named < tales.length, where('named'), 'LM-4.8', `tale ${named + 1}`, 'one of the tales'),
    ...tales.flatMap(({ seat, cards }, i) => [
      ...demand(seat !== drawer, where('tale', i), 'LM-4.2', 'a tale of the judge', 'tales of the others'),
      ...demand(seat < 0 || tellers.indexOf(seat) === i, where('tale', i), 'LM-4.3', 'a second tale', 'one for each'),
      ...demand(isLove(card) || cards.length <= 1, where('tale', i), 'LM-4.4', `${cards.length} cards`, 'one card'),
    ]),
  ];
}

/** LM-10.1 to LM-10.4. */
function wrongEnd({ table: { where }, seats }: Sheet, state: State): Problem[] {
  const { phase, resolved, options, knights, retired, winner, tied } = state;
  const won = knights.reduce((sum, { feats }) => sum + feats.length, 0) + retired.length;
  const length = `${options.length} Feats`;
  const first = leaders(state);
  const isTie = (first & (first - 1)) !== 0;
  const isOver = phase !== 'over' || isDecided(state);
  const isWon = phase !== 'over' || !isDecided(state) || !isTie || winner !== NONE;
  const isGoingOn = phase !== 'draw' && phase !== 'woo' && phase !== 'tell';
  const hasRight = winner === NONE || (winner < seats.length && isTied(state, winner));
  return [
    ...demand(resolved >= won, where('resolved'), 'LM-10.1', `${resolved} resolved`, `${won}, which lie there`),
    ...demand(won <= options.length, where('options'), 'LM-10.1', `${won} Feats`, `at most ${length}`),
    ...demand(isGoingOn || !isDecided(state), where('phase'), 'LM-10.1', phase, `nothing more after ${length}`),
    ...demand(isOver, where('phase'), 'LM-10.1', `over after ${resolved}`, length),
    ...demand(isWon, where('winner'), 'LM-10.3', 'a tie, and no winner', 'the winner of sudden death'),
    ...demand(hasRight, where('winner'), 'LM-10.3', `seat ${winner + 1}`, 'one of those who tied'),
    ...demand(phase !== 'select' || tied !== 0, where('tied'), 'LM-10.4', 'nobody is tied', 'those who tied'),
    ...demand(tied === 0 || tied === first, where('tied'), 'LM-10.3', 'others', 'those with most Feats'),
  ];
}
