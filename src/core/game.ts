/**
 * The contract: what a game is to the table, the bots, the screen and the command line.
 * States, moves and events are plain JSON; a view is a state with blanks, so the same code reads both.
 */

export type Seat = number;
export type Viewer = Seat | 'watcher';

/** An empty place in a state. Every id of a card, tile or field is 0 or more. */
export const NONE = -1;
/** In a view: there is something, and the viewer is not told what. */
export const HIDDEN = -2;

/** One numbered rule of the rulebook. To refuse a move is to hand back the rule it breaks. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** The only source of chance: below(n) is 0 … n-1, for n up to 2^20. Never part of a state, so never part of a view. */
export interface Dice {
  below(n: number): number;
  /** What a shuffle does to a pile, where chance is not ours. */
  shuffle?(cards: number[]): number[];
}

/** Takes one thing that happened. Bots pass one that forgets. */
export type Say<E> = (event: E) => void;

/** How long the free text of a move may be, and the rule that says so. */
export interface TextLimit {
  readonly rule: Rule;
  readonly min: number;
  readonly max: number;
}

/**
 * How long a seat has for its question by the game's own clock, in seconds; and how long the question stands at least,
 * whatever is answered, so that nobody reads anything from an early answer. A window in which all may act has a `least`.
 */
export interface Allowed {
  readonly seconds: number;
  readonly least: number;
  /** Nothing is left to choose: nobody waits for this seat, not even by post. */
  readonly isIdle: boolean;
  /** It ends before `least` as soon as all people who are asked have answered, those included who are idle. */
  readonly canEndEarly?: true;
}

/** What is shown together, and for how many milliseconds. */
export interface Beat<E> {
  readonly events: readonly E[];
  readonly ms: number;
}

