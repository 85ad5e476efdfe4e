/** Requests of every kind that the server describes, with values that fit, nearly fit, or do not fit at all. */
import type { Dice } from '../../core/game.ts';
import { pick } from '../../core/shuffle.ts';
import type { Description } from '../http/openapi.ts';

export interface StrangeRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly url: string;
  readonly payload?: string;
}

/** What is used of JSON Schema. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Route {
  readonly method: StrangeRequest['method'];
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
}

const ODD_TEXTS = ['', ' ', '-1', '1.5', '1e400', '-1e300', 'NaN', '\0', '\ud800', 'ñ', '__proto__', 'toString'];
const MORE_TEXTS = ['../..', "'", '\r\nX: y', '9007199254740993', '2026-02-31', 'a@b.example', 'x'.repeat(500)];
const TEXTS = [...ODD_TEXTS, ...MORE_TEXTS];
const ODD = [-1, 1.5, 1e9, 2 ** 53, true, null, '', '\0', '\ud800', [], {}, [[]], { t: 'x' }];
const MOVES = [{ t: 'lay', tile: 3, turn: 0 }, [1], 'x', null];
/** Sheets cost a second each, so most of them are left out. */
const COSTLY = /print|pdf/;

/** `known` are ids of tables, people and games: some requests find what they ask for. */
export function strangeRequest({ paths }: Description, known: readonly string[], dice: Dice): StrangeRequest {
  const route = routeIn(paths, dice);
  const text = (): string => pick(dice.below(2) === 0 ? known : TEXTS, dice).toWellFormed();
  const path = route.path.replace(/\{\w+\}/g, () => encodeURIComponent(text().slice(0, 60)));
  const query = route.query.flatMap(({ name, schema }) =>
    dice.below(2) === 0 ? [] : `${name}=${encodeURIComponent(String(valueOf(schema, text, dice)).toWellFormed())}`,
  );
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`;
  if (route.body === undefined) return { method: route.method, url };
  return { method: route.method, url, payload: JSON.stringify(valueOf(route.body, text, dice)) };
}

function routeIn(paths: Description['paths'], dice: Dice): Route {
  const path = pick(Object.keys(paths), dice);
  if (COSTLY.test(path) && dice.below(30) > 0) return routeIn(paths, dice);
  const [method, operation] = pick(Object.entries(paths[path]), dice);
  const { parameters = [], requestBody } = operation as unknown as {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
    readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  };
  return {
    method: method.toUpperCase() as Route['method'],
    path,
    query: parameters.filter((one) => one.in === 'query'),
    body: requestBody?.content['application/json'].schema,
  };
}

/** Fits most of the time. */
function valueOf(schema: Schema, text: () => string, dice: Dice): unknown {
  if (dice.below(15) === 0) return pick(ODD, dice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, dice);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valueOf(pick(choices, dice), text, dice);
  const { type, properties = {}, required = [], items = {}, minItems = 0, minimum = 0, maximum = 100 } = schema;
  if (type === 'string') return text();
  if (type === 'boolean') return dice.below(2) === 0;
  if (type === 'integer') return pick([minimum, 1, 2, maximum], dice);
  if (type === 'array') return Array.from({ length: minItems + dice.below(3) }, () => valueOf(items, text, dice));
  if (type !== 'object') return pick(MOVES, dice);
  const named = Object.entries(properties).filter(([name]) => dice.below(required.includes(name) ? 20 : 2) > 0);
  return Object.fromEntries(named.map(([name, inner]) => [name, valueOf(inner, text, dice)]));
}
