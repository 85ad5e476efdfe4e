/** What lies in the middle of the court now: the display, a duel, the scales, the battle, or what the last round brought. */
import type { Happening } from '../rules/happenings.ts';
import { currentStep } from '../rules/state.ts';
import { BattlePart } from './battle-part.tsx';
import { chronicles } from './chronicle.ts';
import { DisplayPart, type DisplayProps } from './display-part.tsx';
import { DuelPart, JoustEnd } from './duel-part.tsx';
import { RoundPart } from './round-part.tsx';
import { ScalePart } from './scale-part.tsx';

export interface StageProps extends DisplayProps {
  /** Those that have just happened. */
  readonly news: readonly Happening[];
}

export function Stage(props: StageProps) {
  const { view, sitters, happenings, news } = props;
  const step = currentStep(view);
  const rounds = chronicles(happenings).filter(({ gained, left }) => gained.length + left.length > 0);
  const last = rounds.at(-1);
  return (
    <>
      {step === 'exchange' ? <DuelPart {...props} /> : <JoustEnd sitters={sitters} news={news} />}
      {view.display.length > 0 && <DisplayPart {...props} />}
      {step === 'disaster' && <ScalePart view={view} sitters={sitters} />}
      {view.ranking.length > 0 && view.options.camlann && <BattlePart {...props} />}
      {view.display.length === 0 && view.battle === 0 && last !== undefined && (
        <RoundPart view={view} round={last} sitters={sitters} />
      )}
    </>
  );
}
