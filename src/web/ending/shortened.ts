/** Names beside the shields of the web of gifts, where there is little room. */

/** Letters that fit beside a shield, with those of its neighbour. */
const SHORT = 13;

/** As many first words as have room, none of them a mere "of" at the end; a longer word is cut. */
export function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(' ');
  while (words.length > 1 && (words.join(' ').length > SHORT || /^\p{Ll}/u.test(words.at(-1)!))) words.pop();
  const [first] = words;
  return words.join(' ').length <= SHORT ? words.join(' ') : `${first.slice(0, SHORT - 2)}…`;
}
