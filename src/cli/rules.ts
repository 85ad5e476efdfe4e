/** Looks rules up: by number, by the beginning of a number, or by a word. */
import type { Rule } from '../core/game.ts';

export function rulesFor(rules: { readonly [id: string]: Rule }, sought: string): string[] {
  const word = sought.trim().toLowerCase();
  const all = Object.values(rules);
  const isNumbered = ({ id }: Rule): boolean => {
    const number = id.toLowerCase();
    return [number, number.replace(/^.*-/, '')].some((each) => each === word || each.startsWith(`${word}.`));
  };
  const byNumber = all.filter(isNumbered);
  const found = byNumber.length > 0 ? byNumber : all.filter(({ text }) => text.toLowerCase().includes(word));
  if (found.length === 0) return [`No rule speaks of '${sought}'. Try a number like ${all[0].id}, or a word.`];
  return found.map(({ id, text }) => `${id.padEnd(8)} ${text}`);
}
