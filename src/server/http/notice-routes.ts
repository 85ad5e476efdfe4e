/** "Tell me when it is my turn": the ways to be told, quiet hours, and tables of which one wants to hear nothing. */
import type { Language } from '../../core/game.ts';
import { NOTICE_BODIES } from '../../wire/notices.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Asker } from '../notices/ways.ts';
import { type ApiRequest, get, type HttpRoute, type Reply, send, withPerson } from './route.ts';

export const NOTICE_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/me/notices',
    'How you are told that it is your turn.',
    withPerson(({ services }, { id }) => services.notices.of(id)),
  ),
  send(
    'POST',
    '/api/me/notices/push',
    'Be told on this device. The subscription is the browser’s.',
    NOTICE_BODIES.push,
    rationed(({ services, body }, asker) => services.notices.addPush(asker, body.subscription)),
  ),
  send(
    'POST',
    '/api/me/notices/mail',
    'Be told by e-mail. A code is sent there, which confirms it.',
    NOTICE_BODIES.mail,
    rationed(async ({ services, body }, asker) => {
      if (!services.waysTo.take(body.address.toLowerCase())) return refuse(SERVER_RULES.tooManyRequests);
      return services.notices.addMail(asker, body.address);
    }),
  ),
  send(
    'POST',
    '/api/me/notices/hook',
    'Be told by a webhook. A first message is sent at once, to try it.',
    NOTICE_BODIES.hook,
    rationed(({ services, body }, asker) => services.notices.addHook(asker, body.hook)),
  ),
  send(
    'POST',
    '/api/me/notices/confirm',
    'The code from the e-mail.',
    NOTICE_BODIES.confirm,
    withPerson(({ services, body }, { id }) => services.notices.confirm(id, body.way, body.code)),
  ),
  send(
    'POST',
    '/api/me/notices/remove',
    'Be told that way no more.',
    NOTICE_BODIES.remove,
    withPerson(({ services, body }, { id }) => services.notices.remove(id, body.way)),
  ),
  send(
    'PUT',
    '/api/me/notices/quiet',
    'Hours in which you are told nothing; null: there are none.',
    NOTICE_BODIES.quiet,
    withPerson(({ services, body }, { id }) => services.notices.setQuiet(id, body.quiet)),
  ),
  send(
    'PUT',
    '/api/me/notices/silence',
    'Be told nothing of this table, or be told again.',
    NOTICE_BODIES.silence,
    withPerson(({ services, body }, { id }) => services.notices.silence(id, body.table, body.silent)),
  ),
  send(
    'POST',
    '/api/notices/leave',
    'No more e-mails, by the key that stands in each of them.',
    NOTICE_BODIES.stop,
    ({ services, body }) => services.notices.stopMail(body.way, body.key),
  ),
];

interface Speaking {
  readonly language: Language;
}

/** A new way is not free: it may send something to somebody. */
function rationed<B extends Speaking>(
  handle: (request: ApiRequest<B>, asker: Asker) => Promise<Reply>,
): (request: ApiRequest<B>) => Promise<Reply> {
  return withPerson(async (request, { id }) => {
    const { services, address, body, site } = request;
    if (!services.ways.take(id) || !services.ways.take(address)) return refuse(SERVER_RULES.tooManyRequests);
    return handle(request, { person: id, site, language: body.language });
  });
}
