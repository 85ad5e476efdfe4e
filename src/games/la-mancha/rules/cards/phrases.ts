/** The 90 Chivalry cards (LM-1.3): the phrases by the books they come from, then what 49 of them do. */
import type { Effect, Grammar } from './vocabulary.ts';

interface Row {
  readonly id: string;
  /** What part a bot gives it in a sentence (LM-13.2). */
  readonly grammar: Grammar;
  /** In English: who tells may have to quote it (LM-12.6), and who cries to type it (LM-12.15). */
  readonly phrase: string;
  /** Its origin, as the old books have it. */
  readonly es?: string;
}

/** Don Quixote, the knight and his squire. */
export const FIRST_PART = [
  { id: 'C01', grammar: 'title', phrase: 'Knight of the Doleful Face', es: 'Caballero de la Triste Figura' },
  { id: 'C02', grammar: 'person', phrase: 'The peerless Dulcinea', es: 'La sin par Dulcinea' },
  { id: 'C03', grammar: 'cry', phrase: 'Sails, you say? Those are arms!' },
  { id: 'C04', grammar: 'place', phrase: 'A village whose name I mislaid' },
  { id: 'C05', grammar: 'thing', phrase: 'Lentils every Friday' },
  { id: 'C06', grammar: 'saying', phrase: 'Old armor, new honor' },
  { id: 'C07', grammar: 'cry', phrase: 'Onward, Rocinante, if you please!', es: 'Rocinante' },
  { id: 'C08', grammar: 'person', phrase: 'My good friend Sancho', es: 'Mi buen amigo Sancho' },
  { id: 'C09', grammar: 'cry', phrase: 'Confess it, or couch your lance!' },
  { id: 'C10', grammar: 'saying', phrase: 'Enchanters have been at this' },
  { id: 'C11', grammar: 'person', phrase: 'Frestón, the book-stealing wizard', es: 'Frestón' },
  { id: 'C12', grammar: 'thing', phrase: 'A balsam for every bruise' },
  { id: 'C13', grammar: 'oath', phrase: 'By the beard of my squire' },
  { id: 'C14', grammar: 'thing', phrase: 'Three thousand three hundred lashes' },
  { id: 'C15', grammar: 'thing', phrase: 'An island to govern', es: 'Una ínsula que gobernar' },
  { id: 'C16', grammar: 'thing', phrase: 'Proverbs, strung like onions' },
  { id: 'C17', grammar: 'thing', phrase: 'A helmet, or else a basin' },
  { id: 'C18', grammar: 'thing', phrase: 'Two armies, or two flocks' },
  { id: 'C19', grammar: 'person', phrase: 'Ginés de Pasamonte, still writing', es: 'Ginés de Pasamonte' },
  { id: 'C20', grammar: 'thing', phrase: 'The Golden Age, over acorns' },
  { id: 'C21', grammar: 'saying', phrase: 'Patience, and deal again' },
  { id: 'C22', grammar: 'saying', phrase: 'Fair weather for a blanket' },
  { id: 'C23', grammar: 'saying', phrase: 'The lion merely yawned' },
  { id: 'C24', grammar: 'title', phrase: 'Knight of the Lions', es: 'El Caballero de los Leones' },
] as const satisfies readonly Row[];

