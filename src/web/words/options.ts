/** The name of an option in words; one that this page does not know is called by its own name. */
import type { Words } from './words.tsx';

export function optionWords({ t }: Words, name: string): string {
  const known: { readonly [id: string]: unknown } = t;
  const words = known[`option.${name}`];
  return typeof words === 'string' ? words : name;
}
