/**
 * A box: the components of a game as plain data. The rules read tables that are made from it, so another box (a printed
 * edition of one's own, a designer's change) is put in their place for as long as somebody asks about it.
 */
import * as mistakes from './mistakes.ts';
import type { Reading } from './notation.ts';

export interface Box<C extends object = object> {
  /** The components of our edition, as plain JSON. */
  readonly standard: C;
  /** Makes every table of the rules from these components. The rules run as fast as with the standard ones. */
  use(components: C): void;
}

/** Runs something with these components, then puts the standard ones back. Nothing in it may wait for anything. */
export function withComponents<C extends object, T>(box: Box<C>, components: C, run: () => T): T {
  box.use(components);
  try {
    return run();
  } finally {
    box.use(box.standard);
  }
}

const CHANGE = /^([\w.-]+)=(.*)$/;

/** The components with one change, written as `deeds.D05.vp=2`: a path that exists, and a value of the same kind. */
export function changed<C extends object>(components: C, change: string): Reading<C> {
  const [, path, value] = CHANGE.exec(change) ?? [];
  if (path === undefined)
    return { problems: [{ where: 'change', found: change, expected: mistakes.like('deeds.D05.vp=2') }] };
  const copy = structuredCopy(components);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let within: { [key: string]: unknown } | undefined = copy as { [key: string]: unknown };
  let wanted = Object.keys(within);
  for (const key of keys) {
    const inner: unknown = within !== undefined && Object.hasOwn(within, key) ? within[key] : undefined;
    within = isRecord(inner) ? inner : undefined;
    if (within !== undefined) wanted = Object.keys(within);
  }
  if (within === undefined || !Object.hasOwn(within, last))
    return { problems: [{ where: 'change', found: path, expected: mistakes.oneOf(wanted) }] };
  const old = within[last];
  if (isRecord(old)) {
    const deeper = Object.keys(old).map((key) => `${path}.${key}`);
    return { problems: [{ where: 'change', found: path, expected: mistakes.oneOf(deeper) }] };
  }
  const given = valueLike(old, value);
  if (given === undefined)
    return { problems: [{ where: 'change', found: value, expected: mistakes.like(String(old)) }] };
  within[last] = given;
  return { value: copy };
}

const structuredCopy = <C>(components: C): C => JSON.parse(JSON.stringify(components)) as C;

const isRecord = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null;

function valueLike(old: unknown, text: string): unknown {
  if (typeof old === 'number') return /^-?\d{1,4}$/.test(text) ? Number(text) : undefined;
  if (typeof old === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return typeof old === 'string' ? text : undefined;
}