/** Don Quixote, continued. */
export const SECOND_PART = [
  { id: 'C25', grammar: 'oath', phrase: 'By the innkeeper who dubbed me' },
  { id: 'C26', grammar: 'title', phrase: 'Straightener of crooked matters', es: 'Desfacedor de entuertos' },
  { id: 'C27', grammar: 'thing', phrase: 'A patient sort of giant' },
  { id: 'C28', grammar: 'saying', phrase: 'Cide Hamete swears to it', es: 'Cide Hamete Benengeli' },
  { id: 'C29', grammar: 'saying', phrase: 'Here the manuscript breaks off' },
  { id: 'C30', grammar: 'saying', phrase: 'Somebody is writing this down' },
  { id: 'C31', grammar: 'person', phrase: 'The Princess of Micomicón' },
  { id: 'C32', grammar: 'cry', phrase: 'Mind the fireworks, Clavileño!', es: 'Clavileño' },
  { id: 'C33', grammar: 'cry', phrase: 'Miau', es: 'Miau' },
  { id: 'C34', grammar: 'thing', phrase: 'Duelos y quebrantos', es: 'Duelos y quebrantos' },
  { id: 'C35', grammar: 'oath', phrase: '¡Voto a tal!', es: '¡Voto a tal!' },
  { id: 'C36', grammar: 'saying', phrase: 'Your worship is mistaken' },
  { id: 'C37', grammar: 'thing', phrase: 'A cart of philosophical oxen' },
  { id: 'C38', grammar: 'person', phrase: 'The Countess Three-Skirts' },
  { id: 'C39', grammar: 'thing', phrase: 'Curds in the helmet' },
  { id: 'C40', grammar: 'person', phrase: 'Priest, Barber, and other enchanters' },
  { id: 'C41', grammar: 'title', phrase: 'Myself, and the Twelve Peers besides' },
  { id: 'C42', grammar: 'thing', phrase: 'An honest gray donkey' },
  { id: 'C43', grammar: 'person', phrase: 'Sansón Carrasco, bachelor of mischief', es: 'Sansón Carrasco' },
  { id: 'C44', grammar: 'thing', phrase: 'A cave, a rope, three lost days' },
  { id: 'C45', grammar: 'person', phrase: 'Quixotiz the shepherd' },
  { id: 'C46', grammar: 'title', phrase: 'Alonso Quijano the Good', es: 'Alonso Quijano el Bueno' },
  { id: 'C47', grammar: 'place', phrase: 'The Ínsula Barataria', es: 'Ínsula Barataria' },
] as const satisfies readonly Row[];

/** Amadís of Gaul. */
export const AMADIS = [
  { id: 'C48', grammar: 'person', phrase: 'Amadís, mirror of all knights', es: 'Amadís de Gaula' },
  { id: 'C49', grammar: 'title', phrase: 'The Child of the Sea', es: 'El Doncel del Mar' },
  { id: 'C50', grammar: 'person', phrase: 'Oriana beyond compare', es: 'La sin par Oriana' },
  { id: 'C51', grammar: 'person', phrase: 'Beltenebros upon his rock', es: 'Beltenebros' },
  { id: 'C52', grammar: 'person', phrase: 'Urganda the Unknown', es: 'Urganda la Desconocida' },
  { id: 'C53', grammar: 'person', phrase: 'Arcaláus the Enchanter', es: 'Arcaláus el Encantador' },
  { id: 'C54', grammar: 'place', phrase: 'The Firm Island', es: 'La Ínsula Firme' },
  { id: 'C55', grammar: 'place', phrase: 'The Arch of Loyal Lovers', es: 'El Arco de los Leales Amadores' },
  { id: 'C56', grammar: 'place', phrase: 'The Forbidden Chamber' },
  { id: 'C57', grammar: 'thing', phrase: 'The Endriago, all scale and smoke', es: 'El Endriago' },
  { id: 'C58', grammar: 'place', phrase: 'The Isle of the Devil' },
  { id: 'C59', grammar: 'title', phrase: 'Knight of the Green Sword', es: 'El Caballero de la Verde Espada' },
  { id: 'C60', grammar: 'person', phrase: 'Galaor, who could not refuse', es: 'Galaor' },
  { id: 'C61', grammar: 'person', phrase: 'Gandalín, squire and future count', es: 'Gandalín' },
  { id: 'C62', grammar: 'saying', phrase: 'Now you shall see, said Agrajes', es: 'Agora lo veredes, dijo Agrajes' },
  { id: 'C63', grammar: 'thing', phrase: 'Master Elisabad’s good ointment' },
  { id: 'C64', grammar: 'person', phrase: 'Esplandián, lettered at birth', es: 'Esplandián' },
  { id: 'C65', grammar: 'thing', phrase: 'Darioleta’s little ark' },
  { id: 'C66', grammar: 'thing', phrase: 'A boon granted before it is named' },
] as const satisfies readonly Row[];

