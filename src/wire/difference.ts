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

/**
 * What must be set in `before` to make it `after`, as JSON; undefined if nothing less than the whole would do. This runs
 * for every viewer of every move. So nothing is made before a change is found, and no object whose keys are paths, which
 * would cost more than all the rest.
 */
export function difference(before: unknown, after: unknown): string | undefined {
  const walk = new Walk();
  return !isList(before) && walk.tellParts(before, after, ROOT) ? `{${walk.told}}` : undefined;
}

/** The way to a part of a view. They are kept, because they are few: as many as the games' views have parts. */
class Way {
  readonly #path: string;
  readonly #ways = new Map<string | number, Way>();
  /** As it stands in JSON: the keys of a state are plain words, so it needs no escapes. */
  readonly key: string;

  constructor(path: string) {
    this.#path = path;
    this.key = `"${path}":`;
  }

  to(part: string | number): Way {
    let way = this.#ways.get(part);
    if (way === undefined) this.#ways.set(part, (way = new Way(this === ROOT ? `${part}` : `${this.#path}.${part}`)));
    return way;
  }
}

const ROOT = new Way('');

interface Branch {
  readonly [key: string]: unknown;
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** One walk through two views. */
class Walk {
  told = '';

  /** False, and nothing is told, if nothing less than the whole would do. */
  tellParts(old: unknown, now: unknown, way: Way): boolean {
    if (isList(old)) return isList(now) && this.#tellList(old, now, way);
    return isBranch(old) && isBranch(now) && !isList(now) && this.#tellFields(old, now, way);
  }

  /** Not where they have different keys. */
  #tellFields(before: Branch, after: Branch, way: Way): boolean {
    const toldBefore = this.told;
    let surplus = 0;
    for (const _ in after) surplus++;
    for (const key in before) {
      const now = after[key];
      if (now === undefined) return this.#takeBack(toldBefore);
      surplus--;
      if (now !== before[key]) this.#tellChanges(before[key], now, way.to(key));
    }
    return surplus === 0 || this.#takeBack(toldBefore);
  }

  #takeBack(toldBefore: string): false {
    this.told = toldBefore;
    return false;
  }

  /** Not where the whole is shorter. */
  #tellList(before: readonly unknown[], after: readonly unknown[], way: Way): boolean {
    if (isManyChanged(before, after)) return false;
    for (let i = 0; i < after.length; i++) {
      if (i >= before.length) this.#tell(after[i], way.to(i));
      else if (before[i] !== after[i]) this.#tellChanges(before[i], after[i], way.to(i));
    }
    if (after.length < before.length) this.#tell(after.length, way.to('length'));
    return true;
  }

  #tellChanges(old: unknown, now: unknown, way: Way): void {
    if (!this.tellParts(old, now, way)) this.#tell(now, way);
  }

  #tell(value: unknown, { key }: Way): void {
    const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
    this.told += this.told === '' ? key + text : `,${key}${text}`;
  }
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
