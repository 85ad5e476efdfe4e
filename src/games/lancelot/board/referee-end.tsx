/** What the end adds: each majority, Excalibur and the Grail, with who has it. */
import type { ComponentChildren } from 'preact';
import { NONE, type Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { contenders, grailAward, holding } from '../rules/15-end.ts';
import { CATEGORIES, EXCALIBUR_VP, LANCE, MACE, MAGIC, MAJORITY_VP, SWORD } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { Icon, type IconName } from './icons.ts';
import { grailLeaders, isGrailTold, isTied, type Table } from './referee-table.ts';
import { THING_ICONS } from './thing-icons.ts';
import { useWords } from './words.ts';

const CATEGORY_ICONS: readonly IconName[] = [
  ...[SWORD, MACE, LANCE, MAGIC].map((thing) => THING_ICONS[thing]),
  'dragon-head',
];

interface EndProps {
  readonly table: Table;
  readonly names: readonly string[];
  readonly says: RefereeSays;
  readonly end: State;
}

export function RefereeEnd({ table, names, says, end }: EndProps) {
  const { t } = useWords();
  const leaders = grailLeaders(table);
  const grails = table.owns.map(({ grail }) => grail);
  const line = { says, names };
  return (
    <section class="ref-ruling" aria-label={says.added}>
      <h2>{says.added}</h2>
      <ul class="ref-lines">
        {CATEGORIES.map((category, i) => {
          const best = contenders(end, i);
          const tied = isTied(end, i);
          const most = best.length === 0 ? 0 : holding(end, best[0], i);
          const seats = end.majorities[i] === NONE ? best : [end.majorities[i]];
          return (
            <Line key={category} {...line} icon={CATEGORY_ICONS[i]} seats={seats} tied={tied} vp={MAJORITY_VP}>
              {says.most(t[`lan.category.${category}`], most)}
            </Line>
          );
        })}
        <Line {...line} icon="sword-in-stone" seats={end.sword === NONE ? [] : [end.sword]} vp={EXCALIBUR_VP}>
          {says.excalibur}
        </Line>
        <Line
          {...line}
          icon="holy-grail"
          seats={isGrailTold(table) ? end.pilgrims.slice(0, leaders.length > 0 ? 1 : 0) : leaders}
          tied={!isGrailTold(table)}
          vp={grailAward(end)}
        >
          {says.grailAhead(Math.max(...grails) - Math.min(...grails))}
        </Line>
      </ul>
    </section>
  );
}

interface LineProps extends Pick<EndProps, 'says' | 'names'> {
  readonly icon: IconName;
  readonly seats: readonly Seat[];
  readonly tied?: boolean;
  readonly vp: number;
  readonly children: ComponentChildren;
}

function Line({ says, names, icon, seats, tied = false, vp, children }: LineProps) {
  return (
    <li class={tied ? 'lanr-tied' : ''}>
      <Icon name={icon} />
      <span>{children}</span>
      <span class="lanr-who">
        {seats.length === 0 && says.nobody}
        {seats.map((seat) => (
          <span key={seat}>
            {names[seat]} <Escutcheon seat={seat} />
          </span>
        ))}
      </span>
      <b>{tied ? says.tied : seats.length === 0 ? '' : `+${vp}`}</b>
    </li>
  );
}
