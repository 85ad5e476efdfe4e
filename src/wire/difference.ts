/** The difference of two views: short, and enough to make the second from the first. */

/**
 * New values by path, in the order of the view: `realms.1.sealed`, `realms.1.board.7`. The path `deck.length` cuts a list.
 * Where that would be long, or the keys differ, a whole list or object is set at its path. States have no dots in their
 * keys.
 */
export interface Changes {
  readonly [path: string]: unknown;
}

/** With more changes than this in a list of plain values the whole list is shorter. */
const MOST_CHANGES = 3;

/** The path to a part of a view. All of them are cached: there are only as many as the games' views have parts. */
class Path {
  readonly #path: string;
  readonly #fields = new Map<string, Path>();
  readonly #items: (Path | undefined)[] = [];
  /** As a further key in JSON. Keys of a state are plain words, so there is nothing to escape. */
  readonly #key: string;

  constructor(path: string) {
    this.#path = path;
    this.#key = `,"${path}":`;
  }

  /** The new value as JSON, after a comma. */
  set(value: unknown): string {
    return this.#key + (typeof value === 'number' ? String(value) : JSON.stringify(value));
  }

  field(name: string): Path {
    let path = this.#fields.get(name);
    if (path === undefined) this.#fields.set(name, (path = this.#to(name)));
    return path;
  }

  item(i: number): Path {
    return (this.#items[i] ??= this.#to(i));
  }

  #to(part: string | number): Path {
    return new Path(this === ROOT ? `${part}` : `${this.#path}.${part}`);
  }
}

const ROOT = new Path('');

interface Branch {
  readonly [key: string]: unknown;
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const isObject = (value: unknown): value is Branch => isBranch(value) && !isList(value);

/** Two compared objects, and the JSON of their differences. */
interface Compared {
  readonly old: Branch;
  readonly now: Branch;
  readonly path: Path;
  readonly text: string | undefined;
}

/**
 * Compares the views of one moment with those of another, for one viewer after the other. This runs for every viewer of
 * every move, so objects that viewers share are compared once, and nothing is allocated before a change is found.
 */
export class Comparison {
  readonly #compared: Compared[] = [];

  /**
   * What must be set in `before` to make it `after`: the JSON of the changes, without the braces and with a comma before
   * each of them; undefined if only the whole view would do.
   */
  between(before: unknown, after: unknown): string | undefined {
    return isObject(before) && isObject(after) ? this.#fields(before, after, ROOT) : undefined;
  }

  #part(old: unknown, now: unknown, path: Path): string {
    if (isList(old) && isList(now)) return this.#items(old, now, path) ?? path.set(now);
    return (isObject(old) && isObject(now) ? this.#fields(old, now, path) : undefined) ?? path.set(now);
  }

  #fields(old: Branch, now: Branch, path: Path): string | undefined {
    for (const known of this.#compared)
      if (known.now === now && known.old === old && known.path === path) return known.text;
    const text = this.#newFields(old, now, path);
    this.#compared.push({ old, now, path, text });
    return text;
  }

  /** Undefined if they have different keys. */
  #newFields(before: Branch, after: Branch, path: Path): string | undefined {
    let text = '';
    let surplus = 0;
    for (const _ in after) surplus++;
    for (const key in before) {
      const now = after[key];
      if (now === undefined) return undefined;
      if (now !== before[key]) text += this.#part(before[key], now, path.field(key));
      surplus--;
    }
    return surplus === 0 ? text : undefined;
  }

  /** Undefined if the whole list is shorter. */
  #items(before: readonly unknown[], after: readonly unknown[], path: Path): string | undefined {
    const common = Math.min(before.length, after.length);
    let changed = after.length - common;
    let text = '';
    for (let i = 0; i < common; i++) {
      if (before[i] === after[i]) continue;
      if (isBranch(before[i])) changed = Number.NEGATIVE_INFINITY; // never too many
      if (++changed > MOST_CHANGES) return undefined;
      text += this.#part(before[i], after[i], path.item(i));
    }
    if (changed > MOST_CHANGES) return undefined;
    for (let i = common; i < after.length; i++) text += path.item(i).set(after[i]);
    return after.length < before.length ? text + path.field('length').set(after.length) : text;
  }
}

/** Makes the second view from the first, which is not changed. The two share what is equal. */
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
