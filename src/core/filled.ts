/** A list of so many of the same. Apart from the codecs, which no page at a table needs. */
export const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
