/** The games with sheets to print, in the order in which the page shows them. */
export const PRINTED_GAMES: readonly string[] = ['don-quixote', 'lancelot', 'knights-and-damosels', 'la-mancha'];
