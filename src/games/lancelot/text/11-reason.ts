/** Why chapter 11 refuses: what a virtue asks for, and where its disc lies. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { Asked } from './asked.ts';
import { demandOf, type Figure } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Tongue } from './tongue.ts';
import { VIRTUES } from '../rules/virtues.ts';

export const virtueOf = (move: Move): number => ('virtue' in move ? move.virtue : NONE);
export const virtueName = ({ move, tongue }: Asked): string => tongue.virtue(virtueOf(move));

/** `Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.` */
export function notMet(state: State, seat: Seat, virtue: number, tongue: Tongue): string {
  if (VIRTUES[virtue] === undefined) return tongue.sentences.noVirtue(virtue);
  const { figures } = demandOf(state, seat, virtue);
  const have = tongue.list(figures.map((figure) => String(figure.have)));
  return tongue.sentences.needs(tongue.virtue(virtue), needsOf(virtue, figures, tongue), have);
}

/** `exactly 5 Enemies and exactly 1 squire`. */
export function needsOf(virtue: number, figures: readonly Figure[], tongue: Tongue): string {
  const { or, and } = tongue.sentences;
  return figures.map((figure) => need(figure, tongue)).join(VIRTUES[virtue].any ? or : and);
}

/** What one condition asks for, with the figure of the rival where it is a comparison. */
function need({ how, of, count, rival }: Figure, { sentences, counted, plural }: Tongue): string {
  if (how === 'exactly') return sentences.exactly(counted(count, of));
  if (how === 'atLeast') return sentences.orMore(counted(count, of));
  if (how === 'fewest') return sentences.asFew(rival, plural(of));
  return how === 'most' ? sentences.moreThan(counted(rival, of)) : sentences.atLeast(counted(Math.max(1, rival), of));
}

export function discLies(asked: Asked): string {
  const { sentences } = asked.tongue;
  const isLearned = (asked.knight.virtues[virtueOf(asked.move)] ?? 0) > 0;
  return (isLearned ? sentences.discLearned : sentences.discLies)(virtueName(asked));
}
