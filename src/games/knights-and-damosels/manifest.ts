/** Knights & Damosels before its box is opened: plain data for the home page, the lobby, the server and the bots. */

/** KD-10.8, KD-14.1: 30 rounds, or any number from 12 to 60. */
const ROUNDS = [30, ...Array.from({ length: 49 }, (_, i) => i + 12).filter((rounds) => rounds !== 30)];

export const manifest = {
  id: 'knights-and-damosels',
  title: 'Knights & Damosels',
  names: { en: 'Knights & Damosels', es: 'Caballeros y Doncellas' },
  about: {
    en: 'Gifts, guesses and betrayal. 3\u00a0to\u00a06\u00a0players, an\u00a0hour.',
    es: 'Regalos, sospechas y traición. De\u00a03\u00a0a\u00a06\u00a0jugadores, una\u00a0hora.',
  },
  seats: { min: 3, max: 6 }, // KD-2.1
  turns: 9,
  options: {
    selection: { rule: 'KD-6.7', choices: ['strict', 'free'] },
    joust: { rule: 'KD-11.1', choices: [false, true] },
    camlann: { rule: 'KD-12.1', choices: [false, true] },
    service: { rule: 'KD-13.3', choices: ['off', 'fortune', 'favour'] },
    assignment: { rule: 'KD-2.3', choices: ['random', 'choose'] },
    firstMerlin: { rule: 'KD-2.2', choices: ['random', 0, 1, 2, 3, 4, 5] },
    maxRounds: { rule: 'KD-10.8', choices: ROUNDS },
    edition: { rule: 'KD-11.7', choices: [2, 1], hidden: true },
  },
  presets: [
    { name: 'Classic', rule: 'KD-14.2', options: {} },
    { name: 'Courtly', rule: 'KD-14.2', options: { selection: 'free' } },
    { name: 'Round Table', rule: 'KD-14.2', options: { selection: 'free', joust: true, camlann: true } },
  ],
  start: { selection: 'free' },
  papers: ['a4', 'letter'],
  levels: ['beginner', 'easy', 'medium', 'hard', 'expert'],
  bots: ['Kay', 'Enid', 'Dinadan', 'Lunete', 'Griflet'],
} as const;

/** The icons its board draws, by their names in game-icons. */
export const icons = [
  'axe-in-stump',
  'black-knight-helm',
  'breastplate',
  'broadsword',
  'cancel',
  'check-mark',
  'cross-shield',
  'crown',
  'evil-eyes',
  'fishing-net',
  'flanged-mace',
  'holy-grail',
  'horse-head',
  'laurel-crown',
  'laurels',
  'linked-rings',
  'lion',
  'mounted-knight',
  'pointy-hat',
  'queen-crown',
  'rose',
  'scales',
  'scar-wound',
  'scroll-unfurled',
  'secret-book',
  'spears',
  'visored-helm',
  'wax-seal',
  'wheat',
] as const;

/** The icons of the picture on its box. */
export const lidIcons = ['fleur-de-lys', 'rose'] as const;
