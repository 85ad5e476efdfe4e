/** The scenes of the stage, each fetched when it is first played: a page that opens needs one or two of them. */
import { Fetched, lazily, useFetched } from '../../../web/fetched.tsx';
import type { BeatProps } from './beat.tsx';
import type { FeatStageProps } from './feat.tsx';
import type { GainsProps } from './gains.tsx';
import type { MiddleProps } from './middle-props.ts';
import type { ResultProps } from './result.tsx';
import type { TalesProps } from './tales.tsx';

const feat = lazily(() => import('./feat.tsx'));
const gains = lazily(() => import('./gains.tsx'));
const tales = lazily(() => import('./tales.tsx'));
const telling = lazily(() => import('./telling.tsx'));
const beat = lazily(() => import('./beat.tsx'));
const result = lazily(() => import('./result.tsx'));

/** It is wanted as soon as the card is read; what does not come now is fetched again then. */
export const fetchTelling = (): void => void telling.fetch().catch(() => undefined);

const NOTHING = <></>;

export function FeatScene(props: FeatStageProps) {
  return (
    <Fetched fetching={useFetched(feat)} meanwhile={NOTHING}>
      {({ FeatStage }) => <FeatStage {...props} />}
    </Fetched>
  );
}

export function GainsScene(props: GainsProps) {
  return (
    <Fetched fetching={useFetched(gains)} meanwhile={NOTHING}>
      {({ Gains }) => <Gains {...props} />}
    </Fetched>
  );
}

export function TalesScene(props: TalesProps) {
  return (
    <Fetched fetching={useFetched(tales)} meanwhile={NOTHING}>
      {({ Tales }) => <Tales {...props} />}
    </Fetched>
  );
}

export function TellingScene(props: MiddleProps) {
  return (
    <Fetched fetching={useFetched(telling)} meanwhile={NOTHING}>
      {({ Telling }) => <Telling {...props} />}
    </Fetched>
  );
}

export function BeatScene(props: BeatProps) {
  return (
    <Fetched fetching={useFetched(beat)} meanwhile={NOTHING}>
      {({ Beat }) => <Beat {...props} />}
    </Fetched>
  );
}

export function ResultScene(props: ResultProps) {
  return (
    <Fetched fetching={useFetched(result)} meanwhile={NOTHING}>
      {({ Result }) => <Result {...props} />}
    </Fetched>
  );
}
