/** The notation of a position, read: every line is understood by itself; what is not told is hidden. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import {
  ALL_CHIVALRIES,
  type Bits,
  type Card,
  CARDS,
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENTS,
  KNIGHTS,
  SERVICE_CARDS,
} from '../rules/components.ts';
import { annalsAt, drawnAt, inconsistencies } from './consistency.ts';
import type { Move } from '../rules/moves.ts';
import { bitsIn, cardsIn, complain, type Desk, listOf, numberIn, oneOf, seatIn, seatNumber } from './desk.ts';
import { optionsIn } from './options.ts';
import { HIDDEN_WORD, OPEN_WORD, SIDE_WORDS } from './position.ts';
import { type Line, readSheet, type SeatField, type SeatSheet, type TableField, wordsOf } from './sheet.ts';
import { currentStep, OPEN, type Player, type Slot, type State, STEPS, type StepName } from '../rules/state.ts';
import { cardNamed, misread, numberOf, readMoveText, slotNamed, UNKNOWN } from './words.ts';

/** Reads a position, or notes all that is wrong with it. */
export function read(text: string): Reading<State> {
  const problems: Problem[] = [];
  const sheet = readSheet(text, problems);
  if (sheet.seats.length === 0) problems.push(misread('input', 'no seat', "'seat 1: bors elaine' and so on"));
  const state = stateOf({ sheet, problems });
  if (problems.length === 0) problems.push(...inconsistencies(sheet, state));
  return problems.length > 0 ? { problems } : { value: state };
}

function stateOf(desk: Desk): State {
  const { sheet } = desk;
  const table = (name: TableField): Line | undefined => sheet.table.get(name);
  const seats = sheet.seats.length;
  const round = numberIn(desk, table('round'), 1, 99) ?? 1;
  const stack = readStack(desk, table('step'));
  const event = oneOf(desk, table('event'), EVENTS) ?? NONE;
  const state: State = {
    options: optionsIn(table('options')?.words ?? '', (word, expected) =>
      complain(desk, table('options'), word, expected),
    ),
    stack,
    round,
    arthur: seatIn(desk, table('arthur'), seats) ?? 0,
    turn: seatIn(desk, table('turn'), seats) ?? NONE,
    eventPile: [],
    drawn: orHidden(
      table('drawn') && listOf(desk, table('drawn'), (word) => numberOf(EVENTS, word), 'an event, like war-rome'),
      drawnAt(stack),
    ),
    event,
    annals: orHidden(table('annals') && readAnnals(desk, table('annals')), annalsAt(stack, round)),
    favour: oneOf(desk, table('favour'), SERVICE_CARDS) ?? NONE,
    court: [],
    display: sheet.slots.map((slot) => readSlot(desk, slot)),
    challenged: bitsIn(desk, table('challenged'), CHIVALRIES.length),
    offers: readOffers(desk, table('offers')),
    joust: readJoust(desk, table('joust')),
    battle: numberIn(desk, table('battle'), 0, 999) ?? 0,
    fallen: cardsIn(desk, table('fallen')),
    ranking: listOf(desk, table('ranking'), (word) => seatNumber(word, seats), 'the numbers of seats').map(Number),
    players: sheet.seats.map((seat) => readSeat(desk, seat)),
  };
  return withPiles(desk, state);
}

/** What is not told is there all the same. */
const orHidden = (told: number[] | undefined, count: number): number[] =>
  told ?? Array.from({ length: count }, () => HIDDEN);

/** Piles follow from all that lies elsewhere (KD-6.11); their order is told or hidden. */
function withPiles(desk: Desk, state: State): State {
  const { table } = desk.sheet;
  const away = new Set([...state.fallen, ...state.players.flatMap(({ row, wounded }) => [...row, ...wounded])]);
  for (const player of state.players) {
    player.pile = 0;
    for (let card = 0; card < CARDS; card++)
      if (player.damosel === NONE ? card < CHIVALRIES.length : damoselOf(card) === player.damosel && !away.has(card))
        player.pile |= 1 << chivalryOf(card);
    if (state.display.length > 0 && player.gift === NONE && player.pile !== 0) player.gift = HIDDEN;
  }
  fillPile(desk, state.eventPile, table.get('pile'), (word) => numberOf(EVENTS, word), eventsLeft(state));
  fillPile(desk, state.court, table.get('court'), cardNamed, courtSize(state, away));
  return state;
}

