/** The two engines, for tests that run on both. */
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { newDatabase } from './postgres.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

/** Opens a store: the same database of PostgreSQL, empty at first; or this file, by default an empty one in memory each time. */
export function openerOf(engine: Engine, file = ':memory:'): () => Promise<Store> {
  if (engine === 'SQLite') return () => openSqlite(file);
  let url: Promise<string> | undefined;
  return async () => openPostgres(await (url ??= newDatabase()));
}
