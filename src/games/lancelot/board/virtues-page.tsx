/** The Virtues board as a table: for every player the disc, the crown, and whether the demand is met, with the figures. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { demandOf, type Figure } from '../rules/explain.ts';
import { needsOf } from '../text/virtues.ts';
import type { State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { counted, virtueNamed } from '../text/naming.ts';
import { countedIcon } from './thing-icons.ts';
import type { PanelPageProps } from './page-props.ts';
import { PlayersTable, type Row } from './players-table.tsx';

/** The name of a virtue opens its demand and everybody's figures. */
export function VirtuesPage({ view, sitters, own }: PanelPageProps) {
  const words = useWords();
  const [opened, setOpened] = useState<number | undefined>(undefined);
  const rows = VIRTUES.map(({ low, high }, virtue): Row => {
    const isOpen = virtue === opened;
    return {
      key: String(virtue),
      name: (
        <button
          type="button"
          class="lan-virtue"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? undefined : virtue)}
        >
          {virtueNamed(words, virtue)}{' '}
          <small>
            {low}/{high}
          </small>
        </button>
      ),
      cell: (seat) => <Standing view={view} seat={seat} virtue={virtue} own={seat === own} />,
      look: (seat) => lookOf(view, seat, virtue),
      below: isOpen ? (
        <Demand view={view} own={own} virtue={virtue} names={sitters.map(({ name }) => name)} />
      ) : undefined,
    };
  });
  return <PlayersTable title={words.t['lan.tab.virtues']} sitters={sitters} own={own} rows={rows} />;
}

function lookOf(view: State, seat: Seat, virtue: number): string {
  if (view.knights[seat].virtues[virtue] > 0) return 'lan-learned';
  return demandOf(view, seat, virtue).met ? 'lan-met' : '';
}

interface StandingProps {
  readonly view: State;
  readonly seat: Seat;
  readonly virtue: number;
  readonly own: boolean;
}

/** Disc, crown, met or not; in one's own column with the figures. */
function Standing({ view, seat, virtue, own }: StandingProps) {
  const words = useWords();
  const { t } = words;
  const disc = view.knights[seat].virtues[virtue];
  const { met, figures } = demandOf(view, seat, virtue);
  const crowned = view.crowns[virtue] === seat;
  return (
    <>
      <span class="hidden">
        {standingWords(words, disc, met)}
        {crowned ? `, ${t['lan.crowned']}` : ''}
      </span>
      <span aria-hidden="true" class="lan-cell">
        {crowned && <Icon name="crown" class="lan-crown" />}
        {disc > 0 ? <b>{disc}</b> : disc === 0 ? <Icon name="angel-wings" /> : undefined}
        {disc <= 0 && <Icon name={met ? 'check-mark' : 'cancel'} class={met ? 'lan-yes' : 'lan-no'} />}
      </span>
      {own && disc <= 0 && (
        <span class="lan-figures">
          {figures.map((figure) => (
            <FigureMark key={figure.of} figure={figure} />
          ))}
        </span>
      )}
    </>
  );
}

function standingWords({ t }: Words, disc: number, met: boolean): string {
  if (disc > 0) return t['lan.learned'](disc);
  return `${met ? t['lan.met'] : t['lan.notMet']}${disc === 0 ? `, ${t['lan.vowed']}` : ''}`;
}

function FigureMark({ figure }: { readonly figure: Figure }) {
  const words = useWords();
  const { of, have, met } = figure;
  return (
    <span class={met ? 'lan-figure lan-figure-met' : 'lan-figure'}>
      <Icon name={countedIcon(of)} />
      <span aria-hidden="true">{figureWords(words, figure)}</span>
      <span class="hidden">{counted(words, have, of)}</span>
    </span>
  );
}

/** `4/5` of what must be exact, `3 : 2` against the best rival; of what one needs only once, the sign is enough. */
function figureWords({ t }: Words, { how, have, count, rival }: Figure): string {
  if (how === 'atLeast') return '';
  return how === 'exactly' ? t['lan.exactly'](have, count) : t['lan.against'](have, rival);
}

interface DemandProps {
  readonly view: State;
  readonly own: Seat;
  readonly virtue: number;
  readonly names: readonly string[];
}

function Demand({ view, own, virtue, names }: DemandProps) {
  const words = useWords();
  const needs = needsOf(words, virtue, demandOf(view, own, virtue).figures);
  return (
    <>
      <p>{words.t['lan.demand'](names[own], needs)}</p>
      <ul>
        {names.map((name, seat) => {
          const { met, figures } = demandOf(view, seat, virtue);
          const have = figures.map((figure) => counted(words, figure.have, figure.of));
          return (
            <li key={seat}>
              <Icon name={met ? 'check-mark' : 'cancel'} class={met ? 'lan-yes' : 'lan-no'} />{' '}
              {words.t['lan.of'](name, listed(words, have))} (
              {standingWords(words, view.knights[seat].virtues[virtue], met)})
            </li>
          );
        })}
      </ul>
    </>
  );
}
