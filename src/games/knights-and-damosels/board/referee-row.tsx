/** The row of one knight: nine places; a tap asks whose card lies there. And how near everybody is to a victory. */
import { useState } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { Choice } from '../../../web/referee/choice.tsx';
import { Stepper } from '../../../web/referee/stepper.tsx';
import { CHIVALRIES, DAMOSELS, KNIGHTS } from '../rules/components.ts';
import { standingWords } from '../text/asking.ts';
import { plainName } from '../text/naming.ts';
import { Arms, Token } from './card.tsx';
import type { OwnTableProps } from './referee-props.ts';
import {
  freeDamosels,
  freeKnights,
  giverIn,
  hasIn,
  ladiesFor,
  MOST_WORSHIP,
  roundState,
  type Table,
  withCard,
  withOwn,
} from './referee-table.ts';
import { useWords } from './words.ts';

export function RowPart(props: OwnTableProps) {
  const { table, names, says, onTable } = props;
  const [picking, setPicking] = useState(NONE);
  const own = table.owns[table.seat];
  return (
    <>
      <section class="ref-part" aria-labelledby="kdr-part">
        <h2 id="kdr-part">{says.whatHas(names[table.seat])}</h2>
        <div class="kdr-row" role="group" aria-label={says.row}>
          {CHIVALRIES.map((_, chivalry) => (
            <Place
              key={chivalry}
              table={table}
              chivalry={chivalry}
              isOpen={picking === chivalry}
              onPick={() => setPicking(picking === chivalry ? NONE : chivalry)}
            />
          ))}
        </div>
        {picking !== NONE && <Ladies {...props} chivalry={picking} onDone={() => setPicking(NONE)} />}
        <div class="ref-pairs">
          <Stepper
            label={says.worship}
            value={own.worship}
            most={MOST_WORSHIP}
            onValue={(worship) => onTable(withOwn(table, { worship }))}
          />
          <span />
          <Choice
            label={says.knight}
            value={own.knight}
            offered={freeKnights(table).map((value) => ({ value, name: KNIGHTS[value].name }))}
            onValue={(knight) => onTable(withOwn(table, { knight }))}
          />
          <Choice
            label={says.damosel}
            value={own.damosel}
            offered={freeDamosels(table).map((value) => ({ value, name: DAMOSELS[value].name }))}
            onValue={(damosel) => onTable(withOwn(table, { damosel }))}
          />
        </div>
      </section>
      <Nearest {...props} />
    </>
  );
}

interface PlaceProps {
  readonly table: Table;
  readonly chivalry: number;
  readonly isOpen: boolean;
  readonly onPick: () => void;
}

const playerOf = ({ owns }: Table, lady: number): number => owns.findIndex(({ damosel }) => damosel === lady);

function Place({ table, chivalry, isOpen, onPick }: PlaceProps) {
  const { t } = useWords();
  const own = table.owns[table.seat];
  const has = hasIn(own, chivalry);
  const lady = giverIn(own, chivalry);
  return (
    <button type="button" class="kdr-place" aria-pressed={has} aria-expanded={isOpen} onClick={onPick}>
      <Token chivalry={chivalry} class={has ? '' : 'kd-lacking'}>
        {has && <Arms seat={playerOf(table, lady)} />}
      </Token>
      <span>{t['kd.chivalry'](chivalry)}</span>
      <small>{has && plainName(DAMOSELS[lady].name)}</small>
    </button>
  );
}

interface LadiesProps extends OwnTableProps {
  readonly chivalry: number;
  readonly onDone: () => void;
}

function Ladies({ table, says, onTable, chivalry, onDone }: LadiesProps) {
  const { t } = useWords();
  const chosen = giverIn(table.owns[table.seat], chivalry);
  const choose = (lady: number): void => (onTable(withCard(table, chivalry, lady)), onDone());
  return (
    <div class="kdr-ladies" role="group" aria-label={says.whose(t['kd.chivalry'](chivalry))}>
      <p>{says.whose(t['kd.chivalry'](chivalry))}</p>
      {ladiesFor(table, chivalry).map((lady) => (
        <button key={lady} type="button" class="button" aria-pressed={lady === chosen} onClick={() => choose(lady)}>
          <Arms seat={playerOf(table, lady)} /> {plainName(DAMOSELS[lady].name)}
        </button>
      ))}
      {chosen !== NONE && (
        <button type="button" class="button" onClick={() => choose(NONE)}>
          {says.none}
        </button>
      )}
    </div>
  );
}

function Nearest({ table, names, says }: OwnTableProps) {
  const words = useWords();
  const state = roundState(table);
  return (
    <section class="ref-ruling ref-answer" aria-labelledby="kdr-near">
      <h2 id="kdr-near">{says.nearest}</h2>
      <ul class="kdr-pays">
        {names.map((name, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span>
              {name}
              <small>{standingWords(words, state, seat)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
