/** Where the VP come from, and what the end of the game would add if it were now. */
import { NONE, type Rule, type Seat, unheard } from '../../../core/game.ts';
import { CHAIRS, EXCALIBUR_VP, MAJORITY_VP } from './components.ts';
import { DEEDS } from './deeds.ts';
import { holds, measure, mostOfOthers, fewestOfOthers, isMet } from './11-virtues.ts';
import { handOverSword } from './14-end-of-turn.ts';
import { beginMajorities, grailAward, settleTies } from './15-end.ts';
import { RULES } from './rulebook.ts';
import { clone, type State } from './state.ts';
import { type Condition, VIRTUES } from './virtues.ts';

/** Everything that gives VP, in the order in which it is counted. */
export const SOURCES = ['virtues', 'deeds', 'guinevere', 'majorities', 'excalibur', 'grail'] as const;
export type Source = (typeof SOURCES)[number];
export type Score = { readonly [source in Source]: number };

export const RULE_OF: { readonly [source in Source]: Rule } = {
  virtues: RULES['LAN-11.3'],
  deeds: RULES['LAN-12.1'],
  guinevere: RULES['LAN-10.8'],
  majorities: RULES['LAN-15.2'],
  excalibur: RULES['LAN-15.5'],
  grail: RULES['LAN-15.6'],
};

/** The VP of a seat by source; those of the end as they stand in `state`. */
export function scoreOf(state: State, seat: Seat): Score {
  const { virtues, deeds, guinevere } = state.knights[seat];
  return {
    virtues: virtues.reduce((sum, vp) => sum + Math.max(0, vp), 0),
    deeds: deeds.reduce((sum, tile) => sum + DEEDS[tile].vp, 0),
    guinevere,
    majorities: MAJORITY_VP * state.majorities.filter((winner) => winner === seat).length,
    excalibur: state.sword === seat ? EXCALIBUR_VP : 0,
    grail: state.pilgrims[0] === seat ? grailAward(state) : 0,
  };
}

export const total = (score: Score): number => SOURCES.reduce((sum, source) => sum + score[source], 0);

/**
 * The position as if the turn and the game ended now: the counter gives the Sword, and ties that somebody would have to
 * choose stay open. Knights on the road come after all who sit, in the order in which they move.
 */
export function asIfEnded(state: State): State {
  const end = clone(state);
  end.road.forEach((seat, i) => (end.knights[seat].chair = CHAIRS.length + i));
  end.knights.forEach((knight, seat) => {
    if (knight.chair === NONE) knight.chair = CHAIRS.length * 2 + seat;
  });
  if (end.phase !== 'majorities' && end.phase !== 'over') {
    handOverSword(end, unheard);
    beginMajorities(end, unheard);
    end.step = 'onward';
  }
  if (end.phase === 'over') return end;
  while (end.step !== 'claim' && settleTies(end, unheard));
  return end;
}

/** A condition of a virtue with its figures. `rival` is the best, or for `fewest` the least, of the others. */
export interface Figure extends Condition {
  readonly have: number;
  readonly rival: number;
  readonly met: boolean;
}

export interface Demand {
  readonly virtue: number;
  readonly met: boolean;
  readonly figures: readonly Figure[];
}

/** LAN-11.1: what a virtue demands of a seat, with the figures of the table. */
export function demandOf(state: State, seat: Seat, virtue: number): Demand {
  const figures = VIRTUES[virtue].conditions.map((condition) => {
    const rival = (condition.how === 'fewest' ? fewestOfOthers : mostOfOthers)(state, seat, condition.of);
    return {
      ...condition,
      have: measure(state.knights[seat], condition.of),
      rival,
      met: holds(state, seat, condition),
    };
  });
  return { virtue, met: isMet(state, seat, virtue), figures };
}
