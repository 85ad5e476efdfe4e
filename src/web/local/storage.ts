/** What this browser keeps: settings, games and results. Where storage is forbidden, it keeps them as long as the page. */
const ROOM = 'errantry/';
const memory = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // the browser forbids it: a fact to live with, not a fault
  }
}

export function keeps(): boolean {
  return storage() !== undefined;
}

/** What was kept under the name, if `read` recognises it. */
export function kept<T>(name: string, read: (raw: unknown) => T | undefined): T | undefined {
  const text = storage()?.getItem(ROOM + name) ?? memory.get(name);
  if (text === undefined) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined; // spoilt by somebody else: as if it were not there
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    storage()?.setItem(ROOM + name, text);
  } catch {
    // The storage is full: the page still remembers.
  }
}

export function forget(name: string): void {
  memory.delete(name);
  storage()?.removeItem(ROOM + name);
}

/** Every name under which something is kept. */
export function keptNames(): readonly string[] {
  const stored = Object.keys(storage() ?? {}).filter((key) => key.startsWith(ROOM));
  return [...new Set([...memory.keys(), ...stored.map((key) => key.slice(ROOM.length))])];
}
