/**
 * Standing orders: what a player wants to do again and again without being asked. To take all there is, and to remain at
 * the Grail until one leads there or must go. They are answers like any other, given by the page.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { GRAIL } from '../rules/components.ts';
import type { Move, TakeMove } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { keep, kept } from '../../../web/local/storage.ts';
import type { Past } from '../../../web/table/board.ts';
import { effects } from '../text/preview.ts';

export type Vigil = 'none' | 'lead' | 'must';

export interface Standing {
  /** An order answers the question that is put now: nobody else need. */
  readonly isAnswering: boolean;
  readonly takesAll: boolean;
  readonly setTakesAll: (on: boolean) => void;
  readonly setVigil: (vigil: Vigil) => void;
}

const TAKES = 'lancelot-takes-all';
const AGAIN = 200;

export function useStanding(
  view: State,
  own: Seat,
  choices: readonly Move[],
  past: readonly Past<State, Event>[],
  onMove: (move: Move) => void,
): Standing {
  const [takesAll, setTakesAll] = useState(() => kept(TAKES, (raw) => raw as boolean) !== false);
  const [vigil, setVigil] = useState<Vigil>('none');
  const isTakenBack = past.at(-1)?.back === own; // whoever takes an answer back wants to be asked
  const answer = isTakenBack ? undefined : standingAnswer(view, own, choices, takesAll, vigil);
  useEffect(() => {
    if (view.knights[own].space !== GRAIL) setVigil('none');
    if (answer === undefined) return undefined;
    onMove(answer);
    const again = setInterval(() => onMove(answer), AGAIN); // the move before may still be on its way, and block the line
    return () => clearInterval(again);
  }, [past.length, answer === undefined]);
  return {
    isAnswering: answer !== undefined,
    takesAll,
    setTakesAll: (on) => (keep(TAKES, on), setTakesAll(on)),
    setVigil,
  };
}

export function standingAnswer(
  view: State,
  own: Seat,
  choices: readonly Move[],
  takesAll: boolean,
  vigil: Vigil,
): Move | undefined {
  const [first] = choices;
  if (first?.t === 'take') return takesAll && !isDoubtful(view, own, first, choices) ? first : undefined;
  const remain = choices.find((move) => move.t === 'go' && move.to === GRAIL);
  if (remain === undefined || view.knights[own].space !== GRAIL || vigil === 'none') return undefined;
  return vigil === 'lead' && view.pilgrims[0] === own ? undefined : remain;
}

/** Whether not all can be taken, or all would spoil a virtue that is met, or pass a number that one wants exactly. */
function isDoubtful(view: State, own: Seat, move: TakeMove, choices: readonly Move[]): boolean {
  const { things, virtues } = view.knights[own];
  if (choices.some((other) => other !== move && other.t === 'take' && other.things.length >= move.things.length))
    return true;
  if (effects(view, own, move).broken.length > 0) return true;
  return VIRTUES.some(
    ({ conditions }, virtue) =>
      virtues[virtue] <= 0 &&
      conditions.some(({ how, of, count }) => {
        const then = things[of] + move.things.filter((thing) => thing === of).length;
        return how === 'exactly' && things[of] <= count && then > count;
      }),
  );
}
