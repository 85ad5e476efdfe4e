/** Why a bot would make a choice: the strength or effect it brings, what it costs, or what it heard in a tale. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { SayHint } from '../../../core/text.ts';
import { facesFor, facesNow, helpful, needIn, turned } from '../bots/fight.ts';
import { groundsOf, keptBy } from '../bots/verdict.ts';
import { refreshing, worthEquipping, worthOfLove } from '../bots/worth.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { difficulty, total } from '../rules/06-strength.ts';
import { gainOf } from '../rules/07-equip.ts';
import type { Op } from '../rules/cards/vocabulary.ts';
import { applies, listedEffects } from '../rules/11-possible.ts';
import { isCry, quotes } from '../rules/12-words.ts';
import { effectsOf, LOVE_PLACE, SLOT_OF, WINDOW_OF } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move, MoveOf, PlayMove } from '../rules/moves.ts';
import { isInFeat, type State } from '../rules/state.ts';
import { equipGain, loveGain } from './asking.ts';
import { chivalryText, journeyText, treasureText } from './cards.ts';
import { type Hints, hints as en } from './hint.en.ts';
import { hints as es } from './hint.es.ts';
import type { Words } from './words.ts';

const IN = { en, es };

/** A question, and who is asked. */
interface Asked {
  readonly h: Hints;
  readonly words: Words;
  readonly view: State;
  readonly seat: Seat;
}

type Reasons = { readonly [t in Move['t']]?: (asked: Asked, move: MoveOf<t>) => string };

export const hint: SayHint<State, Move> = (plain, view, seat, move) => {
  const words = plain as Words;
  const because = REASONS[move.t] as ((asked: Asked, move: Move) => string) | undefined;
  return because?.({ h: IN[words.language], words, view, seat }, move) ?? '';
};

const REASONS: Reasons = {
  draw: ({ h }) => h.draw,
  turn: ({ h }) => h.turn,
  woo: wooing,
  tell: telling,
  spoken: ({ h }, { text = '' }) => sampled(h, sentencesOf(text)[0]),
  mark: ({ h, view }, { kept }) => (kept !== keptBy(view) ? h.lenient : kept === 0 ? h.missing : h.found),
  name: ({ h, view }, { tale }) => heard(h, view, tale),
  vote: ({ h, view }, { tale }) => (tale === NONE ? h.vote : heard(h, view, tale)),
  call: ({ h }) => h.call,
  take: ({ h, words }, { card }) => (isIdle(card) ? h.phrase : ruleOf(words, card)),
  enough: ({ h }) => h.enough,
  discard: ({ h }, { card }) => (isIdle(card) ? h.idle : h.better),
  equip: ({ h, words, view, seat }, { card }) => gives(h, equipGain(view, seat, card), treasureText(words, card).rule),
  accept({ h, words, view, seat }) {
    const [love] = gainOf(view).cards;
    return gives(h, loveGain(view, seat, love), journeyText(words, love).rule);
  },
  leave: leaving,
  roll: rolling,
  run: ({ h }) => h.run,
  play: playing,
  use: ({ words, view, seat }, { place }) => usedAt(words, view, seat, place),
  pass: (asked) => asked.h[hasUse(asked) ? 'save' : 'pass'],
  select: ({ h, view, seat }, { card }) => h.lucky(facesFor(needIn(view, seat, card))),
};

const isIdle = (card: number): boolean => effectsOf(card).length === 0;

const ruleOf = (words: Words, card: number): string => chivalryText(words, card).rule ?? '';

const gives = (h: Hints, gain: number, rule = ''): string => (gain > 0 ? h.strength(gain) : rule || h.treasure);

function wooing({ h, view, seat }: Asked, { yes }: MoveOf<'woo'>): string {
  const gain = loveGain(view, seat, view.card);
  if (yes) return gain > 0 ? h.woo(gain) : h.treasure;
  return gain > 0 ? h.keepCards(fewestCards(view)) : h.sitOut;
}

/** What the cards cost, and how they might be told with. */
function telling({ h }: Asked, { cards, text = '' }: MoveOf<'tell'>): string {
  const cost = !cards.every(isIdle) ? h.better : cards.length > 1 ? h.idles : h.idle;
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).map((sentence, i) => `${sentences[i]} ${sentence}`);
  const [card = NONE] = cards.slice(-1);
  const line = [...sentences, ...pairs].find((each) => card !== NONE && quotes(each, card) && !isCry(each, card));
  return [cost, sampled(h, line)].join(' ').trim();
}

