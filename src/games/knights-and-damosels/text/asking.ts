/** What Knights & Damosels asks, its moves and what they are worth, in the language of the reader. */
import { NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { earned, given, victoryOf } from '../rules/10-end.ts';
import { countBits, DISASTER, KNIGHTS, kindOf, LISTED, SERVICE_CARDS } from '../rules/components.ts';
import { prospects } from '../rules/explain.ts';
import { COURT } from '../rules/givers.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, merlinOf, OPEN, rowBits, type State, type StepName, thresholdsOf } from '../rules/state.ts';
import { listed, oneOf } from '../../../core/text.ts';
import type { Words } from './words.ts';
import { possibleGivers } from './guesses.ts';
import { bitsNamed, cardName, damoselName, giverName, knightOf, type Names, whoIs } from './naming.ts';

const AT_ONCE: ReadonlySet<StepName> = new Set(['give', 'exchange', 'disaster', 'faces', 'side', 'fight']);

export function question(words: Words, view: State, seat: Viewer, names?: Names): string {
  const { t } = words;
  const step = currentStep(view);
  if (step === undefined) return t['kd.ask.over'];
  const isAsked = seat !== 'watcher' && (AT_ONCE.has(step) ? view.players[seat].sealed === OPEN : isOnTurn(view, step, seat)); // prettier-ignore
  if (!isAsked) return waiting(words, view, step, seat, names);
  if (step === 'exchange') return t['kd.ask.exchange'](view.joust.right === seat, opponent(view, seat, names));
  const wasDenied = view.players[seat].denied !== NONE && (step === 'select' || step === 'replace');
  if (wasDenied) return t['kd.ask.denied']; // KD-22.5
  return step === 'fight' ? t['kd.ask.fight'](view.battle) : t[`kd.ask.${step}`];
}

function opponent(view: State, seat: Seat, names?: Names): string {
  const { challenger, challenged } = view.joust;
  const other = seat === challenger ? challenged : challenger;
  return names?.[other] ?? knightOf(view, other);
}

function isOnTurn(view: State, step: StepName, seat: Seat): boolean {
  if (step === 'discardEvent' || step === 'favour') return seat === view.arthur;
  if (step === 'revealEvent') return seat === merlinOf(view);
  return step === 'replace' ? seat === view.joust.challenged : seat === view.turn;
}

/** KD-22.10: nobody waits in the dark. */
function waiting({ t }: Words, view: State, step: StepName, seat: Viewer, names?: Names): string {
  const who = (other: Seat): string => whoIs(view, other, names);
  if (step === 'discardEvent') return t['kd.wait.discardEvent'](who(view.arthur));
  if (step === 'favour') return t['kd.wait.favour'](who(view.arthur));
  if (step === 'revealEvent') return t['kd.wait.revealEvent'](who(merlinOf(view)));
  if (step === 'select') return t['kd.wait.select'](who(view.turn));
  if (step === 'contest') return t['kd.wait.contest'](who(view.turn));
  if (step === 'replace') return t['kd.wait.replace'](who(view.joust.challenged));
  if (!AT_ONCE.has(step)) return t['kd.wait.others'];
  const asked = view.players.filter(({ sealed }) => sealed !== NONE);
  const count = asked.filter(({ sealed }) => sealed !== OPEN).length;
  const own = seat !== 'watcher' && view.players[seat].sealed !== NONE ? `${t['kd.ask.sealed']} ` : '';
  return own + t['kd.wait.sealed'](count, asked.length);
}

/** How much a seat has of what each victory takes. */
export interface Progress {
  readonly count: number;
  readonly needed: number;
}

export function standing(view: State, seat: Seat): { readonly [goal in Goal]: Progress } {
  const needed = thresholdsOf(view);
  return {
    given: { count: given(view, seat), needed: needed.given },
    earned: { count: earned(view, seat), needed: needed.earned },
    worship: { count: view.players[seat].worship, needed: needed.worship },
  };
}

const GOALS = ['given', 'earned', 'worship'] as const;
export type Goal = (typeof GOALS)[number];

/** The victory of which a seat has the largest part; the one that ranks higher, if parts are equal (KD-10.3). */
export function closest(view: State, seat: Seat): Progress & { readonly goal: Goal; readonly part: number } {
  const progress = standing(view, seat);
  const parts = GOALS.map((goal) => ({ goal, ...progress[goal], part: progress[goal].count / progress[goal].needed }));
  return parts.toSorted((one, other) => other.part - one.part)[0];
}

/** Nobody is near a victory yet. */
const FAR = 1 / 3;

/** `To win: 3 more chivalries`; the victory itself, once it is reached; nothing while every one of them is far. */
export function toWin({ t }: Words, view: State, seat: Seat): string {
  const { goal, count, needed, part } = closest(view, seat);
  if (part >= 1) return t['kd.victory'](victoryOf(view, seat));
  return part < FAR ? '' : t[`kd.toWin.${goal}`](needed - count);
}

/** `0 of 5 gifts with one knight, 2 of 7 chivalries, 7 of 22 worship`. */
export function standingWords({ t }: Words, view: State, seat: Seat): string {
  const of = ({ count, needed }: Progress): string => t['kd.countOf'](count, needed);
  const { given: gifts, earned: chivalries, worship } = standing(view, seat);
  return t['kd.standing'](of(gifts), of(chivalries), of(worship));
}

type Naming = {
  readonly [T in Move['t']]: (words: Words, view: State, move: Extract<Move, { t: T }>, names?: Names) => string;
};

const NAMING: Naming = {
  choose: ({ t }, _, move) => t['kd.move.choose'](KNIGHTS[move.knight].name, damoselName(move.damosel)),
  discardEvent: ({ t }, _, move) => t['kd.move.discardEvent'](t['kd.event'](move.event)),
  revealEvent: ({ t }, _, move) => t['kd.move.revealEvent'](t['kd.event'](move.event)),
  favour: (words, _, { card }) =>
    words.t['kd.move.favour'](card + 1, listed(words, SERVICE_CARDS[card].names.map(words.t['kd.chivalry']))),
  give: ({ t }, _, move) => t['kd.move.give'](t['kd.chivalry'](move.chivalry)),
  ask: ({ t }, view, { slot }) => t['kd.move.ask'](slot + 1, t['kd.chivalry'](view.display[slot].chivalry)),
  challenge: ({ t }, view, { slot }, names) =>
    t['kd.move.challenge'](slot + 1, t['kd.chivalry'](view.display[slot].chivalry), whoIs(view, view.display[slot].taker, names)), // prettier-ignore
  none: ({ t }) => t['kd.move.none'],
  contest: ({ t }, view, { chivalry }, names) =>
    t['kd.move.contest'](t['kd.chivalry'](chivalry), whoIs(view, view.offers[chivalry], names)),
  done: ({ t }) => t['kd.move.done'],
  high: ({ t }) => t['kd.move.high'],
  low: ({ t }) => t['kd.move.low'],
  decline: ({ t }) => t['kd.move.decline'],
  faces(words, view, { down }) {
    const isWorship = currentStep(view) === 'faces';
    if (down === 0) return words.t[isWorship ? 'kd.move.duty' : 'kd.move.up'];
    return words.t[isWorship ? 'kd.move.betrayal' : 'kd.move.down'](bitsNamed(words, down));
  },
  take: (words, view, { card }, names) =>
    words.t['kd.move.take'](cardName(words, card), whoIs(view, view.players.findIndex(({ row }) => row.includes(card)), names)), // prettier-ignore
  arthur: ({ t }) => t['kd.move.arthur'],
  mordred: ({ t }) => t['kd.move.mordred'],
  fight: (words, _, { card }) => `${words.t['kd.move.fight'](cardName(words, card))} (${giverName(card)})`,
};

export function nameMove(words: Words, view: State, move: Move, names?: Names): string {
  return NAMING[move.t](words, view, move as never, names); // the table has one row for each kind of move
}

/** What the choice means at once: who lacks a gift, what a face pays, whose a card may be. */
export function worth(words: Words, view: State, seat: Seat, move: Move, names?: Names): string {
  const { t } = words;
  if (move.t === 'give') {
    const lacking = lackedBy(view, seat, move.chivalry).map((other) => whoIs(view, other, names));
    return t['kd.worth.lacking'](listed(words, lacking));
  }
  if (move.t === 'discardEvent' || move.t === 'revealEvent') return eventWorth(words, view, seat, move.event);
  if (move.t === 'faces' && currentStep(view) === 'faces')
    return prospects(view, seat, move.down).map(t['kd.worth.faces']).join(', ');
  if (move.t !== 'ask' && move.t !== 'challenge') return '';
  return t['kd.worth.earned'](view.players[seat].row.length + 1, thresholdsOf(view).earned, ladiesOf(words, view, seat, move.slot)); // prettier-ignore
}

/** The others whose knight has not earned this chivalry. */
export function lackedBy({ players }: State, seat: Seat, chivalry: number): Seat[] {
  return [...players.keys()].filter((other) => other !== seat && !(rowBits(players[other].row) & (1 << chivalry)));
}

/** How many cards of the own row the event would call on. */
function eventWorth({ t }: Words, view: State, seat: Seat, event: number): string {
  const own = countBits(rowBits(view.players[seat].row) & LISTED[event]);
  return t['kd.worth.event'](own, countBits(LISTED[event]), kindOf(event) === DISASTER);
}

/** KD-23.3: who may have given the slot, by all that the seat can know. */
function ladiesOf(words: Words, view: State, seat: Seat, slot: number): string {
  const names = [...possibleGivers(view, seat)[slot]]
    .toSorted((a, b) => a - b)
    .map((giver) => (giver === COURT ? words.t['kd.court'] : damoselName(view.players[giver].damosel)));
  return oneOf(words, names);
}

/** What an event does, and which chivalry earns one more (KD-8.4). */
export function aboutEvent({ t }: Words, event: number): string {
  const extra = kindOf(event) === DISASTER ? '' : ` ${t['kd.bonus'](t['kd.chivalry'](event))}`;
  return t['kd.kindAbout'](kindOf(event)) + extra;
}

export const points = (view: State, seat: Seat): number => view.players[seat].worship;

export function where({ t }: Words, view: State): string {
  return t['kd.where'](view.round, view.event === NONE ? '' : t['kd.event'](view.event));
}

/** The order of all, for others to read. */
export function share({ t }: Words, view: State): string {
  return t['kd.share'](view.ranking.map((seat, i) => `${i + 1}. ${knightOf(view, seat)}`).join('\n'));
}
