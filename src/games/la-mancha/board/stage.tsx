/** The stage of La Mancha: the Journey card, the writing and reading, the drama of Feats; the hand below it. */
import type { ComponentChildren } from 'preact';
import { floorHolder } from '../rules/04-telling.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, type State } from '../rules/state.ts';
import { useWords, type Words } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { AnswerButtons } from './answers.tsx';
import { question } from '../text/asking.ts';
import { isRead, isVerdict } from './beats.ts';
import { Hand } from './hand.tsx';
import { Icon } from './icons.ts';
import { Middle } from './middle.tsx';
import { Notes } from './notes.tsx';
import { Piles } from './piles.tsx';
import { KnightPanel, Mini } from './places.tsx';
import { BeatScene, ModeScene, ResultScene } from './scenes.tsx';
import { tell } from '../text/log.ts';
import { useStage } from './use-stage.ts';

type Props = Drawn<State, Move, Event>;

export function LaManchaStage(props: Props) {
  const stage = useStage(props);
  const { shown, seat, words } = stage;
  return (
    <>
      {props.players({ ...seat, picture: (each) => <Mini view={shown} seat={each} />, label: words.t['lm.look'] })}
      <Scenery {...props} {...stage} />
      <Tray {...props} {...stage} />
      <Side {...props} {...stage} />
    </>
  );
}

type StageProps = Omit<Props, 'shown'> & ReturnType<typeof useStage>;

/** The parchment, and what is played over it. */
function Scenery(props: StageProps) {
  const { view, me, sitters, past, at, shown, words, lookedAt, writing } = props;
  return (
    <div
      class={`area-board lm-board ${isInFeat(shown) ? 'lm-dim' : ''}`}
      role="region"
      aria-label={words.t['lm.stage']}
      tabIndex={0}
    >
      <Middle
        {...writing}
        view={shown}
        me={me}
        sitters={sitters}
        moves={props.moves}
        past={past}
        chapter={props.chapter}
        pages={props.pages}
        open={props.open}
        desk={props.desk}
        isTelling={props.isTelling}
        until={props.until}
        onMove={props.send}
      />
      {lookedAt !== undefined && !isVerdict(lookedAt) && (
        <BeatScene
          key={`${at}/${props.beat?.before.length}`}
          beat={lookedAt}
          sitters={sitters}
          isMasked={view.options.mask}
        />
      )}
    </div>
  );
}

/** The question with its answers, or the result; below it the hand. */
function Tray(props: StageProps) {
  const { view, me, sitters, shown, isBehind, isTelling, writing, moves, send } = props;
  const isOver = shown.phase === 'over';
  return (
    <div class="lm-tray">
      {isOver && !isBehind ? (
        <ResultScene view={shown} me={me} sitters={sitters} after={props.after} />
      ) : (
        props.ask(questionOf(props), answersTo(props))
      )}
      {me !== 'watcher' && !isOver && (
        <div class="area-hand lm-area-hand">
          <Hand
            view={shown}
            me={me}
            sitters={sitters}
            moves={moves}
            chosen={isTelling && floorHolder(view) !== me ? writing.draft.cards : undefined}
            onChoose={writing.onChoose}
            onMove={send}
          />
        </div>
      )}
    </div>
  );
}

function questionOf({ words, view, me, shown, sitters, lookedAt, mustWait, isOnTime, open }: StageProps): string {
  if (!mustWait) return question(words, isOnTime ? view : shown, me, open);
  const names = sitters.map(({ name }) => name);
  return behind(words, lookedAt, names);
}

function answersTo({ view, me, moves, until, send, writing, ...props }: StageProps): ComponentChildren {
  if (props.mustWait) return <GoOn {...props} />;
  if (me === 'watcher') return undefined;
  return (
    <>
      {props.isTelling && <ToWriting />}
      <AnswerButtons {...writing} view={view} me={me} moves={moves} until={until} onMove={send} />
    </>
  );
}

/** Ends what is shown, or turns the page. */
function GoOn({
  lookedAt,
  onNext,
  onSkip,
  words: { t },
}: Pick<StageProps, 'lookedAt' | 'onNext' | 'onSkip' | 'words'>) {
  const isPage = lookedAt?.t === 'unrolled';
  return (
    <button
      type="button"
      class="button button-main lm-answer"
      onClick={lookedAt !== undefined && isRead(lookedAt) ? onNext : onSkip}
    >
      {lookedAt !== undefined && isVerdict(lookedAt) ? t['lm.goOn'] : isPage ? t['lm.turnPage'] : t['lm.skip']}
    </button>
  );
}

/** Notes, the knight that is looked at, the piles, and what the host can change. */
function Side({ view, me, sitters, desk, looking, shown, seat, isBehind, onMove }: StageProps) {
  const isCompany = sitters.filter(({ bot }) => bot === undefined).length > 1; // bots alone hear no call
  return (
    <div class="area-panel lm-side">
      {me !== 'watcher' && !isBehind && <Notes view={shown} me={me} />}
      <KnightPanel view={shown} seat={seat.looked} sitters={sitters} />
      <Piles view={shown} />
      {me !== 'watcher' && desk.isHost && !looking && isCompany && view.phase !== 'over' && (
        <ModeScene view={view} me={me} onMove={onMove} />
      )}
    </div>
  );
}

/** On a phone the writing space stands below the Journey card: one press goes there. */
function ToWriting() {
  const { t } = useWords();
  const go = (): void => document.querySelector<HTMLElement>('.lm-text, .lm-hand-in')?.focus();
  return (
    <button type="button" class="button button-main lm-to-writing" onClick={go}>
      <Icon name="quill-ink" /> {t['lm.write']}
    </button>
  );
}

/** While the stage lags behind: what is happening on it, or that there is something to read. */
function behind(words: Words, beat: Event | undefined, names: readonly string[]): string {
  if (beat !== undefined && isVerdict(beat)) return words.t['lm.read'];
  if (beat?.t === 'unrolled') return words.t['lm.tells'](names[beat.seat] ?? words.t['lm.visor']);
  return (beat === undefined ? undefined : tell(words, beat, names)?.text) ?? words.t['lm.meanwhile'];
}
