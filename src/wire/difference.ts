/** The difference of two views: short on the wire, and enough to make the second from the first. */

/**
 * New values by path, in the order of the view: `realms.1.sealed`, `realms.1.board.7`. The path `deck.length` cuts a list.
 * Where that would be long, or the shape changed, a whole list or object stands at its path.
 */
export interface Changes {
  readonly [path: string]: unknown;
}

/** More single changes than this in a list of plain values, and the whole list is shorter. */
const FEW = 3;

/** What must be set in `before` to make it `after`; undefined if nothing less than the whole would do. */
export function difference(before: unknown, after: unknown): Changes | undefined {
  if (!isTree(before) || !isTree(after) || !alike(before, after)) return undefined;
  const changes: { [path: string]: unknown } = {};
  compare(before, after, '', changes);
  return changes;
}

interface Branch {
  readonly [key: string]: unknown;
}

type Tree = Branch | readonly unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Whether one can be turned into the other by changes below it: two lists, or two objects with the same keys. */
function alike(before: Tree, after: Tree): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  const keys = Object.keys(before);
  const others = Object.keys(after);
  return keys.length === others.length && keys.every((key, i) => key === others[i] && !key.includes('.'));
}

function compare(before: Tree, after: Tree, path: string, changes: { [path: string]: unknown }): void {
  if (Array.isArray(before)) return compareLists(before, after as readonly unknown[], path, changes);
  for (const [key, old] of Object.entries(before)) {
    const now = (after as Branch)[key];
    if (old !== now) compareValues(old, now, path + key, changes);
  }
}

function compareValues(old: unknown, now: unknown, path: string, changes: { [path: string]: unknown }): void {
  if (isTree(old) && isTree(now) && alike(old, now)) compare(old, now, `${path}.`, changes);
  else changes[path] = now;
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  changes: { [path: string]: unknown },
): void {
  if (isLongToTell(before, after)) {
    changes[path.slice(0, -1)] = after;
    return;
  }
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) changes[path + i] = after[i];
    else if (before[i] !== after[i]) compareValues(before[i], after[i], path + i, changes);
  }
  if (after.length < before.length) changes[`${path}length`] = after.length;
}

/** A list at the root has no path of its own, so it is always told element by element. */
function isLongToTell(before: readonly unknown[], after: readonly unknown[]): boolean {
  let changed = Math.max(0, after.length - before.length);
  for (let i = 0; i < after.length && i < before.length; i++) {
    if (before[i] === after[i]) continue;
    if (isTree(before[i]) && isTree(after[i])) return false;
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
  if (Array.isArray(tree)) {
    if (key === 'length') return tree.slice(0, value as number);
    const list = tree.slice();
    list[Number(key)] = setAt(list[Number(key)], path, depth + 1, value);
    return list;
  }
  if (!isTree(tree) || !Object.hasOwn(tree, key)) throw new Error(`no ${path.join('.')} in this view`);
  const branch = tree as Branch;
  return { ...branch, [key]: setAt(branch[key], path, depth + 1, value) };
}
