/** How far a seat is on the way to a victory: a track whose end is the win, with the very cards that lead there. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../core/game.ts';
import { CHIVALRIES, chivalryOf, damoselOf } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { frameOf } from './card.tsx';
import { Icon } from './icons.ts';
import type { Goal, Progress } from '../text/asking.ts';
import { courtedBy } from './threads.ts';

interface TrackProps {
  readonly view: State;
  readonly seat: Seat;
  readonly goal: Goal;
  readonly progress: Progress;
}

export function Track({ view, seat, goal, progress: { count, needed } }: TrackProps) {
  if (goal === 'worship') return <Worship count={count} needed={needed} />;
  const { cards, asked, favourite } = goal === 'given' ? gifts(view, seat) : chivalries(view, seat);
  const places = Array.from({ length: needed }, (_, i) => cards[i] ?? asked[i - cards.length]);
  return (
    <>
      <span class="kd-track">
        {places.map((chivalry, i) => (
          <Place key={i} chivalry={chivalry} isAsked={i >= cards.length} />
        ))}
      </span>
      {favourite !== undefined && (
        <span class="kd-favourite">
          <Escutcheon seat={favourite} />
        </span>
      )}
    </>
  );
}

interface Way {
  readonly cards: readonly number[];
  /** Asked for and granted: another knight may still joust for it. */
  readonly asked: readonly number[];
  readonly favourite?: Seat | undefined;
}

/** Of those who have equally many of her cards the first, as in the count. */
function gifts(view: State, seat: Seat): Way {
  const { damosel } = view.players[seat];
  const favourite = courtedBy(view, seat).at(0)?.seat;
  const row = favourite === undefined ? [] : view.players[favourite].row;
  return { cards: row.filter((card) => damoselOf(card) === damosel).map(chivalryOf), asked: [], favourite };
}

function chivalries(view: State, seat: Seat): Way {
  const granted = view.display.filter(({ taker }) => taker === seat);
  return { cards: view.players[seat].row.map(chivalryOf), asked: granted.map(({ chivalry }) => chivalry) };
}

function Place({ chivalry, isAsked }: { readonly chivalry: number | undefined; readonly isAsked: boolean }) {
  if (chivalry === undefined) return <i />;
  return (
    <i class={`${frameOf(chivalry)} ${isAsked ? 'kd-asked' : 'kd-full'}`}>
      <Icon name={CHIVALRIES[chivalry].icon} />
    </i>
  );
}

/** A coin for each, however many it takes. */
function Worship({ count, needed }: Progress): ComponentChildren {
  return (
    <span class="kd-track kd-counted" style={{ '--of': needed, '--part': Math.min(1, count / needed) }}>
      <i />
    </span>
  );
}
