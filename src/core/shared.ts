/** Structural sharing of plain JSON: what did not change is the same object, so that nobody compares or keeps it twice. */

/**
 * Equal to `now`, and made of the parts of `before` that are equal. They are put into `now`, which must not be frozen:
 * it is a copy that was made for a move, and to copy it once more would cost as much as the move.
 */
export function shared(before: unknown, now: unknown): unknown {
  if (before === now || !isBranch(before) || !isBranch(now)) return now;
  if (isList(now)) return isList(before) ? sharedList(before, now) : now;
  return isList(before) ? now : sharedFields(before as Fields, now as Fields);
}

function sharedList(before: readonly unknown[], now: unknown[]): readonly unknown[] {
  let isEqual = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const item = now[i];
    if (before[i] === item) continue;
    const part = shared(before[i], item);
    if (part !== before[i]) isEqual = false;
    if (part !== item) now[i] = part;
  }
  return isEqual ? before : now;
}

function sharedFields(before: Fields, now: Fields): Fields {
  let isEqual = true;
  let surplus = 0;
  for (const key in now) {
    surplus++;
    const field = now[key];
    if (before[key] === field) continue;
    const part = shared(before[key], field);
    if (part !== before[key]) isEqual = false;
    if (part !== field) now[key] = part;
  }
  if (!isEqual) return now;
  for (const _ in before) surplus--;
  return surplus === 0 ? before : now;
}

interface Fields {
  [key: string]: unknown;
}

const isList: (value: unknown) => value is unknown[] = Array.isArray;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
