/** What every knight has: counters, cards, deeds, seat, lasting advantages, Morgana and Excalibur. */
import type { Seat } from '../../../core/game.ts';
import { CHAIRS, MOST_CARDS, THINGS } from '../rules/components.ts';
import { cardsOf, type State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { chairNamed, deedNamed, thingsCalled } from '../text/naming.ts';
import { THING_ICONS } from './thing-icons.ts';
import type { PanelPageProps } from './page-props.ts';
import { PlayersTable, type Row } from './players-table.tsx';

export function KnightsPage({ view, sitters, own }: PanelPageProps) {
  const words = useWords();
  return <PlayersTable title={words.t['lan.tab.knights']} sitters={sitters} own={own} rows={rowsOf(words, view)} />;
}

const NOTHING = '·';

function rowsOf(words: Words, view: State): Row[] {
  const { t } = words;
  const { knights, holders } = view;
  const row = (name: string, cell: (seat: Seat) => string): Row => ({ key: name, name, cell });
  return [
    ...THINGS.map((thing, i) => ({
      key: thing,
      name: (
        <>
          <Icon name={THING_ICONS[i]} /> {thingsCalled(words, i)}
        </>
      ),
      cell: (seat: Seat) => knights[seat].things[i] || NOTHING,
    })),
    row(t['lan.cards'], (seat) => `${cardsOf(knights[seat])}/${MOST_CARDS}`),
    {
      key: 'deeds',
      name: t['lan.source.deeds'],
      cell: (seat: Seat) => <DeedCount tiles={knights[seat].deeds} />,
    },
    row(t['lan.grail'], (seat) => String(knights[seat].grail)),
    row(t['lan.seat'], (seat) =>
      CHAIRS[knights[seat].chair] === undefined ? NOTHING : chairNamed(words, knights[seat].chair),
    ),
    row(
      t['lan.advantages'],
      (seat) =>
        [...CHAIRS.keys()]
          .filter((chair) => holders[chair] === seat)
          .map((chair) => chairNamed(words, chair))
          .join(', ') || NOTHING,
    ),
    row(t['lan.power'], (seat) => t[`lan.power.${knights[seat].morgana}`]),
    row(t['lan.sword'], (seat) => (view.sword === seat ? '✓' : NOTHING)),
    row(t['lan.counter'], (seat) => (view.fetcher === seat ? '✓' : NOTHING)),
  ];
}

/** How many deeds, with their titles as a tip. */
function DeedCount({ tiles }: { readonly tiles: readonly number[] }) {
  const words = useWords();
  if (tiles.length === 0) return <>{NOTHING}</>;
  return (
    <span tabIndex={0} data-tip={tiles.map((tile) => deedNamed(words, tile)).join('\n')}>
      {tiles.length}
    </span>
  );
}
