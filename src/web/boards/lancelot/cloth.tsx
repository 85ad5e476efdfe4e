/** Lancelot as it lies on the table: the realm, the question with its answers, and the panel. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { SPACES } from '../../../games/lancelot/components.ts';
import { lancelot } from '../../../games/lancelot/index.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import { reason } from '../../../games/lancelot/reason.ts';
import type { Event, State } from '../../../games/lancelot/state.ts';
import { keep, kept } from '../../keep.ts';
import { useFocusKept } from '../../table/focus.ts';
import { useWords } from '../../words/words.tsx';
import type { Drawn } from '../board.ts';
import { Choices } from './choices.tsx';
import { Holdings } from './holdings.tsx';
import { Order } from './order.tsx';
import { Panel } from './panel.tsx';
import { Realm } from './realm.tsx';
import { Result } from './result.tsx';
import { question } from './telling.ts';

type Props = Drawn<State, Move, Event>;

export function LancelotCloth(props: Props) {
  const words = useWords();
  const { view, me, sitters, choices, onMove, onRefused, players, ask, looking } = props;
  const own: Seat = me === 'watcher' ? 0 : me;
  const [looked, look] = useState(own);
  useEffect(() => look(own), [own]);
  useFocusKept(`${props.past.length}`, '.lan-answer, .result-title, .ask-text');
  const tried = (move: Move): void => {
    const rule = choices.length === 0 || looking ? undefined : lancelot.refusal(view, own, move);
    if (rule === undefined) return;
    onRefused(words.language === 'en' ? { id: rule.id, text: reason(view, own, move, rule) } : rule);
  };
  return (
    <>
      {players({
        looked,
        onLook: look,
        picture: (seat) => <Holdings knight={view.knights[seat]} />,
        label: words.t['lan.look'],
      })}
      <div class="area-board lan-board">
        <Realm view={view} own={looked} sitters={sitters} choices={choices} onMove={onMove} onTry={tried} />
      </div>
      {view.phase === 'over' ? (
        <Result {...props} />
      ) : (
        <>
          {ask(question(words, view, me), <Order view={view} sitters={sitters} />)}
          <Answers {...props} own={own} />
        </>
      )}
      <Panel view={view} sitters={sitters} own={looked} />
    </>
  );
}

/** The buttons, or while others decide what the site of one's own knight is for. */
function Answers({ view, choices, onMove, own }: Props & { readonly own: Seat }) {
  return (
    <div class="area-hand lan-hand">
      <Note view={view} own={own} />
      {choices.length > 0 && <Choices view={view} own={own} choices={choices} onMove={onMove} />}
    </div>
  );
}

type Site = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The first games explain each site where the knight stands, until the reader has had enough. */
function Note({ view, own }: { readonly view: State; readonly own: Seat }) {
  const { t } = useWords();
  const [wanted, setWanted] = useState(
    () => kept('lancelot-notes', (raw) => (raw === 'off' ? 'off' : undefined)) !== 'off',
  );
  if (!wanted) return undefined;
  const site = (SPACES[view.knights[own].space]?.site ?? 0) as Site;
  return (
    <p class="lan-note">
      <span>
        <b>{t[`lan.site.${site}`]}.</b> {t[`lan.about.${site}`]}
      </span>
      <button type="button" class="button" onClick={() => (keep('lancelot-notes', 'off'), setWanted(false))}>
        {t['lan.notesOff']}
      </button>
    </p>
  );
}
