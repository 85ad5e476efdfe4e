/** Small checks of what this browser kept, or somebody sent. */
export const isList = (raw: unknown, isItem: (item: unknown) => boolean): raw is unknown[] =>
  Array.isArray(raw) && raw.every(isItem);
export const isWithin = (raw: unknown, least: number, most: number): raw is number =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;
export const areNames = (raw: unknown, least: number, most: number): raw is string[] =>
  isList(raw, (name) => typeof name === 'string') && isWithin(raw.length, least, most);
export const isEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
