/** The words of the television, in Spanish. */
import type { TelevisionSays } from './television-en.ts';

export const televisionEs: TelevisionSays = {
  'tv.players': (least, most) => (least === most ? `${least} jugadores` : `De ${least} a ${most} jugadores`),
  'tv.phones': 'Todos juegan en su teléfono',
  'tv.camera': 'Apunta la cámara aquí',
  'tv.orOpen': 'O abre',
  'tv.typeCode': 'y escribe este código',
  'tv.firstIsHost': 'El primer teléfono es el anfitrión.',
  'tv.hostStarts': (name) => `Anfitrión: ${name}. Empieza cuando estén todos.`,
  'tv.needMore': (name, missing) =>
    missing === 1 ? `Anfitrión: ${name}. Falta 1 jugador.` : `Anfitrión: ${name}. Faltan ${missing} jugadores.`,
  'tv.free': 'Libre',
  'tv.bot': 'bot',
  'tv.joined': (name) => `${name} se ha unido.`,
  'tv.left': (name) => `${name} se ha ido.`,
  'tv.removed': (name) => `El anfitrión ha quitado a ${name}.`,
  'tv.botFor': (name, bot) => `${name} se ha ido. ${bot === name ? 'Un bot' : bot} sigue jugando en su lugar.`,
  'tv.moment': 'El momento de la partida',
  'tv.again': '¿Otra partida?',
  'tv.againHost': (name) => `${name}, ¿otra partida?`,
  'tv.againAbout': 'Pulsa «Revancha» en tu teléfono. Todos siguen en su lugar.',
  'tv.lost': 'Sin conexión. Reconectando …',
  'tv.sound': 'Pulsa una tecla para oír el sonido',
  'tv.shuffling': 'Se están barajando las cartas …',
};
