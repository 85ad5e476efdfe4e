/** The great scenes of the stage, each fetched when it is first played: a page that opens needs one of them at most. */
import { Fetched, lazily, useFetched } from '../../../web/fetched.tsx';
import type { FeatStageProps } from './feat.tsx';
import type { GainsProps } from './gains.tsx';
import type { TalesProps } from './tales.tsx';

const feat = lazily(() => import('./feat.tsx'));
const gains = lazily(() => import('./gains.tsx'));
const tales = lazily(() => import('./tales.tsx'));

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
