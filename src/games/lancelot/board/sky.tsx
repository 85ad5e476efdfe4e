/** Counters and cards fly from the site where they lay to the player who took them. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Event, State } from '../rules/state.ts';
import { isStill } from '../../../web/local/settings.ts';
import { type Flight, flightsOf } from './flights.ts';
import { Icon } from './icons.ts';
import { THING_ICONS } from './thing-icons.ts';

const FLIGHT_MS = 700;
const APART_MS = 110;

export function Sky({ view, events }: { readonly view: State; readonly events: readonly Event[] }) {
  const flights = useMemo(() => (isStill() ? [] : flightsOf(events, view)), [events]);
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    [...(sky.current?.children ?? [])].forEach((bird, i) => fly(bird, flights[i], i * APART_MS));
  }, [flights]);
  return (
    <div class="lan-sky" ref={sky} aria-hidden="true">
      {flights.map(({ thing }, i) => (
        <span key={i} class="lan-bird">
          <Icon name={THING_ICONS[thing]} />
        </span>
      ))}
    </div>
  );
}

function fly(bird: Element, { seat, from }: Flight, delay: number): void {
  const start = middleOf(document.querySelector(`.lan-realm [data-space="${from}"]`));
  const end = middleOf(document.querySelector(`.players li:nth-child(${seat + 1}) .player-picture`));
  if (start === undefined || end === undefined) return;
  const at = ({ x, y }: DOMPoint, size: number): string => `translate(${x}px,${y}px) scale(${size})`;
  bird.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(start, 1.6), opacity: 1, offset: 0.2 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.95 },
      { transform: at(end, 0.8), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'ease-in-out' },
  );
}

/** Of what is drawn: on a phone a player's picture is not, and the name stands for it. */
function middleOf(element: Element | null): DOMPoint | undefined {
  const shown = element?.getClientRects().length === 0 ? element.closest('li') : element;
  if (shown === null || shown === undefined) return undefined;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}
