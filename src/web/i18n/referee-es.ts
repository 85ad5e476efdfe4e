/** The page for people with a box on their own table, in Spanish. */
import type { RefereeSays } from './referee-en.ts';

export const refereeEs: RefereeSays = {
  'referee.title': 'En tu propia mesa',
  'referee.lead':
    '¿Tienes el juego en su caja? Indica lo que hay en tu mesa y mira la puntuación con todas sus razones.',
  'referee.choose': '¿Qué juego hay en tu mesa?',
  'referee.share': 'Guardar o compartir',
  'referee.text': 'Esta mesa como texto',
  'referee.copyText': 'Copiar el texto',
  'referee.link': 'Enlace a esta mesa',
  'referee.kept': 'La mesa se queda en este dispositivo, también sin conexión.',
  'referee.clear': 'Vaciar la mesa',
  'referee.clearSure': 'Se borra todo lo que has puesto. ¿Vaciar la mesa?',
  'referee.badLink': 'Este enlace está dañado. En su lugar ves la mesa de este dispositivo.',
  'referee.players': 'Jugadores',
  'referee.player': (seat) => `Jugador ${seat}`,
  'referee.name': (seat) => `Nombre del jugador ${seat}`,
  'referee.add': 'Añadir un jugador',
  'referee.remove': (name) => `Quitar a ${name}`,
  'referee.less': (what) => `${what}: uno menos`,
  'referee.more': (what) => `${what}: uno más`,
};
