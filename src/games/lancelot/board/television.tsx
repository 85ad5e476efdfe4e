/** Lancelot on the television: the realm large, beside it who rides and in which order, and the deeds to be won. */
import { NONE, type Seat } from '../../../core/game.ts';
import { restOfRound } from '../rules/04-order.ts';
import { DEEDS } from '../rules/deeds.ts';
import { scoreOf, total } from '../rules/explain.ts';
import type { Event, State } from '../rules/state.ts';
import { vpOf } from '../rules/state.ts';
import { tell } from '../text/log.ts';
import { deedNamed } from '../text/naming.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import { namesOf } from '../../../web/table/names.ts';
import type { SeatStaged, Staged, Television } from '../../../web/table/television.ts';
import { Holdings } from './holdings.tsx';
import { Icon } from './icons.ts';
import { Realm } from './realm.tsx';
import { THING_ICONS } from './thing-icons.ts';
import { useWords, type Words } from './words.ts';
// oxlint-disable-next-line import/no-unassigned-import -- fetched already: what both draw with is not cut out of it
import './board.tsx';
import './television.css';

type Props = Staged<State, Event>;

const NOTHING = { choices: [], pointed: undefined, point: () => undefined, choose: () => undefined };

function Stage(props: Props) {
  const { view, sitters } = props;
  return (
    <div class="lan-tv">
      <div class="lan-tv-realm" inert>
        <Realm view={view} now={view} own={Math.max(0, view.mover)} sitters={sitters} pointing={NOTHING} />
      </div>
      <div class="lan-tv-side">
        <Now {...props} />
        <Deeds view={view} />
      </div>
    </div>
  );
}

/** What happens; otherwise who decides, why, and who comes after. */
function Now({ view, sitters, beat }: Props) {
  const words = useWords();
  const event = beat?.events.find((each) => 'seat' in each && isWorthIt(each));
  if (event !== undefined && 'seat' in event)
    return (
      <section class={`lan-tv-now lan-tv-beat ${tinctureOf(event.seat)}`} key={`${beat?.to.n}/${beat?.before.length}`}>
        <Escutcheon seat={event.seat} />
        <h2 dir="auto">{tell(words, event, namesOf(sitters))?.text}</h2>
      </section>
    );
  if (view.mover === NONE) return undefined;
  const next = [...restOfRound(view), ...view.road.filter((seat) => view.knights[seat].moved)];
  const others = [...new Set(next)].filter((seat) => seat !== view.mover);
  return (
    <section class={`lan-tv-now ${tinctureOf(view.mover)}`}>
      <Escutcheon seat={view.mover} />
      <h2 dir="auto">{sitters[view.mover].name}</h2>
      <Next seats={others} view={view} />
    </section>
  );
}

const WORTH_IT: ReadonlySet<Event['t']> = new Set([
  'deed',
  'learned',
  'vowed',
  'sword',
  'fetched',
  'morgana',
  'majority',
  'crowned',
]);

const isWorthIt = ({ t }: Event): boolean => WORTH_IT.has(t);

function Next({ seats, view }: { readonly seats: readonly Seat[]; readonly view: State }) {
  const { t } = useWords();
  if (seats.length === 0) return undefined;
  return (
    <ol class="lan-tv-order" aria-label={t['lan.order']}>
      {seats.map((seat) => (
        <li key={seat} class={view.knights[seat].moved ? 'lan-tv-moved' : ''}>
          <Escutcheon seat={seat} />
          <Icon name={view.knights[seat].moved ? 'moon' : 'sun'} />
        </li>
      ))}
    </ol>
  );
}

/** What waits at the Dragon. */
function Deeds({ view }: { readonly view: State }) {
  const words = useWords();
  return (
    <section class="lan-tv-deeds">
      <h3>
        <Icon name="dragon-head" /> {words.t['lan.deeds']}
      </h3>
      <ul>
        {view.faceUp.map((tile, place) => (
          <li key={place}>{tile < 0 ? <p>{words.t['lan.done']}</p> : <Deed words={words} tile={tile} />}</li>
        ))}
      </ul>
    </section>
  );
}

function Deed({ words, tile }: { readonly words: Words; readonly tile: number }) {
  const { cost, excalibur, vp } = DEEDS[tile];
  const things = cost.flatMap((count, thing) => Array.from({ length: count }, () => THING_ICONS[thing]));
  return (
    <>
      <b dir="auto">{deedNamed(words, tile)}</b>
      <strong>{words.t['lan.vp'](vp)}</strong>
      <span aria-hidden="true">
        {things.map((thing, i) => (
          <Icon key={i} name={thing} />
        ))}
        {excalibur && <Icon name="pointy-sword" />}
      </span>
    </>
  );
}

function Seated({ view, seat }: SeatStaged<State>) {
  const { t } = useWords();
  return (
    <>
      <b>{t['lan.vp'](view.phase === 'over' ? total(scoreOf(view, seat)) : vpOf(view.knights[seat]))}</b>
      <span class="lan-tv-things">
        <Holdings view={view} seat={seat} />
      </span>
    </>
  );
}

export const television: Television<State, Event> = { Stage, Seat: Seated };
