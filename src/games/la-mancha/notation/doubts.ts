/** What a position leaves open: secret choices and hidden hands; and what the people at the table draw. */
import { list, quietly } from '../../../core/codecs.ts';
import { HIDDEN, type InEveryLanguage, NONE, type Seat } from '../../../core/game.ts';
import { type Doubt, misread, type Reading } from '../../../core/notation.ts';
import { drawnFrom } from '../../../core/piles.ts';
import { mayWoo } from '../rules/05-love.ts';
import { CHIVALRY, effectsOf, isFeat, isLove, JOURNEY, TREASURES, WINDOW_OF } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { chivalrySeen, journeySeen, treasuresSeen } from '../rules/secrets.ts';
import {
  ABSTAINS,
  clone,
  FAILED,
  isBeforeFirstDraw,
  SITS_OUT,
  type State,
  SUCCEEDED,
  take,
  WOOS,
} from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import type { Sheet } from './sheet.ts';
import { CHIVALRY_CARD, JOURNEY_CARD, TREASURE } from './words.ts';

export function doubtsOf(_sheet: Sheet, state: State): Doubt<State>[] {
  return state.knights.flatMap(({ woo }, seat) => [
    ...(woo === HIDDEN && isLove(state.card) ? [hiddenWooer(state, seat)] : []),
    ...(state.votes[seat] === HIDDEN ? hiddenVote(state, seat) : []),
  ]);
}

function changing(change: (state: State) => void): (state: State) => State {
  return (state) => {
    const settled = clone(state);
    change(settled);
    return settled;
  };
}

/** LM-5.3. */
function hiddenWooer(state: State, seat: Seat): Doubt<State> {
  const sitsOut = {
    when: mistakes.sitsOut(seat + 1),
    settle: changing(({ knights }) => (knights[seat].woo = SITS_OUT)),
  };
  const woos = { when: mistakes.woos(seat + 1), settle: changing(({ knights }) => (knights[seat].woo = WOOS)) };
  const cases = mayWoo(state, seat) ? [woos, sitsOut] : [sitsOut];
  return { about: mistakes.whetherWoos(seat + 1), line: 'woo:', cases };
}

/** LM-10.4: the Feat that a tied knight has named; LM-12.9: the tale. */
function hiddenVote({ phase, offered, tales, kept }: State, seat: Seat): Doubt<State>[] {
  const of = (vote: number, when: InEveryLanguage) => ({
    when,
    settle: changing(({ votes }) => (votes[seat] = vote)),
  });
  if (phase === 'select') {
    const cases = offered.map((card, place) => of(place, mistakes.chose(seat + 1, JOURNEY_CARD.write(card))));
    return cases.length === 0 ? [] : [{ about: mistakes.featNamed(seat + 1), line: 'selects:', cases }];
  }
  const others = tales.flatMap((tale, i) =>
    tale.seat !== seat && kept & (1 << i) ? [of(i, mistakes.votedTale(seat + 1, i + 1))] : [],
  );
  return [
    {
      about: mistakes.voteOf(seat + 1),
      line: 'vote:',
      cases: [...others, of(ABSTAINS, mistakes.votedNobody(seat + 1))],
    },
  ];
}

export function doubtsOfMove(state: State, seat: Seat, move: Move): Doubt<State>[] {
  if (state.knights[seat] === undefined) return [];
  const holding = hiddenCards(state, seat, move);
  const held = holding.length === 0 ? state : holding[0].cases[0].settle(state);
  return [...holding, ...lastAttempts(held, seat, move), ...lastEffects(held, seat, move)];
}

const cardsOf = (move: Move): readonly number[] =>
  move.t === 'tell' ? move.cards : move.t === 'play' || move.t === 'discard' ? [move.card] : [];

/** LM-8.2: whether the cards of the move are among those of the hand that are hidden. */
function hiddenCards(state: State, seat: Seat, move: Move): Doubt<State>[] {
  const { hand } = state.knights[seat];
  const wanted = cardsOf(move).filter((card) => !hand.includes(card));
  const seen = chivalrySeen(state);
  const room = hand.filter((card) => card === HIDDEN).length;
  const mayHold = wanted.length <= room && new Set(wanted).size === wanted.length;
  if (wanted.length === 0 || !mayHold || wanted.some((card) => seen.includes(card))) return [];
  const settle = changing(({ knights }) => {
    for (const card of wanted) knights[seat].hand[knights[seat].hand.indexOf(HIDDEN)] = card;
  });
  const names = wanted.map(CHIVALRY_CARD.write).join(' ');
  const holds = { when: mistakes.holds(seat + 1, names), settle };
  const lacks = { when: mistakes.holdsNot(seat + 1, names), settle: (other: State) => other };
  const isRefused = game.refusal(settle(state), seat, move) !== undefined;
  const about = mistakes.whetherHolds(seat + 1, names);
  return [{ about, line: 'hand:', cases: isRefused ? [holds] : [holds, lacks] }];
}

