/** Chivalry cards C01 to C24: Don Quixote, the knight and his squire. Phrase above, effect below (LM-1.3). */
import type { PhraseRow } from './phrase.ts';

export const FIRST_PART = [
  {
    id: 'C01',
    phrase: 'Knight of the Doleful Face',
    grammar: 'title',
    es: 'Caballero de la Triste Figura',
    effects: [
      { op: 'strength', when: 'before_roll', who: 'self', amount: 3, scope: 'attempt', if: { lastAttempt: 'failed' } },
    ],
  },
  {
    id: 'C02',
    phrase: 'The peerless Dulcinea',
    grammar: 'person',
    es: 'La sin par Dulcinea',
    effects: [{ op: 'strength', when: 'before_roll', who: 'self', amount: 2, scope: 'attempt', if: { has: 'love' } }],
  },
  {
    id: 'C03',
    phrase: 'Sails, you say? Those are arms!',
    grammar: 'cry',
    effects: [
      { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
      { op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt', if: { tag: ['giant'] } },
    ],
  },
  { id: 'C04', phrase: 'A village whose name I mislaid', grammar: 'place', effects: [] },
  { id: 'C05', phrase: 'Lentils every Friday', grammar: 'thing', effects: [] },
  {
    id: 'C06',
    phrase: 'Old armor, new honor',
    grammar: 'saying',
    effects: [
      { op: 'strength', when: 'before_roll', who: 'self', amount: 3, scope: 'attempt', if: { treasuresMax: 1 } },
    ],
  },
  {
    id: 'C07',
    phrase: 'Onward, Rocinante, if you please!',
    grammar: 'cry',
    es: 'Rocinante',
    effects: [{ op: 'reroll', when: 'after_roll', who: 'self', keep: 'new' }],
  },
  {
    id: 'C08',
    phrase: 'My good friend Sancho',
    grammar: 'person',
    es: 'Mi buen amigo Sancho',
    effects: [
      { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
      { op: 'draw_chivalry', when: 'feat', who: 'self', count: 1 },
    ],
  },
  {
    id: 'C09',
    phrase: 'Confess it, or couch your lance!',
    grammar: 'cry',
    effects: [{ op: 'strength', when: 'before_roll', who: 'rival_attempter', amount: -2, scope: 'attempt' }],
  },
  {
    id: 'C10',
    phrase: 'Enchanters have been at this',
    grammar: 'saying',
    effects: [{ op: 'reroll', when: 'after_roll', who: 'rival_attempter', keep: 'new' }],
  },
  {
    id: 'C11',
    phrase: 'Frestón, the book-stealing wizard',
    grammar: 'person',
    es: 'Frestón',
    effects: [{ op: 'mute', when: 'feat', who: 'rival', what: 'treasure', scope: 'feat' }],
  },
  { id: 'C12', phrase: 'A balsam for every bruise', grammar: 'thing', effects: [] },
  { id: 'C13', phrase: 'By the beard of my squire', grammar: 'oath', effects: [] },
  {
    id: 'C14',
    phrase: 'Three thousand three hundred lashes',
    grammar: 'thing',
    effects: [{ op: 'skip_attempt', when: 'before_roll', who: 'rival_attempter' }],
  },
  {
    id: 'C15',
    phrase: 'An island to govern',
    grammar: 'thing',
    es: 'Una ínsula que gobernar',
    effects: [{ op: 'draw_treasure', when: 'any_time', draw: 1, keep: 1 }],
  },
  {
    id: 'C16',
    phrase: 'Proverbs, strung like onions',
    grammar: 'thing',
    effects: [{ op: 'draw_chivalry', when: 'any_time', who: 'self', count: 2 }],
  },
  {
    id: 'C17',
    phrase: 'A helmet, or else a basin',
    grammar: 'thing',
    effects: [{ op: 'swap_treasure', when: 'before_roll', who: 'rival' }],
  },
  { id: 'C18', phrase: 'Two armies, or two flocks', grammar: 'thing', effects: [] },
  { id: 'C19', phrase: 'Ginés de Pasamonte, still writing', grammar: 'person', es: 'Ginés de Pasamonte', effects: [] },
  { id: 'C20', phrase: 'The Golden Age, over acorns', grammar: 'thing', effects: [] },
  {
    id: 'C21',
    phrase: 'Patience, and deal again',
    grammar: 'saying',
    effects: [{ op: 'new_hand', when: 'any_time', who: 'self' }],
  },
  {
    id: 'C22',
    phrase: 'Fair weather for a blanket',
    grammar: 'saying',
    effects: [{ op: 'set_die', when: 'after_roll', who: 'attempter', to: 'opposite' }],
  },
  {
    id: 'C23',
    phrase: 'The lion merely yawned',
    grammar: 'saying',
    effects: [{ op: 'difficulty', when: 'before_roll', who: 'self', amount: -2, scope: 'attempt' }],
  },
  {
    id: 'C24',
    phrase: 'Knight of the Lions',
    grammar: 'title',
    es: 'El Caballero de los Leones',
    effects: [
      { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
      { op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt', if: { tag: ['beast'] } },
    ],
  },
] as const satisfies readonly PhraseRow[];
