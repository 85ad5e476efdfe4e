/** The buttons beside the question: all answers that are not given on the stage itself. */
import { useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { game } from '../rules/index.ts';
import { isLeftInPeace } from '../text/asking.ts';
import { Answer } from './answer.tsx';
import { Candle } from './candle.tsx';
import { journeyText, treasureText } from '../text/cards.ts';
import { LOVE_PLACE } from '../rules/components.ts';
import { PopOver } from '../../../web/table/pop-over.tsx';
import { TextField } from '../../../web/look/text-field.tsx';

export interface AnswersProps {
  readonly view: State;
  readonly me: Seat;
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  readonly sealed: number;
  readonly kept: number;
  readonly remark: string;
  readonly onRemark: (remark: string) => void;
  /** When one's own time is over, in milliseconds since 1970. */
  readonly until: number | undefined;
}

export function AnswerButtons(props: AnswersProps) {
  const { view, me, moves, onMove, kept } = props;
  const words = useWords();
  const { t } = words;
  const has = (kind: Move['t']): boolean => moves.some((move) => move.t === kind);
  // A pass may wait at the door so that nobody learns how fast it came; whoever has said it is not asked twice.
  const [passed, setPassed] = useState<number>(NONE);
  const canAct = !isLeftInPeace(view, me) && passed !== view.window;
  // After the refill everybody waits for everybody: whoever has looked at their cards can say so.
  const canPass = canAct || (view.phase === 'refill' && passed !== view.window);
  const pass = (move: Move): void => (setPassed(view.window), onMove(move));
  const passes = moves.filter((move): move is MoveOf<'pass'> => move.t === 'pass');
  const time = game.table?.clock?.(view, me);
  return (
    <>
      {time !== undefined && time.least > 0 && (canAct || view.phase === 'refill') && (
        <Candle until={props.until} whole={time.seconds} />
      )}
      {has('draw') && <Answer move={{ t: 'draw' }} label={t['lm.draw']} onMove={onMove} isMain />}
      {has('woo') && (
        <>
          {moves.some((move) => move.t === 'woo' && move.yes) && (
            <Answer move={{ t: 'woo', yes: true }} label={t['lm.woo']} onMove={onMove} isMain />
          )}
          <Answer move={{ t: 'woo', yes: false }} label={t['lm.sitOut']} onMove={onMove} />
        </>
      )}
      <Taking {...props} />
      {has('turn') && <Answer move={{ t: 'turn' }} label={t['lm.turnPage']} onMove={onMove} isMain />}
      {has('mark') && <Answer move={{ t: 'mark', kept }} label={t['lm.marked']} onMove={onMove} isMain />}
      {has('name') && <Sealing {...props} />}
      {has('call') && <Answer move={{ t: 'call' }} label={t['lm.call']} onMove={onMove} />}
      {moves.some((move) => move.t === 'vote' && move.tale === NONE) && (
        <Answer move={{ t: 'vote', tale: NONE }} label={t['lm.voteNobody']} onMove={onMove} />
      )}
      {has('extend') && <Answer move={{ t: 'extend' }} label={t['lm.extend']} onMove={onMove} />}
      {has('enough') && (
        <Answer move={{ t: 'enough' }} label={t[view.taken === 0 ? 'lm.takeNone' : 'lm.enough']} onMove={onMove} />
      )}
      {moves
        .filter((move) => move.t === 'use')
        .map((move) => (
          <Answer
            key={move.place}
            move={move}
            label={t['lm.use'](wornAt(words, view, me, move.place))}
            onMove={onMove}
          />
        ))}
      {has('roll') && <Answer move={{ t: 'roll' }} label={t['lm.roll']} onMove={onMove} isMain icon />}
      {passes.length > 0 && canPass && <Passing view={view} passes={passes} onMove={pass} />}
      {has('hold') && canAct && <Answer move={{ t: 'hold' }} label={t['lm.hold']} onMove={onMove} />}
      {has('heed') && <Answer move={{ t: 'heed' }} label={t['lm.heed']} onMove={onMove} />}
      <RunAway moves={moves.filter((move) => move.t === 'run')} onMove={onMove} />
      {moves.length === 1 && has('silence') && (
        <Answer move={{ t: 'silence' }} label={t['lm.silence']} onMove={onMove} />
      )}
    </>
  );
}

/** What was gained, where it is one card; of several, each is taken on the stage. */
function Taking({ view, me, moves, onMove }: AnswersProps) {
  const { t } = useWords();
  const taken = moves.filter((move) => move.t === 'equip' || move.t === 'accept');
  const leave = moves.find((move) => move.t === 'leave');
  const [only] = taken;
  const isLove = only?.t === 'accept';
  return (
    <>
      {taken.length === 1 && <Answer move={only} label={t[isLove ? 'lm.accept' : 'lm.equip']} onMove={onMove} isMain />}
      {leave !== undefined && (
        <Answer
          move={leave}
          label={t[isLove && view.knights[me].love !== NONE ? 'lm.keepOld' : 'lm.leave']}
          onMove={onMove}
        />
      )}
    </>
  );
}

/** Apart from the rest, and asked again: the Feat goes on without whoever runs. */
function RunAway({
  moves,
  onMove,
}: {
  readonly moves: readonly MoveOf<'run'>[];
  readonly onMove: (move: Move) => void;
}) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  if (moves.length === 0) return undefined;
  if (!isAsking)
    return (
      <button type="button" class="button lm-run" data-tip={t['lm.runAbout']} onClick={() => setAsking(true)}>
        {t['lm.run']} …
      </button>
    );
  return (
    <span class="lm-run-sure" role="group" aria-label={t['lm.runSure']}>
      <span>{t['lm.runSure']}</span>
      <button type="button" class="button" autofocus onClick={() => setAsking(false)}>
        {t['lm.stay']}
      </button>
      {moves.map((move) => (
        <Answer
          key={String(move.keep)}
          move={move}
          label={t[move.keep ? 'lm.runKeep' : 'lm.run']}
          onMove={(run) => (setAsking(false), onMove(run))}
        />
      ))}
    </span>
  );
}

