/** The seats as heraldry: a tincture with its engraver's hatching, a charge and a letter, so that colour is never alone. */
import { ICONS } from 'virtual:icons/seats';
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { CHARGES, type Tincture, TINCTURES } from '../../drawing/tinctures.ts';
import { iconsFrom } from './icon.tsx';
import type { IconOf } from './icon-names.ts';

const { IconMark } = iconsFrom<IconOf<'seats'>>(ICONS);

/** How an engraver writes the colours (Petra Sancta). */
export const HATCHING: { readonly [tincture in Tincture]: string } = {
  gules: 'M2 0V8M6 0V8',
  azure: 'M0 2H8M0 6H8',
  vert: 'M0 0 8 8M-2 6 2 10M6-2 10 2',
  or: 'M2 2h.1M6 6h.1',
  purpure: 'M8 0 0 8M2-2-2 2M10 6 6 10',
  sable: 'M2 0V8M6 0V8M0 2H8M0 6H8',
};

export const tinctureOf = (seat: Seat): Tincture => TINCTURES[seat % TINCTURES.length];

/** The outline of a shield, in a box of 48 by 56. */
export const FIELD = 'M3 3h42v24q0 18-21 26Q3 45 3 27z';

export function Escutcheon({ seat }: { seat: Seat }) {
  const tincture = tinctureOf(seat);
  return <Shield tincture={tincture} charge={<IconMark name={CHARGES[tincture]} {...CHARGE} />} />;
}

/** Where a charge is drawn on a shield. */
export const CHARGE = { x: 24, y: 25, size: 25 } as const;

export function Shield({ tincture, charge }: { tincture: Tincture; charge: ComponentChildren }) {
  return (
    <svg class={`escutcheon ${tincture}`} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
      <path class="escutcheon-field" d={FIELD} />
      <path fill={`url(#hatch-${tincture})`} d={FIELD} />
      <g class="escutcheon-charge">
        <circle cx="24" cy="25" r="16" />
        {charge}
      </g>
    </svg>
  );
}

/** The hatchings that every escutcheon refers to; once in a page. */
export function Hatchings() {
  return (
    <svg class="textures" aria-hidden="true" focusable="false">
      <defs>
        {TINCTURES.map((tincture) => (
          <pattern id={`hatch-${tincture}`} class={tincture} width="8" height="8" patternUnits="userSpaceOnUse">
            <path class="hatching" d={HATCHING[tincture]} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
