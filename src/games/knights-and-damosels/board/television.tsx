/** Knights & Damosels on the television: the event, the cards, a joust or the battle large; beside it who is closest to winning. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { CHIVALRIES, kindOf, LISTED } from '../rules/components.ts';
import type { Happening } from '../rules/happenings.ts';
import { currentStep, isSealed, merlinOf, OPEN, type State, thresholdsOf } from '../rules/state.ts';
import { aboutEvent, closest, question, standing } from '../text/asking.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import type { SeatStaged, Staged, Television } from '../../../web/table/television.ts';
import { Token } from './card.tsx';
import { Icon, type IconName } from './icons.ts';
import { kindIcon } from './move-picture.tsx';
import { Show } from './show.tsx';
import { TelevisionCard } from './television-card.tsx';
import { Battle, Joust } from './television-fight.tsx';
import { useWords } from './words.ts';
// oxlint-disable-next-line import/no-unassigned-import -- fetched already: what both draw with is not cut out of it
import './board.tsx';
import './television.css';

type Props = Staged<State, Happening>;

/** The three ways to win, and their signs. */
const GOALS: readonly (readonly ['given' | 'earned' | 'worship', IconName])[] = [
  ['given', 'rose'],
  ['earned', 'visored-helm'],
  ['worship', 'laurels'],
];

function Stage(props: Props) {
  const { view, sitters, past, beat } = props;
  const heard = past.flatMap(({ events }) => events);
  const revealed = beat?.events.find((event) => event.t === 'revealed');
  if (revealed?.t === 'revealed') return <Revealed event={revealed.event} />;
  return (
    <div class="kd-tv">
      <Scene {...props} heard={heard} />
      {beat !== undefined && (
        <div class="kd-tv-show">
          <Show beat={beat} view={view} sitters={sitters} heard={[...heard, ...beat.before]} />
        </div>
      )}
    </div>
  );
}

/** The event of the round, as it is turned up. */
function Revealed({ event }: { readonly event: number }) {
  const words = useWords();
  const { t } = words;
  return (
    <div class={`kd-tv kd-tv-revealed kd-kind-${kindOf(event)}`}>
      <span class="kd-tv-sign">
        <Icon name={kindIcon(event)} />
      </span>
      <h2>{t['kd.event'](event)}</h2>
      <p>
        <i>{t['kd.kind'](kindOf(event))}.</i> {aboutEvent(words, event)}
      </p>
      <span class="kd-tv-tokens">
        {CHIVALRIES.map(
          (_, chivalry) => (LISTED[event] & (1 << chivalry)) !== 0 && <Token key={chivalry} chivalry={chivalry} />,
        )}
      </span>
    </div>
  );
}

/** What everybody waits for. */
function Scene(props: Props & { readonly heard: readonly Happening[] }) {
  const { view, sitters } = props;
  const step = currentStep(view);
  if (step === 'exchange') return <Joust {...props} />;
  if (view.ranking.length > 0 && view.options.camlann) return <Battle {...props} />;
  return (
    <div class="kd-tv-court">
      <section class="kd-tv-main">
        {view.event === NONE || view.event === HIDDEN ? <Choosing view={view} /> : <EventCard view={view} />}
        {view.display.length > 0 ? (
          <Display view={view} />
        ) : (
          view.event >= 0 && <Offers view={view} sitters={sitters} />
        )}
      </section>
      <Race view={view} sitters={sitters} />
    </div>
  );
}

/** KD-22.2: the closed hand of Arthur or Merlin. */
function Choosing({ view: { drawn } }: { readonly view: State }) {
  const { t } = useWords();
  return (
    <div class="kd-tv-choosing">
      <h2>{t['kd.noEvent']}</h2>
      <span class="kd-tv-backs" aria-hidden="true">
        {drawn.map((_, i) => (
          <span key={i}>
            <Icon name="wax-seal" />
          </span>
        ))}
        {drawn.length === 0 && <Icon name="pointy-hat" />}
      </span>
    </div>
  );
}

