/** The middle of the stage, by what the game waits for. */
import { NONE, type Viewer } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, type State } from '../rules/state.ts';
import type { Desk } from '../../../web/local/desk.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import type { PageProps } from '../../../web/table/board.ts';
import { Book } from './book.tsx';
import { Composer } from './composer.tsx';
import { Cry } from './cry.tsx';
import type { TaleDraft, Redraft } from './drafts.ts';
import { JourneyCard } from './journey-card.tsx';
import { Rest } from './rest.tsx';
import { FeatScene, GainsScene, TalesScene } from './scenes.tsx';
import { Tellers } from './tellers.tsx';

export interface MiddleProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Every moment so far, for the book at the end. */
  readonly past: PageProps<State, Event>['past'];
  /** What has happened since the last Journey card was drawn. */
  readonly chapter: readonly Event[];
  /** The name of each tale of this chapter in the record. */
  readonly pages: readonly string[];
  /** The tale that the judge reads with all, or NONE. */
  readonly open: number;
  readonly desk: Desk;
  readonly isTelling: boolean;
  readonly until: number | undefined;
  readonly draft: TaleDraft;
  readonly onDraft: Redraft;
  readonly sealed: number;
  readonly onSeal: (tale: number) => void;
  readonly kept: number;
  readonly onKept: (kept: number) => void;
}

export function Middle(props: MiddleProps) {
  const { view, me, sitters, chapter, past, desk } = props;
  if (view.phase === 'over') return <Ending past={past} sitters={sitters} me={me} desk={desk} />;
  if (view.gains.length > 0) return <GainsScene {...props} />;
  if (isInFeat(view)) return <FeatScene view={view} sitters={sitters} course={chapter} />;
  if (view.card === NONE) return <Rest {...props} />;
  return (
    <>
      {view.phase === 'tell' || view.phase === 'woo' ? (
        <Telling {...props} />
      ) : (
        <TalesScene {...props} remark={remarkOf(chapter)} />
      )}
      {view.declared.map((declared, i) => (
        <Cry key={i} {...declared} sitters={sitters} />
      ))}
    </>
  );
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

function Telling(props: MiddleProps) {
  const { view, me, sitters, isTelling } = props;
  return (
    <div class="lm-telling">
      <JourneyCard card={view.card} judge={sitters[view.drawer].name} />
      {view.phase === 'tell' &&
        (isTelling && me !== 'watcher' ? <Composer {...props} me={me} /> : <Tellers view={view} sitters={sitters} />)}
    </div>
  );
}

const remarkOf = (chapter: readonly Event[]): string => chapter.find((event) => event.t === 'named')?.remark ?? '';
