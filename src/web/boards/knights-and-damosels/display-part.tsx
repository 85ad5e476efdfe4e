/** Merlin's display: every slot with its chivalry; whose it is, as far as this seat may know. */
import { HIDDEN, NONE, type Viewer } from '../../../core/game.ts';
import type { Move } from '../../../games/knights-and-damosels/moves.ts';
import { merlinOf, playerOf, type State } from '../../../games/knights-and-damosels/state.ts';
import type { Sitter } from '../../seat/seated.ts';
import { useWords } from '../../words/words.tsx';
import { Chip } from './chip.tsx';
import { damoselName } from './naming.ts';

export interface DisplayProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly choices: readonly Move[];
  readonly onMove: (move: Move) => void;
}

export function DisplayPart(props: DisplayProps) {
  const { view, me } = props;
  const { t } = useWords();
  if (view.display.length === 0) return undefined;
  const isMerlin = me === merlinOf(view);
  return (
    <section class={isMerlin ? 'kd-display kd-merlin' : 'kd-display'} aria-label={t['kd.display']}>
      {isMerlin && <p class="kd-banner">{t['kd.onlyYou']}</p>}
      <ul>
        {view.display.map((_, slot) => (
          <li key={slot}>
            <SlotCard {...props} slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlotCard({ view, me, sitters, choices, onMove, slot }: DisplayProps & { readonly slot: number }) {
  const { t } = useWords();
  const { chivalry, taker } = view.display[slot];
  const move = choices.find((one) => (one.t === 'ask' || one.t === 'challenge') && one.slot === slot);
  const denied = view.players.findIndex((player) => player.denied === slot);
  return (
    <button
      type="button"
      class={`kd-slot ${taker === NONE ? '' : 'kd-taken'} ${denied < 0 ? '' : 'kd-denied'}`}
      disabled={move === undefined}
      aria-label={t['kd.slot'](slot + 1, t['kd.chivalry'](chivalry))}
      onClick={() => move !== undefined && onMove(move)}
    >
      <Chip chivalry={chivalry}>
        <small>{whose(view, me, slot, t['kd.mine'], t['kd.perhapsMine'])}</small>
        {taker !== NONE && <small dir="auto">{t['kd.takenBy'](sitters[taker].name)}</small>}
        {denied >= 0 && <small dir="auto">{t['kd.deniedTo'](sitters[denied].name)}</small>}
      </Chip>
    </button>
  );
}

/** KD-22.4: the lady if she is known, a candidate for one's own gift, or nothing. */
function whose(view: State, me: Viewer, slot: number, mine: string, perhaps: string): string {
  const { damosel, chivalry } = view.display[slot];
  if (damosel !== HIDDEN) return playerOf(view, damosel) === me ? mine : damoselName(damosel);
  return me !== 'watcher' && view.players[me].gift === chivalry ? perhaps : '';
}