/** How a game ended. `places` has 1 for every winner; seats that tie share a place. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** The languages we speak. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InEveryLanguage = { readonly [language in Language]: string };

export const PAPER_NAMES = ['a4', 'letter', 'a2', 'a1'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

/** How strong a bot is, from the weakest (DQ-16.2). */
/** The last one has its words written by a language model: only some servers offer it. */
export const LEVEL_NAMES = ['beginner', 'easy', 'medium', 'hard', 'expert', 'teller'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export type Choice = boolean | number | string;

/** A choice the host makes before the game. `choices[0]` is the default; the rule says what the others change. */
export interface Option {
  /** The id of that rule. */
  readonly rule: string;
  readonly choices: readonly Choice[];
  /**
   * Part of the record, and shown to nobody: by which rulings the game is played. A new game gets the first choice; a
   * game begun before there was this option was played by the last.
   */
  readonly hidden?: boolean;
}

/** A set of choices with a name; what it does not mention keeps its default. */
export interface Preset<O extends object = object> {
  readonly name: string;
  /** The id of the rule that describes it. */
  readonly rule: string;
  readonly options: Partial<O>;
}

/** What is known of a game before its box is opened. Plain data: the home page shows it without fetching any rules. */
export interface Manifest<O extends object = object> {
  readonly id: string;
  readonly title: string;
  /** The title, and one line about the game, in every language. */
  readonly names: InEveryLanguage;
  readonly about: InEveryLanguage;
  readonly seats: { readonly min: number; readonly max: number };
  /** About how many turns a game has. */
  readonly turns: number;
  readonly options: { readonly [K in keyof O]: Option };
  readonly presets: readonly Preset<O>[];
  /** What differs from the defaults in a game begun from the home page. */
  readonly start?: Partial<O>;
  /** The option that says in which language the bots speak, if there is one. */
  readonly languageOption?: keyof O & string;
  /** The levels of its bots, weakest first, and what the bots are called, as many as there can be. */
  readonly levels: readonly LevelName[];
  readonly bots: readonly string[];
  /** The papers its printed set fits on; without it there is nothing to print. */
  readonly papers?: readonly PaperName[];
  /** What a person is called who sits down alone, where a story needs a name. */
  readonly hero?: string;
  /** Whether there is a deal of the day, and a puzzle. */
  readonly daily?: boolean;
  readonly puzzle?: boolean;
}

/** One of the four steps that say how one wins: a few words, and one sentence. `text/how.<language>.ts` has them. */
export interface HowStep {
  readonly title: string;
  readonly text: string;
}

export interface Move {
  readonly t: string;
  readonly text?: string;
}

export interface Game<S, M extends Move, E, O extends object = object> extends Manifest<O> {
  /** Of the shape of S, M and E. */
  readonly version: number;
  /** `upgrades[v]` lifts what was saved with version v to version v + 1. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shapes of old versions are gone
  readonly upgrades: { readonly [from: number]: (saved: any) => any };
  /** The rulebook, in its order: the heading of every chapter by its number, and every rule by its id (`chaptersOf`). */
  readonly chapters: { readonly [number: string]: string };
  readonly rules: { readonly [id: string]: Rule };

  setup(seats: number, options: O, dice: Dice, say: Say<E>): S;
  /** Who owes a decision. Several seats: they decide at once, and in secret but for what is done `openly`. */
  pending(state: S): readonly Seat[];
  /** All legal moves, in a fixed order; also of a seat that owes nothing but may act. */
  moves(state: S, seat: Seat): M[];
  /** The rule that the move breaks, or undefined if it is legal. */
  refusal(state: S, seat: Seat, move: M): Rule | undefined;
  /** Changes the state in place; trusts that refusal was undefined. */
  apply(state: S, seat: Seat, move: M, dice: Dice, say: Say<E>): void;
  /** What the clock plays for one who is absent; `draft` is the move that was begun, if one was. */
  fallback(state: S, seat: Seat, draft?: M): M;
  outcome(state: S): Outcome | undefined;
  /** The state with HIDDEN for all that the viewer may not know. */
  view(state: S, viewer: Viewer): S;
  /** What the viewer learns of an event, if anything. */
  witness(event: E, viewer: Viewer): E | undefined;
  /** Fills the blanks of the seat's view with something the seat cannot rule out. */
  imagine(view: S, seat: Seat, dice: Dice): S;
  /** Every field written out: fast, and one shape for the engine. */
  clone(state: S): S;
  /** Reads the shape of a move, not the rules; undefined for anything else. */
  readMove(raw: unknown): M | undefined;
  /** Every component by name, wherever it lies. Sorted, the list never changes during a game. */
  components(state: S): string[];

  readonly table?: TableFacet<S, M, E>;
  readonly fast?: FastFacet<S>;
}

/** What a live table must know beyond the rules. Each member may be missing. */
export interface TableFacet<S, M extends Move, E = never> {
  /** The game's own clock, where it has one. Of a view it tells what the viewer may know. */
  clock?(state: S, seat: Seat): Allowed | undefined;
  /** Changes when those who owed a decision are asked anew. Without it a question stands until its seat has moved. */
  question?(state: S): number;
  /** Of several who are asked at once: whether all see this move as it is made. Without it such moves are secret. */
  openly?(state: S, move: M): boolean;
  /**
   * Whether nobody else may know that this move was made, as long as the same `question` stands: not that, not when, not
   * how many did. It says nothing, changes nobody else's view, and its seat can play it on its own view.
   */
  secret?(state: S, seat: Seat, move: M): boolean;
  /**
   * Whether this move can never be taken back, because something hidden may decide what it leads to. Most such moves are
   * found without being told (core/takeback.ts); the laws find the others.
   */
  final?(state: S, seat: Seat, move: M): boolean;
  /** Whether only the host of the table may make this move: a game knows seats, not who invited. */
  hostOnly?(move: M): boolean;
  /** Whether a bot decides this for one who is late or away; otherwise the fallback does. Without it: as the host chose. */
  proxy?(state: S, seat: Seat): boolean | undefined;
  /** How long the text of this move may be; undefined for a move without one. */
  words?(state: S, seat: Seat, move: M): TextLimit | undefined;
  /** What is looked at together and how long, in the order of the events. Every event is in one beat. */
  beats?(events: readonly E[]): readonly Beat<E>[];
  /** What a seat can order before it is asked (core/orders.ts). */
  readonly orders?: OrderFacet<S, M>;
}

/** What a game says of orders, of the view of a seat: nothing hidden may change what they mean. */
export interface OrderFacet<S, M extends Move> {
  /** The occasion that is now, and those that can still come. */
  occasion?(view: S): number;
  occasions?(view: S): readonly number[];
  /** The view as it would be if that occasion came now. */
  at?(view: S, occasion: number): S;
  /** The move that does nothing, if there is one now. */
  pass?(view: S, seat: Seat): M | undefined;
  /** The part of the game for which one can pass, by number. */
  era?(view: S): number;
}

/** Cheaper copies and views. The laws prove them equal to the plain ones. */
export interface FastFacet<S> {
  /** As `clone`, for one move of this seat: shared with the state where no such move changes anything. */
  fork?(state: S, seat: Seat): S;
  /**
   * As `view`, for one who asks for several viewers, reads at once, changes and keeps nothing: shared with the state
   * where nothing is hidden, and among the viewers where they see the same.
   */
  views?(state: S): (viewer: Viewer) => S;
}

/** A game of whatever state and moves: for code that only hands them on. */
// oxlint-disable-next-line typescript/no-explicit-any -- the four games share no shape, only the contract
export type AnyGame = Game<any, any, any, any>;

/** Whether the move that led from one state to the next is told to nobody yet. */
export function isUntold({ table }: AnyGame, before: unknown, seat: Seat, move: unknown, after: unknown): boolean {
  return table?.secret?.(before, seat, move) === true && table.question?.(before) === table.question?.(after);
}

/** For playouts and audits that nobody listens to. */
export function unheard(): void {}

/** The chapters of the rulebook with their rules. A chapter named by the whole number of a rule is a page for it alone. */
export function chaptersOf({ chapters, rules }: Pick<AnyGame, 'chapters' | 'rules'>): Chapter[] {
  const place = ({ id }: Rule): string => {
    const number = id.slice(id.indexOf('-') + 1);
    return Object.hasOwn(chapters, number) ? number : number.split('.')[0];
  };
  return Object.entries(chapters).map(([number, heading]) => ({
    number: number.includes('.') ? '' : number,
    heading,
    rules: Object.values(rules).filter((rule) => place(rule) === number),
  }));
}

export interface Chapter {
  /** Empty for a page of its own. */
  readonly number: string;
  readonly heading: string;
  readonly rules: readonly Rule[];
}

/** The options that a host is shown. */
export function shownOptions({ options }: Pick<Manifest, 'options'>): [string, Option][] {
  const all: [string, Option][] = Object.entries(options);
  return all.filter(([, { hidden }]) => hidden !== true);
}

/** The options that a host is shown, with their choices, in one line. */
export const describedOptions = (game: Pick<Manifest, 'options'>): string =>
  shownOptions(game)
    .map(([name, { choices }]) => `${name}: ${choices.join(' or ')}`)
    .join('; ');

/** Every option at its default. */
export function defaultOptions<O extends object>({ options }: Pick<Manifest<O>, 'options'>): O {
  const offered: [string, Option][] = Object.entries(options);
  return Object.fromEntries(offered.map(([name, { choices }]) => [name, choices[0]])) as O;
}

/** Reads the host's choices: missing ones get their default; undefined if one is unknown or not on offer. */
export function readOptions<O extends object>(
  game: Pick<Manifest<O>, 'options'>,
  raw: unknown,
  missing: (option: Option) => Choice = ({ choices }) => choices[0],
): O | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const offered: [string, Option][] = Object.entries(game.options);
  const given = new Map<string, unknown>(Object.entries(raw));
  const read: { [name: string]: unknown } = {};
  for (const [name, option] of offered) {
    const choice = given.has(name) ? given.get(name) : missing(option);
    if (!option.choices.some((c) => c === choice)) return undefined;
    read[name] = choice;
    given.delete(name);
  }
  return given.size === 0 ? (read as O) : undefined;
}

/** Reads the choices of a game that was begun earlier: its rulings are those it was begun with. */
export const keptOptions = <O extends object>(game: Pick<Manifest<O>, 'options'>, raw: unknown): O | undefined =>
  readOptions(game, raw, ({ choices, hidden }) => choices[hidden === true ? choices.length - 1 : 0]);
