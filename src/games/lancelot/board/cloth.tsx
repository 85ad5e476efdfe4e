/** Lancelot as it lies on the table: the realm, the deeds, the question with its answers, and the panel. */
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { same } from '../../../core/same.ts';
import { noDeed } from '../rules/12-dragon.ts';
import { sitterOf } from '../rules/07-round-table.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { reason } from '../text/reason.ts';
import { RULES } from '../rules/rulebook.ts';
import type { Event, State } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { ownSeat, useLooked } from '../../../web/table/use-looked.ts';
import { useWords } from './words.ts';
import type { Drawn } from '../../../web/table/board.ts';
import { DawnPart } from './dawn-part.tsx';
import { Deeds } from './deeds.tsx';
import { Holdings } from './holdings.tsx';
import { Note, useNotes } from './notes.tsx';
import { MoveOrder } from './order.tsx';
import { Panel } from './panel.tsx';
import { isLegal, type Pointing } from './pointing.tsx';
import { preview } from '../text/preview.ts';
import { Realm, useTall } from './realm.tsx';
import { Result } from './result.tsx';
import { Sky } from './sky.tsx';
import { type Standing, useStanding } from './standing.ts';
import { nameMove, question } from '../text/asking.ts';
import { Tray } from './tray.tsx';

type Props = Drawn<State, Move, Event>;

export function LancelotCloth(drawn: Props) {
  const words = useWords();
  const { view: now, me, sitters, players, ask, beat } = drawn;
  const { view } = drawn.shown;
  const own = ownSeat(me);
  const standing = useStanding(now, own, drawn.choices, drawn.past, drawn.onMove);
  const props = standing.isAnswering ? { ...drawn, choices: [] } : drawn;
  const seat = useLooked(own);
  useFocusKept(`${props.past.length}`, '.lan-answer, .result-title, .ask-text');
  const pointing = usePointing(props, own);
  const notes = useNotes(props.view, own);
  const isTall = useTall();
  const note = notes.site !== undefined && <Note site={notes.site} onEnough={notes.enough} />;
  const isOver = now.phase === 'over' && beat === undefined;
  const shown = { view, now, own: seat.looked, sitters, pointing };
  return (
    <>
      {players({ ...seat, picture: (each) => <Holdings view={view} seat={each} />, label: words.t['lan.look'] })}
      <Deeds {...shown} />
      <div class="area-board lan-board">
        <Realm {...shown} />
        {(beat === undefined || beat.events.some(({ t }) => t === 'turn')) && (
          <DawnPart view={now} sitters={sitters} past={drawn.past} events={drawn.events} />
        )}
        {isTall && !isOver && note}
      </div>
      {isOver ? (
        <Result {...props} />
      ) : (
        <div class="lan-foot">
          <div class="lan-goods">
            <Holdings view={view} seat={own} />
            <MoveOrder view={now} sitters={sitters} />
          </div>
          {ask(question(words, now, me), <MoveOrder view={now} sitters={sitters} />)}
          <Answers {...props} own={own} pointing={pointing} standing={standing} note={!isTall && note} />
        </div>
      )}
      <Panel view={view} sitters={sitters} own={seat.looked} />
      <Sky view={view} events={beat?.events ?? NOTHING} />
    </>
  );
}

const NOTHING: readonly Event[] = [];

/** What is pointed at is forgotten as soon as it is no answer any more. */
function usePointing({ view, me, sitters, choices, past, onMove, onRefused, looking }: Props, own: Seat): Pointing {
  const words = useWords();
  const [last, point] = useState<Move | undefined>(undefined);
  useLayoutEffect(() => point(undefined), [past.length]);
  const pointed = choices.find((move) => last !== undefined && same(move, last));
  const pointing: Pointing = { choices, pointed, point, choose };
  function choose(move: Move): void {
    if (isLegal(pointing, move)) return onMove(move);
    if (looking || me === 'watcher') return;
    const rule = whyNot(view, own, move);
    const names = sitters.map(({ name }) => name);
    if (rule !== undefined) onRefused(rule, reason(words, view, own, move, rule, names));
  }
  return pointing;
}

/** Also of a thing that another question would be about: what stands in its way. */
function whyNot(view: State, own: Seat, move: Move): Rule | undefined {
  if (view.mover === own && move.t === 'deed' && view.step !== 'deed')
    return noDeed(view, own, move) ?? RULES['LAN-12.1'];
  if (view.mover === own && move.t === 'seat' && view.step !== 'seat')
    return RULES[sitterOf(view, move.chair) === NONE ? 'LAN-7.1' : 'LAN-7.2'];
  return game.refusal(view, own, move);
}

interface AnswersProps extends Props {
  readonly own: Seat;
  readonly pointing: Pointing;
  readonly standing: Standing;
  /** On the site where the knight stands, unless it lies on the map. */
  readonly note: ComponentChild;
}

/** What can be chosen on the map, too. */
const isOnMap = ({ t }: Move): boolean => t === 'go' || t === 'seat';

/** What is pointed at, or the note on the site; and the answers. */
function Answers({ view, sitters, choices, own, pointing, standing, note }: AnswersProps) {
  const words = useWords();
  const { pointed } = pointing;
  const names = sitters.map(({ name }) => name);
  return (
    <div class="area-hand lan-hand">
      {pointed !== undefined ? (
        <p class="lan-preview">
          <span class="lan-preview-words">
            <b>{nameMove(words, view, pointed)}</b>
            {preview(words, view, own, pointed, names).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </span>
          <button type="button" class="button button-main lan-confirm" onClick={() => pointing.choose(pointed)}>
            {words.t['lan.confirm']}
          </button>
          <button
            type="button"
            class="button lan-unpoint"
            aria-label={words.t['lan.unpoint']}
            onClick={() => pointing.point(undefined)}
          >
            ×
          </button>
        </p>
      ) : (
        note || <p class="lan-preview lan-hint">{choices.some(isOnMap) && words.t['lan.hint']}</p>
      )}
      {choices.length > 0 && <Tray view={view} own={own} pointing={pointing} standing={standing} />}
    </div>
  );
}
