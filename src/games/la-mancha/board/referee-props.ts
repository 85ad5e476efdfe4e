/** What every part of the table with a box is given. */
import type { RefereeProps } from '../../../web/referee/referee.ts';
import type { RefereeSays } from '../text/referee.en.ts';
import type { Looked } from './referee-feat.ts';
import type { Table } from './referee-table.ts';

export interface OwnTableProps extends RefereeProps<Table, RefereeSays> {
  readonly looked: Looked;
}
