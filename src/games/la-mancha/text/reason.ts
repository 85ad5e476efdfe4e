/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import type { SayWhy, ReasonTable, RefusedTry, Words as WordsOf } from '../../../core/text.ts';
import { compensation } from '../rules/04-judging.ts';
import { fewestCards } from '../rules/04-telling.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { maxHand } from '../rules/08-hand.ts';
import { isTooLong, lengthOf, TEXT_LIMITS, quotes } from '../rules/12-words.ts';
import { isFeat, isLove, TREASURES, WINDOW_OF } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { isBeforeFirstDraw, isEngaged, isInFeat, type Knight, type State } from '../rules/state.ts';
import { chivalryText, journeyText, phrasesNamed, quotedPhrase, treasureText } from './cards.ts';
import type { Reasons } from './apart/reasons.en.ts';
import type { Says } from './en.ts';

type Words = WordsOf<Says & Reasons>;

interface Refused extends RefusedTry<Words, State, Move> {
  readonly knight: Knight;
}

export const reason: SayWhy<Words, State, Move> = (words, state, seat, move, rule, names) => {
  const knight = state.knights[seat];
  if (knight === undefined) return words.t['lm.why.seat'](seat + 1, state.knights.length);
  return REASONS[rule.id]?.({ words, state, seat, knight, move, names }) ?? words.rule(rule);
};

const REASONS: ReasonTable<Refused> = {
  'TABLE-1': ({ words: { t }, state }) => t['lm.why.over'](t['lm.feats'](state.resolved)),
  'LM-2.7': ({ words: { t }, state, seat, names }) =>
    seat === state.drawer ? t['lm.why.drawFirst'] : t['lm.why.draws'](names[state.drawer]),
  'LM-3.2': ({ words: { t }, state, names }) => t['lm.why.equips'](names[state.gains.at(-1)?.seat ?? 0]),
  'LM-3.3': ({ words: { t }, state, seat, knight: { hand, picked } }) =>
    t['lm.why.hand'](hand.length, picked.length, maxHand(state, seat)),
  'LM-3.6': aimedAt,
  'LM-4.4': ({ words: { t }, move }) => t['lm.why.oneCard'](toldWith(move).length),
  'LM-4.9': taking,
  'LM-5.4': wooing,
  'LM-5.7': ({ words: { t }, state, move }) =>
    t['lm.why.poem'](t['lm.cardCount'](fewestCards(state)), toldWith(move).length),
  'LM-5.8': ({ words: { t }, state }) => t['lm.why.kept'](state.tales.length),
  'LM-5.11': taking,
  'LM-6.8': ({ words, state, seat, move }) =>
    move.t === 'play'
      ? words.t[state.feat.attempter === seat ? 'lm.why.rivalAttempt' : 'lm.why.ownAttempt'](
          quotedPhrase(words, move.card),
        )
      : undefined,
  'LM-6.10': running,
  'LM-6.11': fled,
  'LM-7.2': ({ words, move }) =>
    move.t === 'equip' && isTreasure(move.card)
      ? words.t['lm.why.notGained'](treasureText(words, move.card).name)
      : undefined,
  'LM-8.3': notHeld,
  'LM-8.5': ({ words, move }) =>
    move.t === 'play'
      ? words.t['lm.why.inFeat'](quotedPhrase(words, move.card), effectOf(words, move.card))
      : undefined,
  'LM-8.6': useless,
  'LM-9.3': notNow,
  'LM-9.4': notNow,
  'LM-9.6': settling,
  'LM-9.7': notNow,
  'LM-9.9': stale,
  'LM-9.10': settling,
  'LM-10.5': ({ words: { t }, move }) =>
    move.t === 'run' ? t['lm.why.noFlight'] : move.t === 'play' ? t['lm.why.onlyTied'] : undefined,
  'LM-12.1': ({ words: { t }, state: { mode, nextMode } }) =>
    t[`lm.mode.${mode === nextMode ? 'now' : 'next'}.${nextMode}`],
  'LM-12.2': tooLong,
  'LM-12.3': ({ words: { t }, state }) => t[state.mode === 'aloud' ? 'lm.why.noPages' : 'lm.why.allPages'],
  'LM-12.6': ({ words, move }) => words.t['lm.why.quote'](phrasesNamed(words, unquoted(move))),
  'LM-12.15': ({ words, move }) =>
    move.t === 'play' ? words.t['lm.why.cry'](quotedPhrase(words, move.card)) : undefined,
};

