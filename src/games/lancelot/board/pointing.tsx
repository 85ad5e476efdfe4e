/** Pointing at things on the board: what is pointed at is previewed, what is chosen is played, or says why not. */
import type { JSX } from 'preact';
import { same } from '../../../core/same.ts';
import type { Move } from '../rules/moves.ts';

export interface Pointing {
  readonly choices: readonly Move[];
  readonly pointed: Move | undefined;
  readonly point: (move: Move | undefined) => void;
  /** Plays the move if it is legal; otherwise the rule that forbids it is shown. */
  readonly choose: (move: Move) => void;
}

export const isLegal = ({ choices }: Pointing, move: Move): boolean => choices.some((choice) => same(choice, move));

/** A finger cannot hover: its first tap points, the second chooses. */
export function tap(event: Event, pointing: Pointing, move: Move): void {
  const isFinger = (event as PointerEvent).pointerType === 'touch';
  const isSecond = pointing.pointed !== undefined && same(pointing.pointed, move);
  if (isFinger && !isSecond && isLegal(pointing, move)) pointing.point(move);
  else pointing.choose(move);
}

/** A tap gives the focus too, but is no way to point. */
export const byKeyboard = (focused: Element): boolean => focused.matches(':focus-visible');

/** A thing in the picture that can be chosen: by mouse, finger or keyboard. */
export function Choosable(props: {
  readonly label: string;
  readonly move: Move;
  readonly pointing: Pointing;
  readonly children: JSX.Element;
}) {
  const { label, move, pointing, children } = props;
  const legal = isLegal(pointing, move);
  const pointed = pointing.pointed !== undefined && same(pointing.pointed, move);
  return (
    <g
      class={`lan-choice ${legal ? 'lan-legal' : ''} ${pointed ? 'lan-pointed' : ''}`}
      role="button"
      tabindex={legal ? 0 : -1}
      aria-label={label}
      aria-disabled={!legal}
      onPointerEnter={(event) => event.pointerType === 'mouse' && legal && pointing.point(move)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && pointing.point(undefined)}
      onFocus={({ currentTarget }) => legal && byKeyboard(currentTarget) && pointing.point(move)}
      onClick={(event) => tap(event, pointing, move)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pointing.choose(move);
      }}
    >
      {children}
    </g>
  );
}
