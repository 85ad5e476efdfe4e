/** What the stage of La Mancha shows and asks: the view it has come to, what is being told, and what may be done. */
import { useEffect, useMemo } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { isLove } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { isTeller, type State } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { ownSeat, useLooked } from '../../../web/table/use-looked.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { isLeftInPeace } from '../text/asking.ts';
import { isLooked } from './beats.ts';
import { chaptersOf } from './chapters.ts';
import { pageShown, whileReading } from './pages.ts';
import { fetchProse, proseOf } from './prose.ts';
import { useDesk } from './use-desk.ts';
import { isPhone, useTopOfScene } from './use-top.ts';
import { useWords } from './words.ts';

type Props = Drawn<State, Move, Event>;

export function useStage(props: Props) {
  const { view, me, sitters, looking, past } = props;
  const words = useWords();
  const own = ownSeat(me);
  const seat = useLooked(own);
  useFocusKept(
    `${past.length}`,
    isPhone() ? '.lm-answer, .result-title, .ask-text' : '.lm-answer, .lm-text, .result-title, .ask-text',
  );
  const shown = props.shown.view;
  useTopOfScene(shown);
  useEffect(() => (view.card === NONE ? undefined : fetchProse(proseOf(view.card))), [view.card]);
  const writing = useDesk(view, own, props.desk);
  const until = me === 'watcher' ? undefined : sitters[me].until;
  const isBehind = props.beat !== undefined && !looking;
  const isOnTime = isAsked(view, me) && until !== undefined; // LM-9.13: windows are short; whoever is asked in one may answer at once
  const mustWait = isBehind && !isOnTime;
  const open = pageShown(shown, sitters);
  const legal = me === 'watcher' || looking || mustWait ? NO_MOVES : game.moves(view, me);
  const at = past.indexOf(props.shown);
  return {
    words,
    /** The seat that is looked at. */
    seat,
    writing,
    /** The view that the stage has come to. */
    shown,
    at,
    open,
    until,
    isBehind,
    isOnTime,
    mustWait,
    /** What is being shown, if there is something to see. */
    lookedAt: props.beat?.events.find(isLooked),
    moves: whileReading(view, me, open, legal),
    isTelling: mustTell(view, me) && !isBehind && !looking,
    chapter: chapterOf(past, at),
    pages: usePages(past, at),
    send: (move: Move): void => {
      props.onMove(move);
      if (move.t === 'tell' || move.t === 'spoken') writing.onHandedIn(move);
    },
  };
}

function usePages(past: Props['past'], at: number) {
  return useMemo(
    () =>
      chaptersOf(past.slice(0, at + 1))
        .at(-1)
        ?.tales.map(({ page }) => page) ?? [],
    [past, at],
  );
}

const isAsked = (view: State, me: Props['me']): boolean =>
  me !== 'watcher' && game.pending(view).includes(me) && !isLeftInPeace(view, me);

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
