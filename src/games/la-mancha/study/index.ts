/** What a study of La Mancha looks at. */
import type { Restriction, Study } from '../../../core/study.ts';
import { equippedStrength } from '../rules/06-strength.ts';
import { CHIVALRY } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import { chivalryText } from '../text/cards.ts';
import type { Says } from '../text/en.ts';

/** More than any strength. */
const FEAT = 1000;

/** What changes nothing in the game: applause, time, pages and how tales are told. */
const ASIDES: ReadonlySet<Move['t']> = new Set(['applaud', 'hold', 'extend', 'heed', 'call', 'turn', 'mode']);

export const study: Study<State, Move, Options, Says> = {
  points: { en: 'Feats', es: 'Hazañas' },
  moments: { en: 'Journey cards', es: 'cartas de Viaje' },
  players: 4,
  order: ({ drawer, knights }) => knights.map((_, i) => (drawer + i) % knights.length),
  moment: ({ journey, resolved }) => FEAT * resolved - journey.length,
  /** By Feats, then by strength (LM-10.7). */
  standings: (state) =>
    state.knights.map(({ feats }, seat) => FEAT * feats.length + equippedStrength(state, seat, true)),
  isAside: ({ t }) => ASIDES.has(t),
  kinds: {
    draw: { en: 'Draw a Journey card', es: 'Robar una carta de Viaje' },
    woo: { en: 'Woo or sit out', es: 'Cortejar o quedarse fuera' },
    tell: { en: 'Tell a tale', es: 'Contar una historia' },
    mark: { en: 'Judge poems', es: 'Juzgar poemas' },
    name: { en: 'Choose the best tale', es: 'Elegir la mejor historia' },
    take: { en: 'Take a told card', es: 'Tomar una carta contada' },
    enough: { en: 'Take no more cards', es: 'No tomar más cartas' },
    equip: { en: 'Equip a Treasure', es: 'Equipar un Tesoro' },
    accept: { en: 'Accept a Love', es: 'Aceptar un Amor' },
    leave: { en: 'Leave a Treasure or a Love', es: 'Dejar un Tesoro o un Amor' },
    discard: { en: 'Discard a card', es: 'Descartar una carta' },
    play: { en: 'Play a Chivalry card', es: 'Jugar una carta de Caballería' },
    use: { en: 'Use an equipped card', es: 'Usar una carta equipada' },
    roll: { en: 'Roll for a Feat', es: 'Tirar por una Hazaña' },
    run: { en: 'Run away from a Feat', es: 'Huir de una Hazaña' },
    pass: { en: 'Play no card now', es: 'No jugar ninguna carta ahora' },
    vote: { en: 'Vote for a tale', es: 'Votar por una historia' },
    select: { en: 'Choose the last Feat', es: 'Elegir la última Hazaña' },
    silence: { en: 'Tell nothing', es: 'No contar nada' },
  },
  features: [
    {
      id: 'hand',
      name: { en: 'Chivalry cards in the first hand', es: 'Cartas de Caballería de la primera mano' },
      how: {
        en: 'Each player is dealt 5 of the 90 Chivalry cards.',
        es: 'Cada jugador recibe 5 de las 90 cartas de Caballería.',
      },
      of: 'seat',
      count: CHIVALRY.length,
      named: (words, card) => chivalryText(words, card).name,
      dealt: ({ knights }, seat) => knights[seat].hand,
    },
  ],
  restrictions: [
    never('no-wooing', (move) => move.t === 'woo' && move.yes, 'Never woos', 'Nunca corteja'),
    never('no-cards', ({ t }) => t === 'play', 'Never plays a Chivalry card', 'Nunca juega una carta de Caballería'),
    never('no-treasure', ({ t }) => t === 'equip', 'Never equips a Treasure', 'Nunca equipa un Tesoro'),
    never('no-use', ({ t }) => t === 'use', 'Never uses an equipped card', 'Nunca usa una carta equipada'),
    never('no-running', ({ t }) => t === 'run', 'Never runs away', 'Nunca huye'),
  ],
  compared: [
    { id: 'long', name: { en: 'Five Feats', es: 'Cinco Hazañas' }, options: { length: 5 } },
    { id: 'early', name: { en: 'Early laurels', es: 'Laureles anticipados' }, options: { laurels: 'early' } },
    {
      id: 'long-early',
      name: { en: 'Five Feats, early laurels', es: 'Cinco Hazañas, laureles anticipados' },
      options: { length: 5, laurels: 'early' },
    },
  ],
  changes: [
    {
      change: ['F09', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'F16'].map((id) => `feats.${id}.difficulty=10`).join(),
      name: { en: 'All Feats of the third Sally have difficulty 10', es: 'Toda Hazaña de la tercera Salida pide 10' },
    },
  ],
};

function never(id: string, isIt: (move: Move) => boolean, en: string, es: string): Restriction<State, Move, Says> {
  return { id, named: ({ language }) => ({ en, es })[language], allows: (_view, _seat, move) => !isIt(move) };
}
