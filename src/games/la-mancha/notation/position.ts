/** The notation of a position: easy to type by hand from a table. docs/notation.md explains it. */
import { HIDDEN, NONE, type Rule } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { same } from '../../../core/same.ts';
import { CHIVALRY, isFeat, isLove, JOURNEY, TREASURES } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import { type Entry, SEAT, type SeatSheet, slotsOf, TABLE, type TableSheet } from './sheet.ts';
import type { Knight, State } from '../rules/state.ts';
import { misread } from './words.ts';

const HEADING = 'la-mancha';
const SEATS = { min: 3, max: 5 };

export function write(state: State): string {
  const lines = [HEADING, ...writeEntries(TABLE, tableOf(state))];
  state.knights.forEach((_, seat) => lines.push('', `seat ${seat + 1}`, ...writeEntries(SEAT, seatOf(state, seat))));
  return `${lines.join('\n')}\n`;
}

type Entries<T> = { readonly [K in keyof T]: Entry<T[K]> };

function writeEntries<T extends object>(entries: Entries<T>, sheet: T): string[] {
  return (Object.keys(entries) as (keyof T)[]).flatMap((key) => {
    const { name, codec, usual } = entries[key];
    if (same(sheet[key], usual)) return [];
    return codec
      .write(sheet[key])
      .split('\n')
      .map((words) => `${name}: ${words}`);
  });
}

/** Piles are written with the next card first. */
function tableOf(state: State): TableSheet {
  const { feat, mode, nextMode, options } = state;
  return {
    ...state,
    ...feat,
    mode: mode === options.mode ? undefined : mode,
    nextMode: nextMode === mode ? undefined : nextMode,
    journey: state.journey.toReversed(),
    chivalry: state.chivalry.toReversed(),
    treasures: state.treasures.toReversed(),
  };
}

function seatOf({ knights, passed, votes, orders, feat }: State, seat: number): SeatSheet {
  return {
    ...knights[seat],
    wears: knights[seat].treasures.filter((treasure) => treasure !== NONE),
    passed: passed[seat],
    vote: votes[seat],
    order: orders[seat],
    successes: feat.successes[seat],
    rolled: feat.rolled[seat],
    last: feat.last[seat],
    strength: feat.strength[seat],
    guards: feat.guards[seat],
  };
}

/** Reads a position, or notes all that is wrong with it. */
export function read(text: string): Reading<State> {
  const problems: Problem[] = [];
  const { table, seats, lineOf } = readLines(text, problems);
  if (problems.length > 0) return { problems };
  const state = stateOf(table, seats);
  problems.push(...inconsistencies(state, seats, lineOf));
  return problems.length > 0 ? { problems } : { value: state };
}

interface Lines {
  readonly table: TableSheet;
  readonly seats: SeatSheet[];
  /** In which line a name stands: of the table, or of a seat counted from 1. */
  readonly lineOf: (name: string, seat?: number) => string;
}

const usualOf = <T extends object>(entries: Entries<T>): T =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, (entry as Entry<unknown>).usual])) as T;

const SEAT_LINE = /^seat\s+(\d+):?$/i;
const LINE = /^([a-z][a-z ]*?)\s*:\s*(.*)$/i;

function readLines(text: string, problems: Problem[]): Lines {
  const places = new Map<string, number>();
  const table = usualOf<TableSheet>(TABLE);
  const seats: SeatSheet[] = [];
  const complain = (line: number, found: string, expected: string): void => {
    problems.push(misread(`line ${line}`, found, expected));
  };
  text.split(/\r\n|\r|\n/).forEach((full, i) => {
    const line = i + 1;
    const content = full.trim();
    if (content === '' || content.startsWith('#') || content.toLowerCase() === HEADING) return;
    const seat = SEAT_LINE.exec(content);
    if (seat !== null) {
      if (Number(seat[1]) !== seats.length + 1) complain(line, content, `seat ${seats.length + 1}`);
      seats.push(usualOf<SeatSheet>(SEAT));
      places.set(`${seats.length}`, line);
      return;
    }
    const [, name = '', words = ''] = LINE.exec(content) ?? [];
    const key = `${seats.length} ${name.toLowerCase()}`;
    const expected =
      seats.length === 0
        ? readEntry(TABLE, table, name, words, places.has(key))
        : readEntry(SEAT, seats[seats.length - 1], name, words, places.has(key));
    if (expected !== undefined) complain(line, content, expected);
    places.set(key, line);
  });
  if (seats.length < SEATS.min || seats.length > SEATS.max)
    problems.push({
      ...misread('input', `${seats.length} seats`, `${SEATS.min} to ${SEATS.max} seats`),
      rule: RULES['LM-1.7'],
    });
  const lineOf = (name: string, seat = 0): string =>
    `line ${places.get(`${seat} ${name}`) ?? places.get(`${seat}`) ?? 1}`;
  return { table, seats, lineOf };
}

/** Puts the value into the sheet. Returns what was expected instead, if it cannot be read. */
function readEntry<T extends object>(
  entries: Entries<T>,
  sheet: T,
  name: string,
  words: string,
  again: boolean,
): string | undefined {
  const keys = Object.keys(entries) as (keyof T)[];
  const key = keys.find((one) => entries[one].name === name.toLowerCase());
  if (key === undefined) return `one of ${keys.map((one) => entries[one].name).join(', ')}, with ':'`;
  const { codec, many = false } = entries[key];
  if (again && !many) return `${name} once`;
  const value = codec.read(words);
  if (value === undefined) return codec.expected;
  sheet[key] = many && again ? ([...(sheet[key] as unknown[]), ...(value as unknown[])] as T[keyof T]) : value;
  return undefined;
}

