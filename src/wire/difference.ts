/** The difference of two views: short on the wire, and enough to make the second from the first. */

/**
 * New values by path, in the order of the view: `realms.1.sealed`, `realms.1.board.7`. The path `deck.length` cuts a list.
 * Where that would be long, or the shape changed, a whole list or object stands at its path. States have no dots in
 * their keys.
 */
export interface Changes {
  readonly [path: string]: unknown;
}

/** More single changes than this in a list of plain values, and the whole list is shorter. */
const FEW = 3;

/** Ways and their new values by turns: the changes before they are written. */
export type Differences = readonly unknown[];

/**
 * What must be set in `before` to make it `after`; undefined if nothing less than the whole would do. This runs for every
 * viewer of every move. So nothing is made before a change is found, and no object whose keys are paths, which would cost
 * more than all the rest.
 */
export function differences(before: unknown, after: unknown): Differences | undefined {
  const found: unknown[] = [];
  return !isList(before) && arePartsFound(before, after, ROOT, found) ? found : undefined;
}

/** As JSON. */
export function written(found: Differences): string {
  const fields: string[] = [];
  for (let i = 0; i < found.length; i += 2) {
    const value = found[i + 1];
    fields.push((found[i] as Way).key + (typeof value === 'number' ? String(value) : JSON.stringify(value)));
  }
  return `{${fields.join(',')}}`;
}

/** Whether both hold the very same, so that they are written alike; it may miss that they are, for the sake of speed. */
export function areAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** The way to a part of a view. They are kept, because they are few: as many as the games' views have parts. */
class Way {
  readonly #path: string;
  readonly #fields = new Map<string, Way>();
  readonly #items: (Way | undefined)[] = [];
  /** As it stands in JSON: the keys of a state are plain words, so it needs no escapes. */
  readonly key: string;

  constructor(path: string) {
    this.#path = path;
    this.key = `"${path}":`;
  }

  field(name: string): Way {
    let way = this.#fields.get(name);
    if (way === undefined) this.#fields.set(name, (way = this.#to(name)));
    return way;
  }

  item(i: number): Way {
    return (this.#items[i] ??= this.#to(i));
  }

  #to(part: string | number): Way {
    return new Way(this === ROOT ? `${part}` : `${this.#path}.${part}`);
  }
}

const ROOT = new Way('');

interface Branch {
  readonly [key: string]: unknown;
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** False, and nothing is found, if nothing less than the whole would do. */
function arePartsFound(old: unknown, now: unknown, way: Way, found: unknown[]): boolean {
  if (isList(old)) return isList(now) && areItemsFound(old, now, way, found);
  return isBranch(old) && isBranch(now) && !isList(now) && areFieldsFound(old, now, way, found);
}

/** Not where they have different keys. */
function areFieldsFound(before: Branch, after: Branch, way: Way, found: unknown[]): boolean {
  const { length } = found;
  let surplus = 0;
  for (const _ in after) surplus++;
  for (const key in before) {
    const now = after[key];
    if (now === undefined) surplus = Number.POSITIVE_INFINITY;
    else if (now !== before[key]) find(before[key], now, way.field(key), found);
    surplus--;
  }
  if (surplus > 0) found.length = length;
  return surplus === 0;
}

/** Not where the whole is shorter. */
function areItemsFound(before: readonly unknown[], after: readonly unknown[], way: Way, found: unknown[]): boolean {
  if (isManyChanged(before, after)) return false;
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) found.push(way.item(i), after[i]);
    else if (before[i] !== after[i]) find(before[i], after[i], way.item(i), found);
  }
  if (after.length < before.length) found.push(way.field('length'), after.length);
  return true;
}

function isManyChanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  const common = Math.min(before.length, after.length);
  let changed = after.length - common;
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    if (isBranch(before[i])) return false;
    changed++;
  }
  return changed > FEW;
}

function find(old: unknown, now: unknown, way: Way, found: unknown[]): void {
  if (!arePartsFound(old, now, way, found)) found.push(way, now);
}

/** Makes the second view from the first, which stays as it was; what did not change is shared. */
export function patch(view: unknown, changes: Changes): unknown {
  let patched = view;
  for (const [path, value] of Object.entries(changes)) patched = setAt(patched, path.split('.'), 0, value);
  return patched;
}

function setAt(tree: unknown, path: readonly string[], depth: number, value: unknown): unknown {
  if (depth === path.length) return value;
  const key = path[depth];
  if (isList(tree)) {
    if (key === 'length') return tree.slice(0, value as number);
    const list = tree.slice();
    list[Number(key)] = setAt(list[Number(key)], path, depth + 1, value);
    return list;
  }
  if (!isBranch(tree) || !Object.hasOwn(tree, key)) throw new Error(`no ${path.join('.')} in this view`);
  return { ...tree, [key]: setAt(tree[key], path, depth + 1, value) };
}
