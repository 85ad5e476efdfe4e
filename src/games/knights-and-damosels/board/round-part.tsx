/** What a round brought: whose gifts the cards were, and what they earned or cost, with the arithmetic. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { CHIVALRIES, chivalryOf, countBits, DISASTER, kindOf, SERVICE_CARDS } from '../rules/components.ts';
import { explain, type Reason, type WorshipPart } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { listed, listedPeople } from '../../../core/text.ts';
import { useWords, type Words } from './words.ts';
import { Arms, giverOf, Token } from './card.tsx';
import { type Chronicle, harvestOf } from './chronicle.ts';
import { kindIcon } from './move-picture.tsx';
import { giverName, plainName } from '../text/naming.ts';
import { Pans } from './scale-part.tsx';

interface RoundProps {
  readonly view: State;
  readonly round: Chronicle;
  readonly sitters: readonly Sitter[];
}

export function RoundPart(props: RoundProps) {
  const { t } = useWords();
  const { round } = props;
  const { event } = round;
  const [skipped, skip] = useState(false);
  useLayoutEffect(() => skip(false), [round.round]);
  if (event === NONE || round.gained.length + round.left.length === 0) return undefined;
  return (
    <section
      class={skipped ? 'kd-round kd-at-once' : 'kd-round'}
      key={round.round}
      aria-label={t['kd.round'](round.round)}
      onClick={() => skip(true)}
    >
      <h3>
        <Icon name={kindIcon(event)} /> {t['kd.round'](round.round)} · {t['kd.event'](event)}
      </h3>
      {round.isPaid && <Worship {...props} />}
      {kindOf(event) === DISASTER && round.pans !== undefined && <Disaster {...props} />}
      <Gifts {...props} />
    </section>
  );
}

/** KD-22.6: the ladies are unveiled one by one, in turn order; what is left goes home. */
function Gifts({ view, round, sitters }: RoundProps) {
  const words = useWords();
  const { t } = words;
  return (
    <ul class="kd-unveiled">
      {round.gained.map(({ seat, card }, i) => (
        <li key={card} style={{ '--i': i }}>
          <Escutcheon seat={seat} />
          <Token chivalry={chivalryOf(card)} class="kd-flip" />
          <span class="kd-name" dir="auto">
            {sitters[seat].name}
          </span>
          <span class="hidden">{t['kd.chivalry'](chivalryOf(card))}</span>
          <span class="kd-from" style={{ '--thread': threadOf(giverOf(view, card)) }}>
            <span class="hidden">{t['kd.fromLady'](giverName(card))}</span>
            <Arms seat={giverOf(view, card)} /> <span aria-hidden="true">{plainName(giverName(card))}</span>
          </span>
        </li>
      ))}
      {round.without.length > 0 && (
        <li class="kd-aside" style={{ '--i': round.gained.length }}>{t['kd.without'](listedPeople(words, round.without.map((seat) => sitters[seat].name)))}</li> // prettier-ignore
      )}
      {round.left.length > 0 && (
        <li class="kd-aside" style={{ '--i': round.gained.length + 1 }}>
          {t['kd.wentBack'](
            listed(
              words,
              round.left.map((card) => t['kd.of'](t['kd.chivalry'](chivalryOf(card)), giverName(card))),
            ),
          )}
        </li>
      )}
    </ul>
  );
}

const threadOf = (giver: Seat): string | undefined => (giver === NONE ? undefined : `var(--${tinctureOf(giver)})`);

/** KD-8.3: card by card: the share, what the faces change, the extra; and the sum of each knight. */
function Worship({ round, sitters }: RoundProps) {
  const words = useWords();
  const { t } = words;
  const reasons = explain(harvestOf(round));
  const down = round.faces.reduce((bits, face) => bits | face.down, 0);
  const shared = round.faces.reduce((bits, face) => bits | face.down | face.up, 0);
  const seats = sitters.map((_, seat) => seat).filter((seat) => reasons.some((reason) => reason.seat === seat));
  if (seats.length === 0) return <p class="kd-aside">{t['kd.nothingOffered']}</p>;
  return (
    <>
      {round.card !== NONE && (
        <p class="kd-aside">
          {t['kd.log.service'](
            listed(
              words,
              SERVICE_CARDS[round.card].names.map((one) => t['kd.chivalry'](one)),
            ),
          )}
        </p>
      )}
      {shared !== 0 && <p class="kd-aside">{facesWords(words, round, sitters)}</p>}
      <ul class="kd-paid">
        {seats.map((seat) => (
          <Paid
            key={seat}
            seat={seat}
            name={sitters[seat].name}
            reasons={reasons.filter((reason) => reason.seat === seat)}
            faceOf={(chivalry) => faceOf(chivalry, shared, down)}
          />
        ))}
      </ul>
    </>
  );
}

