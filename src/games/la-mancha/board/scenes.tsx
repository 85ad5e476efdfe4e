/** The scenes of the stage, each fetched when it is first played: a page that opens needs one or two of them. */
import { useEffect } from 'preact/hooks';
import { gainOf } from '../rules/07-equip.ts';
import type { Event } from '../rules/events.ts';
import { Fetched, lazily, useFetched } from '../../../web/fetched.tsx';
import type { BeatProps } from './beat.tsx';
import type { CryProps } from './cry.tsx';
import type { FeatStageProps } from './feat.tsx';
import type { GainsProps } from './gains.tsx';
import type { LastFeatsProps } from './last-feats.tsx';
import type { MiddleProps } from './middle-props.ts';
import type { ModeSwitchProps } from './mode-switch.tsx';
import type { RestProps } from './rest.tsx';
import type { ResultProps } from './result.tsx';
import { fetchProse, type Prose, proseOf, useProse } from './prose.ts';
import type { TalesProps } from './tales.tsx';

const feat = lazily(() => import('./feat.tsx'));
const gains = lazily(() => import('./gains.tsx'));
const tales = lazily(() => import('./tales.tsx'));
const telling = lazily(() => import('./telling.tsx'));
const beat = lazily(() => import('./beat.tsx'));
const result = lazily(() => import('./result.tsx'));
const rest = lazily(() => import('./rest.tsx'));
const lastFeats = lazily(() => import('./last-feats.tsx'));
const cry = lazily(() => import('./cry.tsx'));
const mode = lazily(() => import('./mode-switch.tsx'));

/** It is wanted as soon as the card is read; what does not come now is fetched again then. */
export const fetchTelling = (): void => void telling.fetch().catch(() => undefined);

/** A Feat may be the next card: the stage does not stand empty before it. */
export function fetchFeat(): void {
  fetchProse('feats');
  feat.fetch().catch(() => undefined);
}

/** What is read on the card that a beat shows. */
function proseShown(shown: Event): Prose | undefined {
  if (shown.t === 'journey' || shown.t === 'loved') return proseOf(shown.card);
  return shown.t === 'treasures' ? 'treasures' : undefined;
}

export function FeatScene(props: FeatStageProps) {
  const canRead = useProse('feats');
  return <Fetched fetching={useFetched(feat)}>{({ FeatStage }) => canRead && <FeatStage {...props} />}</Fetched>;
}

export function GainsScene(props: GainsProps) {
  const canRead = useProse(gainOf(props.view).what === 'love' ? 'loves' : 'treasures');
  return <Fetched fetching={useFetched(gains)}>{({ Gains }) => canRead && <Gains {...props} />}</Fetched>;
}

export function TalesScene(props: TalesProps) {
  return <Fetched fetching={useFetched(tales)}>{({ Tales }) => <Tales {...props} />}</Fetched>;
}

export function TellingScene(props: MiddleProps) {
  const canRead = useProse(proseOf(props.view.card));
  return <Fetched fetching={useFetched(telling)}>{({ Telling }) => canRead && <Telling {...props} />}</Fetched>;
}

export function BeatScene(props: BeatProps) {
  const prose = proseShown(props.beat);
  const canRead = useProse(prose);
  useEffect(() => (prose === 'feats' ? fetchFeat() : undefined), [prose]);
  return <Fetched fetching={useFetched(beat)}>{({ Beat }) => canRead && <Beat {...props} />}</Fetched>;
}

export function RestScene(props: RestProps) {
  return <Fetched fetching={useFetched(rest)}>{({ Rest }) => <Rest {...props} />}</Fetched>;
}

export function LastFeatsScene(props: LastFeatsProps) {
  return <Fetched fetching={useFetched(lastFeats)}>{({ LastFeats }) => <LastFeats {...props} />}</Fetched>;
}

export function ResultScene(props: ResultProps) {
  return <Fetched fetching={useFetched(result)}>{({ Result }) => <Result {...props} />}</Fetched>;
}

/** For the host alone. */
export function ModeScene(props: ModeSwitchProps) {
  return <Fetched fetching={useFetched(mode)}>{({ ModeSwitch }) => <ModeSwitch {...props} />}</Fetched>;
}

/** Before a Feat hardly anybody cries. */
export function CryScene(props: CryProps) {
  return <Fetched fetching={useFetched(cry)}>{({ Cry }) => <Cry {...props} />}</Fetched>;
}
