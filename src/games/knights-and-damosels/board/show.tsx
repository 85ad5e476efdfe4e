/** What happens at court, large, while it happens: the event is revealed, faces turn, knights ride, and all are paid. */
import type { ComponentChildren } from 'preact';
import { type Bits, CHIVALRIES, chivalryOf, kindOf, LISTED } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { BoardBeat } from '../../../web/table/board.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import { CardFace, Token } from './card.tsx';
import { chronicles } from './chronicle.ts';
import { Icon } from './icons.ts';
import { JoustScene } from './joust-scene.tsx';
import { kindIcon } from './move-picture.tsx';
import { facesWords } from './round-part.tsx';
import { Pans } from './scale-part.tsx';
import { Card, Person } from './show-parts.tsx';
import { tell } from '../text/log.ts';
import { giverName, plainName } from '../text/naming.ts';
import { useWords, type Words } from './words.ts';

type Of<T extends Happening['t']> = Extract<Happening, { t: T }>;

export interface ShowProps {
  readonly beat: BoardBeat<State, Happening>;
  /** As it was before. */
  readonly view: State;
  readonly sitters: readonly Sitter[];
  /** All that was heard before this beat, in order. */
  readonly heard: readonly Happening[];
}

interface SceneProps<T extends Happening['t']> extends ShowProps {
  readonly event: Of<T>;
}

/** The scene of the first event that has one; the sentence stands above it. */
export function Show(props: ShowProps) {
  const words = useWords();
  const { beat, sitters } = props;
  const event = beat.events.find(({ t }) => t in SCENES);
  if (event === undefined) return undefined;
  const Scene = SCENES[event.t] as (scene: SceneProps<Happening['t']>) => ComponentChildren;
  return (
    <section
      class={`show kd-show kd-show-${event.t}`}
      key={`${beat.to.n}/${beat.before.length}`}
      aria-hidden="true"
      style={{ '--ms': `${beat.ms}ms` }}
    >
      <h2 dir="auto">{headline(words, props, event)}</h2>
      <div class="kd-scene">
        <Scene {...props} event={event} />
      </div>
      <p class="kd-show-about" dir="auto">
        {event.t === 'worship' ? listOf(beat.events, 'worship', words, sitters) : ''}
      </p>
    </section>
  );
}

/** One sentence: what happened, or why everybody is paid what they are paid. */
function headline(words: Words, { beat, sitters, heard }: ShowProps, event: Happening): string {
  const round = chronicles([...heard, ...beat.events]).at(-1);
  if (event.t === 'worship' && round !== undefined && round.faces.length > 0) return facesWords(words, round, sitters);
  if (event.t === 'worship' && round !== undefined) return words.t['kd.event'](round.event);
  if (event.t === 'earned') return words.t['kd.gifts'];
  if (beat.events.length > 1 && event.t !== 'worship') return listOf(beat.events, event.t, words, sitters);
  return tell(words, event, namesOf(sitters))?.text ?? '';
}

const listOf = (events: readonly Happening[], t: Happening['t'], words: Words, sitters: readonly Sitter[]): string =>
  events.flatMap((event) => (event.t === t ? (tell(words, event, namesOf(sitters))?.text ?? []) : [])).join(' ');

const chivalriesIn = (bits: Bits): number[] => [...CHIVALRIES.keys()].filter((chivalry) => bits & (1 << chivalry));

function Revealed({ event: { event } }: SceneProps<'revealed'>) {
  const { t } = useWords();
  return (
    <div class={`kd-show-event kd-kind-${kindOf(event)}`}>
      <span class="kd-seal-icon">
        <Icon name={kindIcon(event)} />
      </span>
      <b>{t['kd.event'](event)}</b>
      <small>{t['kd.kind'](kindOf(event))}</small>
      <span class="kd-show-tokens">
        {chivalriesIn(LISTED[event]).map((chivalry) => (
          <Token key={chivalry} chivalry={chivalry} />
        ))}
      </span>
    </div>
  );
}

function Displayed({ event: { chivalries } }: SceneProps<'displayed'>) {
  return (
    <>
      {chivalries.map((chivalry, i) => (
        <Card key={i} place={i} class="kd-rises">
          <CardFace chivalry={chivalry} />
        </Card>
      ))}
    </>
  );
}

/** Somebody asks: the card comes to them, or shakes its head. */
function Asked({ event, sitters }: SceneProps<'granted' | 'denied'>) {
  return (
    <>
      <Person seat={event.seat} sitters={sitters} />
      <Card place={0} class={event.t === 'granted' ? 'kd-comes' : 'kd-shakes'}>
        <CardFace chivalry={event.chivalry}>
          <span class={event.t === 'granted' ? 'kd-ring' : 'kd-ring kd-ring-denied'}>
            <Escutcheon seat={event.seat} />
            {event.t === 'denied' && <Icon name="cancel" />}
          </span>
        </CardFace>
      </Card>
    </>
  );
}

