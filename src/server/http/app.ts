/** The HTTP server on its one port: requests, streams, and health checks and metrics for the operator. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type FastifyRequest,
} from 'fastify';
import * as v from 'valibot';
import type { Rule } from '../../core/game.ts';
import { LIMITS } from '../../wire/limits.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { isStorable, UNSTORABLE } from '../../wire/storable.ts';
import type { Metrics } from '../metrics.ts';
import { issueOf } from '../stream/answer.ts';
import { BOT_ROUTES } from './bot-routes.ts';
import { CHRONICLE_ROUTES } from './chronicle-routes.ts';
import { CIRCLE_ROUTES } from './circle-routes.ts';
import { cookieIn, cookieOf, DEVICE, PERSON } from './cookie.ts';
import { ASK_PATH } from '../nodes/asks.ts';
import { NoOwner } from '../nodes/home.ts';
import { Elsewhere } from '../tables.ts';
import { addressOf, callerOf, deviceOf, type Services, isHttps, passedOf, siteOf } from './services.ts';
import { eventStreams } from '../stream/events.ts';
import { DESK_ROUTES } from './desk-routes.ts';
import { HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { refuseRaw } from './raw.ts';
import { openApi, openApiPage } from './openapi.ts';
import { isForeign } from './origin.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { IDENTITY_ROUTES } from './identity-routes.ts';
import { NOTICE_ROUTES } from './notice-routes.ts';
import { type Reply, type HttpRoute, FileReply } from './route.ts';
import { mayMeasure, securityText } from './operator.ts';
import { watchReadiness } from './readiness.ts';
import { StoreTrouble } from '../store/trouble.ts';
import { BUILT, serveWebFiles } from './web-files.ts';
import { openSockets } from '../stream/sockets.ts';
import { outOfScope } from './scope.ts';
import { statusOf } from './status.ts';
import { POST_ROUTES } from './post-routes.ts';
import { PRINT_ROUTES } from './print-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';

export interface HttpApp {
  readonly http: FastifyInstance;
  /** Tells every stream to reconnect later, and stops answering. */
  close(): Promise<void>;
}

/** Milliseconds until the headers, and the whole request, must have come; and how often that is looked at. */
const HEADERS_TIME = 10_000;
const REQUEST_TIME = 20_000;
const CHECKED_EVERY = 2000;

const ROUTES = [
  ...PEOPLE_ROUTES,
  ...IDENTITY_ROUTES,
  ...NOTICE_ROUTES,
  ...TABLE_ROUTES,
  ...POST_ROUTES,
  ...RATING_ROUTES,
  ...CIRCLE_ROUTES,
  ...CHRONICLE_ROUTES,
  ...PRINT_ROUTES,
  ...BOT_ROUTES,
  ...DESK_ROUTES,
];

export function openApp(services: Services, metrics: Metrics, log: FastifyBaseLogger): HttpApp {
  const http = fastify({
    bodyLimit: LIMITS.body,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIME,
    http: { headersTimeout: HEADERS_TIME, connectionsCheckingInterval: CHECKED_EVERY },
    return503OnClosing: false, // it would have no headers
    clientErrorHandler: refuseConnection,
    frameworkErrors(error, request, reply) {
      reply.headers(headersFor(services, request.raw)); // a bad URL gets to no hook
      return refused(reply, refuse(SERVER_RULES.notHttp, error.message));
    },
  });
  http.server.on('checkExpectation', (request, response: ServerResponse) => {
    response.writeHead(417, headersFor(services, request)).end();
  });
  const events = eventStreams(services);
  guard(http, services);
  for (const route of ROUTES) answer(http, services, route);
  http.get('/api/tables/:table/events', (request, reply) => events.serve(request, reply));
  unsubscribe(http, services);
  answerNodes(http, services);
  describe(http);
  operate(http, services, metrics);
  if (!serveWebFiles(http, BUILT)) http.get('/', (_, reply) => reply.redirect('/api'));
  const sockets = openSockets(http.server, services);
  return {
    http,
    async close() {
      sockets.close();
      events.close();
      await http.close();
    },
  };
}