/** KD-4.4. After the fourth, eighth, … round the pile stays empty until Arthur draws. */
function eventsLeft(state: State): number {
  const { annals, drawn, event } = state;
  const isCycleOver = annals.length % EVENTS.length === 0 && annals.length > 0 && drawn.length === 0;
  if (isCycleOver) return 0;
  return EVENTS.length - (annals.length % EVENTS.length) - drawn.length - (event === NONE ? 0 : 1);
}

function courtSize(state: State, away: ReadonlySet<Card>): number {
  if (currentStep(state) === 'choose') return 0;
  const played = new Set(state.players.map(({ damosel }) => damosel));
  let size = 0;
  for (let card = 0; card < CARDS; card++) if (!played.has(damoselOf(card)) && !away.has(card)) size++;
  const gifts = state.players.filter(({ gift }) => gift !== NONE).length;
  return size - Math.max(0, state.display.length - gifts);
}

function fillPile(
  desk: Desk,
  pile: number[],
  line: Line | undefined,
  named: (word: string) => number | undefined,
  size: number,
): void {
  const [, count] = new RegExp(`^(\\d+)\\s+${HIDDEN_WORD}$`, 'i').exec(line?.words ?? '') ?? [];
  if (line !== undefined && count === undefined) {
    pile.push(...listOf(desk, line, named, `the cards, the next one first, or '${size} ${HIDDEN_WORD}'`).toReversed());
    return;
  }
  if (count !== undefined && Number(count) !== size) complain(desk, line, line?.words ?? '', `${size} ${HIDDEN_WORD}`);
  for (let i = 0; i < size; i++) pile.push(HIDDEN);
}

/** Without a step the game is over. */
function readStack(desk: Desk, line: Line | undefined): StepName[] {
  if (line === undefined) return [];
  return line.words.split('>').flatMap((word): StepName[] => {
    const found = STEPS.find((step) => step.toLowerCase() === word.trim().toLowerCase());
    if (found === undefined) complain(desk, line, word.trim(), `one of ${STEPS.join(', ')}`);
    return found === undefined ? [] : [found];
  });
}

function readAnnals(desk: Desk, line: Line | undefined): number[] {
  const named = (word: string): number | undefined => numberOf(EVENTS, word);
  const told = line === undefined ? undefined : { ...line, words: line.words.replaceAll('/', ' ') };
  return listOf(desk, told, named, 'events, like war-rome/?/quest-grail');
}

function readOffers(desk: Desk, line: Line | undefined): number[] {
  const offers = CHIVALRIES.map(() => NONE);
  for (const word of wordsOf(line?.words ?? '')) {
    const [name, by] = word.split('=');
    const chivalry = numberOf(CHIVALRIES, name);
    const seat = seatNumber(by ?? '', desk.sheet.seats.length);
    if (chivalry === undefined || chivalry < 0 || seat === undefined)
      complain(desk, line, word, 'a chivalry and a seat, like sword=2');
    else offers[chivalry] = seat;
  }
  return offers;
}

/** Challenger, challenged (0 when the replacement is made), right, stake, exchange. */
function readJoust(desk: Desk, line: Line | undefined): State['joust'] {
  const figures = wordsOf(line?.words ?? '0 0 0 0 0').map((word) => (/^\d\d?$/.test(word) ? Number(word) : NONE));
  if (figures.length !== 5 || figures.includes(NONE))
    complain(desk, line, line?.words ?? '', 'five numbers: challenger, challenged, right, stake, exchange');
  const [challenger = 0, challenged = 0, right = 0, stake = 0, exchange = 0] = figures;
  return { challenger: challenger - 1, challenged: challenged - 1, right: right - 1, stake: stake - 1, exchange };
}

