/** A small game that lives only in the tests: it shows that a game is a folder and one line on the shelf. */
export const manifest = {
  id: 'bidding',
  title: 'Bidding',
  names: { en: 'Bidding', es: 'Subasta' },
  about: { en: 'Three prizes, one purse.', es: 'Tres premios, una bolsa.' },
  seats: { min: 2, max: 4 },
  turns: 3,
  options: {},
  presets: [],
  levels: ['hard'],
  bots: ['Una', 'Dos', 'Tres'],
} as const;