function headersFor(services: Services, request: IncomingMessage): { readonly [name: string]: string } {
  return isHttps(services, request) ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS;
}

const CLIENT_ERRORS: { readonly [code: string]: Rule } = {
  ERR_HTTP_REQUEST_TIMEOUT: SERVER_RULES.slow,
  HPE_HEADER_OVERFLOW: SERVER_RULES.size,
};

/** What is no HTTP, or comes too slowly. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  refuseRaw(socket, refuse(CLIENT_ERRORS[error.code ?? ''] ?? SERVER_RULES.notHttp));
}

/** Before and after every request: origin check, rate limit, headers, log, and an answer for every error. */
function guard(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(services, request.raw));
    if (isForeign(request.raw, services.config.ORIGIN))
      return refused(reply, refuse(SERVER_RULES.origin, request.headers.origin));
    if (request.url !== ASK_PATH && services.marks.isStray(request.raw))
      return refused(reply, refuse(SERVER_RULES.unavailable));
    const isOurs = services.marks.read(request.raw) !== undefined; // counted at the node that took it
    if (isOurs) return services.node.isLate() ? refused(reply, refuse(SERVER_RULES.unavailable)) : undefined;
    if (request.url.startsWith('/api/') && !services.requests.take(addressOf(services, request.raw)))
      return refused(reply, refuse(SERVER_RULES.tooManyRequests));
    return pipeToOwner(services, request, reply);
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  http.setNotFoundHandler((_, reply) => refused(reply, refuse(SERVER_RULES.path)));
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (statusOf(refusal.rule) >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a fault');
    return refused(reply, refusal);
  });
}

/** A request about a table that another node has goes there. */
async function pipeToOwner(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { table } = request.params as { readonly table?: string };
  const owner = table === undefined ? undefined : await services.node.ownerOf(table);
  if (owner === undefined) return undefined;
  const passed = await passedOf(services, request.raw);
  reply.hijack();
  const { raw } = reply;
  return services.pipes.request(request.raw, raw, owner, passed).catch((error: unknown) => {
    request.log.warn({ err: error }, `node ${owner.node} does not answer`);
    if (raw.headersSent) raw.destroy();
    else {
      const refusal = refuse(SERVER_RULES.unavailable);
      raw.writeHead(statusOf(refusal.rule), { ...HEADERS, 'content-type': 'application/json' });
      raw.end(JSON.stringify(refusal));
    }
  });
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof StoreTrouble || error instanceof Elsewhere || error instanceof NoOwner)
    return refuse(SERVER_RULES.unavailable);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(SERVER_RULES.size);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(SERVER_RULES.notJson, 'send application/json');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse(SERVER_RULES.notJson, error.message);
  return refuse(SERVER_RULES.fault);
}

/** Only the messages of a stream are sent again by themselves; a request is not. */
function refused(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const told = refusal.rule === SERVER_RULES.notSaved ? refuse(SERVER_RULES.unavailable) : refusal;
  return reply.code(statusOf(told.rule)).send(told);
}

/** The query parameter with which any file is sent as a download. */
const DOWNLOAD = 'download';

