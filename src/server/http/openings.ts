/** How many tables somebody may have: by person at once, and by address in a time. */
import { type Refusal, SERVER_RULES } from '../../wire/rules.ts';
import type { ApiRequest } from './route.ts';

/** Opens a table unless this person hosts too many, or this address has opened too many just now. */
export async function opening<T>(
  { services, address }: ApiRequest<unknown>,
  person: string,
  listed: boolean,
  open: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const { config, context, openings, newTables } = services;
  const begun = openings.get(person) ?? 0;
  openings.set(person, begun + 1);
  try {
    const hosted = await context.store.hosted(person);
    const most = { tables: config.TABLES_PER_PERSON * config.RATE, listed: config.LISTED_PER_PERSON * config.RATE };
    if (hosted.tables + begun >= most.tables) return { rule: SERVER_RULES.tooManyTables, most: most.tables };
    if (listed && hosted.listed + begun >= most.listed) return { rule: SERVER_RULES.tooManyListed, most: most.listed };
    if (!newTables.take(address)) return { rule: SERVER_RULES.tooManyOpenings };
    return await open();
  } finally {
    const left = (openings.get(person) ?? 1) - 1;
    if (left === 0) openings.delete(person);
    else openings.set(person, left);
  }
}