function stateOf(table: TableSheet, seats: readonly SeatSheet[]): State {
  const { first, attempter, round, engaged, difficulty, muted, used, effect, die } = table;
  const { rolling, attemptStrength, attemptDifficulty, doubled, again, usedNow } = table;
  const mode = table.mode ?? table.options.mode;
  return {
    options: table.options,
    phase: table.phase,
    mode,
    nextMode: table.nextMode ?? mode,
    drawn: table.drawn,
    drawer: table.drawer === NONE ? 0 : table.drawer,
    card: table.card,
    deal: table.deal,
    told: table.told,
    version: table.version,
    resolved: table.resolved,
    journey: table.journey.toReversed(),
    journeyDiscard: table.journeyDiscard,
    aside: table.aside,
    retired: table.retired,
    flights: table.flights,
    chivalry: table.chivalry.toReversed(),
    chivalryDiscard: table.chivalryDiscard,
    treasures: table.treasures.toReversed(),
    treasureDiscard: table.treasureDiscard,
    knights: seats.map(knightOf),
    tales: table.tales,
    kept: table.kept,
    page: table.page,
    named: table.named,
    taken: table.taken,
    declared: table.declared,
    gains: table.gains,
    passed: seats.map(({ passed }) => passed),
    window: table.window,
    held: table.held,
    extended: table.extended,
    votes: seats.map(({ vote }) => vote),
    orders: seats.map(({ order }) => order),
    applause: table.applause,
    feat: {
      first,
      attempter,
      round,
      engaged,
      successes: seats.map(({ successes }) => successes),
      rolled: seats.map(({ rolled }) => rolled),
      last: seats.map(({ last }) => last),
      strength: seats.map(({ strength }) => strength),
      difficulty,
      guards: seats.map(({ guards }) => guards),
      muted,
      used,
      effect,
      die,
      rolling,
      attemptStrength,
      attemptDifficulty,
      doubled,
      again,
      usedNow,
    },
    tied: table.tied,
    winner: table.winner,
  };
}

function knightOf({ hand, wears, love, feats, woo, picked }: SeatSheet): Knight {
  return { hand, treasures: slotsOf(wears) ?? [], love, feats, woo, picked };
}

type Where = Lines['lineOf'];

/** What cannot be on a table: a card twice, two of a type, a number that no rule allows. */
function inconsistencies(state: State, seats: readonly SeatSheet[], lineOf: Where): Problem[] {
  const problems = [
    ...twice(chivalrySeen(state), CHIVALRY),
    ...twice(treasuresSeen(state), TREASURES),
    ...twice(journeySeen(state), JOURNEY),
  ];
  const note = (isWrong: boolean, where: string, found: string, expected: string, rule: Rule): void => {
    if (isWrong) problems.push({ ...misread(where, found, expected), rule });
  };
  seats.forEach((sheet, i) => {
    const at = (name: string): string => lineOf(name, i + 1);
    note(
      slotsOf(sheet.wears) === undefined,
      at('wears'),
      'two Treasures of one type',
      'one of each type',
      RULES['LM-7.1'],
    );
    note(sheet.love >= 0 && !isLove(sheet.love), at('love'), JOURNEY[sheet.love]?.id ?? '', 'a Love', RULES['LM-7.1']);
    note(
      sheet.feats.some((card) => card >= 0 && !isFeat(card)),
      at('feats'),
      'another card',
      'Feats only',
      RULES['LM-6.5'],
    );
    note(sheet.successes > 1, at('successes'), `${sheet.successes} successes`, 'at most one', RULES['LM-6.5']);
  });
  const isFeatOn = state.phase === 'before' || state.phase === 'after';
  const isSeated = (seat: number): boolean => seat < seats.length;
  note(!isSeated(state.drawer), lineOf('drawer'), `seat ${state.drawer + 1}`, 'a seat at this table', RULES['LM-2.1']);
  note(state.feat.die > 6, lineOf('die'), `${state.feat.die}`, 'a face from 1 to 6', RULES['LM-1.6']);
  note(isFeatOn && !isFeat(state.card), lineOf('card'), 'no Feat', `a Feat in phase ${state.phase}`, RULES['LM-6.1']);
  note(
    isFeatOn && (state.feat.attempter < 0 || !isSeated(state.feat.attempter)),
    lineOf('attempter'),
    'nobody',
    'the seat that attempts',
    RULES['LM-6.2'],
  );
  note(
    state.phase === 'after' && state.feat.die === 0,
    lineOf('die'),
    'no die',
    'the face that was rolled',
    RULES['LM-9.2'],
  );
  note(
    state.phase === 'tell' && (state.card < 0 || isFeat(state.card)),
    lineOf('card'),
    'nothing to tell of',
    'an Encounter or a Love',
    RULES['LM-4.3'],
  );
  note(state.phase === 'woo' && !isLove(state.card), lineOf('card'), 'nobody to woo', 'a Love', RULES['LM-5.1']);
  return problems;
}

function twice(cards: readonly number[], list: readonly { readonly id: string }[]): Problem[] {
  const known = cards.filter((card) => card >= 0 && card !== HIDDEN);
  const doubled = [...new Set(known.filter((card, i) => known.indexOf(card) !== i))];
  return doubled.map((card) => ({
    ...misread('input', `${list[card]?.id ?? card} twice`, 'each card in one place'),
    rule: RULES['LM-1.3'],
  }));
}
