/** What the scenes of the show are made of: a card that moves, and who it belongs to. */
import type { ComponentChildren } from 'preact';
import { NONE, type Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';

interface CardProps {
  readonly place: number;
  readonly class: string;
  readonly children: ComponentChildren;
}

export function Card({ place, class: more, children }: CardProps) {
  return (
    <div class={`kd-show-card ${more}`} style={{ '--i': place }}>
      {children}
    </div>
  );
}

export function Person({ seat, sitters }: { readonly seat: Seat; readonly sitters: readonly Sitter[] }) {
  if (seat === NONE) return undefined;
  return (
    <span class="kd-show-person">
      <Escutcheon seat={seat} /> <b dir="auto">{sitters[seat].name}</b>
    </span>
  );
}
