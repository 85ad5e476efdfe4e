/** Every text of a table on the server, in Spanish. */
import type { RoomSays } from './room-en.ts';

export const roomEs: RoomSays = {
  'me.guest': (name) => `Solo este navegador te conoce como ${name}.`,
  'me.keepThis': 'Conservar esta identidad',
  'me.later': 'Ahora no',
  'fair.daily':
    'Hoy se baraja igual para todo el mundo, así que nadie añade un número. La huella queda fijada; cómo se barajó se muestra un día después, cuando ya nadie juega este reparto.',
  'lobby.host': 'anfitrión',
  'lobby.you': 'tú',
  'net.turned': 'No puedes abrir esta mesa',
  'net.again': 'Intentar otra vez',
  'net.moveWaits': 'Tu jugada está guardada y se enviará cuando vuelva la conexión.',
  'net.unseated': 'Un bot ocupa ahora tu asiento. Puedes mirar hasta el final.',
  'net.watching': 'Estás mirando. Las cartas y elecciones ocultas siguen ocultas.',
  'net.welcomeBack': '¡Qué bueno verte de nuevo!',
  'net.meanwhile': (moves) =>
    moves === 1
      ? 'Mientras no estabas, se hizo una jugada por ti:'
      : `Mientras no estabas, se hicieron ${moves} jugadas por ti:`,
  'net.ranOut'(moves) {
    if (moves === 0) return 'Se te acabó el tiempo y un bot ocupó tu asiento. Todavía no ha jugado.';
    return moves === 1
      ? 'Se te acabó el tiempo y se hizo una jugada por ti:'
      : `Se te acabó el tiempo y se hicieron ${moves} jugadas por ti:`;
  },
  'net.yoursAgain': 'El asiento es tuyo otra vez.',
  'net.botPlays.time': 'Se te acabó el tiempo. Un bot juega por ti.',
  'net.botPlays.away': 'Un bot juega por ti.',
  'net.takeOver': 'Seguir jugando yo',
  'net.moveN': (n) => `jugada ${n}`,
  'net.thanks': 'OK',
  'net.toRematch': 'Ir a la revancha',
  'net.replace': 'Reemplazar por un bot',
  'net.replaceSure': (name) => `¿Reemplazar a ${name} por un bot hasta el final de la partida?`,
  'net.links': 'Compartir esta mesa',
  'net.watchLink': 'Enlace para quien quiera mirar',
  'net.bigScreen': 'Televisor',
  'net.bigScreenAbout': 'Muestra la mesa a toda la sala. Todos juegan en su teléfono.',
  'net.leave': 'Salir de la partida',
  'net.leaveSure': '¿Salir definitivamente? Un bot seguirá en tu asiento.',
  'chat.empty': 'Aún no hay mensajes.',
  'chat.say': 'Escribe un mensaje',
  'chat.send': 'Enviar',
  'chat.watcher': 'Solo pueden escribir los jugadores de esta mesa.',
  'chat.mutes': 'Silenciar a alguien',
  'chat.reporting': 'Denunciar un mensaje',
  'chat.report': 'Denunciar',
  'chat.reportOf': (name) => `Denunciar este mensaje de ${name}`,
  'chat.reportWhy': '¿Qué tiene de malo?',
  'chat.reported': 'Denunciado. Quienes administran este sitio lo mirarán.',
  'chat.mute': (name) => `Ocultar los mensajes de ${name}`,
  'fair.title': '¿Se barajó limpiamente?',
  'fair.about':
    'Cada persona que juega añade un número secreto al barajar, y el servidor también. Todos quedan fijados antes de que se muestre ninguno: nadie puede elegir el resultado por su cuenta, ni siquiera quienes administran este servidor.',
  'fair.who': 'Quién añadió su número:',
  'fair.share.asked': 'se le está preguntando',
  'fair.share.in': 'sí',
  'fair.share.silent': 'no, no respondió en 5 segundos',
  'fair.share.away': 'no, no estaba cuando empezó esta partida por correo',
  'fair.share.none': 'no, su programa no participa',
  'fair.share.bot': 'no, es un bot',
  'fair.own.waiting': 'Tu dispositivo añade su número al empezar la partida.',
  'fair.own.checked': 'Tu número está incluido. Este dispositivo lo ha comprobado.',
  'fair.own.left-out': 'Tu número no está incluido: llegó tarde o lo dejaron fuera.',
  'fair.own.elsewhere':
    'El número de tu asiento llegó de otro dispositivo, y solo ese puede comprobarlo. Si no usas otro dispositivo, no te fíes.',
  'fair.own.none': 'Tu dispositivo no añadió ningún número.',
  'fair.own.broken':
    'Algo va mal: no se barajó con los números que se mostraron a tu dispositivo. No te fíes de esta partida.',
  'fair.shuffling': 'Barajando: esperamos al dispositivo de cada persona…',
  'fair.alone':
    'En esta partida barajó solo el servidor. Su número secreto se fijó antes de la partida y se muestra al terminar, pero nadie más añadió uno.',
  'fair.commitment': 'Huella:',
  'fair.verify': 'Comprobar el azar',
  'fair.download': 'Descargar el registro de la partida',
  'fair.proved': (moves, events) =>
    `Comprobado en este navegador: todos los números coinciden con sus huellas, y de ellos salen las ${moves} jugadas y los ${events} sucesos.`,
  'fair.disproved': (where, found, expected) => `${where}: hay ${found}; debía haber ${expected}.`,
  'net.areIn': (names, count) => `${names} ${count === 1 ? 'se suma' : 'se suman'}.`,
  'net.lookUp': '¡Mira arriba!',
  'net.lookUpAbout': 'El televisor muestra lo que pasa.',
  'net.readHere': 'Leerlo aquí',
  'net.skipForAll': 'Saltar para todos',
};
