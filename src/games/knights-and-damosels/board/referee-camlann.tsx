/** The Battle of Camlann, told round by round: what is asked now, and what became of the cards. */
import type { ComponentChildren } from 'preact';
import { NONE, type Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { fighters, immuneSide, isBroken } from '../rules/12-battle.ts';
import { type Card, chivalryOf, DAMOSELS, damoselOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { MoveOf } from '../rules/moves.ts';
import { ARTHURS, currentStep, MORDREDS, type State } from '../rules/state.ts';
import { plainName } from '../text/naming.ts';
import { Token } from './card.tsx';
import { type Battle, battleOf, isBegun, takenBack, withFight } from './referee-battle.ts';
import type { OwnTableProps } from './referee-props.ts';
import { useWords } from './words.ts';

export function CamlannPart(props: OwnTableProps) {
  const { table, says, onTable } = props;
  const { t } = useWords();
  const battle = battleOf(table);
  if (battle === undefined)
    return (
      <p class="ref-part" role="status">
        {says.camlannFirst}
      </p>
    );
  return (
    <>
      <section class="ref-part" aria-label={t['kd.camlann']}>
        <p class="small">{t['kd.battleAbout']}</p>
        <Asked {...props} battle={battle} />
        {isBegun(table) && (
          <div class="buttons">
            <button type="button" class="button" onClick={() => onTable(takenBack(table))}>
              {says.undo}
            </button>
          </div>
        )}
      </section>
      <div class="ref-answer">
        <LastRound {...props} battle={battle} />
      </div>
    </>
  );
}

type Props = OwnTableProps & { readonly battle: Battle };

function Asked(props: Props) {
  const { table, names, says, onTable, battle } = props;
  const { state, electors } = battle;
  const step = currentStep(state);
  if (electors.length > 0)
    return (
      <Question title={says.elected}>
        {electors.map(({ seat, lots }) => (
          <li key={seat}>
            <Named name={names[seat]} seat={seat} />
            <span class="kdr-seats">
              <button type="button" onClick={() => onTable({ ...table, elected: seat })}>
                {says.lots(lots)}
              </button>
            </span>
          </li>
        ))}
      </Question>
    );
  if (step === 'take') return <Takes {...props} />;
  if (step === 'side') return <Sides {...props} />;
  return step === 'fight' ? <Plays {...props} /> : undefined;
}

function Question({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <>
      <h2>{title}</h2>
      <ul class="kdr-lines">{children}</ul>
    </>
  );
}

const Named = ({ name, seat }: { readonly name: string; readonly seat: Seat }) => (
  <span class="kdr-name">
    <Escutcheon seat={seat} /> {name}
  </span>
);

/** KD-12.2. */
function Takes({ table, names, says, onTable, battle: { state } }: Props) {
  const { turn } = state;
  const cards = game.moves(state, turn).map((move) => (move as MoveOf<'take'>).card);
  return (
    <>
      <h2>{says.takes(names[turn])}</h2>
      <p class="kdr-hand">
        {cards.map((card) => (
          <CardButton
            key={card}
            card={card}
            about={says.from(names[state.players.findIndex(({ row }) => row.includes(card))])}
            onPick={() => onTable({ ...table, takes: [...table.takes, card] })}
          />
        ))}
      </p>
    </>
  );
}

interface CardButtonProps {
  readonly card: Card;
  readonly about?: string;
  readonly isPressed?: boolean;
  readonly onPick: () => void;
}

function CardButton({ card, about = '', isPressed = false, onPick }: CardButtonProps) {
  const { t } = useWords();
  const lady = plainName(DAMOSELS[damoselOf(card)].name);
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={`${t['kd.chivalry'](chivalryOf(card))}, ${lady} ${about}`}
      onClick={onPick}
    >
      <Token chivalry={chivalryOf(card)} /> {t['kd.chivalry'](chivalryOf(card))}
    </button>
  );
}

/** KD-12.3. */
function Sides({ table, names, says, onTable, battle: { state } }: Props) {
  const { t } = useWords();
  const [first, second, ...others] = state.ranking;
  const sideName = (side: number): string => t['kd.side'](side === MORDREDS);
  return (
    <>
      <h2>{says.sides}</h2>
      <p>{says.leads(names[first], sideName(ARTHURS))}</p>
      <p>{says.leads(names[second], sideName(MORDREDS))}</p>
      <ul class="kdr-lines">
        {others.map((seat) => (
          <li key={seat}>
            <Named name={names[seat]} seat={seat} />
            <span class="kdr-seats">
              {[ARTHURS, MORDREDS].map((side) => (
                <button
                  key={side}
                  type="button"
                  aria-pressed={table.sides[seat] === side}
                  onClick={() => onTable({ ...table, sides: table.sides.with(seat, side) })}
                >
                  {sideName(side)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** KD-12.7. Who has one card left plays that one. */
function Plays({ table, names, says, onTable, battle: { state } }: Props) {
  const { t } = useWords();
  const immune = immuneSide(state);
  return (
    <>
      <h2>{says.plays(state.battle)}</h2>
      {isBroken(state) ? (
        <p>{says.broken}</p>
      ) : (
        immune !== NONE && <p>{says.immune(t['kd.side'](immune === MORDREDS))}</p>
      )}
      <ul class="kdr-lines">
        {fighters(state).map((seat) => (
          <li key={seat} class="kdr-fighter">
            <span class="kdr-name">
              <Escutcheon seat={seat} /> {names[seat]}
              {!isBroken(state) && <small>{t['kd.side'](state.players[seat].side === MORDREDS)}</small>}
            </span>
            <span class="kdr-hand">
              {state.players[seat].row.map((card) => (
                <CardButton
                  key={card}
                  card={card}
                  isPressed={state.players[seat].sealed === card}
                  onPick={() => onTable(withFight(table, state.battle, seat, card))}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What became of the cards of the round before, and at last who has won. */
function LastRound({ names, says, battle: { state, heard, electors } }: Props) {
  const { t } = useWords();
  const isOver = currentStep(state) === undefined;
  const round = heard.reduce((last, told) => (told.t === 'fought' ? told.round : last), 0);
  const told = heard.slice(heard.findIndex((each) => each.t === 'fought' && each.round === round));
  const cards = round === 0 ? [] : told.flatMap((each) => (each.t === 'fought' ? [each] : []));
  const backOf = (seat: Seat): readonly Card[] =>
    told.flatMap((each) => (each.t === 'recovered' && each.seat === seat ? [each.card] : []));
  if (cards.length === 0 && !isOver) return undefined;
  return (
    <section class="ref-ask ref-verdict" aria-label={says.result(round)}>
      {cards.length > 0 && <h2>{says.result(round)}</h2>}
      <ul class="kdr-pays">
        {cards.map(({ seat, card, fate }) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span>
              {names[seat]}: {t['kd.chivalry'](chivalryOf(card))}, {t[`kd.fate.${fate}`]}
              {backOf(seat).map((back) => (
                <small key={back}>{says.back(t['kd.chivalry'](chivalryOf(back)))}</small>
              ))}
              <small>{standingIn(says, state, seat, electors.length > 0)}</small>
            </span>
          </li>
        ))}
      </ul>
      {isOver && (
        <>
          <ol class="kdr-final">
            {state.ranking.map((seat, i) => (
              <li key={seat}>{`${i + 1}. ${names[seat]}`}</li>
            ))}
          </ol>
          <p role="status">{says.wins(names[state.ranking[0]])}</p>
        </>
      )}
    </section>
  );
}

function standingIn(says: OwnTableProps['says'], { players }: State, seat: Seat, isElecting: boolean): string {
  const { row, lost } = players[seat];
  return lost !== NONE && !isElecting ? says.out : says.inHand(row.length);
}
