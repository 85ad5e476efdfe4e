/** The virtues as sentences: what each asks, what of it is met, and what to do next. The nearest to a score come first. */
import { useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { demandOf, type Figure } from '../rules/explain.ts';
import { virtueWorth } from '../rules/11-virtues.ts';
import { alternativeWords, conditionWords } from '../text/virtues.ts';
import type { State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { counted, virtueNamed } from '../text/naming.ts';
import type { PanelPageProps } from './page-props.ts';

/** How far one is with a virtue, in the order in which they are listed. */
const STAGES = ['ready', 'vowed', 'met', 'open', 'learned'] as const;
type Stage = (typeof STAGES)[number];

const STAGE_ICONS = {
  ready: 'open-book',
  vowed: 'angel-wings',
  met: 'angel-wings',
  open: 'angel-wings',
  learned: 'check-mark',
} as const;

function stageOf(view: State, seat: Seat, virtue: number): Stage {
  const disc = view.knights[seat].virtues[virtue];
  if (disc > 0) return 'learned';
  const { met } = demandOf(view, seat, virtue);
  if (disc === NONE) return met ? 'met' : 'open';
  return met ? 'ready' : 'vowed';
}

export function VirtuesPage(props: PanelPageProps) {
  const { view, own } = props;
  const [opened, setOpened] = useState<number | undefined>(undefined);
  const rank = (virtue: number): number => STAGES.indexOf(stageOf(view, own, virtue));
  return (
    <ul class="lan-virtues">
      {[...VIRTUES.keys()]
        .toSorted((a, b) => rank(a) - rank(b))
        .map((virtue) => (
          <VirtueRow
            key={virtue}
            {...props}
            virtue={virtue}
            isOpen={virtue === opened}
            onOpen={() => setOpened(virtue === opened ? undefined : virtue)}
          />
        ))}
    </ul>
  );
}

interface RowProps extends PanelPageProps {
  readonly virtue: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function VirtueRow({ view, sitters, own, virtue, isOpen, onOpen }: RowProps) {
  const words = useWords();
  const { t } = words;
  const stage = stageOf(view, own, virtue);
  return (
    <li class={`lan-virtue lan-virtue-${stage}`} data-virtue={virtue}>
      <button type="button" aria-expanded={isOpen} data-tip={t[`lan.stage.${stage}`]} onClick={onOpen}>
        <Icon name={STAGE_ICONS[stage]} />
        <span class="lan-virtue-name">{virtueNamed(words, virtue)}</span>
        {view.crowns[virtue] === own && <Icon name="crown" class="lan-crown" />}
        <b>{t['lan.vp'](stage === 'learned' ? view.knights[own].virtues[virtue] : virtueWorth(view, own, virtue))}</b>
      </button>
      {stage === 'ready' && <p class="lan-virtue-next">{t['lan.stage.ready']}</p>}
      {stage !== 'learned' && <Conditions figures={shownFigures(view, own, virtue)} any={VIRTUES[virtue].any} />}
      {isOpen && <Everybody view={view} names={sitters.map(({ name }) => name)} virtue={virtue} />}
    </li>
  );
}

/** Where one condition is enough, those that are met say it all. */
function shownFigures(view: State, seat: Seat, virtue: number): readonly Figure[] {
  const { figures, met } = demandOf(view, seat, virtue);
  return VIRTUES[virtue].any && met ? figures.filter((figure) => figure.met) : figures;
}

function Conditions({ figures, any }: { readonly figures: readonly Figure[]; readonly any: boolean }) {
  const words = useWords();
  return (
    <ul class="lan-conditions">
      {figures.map((figure, i) => (
        <li key={figure.of} class={figure.met ? 'lan-yes' : 'lan-no'}>
          <Icon name={figure.met ? 'check-mark' : 'cancel'} />
          <span class="hidden">{words.t[figure.met ? 'lan.met' : 'lan.notMet']}: </span>
          {any && i > 0 ? alternativeWords(words, figure) : conditionWords(words, figure)}
        </li>
      ))}
    </ul>
  );
}

interface EverybodyProps {
  readonly view: State;
  readonly names: readonly string[];
  readonly virtue: number;
}

function Everybody({ view, names, virtue }: EverybodyProps) {
  const words = useWords();
  return (
    <ul class="lan-everybody">
      {names.map((name, seat) => (
        <li key={seat}>{words.t['lan.of'](name, figuresWords(words, view, seat, virtue))}</li>
      ))}
    </ul>
  );
}

/** `2 Allied Knights and 1 squire (vowed)`. */
function figuresWords(words: Words, view: State, seat: Seat, virtue: number): string {
  const { t } = words;
  const have = demandOf(view, seat, virtue).figures.map((figure) => counted(words, figure.have, figure.of));
  const disc = view.knights[seat].virtues[virtue];
  const state = disc > 0 ? ` (${t['lan.learned'](disc)})` : disc === NONE ? '' : ` (${t['lan.vowed']})`;
  return `${listed(words, have)}${state}`;
}
