/** The event of the round: who offers what, how the cards lie, and what it pays or takes. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { Choice } from '../../../web/referee/choice.tsx';
import { Stepper } from '../../../web/referee/stepper.tsx';
import {
  CHIVALRIES,
  chivalryOf,
  DAMOSELS,
  damoselOf,
  EVENTS,
  kindOf,
  LISTED,
  SERVICE_CARDS,
} from '../rules/components.ts';
import type { Reason, WorshipPart } from '../rules/explain.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import { CardFace, Token } from './card.tsx';
import type { OwnTableProps } from './referee-props.ts';
import {
  holdersOf,
  isDisaster,
  isFortune,
  offersOf,
  paidOut,
  reasonsOf,
  struckBy,
  toSet,
  worshipOf,
} from './referee-event.ts';
import { changed, FORTUNE, MOST_ROUNDS, withEvent, withOwn } from './referee-table.ts';
import { useWords } from './words.ts';

export function EventPart(props: OwnTableProps) {
  const { table, says } = props;
  return (
    <>
      <section class="ref-part" aria-label={says.event}>
        <Head {...props} />
        {table.event !== NONE && !isDisaster(table) && <Offers {...props} />}
        {table.event !== NONE && !isFortune(table) && <Faces {...props} />}
      </section>
      <div class="ref-answer">
        {table.event === NONE ? (
          <p class="ref-ask" role="status">
            {says.chooseEvent}
          </p>
        ) : isDisaster(table) ? (
          <Strikes {...props} />
        ) : (
          <Pays {...props} />
        )}
      </div>
    </>
  );
}

function Head({ table, names, says, onTable }: OwnTableProps) {
  const { t } = useWords();
  return (
    <div class="ref-pairs">
      <Choice
        label={says.event}
        value={table.event}
        offered={[
          { value: NONE, name: says.noEvent },
          ...EVENTS.map((_, value) => ({ value, name: `${t['kd.event'](value)} (${t['kd.kind'](kindOf(value))})` })),
        ]}
        onValue={(event) => onTable(withEvent(table, event))}
      />
      <Choice
        label={says.arthur}
        value={table.arthur}
        offered={names.map((name, value) => ({ value, name }))}
        onValue={(arthur) => onTable(changed(table, { arthur }))}
      />
      <Choice
        label={says.service}
        value={table.service}
        offered={[
          { value: NONE, name: says.noService },
          ...SERVICE_CARDS.map((_, value) => ({ value, name: says.favour(value + 1) })),
          ...SERVICE_CARDS.map((_, card) => ({ value: FORTUNE + card, name: says.fortune(card + 1) })),
        ]}
        onValue={(service) => onTable({ ...table, service })}
      />
      <Stepper
        label={says.round}
        value={table.round}
        least={1}
        most={MOST_ROUNDS}
        onValue={(round) => onTable(changed(table, { round }))}
      />
    </div>
  );
}

const isListed = (event: number, chivalry: number): boolean => (LISTED[event] & (1 << chivalry)) !== 0;

function Offers({ table, names, says, onTable }: OwnTableProps) {
  const { t } = useWords();
  const offers = offersOf(table);
  const tell = (chivalry: number, by: Seat): void => onTable(changed(table, { told: table.told.with(chivalry, by) }));
  return (
    <>
      <h2>{says.offers}</h2>
      <p class="small">{says.offersHint}</p>
      <ul class="kdr-lines">
        {CHIVALRIES.map((_, chivalry) => {
          if (!isListed(table.event, chivalry)) return undefined;
          const holders = holdersOf(table, chivalry);
          const by = offers[chivalry];
          return (
            <li key={chivalry}>
              <span class="kdr-name">
                <Token chivalry={chivalry} class={by === NONE ? 'kd-lacking' : ''} /> {t['kd.chivalry'](chivalry)}
              </span>
              <span class="kdr-seats" role="group" aria-label={t['kd.chivalry'](chivalry)}>
                {holders.length === 0 && <i>{says.nobodyHas}</i>}
                {holders.map((seat) => (
                  <button
                    key={seat}
                    type="button"
                    aria-pressed={seat === by}
                    onClick={() => tell(chivalry, seat === holders[0] ? HIDDEN : seat)}
                  >
                    <Escutcheon seat={seat} /> {names[seat]}
                  </button>
                ))}
                {holders.length > 0 && (
                  <button type="button" aria-pressed={by === NONE} onClick={() => tell(chivalry, NONE)}>
                    {says.nobodyOffers}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Faces({ table, names, says, onTable }: OwnTableProps) {
  const { t } = useWords();
  const setters = [...table.owns.keys()].filter((seat) => toSet(table, seat) !== 0);
  const [up, down] = isDisaster(table) ? [t['kd.faceUp'], t['kd.faceDown']] : [t['kd.duty'], t['kd.betrayal']];
  return (
    <>
      <h2>{says.facesOf}</h2>
      <p class="small">{setters.length === 0 ? says.nothingToTurn : says.tapToTurn}</p>
      <ul class="kdr-lines">
        {setters.map((seat) => (
          <li key={seat}>
            <span class="kdr-name">
              <Escutcheon seat={seat} /> {names[seat]}
            </span>
            <span class="kdr-seats" role="group" aria-label={names[seat]}>
              {CHIVALRIES.map((_, chivalry) => {
                const bit = 1 << chivalry;
                const isDown = (table.owns[seat].down & bit) !== 0;
                if ((toSet(table, seat) & bit) === 0) return undefined;
                return (
                  <button
                    key={chivalry}
                    type="button"
                    class="kdr-face"
                    aria-pressed={isDown}
                    onClick={() =>
                      onTable({
                        ...withOwn({ ...table, seat }, { down: table.owns[seat].down ^ bit }),
                        seat: table.seat,
                      })
                    }
                  >
                    <CardFace chivalry={chivalry} class={isDown ? 'kd-small kd-betrays' : 'kd-small'}>
                      <small>{isDown ? down : up}</small>
                    </CardFace>
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pays(props: OwnTableProps) {
  const { table, names, says, onTable } = props;
  const { t } = useWords();
  const reasons = reasonsOf(table);
  return (
    <section class="ref-ask" aria-labelledby="kdr-pays">
      <h2 id="kdr-pays">{says.pays}</h2>
      {reasons.length === 0 && <p>{says.paysNothing}</p>}
      <ul class="kdr-pays">
        {names.map((name, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span>
              {name}
              {reasons.map(
                (reason) =>
                  reason.seat === seat && (
                    <small key={reason.chivalry}>{reasonWords(says, t['kd.chivalry'](reason.chivalry), reason)}</small>
                  ),
              )}
            </span>
            <b>{`+${worshipOf(table, seat)}`}</b>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button type="button" class="button button-main" onClick={() => onTable(paidOut(table))}>
          {says.payOut}
        </button>
      </div>
    </section>
  );
}

/** `Sword 2, faces +2, extra +1 = 5`. */
function reasonWords(says: RefereeSays, name: string, { parts, worship }: Reason): string {
  const [base, ...more] = parts;
  if (more.length === 0) return `${name} ${base.worship}`;
  const changes = more.map(
    (part) => `${says.because[causeOf(part)]} ${part.worship < 0 ? '−' : '+'}${Math.abs(part.worship)}`,
  );
  return `${[`${name} ${base.worship}`, ...changes].join(', ')} = ${worship}`;
}

