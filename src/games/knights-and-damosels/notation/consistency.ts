/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { list, seatNumber } from '../../../core/codecs.ts';
import { HIDDEN, type InEveryLanguage, NONE } from '../../../core/game.ts';
import { demandsOf, type Problem } from '../../../core/notation.ts';
import { type Card, cardOf, chivalryOf, damoselOf, LISTED } from '../rules/components.ts';
import { isDecided, ranks } from '../rules/10-end.ts';
import { courtCards } from '../rules/givers.ts';
import { RULES } from '../rules/rulebook.ts';
import * as mistakes from './mistakes.ts';
import { sealedMove, type Sheet } from './sheet.ts';
import { currentStep, OPEN, playerOf, rowBits, type State, type StepName } from '../rules/state.ts';
import { STEP_TABLE } from '../rules/steps.ts';
import { writeCard, writeChivalry, writeSlot } from './words.ts';

const demand = demandsOf(RULES);

/** The steps after the last round; undefined when the game is over. */
const AFTER_ROUNDS: ReadonlySet<StepName | undefined> = new Set(['take', 'side', 'fight', undefined]);
const BEFORE_EVENT: ReadonlySet<StepName | undefined> = new Set(['choose', 'discardEvent', 'revealEvent']);

/** KD-4.1, KD-4.2: how many events have left play in the steps of a round. */
export function annalsAt(stack: readonly StepName[], round: number): number {
  const [step] = stack;
  if (AFTER_ROUNDS.has(step)) return 3 * round;
  const inRound = step === 'choose' || step === 'discardEvent' ? 0 : step === 'revealEvent' ? 1 : 2;
  return 3 * (round - 1) + inRound;
}

export function drawnAt([step]: readonly StepName[]): number {
  return step === 'discardEvent' ? 3 : step === 'revealEvent' ? 2 : 0;
}

/** KD-10.4: without Camlann the order follows from what lies there. */
export const isRankedByRows = ({ stack, battle, options, players }: State): boolean =>
  stack.length === 0 && battle === 0 && !options.camlann && players.length >= 3 && players.length <= 6;

/** KD-10.2, KD-10.4: somebody has won, and the order is that of the rule. */
function wrongRanking({ table }: Sheet, state: State): Problem[] {
  if (!isRankedByRows(state)) return [];
  const groups = ranks(state);
  const placeOf = (seat: number): number => groups.findIndex((equal) => equal.includes(seat));
  const isFalling = state.ranking.every((seat, i) => i === 0 || placeOf(state.ranking[i - 1]) <= placeOf(seat));
  const [found, expected] = [state.ranking, groups.flat()].map(list(seatNumber).write);
  return [
    ...demand(isDecided(state), table.where('step'), 'KD-10.2', mistakes.nobodyWon, mistakes.victoryOrStep),
    ...demand(isFalling, table.where('ranking'), 'KD-10.4', found, expected),
  ];
}

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const checks = [
    wrongSeats,
    wrongEvents,
    wrongCards,
    wrongRows,
    wrongDisplay,
    wrongOffers,
    wrongJoust,
    wrongBattle,
    wrongRanking,
  ];
  const problems = checks.flatMap((check) => check(sheet, state));
  return problems.length > 0 ? problems : wrongDecision(sheet, state);
}

/** KD-2.1, KD-2.3, KD-10.4. */
function wrongSeats({ table, seats }: Sheet, { players, stack, ranking }: State): Problem[] {
  const ranked = new Set(ranking).size;
  const isRanked = AFTER_ROUNDS.has(stack[0]) ? ranked === players.length : ranking.length === 0;
  return [
    ...demand(players.length >= 3, seats[0].where(), 'KD-2.1', mistakes.seatCount(players.length), mistakes.threeToSix),
    ...players.flatMap(({ knight, damosel }, seat) => {
      const where = seats[seat].where();
      const earlier = players.slice(0, seat);
      const isChosen = stack[0] === 'choose' || (knight !== NONE && damosel !== NONE);
      const isKnightFree = knight === NONE || earlier.every((other) => other.knight !== knight);
      const isLadyFree = damosel === NONE || earlier.every((other) => other.damosel !== damosel);
      return [
        ...demand(isChosen, where, 'KD-2.3', mistakes.noPair, mistakes.oneOfEach),
        ...demand(isKnightFree, where, 'KD-2.3', mistakes.knightTwice, mistakes.ownKnight),
        ...demand(isLadyFree, where, 'KD-2.3', mistakes.damoselTwice, mistakes.ownDamosel),
      ];
    }),
    ...demand(isRanked, table.where('ranking'), 'KD-10.4', mistakes.ranked(ranked), mistakes.rankedAll),
  ];
}

