/** Tales and poems are being made: the Journey card, and beside it the writing space or who is ready. */
import { Composer } from './composer.tsx';
import { JourneyCard } from './journey-card.tsx';
import type { MiddleProps } from './middle-props.ts';
import { Tellers } from './tellers.tsx';

export function Telling(props: MiddleProps) {
  const { view, me, sitters, isTelling } = props;
  return (
    <div class="lm-telling">
      <JourneyCard card={view.card} judge={sitters[view.drawer].name} />
      {view.phase === 'tell' &&
        (isTelling && me !== 'watcher' ? <Composer {...props} me={me} /> : <Tellers view={view} sitters={sitters} />)}
    </div>
  );
}
