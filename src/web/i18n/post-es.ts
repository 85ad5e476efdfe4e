/** Pause, early end, more time, orders in advance and holidays, in Spanish. */
import type { PostSays } from './post-en.ts';

export const postEs: PostSays = {
  'post.mute': 'Silenciar esta mesa: ningún aviso sobre ella',
  'post.title': 'Tiempo',
  'post.pause': 'Pausar la partida',
  'post.pauseAbout': 'Todos deben estar de acuerdo. En una pausa no corre ningún reloj.',
  'post.resume': 'Reanudar',
  'post.paused': 'La partida está en pausa.',
  'post.end': 'Terminar sin ganador',
  'post.endSure': '¿Terminar la partida ahora? Todos deben estar de acuerdo. Nadie gana y nada puntúa.',
  'post.asks.pause': (name) => `${name} quiere pausar la partida.`,
  'post.asks.end': (name) => `${name} quiere terminar la partida ahora. No ganaría nadie.`,
  'post.youAsk.pause': 'Has pedido una pausa.',
  'post.youAsk.end': 'Has pedido terminar la partida ahora.',
  'post.waiting': (names) => `Faltan por responder: ${names}.`,
  'post.agree': 'De acuerdo',
  'post.decline': 'Seguir jugando',
  'post.withdraw': 'Retirar la propuesta',
  'post.declined': (name) => `${name} prefiere seguir jugando.`,
  'post.give': (name) => `Dar más tiempo a ${name}`,
  'post.giveAbout': 'Vuelve a tener el tiempo completo.',
  'post.holiday': 'Vacaciones',
  'post.holidayAbout': (left, perMonth) =>
    `Te quedan ${left} de ${perMonth} días este mes. En vacaciones tu tiempo no corre en las partidas con días por jugada.`,
  'post.holidayUntil': (day) => `Estás de vacaciones hasta el ${day}.`,
  'post.holidayTake': (days) => (days === 1 ? 'Tomar 1 día' : `Tomar ${days} días`),
  'post.holidayDays': 'Días',
  'post.holidayBack': 'He vuelto',
  'post.orders': 'Jugadas por adelantado',
  'post.ordersAbout': 'Se juegan por ti en cuanto encajan. Nadie más las ve.',
  'post.orderWhen': 'Cuando salga',
  'post.orderMove': 'Jugar',
  'post.orderAdd': 'Añadir',
  'post.orderRemove': 'Quitar',
  'post.orderPass': 'Pasar el resto de esta ronda, siempre que pueda',

  'back.welcome': '¡Qué bueno verte de nuevo!',
  'back.meanwhile': (moves) =>
    moves === 1
      ? 'Mientras no estabas, se hizo una jugada por ti:'
      : `Mientras no estabas, se hicieron ${moves} jugadas por ti:`,
  'back.ranOut'(moves) {
    if (moves === 0) return 'Se te acabó el tiempo y un bot ocupó tu asiento. Todavía no ha jugado.';
    return moves === 1
      ? 'Se te acabó el tiempo y se hizo una jugada por ti:'
      : `Se te acabó el tiempo y se hicieron ${moves} jugadas por ti:`;
  },
  'back.yours': 'El asiento es tuyo otra vez.',
  'back.botPlays.time': 'Se te acabó el tiempo. Un bot juega por ti.',
  'back.botPlays.away': 'Un bot juega por ti.',
  'back.takeOver': 'Recuperar mi asiento',
  'back.moveN': (n) => `jugada ${n}`,
  'back.thanks': 'OK',
  'back.playedOut.time': 'Se te acabó el tiempo, así que un bot jugó por ti hasta el final.',
  'back.playedOut.away': 'No estabas, así que un bot jugó por ti hasta el final.',
};