const SLOT = /^(\S+)(?:\s+(\S+))?(?:\s+taken\s+(\d))?(?:\s+cleared((?:\s+\d)+))?$/i;

function readSlot(desk: Desk, line: Line): Slot {
  const [, chivalryWord = '', damoselWord = UNKNOWN, taken, cleared = ''] = SLOT.exec(line.words) ?? [];
  const chivalry = numberOf(CHIVALRIES, chivalryWord);
  const damosel = numberOf(DAMOSELS, damoselWord);
  const seats = desk.sheet.seats.length;
  const taker = taken === undefined ? NONE : seatNumber(taken, seats);
  const clear = wordsOf(cleared).map((word) => seatNumber(word, seats));
  const isRead = damosel !== undefined && taker !== undefined && !clear.includes(undefined);
  if (chivalry === undefined || chivalry < 0 || !isRead)
    complain(desk, line, line.words, "a slot, like 'farmer isoud', 'farmer ?' or 'farmer ? taken 2 cleared 2 3'");
  return {
    chivalry: chivalry ?? 0,
    damosel: damosel ?? HIDDEN,
    taker: taker ?? NONE,
    cleared: clear.reduce<Bits>((bits, seat) => bits | (1 << (seat ?? 0)), 0),
  };
}

function readSeat(desk: Desk, { line, who, fields }: SeatSheet): Player {
  const field = (name: SeatField): Line | undefined => fields.get(name);
  const [knightWord = '-', damoselWord = '-', ...more] = wordsOf(who);
  const knight = knightWord === '-' ? NONE : numberOf(KNIGHTS, knightWord);
  const damosel = damoselWord === '-' ? NONE : numberOf(DAMOSELS, damoselWord);
  const isRead = knight !== undefined && damosel !== undefined && knight !== HIDDEN && damosel !== HIDDEN;
  if (!isRead || more.length > 0) complain(desk, { line, words: who }, who, 'a knight and a damosel, like bors elaine');
  return {
    knight: knight ?? NONE,
    damosel: damosel ?? NONE,
    worship: numberIn(desk, field('worship'), 0, 999) ?? 1,
    pile: ALL_CHIVALRIES,
    row: cardsIn(desk, field('row')),
    sealed: readSealed(desk, field('sealed')),
    gift: oneOf(desk, field('gift'), CHIVALRIES) ?? NONE,
    denied: slotIn(desk, field('denied')),
    shown: slotIn(desk, field('shown')),
    side: oneOf(desk, field('side'), SIDE_WORDS.map((id) => ({ id }))) ?? NONE, // prettier-ignore
    wounded: cardsIn(desk, field('wounded')),
    lost: numberIn(desk, field('lost'), 0, 999) ?? NONE,
  };
}

function slotIn(desk: Desk, line: Line | undefined): number {
  if (line === undefined) return NONE;
  const slot = slotNamed(line.words);
  if (slot === undefined || slot >= desk.sheet.slots.length) complain(desk, line, line.words, 'a slot, like s2');
  return slot ?? NONE;
}

function readSealed(desk: Desk, line: Line | undefined): number {
  if (line === undefined) return NONE;
  if (line.words.toLowerCase() === OPEN_WORD) return OPEN;
  if (line.words === UNKNOWN) return HIDDEN;
  const reading = readMoveText(line.words);
  const sealed = reading.problems === undefined ? sealedAs(reading.value) : undefined;
  return (
    sealed ?? complain(desk, line, line.words, 'open, ?, or what was chosen: give sword, high, down honor') ?? NONE
  );
}

/** The number under which a secret choice is kept, or undefined if it is none. */
function sealedAs(move: Move): number | undefined {
  if (move.t === 'give') return move.chivalry;
  if (move.t === 'faces') return move.down;
  if (move.t === 'fight') return move.card;
  if (move.t === 'high' || move.t === 'arthur') return 0;
  if (move.t === 'low' || move.t === 'mordred') return 1;
  return move.t === 'decline' ? 2 : undefined;
}
