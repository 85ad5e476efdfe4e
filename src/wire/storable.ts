/** Characters that not every database can keep: NUL, and halves of surrogate pairs. */

export const UNSTORABLE = 'it has a character that cannot be stored';

/** Whether every string in this JSON can be stored. Without recursion: strangers send it, nested as deep as they like. */
export function isStorable(json: unknown): boolean {
  const left = [json];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!isStorableText(next)) return false;
    } else if (Array.isArray(next)) {
      for (const each of next) left.push(each);
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, value] of Object.entries(next)) left.push(name, value);
    }
  }
  return true;
}

export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}
