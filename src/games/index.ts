/** The shelf: every game by the name of its folder, in the order in which people are shown them. */
export const SHELF: readonly string[] = [
  'don-quixote', // tiles and roads
  'la-mancha', // storytelling
  'lancelot', // a journey round Britain
  'knights-and-damosels', // hidden loyalties
];
