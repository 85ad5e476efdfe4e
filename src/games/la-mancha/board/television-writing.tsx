/** While tales are written, on the television: the prompt large, a candle for the clock, and a sheet for each who writes. */
import { NONE, type Seat } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { patience } from '../rules/09-patience.ts';
import { isLove } from '../rules/components.ts';
import { isTeller, type State } from '../rules/state.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { Icon } from './icons.ts';
import { TelevisionCandle } from './television-candle.tsx';
import { Judge, Prompt } from './television-prompt.tsx';
import { Letter, Page } from './television-sheet.tsx';
import { useWords } from './words.ts';

interface WritingProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly pending: readonly Seat[];
}

const MOST = 3.4;
const LEAST = 2.4;

export function Writing({ view, sitters, pending }: WritingProps) {
  const whole = patience(view, view.drawer)?.seconds;
  const until = Math.min(...pending.map((seat) => sitters[seat]?.until ?? Infinity));
  const isTimed = whole !== undefined && until < Infinity;
  return (
    <div class={`lm-tv-writing ${isTimed ? 'lm-tv-timed' : ''}`}>
      <Prompt card={view.card} most={MOST} least={LEAST} />
      <Judge view={view} sitters={sitters} />
      {isTimed && <TelevisionCandle until={until} whole={whole} />}
      <ul class="lm-tv-sheets">
        {view.knights.map((_, seat) => isAwaited(view, seat) && <Sheet key={seat} {...{ view, sitters, seat }} />)}
      </ul>
    </div>
  );
}

const isAwaited = (view: State, seat: Seat): boolean =>
  view.phase === 'woo' ? seat !== view.drawer : isTeller(view, seat, isLove(view.card));

type Progress = 'thinking' | 'writing' | 'telling' | 'ready';

/** What everybody may know of a seat: never how much it has written (LM-12.3). */
function progressOf(view: State, seat: Seat): Progress {
  if (view.phase === 'woo') return view.knights[seat].woo === NONE ? 'thinking' : 'ready';
  if (view.tales.some((tale) => tale.seat === seat && tale.spoken)) return 'ready';
  if (floorHolder(view) === seat) return 'telling';
  return view.mode === 'aloud' ? 'thinking' : 'writing';
}

const SAID = {
  thinking: 'seat.thinking',
  writing: 'lm.tvWriting',
  telling: 'lm.tvTelling',
  ready: 'lm.tvHandedIn',
} as const;

function Sheet({ view, sitters, seat }: Omit<WritingProps, 'pending'> & { readonly seat: Seat }) {
  const { t } = useWords();
  const progress = progressOf(view, seat);
  return (
    <li class={`${tinctureOf(seat)} lm-tv-${progress}`}>
      <Escutcheon seat={seat} />
      <b dir="auto">{sitters[seat].name}</b>
      <span>{t[SAID[progress]]}</span>
      {progress === 'ready' && <Letter />}
      {progress === 'writing' && <Page />}
      {progress === 'telling' && <Icon name="talk" />}
      {progress === 'thinking' && <Icon name="hourglass" />}
    </li>
  );
}
