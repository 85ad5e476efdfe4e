/** Don Quixote before its box is opened: plain data for the home page, the lobby, the server and the bots. */
export const manifest = {
  id: 'don-quixote',
  title: 'Don Quixote',
  names: { en: 'Don Quixote', es: 'Don Quijote' },
  about: {
    en: 'Roads, castles and windmills. 1\u00a0to\u00a04\u00a0players, 20\u00a0minutes.',
    es: 'Caminos, castillos y molinos. De\u00a01\u00a0a\u00a04\u00a0jugadores, 20\u00a0minutos.',
  },
  seats: { min: 1, max: 4 }, // DQ-1.1
  turns: 22,
  options: {
    sanchoPansa: { rule: 'DQ-12.1', choices: [false, true] },
    sameDraw: { rule: 'DQ-12.8', choices: [false, true] },
  },
  presets: [],
  papers: ['a4', 'letter'],
  levels: ['beginner', 'easy', 'medium', 'hard', 'expert'],
  bots: ['Sancho', 'Dulcinea', 'Rocinante'],
  daily: true,
  puzzle: true,
} as const;

/** The icons its board draws, by their names in game-icons. */
export const icons = [
  'checked-shield',
  'church',
  'clockwise-rotation',
  'mounted-knight',
  'white-tower',
  'windmill',
] as const;
