/** The stage of La Mancha: the Journey card, the writing and reading, the drama of Feats; the hand below it. */
import { useEffect, useMemo } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { isLove } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, isTeller, type State } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { ownSeat, useLooked } from '../../../web/table/use-looked.ts';
import { useWords, type Words } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { AnswerButtons } from './answers.tsx';
import { isLeftInPeace, question } from '../text/asking.ts';
import { chaptersOf } from './chapters.ts';
import { isLooked, isRead, isVerdict } from './beats.ts';
import { Hand } from './hand.tsx';
import { Icon } from './icons.ts';
import { Middle } from './middle.tsx';
import { Notes } from './notes.tsx';
import { pageShown, whileReading } from './pages.ts';
import { Piles } from './piles.tsx';
import { KnightPanel, Mini } from './places.tsx';
import { fetchProse, proseOf } from './prose.ts';
import { BeatScene, ModeScene, ResultScene } from './scenes.tsx';
import { tell } from '../text/log.ts';
import { useDesk } from './use-desk.ts';
import { isPhone, useTopOfScene } from './use-top.ts';

type Props = Drawn<State, Move, Event>;

export function LaManchaStage(props: Props) {
  const words = useWords();
  const { view, me, sitters, looking, players, ask, past, after } = props;
  const own = ownSeat(me);
  const seat = useLooked(own);
  useFocusKept(
    `${past.length}`,
    isPhone() ? '.lm-answer, .result-title, .ask-text' : '.lm-answer, .lm-text, .result-title, .ask-text',
  );
  const until = me === 'watcher' ? undefined : sitters[me].until;
  const isAsked = me !== 'watcher' && game.pending(view).includes(me) && !isLeftInPeace(view, me);
  const at = past.indexOf(props.shown);
  const shown = props.shown.view;
  const beat = props.beat?.events.find(isLooked);
  const isBehind = props.beat !== undefined && !looking;
  const isOnTime = isAsked && until !== undefined; // LM-9.13: windows are short; whoever is asked in one may answer at once
  const open = pageShown(shown, sitters);
  useTopOfScene(shown);
  useEffect(() => (view.card === NONE ? undefined : fetchProse(proseOf(view.card))), [view.card]);
  const legal = me === 'watcher' || looking || (isBehind && !isOnTime) ? NO_MOVES : game.moves(view, me);
  const moves = whileReading(view, me, open, legal);
  const chapter = chapterOf(past, at);
  const pages = useMemo(
    () =>
      chaptersOf(past.slice(0, at + 1))
        .at(-1)
        ?.tales.map(({ page }) => page) ?? [],
    [past, at],
  );
  const desk = useDesk(view, own, props.desk);
  const send = (move: Move): void => {
    props.onMove(move);
    if (move.t === 'tell' || move.t === 'spoken') desk.onHandedIn(move);
  };
  const isTelling = mustTell(view, me) && !isBehind && !looking;
  const names = sitters.map(({ name }) => name);
  const isCompany = sitters.filter(({ bot }) => bot === undefined).length > 1; // bots alone hear no call
  const asked = isBehind && !isOnTime ? behind(words, beat, names) : question(words, isOnTime ? view : shown, me, open);
  return (
    <>
      {players({ ...seat, picture: (each) => <Mini view={shown} seat={each} />, label: words.t['lm.look'] })}
      <div
        class={`area-board lm-board ${isInFeat(shown) ? 'lm-dim' : ''}`}
        role="region"
        aria-label={words.t['lm.stage']}
        tabIndex={0}
      >
        <Middle
          {...desk}
          view={shown}
          me={me}
          sitters={sitters}
          moves={moves}
          past={past}
          chapter={chapter}
          pages={pages}
          open={open}
          desk={props.desk}
          isTelling={isTelling}
          until={until}
          onMove={send}
        />
        {beat !== undefined && !isVerdict(beat) && (
          <BeatScene
            key={`${at}/${props.beat?.before.length}`}
            beat={beat}
            sitters={sitters}
            isMasked={view.options.mask}
          />
        )}
      </div>
      <div class="lm-tray">
        {shown.phase === 'over' && !isBehind ? (
          <ResultScene view={shown} me={me} sitters={sitters} after={after} />
        ) : (
          ask(
            asked,
            isBehind && !isOnTime ? (
              <button
                type="button"
                class="button button-main lm-answer"
                onClick={beat !== undefined && isRead(beat) ? props.onNext : props.onSkip}
              >
                {
                  words.t[
                    beat === undefined
                      ? 'lm.skip'
                      : isVerdict(beat)
                        ? 'lm.goOn'
                        : beat.t === 'unrolled'
                          ? 'lm.turnPage'
                          : 'lm.skip'
                  ]
                }
              </button>
            ) : (
              me !== 'watcher' && (
                <>
                  {isTelling && <ToWriting />}
                  <AnswerButtons {...desk} view={view} me={me} moves={moves} until={until} onMove={send} />
                </>
              )
            ),
          )
        )}
        {me !== 'watcher' && shown.phase !== 'over' && (
          <div class="area-hand lm-area-hand">
            <Hand
              view={shown}
              me={me}
              sitters={sitters}
              moves={moves}
              chosen={isTelling && floorHolder(view) !== me ? desk.draft.cards : undefined}
              onChoose={desk.onChoose}
              onMove={send}
            />
          </div>
        )}
      </div>
      <div class="area-panel lm-side">
        {me !== 'watcher' && !isBehind && <Notes view={shown} me={me} />}
        <KnightPanel view={shown} seat={seat.looked} sitters={sitters} />
        <Piles view={shown} />
        {me !== 'watcher' && props.desk.isHost && !looking && isCompany && view.phase !== 'over' && (
          <ModeScene view={view} me={me} onMove={props.onMove} />
        )}
      </div>
    </>
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

const NO_MOVES: readonly Move[] = [];

function mustTell(view: State, me: Props['me']): boolean {
  if (me === 'watcher' || view.phase !== 'tell' || view.declared.length > 0 || view.gains.length > 0) return false;
  if (floorHolder(view) === me) return true;
  return isTeller(view, me, isLove(view.card)) && !view.tales.some(({ seat }) => seat === me);
}

/** What has happened since the last Journey card was drawn, or the Feat of a sudden death. */
function chapterOf(past: readonly { readonly events: readonly Event[] }[], at: number): Event[] {
  const events: Event[] = [];
  for (let i = at; i >= 0; i--) {
    const own = past[i].events;
    const first = own.findLastIndex(({ t }) => t === 'journey' || t === 'tie');
    events.unshift(...own.slice(Math.max(0, first)));
    if (first >= 0) break;
  }
  return events;
}
