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
  if (!isBranch(before) || !isBranch(after) || isList(before) || isList(after)) return undefined;
  const changes = branchChanges(before, after, '');
  return changes === undefined ? undefined : `{${changes.slice(1)}}`;
}

interface Branch {
  readonly [key: string]: unknown;
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Each with a comma before it; undefined if they have different keys: then whoever asked must tell the whole. */
function branchChanges(before: Branch, after: Branch, prefix: string): string | undefined {
  let surplus = 0;
  for (const _ in after) surplus++;
  let changes = '';
  for (const key in before) {
    const old = before[key];
    const now = after[key];
    surplus--;
    if (now === undefined) return undefined;
    if (old !== now) changes += valueChanges(old, now, prefix, key);
  }
  return surplus === 0 ? changes : undefined;
}

function valueChanges(old: unknown, now: unknown, prefix: string, key: string | number): string {
  if (!isBranch(old) || !isBranch(now)) return tell(prefix, key, now);
  if (isList(old) && isList(now)) return listChanges(old, now, prefix, key);
  if (isList(old) || isList(now)) return tell(prefix, key, now);
  return branchChanges(old, now, `${prefix}${key}.`) ?? tell(prefix, key, now);
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  prefix: string,
  key: string | number,
): string {
  const common = Math.min(before.length, after.length);
  let changed = after.length - common;
  let isPlain = true;
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    changed++;
    if (isBranch(before[i])) isPlain = false;
  }
  if (changed === 0 && before.length === after.length) return '';
  if (isPlain && changed > FEW) return tell(prefix, key, after);
  return elementChanges(before, after, `${prefix}${key}.`);
}

function elementChanges(before: readonly unknown[], after: readonly unknown[], prefix: string): string {
  let changes = '';
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) changes += tell(prefix, i, after[i]);
    else if (before[i] !== after[i]) changes += valueChanges(before[i], after[i], prefix, i);
  }
  return after.length < before.length ? changes + tell(prefix, 'length', after.length) : changes;
}

/** The keys of a state are plain words, so a path needs no escapes. */
function tell(prefix: string, key: string | number, value: unknown): string {
  return `,"${prefix}${key}":${typeof value === 'number' ? value : JSON.stringify(value)}`;
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