function EventCard({ view: { event } }: { readonly view: State }) {
  const words = useWords();
  const { t } = words;
  return (
    <header class={`kd-tv-event kd-kind-${kindOf(event)}`}>
      <span class="kd-tv-sign">
        <Icon name={kindIcon(event)} />
      </span>
      <h2>{t['kd.event'](event)}</h2>
      <p>
        <i>{t['kd.kind'](kindOf(event))}.</i> {aboutEvent(words, event)}
      </p>
    </header>
  );
}

/** Merlin's display, with the arms of those who were answered. */
function Display({ view: { display, players } }: { readonly view: State }) {
  const { t } = useWords();
  return (
    <ul class="kd-tv-cards kd-display" aria-label={t['kd.display']}>
      {display.map(({ chivalry, taker }, slot) => {
        const denied = players.findIndex((player) => player.denied === slot);
        return (
          <TelevisionCard key={slot} chivalry={chivalry} class={taker === NONE ? '' : 'kd-tv-taken'}>
            {taker !== NONE && <Escutcheon seat={taker} />}
            {denied >= 0 && (
              <>
                <Escutcheon seat={denied} />
                <Icon name="cancel" />
              </>
            )}
          </TelevisionCard>
        );
      })}
    </ul>
  );
}

/** What the event lists and who offers it; and who has sealed a choice. */
function Offers({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const listed = CHIVALRIES.flatMap((_, chivalry) => (LISTED[view.event] & (1 << chivalry) ? chivalry : []));
  const sealing = view.players.flatMap(({ sealed }, seat) => (sealed === NONE ? [] : seat));
  return (
    <>
      <ul class="kd-tv-cards">
        {listed.map((chivalry) => {
          const seat = view.offers[chivalry];
          return (
            <TelevisionCard key={chivalry} chivalry={chivalry} class={seat === NONE ? 'kd-tv-lacking' : ''}>
              {seat !== NONE && <Escutcheon seat={seat} />}
            </TelevisionCard>
          );
        })}
      </ul>
      {sealing.length > 0 && (
        <ul class="kd-tv-sealing">
          {sealing.map((seat) => (
            <li key={seat} class={view.players[seat].sealed === OPEN ? '' : 'kd-tv-sealed'}>
              <Escutcheon seat={seat} />
              <span dir="auto">{sitters[seat].name}</span>
              {isSealed(view.players[seat]) && <Icon name="wax-seal" />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const CLOSEST = 3;

/** KD-22.1: those who have the largest part of what one of the victories takes. */
function Race({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const { t } = useWords();
  const nearest = sitters
    .map((_, seat) => ({ seat, ...closest(view, seat) }))
    .toSorted((one, other) => other.part - one.part)
    .slice(0, CLOSEST);
  return (
    <section class="kd-tv-race">
      <h3>{t['kd.tvRace']}</h3>
      <ol>
        {nearest.map(({ seat, goal, count, needed }) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span>
              <b dir="auto">{sitters[seat].name}</b>, {t[`kd.tv.${goal}`](t['kd.countOf'](count, needed))}
            </span>
            <span class="kd-tv-track" aria-hidden="true">
              {Array.from({ length: needed }, (_, i) => (
                <i key={i} class={i < count ? 'kd-tv-full' : ''} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Seated({ view, seat }: SeatStaged<State>) {
  const progress = standing(view, seat);
  return (
    <>
      {GOALS.map(([goal, icon]) => (
        <span key={goal}>
          <Icon name={icon} />
          <b>{progress[goal].count}</b>
        </span>
      ))}
      {view.arthur === seat && <Icon name="crown" class="kd-tv-role" />}
      {merlinOf(view) === seat && <Icon name="pointy-hat" class="kd-tv-role" />}
    </>
  );
}

function Goals({ view }: { readonly view: State }) {
  const { t } = useWords();
  const needed = thresholdsOf(view);
  return (
    <>
      <span>{t['kd.tvWin']}</span>
      {GOALS.map(([goal, icon]) => (
        <span key={goal}>
          <Icon name={icon} /> <b>{needed[goal]}</b>
        </span>
      ))}
    </>
  );
}

function useQuestion({ view, sitters }: Props): string {
  return question(useWords(), view, 'watcher', namesOf(sitters));
}

export const television: Television<State, Happening> = { Stage, Seat: Seated, Goals, useQuestion };
