/** Lancelot before its box is opened: plain data for the home page, the lobby, the server and the bots. */
export const manifest = {
  id: 'lancelot',
  title: 'Lancelot',
  names: { en: 'Lancelot', es: 'Lanzarote' },
  about: {
    en: 'Eight rides around the realm. 2\u00a0to\u00a04\u00a0players, an\u00a0hour.',
    es: 'Ocho vueltas por el reino. De\u00a02\u00a0a\u00a04\u00a0jugadores, una\u00a0hora.',
  },
  seats: { min: 2, max: 4 }, // LAN-2.1
  turns: 8,
  options: {
    squires: { rule: 'LAN-1.5', choices: ['open', 'printed'] },
    morganaFromTurn: { rule: 'LAN-8.9', choices: [1, 2] },
    grailPassing: { rule: 'LAN-9.4', choices: ['leader', 'anybody'] },
    edition: { rule: 'LAN-12.2', choices: [2, 1], hidden: true },
  },
  presets: [],
  papers: ['a4', 'letter', 'a2', 'a1'], // on a2 and a1 the board is in one piece
  levels: ['beginner', 'easy', 'medium', 'hard', 'expert'],
  bots: ['Elaine', 'Bors', 'Lynet'],
  puzzle: true,
} as const;

/** The icons its board draws, by their names in game-icons. */
export const icons = [
  'angel-wings',
  'black-knight-helm',
  'broadsword',
  'cancel',
  'card-pickup',
  'castle',
  'check-mark',
  'cross-shield',
  'crossed-swords',
  'crown',
  'dragon-head',
  'evil-eyes',
  'flanged-mace',
  'holy-grail',
  'horseshoe',
  'hourglass',
  'laurel-crown',
  'moon',
  'mounted-knight',
  'open-book',
  'pointy-sword',
  'queen-crown',
  'rose',
  'round-table',
  'sailboat',
  'secret-book',
  'sparkles',
  'spears',
  'sun',
  'sword-in-stone',
  'visored-helm',
  'vortex',
  'waves',
  'wizard-face',
] as const;

/** The icons of the picture on its box. */
export const lidIcons = ['knight-banner', 'round-table'] as const;