const causeOf = ({ rule }: WorshipPart): keyof RefereeSays['because'] =>
  rule.id === 'KD-8.4' ? 'extra' : rule.id.startsWith('KD-13') ? 'service' : 'faces';

function Strikes({ table, names, says, onTable }: OwnTableProps) {
  const { t } = useWords();
  const { up, down, home, paid } = struckBy(table);
  return (
    <section class="ref-ask" aria-labelledby="kdr-strikes">
      <h2 id="kdr-strikes">{says.strikes(up, down)}</h2>
      {up === down && <p>{says.even}</p>}
      <ul class="kdr-pays">
        {names.map((name, seat) => {
          const lost = home.filter((one) => one.seat === seat);
          const payment = paid.find((one) => one.seat === seat);
          if (lost.length === 0 && payment === undefined) return undefined;
          return (
            <li key={seat}>
              <Escutcheon seat={seat} />
              <span>
                {name}
                {lost.map(({ card }) => (
                  <small key={card}>
                    {says.goesHome(t['kd.chivalry'](chivalryOf(card)), DAMOSELS[damoselOf(card)].name)}
                  </small>
                ))}
                {payment !== undefined && <small>{says.paysFor(payment.worship, payment.owed)}</small>}
              </span>
              <b>{payment !== undefined && `−${payment.worship}`}</b>
            </li>
          );
        })}
      </ul>
      <div class="buttons">
        <button type="button" class="button button-main" onClick={() => onTable(paidOut(table))}>
          {says.strikeOut}
        </button>
      </div>
    </section>
  );
}
