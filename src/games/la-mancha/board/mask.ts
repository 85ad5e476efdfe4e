/** LM-12.13: covers rude words on this screen. It never changes what was written. */
const RUDE: readonly string[] = [
  'arse', 'arsehole', 'asshole', 'bastard', 'bitch', 'bollocks', 'bullshit', 'cunt', 'dick', 'dickhead', 'fuck',
  'fucked', 'fucker', 'fucking', 'motherfucker', 'shit', 'shitty', 'slut', 'wanker', 'whore', 'cabrón', 'cabrona',
  'capullo', 'carajo', 'coño', 'cojones', 'gilipollas', 'hijoputa', 'hostia', 'joder', 'jodido', 'maricón', 'mierda',
  'pendejo', 'polla', 'puta', 'puto', 'zorra',
]; // prettier-ignore

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const COVERED = new Set(RUDE.map(plain));

export const masked = (text: string): string =>
  text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (COVERED.has(plain(word)) ? '•'.repeat(word.length) : word));
