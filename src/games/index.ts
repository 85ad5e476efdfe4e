/** The shelf: every game by the name of its folder, in the order in which people are shown them. */
export const SHELF: readonly string[] = ['don-quixote', 'la-mancha', 'lancelot', 'knights-and-damosels'];