/** 11.2: cards that count on the last attempt. */
function lastAttempts({ feat }: State, seat: Seat, move: Move): Doubt<State>[] {
  const isAsked = move.t === 'play' && effectsOf(move.card).some((effect) => 'if' in effect && effect.if?.lastAttempt);
  if (!isAsked || feat.last[seat] !== HIDDEN) return [];
  const of = (when: InEveryLanguage, last: number) => ({
    when,
    settle: changing((settled) => (settled.feat.last[seat] = last)),
  });
  const about = mistakes.howLastEnded(seat + 1);
  return [
    {
      about,
      line: 'last:',
      cases: [of(mistakes.lastFailed(seat + 1), FAILED), of(mistakes.lastSucceeded(seat + 1), SUCCEEDED)],
    },
  ];
}

/** LM-11.1, `copy`: the card that took effect last in this Feat. */
function lastEffects({ feat }: State, _seat: Seat, move: Move): Doubt<State>[] {
  const isCopy = move.t === 'play' && effectsOf(move.card)[0]?.op === 'copy';
  if (!isCopy || feat.effect !== HIDDEN) return [];
  const of = (card: number, when: InEveryLanguage) => ({
    when,
    settle: changing((state) => (state.feat.effect = card)),
  });
  const cards = [...CHIVALRY.keys()].filter((card) => card !== move.card && canBeCopied(card));
  const cases = cards.map((card) => of(card, mistakes.itWas(CHIVALRY_CARD.write(card))));
  return [
    {
      about: mistakes.lastEffect,
      line: 'effect:',
      cases: [of(NONE, mistakes.noEffect), ...cases],
    },
  ];
}

const canBeCopied = (card: number): boolean =>
  WINDOW_OF[card] !== undefined && WINDOW_OF[card] !== 'reply' && effectsOf(card)[0].op !== 'copy';

/** Cards that are hidden may be played wherever cards may. */
export function hiddenMoves(state: State, seat: Seat): string[] {
  const mayPlay = state.phase !== 'over' && !isBeforeFirstDraw(state);
  return mayPlay && state.knights[seat].hand.includes(HIDDEN) ? ['play ?'] : [];
}

const unseen = (size: number, seen: readonly number[]): number[] =>
  Array.from({ length: size }, (_, card) => card).filter((card) => !seen.includes(card));

/** Cards of any deck, as they come: `T12 C04 C05`. */
export function draw(state: State, words: string): Reading<State> {
  const next = clone(state);
  const typed = words.split(/[\s,]+/).filter((word) => word !== '');
  const of = (first: RegExp): string[] => typed.filter((word) => first.test(word));
  const [chivalry, treasures, journey] = [of(/^C/i), of(/^T/i), of(/^[ELF]/i)];
  const readings = [
    quietly(list(CHIVALRY_CARD), chivalry.join(' '), { seats: 0 }),
    quietly(list(TREASURE), treasures.join(' '), { seats: 0 }),
    quietly(list(JOURNEY_CARD), journey.join(' '), { seats: 0 }),
  ];
  if (chivalry.length + treasures.length + journey.length < typed.length || readings.includes(undefined))
    return { problems: [misread('--draw', words, mistakes.drawn)] };
  const [phrases = [], found = [], cards = []] = readings;
  shuffleFor(next.chivalry, next.chivalryDiscard, phrases.length);
  shuffleFor(next.treasures, next.treasureDiscard, found.length);
  const results = [
    drawnFrom(next, next.chivalry, phrases, unseen(CHIVALRY.length, chivalrySeen(next)), words),
    drawnFrom(next, next.treasures, found, unseen(TREASURES.length, treasuresSeen(next)), words),
    drawnJourney(next, cards, words),
  ];
  return results.find(({ problems }) => problems !== undefined) ?? { value: next };
}

/** LM-10.9, LM-10.10: what the pile has not comes from the discard pile. */
function shuffleFor(pile: number[], discard: number[], count: number): void {
  if (count <= pile.length) return;
  pile.unshift(...discard.map(() => HIDDEN));
  discard.length = 0;
}

/** LM-10.8: from the empty deck one goes on with the Feats that were set aside. */
function drawnJourney(state: State, cards: readonly number[], words: string): Reading<State> {
  const { journey, aside } = state;
  const left = unseen(JOURNEY.length, journeySeen(state));
  if (journey.length > 0 || cards.length !== 1) return drawnFrom(state, journey, cards, left, words);
  if (!isFeat(cards[0]) || !aside.includes(HIDDEN) || !left.includes(cards[0]))
    return { problems: [misread('--draw', words, mistakes.featToCome)] };
  take(aside, HIDDEN);
  aside.push(cards[0]);
  return { value: state };
}

export function owes({ card, gains }: State): InEveryLanguage | undefined {
  if (card === HIDDEN) return mistakes.owesJourney;
  const isHidden = gains.some(({ cards }) => cards.includes(HIDDEN));
  return isHidden ? mistakes.owesTreasure : undefined;
}
