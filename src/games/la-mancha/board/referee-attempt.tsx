/** An attempt at a Feat: cards that changed it, the die, the sum, and what is noted of it. */
import { NONE } from '../../../core/game.ts';
import { Choice } from '../../../web/referee/choice.tsx';
import { Stepper } from '../../../web/referee/stepper.tsx';
import { TAGS } from '../rules/cards/vocabulary.ts';
import { SUCCESSES } from '../rules/components.ts';
import { Die } from './die.tsx';
import { featCards, featName } from './referee-cards.ts';
import type { Arithmetic } from './referee-feat.ts';
import { PartsOf } from './referee-parts.tsx';
import { Plays } from './referee-plays.tsx';
import type { OwnTableProps } from './referee-props.ts';
import {
  isIn,
  isOwnCard,
  MOST_FIGURE,
  MOST_ROUNDS,
  noted,
  runAway,
  type Table,
  withFeat,
  withOwn,
} from './referee-table.ts';
import { useWords } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6];

export function FeatPart(props: OwnTableProps) {
  const { table, names, says, looked } = props;
  return (
    <>
      <section class="ref-part" aria-label={says.feat}>
        <ChooseFeat {...props} />
        {table.feat === NONE ? (
          <p>{says.chooseFeat}</p>
        ) : (
          <>
            <Plays {...props} />
            <details>
              <summary>{says.byHand}</summary>
              <Changes {...props} />
            </details>
          </>
        )}
      </section>
      <div class="ref-answer">
        {looked.feat !== undefined && isIn(table, table.seat) && <Attempt {...props} feat={looked.feat} />}
        {table.feat !== NONE && !isIn(table, table.seat) && (
          <p class="ref-ask" role="status">
            {says.notTied(names[table.seat])}
          </p>
        )}
      </div>
    </>
  );
}

function ChooseFeat({ table, says, onTable }: OwnTableProps) {
  const words = useWords();
  const { t } = words;
  const here = table.feat === NONE ? [] : [{ value: table.feat, name: featName(words, says, table.feat) }];
  const others = featCards(words, says, table).filter(({ value }) => value !== table.feat);
  return (
    <div class={isOwnCard(table.feat) ? 'ref-pairs' : ''}>
      <Choice
        label={says.feat}
        value={table.feat}
        offered={[{ value: NONE, name: says.noFeat }, ...here, ...others]}
        onValue={(feat) => onTable(withFeat(table, feat))}
      />
      {isOwnCard(table.feat) && (
        <Choice
          label={says.kind}
          value={table.tag}
          offered={TAGS.map((tag, value) => ({ value, name: t['lm.tag'](tag) }))}
          onValue={(tag) => onTable({ ...table, tag })}
        />
      )}
    </div>
  );
}

/** What the cards of this table have changed: people read them out, we only count. */
const FIGURES = ['attemptStrength', 'attemptDifficulty'] as const;

function Changes({ table, says, onTable }: OwnTableProps) {
  const own = table.owns[table.seat];
  const signed = { least: -MOST_FIGURE, most: MOST_FIGURE };
  return (
    <div class="ref-pairs lmr-changes">
      {FIGURES.map((figure) => (
        <Stepper
          key={figure}
          label={says[figure]}
          value={table[figure]}
          {...signed}
          onValue={(value) => onTable({ ...table, [figure]: value })}
        />
      ))}
      <Stepper
        label={says.featStrength}
        value={own.strength}
        {...signed}
        onValue={(strength) => onTable(withOwn(table, { strength }))}
      />
      <Stepper
        label={says.featDifficulty}
        value={table.difficulty}
        {...signed}
        onValue={(difficulty) => onTable({ ...table, difficulty })}
      />
      <Stepper
        label={says.round}
        value={table.round}
        least={1}
        most={MOST_ROUNDS}
        onValue={(round) => onTable({ ...table, round })}
      />
      <Stepper
        label={says.attempts}
        value={own.rolled}
        most={MOST_ROUNDS}
        onValue={(rolled) => onTable(withOwn(table, { rolled, last: 0 }))}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={table.doubled}
          onChange={({ currentTarget }) => onTable({ ...table, doubled: currentTarget.checked })}
        />
        <span>{says.doubled}</span>
      </label>
    </div>
  );
}

function Attempt({ table, names, says, onTable, looked, feat }: OwnTableProps & { readonly feat: Arithmetic }) {
  const { seat, owns, die } = table;
  const name = names[seat];
  return (
    <section class="ref-ask" aria-labelledby="lmr-attempt">
      <h2 id="lmr-attempt">
        {says.attempt(name)} {owns[seat].successes > 0 && <small>{says.marked}</small>}
      </h2>
      <div class="lmr-dice" role="group" aria-label={says.roll}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-pressed={face === die}
            aria-label={says.face(face)}
            onClick={() => onTable({ ...table, die: face === die ? 0 : face })}
          >
            <Die face={face} label={says.face(face)} />
          </button>
        ))}
      </div>
      <p class="lmr-sum" role="status">
        {die === 0 ? (
          needs(says, feat, table)
        ) : (
          <>
            {says.sum(`${die}${table.doubled ? ' × 2' : ''}`, feat.strength, feat.total)}{' '}
            {says.against(feat.difficulty)}: <b>{feat.total >= feat.difficulty ? says.success : says.failure}</b>
          </>
        )}
      </p>
      <div class="ref-pairs">
        <div>
          <h3>{says.strengthIs(feat.strength)}</h3>
          <PartsOf says={says} round={table.round} parts={looked.parts} own={looked.own} />
        </div>
        <div>
          <h3>{says.difficultyIs(feat.difficulty)}</h3>
          <PartsOf says={says} round={table.round} parts={feat.difficultyParts} own={looked.own} />
        </div>
      </div>
      <div class="buttons">
        {die > 0 && <Note table={table} name={name} says={says} feat={feat} onTable={onTable} />}
        {die === 0 && owns[seat].rolled > 0 && (
          <button type="button" class="button" onClick={() => onTable(runAway(table))}>
            {says.flee}
          </button>
        )}
      </div>
    </section>
  );
}

interface NoteProps extends Pick<OwnTableProps, 'table' | 'says' | 'onTable'> {
  readonly name: string;
  readonly feat: Arithmetic;
}

function Note({ table, name, says, feat, onTable }: NoteProps) {
  const isSuccess = feat.total >= feat.difficulty;
  const isWon = isSuccess && table.owns[table.seat].successes + 1 >= SUCCESSES;
  return (
    <button type="button" class="button button-main" onClick={() => onTable(noted(table, isSuccess))}>
      {isWon ? says.winsFeat(name) : isSuccess ? says.noteSuccess : says.noteFailure}
    </button>
  );
}

function needs(says: OwnTableProps['says'], { strength, difficulty }: Arithmetic, { doubled }: Table): string {
  const face = Math.ceil((difficulty - strength) / (doubled ? 2 : 1));
  if (face <= 1) return says.needsNothing;
  return face > 6 ? says.needsMiracle : says.needs(face);
}
