/** What Knights & Damosels asks and tells, in the language of the reader. */
import { NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { earned, given } from '../../../games/knights-and-damosels/10-end.ts';
import {
  countBits,
  DISASTER,
  KNIGHTS,
  kindOf,
  LISTED,
  SERVICE_CARDS,
} from '../../../games/knights-and-damosels/components.ts';
import { prospects } from '../../../games/knights-and-damosels/explain.ts';
import { COURT } from '../../../games/knights-and-damosels/givers.ts';
import type { Happening } from '../../../games/knights-and-damosels/happenings.ts';
import type { Move } from '../../../games/knights-and-damosels/moves.ts';
import {
  currentStep,
  merlinOf,
  MORDREDS,
  OPEN,
  rowBits,
  type State,
  type StepName,
  thresholdsOf,
} from '../../../games/knights-and-damosels/state.ts';
import { listed, type Words } from '../../words/words.tsx';
import type { Told } from '../board.ts';
import { possibleGivers } from './guesses.ts';
import { bitsNamed, cardName, damoselName, giverName, THRUSTS } from './naming.ts';

const AT_ONCE: ReadonlySet<StepName> = new Set(['give', 'exchange', 'disaster', 'faces', 'side', 'fight']);

export function question(words: Words, view: State, seat: Viewer): string {
  const { t } = words;
  const step = currentStep(view);
  if (step === undefined) return t['kd.ask.over'];
  const isAsked = seat !== 'watcher' && (AT_ONCE.has(step) ? view.players[seat].sealed === OPEN : isOnTurn(view, step, seat)); // prettier-ignore
  if (!isAsked) return waiting(words, view, step, seat);
  if (step === 'exchange') return t['kd.ask.exchange'](view.joust.exchange, view.joust.right === seat);
  const wasDenied = view.players[seat].denied !== NONE && (step === 'select' || step === 'replace');
  if (wasDenied) return t['kd.ask.denied']; // KD-22.5
  return step === 'fight' ? t['kd.ask.fight'](view.battle) : t[`kd.ask.${step}`];
}

function isOnTurn(view: State, step: StepName, seat: Seat): boolean {
  if (step === 'discardEvent' || step === 'favour') return seat === view.arthur;
  if (step === 'revealEvent') return seat === merlinOf(view);
  return step === 'replace' ? seat === view.joust.challenged : seat === view.turn;
}

/** KD-22.10: nobody waits in the dark. */
function waiting({ t }: Words, view: State, step: StepName, seat: Viewer): string {
  if (step === 'discardEvent') return t['kd.wait.discardEvent'](knightOf(view, view.arthur));
  if (step === 'favour') return t['kd.wait.favour'](knightOf(view, view.arthur));
  if (step === 'revealEvent') return t['kd.wait.revealEvent'](knightOf(view, merlinOf(view)));
  if (step === 'select') return t['kd.wait.select'](knightOf(view, view.turn));
  if (step === 'contest') return t['kd.wait.contest'](knightOf(view, view.turn));
  if (step === 'replace') return t['kd.wait.replace'](knightOf(view, view.joust.challenged));
  if (!AT_ONCE.has(step)) return t['kd.wait.others'];
  const asked = view.players.filter(({ sealed }) => sealed !== NONE);
  const count = asked.filter(({ sealed }) => sealed !== OPEN).length;
  const own = seat !== 'watcher' && view.players[seat].sealed !== NONE ? `${t['kd.ask.sealed']} ` : '';
  return own + t['kd.wait.sealed'](count, asked.length, step === 'give');
}

/** `3/5`, `6/7`, `12/22`. */
export function standing(view: State, seat: Seat): readonly [given: string, earned: string, worship: string] {
  const needed = thresholdsOf(view);
  const { worship } = view.players[seat];
  return [
    `${given(view, seat)}/${needed.given}`,
    `${earned(view, seat)}/${needed.earned}`,
    `${worship}/${needed.worship}`,
  ];
}

type Telling = {
  readonly [T in Happening['t']]: (
    words: Words,
    e: Extract<Happening, { t: T }>,
    names: readonly string[],
  ) => Told | undefined;
};

const among = (words: Words, names: readonly string[], seats: readonly Seat[]): string =>
  listed(words, seats.map((seat) => names[seat])); // prettier-ignore

/** Each happening in words, with the rule it follows. */
const TELLING: Telling = {
  roles: ({ t }, e, names) => ({ text: t['kd.log.roles'](e.round, names[e.arthur], names[e.merlin]), rule: 'KD-3.3', heading: true }), // prettier-ignore
  court: ({ t }, e, names) => ({ text: t['kd.log.court'](names[e.seat], KNIGHTS[e.knight].name, damoselName(e.damosel)), rule: 'KD-2.3' }), // prettier-ignore
  renewed: ({ t }) => ({ text: t['kd.log.renewed'], rule: 'KD-4.4' }),
  drew: ({ t }, e, names) => ({ text: t['kd.log.drew'](names[e.seat]), rule: 'KD-4.1' }),
  handed: ({ t }, e, names) => ({ text: t['kd.log.handed'](names[e.seat], names[e.to]), rule: 'KD-4.1' }),
  revealed: ({ t }, e, names) => ({ text: t['kd.log.revealed'](names[e.seat], t['kd.event'](e.event)), rule: 'KD-4.2', sound: 'bell' }), // prettier-ignore
  favoured: ({ t }, e, names) => ({ text: t['kd.log.favoured'](names[e.seat]), rule: 'KD-13.3' }),
  sealed: () => undefined, // KD-15.1: in which order they seal means nothing; who has, shows on the table
  displayed: (words, e) => ({ text: words.t['kd.log.displayed'](listed(words, e.chivalries.map(words.t['kd.chivalry']))), rule: 'KD-5.4', sound: 'knock' }), // prettier-ignore
  granted: ({ t }, e, names) => ({ text: t['kd.log.granted'](names[e.seat], t['kd.chivalry'](e.chivalry)), rule: 'KD-6.5', sound: 'knock' }), // prettier-ignore
  denied: ({ t }, e, names) => ({
    text: t['kd.log.denied'](names[e.seat], t['kd.chivalry'](e.chivalry)),
    rule: 'KD-6.6',
  }),
  wentWithout: ({ t }, e, names) => ({ text: t['kd.log.wentWithout'](names[e.seat]), rule: e.asked ? 'KD-6.7' : 'KD-6.3' }), // prettier-ignore
  earned: (words, e, names) => ({ text: words.t['kd.log.earned'](names[e.seat], cardName(words, e.card), giverName(e.card)), rule: 'KD-6.10' }), // prettier-ignore
  wentHome: (words, e) => ({ text: words.t['kd.log.wentHome'](cardName(words, e.card), giverName(e.card)), rule: 'KD-6.10' }), // prettier-ignore
  offered: (words, e, names) => ({ text: words.t['kd.log.offered'](names[e.seat], bitsNamed(words, e.chivalries)), rule: 'KD-7.1' }), // prettier-ignore
  done: ({ t }, e, names) => ({ text: t['kd.log.done'](names[e.seat]), rule: 'KD-11.12' }),
  shownFaces: (words, e, names) => ({ text: words.t['kd.log.faces'](names[e.seat], bitsNamed(words, e.up), bitsNamed(words, e.down)), rule: 'KD-8.2', sound: 'knock' }), // prettier-ignore
  disaster: ({ t }, e) => ({ text: t['kd.log.disaster'](e.up, e.down), rule: 'KD-7.5' }),
  paid: ({ t }, e, names) => ({ text: t['kd.log.paid'](names[e.seat], e.worship), rule: 'KD-7.6' }),
  service: (words, e) => ({ text: words.t['kd.log.service'](listed(words, SERVICE_CARDS[e.card].names.map(words.t['kd.chivalry']))), rule: e.drawn ? 'KD-13.1' : 'KD-13.3' }), // prettier-ignore
  worship: ({ t }, e, names) => ({
    text: t['kd.log.worship'](names[e.seat], e.worship),
    rule: 'KD-8.3',
    sound: 'bell',
  }),
  challenged: ({ t }, e, names) => ({ text: t['kd.log.challenged'](names[e.seat], names[e.against], t['kd.chivalry'](e.chivalry)), rule: 'KD-11.2' }), // prettier-ignore
  thrust: ({ t }, e, names) => ({ text: t['kd.log.thrust'](names[e.seat], t[`kd.move.${THRUSTS[e.thrusts[0]]}`], names[e.against], t[`kd.move.${THRUSTS[e.thrusts[1]]}`]), rule: 'KD-11.5', sound: 'knock' }), // prettier-ignore
  jousted: ({ t }, e, names) => ({ text: t['kd.log.jousted'](names[e.seat], e.paid), rule: 'KD-11.5' }),
  scored: ({ t }, e, names) => ({ text: t['kd.log.scored'](names[e.seat], t['kd.standing'](String(e.given), String(e.earned), String(e.worship))), rule: 'KD-10.2' }), // prettier-ignore
  ranked: (words, e, names) => ({ text: words.t['kd.log.ranked'](e.ranking.map((seat) => `${names[seat]} (${words.t['kd.victory'](e.victories[seat])})`).join(', ')), rule: 'KD-10.4', heading: true }), // prettier-ignore
  took: (words, e, names) => ({ text: words.t['kd.log.took'](names[e.seat], cardName(words, e.card), names[e.from]), rule: 'KD-12.2' }), // prettier-ignore
  sides: (words, e, names) => {
    const on = (mordred: boolean): Seat[] => [...e.sides.keys()].filter((seat) => (e.sides[seat] === MORDREDS) === mordred); // prettier-ignore
    return { text: words.t['kd.log.sides'](among(words, names, on(false)), among(words, names, on(true))), rule: 'KD-12.3' }; // prettier-ignore
  },
  fought: (words, e, names) => ({ text: words.t['kd.log.fought'](names[e.seat], cardName(words, e.card), words.t[`kd.fate.${e.fate}`]), rule: 'KD-12.8', sound: 'knock' }), // prettier-ignore
  recovered: (words, e, names) => ({ text: words.t['kd.log.recovered'](names[e.seat], cardName(words, e.card)), rule: 'KD-12.11' }), // prettier-ignore
  lost: ({ t }, e, names) => ({ text: t['kd.log.lost'](names[e.seat]), rule: 'KD-12.5' }),
  broken: ({ t }) => ({ text: t['kd.log.broken'], rule: 'KD-12.13' }),
  elected: ({ t }, e, names) => ({ text: t['kd.log.elected'](names[e.seat]), rule: 'KD-12.14' }),
  won: ({ t }, e, names) => ({ text: t['kd.log.won'](names[e.seat]), rule: 'KD-12.12', sound: 'bell' }),
};

export function tell(words: Words, event: Happening, names: readonly string[]): Told | undefined {
  return TELLING[event.t](words, event as never, names); // the table has one row for each kind of happening
}

type Naming = { readonly [T in Move['t']]: (words: Words, view: State, move: Extract<Move, { t: T }>) => string };

const knightOf = (view: State, seat: Seat): string => KNIGHTS[view.players[seat]?.knight]?.name ?? '';

const NAMING: Naming = {
  choose: ({ t }, _, move) => t['kd.move.choose'](KNIGHTS[move.knight].name, damoselName(move.damosel)),
  discardEvent: ({ t }, _, move) => t['kd.move.discardEvent'](t['kd.event'](move.event)),
  revealEvent: ({ t }, _, move) => t['kd.move.revealEvent'](t['kd.event'](move.event)),
  favour: (words, _, { card }) =>
    words.t['kd.move.favour'](card + 1, listed(words, SERVICE_CARDS[card].names.map(words.t['kd.chivalry']))),
  give: ({ t }, _, move) => t['kd.move.give'](t['kd.chivalry'](move.chivalry)),
  ask: ({ t }, view, { slot }) => t['kd.move.ask'](slot + 1, t['kd.chivalry'](view.display[slot].chivalry)),
  challenge: ({ t }, view, { slot }) =>
    t['kd.move.challenge'](slot + 1, t['kd.chivalry'](view.display[slot].chivalry), knightOf(view, view.display[slot].taker)), // prettier-ignore
  none: ({ t }) => t['kd.move.none'],
  contest: ({ t }, view, { chivalry }) =>
    t['kd.move.contest'](t['kd.chivalry'](chivalry), knightOf(view, view.offers[chivalry])),
  done: ({ t }) => t['kd.move.done'],
  high: ({ t }) => t['kd.move.high'],
  low: ({ t }) => t['kd.move.low'],
  decline: ({ t }) => t['kd.move.decline'],
  faces(words, view, { down }) {
    const isWorship = currentStep(view) === 'faces';
    if (down === 0) return words.t[isWorship ? 'kd.move.duty' : 'kd.move.up'];
    return words.t[isWorship ? 'kd.move.betrayal' : 'kd.move.down'](bitsNamed(words, down));
  },
  take: (words, view, { card }) =>
    words.t['kd.move.take'](cardName(words, card), knightOf(view, view.players.findIndex(({ row }) => row.includes(card)))), // prettier-ignore
  arthur: ({ t }) => t['kd.move.arthur'],
  mordred: ({ t }) => t['kd.move.mordred'],
  fight: (words, _, { card }) => `${words.t['kd.move.fight'](cardName(words, card))} (${giverName(card)})`,
};

export function nameMove(words: Words, view: State, move: Move): string {
  return NAMING[move.t](words, view, move as never); // the table has one row for each kind of move
}

/** What the choice means at once: who lacks a gift, what a face pays, whose a card may be. */
export function worth(words: Words, view: State, seat: Seat, move: Move): string {
  const { t } = words;
  if (move.t === 'give') {
    const lacking = lackedBy(view, seat, move.chivalry).map((other) => knightOf(view, other));
    return t['kd.worth.lacking'](listed(words, lacking));
  }
  if (move.t === 'discardEvent' || move.t === 'revealEvent') return eventWorth(words, view, seat, move.event);
  if (move.t === 'faces' && currentStep(view) === 'faces')
    return t['kd.worth.faces'](prospects(view, seat, move.down).join(', '));
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
  return new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
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
