/** Chapter 9, first half: when a card may be played for its effect, and at what. It only reads. */
import { HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import type { Effect, When } from './cards/vocabulary.ts';
import { CHIVALRY, LOVE_PLACE, loveCode, loveOf, PLACES, SLOTS, TREASURES, WINDOW_OF } from './components.ts';
import { isCry } from './12-words.ts';
import { type Aim, applies, listedEffects, obstacle, targetOf } from './11-possible.ts';
import type { Move, PlayMove, UseMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isBeforeFirstDraw, isEngaged, isInFeat, isTied, type State } from './state.ts';

/** Why the card cannot be played now, at this target. */
export function playRefusal(state: State, seat: Seat, move: PlayMove): Rule | undefined {
  if (!state.knights[seat].hand.includes(move.card)) return RULES['LM-8.3'];
  if (state.phase === 'discard' && state.knights[seat].picked.includes(move.card)) return RULES['LM-8.3'];
  const closed = windowRefusal(state, seat, WINDOW_OF[move.card]);
  if (closed !== undefined) return closed;
  if (isStale(state, move.seen)) return RULES['LM-9.9'];
  return wrongAim(state, seat, move) ?? wrongCry(state, move);
}

/** LM-9.9. */
const isStale = (state: State, seen: number | undefined): boolean => seen !== undefined && seen !== state.version;

/** LM-8.5: whether this is the window of such a card, for this knight. */
function windowRefusal(state: State, seat: Seat, when: When | undefined): Rule | undefined {
  if (when === undefined) return RULES['LM-8.6'];
  if (state.tied !== 0 && !isTied(state, seat)) return RULES['LM-10.5'];
  if (when === 'any_time') return isAnyTime(state) ? undefined : RULES['LM-9.10'];
  if (when === 'reply') return replyRefusal(state, seat);
  if (!isInFeat(state)) return RULES['LM-8.5'];
  if (!isEngaged(state, seat)) return RULES['LM-6.11'];
  if (isResolving(state)) return RULES['LM-9.6'];
  if (when === 'before_roll' && state.phase !== 'before') return RULES['LM-9.3'];
  if (when === 'after_roll' && state.phase !== 'after') return RULES['LM-9.4'];
  return undefined;
}

/** LM-9.6: a card is declared, or what it gave is not yet equipped. */
function isResolving(state: State): boolean {
  if (state.declared.length > 0) return true;
  for (const gain of state.gains) if (gain.by !== 'turn') return true;
  return false;
}

/** LM-9.10. */
function isAnyTime(state: State): boolean {
  return !isResolving(state) && !isBeforeFirstDraw(state);
}

/** LM-9.7: against a card that another knight has just declared. */
function replyRefusal(state: State, seat: Seat): Rule | undefined {
  const last = state.declared.at(-1);
  if (last === undefined || last.seat === seat) return RULES['LM-9.7'];
  return isInFeat(state) && !isEngaged(state, seat) ? RULES['LM-6.11'] : undefined;
}

function wrongAim(state: State, seat: Seat, { card, rival, treasure }: PlayMove): Rule | undefined {
  const effects = listedEffects(state, card);
  const target = targetOf(state, card);
  if (target !== 'rival' && rival !== NONE) return RULES['LM-8.6'];
  if (target !== 'treasure' && treasure !== NONE) return RULES['LM-8.6'];
  if (effects.length > 0 && effects[0].op === 'cancel') return undefined;
  const aim: Aim = { seat, rival, treasure };
  return obstacle(state, effects, aim);
}

/** LM-12.15. */
function wrongCry(state: State, { card, text }: PlayMove): Rule | undefined {
  if (!mustCry(state)) return undefined;
  return isCry(text ?? '', card) ? undefined : RULES['LM-12.15'];
}

const mustCry = (state: State): boolean => state.options.cry === 'typed' && isInFeat(state);

/** Adds to the list the plays and uses that the seat might try: those whose window is open, at every possible target. */
export function addPlays(state: State, seat: Seat, list: Move[]): void {
  for (const card of state.knights[seat].hand)
    if (card >= 0 && windowRefusal(state, seat, WINDOW_OF[card]) === undefined) addTargets(state, seat, card, list);
  addUses(state, seat, list);
}

function addUses(state: State, seat: Seat, list: Move[]): void {
  if (state.phase === 'after' && seat === state.feat.attempter && state.declared.length === 0)
    for (let place = 0; place <= LOVE_PLACE; place++)
      if (usableAt(state, seat, place) !== undefined) list.push({ t: 'use', place, seen: state.version });
}

function addTargets(state: State, seat: Seat, card: number, list: Move[]): void {
  const target = targetOf(state, card);
  if (target === 'none') list.push(play(state, card, NONE, NONE));
  else if (target === 'rival') {
    for (let rival = 0; rival < state.knights.length; rival++)
      if (rival !== seat) list.push(play(state, card, rival, NONE));
  } else {
    for (let rival = 0; rival < state.knights.length; rival++)
      if (rival !== seat)
        for (const treasure of state.knights[rival].treasures)
          if (treasure !== NONE) list.push(play(state, card, NONE, treasure));
  }
}

function play(state: State, card: number, rival: Seat, treasure: number): PlayMove {
  const move = { t: 'play', card, rival, treasure, seen: state.version } as const;
  return mustCry(state) ? { ...move, text: CHIVALRY[card].phrase } : move;
}

/** Whether the seat has anything to play in the window that is open (LM-9.13). A hidden card may be one. */
export function hasPlay(state: State, seat: Seat): boolean {
  if (state.knights[seat].hand.includes(HIDDEN)) return true;
  const list: Move[] = [];
  for (const card of state.knights[seat].hand) {
    if (card < 0 || windowRefusal(state, seat, WINDOW_OF[card]) !== undefined) continue;
    list.length = 0;
    addTargets(state, seat, card, list);
    for (const move of list) if (playRefusal(state, seat, move as PlayMove) === undefined) return true;
  }
  list.length = 0;
  addUses(state, seat, list);
  for (const move of list) if (useRefusal(state, seat, move as UseMove) === undefined) return true;
  return false;
}

/** LM-9.12: the effect of an equipped card that its owner may use after the roll, if it has one. */
export function usableAt(state: State, seat: Seat, place: number): { code: number; effect: Effect } | undefined {
  const { treasures, love } = state.knights[seat];
  const card = place < SLOTS ? treasures[place] : love;
  if (card === NONE) return undefined;
  const effects = place < SLOTS ? TREASURES[card].effects : loveOf(card).effects;
  for (const effect of effects)
    if (effect.when === 'after_roll') return { code: place < SLOTS ? card : loveCode(card), effect };
  return undefined;
}

/** LM-9.12, 11.2: own roll, not muted, not used up, condition kept. */
export function useRefusal(state: State, seat: Seat, { place, seen }: UseMove): Rule | undefined {
  if (PLACES[place] === undefined) return RULES['LM-7.1'];
  const usable = usableAt(state, seat, place);
  if (usable === undefined) return RULES['LM-9.12'];
  if (state.phase !== 'after' || seat !== state.feat.attempter || isResolving(state)) return RULES['LM-9.12'];
  if (state.feat.muted.includes(usable.code)) return RULES['LM-7.7'];
  if (state.feat.used.includes(usable.code) || state.feat.usedNow.includes(usable.code)) return RULES['LM-9.12'];
  if (isStale(state, seen)) return RULES['LM-9.9'];
  return applies(state, usable.effect, seat) ? undefined : RULES['LM-8.6'];
}
