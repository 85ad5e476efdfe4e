/** Bots that people make: each with a token, which is shown once. */
import { DESK_BODIES } from '../../wire/desk.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { get, type HttpRoute, send, withPerson } from './route.ts';
import { cutOff } from './services.ts';

export const BOT_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/me/bots',
    'Your bots, without their tokens.',
    withPerson(({ services }, { id }) => services.botMakers.of(id)),
  ),
  send(
    'POST',
    '/api/me/bots',
    'Make a bot. Its token is in the answer, and nowhere else: send it as `Authorization: Bearer …`. It is for playing only.',
    DESK_BODIES.bot,
    withPerson(async ({ services, address, body }, { id }) =>
      services.newcomers.take(address) ? services.botMakers.make(id, body.name) : refuse(SERVER_RULES.tooManyRequests),
    ),
  ),
  send(
    'POST',
    '/api/me/bots/token',
    'A new token for a bot of yours. The old one is void, and what it follows is closed.',
    DESK_BODIES.ownBot,
    withPerson(async ({ services, body }, { id }) => {
      const renewed = await services.botMakers.renew(id, body.id);
      if (!('rule' in renewed)) cutOff(services, [body.id]);
      return renewed;
    }),
  ),
  send(
    'POST',
    '/api/me/bots/remove',
    'Delete a bot of yours. Its games stay, with a former player.',
    DESK_BODIES.ownBot,
    withPerson(async ({ services, body }, { id }) => {
      const { bots } = await services.botMakers.of(id);
      if (bots.every((bot) => bot.id !== body.id)) return refuse(SERVER_RULES.noBot);
      await services.departures.depart(body.id, false);
      cutOff(services, [body.id]);
      return services.botMakers.of(id);
    }),
  ),
];