/** Tirant the White, then romances, ballads and history. */
const OTHERS = [
  { id: 'C67', grammar: 'person', phrase: 'Tirant the White', es: 'Tirante el Blanco' },
  { id: 'C68', grammar: 'person', phrase: 'Carmesina at the window', es: 'Carmesina' },
  { id: 'C69', grammar: 'person', phrase: 'Pleasure-of-my-Life' },
  { id: 'C70', grammar: 'thing', phrase: 'Paper shields, garlands of flowers' },
  { id: 'C71', grammar: 'person', phrase: 'Kyrieleison of Montalbán' },
  { id: 'C72', grammar: 'thing', phrase: 'Single combat with a mastiff' },
  { id: 'C73', grammar: 'person', phrase: 'The hermit Earl of Warwick' },
  { id: 'C74', grammar: 'cry', phrase: 'Roca Salada!', es: '¡Roca Salada!' },
  { id: 'C75', grammar: 'person', phrase: 'The Placid Widow' },
  { id: 'C76', grammar: 'saying', phrase: 'Rhodes relieved, and home by supper' },
  { id: 'C77', grammar: 'cry', phrase: '¡Santiago y cierra, España!', es: '¡Santiago y cierra, España!' },
  { id: 'C78', grammar: 'thing', phrase: 'Excalibur, on short loan' },
  { id: 'C79', grammar: 'saying', phrase: 'Never was a knight so waited upon' },
  { id: 'C80', grammar: 'person', phrase: 'The Twelve Peers of France', es: 'Los Doce Pares de Francia' },
  { id: 'C81', grammar: 'thing', phrase: 'Roland’s horn, a little late' },
  { id: 'C82', grammar: 'person', phrase: 'Merlin under his stone', es: 'Merlín' },
  { id: 'C83', grammar: 'saying', phrase: 'Prester John sends his regrets' },
  { id: 'C84', grammar: 'saying', phrase: 'The Cid rides out once more', es: 'El Cid Campeador' },
  { id: 'C85', grammar: 'person', phrase: 'Belianís, mostly bandages', es: 'Don Belianís de Grecia' },
  { id: 'C86', grammar: 'person', phrase: 'Felixmarte and the five giants', es: 'Felixmarte de Hircania' },
  { id: 'C87', grammar: 'person', phrase: 'King Arthur, lately a raven' },
  { id: 'C88', grammar: 'person', phrase: 'Ganelon, of all people', es: 'Galalón' },
  { id: 'C89', grammar: 'thing', phrase: 'The Grail, seen in passing' },
  { id: 'C90', grammar: 'place', phrase: 'The field of Roncesvalles', es: 'Roncesvalles' },
] as const satisfies readonly Row[];

export const PHRASES = [...FIRST_PART, ...SECOND_PART, ...AMADIS, ...OTHERS];

export type PhraseId = (typeof PHRASES)[number]['id'];
export interface Phrase extends Row {
  readonly id: PhraseId;
  readonly effects: readonly Effect[];
}