function answer(http: FastifyInstance, services: Services, route: HttpRoute): void {
  const { method, path, query = {}, body: schema, most = LIMITS.body, handle } = route;
  http.route({
    method,
    url: path,
    bodyLimit: most,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const person = await callerOf(services, request.raw);
      if (person !== undefined && 'rule' in person) return refused(reply, person);
      const outside = outOfScope({ method, path }, person);
      if (outside !== undefined) return refused(reply, outside);
      const given = queryOf(request);
      const unknown = Object.keys(given).find((name) => name !== DOWNLOAD && !Object.hasOwn(query, name));
      if (unknown !== undefined) return refused(reply, refuse(SERVER_RULES.shape, `${unknown}: found in the address`));
      if (!isStorable([request.body, request.params, given]))
        return refused(reply, refuse(SERVER_RULES.shape, UNSTORABLE));
      const read = schema === undefined ? undefined : v.safeParse(schema, request.body ?? {});
      if (read?.success === false) return refused(reply, refuse(SERVER_RULES.shape, issueOf(read.issues[0])));
      const setCookie = (name: string, value: string): void =>
        void reply.header('set-cookie', cookieOf(name, value, isHttps(services, request.raw)));
      const result = await handle({
        services,
        person,
        body: read?.output,
        address: addressOf(services, request.raw),
        site: siteOf(services, request.raw),
        table: '',
        game: '',
        circle: '',
        ...(request.params as { table?: string; game?: string; circle?: string }),
        query: given,
        setSecret: (secret) => setCookie(PERSON, secret),
        secret: cookieIn(request.headers.cookie, PERSON),
        device: deviceOf(services, request.raw),
        setDevice: (device) => setCookie(DEVICE, device),
      });
      reply.header('cache-control', 'no-store');
      if (result instanceof FileReply) return sendFile(request, reply, result);
      return isRefusal(result) ? refused(reply, result) : result;
    },
  });
}

/** Of a parameter that is given twice, the last value counts. */
function queryOf({ query }: FastifyRequest): { [name: string]: string | undefined } {
  const given = Object.entries(query as { [name: string]: string | string[] });
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value : value.at(-1)]));
}

/** For files that hold words people wrote: they may load and run nothing. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function sendFile(request: FastifyRequest, reply: FastifyReply, { type, name, content }: FileReply): FastifyReply {
  const isKept = queryOf(request)[DOWNLOAD] !== undefined;
  return reply
    .header('content-security-policy', INERT)
    .header('content-disposition', `${isKept ? 'attachment' : 'inline'}; filename="${name}"`)
    .type(type)
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}

/** A message of the stream may carry a rule too, but it has a `t`: then the request itself succeeded. */
function isRefusal(reply: Reply): reply is Refusal {
  return 'rule' in reply && !('t' in reply);
}

/** One click in a mail program (RFC 8058): it sends a form, from nowhere, and reads no answer. */
function unsubscribe(http: FastifyInstance, services: Services): void {
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
      body.resume();
      done(null, undefined);
    });
    scope.post('/api/notices/stop', async (request, reply) => {
      const { way = '', key = '' } = queryOf(request);
      const stopped = await services.notices.stopMail(way, key);
      return isRefusal(stopped) ? refused(reply, stopped) : stopped;
    });
  });
}

/** For other nodes only: to everybody else there is no such path. */
function answerNodes(http: FastifyInstance, { asks }: Services): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post(ASK_PATH, async (request, reply) => {
      const answers = await asks.answer(request.raw, request.body as string);
      return answers ?? reply.callNotFound();
    });
  });
}

function describe(http: FastifyInstance): void {
  const description = openApi(ROUTES);
  const page = openApiPage(description);
  http.get('/api/openapi.json', async () => description);
  http.get('/api', (_, reply) => reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html));
}

function operate(http: FastifyInstance, services: Services, metrics: Metrics): void {
  http.get('/healthz', async () => ({ ok: true }));
  const readiness = watchReadiness(services, http.log);
  http.get('/readyz', async (_, reply) => {
    const now = await readiness();
    return reply.code(now.ok ? 200 : 503).send(now);
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayMeasure(services.config, request.raw)) return refused(reply, refuse(SERVER_RULES.metrics));
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  http.get('/.well-known/security.txt', async (_, reply) => {
    const text = securityText(services.config, new Date());
    return text === undefined ? reply.callNotFound() : reply.type('text/plain; charset=utf-8').send(text);
  });
}