function wornAt(words: Parameters<typeof treasureText>[0], view: State, me: Seat, place: number): string {
  const { treasures, love } = view.knights[me];
  return place === LOVE_PLACE ? journeyText(words, love).name : treasureText(words, treasures[place]).name;
}

/** LM-4.8: a tale is chosen at its scroll; here the remark, and the seal itself. */
function Sealing({ sealed, remark, onRemark, onMove }: AnswersProps) {
  const { t } = useWords();
  return (
    <>
      <TextField class="lm-remark-field" dir="auto" value={remark} label={t['lm.remark']} onText={onRemark} />
      <button
        type="button"
        class="button button-main lm-press"
        disabled={sealed === NONE}
        onClick={() => onMove({ t: 'name', tale: sealed, text: remark })}
      >
        <Icon name="wax-seal" /> {t['lm.pressSeal']}
      </button>
    </>
  );
}

interface PassingProps {
  readonly view: State;
  readonly passes: readonly MoveOf<'pass'>[];
  readonly onMove: (move: Move) => void;
}

/** LM-9.14: once, or for longer. */
function Passing({ view, passes, onMove }: PassingProps) {
  const { t } = useWords();
  const longer = passes.filter(({ until }) => until !== 'window');
  return (
    <>
      <Answer
        move={{ t: 'pass', until: 'window' }}
        label={t[view.phase === 'refill' ? 'lm.goOn' : 'lm.pass']}
        onMove={onMove}
        isMain
      />
      {longer.length > 0 && (
        <PopOver class="lm-orders">
          <summary class="button">{t['lm.orders']}</summary>
          <ul>
            {longer.map((move) => (
              <li key={move.until}>
                <button type="button" class={`button lm-orders-${move.until}`} onClick={() => onMove(move)}>
                  {t[`lm.order.${move.until}`]}
                </button>
              </li>
            ))}
          </ul>
        </PopOver>
      )}
    </>
  );
}
