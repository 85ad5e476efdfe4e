/** Records of games that were played by an earlier version, kept as they were. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnyGame } from '../core/game.ts';
import type { Problem } from '../core/notation.ts';
import { type TableRecord, verify } from '../core/verify.ts';

export const keptRecord = (file: URL): TableRecord =>
  JSON.parse(gunzipSync(readFileSync(file)).toString()) as TableRecord;

/** What contradicts the record; nothing for one that is proved. */
export const problemsOf = (game: AnyGame, record: TableRecord): readonly Problem[] =>
  verify(game, record).problems ?? [];

/** The same game, as if it had been begun today with the rulings of this edition. */
export const inEdition = ({ version }: AnyGame, record: TableRecord, edition: number): TableRecord => ({
  ...record,
  version,
  options: { ...record.options, edition },
});
