/** The OpenAPI description, made from the routes and schemas that answer the requests, and an HTML page of it. */
import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import { WIRE } from '../../wire/version.ts';
import { securityPolicy } from './headers.ts';
import type { Query, HttpRoute } from './route.ts';

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: object;
}

export interface Description {
  readonly openapi: string;
  readonly info: object;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: object;
}

const PROBLEM = {
  type: 'object',
  required: ['rule'],
  properties: {
    rule: {
      type: 'object',
      required: ['id', 'text'],
      properties: { id: { type: 'string' }, text: { type: 'string' } },
    },
    why: { type: 'string' },
  },
};

export function openApi(routes: readonly HttpRoute[]): Description {
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Errantry',
      version: String(WIRE),
      description: 'Requests about people and tables. The stream of a table is described in docs/protocol.md.',
    },
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'errantry' } },
    },
  };
}

function operation({ path, about, query = {}, body }: HttpRoute): Operation {
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  return {
    summary: about,
    ...(parameters.length > 0 ? { parameters } : undefined),
    ...(body === undefined
      ? undefined
      : { requestBody: { content: { 'application/json': { schema: toJsonSchema(body, { errorMode: 'ignore' }) } } } }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
      default: {
        description: 'Refused: by which rule, and why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const pathParameters = (path: string): object[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (query: Query): object[] =>
  Object.entries(query).map(([name, { about, choices }]) => ({
    name,
    in: 'query',
    description: about,
    schema: { type: 'string', ...(choices === undefined ? undefined : { enum: choices }) },
  }));

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{font-size:.85rem}
pre{background:#f4efe4;padding:.75rem;overflow:auto}h2{font-size:1.1rem;margin-bottom:0}`;

interface Page {
  readonly html: string;
  readonly headers: { readonly [name: string]: string };
}

/** Plain HTML, no script; its one style sheet is allowed by its hash. */
export function openApiPage({ paths }: Description): Page {
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, requestBody }]) => entry(path, method, summary, requestBody)),
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Errantry: the requests</title>
<style>${STYLE}</style>
<h1>Errantry: the requests</h1>
<p>Machines read <a href="/api/openapi.json">openapi.json</a>. The stream of a table is described in docs/protocol.md.</p>
${entries.join('\n')}</html>`;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return { html, headers: { 'content-security-policy': securityPolicy(` 'sha256-${hash}'`) } };
}

function entry(path: string, method: string, summary: string, body: object | undefined): string {
  const heading = `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>`;
  return body === undefined ? heading : `${heading}<pre>${escaped(JSON.stringify(body, undefined, 1))}</pre>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
