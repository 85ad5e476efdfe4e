/** Structural sharing of plain JSON: what did not change is the same object, so that nobody compares or keeps it twice. */

/** Equal to `now`, and made of the parts of `before` that are equal; neither of them is changed. */
export function shared(before: unknown, now: unknown): unknown {
  if (before === now || !isBranch(before) || !isBranch(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? sharedList(before, now) : now;
  return Array.isArray(before) ? now : sharedFields(before as Fields, now as Fields);
}

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let list: unknown[] | undefined;
  let isEqual = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const old = before[i];
    const item = now[i];
    if (old === item) continue;
    const part = isBranch(item) ? shared(old, item) : item;
    if (part !== old) isEqual = false;
    if (part !== item) (list ??= now.slice())[i] = part;
  }
  return isEqual ? before : (list ?? now);
}

function sharedFields(before: Fields, now: Fields): Fields {
  let fields: Fields | undefined;
  let isEqual = true;
  let surplus = 0;
  for (const _ in before) surplus++;
  for (const key in now) {
    surplus--;
    const old = before[key];
    const field = now[key];
    if (old === field) continue;
    const part = isBranch(field) ? shared(old, field) : field;
    if (part !== old) isEqual = false;
    if (part !== field) (fields ??= { ...now })[key] = part;
  }
  return isEqual && surplus === 0 ? before : (fields ?? now);
}

interface Fields {
  [key: string]: unknown;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
