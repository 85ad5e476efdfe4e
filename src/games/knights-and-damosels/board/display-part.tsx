/** Merlin's display: every slot with its chivalry, what was answered to whom, and whose it is as far as this seat may know. */
import { useState } from 'preact/hooks';
import { HIDDEN, NONE, type Seat, type Viewer } from '../../../core/game.ts';
import type { Happening } from '../rules/happenings.ts';
import { currentStep, leftOf, merlinOf, playerOf, type State } from '../rules/state.ts';
import { keep, kept } from '../../../web/local/storage.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import { Arms, CardFace } from './card.tsx';
import { whose } from '../text/naming.ts';
import { OptionRow } from './option.tsx';
import { tell } from '../text/log.ts';
import type { PendingChoice } from './use-choice.ts';

export interface DisplayProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly choice: PendingChoice;
  readonly happenings: readonly Happening[];
}

export function DisplayPart(props: DisplayProps) {
  const { view, me, sitters } = props;
  const { t } = useWords();
  const screen = useScreen();
  const isMerlin = me === merlinOf(view);
  const hidden = isMerlin && screen.covered && !screen.peeking;
  return (
    <section class={isMerlin ? 'kd-display kd-merlin' : 'kd-display'} aria-label={t['kd.display']}>
      <Order view={view} sitters={sitters} />
      {isMerlin && <Banner {...screen} />}
      <Answers {...props} />
      {!isMerlin && <Icon name="pointy-hat" class="kd-hat" />}
      <ul class="kd-slots">
        {view.display.map((_, slot) => (
          <li key={slot} style={{ '--i': slot, '--to-hat': `${((view.display.length - 1) / 2 - slot) * 40}%` }}>
            <Slot {...props} slot={slot} hidden={hidden} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether Merlin's screen is covered, on a device that others may see, and whether he peeks. */
interface Screen {
  readonly covered: boolean;
  readonly peeking: boolean;
  readonly cover: (yes: boolean) => void;
  readonly peek: (yes: boolean) => void;
}

function useScreen(): Screen {
  const [covered, setCovered] = useState(() => kept('kd-covered', (raw) => raw === true) ?? false);
  const [peeking, peek] = useState(false);
  return { covered, peeking, peek, cover: (yes) => (keep('kd-covered', yes), setCovered(yes), peek(false)) };
}

function Banner({ covered, peeking, cover, peek }: Screen) {
  const { t } = useWords();
  return (
    <p class="kd-banner">
      <Icon name="pointy-hat" />
      <span>{t['kd.onlyYou']}</span>
      {covered && (
        <button
          type="button"
          class="button"
          onPointerDown={() => peek(true)}
          onPointerUp={() => peek(false)}
          onPointerLeave={() => peek(false)}
          onKeyDown={({ key }) => key === 'Enter' && peek(!peeking)}
        >
          {t['kd.peek']}
        </button>
      )}
      <button type="button" class="button" aria-pressed={covered} onClick={() => cover(!covered)}>
        {covered ? t['kd.uncover'] : t['kd.cover']}
      </button>
    </p>
  );
}

/** KD-3.2: who asks when, and what came of it. */
function Order({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const { t } = useWords();
  const order: Seat[] = [view.arthur];
  while (order.length < view.players.length) order.push(leftOf(view, order[order.length - 1]));
  const now = currentStep(view) === 'replace' ? view.joust.challenged : view.turn;
  return (
    <ol class="kd-order" aria-label={t['kd.order']} data-tip={t['kd.order']}>
      {order.map((seat) => (
        <li key={seat} class={seat === now ? 'kd-now' : ''} aria-current={seat === now}>
          <Escutcheon seat={seat} />
          <span dir="auto">{sitters[seat].name}</span>
        </li>
      ))}
    </ol>
  );
}

const ANSWERS: ReadonlySet<Happening['t']> = new Set(['granted', 'denied', 'wentWithout', 'thrust', 'jousted']);
const LATEST = 2;

/** What Merlin and the jousts said last, for those who looked away. */
function Answers({ sitters, happenings }: DisplayProps) {
  const words = useWords();
  const from = happenings.findLastIndex(({ t }) => t === 'displayed');
  const latest = happenings.slice(from).filter(({ t }) => ANSWERS.has(t)).slice(-LATEST); // prettier-ignore
  return (
    <p class="kd-answers kd-aside" dir="auto">
      {latest.map((happening) => tell(words, happening, namesOf(sitters))?.text).join(' ')}
    </p>
  );
}

interface SlotProps extends DisplayProps {
  readonly slot: number;
  readonly hidden: boolean;
}

function Slot({ view, me, sitters, choice, slot, hidden }: Omit<SlotProps, 'happenings'>) {
  const words = useWords();
  const { t } = words;
  const { chivalry, taker, damosel } = view.display[slot];
  const denied = view.players.findIndex((player) => player.denied === slot);
  const known = hidden ? undefined : whose(words, view, me, slot);
  const answers = [
    ...(known === undefined ? [] : [known]),
    ...(taker === NONE ? [] : [t['kd.takenBy'](sitters[taker].name)]),
    ...(denied < 0 ? [] : [t['kd.deniedTo'](sitters[denied].name)]),
  ];
  return (
    <OptionRow
      choice={choice}
      move={taker === NONE ? { t: 'ask', slot } : { t: 'challenge', slot }}
      label={[t['kd.slot'](slot + 1, t['kd.chivalry'](chivalry)), ...answers].join(', ')}
      class={`${taker === NONE ? '' : 'kd-granted'} ${denied < 0 ? '' : 'kd-denied'}`}
    >
      <CardFace chivalry={chivalry}>
        {known !== undefined && (
          <small class="kd-whose">
            {damosel !== HIDDEN && <Arms seat={playerOf(view, damosel)} />}
            {known}
          </small>
        )}
        {taker !== NONE && (
          <span class="kd-ring" data-tip={t['kd.takenBy'](sitters[taker].name)}>
            <Escutcheon seat={taker} />
          </span>
        )}
        {denied >= 0 && (
          <span class="kd-ring kd-ring-denied" data-tip={t['kd.deniedTo'](sitters[denied].name)}>
            <Escutcheon seat={denied} />
            <Icon name="cancel" />
          </span>
        )}
      </CardFace>
    </OptionRow>
  );
}
