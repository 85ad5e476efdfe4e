/** Every text about opening a table and meeting there, in Spanish. */
import type { LobbySays } from './lobby-en.ts';

export const lobbyEs: LobbySays = {
  'open.title': 'Abrir una mesa',
  'open.person': 'cualquiera con el enlace',
  'open.clock': 'Reloj',
  'pace.none': 'Sin reloj',
  'pace.none.about': 'Tómate el tiempo que quieras. Si te vas dos minutos, un bot juega por ti hasta que vuelvas.',
  'pace.brisk': 'Rápido',
  'pace.brisk.about':
    '30 segundos por decisión y 2 minutos de reserva. Si se te acaba el tiempo, se hace por ti una jugada sencilla.',
  'pace.calm': 'Tranquilo',
  'pace.calm.about': '90 segundos por decisión y 10 minutos de reserva. Si se te acaba el tiempo, un bot juega por ti.',
  'pace.post': 'Por correo',
  'pace.post.about': 'Tres días por decisión. Si se te acaba el tiempo, un bot juega por ti.',
  'open.others': 'Otras personas',
  'open.watch': 'Cualquiera con el enlace puede mirar',
  'open.takeBacks': 'Las jugadas se pueden deshacer si todos están de acuerdo',
  'open.counts': 'Jugar por puntos: el resultado cuenta para la clasificación',
  'open.countsAbout': 'Hay reloj y las jugadas no se pueden deshacer. Si dejas la partida, la pierdes.',
  'open.listed': 'Mostrar la mesa en la lista, para que entre quien quiera',
  'open.open': 'Abrir la mesa',
  'lobby.title': (game) => `${game}: esperando jugadores`,
  'lobby.closedTitle': (game) => `${game}: mesa cerrada`,
  'lobby.sit': 'Sentarme aquí',
  'lobby.addBot': 'Añadir un bot',
  'lobby.remove': (name) => `Quitar a ${name}`,
  'lobby.leave': 'Salir de la mesa',
  'lobby.close': 'Cerrar la mesa',
  'lobby.start': 'Empezar la partida',
  'lobby.takeSeat': (free) =>
    free === 1 ? 'Queda un asiento libre. ¿Lo quieres?' : `Quedan ${free} asientos libres. Elige uno.`,
  'lobby.waitSeats': (free) =>
    free === 1
      ? 'Queda un asiento libre. Envía el enlace o añade un bot.'
      : `Quedan ${free} asientos libres. Envía el enlace o añade bots.`,
  'lobby.waitFree': (free) =>
    free === 1
      ? 'Queda un asiento libre. La partida empieza cuando se ocupe.'
      : `Quedan ${free} asientos libres. La partida empieza cuando se ocupen.`,
  'lobby.ready': 'Ya están todos. Empieza cuando quieras.',
  'lobby.waitHost': 'Ya están todos. La partida la empieza el anfitrión.',
  'lobby.full': 'No quedan asientos. Podrás mirar cuando empiece la partida.',
  'lobby.ended': 'Todos acordaron terminar la partida antes de tiempo. Nadie gana.',
  'lobby.closed': 'Esta mesa está cerrada: todos se fueron, o nadie volvió en mucho tiempo.',
  'open.screen': 'Abrir en esta pantalla',
  'open.screenAbout': 'Para un televisor: cada cual entra con su teléfono, y la primera persona es el anfitrión.',
  'code.title': 'Entrar con un código',
  'code.label': 'Las cuatro letras de la pantalla',
  'code.go': 'Entrar',
  'lobby.refuses': (name) => `${name} no acepta invitaciones por ahora. Aun así puedes enviar el enlace.`,
  'lobby.invite': 'Invitar',
  'lobby.link': 'Enlace a esta mesa',
  'lobby.newLink': 'Las personas que quitaste solo pueden volver con este enlace nuevo.',
  'lobby.terms': 'Cómo se juega en esta mesa',
  'terms.no': 'no',
  'terms.noClock': 'Sin reloj.',
  'terms.live': (seconds, reserve, late) => `${seconds} segundos por decisión y ${reserve} de reserva. ${late}`,
  'terms.post': (days, late) =>
    days === 1 ? `Por correo: un día por decisión. ${late}` : `Por correo: ${days} días por decisión. ${late}`,
  'terms.lateBot': 'Si se te acaba el tiempo, un bot juega por ti.',
  'terms.lateFallback': 'Si se te acaba el tiempo, se hace por ti una jugada sencilla.',
  'terms.grace': (seconds) =>
    `Si te ausentas ${seconds} segundos mientras otros esperan, un bot juega por ti hasta que vuelvas.`,
  'terms.noGrace': 'Conservas tu asiento aunque te ausentes mucho tiempo.',
  'terms.watch': 'Cualquiera con el enlace puede mirar. Lo oculto sigue oculto.',
  'terms.noWatch': 'Solo los jugadores ven esta mesa.',
  'terms.takeBacks': 'Una jugada que no mostró nada nuevo se puede deshacer, si todos están de acuerdo.',
  'terms.noTakeBacks': 'Las jugadas no se pueden deshacer.',
  'terms.counts': 'Se juega por puntos. Si dejas la partida, la pierdes.',
  'terms.listed': 'En la lista: puede entrar quien quiera.',
  'terms.private': 'Privada: solo entra quien tiene el enlace.',
  'terms.circle': 'Para un círculo: solo pueden entrar sus miembros.',
  'lobby.shut': 'Quienes administran este sitio cerraron esta mesa.',
  'lobby.closeSure': '¿Cerrar la mesa para todos?',
};