/** KD-8.3: what duty and betrayal came to. */
export function facesWords({ t }: Words, { faces }: Chronicle, sitters: readonly Sitter[]): string {
  const down = faces.filter((face) => face.down > 0);
  const up = faces.filter((face) => face.up > 0);
  const count = (seats: typeof faces, side: 'up' | 'down'): number =>
    seats.reduce((sum, face) => sum + countBits(face[side]), 0);
  if (down.length === 0) return t['kd.facesNone'];
  if (up.length === 0) return t['kd.facesAll'];
  return count(down, 'down') === 1 ? t['kd.facesOne'](sitters[down[0].seat].name) : t['kd.facesMost'](sitters[up[0].seat].name); // prettier-ignore
}

interface PaidProps {
  readonly seat: Seat;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly faceOf: (chivalry: number) => Facing;
}

function Paid({ seat, name, reasons, faceOf: facing }: PaidProps) {
  const { t } = useWords();
  const sum = reasons.reduce((paid, { worship }) => paid + worship, 0);
  return (
    <li>
      <span data-tip={t['kd.log.worship'](name, sum)}>
        <Escutcheon seat={seat} />
      </span>
      <span class="kd-sums">
        {reasons.map((reason) => (
          <Sum key={reason.chivalry} reason={reason} face={facing(reason.chivalry)} />
        ))}
      </span>
      <b class="kd-total">
        <span aria-hidden="true">+{sum}</span>
        <span class="hidden">{t['kd.log.worship'](name, sum)}</span>
      </b>
    </li>
  );
}

type Facing = 'up' | 'down' | undefined;

function faceOf(chivalry: number, shared: number, down: number): Facing {
  if ((shared & (1 << chivalry)) === 0) return undefined;
  return down & (1 << chivalry) ? 'down' : 'up';
}

/** What a part of the sum is: the first is the base, the others are told apart by their rules. */
function partOf({ rule }: WorshipPart, place: number): 'base' | 'extra' | 'faces' | 'service' {
  if (place === 0) return 'base';
  return rule.id === 'KD-8.4' ? 'extra' : rule.id.startsWith('KD-13.') ? 'service' : 'faces';
}

/** `2 + 2 + 1 = 5`, each part with what it is. */
function Sum({ reason: { chivalry, worship, parts }, face }: { readonly reason: Reason; readonly face: Facing }) {
  const { t } = useWords();
  return (
    <span class="kd-sum">
      <Token chivalry={chivalry} class={face === 'down' ? 'kd-flip kd-betrays' : face === 'up' ? 'kd-flip' : ''} />
      <span>
        {face !== undefined && <i>{face === 'down' ? t['kd.betrayal'] : t['kd.duty']} </i>}
        {parts.map((part, i) => (
          <span key={i} data-tip={t[`kd.tip.${partOf(part, i)}`]}>
            {i === 0 ? part.worship : part.worship < 0 ? ` − ${-part.worship}` : ` + ${part.worship}`}
          </span>
        ))}
        {parts.length > 1 && ` = ${worship}`}
      </span>
    </span>
  );
}

/** KD-22.8: two pans; the heavy one empties. */
function Disaster({ round, sitters }: RoundProps) {
  const words = useWords();
  const { t } = words;
  const { up, down } = round.pans!;
  const on = (facing: 'up' | 'down'): { seat: Seat; chivalry: number }[] =>
    round.faces.flatMap((face) =>
      CHIVALRIES.flatMap((_, chivalry) => (face[facing] & (1 << chivalry) ? [{ seat: face.seat, chivalry }] : [])),
    );
  return (
    <>
      <Pans up={on('up')} down={on('down')} />
      <p>{up === down ? t['kd.scaleEven'](up) : t['kd.scaleHeavy'](up > down, Math.max(up, down))}</p>
      {round.paid.length > 0 && (
        <p>{listedPeople(words, round.paid.map(({ seat, worship, owed }) => t['kd.pays'](sitters[seat].name, worship, owed)))}</p> // prettier-ignore
      )}
    </>
  );
}
