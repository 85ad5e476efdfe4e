/** Finished games of this browser join those that the server knows, once each. */
import type { HomeGame } from '../../wire/http.ts';
import { ask, isRefusedForNow } from '../net/ask.ts';
import { knownMe } from '../net/me.ts';
import { type KeptSitting, results, sittings } from '../local/games.ts';
import { keep, kept } from '../local/storage.ts';

/** Several people share a device at a hot seat, and a lesson is led: those are nobody's own games. */
const OWN: ReadonlySet<KeptSitting['kind']> = new Set(['solitaire', 'today', 'deal', 'bots']);
const MOST_ID = 40;

const readIds = (raw: unknown): string[] | undefined => (Array.isArray(raw) ? (raw as string[]) : undefined);

/** What is refused for good is not sent again; what is refused for now is. Whom the server never met brings nothing. */
export async function bringGames(): Promise<void> {
  const me = knownMe();
  if (me === undefined) return;
  const keyOf = ({ id }: KeptSitting): string => `${me.id} ${id}`;
  const isNew = (sitting: KeptSitting): boolean => !(kept('brought', readIds) ?? []).includes(keyOf(sitting));
  const own = sittings().filter(
    ({ kind, result, id }) => OWN.has(kind) && result !== undefined && id.length <= MOST_ID,
  );
  for (const sitting of own.filter(isNew)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each is sent once
    const answer = await ask('POST', '/me/games', homeGameOf(sitting));
    if (isRefusedForNow(answer)) return;
    keep('brought', [...(kept('brought', readIds) ?? []), keyOf(sitting)].slice(-MOST_KEPT));
  }
}

/** More than a browser keeps games. */
const MOST_KEPT = 100;

function homeGameOf({ id, game, sitters, options, seed, moves }: KeptSitting): HomeGame {
  const at = results().find((result) => result.id === id)?.at ?? Date.now();
  const names = sitters.map(({ name }) => name);
  return { id, at, names, record: { game, seats: sitters.length, options, seed, moves: [...moves] } };
}
