/** What one player has: goods by steppers, virtues with what is met and missing, deeds to tick. */
import { NONE } from '../../../core/game.ts';
import { Choice } from '../../../web/referee/choice.tsx';
import { Stepper } from '../../../web/referee/stepper.tsx';
import type { RefereeProps } from '../../../web/referee/referee.ts';
import { CHAIRS, GRAIL_END, LANCE, MACE, MAGIC, SWORD, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { demandOf } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { chairNamed, deedNamed, virtueNamed } from '../text/naming.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { conditionWords } from '../text/virtues.ts';
import { Icon } from './icons.ts';
import { mostOf, positionOf, type Table, withOwn } from './referee-table.ts';
import { THING_ICONS } from './thing-icons.ts';
import { useWords } from './words.ts';

type Props = RefereeProps<Table, RefereeSays>;

/** First what the end counts, then what virtues ask for. */
const COUNTED = [SWORD, MACE, LANCE, MAGIC];
const OTHERS = [...THINGS.keys()].filter((thing) => !COUNTED.includes(thing));

/** LAN-10.8: her VP are not limited; this is as many as a position can tell. */
const MOST_GUINEVERE = 99;

export function Goods({ table, names, says, onTable }: Props) {
  const own = table.owns[table.seat];
  const count = (thing: number) => (
    <Stepper
      key={thing}
      label={says.things[thing]}
      icon={<Icon name={THING_ICONS[thing]} />}
      value={own.things[thing]}
      most={mostOf(table, thing)}
      onValue={(value) => onTable(withOwn(table, { things: own.things.with(thing, value) }))}
    />
  );
  return (
    <section class="ref-part" aria-labelledby="lanr-part">
      <h2 id="lanr-part">{says.whatHas(names[table.seat])}</h2>
      <div class="ref-pairs">
        {COUNTED.map(count)}
        <Stepper
          label={says.grail}
          icon={<Icon name="holy-grail" />}
          value={own.grail}
          most={GRAIL_END}
          onValue={(grail) => onTable(withOwn(table, { grail }))}
        />
        <Stepper
          label={says.guinevere}
          icon={<Icon name="queen-crown" />}
          value={own.guinevere}
          most={MOST_GUINEVERE}
          onValue={(guinevere) => onTable(withOwn(table, { guinevere }))}
        />
        <Sword table={table} names={names} says={says} onTable={onTable} />
        <Chair table={table} names={names} says={says} onTable={onTable} />
        {OTHERS.map(count)}
      </div>
    </section>
  );
}

function Sword({ table, names, says, onTable }: Props) {
  return (
    <Choice
      label={says.excalibur}
      value={table.sword}
      offered={[
        { value: NONE, name: says.nobodyHasIt },
        ...names.map((name, value) => ({ value, name: says.hasIt(name) })),
      ]}
      onValue={(sword) => onTable({ ...table, sword })}
    />
  );
}

function Chair({ table, says, onTable }: Props) {
  const words = useWords();
  const { owns, seat } = table;
  const taken = new Set(owns.filter((_, other) => other !== seat).map(({ chair }) => chair));
  return (
    <Choice
      label={says.chair}
      value={owns[seat].chair}
      offered={[
        { value: NONE, name: says.noChair },
        ...CHAIRS.map((_, value) => ({
          value,
          name: `${value + 1}. ${chairNamed(words, value)}`,
          disabled: taken.has(value),
        })),
      ]}
      onValue={(chair) => onTable(withOwn(table, { chair }))}
    />
  );
}

export function Virtues({ table, names, says, onTable }: Props) {
  const state = positionOf(table);
  return (
    <section class="ref-part" aria-labelledby="lanr-part">
      <h2 id="lanr-part">{says.learnAsk(names[table.seat])}</h2>
      <ul class="lanr-virtues">
        {VIRTUES.map(({ name }, virtue) => (
          <li key={name}>
            <VirtueRow table={table} says={says} state={state} virtue={virtue} onTable={onTable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VirtueProps extends Pick<Props, 'table' | 'says' | 'onTable'> {
  readonly state: State;
  readonly virtue: number;
}

function VirtueRow({ table, says, state, virtue, onTable }: VirtueProps) {
  const words = useWords();
  const { virtues } = table.owns[table.seat];
  const { low, high, any } = VIRTUES[virtue];
  const { met, figures } = demandOf(state, table.seat, virtue);
  const disc = virtues[virtue];
  const name = virtueNamed(words, virtue);
  const unmet = any ? 'missingAny' : 'missing';
  const answer = disc > 0 ? 'learned' : !met ? unmet : disc === 0 ? 'ready' : 'noDisc';
  const choices: readonly (readonly [vp: number, label: string])[] = [
    [NONE, says.discs.none],
    [0, says.discs.vow],
    [low, says.learned(low)],
    [high, says.learned(high)],
  ];
  return (
    <>
      <h3>{name}</h3>
      <ul class="lanr-conditions">
        {figures.map((figure, i) => (
          <li key={i}>
            <Icon name={figure.met ? 'check-mark' : 'cancel'} />
            <span class="hidden">{figure.met ? says.met : says.missing}: </span>
            {conditionWords(words, figure)}
          </li>
        ))}
      </ul>
      <p class={answer === 'ready' ? 'lanr-ready' : ''}>{says.answer[answer]}</p>
      <div class="ref-options" role="group" aria-label={says.disc(name)}>
        {choices.map(([vp, label]) => (
          <button
            key={vp}
            type="button"
            aria-pressed={disc === vp}
            onClick={() => onTable(withOwn(table, { virtues: virtues.with(virtue, vp) }))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

export function Deeds({ table, names, says, onTable }: Props) {
  const words = useWords();
  const { deeds } = table.owns[table.seat];
  const toggle = (tile: number): void => {
    const next = deeds.includes(tile) ? deeds.filter((each) => each !== tile) : [...deeds, tile];
    onTable(withOwn(table, { deeds: next }));
  };
  return (
    <section class="ref-part" aria-labelledby="lanr-part">
      <h2 id="lanr-part">{says.whatHas(names[table.seat])}</h2>
      <ul class="lanr-deeds">
        {DEEDS.map(({ id, vp }, tile) => {
          const owner = table.owns.findIndex((own) => own.deeds.includes(tile));
          const isElsewhere = owner !== NONE && owner !== table.seat;
          return (
            <li key={id}>
              <label class="check">
                <input
                  type="checkbox"
                  checked={owner === table.seat}
                  disabled={isElsewhere}
                  onChange={() => toggle(tile)}
                />
                <span>
                  {deedNamed(words, tile)} <i>{isElsewhere ? says.hasIt(names[owner]) : says.deedVp(vp)}</i>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