const sentencesOf = (text: string): readonly string[] => text.split(/\n|(?<=[.!?…][”»]?) (?=[^\p{Ll}])/u);

const sampled = (h: Hints, line = ''): string => (line === '' ? '' : h.say(line.replace(/[,;:]$/u, '…')));

function heard(h: Hints, view: State, tale: number): string {
  const { reason, word, other } = groundsOf(view, tale);
  return h.because[reason](word, other);
}

/** What it does instead of what is offered, or else that what is offered is not better. */
function leaving({ h, words, view, seat }: Asked): string {
  const { cards, what } = gainOf(view);
  const { love, treasures } = view.knights[seat];
  if (what === 'love') {
    if (worthOfLove(cards[0]) <= worthOfLove(love)) return h.leave;
    return love === NONE ? '' : h.keeps(journeyText(words, love).name);
  }
  if (worthEquipping(view, seat, cards).length === 0) return h.leave;
  const present = treasures[SLOT_OF[cards[0]]];
  return present === NONE ? '' : h.keeps(treasureText(words, present).name);
}

function rolling({ h, view, seat }: Asked): string {
  const { hand } = view.knights[seat];
  const isMore = hand.some((card) => WINDOW_OF[card] === 'after_roll');
  return [h.lucky(facesNow(view)), isMore ? h.afterRoll : ''].join(' ').trim();
}

/** What the card says, and in an attempt of one's own what that makes of it. */
function playing({ h, words, view, seat }: Asked, move: PlayMove): string {
  return [
    ruleOf(words, move.card),
    effect(h, view, seat, move),
    isCheapest({ h, words, view, seat }, move) ? h.spare : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Of several cards that would help before a roll the one that is worth least. */
function isCheapest({ view, seat }: Asked, { card }: PlayMove): boolean {
  if (view.phase !== 'before' || view.declared.length > 0) return false;
  const useful = helpful(view, seat, game.moves(view, seat)).flatMap((move) => (move.t === 'play' ? move.card : []));
  return useful[0] === card && useful.some((other) => other !== card);
}

function effect(h: Hints, view: State, seat: Seat, move: PlayMove): string {
  const { card } = move;
  const gain = strengthOf(view, seat, card);
  if (seat !== view.feat.attempter || view.declared.length > 0) return '';
  const doubled = view.feat.doubled || listedEffects(view, card).some(({ op }) => op === 'double_die');
  const then = { ...view, feat: { ...view.feat, doubled } };
  const gap = difficulty(view) - total(view);
  if (view.phase === 'after') {
    const isEnough = turned(view, move) >= gap || total(then) - total(view) + gain >= gap;
    return gap > 0 && isEnough ? h.suffices : '';
  }
  const [before, after] = [facesNow(view), facesNow(then, gain)];
  return view.phase === 'before' && after > before ? h.improves(before, after) : '';
}

/** What changes nothing about a roll but perhaps its double. */
const BESIDES: ReadonlySet<Op> = new Set<Op>([
  'double_die',
  'draw_chivalry',
  'discard_chivalry',
  'steal_chivalry',
  'peek',
  'immune',
]);

/** The strength that it gives at once; no number for a card of which that cannot be said. */
function strengthOf(view: State, seat: Seat, card: number): number {
  const effects = listedEffects(view, card).filter((each) => applies(view, each, seat) && !BESIDES.has(each.op));
  const gains = effects.map((each) => (each.op === 'strength' && each.who === 'self' ? each.amount : Number.NaN));
  return gains.reduce((all, gain) => all + gain, 0);
}

function usedAt(words: Words, view: State, seat: Seat, place: number): string {
  const { love, treasures } = view.knights[seat];
  const text = place < LOVE_PLACE ? treasureText(words, treasures[place]) : journeyText(words, love);
  return text.rule ?? '';
}

/** Whether something in hand would be of use in this window. */
function hasUse({ view, seat }: Asked): boolean {
  const moves = game.moves(view, seat);
  if (view.declared.length > 0) return moves.some(({ t }) => t === 'play');
  return (isInFeat(view) ? helpful(view, seat, moves) : refreshing(view, seat, moves)).length > 0;
}
