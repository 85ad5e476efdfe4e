/** Between two turns the board says so: the sun rises, with what has changed and what everybody won. */
import { useEffect, useState } from 'preact/hooks';
import type { Event, State } from '../rules/state.ts';
import { vpOf } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { isStill } from '../../../web/local/settings.ts';
import { useWords } from './words.ts';
import type { Past } from '../../../web/table/board.ts';
import { dawnOf } from './dawn.ts';
import { tell } from '../text/log.ts';
import { Icon } from './icons.ts';

const SHOWN_MS = 8000;

interface DawnProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly past: readonly Past<State, Event>[];
  readonly events: readonly Event[];
}

/** It goes by itself, unless the reader wants stillness; with the next move at the latest. */
export function DawnPart({ view, sitters, past, events }: DawnProps) {
  const words = useWords();
  const { t } = words;
  const dawn = dawnOf(past, events);
  const [closed, close] = useState(0);
  useEffect(() => {
    if (dawn === undefined || isStill()) return undefined;
    const timer = setTimeout(() => close(dawn.turn), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dawn?.turn]);
  if (dawn === undefined || closed === dawn.turn) return undefined;
  const names = sitters.map(({ name }) => name);
  return (
    <section class="lan-dawn" key={dawn.turn} aria-label={t['lan.log.turn'](dawn.turn)}>
      <h2>
        <Icon name="sun" /> {t['lan.log.turn'](dawn.turn)}
      </h2>
      <ul>
        {dawn.changes.map((event, i) => (
          <li key={i}>{tell(words, event, names)?.text}</li>
        ))}
      </ul>
      <p class="lan-dawn-vp">
        {names.map((name, seat) => (
          <span key={seat}>
            <Escutcheon seat={seat} /> <span class="hidden">{name}: </span>
            {t['lan.vp'](vpOf(view.knights[seat]))} <b>+{dawn.won[seat]}</b>
          </span>
        ))}
      </p>
      <button type="button" class="button" onClick={() => close(dawn.turn)}>
        {t['lan.dawnClose']}
      </button>
    </section>
  );
}
