/** The middle of the stage, by what the game waits for. */
import { useEffect } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import { isInFeat, type Phase, type State } from '../rules/state.ts';
import { useWords } from './words.ts';
import type { PageProps } from '../../../web/table/board.ts';
import { Book } from './book.tsx';
import type { MiddleProps } from './middle-props.ts';
import {
  CryScene,
  FeatScene,
  fetchFeat,
  fetchTelling,
  GainsScene,
  LastFeatsScene,
  RestScene,
  TalesScene,
  TellingScene,
} from './scenes.tsx';

/** The next card is near. */
const AFTER_TALES: ReadonlySet<Phase> = new Set(['mark', 'name', 'vote', 'take', 'discard']);

export function Middle(props: MiddleProps) {
  const { view, me, sitters, chapter, past, desk } = props;
  const isTold = view.phase === 'tell' || view.phase === 'woo';
  useEffect(() => (isTold ? fetchTelling() : undefined), [isTold]);
  const isAfterTale = view.gains.length > 0 || AFTER_TALES.has(view.phase);
  useEffect(() => (isAfterTale ? fetchFeat() : undefined), [isAfterTale]);
  if (view.phase === 'over') return <Ending past={past} sitters={sitters} me={me} desk={desk} />;
  if (isInFeat(view) && view.gains.length === 0) return <FeatScene view={view} sitters={sitters} course={chapter} />;
  const cries = view.declared.map((declared, i) => <CryScene key={i} {...declared} sitters={sitters} />);
  const isDesk = view.gains.length === 0 && view.phase !== 'select' && view.card !== NONE;
  if (isDesk)
    return (
      <>
        {isTold ? <TellingScene {...props} /> : <TalesScene {...props} remark={remarkOf(chapter)} />}
        {cries}
      </>
    );
  return (
    <>
      {cries}
      <BetweenTales {...props} />
    </>
  );
}

/** Where nobody writes or reads: a cry that can be answered stands above. */
function BetweenTales(props: MiddleProps) {
  if (props.view.gains.length > 0) return <GainsScene {...props} />;
  return props.view.phase === 'select' ? <LastFeatsScene {...props} /> : <RestScene {...props} />;
}

/** LM-12.11: the evening leaves a book behind. */
function Ending(book: PageProps<State, Event>) {
  const { t } = useWords();
  return (
    <div class="lm-ending">
      <h2 class="hidden">{t['table.chronicle']}</h2>
      <Book {...book} />
    </div>
  );
}

const remarkOf = (chapter: readonly Event[]): string => chapter.find((event) => event.t === 'named')?.remark ?? '';
