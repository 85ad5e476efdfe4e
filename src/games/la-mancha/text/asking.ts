/** What the stage asks for, and the answers in words. */
import { NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { compensation } from '../rules/04-judging.ts';
import { fewestCards, floorHolder } from '../rules/04-telling.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { isIdle } from '../rules/09-window.ts';
import { onDesk } from '../rules/12-pages.ts';
import { maxHand } from '../rules/08-hand.ts';
import { CHIVALRY, featOf, isLove, SLOT_OF, TREASURE_STRENGTH } from '../rules/components.ts';
import { GEAR_STRENGTH, loveOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { ownerOf } from '../rules/11-possible.ts';
import type { Move } from '../rules/moves.ts';
import { isEngaged, isInFeat, type Phase, type State } from '../rules/state.ts';
import { listed } from '../../../core/text.ts';
import type { Words } from './words.ts';
import { chivalryText, journeyText, phrasesNamed, tagsNamed, treasureText } from './cards.ts';

/** `page` is the tale that all look at, or NONE (LM-12.3). */
export function question(words: Words, view: State, seat: Viewer, page = onDesk(view)): string {
  if (page !== NONE && view.declared.length + view.gains.length === 0)
    return words.t[seat === view.drawer ? 'lm.ask.page' : 'lm.wait.page'](page + 1, view.tales.length);
  const isAsked = seat !== 'watcher' && game.pending(view).includes(seat) && !isLeftInPeace(view, seat);
  return isAsked ? asked(words, view, seat) : waiting(words, view, seat);
}

/** LM-9.13: with timers everybody is asked in a window; who can only pass is left in peace, and passed by the clock. */
export function isLeftInPeace(view: State, seat: Seat): boolean {
  const isWindow = view.declared.length > 0 || (view.gains.length === 0 && (isInFeat(view) || view.phase === 'refill'));
  const isRolling = view.phase === 'before' && view.declared.length === 0 && seat === view.feat.attempter;
  return isWindow && !isRolling && isIdle(view, seat);
}

function asked(words: Words, view: State, seat: Seat): string {
  const { t } = words;
  const last = view.declared.at(-1);
  if (last !== undefined) return t['lm.ask.reply'](chivalryText(words, last.card).name);
  if (view.gains.length > 0) return askGain(words, view);
  return ASKED[view.phase](words, view, seat);
}

const ASKED: { readonly [phase in Phase]: (words: Words, view: State, seat: Seat) => string } = {
  draw: ({ t }) => t['lm.ask.draw'],
  woo: (words, view) => words.t['lm.ask.woo'](journeyText(words, view.card).name),
  tell(words, view, seat) {
    if (floorHolder(view) === seat) return words.t['lm.ask.floor'];
    if (!isLove(view.card)) return words.t['lm.ask.tale'];
    return words.t['lm.ask.poem'](journeyText(words, view.card).name, fewestCards(view));
  },
  mark: ({ t }) => t['lm.ask.mark'],
  name: ({ t }) => t['lm.ask.name'],
  vote: ({ t }) => t['lm.ask.vote'],
  take: ({ t }, view) => t['lm.ask.take'](compensation(view) - view.taken),
  before: ({ t }, view, seat) =>
    t[seat === view.feat.attempter ? 'lm.ask.before' : 'lm.ask.beforeOther'](
      strength(view, view.feat.attempter),
      difficulty(view),
    ),
  after: ({ t }, view) => t['lm.ask.after'](total(view), difficulty(view)),
  resolved: (words, view) => askGain(words, view),
  discard: ({ t }, view, seat) =>
    t['lm.ask.discard'](view.knights[seat].hand.length - view.knights[seat].picked.length - maxHand(view, seat)),
  refill: ({ t }) => t['lm.ask.refill'],
  select: ({ t }) => t['lm.ask.select'],
  over: ({ t }) => t['lm.ask.over'],
};

function askGain(words: Words, view: State): string {
  const gain = view.gains.at(-1);
  if (gain === undefined) return words.t['lm.wait.refill'];
  if (gain.what === 'love') return words.t['lm.ask.love'](journeyText(words, gain.cards[0]).name);
  return gain.cards.length === 1 ? words.t['lm.ask.equip'] : words.t['lm.ask.equipOne'](gain.cards.length);
}

function waiting({ t }: Words, view: State, seat: Viewer): string {
  if (isInFeat(view) && seat !== 'watcher' && !isEngaged(view, seat))
    return t[view.tied === 0 ? 'lm.wait.fled' : 'lm.wait.sudden'];
  if (view.declared.length > 0 || isInFeat(view)) return t['lm.wait.window'];
  if (view.gains.length > 0 || view.phase === 'resolved') return t['lm.wait.equip'];
  if (view.phase === 'over') return t['lm.ask.over'];
  if (view.phase === 'tell') return waitingToTell(t, view, seat);
  if (view.phase === 'mark' || view.phase === 'name') return t['lm.wait.judge'];
  return t[`lm.wait.${view.phase as 'draw' | 'woo' | 'vote' | 'take' | 'discard' | 'refill' | 'select'}`];
}

function waitingToTell(t: Words['t'], view: State, seat: Viewer): string {
  if (view.mode !== 'aloud') return t['lm.wait.tell'];
  if (view.tales.some((tale) => tale.seat === seat && !tale.spoken)) return t['lm.wait.queue'];
  return floorHolder(view) === NONE ? t['lm.wait.tellAloud'] : t['lm.wait.floor'];
}

type Naming = {
  readonly [T in Move['t']]: (
    words: Words,
    view: State,
    move: Extract<Move, { t: T }>,
    names: readonly string[] | undefined,
  ) => string;
};

const NAMES: Naming = {
  draw: ({ t }) => t['lm.draw'],
  woo: ({ t }, _, { yes }) => t[yes ? 'lm.woo' : 'lm.sitOut'],
  tell: (words, _, { cards }) =>
    cards.length === 0 ? words.t['lm.tellBare'] : words.t['lm.tellWith'](phrasesNamed(words, cards)),
  spoken: ({ t }) => t['lm.spoken'],
  mark: (words, view, { kept }) =>
    kept === 0
      ? words.t['lm.markNone']
      : words.t['lm.markSome'](listed(words, view.tales.flatMap((_, i) => (kept & (1 << i) ? String(i + 1) : [])))), // prettier-ignore
  name: ({ t }, _, { tale }) => t['lm.nameTale'](tale + 1),
  take: (words, _, { card }) => words.t['lm.takeCard'](chivalryText(words, card).name),
  enough: ({ t }, view) => t[view.taken === 0 ? 'lm.takeNone' : 'lm.enough'],
  equip: (words, _, { card }) => words.t['lm.equipCard'](treasureText(words, card).name),
  accept: ({ t }) => t['lm.accept'],
  leave: ({ t }) => t['lm.leave'],
  discard: (words, _, { card }) => words.t['lm.discardCard'](chivalryText(words, card).name),
  play(words, view, { card, rival, treasure }, names) {
    const { name } = chivalryText(words, card);
    const target = aimedAt(words, view, rival, treasure, (seat) => names?.[seat] ?? words.t['lm.seat'](seat + 1));
    return target === '' ? words.t['lm.playCard'](name) : words.t['lm.playAt'](name, target);
  },
  use: ({ t }, _, { place }) => t['lm.usePlace'](t['lm.place'](place)),
  roll: ({ t }) => t['lm.roll'],
  run: ({ t }, _, { keep }) => t[keep ? 'lm.runKeep' : 'lm.runAbout'],
  pass: ({ t }, _, { until }) => t['lm.passFor'](t[`lm.order.${until}`]),
  applaud: ({ t }, _, move) => t['lm.applaud'](t['lm.reaction'](move.with), move.tale + 1),
  hold: ({ t }) => t['lm.hold'],
  extend: ({ t }) => t['lm.extend'],
  heed: ({ t }) => t['lm.heed'],
  call: ({ t }) => t['lm.call'],
  turn: ({ t }) => t['lm.turnPage'],
  mode: ({ t }, _, { mode }) => t[`lm.mode.${mode}`],
  vote: ({ t }, _, { tale }) => (tale === NONE ? t['lm.voteNobody'] : t['lm.vote'](tale + 1)),
  select: (words, _, { card }) =>
    words.t['lm.selectFeat'](journeyText(words, card).name, featOf(card).difficulty, tagsNamed(words, card)),
  silence: ({ t }) => t['lm.silence'],
};

/** The knight or Treasure that a card is aimed at, or nothing. */
export function aimedAt(
  words: Words,
  view: State,
  rival: number,
  treasure: number,
  nameOf: (seat: Seat) => string,
): string {
  if (rival !== NONE) return nameOf(rival);
  if (treasure === NONE) return '';
  return words.t['lm.cryOf'](treasureText(words, treasure).name, nameOf(ownerOf(view, treasure)));
}

export function nameMove(words: Words, view: State, move: Move, names?: readonly string[]): string {
  return NAMES[move.t](words, view, move as never, names); // the table has one row for each kind of move
}

/** What the choice changes at once: the effect of a card, or strength gained by equipping. */
export function worth(words: Words, view: State, seat: Seat, move: Move): string {
  if (move.t === 'play') return chivalryText(words, move.card).rule ?? '';
  if (move.t === 'tell' || move.t === 'take' || move.t === 'discard')
    return [move.t === 'tell' ? move.cards : [move.card]].flat().every((card) => CHIVALRY[card].effects.length === 0)
      ? words.t['lm.whenNever']
      : '';
  if (move.t !== 'equip') return '';
  return words.t['lm.change'](equipGain(view, seat, move.card));
}

/** The printed strength that a Treasure adds to what lies in its place. */
export function equipGain(view: State, seat: Seat, card: number): number {
  const slot = SLOT_OF[card];
  const present = view.knights[seat].treasures[slot];
  return TREASURE_STRENGTH[card] - (present === NONE ? GEAR_STRENGTH[slot] : TREASURE_STRENGTH[present]);
}

/** The printed strength that a Love adds to the present one. */
export function loveGain(view: State, seat: Seat, card: number): number {
  const { love } = view.knights[seat];
  return loveOf(card).strength - (love === NONE ? 0 : loveOf(love).strength);
}

export const points = (view: State, seat: Seat): number => view.knights[seat].feats.length;

export function where({ t }: Words, view: State): string {
  return view.tied === 0 ? t['lm.where'](view.resolved, view.options.length) : t['lm.whereSudden'];
}
