/** Ratings: the ladder of the server, one's own, and those of a table. */
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { newDevice, type Origin } from '../ratings/ratings.ts';
import { type ApiRequest, get, type HttpRoute, ifAdmitted, INVITED, withPerson } from './route.ts';

export const RATING_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/ladder',
    'Who plays a game best: people by their ratings, and the bots among them.',
    ({ services, query, person }) => services.ratings.ladder(query['game'] ?? '', person?.id),
    { game: { about: 'The id of the game.' } },
  ),
  get(
    '/api/me/ratings',
    'Your ratings, by game.',
    withPerson(({ services }, { id }) => services.ratings.of(id)),
  ),
  get(
    '/api/tables/:table/ratings',
    'The ratings of those who sit there, and what the game did to them.',
    (request) =>
      ifAdmitted(request, async (table) => {
        const { card } = table.current();
        return card.status === 'open' && card.counts !== true
          ? refuse(SERVER_RULES.notPlaying)
          : request.services.ratings.at(card);
      }),
    INVITED,
  ),
];

/** Where a request comes from. A device without a cookie gets one. */
export function originOf({ address, device, setDevice }: ApiRequest<unknown>): Origin {
  if (device !== undefined) return { network: address, device };
  const made = newDevice();
  setDevice(made);
  return { network: address, device: made };
}
