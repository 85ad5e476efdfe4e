/** The stage of La Mancha: the Journey card, the writing and reading, the drama of Feats; the hand below it. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { isLove } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isInFeat, isTeller, type State } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { useWords, type Words } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { AnswerButtons } from './answers.tsx';
import { isLeftInPeace, question } from '../text/asking.ts';
import { Beat } from './beat.tsx';
import { chaptersOf } from './chapters.ts';
import { type SceneMoment, type StageScene, useCinema } from './cinema.ts';
import { Hand } from './hand.tsx';
import { Icon } from './icons.ts';
import { Middle } from './middle.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { Notes } from './notes.tsx';
import { pageShown, whileReading } from './pages.ts';
import { Piles } from './piles.tsx';
import { KnightPanel, Mini } from './places.tsx';
import { Result } from './result.tsx';
import { tell } from '../text/log.ts';
import { useDesk } from './use-desk.ts';
import { useTopOfScene } from './use-top.ts';

type Props = Drawn<State, Move, Event>;

/** LM-9.13: windows are short; who is asked in one is not kept from answering by what there is to see. */
const SHORT = 15_000;

export function LaManchaStage(props: Props) {
  const words = useWords();
  const { view, me, sitters, looking, players, ask, past, after } = props;
  const own: Seat = me === 'watcher' ? 0 : me;
  const [looked, look] = useState(own);
  useLayoutEffect(() => look(own), [own]);
  useFocusKept(`${past.length}`, '.lm-answer, .lm-text, .result-title, .ask-text');
  const until = me === 'watcher' ? undefined : sitters[me].until;
  const isAsked = me !== 'watcher' && game.pending(view).includes(me) && !isLeftInPeace(view, me);
  const hurry = isAsked && until !== undefined && until - Date.now() < SHORT;
  const isTurned = (moment: State): boolean => pageShown(moment, sitters) !== NONE;
  const scene = useCinema(past, me, { looking, hurry, large: props.large, isTurned });
  const shown = past[scene.at]?.view ?? view;
  const open = pageShown(shown, sitters);
  useTopOfScene(shown);
  const legal = me === 'watcher' || looking || scene.isBehind ? NO_MOVES : game.moves(view, me);
  const moves = whileReading(view, me, open, legal);
  const chapter = chapterOf(past, scene.at);
  const pages = useMemo(
    () =>
      chaptersOf(past.slice(0, scene.at + 1))
        .at(-1)
        ?.tales.map(({ page }) => page) ?? [],
    [past, scene.at],
  );
  const desk = useDesk(view, own, props.desk);
  const send = (move: Move): void => {
    props.onMove(move);
    if (move.t === 'tell' || move.t === 'spoken') desk.onHandedIn(move);
  };
  const isTelling = mustTell(view, me) && !scene.isBehind && !looking;
  const names = sitters.map(({ name }) => name);
  const isCompany = sitters.filter(({ bot }) => bot === undefined).length > 1; // bots alone hear no call
  const asked = scene.isBehind ? behind(words, scene, names) : question(words, shown, me, open);
  return (
    <>
      {players({
        looked,
        onLook: look,
        picture: (seat) => <Mini view={shown} seat={seat} />,
        label: words.t['lm.look'],
      })}
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
        {scene.beat !== undefined && (
          <Beat key={`${scene.at}/${scene.beatAt}`} beat={scene.beat} sitters={sitters} isMasked={view.options.mask} />
        )}
      </div>
      <div class="lm-tray">
        {shown.phase === 'over' && !scene.isBehind ? (
          <Result view={shown} sitters={sitters} after={after} />
        ) : (
          ask(
            asked,
            scene.isBehind ? (
              <button type="button" class="button button-main lm-answer" onClick={scene.onGoOn}>
                {words.t[scene.isStop ? 'lm.goOn' : scene.beat?.t === 'unrolled' ? 'lm.turnPage' : 'lm.skip']}
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
        {me !== 'watcher' && !scene.isBehind && <Notes view={shown} me={me} />}
        <KnightPanel view={shown} seat={looked} sitters={sitters} />
        <Piles view={shown} />
        {me !== 'watcher' && props.desk.isHost && !looking && isCompany && view.phase !== 'over' && (
          <ModeSwitch view={view} me={me} onMove={props.onMove} />
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
    <button type="button" class="button lm-to-writing" onClick={go}>
      <Icon name="quill-ink" /> {t['lm.write']}
    </button>
  );
}

/** While the stage lags behind: what is happening on it, or that there is something to read. */
function behind(words: Words, { beat, isStop }: StageScene, names: readonly string[]): string {
  if (isStop) return words.t['lm.read'];
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
function chapterOf(past: readonly SceneMoment[], at: number): Event[] {
  const events: Event[] = [];
  for (let i = at; i >= 0; i--) {
    const own = past[i].events;
    const first = own.findLastIndex(({ t }) => t === 'journey' || t === 'tie');
    events.unshift(...own.slice(Math.max(0, first)));
    if (first >= 0) break;
  }
  return events;
}
