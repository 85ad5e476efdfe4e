/** A table with a column for each player: the frame that the pages of the panel share. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../core/game.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';

export interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  readonly cell: (seat: Seat) => ComponentChildren;
  readonly isSum?: boolean;
}

export interface PlayersTableProps {
  readonly title: string;
  readonly caption?: string;
  readonly sitters: readonly Sitter[];
  readonly own: Seat;
  readonly rows: readonly Row[];
}

export function PlayersTable({ title, caption, sitters, own, rows }: PlayersTableProps) {
  const ownClass = (seat: Seat): string => (seat === own ? 'lan-own' : '');
  return (
    <table class="lan-table-page">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {sitters.map(({ name }, seat) => (
            <th scope="col" key={seat} class={ownClass(seat)}>
              <Escutcheon seat={seat} />
              <span class="hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cell, isSum }) => (
          <tr key={key} class={isSum ? 'lan-sum' : ''}>
            <th scope="row">{name}</th>
            {sitters.map((_, seat) => (
              <td key={seat} class={ownClass(seat)}>
                {cell(seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
