/** One's people: those one has met, blocks, invitations to a table, and circles. */
import { BODIES } from '../../wire/http.ts';
import { PEOPLE_BODIES } from '../../wire/people.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { get, type HttpRoute, send, withPerson, withTable } from './route.ts';

export const CIRCLE_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/me/people',
    'With whom you have played, whom you have blocked, and your circles.',
    withPerson(({ services }, { id }) => services.meetings.of(id)),
  ),
  send(
    'PUT',
    '/api/me/blocks',
    'Block somebody, or let them go: no list seats you together, and their invitations go nowhere. Only you know.',
    PEOPLE_BODIES.block,
    withPerson(
      async ({ services, body }, { id }) =>
        (await services.meetings.block(id, body.person, body.blocked)) ?? services.meetings.of(id),
    ),
  ),
  send(
    'PUT',
    '/api/me/invitations',
    'Take no invitations any more, or take them again. Whoever wants to invite you is told so.',
    PEOPLE_BODIES.refuse,
    withPerson(async ({ services, body }, { id }) => services.meetings.refuseAll(id, body.refuses)),
  ),
  send(
    'POST',
    '/api/tables/:table/invite',
    'Host: invite people with whom you have played, or members of your circles. They are told, if they want to be.',
    PEOPLE_BODIES.invite,
    withPerson((request, { id }) =>
      withTable(request, async (table) => {
        const { card } = table.current();
        if (card.host !== id) return refuse(SERVER_RULES.host);
        if (card.status !== 'open') return refuse(SERVER_RULES.notOpen);
        return request.services.meetings.invite(id, card, request.body.people);
      }),
    ),
  ),
  send(
    'POST',
    '/api/circles',
    'Make a circle. You own it.',
    PEOPLE_BODIES.circle,
    withPerson(async ({ services, body, address }, person) => {
      if (!services.newCircles.take(address)) return refuse(SERVER_RULES.tooManyRequests);
      return services.circles.make(person, body.name);
    }),
  ),
  get(
    '/api/circles/:circle',
    'A circle of yours: members, tables, Chronicles. With its link, its name.',
    ({ services, circle, person, query }) => services.circles.show(circle, person, query['invitation'] ?? ''),
    { invitation: { about: 'What the link of the circle carries.' } },
  ),
  get(
    '/api/circles/:circle/ladder',
    'Who of a circle plays a game best, and the bots among them.',
    withPerson(({ services, circle, query }, person) => services.circles.ladder(circle, person, query['game'] ?? '')),
    { game: { about: 'The id of the game.' } },
  ),
  send(
    'POST',
    '/api/circles/:circle/join',
    'Join a circle with what its link carries.',
    PEOPLE_BODIES.join,
    withPerson(({ services, circle, body }, person) => services.circles.join(circle, person, body.invitation)),
  ),
  send(
    'POST',
    '/api/circles/:circle/leave',
    'Leave a circle. If you own it, its oldest member does then; without members it is deleted.',
    BODIES.none,
    withPerson(({ services, circle }, person) => services.circles.leave(circle, person)),
  ),
  send(
    'PATCH',
    '/api/circles/:circle',
    'Owner: another name.',
    PEOPLE_BODIES.circle,
    withPerson(({ services, circle, body }, person) => services.circles.rename(circle, person, body.name)),
  ),
  send(
    'POST',
    '/api/circles/:circle/remove',
    'Owner: remove a member. The link that they have is void.',
    PEOPLE_BODIES.member,
    withPerson(({ services, circle, body }, person) => services.circles.remove(circle, person, body.person)),
  ),
  send(
    'POST',
    '/api/circles/:circle/owner',
    'Owner: hand the circle over to another member.',
    PEOPLE_BODIES.member,
    withPerson(({ services, circle, body }, person) => services.circles.handOver(circle, person, body.person)),
  ),
  send(
    'PUT',
    '/api/circles/:circle/link',
    'Owner: a new link, which makes the old one void; or none.',
    PEOPLE_BODIES.link,
    withPerson(({ services, circle, body }, person) => services.circles.setLink(circle, person, body.open)),
  ),
];
