/** The built web files, read once at the start and served from memory. The build has compressed them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityPolicy } from './headers.ts';

/** The output of `npm run build:web`. */
export const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

interface Served {
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
  /** Of a page that holds its own styles. */
  readonly policy: string | undefined;
  /** By content encoding; `identity` is always there. */
  readonly bodies: { readonly [coding in Coding]?: Buffer } & { readonly identity: Buffer };
}

/** The shortest first. The build writes such a file beside each one that it makes shorter. */
const CODINGS = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof CODINGS | 'identity';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/** By folder: what was read, by address. Tests open hundreds of servers in a process. */
const read = new Map<string, ReadonlyMap<string, Served>>();

/** One route for every file of the folder, and for the page at `/`. False if the web was not built yet. */
export function serveWebFiles(http: FastifyInstance, folder: string): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  http.get('/code', (_, reply) => reply.redirect('./#/code')); // short enough to be read off a television and typed
  const files = read.get(folder) ?? allOf(folder);
  read.set(folder, files);
  http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = files.get(request.params['*']);
    return file === undefined ? reply.callNotFound() : send(file, request, reply);
  });
  return true;
}

const allOf = (folder: string): Map<string, Served> =>
  new Map(filesOf(folder).map((file) => [file === 'index.html' ? '' : file, served(folder, file)]));

function filesOf(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && extname(entry.name) in TYPES);
  return files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );
}

function served(folder: string, file: string): Served {
  const identity = readFileSync(join(folder, file));
  const bodies: { [coding in Coding]?: Buffer } & { identity: Buffer } = { identity };
  for (const [coding, ending] of Object.entries(CODINGS)) {
    const compressed = join(folder, file + ending);
    if (existsSync(compressed)) bodies[coding as keyof typeof CODINGS] = readFileSync(compressed);
  }
  return {
    type: TYPES[extname(file)],
    tag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // A file with its hash in its name never changes; all others are revalidated.
    cache: file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    policy: extname(file) === '.html' ? policyOf(identity.toString()) : undefined,
    bodies,
  };
}

/** The page may use the styles it holds, and no others that are not in a file. */
function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
  return securityPolicy(
    styles.map(([, css]) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`).join(''),
  );
}

function send(
  { type, tag, cache, policy, bodies }: Served,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers({ etag: tag, 'cache-control': cache, vary: 'accept-encoding' });
  if (policy !== undefined) void reply.header('content-security-policy', policy);
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  const coding = codingFor(headers['accept-encoding'] ?? '', bodies);
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type(type).send(bodies[coding]);
}

function codingFor(accepted: string, bodies: Served['bodies']): Coding {
  const wanted = new Set(accepted.split(',').map((each) => each.split(';', 1)[0].trim()));
  const codings = Object.keys(CODINGS) as (keyof typeof CODINGS)[];
  return codings.find((coding) => bodies[coding] !== undefined && wanted.has(coding)) ?? 'identity';
}