/** KD-4.1 to KD-4.4. */
function wrongEvents({ table: { where } }: Sheet, { stack, round, annals, drawn, eventPile, event }: State): Problem[] {
  const [due, hand] = [annalsAt(stack, round), drawnAt(stack)];
  const isRevealed = !AFTER_ROUNDS.has(stack[0]) && !BEFORE_EVENT.has(stack[0]);
  const cycle = [...annals.slice(12 * Math.floor((round - 1) / 4)), ...drawn, ...eventPile, event];
  const known = cycle.filter((one) => one >= 0);
  const isOnce = new Set(known).size === known.length;
  const [found, expected] = isRevealed
    ? [mistakes.noEvent, mistakes.eventOfRound]
    : [mistakes.anEvent, mistakes.noneYet];
  return [
    ...demand(
      annals.length === due,
      where('annals'),
      'KD-4.4',
      mistakes.eventCount(annals.length),
      mistakes.eventsDue(due),
    ),
    ...demand(drawn.length === hand, where('drawn'), 'KD-4.1', mistakes.eventsDrawn(drawn.length), `${hand}`),
    ...demand((event !== NONE) === isRevealed, where('event'), 'KD-4.2', found, expected),
    ...demand(isOnce, where('annals'), 'KD-4.4', mistakes.eventTwice, mistakes.everyEventOnce),
  ];
}

/** KD-1.3: every card lies in one place. */
function wrongCards({ table, seats }: Sheet, state: State): Problem[] {
  const first = new Map<Card, InEveryLanguage>();
  const noted = (cards: readonly Card[], where: string, place: InEveryLanguage): Problem[] =>
    cards.flatMap((card) => {
      const earlier = first.get(card);
      first.set(card, earlier ?? place);
      if (card < 0 || earlier === undefined) return [];
      const found = mistakes.inTwoPlaces(writeCard(card), place, earlier);
      return demand(false, where, 'KD-1.3', found, mistakes.everyCardOnce);
    });
  return [
    ...state.players.flatMap(({ row, wounded }, seat) => [
      ...noted(row, seats[seat].where('row'), mistakes.rowOf(seat + 1)),
      ...noted(wounded, seats[seat].where('wounded'), mistakes.woundedWith(seat + 1)),
    ]),
    ...noted(state.fallen, table.where('fallen'), mistakes.fallen),
    ...noted(state.court, table.where('court'), mistakes.inCourt),
    ...state.display.flatMap(({ damosel, chivalry }, slot) =>
      noted(damosel < 0 ? [] : [cardOf(damosel, chivalry)], table.where('s', slot), mistakes.inSlot(writeSlot(slot))),
    ),
  ];
}

/** KD-6.2: before the battle. */
function wrongRows({ seats }: Sheet, { players, stack }: State): Problem[] {
  if (AFTER_ROUNDS.has(stack[0])) return [];
  return players.flatMap(({ row, damosel }, seat) => {
    const where = seats[seat].where('row');
    const twice = row.filter((card, i) => row.findIndex((other) => chivalryOf(other) === chivalryOf(card)) < i);
    const own = row.filter((card) => damoselOf(card) === damosel);
    return [
      ...twice.flatMap((card) =>
        demand(false, where, 'KD-6.2', mistakes.twice(writeChivalry(chivalryOf(card))), mistakes.eachChivalryOnce),
      ),
      ...own.flatMap((card) => demand(false, where, 'KD-6.2', mistakes.ownCard(writeCard(card)), mistakes.othersCards)),
    ];
  });
}

/** KD-5.3, KD-5.4, KD-6.8, KD-6.11. */
function wrongDisplay({ table: { where } }: Sheet, state: State): Problem[] {
  const { display, players, stack, turn } = state;
  if (stack[0] !== 'select')
    return demand(display.length === 0, where('s'), 'KD-5.4', mistakes.aDisplay, mistakes.noDisplay);
  const gifts = players.filter(({ gift }) => gift !== NONE).length;
  const hasCourt = display.some(({ chivalry }) => courtCards(state, chivalry).length > 0);
  const fits = display.length === gifts || (display.length === gifts + 1 && hasCourt);
  const found = mistakes.slotsForGifts(display.length, gifts);
  const isServed = turn !== NONE && display.some(({ taker }) => taker === turn);
  return [
    ...demand(fits, where('step'), 'KD-5.4', found, mistakes.slotForEach),
    ...demand(!isServed, where('turn'), 'KD-6.8', mistakes.served(turn + 1), mistakes.nextToSelect),
    ...display.flatMap((_, slot) => wrongSlot(state, slot, where('s', slot))),
  ];
}

