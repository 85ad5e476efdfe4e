/** The head of a table whose rows have heads too. */
import type { ComponentChildren } from 'preact';

export function ColumnHeads({ heads }: { readonly heads: readonly ComponentChildren[] }) {
  return (
    <thead>
      <tr>
        <td />
        {heads.map((head, column) => (
          <th key={column} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