function Earned({ beat, sitters }: SceneProps<'earned'>) {
  return (
    <>
      {beat.events.map(
        (event, i) =>
          event.t === 'earned' && (
            <Card key={i} place={i} class="kd-turns">
              <CardFace chivalry={chivalryOf(event.card)}>
                <small>{plainName(giverName(event.card))}</small>
              </CardFace>
              <Person seat={event.seat} sitters={sitters} />
            </Card>
          ),
      )}
    </>
  );
}

function Offered({ event: { seat, chivalries }, sitters }: SceneProps<'offered'>) {
  return (
    <>
      <Person seat={seat} sitters={sitters} />
      {chivalriesIn(chivalries).map((chivalry, i) => (
        <Card key={chivalry} place={i} class="kd-rises">
          <CardFace chivalry={chivalry} />
        </Card>
      ))}
    </>
  );
}

/** All who have sealed, in the order of their seats; those who come later still lie face down. */
function Faces({ beat, event, sitters }: SceneProps<'shownFaces'>) {
  const { t } = useWords();
  const isTurned = (face: Happening): boolean => beat.before.includes(face) || face === event;
  const faces = beat.to.events.filter((face): face is Of<'shownFaces'> => face.t === 'shownFaces');
  return (
    <>
      {faces.flatMap((face) =>
        chivalriesIn(face.up | face.down).map((chivalry) => {
          const isDown = (face.down & (1 << chivalry)) !== 0;
          return (
            <Card key={`${face.seat}/${chivalry}`} place={0} class={face === event ? 'kd-turns' : ''}>
              {!isTurned(face) ? (
                <span class="kd-card kd-hidden-face">
                  <Icon name="wax-seal" />
                </span>
              ) : (
                <CardFace chivalry={chivalry} class={isDown ? 'kd-betrays' : ''}>
                  <small>{isDown ? t['kd.betrayal'] : t['kd.duty']}</small>
                </CardFace>
              )}
              <Person seat={face.seat} sitters={sitters} />
            </Card>
          );
        }),
      )}
    </>
  );
}

function Disaster({ heard, beat }: SceneProps<'disaster'>) {
  const faces = chronicles([...heard, ...beat.events]).at(-1)?.faces ?? [];
  const on = (side: 'up' | 'down') =>
    faces.flatMap((face) => chivalriesIn(face[side]).map((chivalry) => ({ seat: face.seat, chivalry })));
  return <Pans up={on('up')} down={on('down')} />;
}

/** Coins come, or go. */
function Paid({ beat, sitters }: SceneProps<'worship' | 'paid'>) {
  return (
    <>
      {beat.events.map(
        (event, i) =>
          (event.t === 'worship' || event.t === 'paid') && (
            <Card key={i} place={i} class="kd-rises">
              <b class="kd-purse">{event.t === 'worship' ? `+${event.worship}` : `−${event.worship}`}</b>
              <span class="kd-coins">
                {Array.from({ length: event.worship }, (_, coin) => (
                  <Icon key={coin} name="laurel-crown" />
                ))}
              </span>
              <Person seat={event.seat} sitters={sitters} />
            </Card>
          ),
      )}
    </>
  );
}

function Fought({ beat, sitters }: SceneProps<'fought'>) {
  const { t } = useWords();
  return (
    <>
      {beat.events.map(
        (event, i) =>
          event.t === 'fought' && (
            <Card key={i} place={i} class="kd-turns">
              <CardFace chivalry={chivalryOf(event.card)} class={event.fate === 'defeated' ? 'kd-gone' : ''}>
                <small>{t[`kd.fate.${event.fate}`]}</small>
              </CardFace>
              <Person seat={event.seat} sitters={sitters} />
            </Card>
          ),
      )}
    </>
  );
}

function Crowned({ event: { seat }, sitters }: SceneProps<'won' | 'elected'>) {
  return (
    <Card place={0} class="kd-rises">
      <Icon name="laurel-crown" class="kd-great" />
      <Person seat={seat} sitters={sitters} />
    </Card>
  );
}

/** By kind; what has none is told by its sentence alone. */
const SCENES: { readonly [T in Happening['t']]?: (scene: SceneProps<T>) => ComponentChildren } = {
  revealed: Revealed,
  displayed: Displayed,
  granted: Asked as (scene: SceneProps<'granted'>) => ComponentChildren,
  denied: Asked as (scene: SceneProps<'denied'>) => ComponentChildren,
  earned: Earned,
  offered: Offered,
  shownFaces: Faces,
  disaster: Disaster,
  paid: Paid as (scene: SceneProps<'paid'>) => ComponentChildren,
  worship: Paid as (scene: SceneProps<'worship'>) => ComponentChildren,
  challenged: JoustScene as (scene: SceneProps<'challenged'>) => ComponentChildren,
  thrust: JoustScene as (scene: SceneProps<'thrust'>) => ComponentChildren,
  jousted: JoustScene as (scene: SceneProps<'jousted'>) => ComponentChildren,
  fought: Fought,
  elected: Crowned as (scene: SceneProps<'elected'>) => ComponentChildren,
  won: Crowned as (scene: SceneProps<'won'>) => ComponentChildren,
};
