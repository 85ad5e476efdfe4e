/** The HTTP server on its one port: requests, streams, and health checks and metrics for the operator. */
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
import { LIMITS } from '../../wire/limits.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Metrics } from '../metrics.ts';
import { issueOf } from '../stream/answer.ts';
import { CHRONICLE_ROUTES } from './chronicle-routes.ts';
import { cookieOf } from './cookie.ts';
import { addressOf, type Services, isHttps, personOf } from './services.ts';
import { eventStreams } from '../stream/events.ts';
import { HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { openApi, openApiPage } from './openapi.ts';
import { isForeign } from './origin.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { type Reply, type HttpRoute, FileReply } from './route.ts';
import { BUILT, serveWebFiles } from './web-files.ts';
import { openSockets } from '../stream/sockets.ts';
import { statusOf } from './status.ts';
import { PRINT_ROUTES } from './print-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';

export interface HttpApp {
  readonly http: FastifyInstance;
  /** Tells every stream to reconnect later, and stops answering. */
  close(): Promise<void>;
}

const ROUTES = [...PEOPLE_ROUTES, ...TABLE_ROUTES, ...CHRONICLE_ROUTES, ...PRINT_ROUTES];

export function openApp(services: Services, metrics: Metrics, log: FastifyBaseLogger): HttpApp {
  const http = fastify({
    bodyLimit: LIMITS.body,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });
  const events = eventStreams(services);
  guard(http, services);
  for (const route of ROUTES) answer(http, services, route);
  http.get('/api/tables/:table/events', (request, reply) => events.serve(request, reply));
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

/** Before and after every request: origin check, rate limit, headers, log, and an answer for every error. */
function guard(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(isHttps(services, request.raw) ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS);
    if (isForeign(request.raw, services.config.ORIGIN))
      return refused(reply, refuse(SERVER_RULES.origin, request.headers.origin));
    if (request.url.startsWith('/api/') && !services.requests.take(addressOf(services, request.raw)))
      return refused(reply, refuse(SERVER_RULES.tooManyRequests));
    return undefined;
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  http.setNotFoundHandler((_, reply) => refused(reply, refuse(SERVER_RULES.path)));
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.rule === SERVER_RULES.fault) request.log.error({ error, route: request.routeOptions.url }, 'a fault');
    return refused(reply, refusal);
  });
}

function refusalOf(error: FastifyError): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(SERVER_RULES.size);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(SERVER_RULES.notJson, 'send application/json');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse(SERVER_RULES.notJson, error.message);
  return refuse(SERVER_RULES.fault);
}

function refused(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(statusOf(refusal.rule)).send(refusal);
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
      const given = queryOf(request);
      const unknown = Object.keys(given).find((name) => name !== DOWNLOAD && !Object.hasOwn(query, name));
      if (unknown !== undefined) return refused(reply, refuse(SERVER_RULES.shape, `${unknown}: found in the address`));
      const read = schema === undefined ? undefined : v.safeParse(schema, request.body ?? {});
      if (read?.success === false) return refused(reply, refuse(SERVER_RULES.shape, issueOf(read.issues[0])));
      const result = await handle({
        services,
        person: await personOf(services, request.raw),
        body: read?.output,
        address: addressOf(services, request.raw),
        table: '',
        game: '',
        ...(request.params as { table?: string; game?: string }),
        query: given,
        setSecret: (secret) => void reply.header('set-cookie', cookieOf(secret, isHttps(services, request.raw))),
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

function describe(http: FastifyInstance): void {
  const description = openApi(ROUTES);
  const page = openApiPage(description);
  http.get('/api/openapi.json', async () => description);
  http.get('/api', (_, reply) => reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html));
}

function operate(http: FastifyInstance, services: Services, metrics: Metrics): void {
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_, reply) => {
    try {
      if (services.isStopping()) throw new Error('stopping');
      await services.context.store.ready();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  http.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
