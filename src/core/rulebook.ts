/** A rulebook as every game writes it: the text of each rule under its number. */
import type { Rule } from './game.ts';

/** Every rule by its number, in the order of the book. */
export const rulesOf = <Id extends string>(texts: { readonly [id in Id]: string }): { readonly [id in Id]: Rule } =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { id, text }])) as { [id in Id]: Rule };
