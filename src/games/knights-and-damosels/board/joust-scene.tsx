/** A joust as it happens: two knights in the lists, who ride at each other until one has the stake. */
import type { Seat } from '../../../core/game.ts';
import type { Happening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import { tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { CardFace } from './card.tsx';
import { Icon } from './icons.ts';
import { Lance } from './lance.tsx';
import { Card, Person } from './show-parts.tsx';
import { TiltYard } from './tilt-yard.tsx';
import { THRUST_NAMES } from '../text/naming.ts';
import { useWords } from './words.ts';

interface JoustSceneProps {
  readonly event: Extract<Happening, { t: 'challenged' | 'thrust' | 'jousted' }>;
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function JoustScene({ event, sitters, view }: JoustSceneProps) {
  const riders: readonly Seat[] = event.t === 'jousted' && event.seat !== view.joust.challenger ? [event.against, event.seat] : [event.seat, event.against]; // prettier-ignore
  return (
    <div class="kd-tilt">
      <TiltYard />
      {event.t === 'thrust' && event.thrusts.every((thrust) => THRUST_NAMES[thrust] !== 'decline') && <Clash />}
      {riders.map((seat) => (
        <div
          key={seat}
          class={`kd-tilter ${tinctureOf(seat)} ${event.t === 'jousted' && seat === event.against ? 'kd-unhorsed' : ''}`}
        >
          <span class="kd-horse">
            <Icon name="mounted-knight" class="kd-steed" />
          </span>
          <Person seat={seat} sitters={sitters} />
          {event.t === 'jousted' && event.paid > 0 && seat === event.seat && <b class="kd-purse">+{event.paid}</b>}
        </div>
      ))}
      {event.t === 'thrust' &&
        riders.map((seat, side) => <Thrust key={seat} seat={seat} thrust={event.thrusts[side]} />)}
      {event.t === 'challenged' && (
        <Card place={0} class="kd-stake">
          <CardFace chivalry={event.chivalry} />
        </Card>
      )}
    </div>
  );
}

/** What a knight had sealed, behind him. */
function Thrust({ seat, thrust }: { readonly seat: Seat; readonly thrust: number }) {
  const { t } = useWords();
  const name = THRUST_NAMES[thrust];
  return (
    <span class={`kd-thrust ${tinctureOf(seat)}`}>
      <Lance thrust={name} />
      <b>{t[`kd.move.${name}`]}</b>
    </span>
  );
}

const RAYS = 24;
const STAR = Array.from({ length: RAYS }, (_, i) => {
  const [angle, length] = [(i * 2 * Math.PI) / RAYS, i % 2 === 0 ? 48 : 28];
  return `${(length * Math.cos(angle)).toFixed(1)},${(length * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** Where the lances meet. */
function Clash() {
  return (
    <svg class="kd-clash" viewBox="-50 -50 100 100" focusable="false">
      <polygon points={STAR} />
    </svg>
  );
}
