/** What is not for everybody: a bot's token is for playing, and somebody who is banned may look, take their data and go. */
import type { Person } from '../../wire/http.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';

/** Routes for tokens; the streams are for them too. Whatever is not here is refused, so a new route is closed to them. */
const PLAYING: ReadonlySet<string> = new Set([
  'GET /api/me',
  'POST /api/me',
  'GET /api/me/tables',
  'GET /api/me/games',
  'GET /api/me/ratings',
  'GET /api/announcements',
  'GET /api/games',
  'GET /api/ladder',
  'GET /api/tables',
  'POST /api/tables',
  'GET /api/tables/:table',
  'POST /api/code',
  ...['join', 'leave', 'bot', 'remove', 'start', 'rematch', 'say'].map((act) => `POST /api/tables/:table/${act}`),
  ...['takeback', 'takeback/answer', 'propose', 'propose/answer', 'resume', 'give'].map(
    (act) => `POST /api/tables/:table/${act}`,
  ),
  ...['invitation', 'code', 'takeback', 'history', 'record', 'ratings', 'orders'].map(
    (what) => `GET /api/tables/:table/${what}`,
  ),
  'PUT /api/tables/:table/orders',
]);

const FOR_BANNED: ReadonlySet<string> = new Set([
  'POST /api/me',
  'POST /api/me/sign-out',
  'POST /api/me/delete',
  'POST /api/me/claim',
  'POST /api/passkeys/options',
  'POST /api/passkeys/sign-in',
]);

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Why this person may not ask for this. */
export function outOfScope({ method, path }: Asked, person: Person | undefined): Refusal | undefined {
  if (person === undefined) return undefined;
  const route = `${method} ${path}`;
  if (person.maker !== undefined && !PLAYING.has(route)) return refuse(SERVER_RULES.botScope);
  if (person.banned === undefined || method === 'GET' || FOR_BANNED.has(route)) return undefined;
  return refuse(SERVER_RULES.banned, person.banned);
}
