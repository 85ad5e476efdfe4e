/** Looks rules up: by number, by the beginning of a number, or by a word. */
import type { Rule } from '../core/game.ts';
import type { Words } from '../core/text.ts';
import type { CliSays } from './words/en.ts';

export function rulesFor(
  rules: { readonly [id: string]: Rule },
  sought: string,
  { rule }: Words,
  t: CliSays,
): string[] {
  const word = sought.trim().toLowerCase();
  const all = Object.values(rules);
  const isNumbered = ({ id }: Rule): boolean => {
    const number = id.toLowerCase();
    return [number, number.replace(/^.*-/, '')].some((each) => each === word || each.startsWith(`${word}.`));
  };
  const byNumber = all.filter(isNumbered);
  const found = byNumber.length > 0 ? byNumber : all.filter((each) => rule(each).toLowerCase().includes(word));
  if (found.length === 0) return [t.noRule(sought, all[0].id)];
  return found.map((each) => `${each.id.padEnd(8)} ${rule(each)}`);
}
