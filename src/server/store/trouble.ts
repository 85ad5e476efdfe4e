/** What can be wrong with the database as a whole. It concerns every table: nothing can be saved until it is over. */

export type Reason = 'disk full' | 'read-only' | 'locked' | 'lost' | 'damaged' | 'input/output error';

/** The message names the reason and the place: it is what the operator reads in the log. */
export class StoreTrouble extends Error {
  readonly reason: Reason;
  /** The engine's own. */
  readonly code: unknown;
  constructor(reason: Reason, where: string, cause: unknown) {
    super(`${reason}: ${where}`, { cause });
    this.name = 'StoreTrouble';
    this.reason = reason;
    const { code, errcode = code } = cause as { readonly code?: unknown; readonly errcode?: unknown };
    this.code = errcode;
  }
}

/** Turns an error of the engine into a trouble, if it is one. */
export type Translate = (error: unknown) => unknown;

export function translator(where: string, reasonOf: (error: unknown) => Reason | undefined): Translate {
  return (error) => {
    const reason = reasonOf(error);
    return reason === undefined ? error : new StoreTrouble(reason, where, error);
  };
}

/** The same asynchronous calls, but their errors are translated. */
export function translated<T extends object>(calls: T, translate: Translate): T {
  const wrap =
    (call: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      try {
        return await call(...args);
      } catch (error) {
        throw translate(error);
      }
    };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wrap(call)])) as T;
}
