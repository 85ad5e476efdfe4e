/** "An identity one cannot lose": passkeys, devices, the recovery link, and signing out. */
import { Readable } from 'node:stream';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { BODIES, type Person } from '../../wire/http.ts';
import { IDENTITY_BODIES, type OwnIdentity } from '../../wire/identity.ts';
import { refuse, SERVER_RULES } from '../../wire/rules.ts';
import { ownData } from '../identity/own-data.ts';
import { readName } from '../names.ts';
import { overLimit } from './queued.ts';
import { type ApiRequest, FileReply, get, type HttpRoute, type Reply, send, withPerson } from './route.ts';
import { cutOff, type Services } from './services.ts';

export const IDENTITY_ROUTES: readonly HttpRoute[] = [
  get(
    '/api/me/identity',
    'Who you are, your passkeys and devices.',
    withPerson(({ services }, person) => identityOf(services, person)),
  ),
  send(
    'POST',
    '/api/me/passkeys/options',
    'What a browser needs to make a passkey of yours.',
    BODIES.none,
    rationed(withPerson(({ services, site }, person) => services.passkeys.creation(person, site))),
  ),
  send(
    'POST',
    '/api/me/passkeys',
    'The passkey that your browser made.',
    IDENTITY_BODIES.passkey,
    withPerson(async ({ services, site, body }, person) => {
      const name = readName(body.name.slice(0, NAME));
      if (typeof name !== 'string') return name;
      const made = body.response as unknown as RegistrationResponseJSON; // the library reads the rest, and refuses
      return (await services.passkeys.add(person, site, name, made)) ?? identityOf(services, person);
    }),
  ),
  send(
    'POST',
    '/api/me/passkeys/remove',
    'A passkey with which nobody can sign in any more.',
    IDENTITY_BODIES.removePasskey,
    withPerson(async ({ services, body }, person) => {
      await services.context.store.removePasskey(person.id, body.id);
      return identityOf(services, person);
    }),
  ),
  send(
    'POST',
    '/api/passkeys/options',
    'What a browser needs to ask for a passkey.',
    BODIES.none,
    rationed(({ services, site }) => services.passkeys.request(site)),
  ),
  send(
    'POST',
    '/api/passkeys/sign-in',
    'Sign in with a passkey: this device is its person from now on.',
    IDENTITY_BODIES.signIn,
    rationed(async ({ services, site, body, setSecret }) => {
      const signed = body.response as unknown as AuthenticationResponseJSON; // as above
      const found = await services.passkeys.signIn(site, signed);
      if ('rule' in found) return found;
      const identity = await services.people.signIn(found.person);
      if (identity === undefined) return refuse(SERVER_RULES.unknownPasskey);
      setSecret(identity.secret);
      return identity.person;
    }),
  ),
  send(
    'POST',
    '/api/me/recovery',
    'A code like that of a device link, but it holds for years. A new one makes the old one void.',
    BODIES.none,
    withPerson(({ services }, person) => services.people.recoveryLink(person)),
  ),
  send(
    'POST',
    '/api/me/sign-out',
    'Sign out here, on all other devices, or everywhere. Passkeys stay.',
    IDENTITY_BODIES.signOut,
    withPerson(async ({ services, body, secret, setSecret }, person) => {
      await services.people.signOut(person.id, secret ?? '', body.where);
      services.streams.hangUp(person.id); // those who may come back do so at once
      if (body.where !== 'others') setSecret('');
      return {};
    }),
  ),
  get(
    '/api/me/data',
    'Everything about you, as JSON. With ?download as a file.',
    withPerson(
      async (request, person) =>
        overLimit(request) ??
        new FileReply('application/json', 'errantry.json', Readable.from(ownData(request.services.context, person))),
    ),
  ),
  send(
    'POST',
    '/api/me/delete',
    'Delete you. Games stay, with a former player; chat and tales are torn out, or tales are left to the Chronicles.',
    IDENTITY_BODIES.delete,
    withPerson(async ({ services, body, setSecret }, person) => {
      if (body.name !== person.name) return refuse(SERVER_RULES.wrongName);
      const { bots } = await services.botMakers.of(person.id);
      await services.departures.depart(person.id, body.keepTales);
      cutOff(services, [person.id, ...bots.map(({ id }) => id)]);
      setSecret('');
      return {};
    }),
  ),
];

/** Characters of the name of a passkey. */
const NAME = 24;

async function identityOf({ context: { store, now } }: Services, person: Person): Promise<OwnIdentity> {
  const [since, passkeys, devices, recovery] = await Promise.all([
    store.sinceOf(person.id),
    store.passkeys(person.id),
    store.devices(person.id),
    store.hasRecovery(person.id, now()),
  ]);
  const own = passkeys.map(({ id, name, created, used }) => ({ id, name, created, used }));
  return { ...person, since: since ?? 0, passkeys: own, devices, recovery };
}

/** Everything that is asked of a passkey is written down until it is answered. */
function rationed<B>(handle: (request: ApiRequest<B>) => Promise<Reply>): (request: ApiRequest<B>) => Promise<Reply> {
  return async (request) =>
    request.services.signIns.take(request.address) ? handle(request) : refuse(SERVER_RULES.tooManyRequests);
}
