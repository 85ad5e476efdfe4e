/** The words of the television, in Spanish. */
import type { TelevisionSays } from './television-en.ts';

export const televisionEs: TelevisionSays = {
  'tv.players': (least, most) => (least === most ? `${least} personas` : `De ${least} a ${most} personas`),
  'tv.phones': 'Todos juegan en su teléfono',
  'tv.camera': 'Apunta la cámara aquí',
  'tv.orOpen': 'O abre',
  'tv.typeCode': 'y escribe este código',
  'tv.firstIsHost': 'El primer teléfono es quien organiza.',
  'tv.hostStarts': (name) => `${name} organiza y empieza cuando estén todos.`,
  'tv.needMore': (name, missing) =>
    missing === 1 ? `${name} organiza. Falta 1 persona.` : `${name} organiza. Faltan ${missing} personas.`,
  'tv.free': 'Libre',
  'tv.bot': 'bot',
  'tv.joined': (name) => `${name} se ha unido.`,
  'tv.left': (name) => `${name} se ha ido.`,
  'tv.removed': (name) => `Quien organiza ha retirado a ${name}.`,
  'tv.botFor': (name, bot) => `${name} se ha ido. ${bot} sigue jugando en su lugar.`,
  'tv.moment': 'El momento de la partida',
  'tv.again': '¿Otra partida?',
  'tv.againHost': (name) => `${name}, ¿otra partida?`,
  'tv.againAbout': 'Pulsa «Revancha» en tu teléfono. Todos siguen en su lugar.',
  'tv.lost': 'Sin conexión. Reconectando …',
  'tv.sound': 'Pulsa una tecla para oír el sonido',
  'tv.shuffling': 'Se están barajando las cartas …',
};
