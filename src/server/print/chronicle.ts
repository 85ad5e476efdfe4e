/** The Chronicle of a table, at any time, for games that keep one. */
import { NONE } from '../../core/game.ts';
import type { GameChronicle } from '../../core/chronicle.ts';
import { readTakeBack } from '../../core/takeback.ts';
import { chronicleOf } from '../../print/parts.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import { namesOf } from '../../wire/table-info.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';
import { witnessed } from '../table/updates.ts';

/** A book, and the game's ways to write it. */
export interface ChronicleBook {
  readonly chronicle: GameChronicle;
  readonly content: object;
}

/** The book so far, of what everybody could see. `language` is for everything that nobody at the table has written. */
export async function bookOf(table: Table, { store }: Context, language: string): Promise<ChronicleBook | Refusal> {
  const { game } = table;
  const { card, told, marks } = table.current();
  const chronicle = await chronicleOf(game.id);
  if (chronicle === undefined) return refuse(SERVER_RULES.chronicle, `${game.title} has none`);
  if (!chronicle.languages.includes(language))
    return refuse(SERVER_RULES.shape, `lang: ${chronicle.languages.join(' or ')}`);
  if (told === undefined) return refuse(SERVER_RULES.notPlaying);
  const rows = (await store.moves(table.id)).filter((row) => row.n <= told.n && row.told !== NONE);
  const taken = new Set(rows.flatMap(({ move }) => readTakeBack(JSON.parse(move))?.rows ?? []));
  const said = rows.map(({ n, events }) =>
    taken.has(n) ? [] : witnessed(game, JSON.parse(events) as unknown[], 'watcher'),
  );
  const withheld = marks.flatMap(({ mark, page }) => (mark === 'aloud' ? page : []));
  const omissions = { torn: [], withheld }; // torn pages are gone from the events already
  const content = chronicle.book({ said, names: namesOf(card), omissions, outcome: card.outcome, language });
  return { chronicle, content };
}