const isTreasure = (card: number): boolean => TREASURES[card] !== undefined;
const toldWith = (move: Move): readonly number[] => (move.t === 'tell' ? move.cards : []);
const textOf = (move: Move): string => ('text' in move ? (move.text ?? '') : '');
const unquoted = (move: Move): number[] => toldWith(move).filter((card) => !quotes(textOf(move), card));
const effectOf = (words: Words, card: number): string => chivalryText(words, card).rule ?? '';

function aimedAt({ words, state, move, names }: Refused): string | undefined {
  if (move.t !== 'play') return undefined;
  const { treasure, rival } = move;
  return words.t['lm.why.protected'](
    isTreasure(treasure) ? treasureText(words, treasure).name : (names[rival] ?? names[state.feat.attempter]),
  );
}

function running({ words: { t }, state: { feat }, seat, names }: Refused): string {
  if (seat !== feat.attempter) return t['lm.why.runOther'](names[feat.attempter]);
  return t[(feat.rolled[seat] ?? 0) === 0 ? 'lm.why.run' : 'lm.why.runKeep'];
}

/** LM-6.11: of whoever plays, or of the target. */
function fled({ words: { t }, state, seat, move, names }: Refused): string | undefined {
  if (move.t !== 'play') return undefined;
  return isEngaged(state, seat) ? t['lm.why.noTarget'](names[move.rival]) : t['lm.why.fled'];
}

function notNow({ words, move }: Refused): string | undefined {
  const when = move.t === 'play' ? WINDOW_OF[move.card] : undefined;
  if (move.t !== 'play' || when === undefined) return undefined;
  return words.t['lm.why.notNow'](quotedPhrase(words, move.card), words.t['lm.when'](when));
}

function settling({ words, state, move }: Refused): string | undefined {
  if (move.t !== 'play') return undefined;
  return words.t[isBeforeFirstDraw(state) ? 'lm.why.notYet' : 'lm.why.settling'](quotedPhrase(words, move.card));
}

function taking({ words, state }: Refused): string {
  const left = state.tales.flatMap(({ cards }) => cards);
  return words.t['lm.why.taking'](
    words.t['lm.cardCount'](compensation(state)),
    state.taken,
    left.length === 0 ? '' : phrasesNamed(words, left),
  );
}

function wooing({ words, state, knight: { hand } }: Refused): string {
  const { name, rule = '' } = journeyText(words, state.card);
  const cards = fewestCards(state);
  if (hand.length >= cards) return words.t['lm.why.wooer'](name, rule);
  return words.t['lm.why.fewCards'](name, words.t['lm.cardCount'](cards), hand.length);
}

function notHeld({ words, knight: { hand, picked }, move }: Refused): string {
  const free = hand.filter((card) => !picked.includes(card));
  const wanted = move.t === 'tell' ? [...new Set(move.cards)] : 'card' in move ? [move.card] : [];
  if (free.length === 0) return words.t['lm.handEmpty'];
  return words.t['lm.why.notHeld'](phrasesNamed(words, wanted), phrasesNamed(words, free));
}

function useless({ words, move }: Refused): string | undefined {
  if (move.t !== 'play') return undefined;
  const rule = effectOf(words, move.card);
  const card = quotedPhrase(words, move.card);
  return rule === '' ? words.t['lm.why.noEffect'](card) : words.t['lm.why.useless'](card, rule);
}

/** LM-9.9: what it is now, since the play was made for something else. */
function stale({ words, state }: Refused): string {
  const { t } = words;
  if (!isInFeat(state) || !isFeat(state.card)) return t['lm.why.staleGear'];
  const { attempter, die } = state.feat;
  const { name } = journeyText(words, state.card);
  return die === 0
    ? t['lm.why.staleStrength'](strength(state, attempter), difficulty(state), name)
    : t['lm.why.staleTotal'](total(state), difficulty(state), name);
}

/** LM-12.2: too many characters, or so few that are each so large that they are too many in storage. */
function tooLong({ words: { t }, state, move }: Refused): string {
  const kind = move.t === 'name' ? 'remark' : isLove(state.card) ? 'poem' : 'tale';
  const { max } = TEXT_LIMITS[kind];
  const length = lengthOf(textOf(move));
  return length <= max && isTooLong(textOf(move), max) ? t['lm.why.heavy'] : t['lm.why.long'](kind, max, length);
}