function wrongSlot(state: State, slot: number, where: string): Problem[] {
  const { display, players } = state;
  const { damosel, chivalry, taker } = display[slot];
  const giver = damosel < 0 ? NONE : playerOf(state, damosel);
  const isGift = giver === NONE || players[giver].gift === HIDDEN || players[giver].gift === chivalry;
  const isFirst = taker === NONE || display.findIndex((other) => other.taker === taker) === slot;
  const isNew = taker === NONE || (rowBits(players[taker].row) & (1 << chivalry)) === 0;
  const word = writeChivalry(chivalry);
  return [
    ...demand(isGift, where, 'KD-5.4', mistakes.cardOf(word, giver + 1), mistakes.giftOf(giver + 1)),
    ...demand(isFirst, where, 'KD-6.8', mistakes.secondCard(taker + 1), mistakes.oneCardARound),
    ...demand(isNew, where, 'KD-6.2', mistakes.cardFor(word, taker + 1), mistakes.newChivalry),
  ];
}

/** KD-7.1: only what is listed, and what lies in the row of the one who offers it. */
function wrongOffers({ table }: Sheet, { offers, players, event }: State): Problem[] {
  return offers.flatMap((by, chivalry) => {
    if (by === NONE) return [];
    const has = event >= 0 && (LISTED[event] & rowBits(players[by].row) & (1 << chivalry)) !== 0;
    const found = mistakes.cardOf(writeChivalry(chivalry), by + 1);
    return demand(has, table.where('offers'), 'KD-7.1', found, mistakes.listedCard);
  });
}

/** KD-11.5: two players of this table joust, one of them has the right; without a joust nobody does. */
function wrongJoust({ table: { where }, seats }: Sheet, { joust, players, stack }: State): Problem[] {
  const { challenger, challenged, right } = joust;
  const isOn = stack.includes('exchange') || stack.includes('replace');
  const isSeat = (seat: number): boolean => players[seat] !== undefined;
  const isPair = isSeat(challenger) && isSeat(challenged) && challenger !== challenged;
  const isNone = challenger === NONE && challenged === NONE && right === NONE;
  const isRight = isOn ? isPair && (right === challenger || right === challenged) : isPair || isNone;
  const found = [challenger, challenged, right].map((seat) => seat + 1).join(' ');
  if (!isRight) return demand(false, where('joust'), 'KD-11.5', found, mistakes.joustSeats);
  if (stack.at(-1) !== 'exchange') return [];
  return [challenger, challenged].flatMap((seat) =>
    demand(
      players[seat].sealed !== NONE,
      seats[seat].where('sealed'),
      'KD-11.5',
      mistakes.noThrust,
      mistakes.sealedOpen,
    ),
  );
}

/** KD-12.3, KD-12.5, KD-12.7: in a round of the battle who has a card fights on a side, and who has none has lost. */
function wrongBattle({ table, seats }: Sheet, { players, stack, battle }: State): Problem[] {
  if (stack[0] !== 'fight') return [];
  return [
    ...demand(battle > 0, table.where('battle'), 'KD-12.7', mistakes.noBattleRound, mistakes.battleNumber),
    ...players.flatMap(({ row, side, sealed, lost }, seat) => {
      const { where } = seats[seat];
      const isOut = lost !== NONE;
      return [
        ...demand(isOut !== row.length > 0, where('row'), 'KD-12.5', isOut ? mistakes.cards : mistakes.noCard, isOut ? mistakes.noneAfterLost : mistakes.handOrLost), // prettier-ignore
        ...demand(isOut || side >= 0, where('side'), 'KD-12.3', mistakes.noSide, mistakes.sides),
        ...demand(isOut === (sealed === NONE), where('sealed'), 'KD-12.7', isOut ? mistakes.aCard : mistakes.noCard, isOut ? mistakes.noneOfLost : mistakes.playedCard), // prettier-ignore
      ];
    }),
  ];
}

/** Somebody is asked, and what was sealed could have been chosen. */
function wrongDecision({ table, seats }: Sheet, state: State): Problem[] {
  const name = currentStep(state);
  if (name === undefined) return [];
  const step = STEP_TABLE[name];
  if (step.pending(state).length === 0)
    return demand(false, table.where('step'), 'KD-17.1', mistakes.nobodyAsked(name), mistakes.somebodyDecides);
  return state.players.flatMap((player, seat) => {
    const { sealed } = player;
    if (sealed < 0) return [];
    const move = sealedMove(state, sealed);
    player.sealed = OPEN;
    const rule = move === undefined ? step.chapter : step.refusal(state, seat, move);
    player.sealed = sealed;
    if (rule === undefined) return [];
    return demand(false, seats[seat].where('sealed'), rule.id, mistakes.closedChoice, mistakes.legalChoice);
  });
}