export const PHRASE_EFFECTS: { readonly [id in PhraseId]?: readonly Effect[] } = {
  C01: [
    { op: 'strength', when: 'before_roll', who: 'self', amount: 3, scope: 'attempt', if: { lastAttempt: 'failed' } },
  ],
  C02: [{ op: 'strength', when: 'before_roll', who: 'self', amount: 2, scope: 'attempt', if: { has: 'love' } }],
  C03: [
    { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
    { op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt', if: { tag: ['giant'] } },
  ],
  C06: [{ op: 'strength', when: 'before_roll', who: 'self', amount: 3, scope: 'attempt', if: { treasuresMax: 1 } }],
  C07: [{ op: 'reroll', when: 'after_roll', who: 'self', keep: 'new' }],
  C08: [
    { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
    { op: 'draw_chivalry', when: 'feat', who: 'self', count: 1 },
  ],
  C09: [{ op: 'strength', when: 'before_roll', who: 'rival_attempter', amount: -2, scope: 'attempt' }],
  C10: [{ op: 'reroll', when: 'after_roll', who: 'rival_attempter', keep: 'new' }],
  C11: [{ op: 'mute', when: 'feat', who: 'rival', what: 'treasure', scope: 'feat' }],
  C14: [{ op: 'skip_attempt', when: 'before_roll', who: 'rival_attempter' }],
  C15: [{ op: 'draw_treasure', when: 'any_time', draw: 1, keep: 1 }],
  C16: [{ op: 'draw_chivalry', when: 'any_time', who: 'self', count: 2 }],
  C17: [{ op: 'swap_treasure', when: 'before_roll', who: 'rival' }],
  C21: [{ op: 'new_hand', when: 'any_time', who: 'self' }],
  C22: [{ op: 'set_die', when: 'after_roll', who: 'attempter', to: 'opposite' }],
  C23: [{ op: 'difficulty', when: 'before_roll', who: 'self', amount: -2, scope: 'attempt' }],
  C24: [
    { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
    { op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt', if: { tag: ['beast'] } },
  ],
  C28: [{ op: 'copy', when: 'feat', who: 'self' }],
  C29: [{ op: 'cancel', when: 'reply', who: 'rival' }],
  C30: [{ op: 'peek', when: 'any_time', who: 'rival', what: 'hand' }],
  C32: [{ op: 'extra_attempt', when: 'after_roll', who: 'self' }],
  C33: [{ op: 'strength', when: 'feat', who: 'rival_attempter', amount: -1, scope: 'attempt' }],
  C36: [{ op: 'reroll', when: 'after_roll', who: 'rival_attempter', keep: 'low' }],
  C39: [{ op: 'strength', when: 'after_roll', who: 'rival_attempter', amount: -2, scope: 'attempt' }],
  C40: [{ op: 'discard_treasure', when: 'feat', who: 'rival' }],
  C43: [{ op: 'lose_success', when: 'before_roll', who: 'rival' }],
  C44: [{ op: 'peek', when: 'any_time', what: 'journey', count: 3 }],
  C45: [{ op: 'flee_free', when: 'before_roll', who: 'self', draw: 2 }],
  C46: [{ op: 'immune', when: 'feat', who: 'self', scope: 'feat', against: ['chivalry'] }],
  C48: [{ op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt' }],
  C52: [{ op: 'cancel', when: 'reply', who: 'rival' }],
  C53: [{ op: 'mute', when: 'feat', who: 'rival', what: 'love', scope: 'feat' }],
  C54: [{ op: 'immune', when: 'feat', who: 'self', scope: 'feat', against: ['treasure'] }],
  C55: [{ op: 'strength', when: 'before_roll', who: 'self', amount: 3, scope: 'attempt', if: { has: 'love' } }],
  C56: [{ op: 'draw_treasure', when: 'any_time', draw: 2, keep: 1 }],
  C57: [{ op: 'difficulty', when: 'feat', amount: 1, scope: 'feat' }],
  C59: [{ op: 'reroll', when: 'after_roll', who: 'self', keep: 'high' }],
  C60: [{ op: 'steal_chivalry', when: 'feat', who: 'rival', count: 1 }],
  C62: [{ op: 'double_die', when: 'before_roll', who: 'self' }],
  C67: [{ op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'feat' }],
  C75: [{ op: 'discard_chivalry', when: 'feat', who: 'rival', count: 1 }],
  C77: [{ op: 'strength', when: 'before_roll', who: 'self', amount: 2, scope: 'attempt' }],
  C78: [{ op: 'strength', when: 'feat', who: 'self', amount: 3, scope: 'attempt', if: { gear: 'weapon' } }],
  C80: [
    { op: 'strength', when: 'feat', who: 'self', amount: 1, scope: 'attempt' },
    { op: 'strength', when: 'feat', who: 'self', amount: 2, scope: 'attempt', if: { tag: ['host'] } },
  ],
  C82: [{ op: 'set_die', when: 'after_roll', who: 'attempter', to: 4 }],
  C83: [{ op: 'cancel', when: 'reply', who: 'rival' }],
  C84: [{ op: 'recover_treasure', when: 'any_time', from: 5 }],
  C88: [{ op: 'steal_treasure', when: 'feat', who: 'rival', maxStrength: 3 }],
  C89: [{ op: 'draw_treasure', when: 'any_time', draw: 1, keep: 1 }],
};
