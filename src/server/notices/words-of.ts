/** The sentences of messages in every language. `words.ts` puts them together. */
import type { Catalogue } from '../../core/text.ts';
import type { Language } from '../../core/game.ts';

export interface Said {
  readonly title: string;
  readonly text: string;
}

const NTH = ['1st', '2nd', '3rd'];

const en = {
  turn: (game: string): string => `Your turn in ${game}`,
  turns: (count: number): string => `Your turn at ${count} tables`,
  more: (first: string, count: number): string => `${first}, and ${count} more`,
  hurry: (game: string, hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} left in ${game}`,
  ifLate: {
    bot: 'If you run out of time, a bot plays for you until you are back.',
    fallback: 'If you run out of time, a simple move is played for you.',
  },
  alone: 'The game is waiting for you.',
  waits: (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} waiting for you.`,
  haveDays: (days: number): string => `You have ${days} days.`,
  haveHours: (hours: number): string => (hours === 1 ? 'You have 1 hour.' : `You have ${hours} hours.`),
  invites: (name: string, game: string): string => `${name} invites you to ${game}`,
  invitations: (count: number): string => `${count} invitations to play`,
  sit: 'Take a seat while one is free.',
  late: {
    bot: (game: string, names: string): Said => ({
      title: `Your time ran out in ${game}`,
      text: `${ranOut(names)} A bot plays for you until you are back. Open the table, and your seat is yours again.`,
    }),
    fallback: (game: string, names: string): Said => ({
      title: `Your time ran out in ${game}`,
      text: `${ranOut(names)} A simple move was played for you. Open the table to go on playing.`,
    }),
    absent: (game: string, names: string): Said => ({
      title: `A bot plays for you in ${game}`,
      text: `You were away${names === '' ? '' : ` from the table with ${names}`}, so a bot plays for you until you are back. Open the table, and your seat is yours again.`,
    }),
  },
  over: (game: string): string => `${game} is over`,
  overWith: (game: string, place: string): string => `${game} is over: ${place}`,
  place: (place: number, isShared: boolean): string => {
    if (place === 1) return isShared ? 'you share the win' : 'you won';
    return `you ${isShared ? 'share' : 'came'} ${NTH[place - 1] ?? `${place}th`}${isShared ? ' place' : ''}`;
  },
  alonePoints: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  points: (name: string, points: number): string => `${name}: ${points}`,
  playedOut: {
    time: 'Your time ran out, so a bot played for you to the end.',
    away: 'You were away, so a bot played for you to the end.',
  },
  you: 'You',
  seeResult: 'Open the table to see how it ended.',
  closed: {
    ended: (game: string): Said => ({
      title: `${game} has ended early`,
      text: 'Everybody agreed to end the game. Nobody wins.',
    }),
    shut: (game: string): Said => ({
      title: `Your table of ${game} is closed`,
      text: 'The people who run this site closed it.',
    }),
    forgotten: (game: string): Said => ({
      title: `Your table of ${game} is closed`,
      text: 'Nobody came back to it for a long time.',
    }),
  },
  again: (name: string, game: string): Said => ({
    title: `${name} wants to play ${game} again`,
    text: 'A seat is kept for you. Open the table to take part.',
  }),
  full: (game: string): Said => ({
    title: `Your table of ${game} is full`,
    text: 'All seats are taken. Open the table and begin the game.',
  }),
  left: (names: string, count: number, game: string): Said => ({
    title: `${names} ${count === 1 ? 'is' : 'are'} no longer at your table of ${game}`,
    text: count === 1 ? 'A bot plays on in that seat.' : 'Bots play on in those seats.',
  }),
  loses: (names: string, count: number): string =>
    `Whoever leaves a game that counts loses it: ${names} ${count === 1 ? 'loses' : 'lose'}.`,
  removed: (host: string, game: string, isOpen: boolean): Said => ({
    title: `You are no longer at a table of ${game}`,
    text: isOpen ? `${host}, the host, has freed your seat.` : `${host}, the host, gave your seat to a bot.`,
  }),
  takeBack: (name: string, game: string): Said => ({
    title: `${name} would like to take back a move in ${game}`,
    text: 'It needs your answer. Open the table to agree, or not.',
  }),
  pause: (name: string, game: string): Said => ({
    title: `${name} would like to pause ${game}`,
    text: 'No clock runs in a pause. Open the table to agree, or to play on.',
  }),
  end: (name: string, game: string): Said => ({
    title: `${name} would like to end ${game} now`,
    text: 'Nobody would win. Open the table to agree, or to play on.',
  }),
  somebody: 'Somebody',
  former: 'Former player',
  code: (code: string): Said => ({
    title: `${code} is your Errantry code`,
    text: `Type ${code} on the page where you asked for messages. It holds for fifteen minutes.\n\nIf you did not ask for it, do nothing: you will not hear from us again.`,
  }),
  tried: { title: 'Errantry', text: 'This is where you will read what happens at your tables.' },
  button: { table: 'Open the table', home: 'Open Errantry' },
  letter: { stop: 'To get no more of these e-mails:', stopHere: 'Get no more of these e-mails' },
};

const ranOut = (names: string): string =>
  names === '' ? 'Your time ran out.' : `Your time at the table with ${names} ran out.`;

export type Words = Catalogue<typeof en>;

const es: Words = {
  turn: (game) => `Te toca en ${game}`,
  turns: (count) => `Te toca en ${count} mesas`,
  more: (first, count) => `${first}, y ${count} ${count === 1 ? 'aviso' : 'avisos'} más`,
  hurry: (game, hours) => `${hours === 1 ? 'Queda 1 hora' : `Quedan ${hours} horas`} en ${game}`,
  ifLate: {
    bot: 'Si se te acaba el tiempo, un bot jugará por ti hasta que vuelvas.',
    fallback: 'Si se te acaba el tiempo, se hará por ti una jugada sencilla.',
  },
  alone: 'La partida te espera.',
  waits: (names, count) => `${names} ${count === 1 ? 'espera' : 'esperan'} tu jugada.`,
  haveDays: (days) => `Tienes ${days} días.`,
  haveHours: (hours) => (hours === 1 ? 'Tienes 1 hora.' : `Tienes ${hours} horas.`),
  invites: (name, game) => `${name} te invita a jugar a ${game}`,
  invitations: (count) => `${count} invitaciones para jugar`,
  sit: 'Siéntate mientras quede un asiento libre.',
  late: {
    bot: (game, names) => ({
      title: `Se te acabó el tiempo en ${game}`,
      text: `${seAcabo(names)} Un bot juega por ti hasta que vuelvas. Abre la mesa y tu asiento será tuyo otra vez.`,
    }),
    fallback: (game, names) => ({
      title: `Se te acabó el tiempo en ${game}`,
      text: `${seAcabo(names)} Se hizo por ti una jugada sencilla. Abre la mesa para seguir jugando.`,
    }),
    absent: (game, names) => ({
      title: `Un bot juega por ti en ${game}`,
      text: `No estabas${names === '' ? '' : ` en la mesa con ${names}`}, así que un bot juega por ti hasta que vuelvas. Abre la mesa y tu asiento será tuyo otra vez.`,
    }),
  },
  over: (game) => `${game} ha terminado`,
  overWith: (game, place) => `${game} ha terminado: ${place}`,
  place(place, isShared) {
    if (place === 1) return isShared ? 'compartes la victoria' : 'ganaste';
    return isShared ? `compartes el ${place}.º lugar` : `quedaste en ${place}.º lugar`;
  },
  alonePoints: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  points: (name, points) => `${name}: ${points}`,
  playedOut: {
    time: 'Se te acabó el tiempo, así que un bot jugó por ti hasta el final.',
    away: 'No estabas, así que un bot jugó por ti hasta el final.',
  },
  you: 'Tú',
  seeResult: 'Abre la mesa para ver cómo terminó.',
  closed: {
    ended: (game) => ({
      title: `${game} terminó antes de tiempo`,
      text: 'Todos acordaron terminar la partida. Nadie gana.',
    }),
    shut: (game) => ({
      title: `Tu mesa de ${game} está cerrada`,
      text: 'La cerraron quienes administran este sitio.',
    }),
    forgotten: (game) => ({
      title: `Tu mesa de ${game} está cerrada`,
      text: 'Hace mucho que nadie vuelve a ella.',
    }),
  },
  again: (name, game) => ({
    title: `${name} quiere jugar otra vez a ${game}`,
    text: 'Tienes un asiento guardado. Abre la mesa para participar.',
  }),
  full: (game) => ({
    title: `Tu mesa de ${game} está completa`,
    text: 'No quedan asientos libres. Abre la mesa y empieza la partida.',
  }),
  left: (names, count, game) => ({
    title: `${names} ya no ${count === 1 ? 'está' : 'están'} en tu mesa de ${game}`,
    text: count === 1 ? 'Un bot sigue en su asiento.' : 'Unos bots siguen en sus asientos.',
  }),
  loses: (names, count) =>
    `Quien deja una partida que cuenta la pierde: ${names} ${count === 1 ? 'pierde' : 'pierden'}.`,
  removed: (host, game, isOpen) => ({
    title: `Ya no estás en una mesa de ${game}`,
    text: isOpen ? `${host}, que la abrió, dejó libre tu asiento.` : `${host}, que la abrió, dio tu asiento a un bot.`,
  }),
  takeBack: (name, game) => ({
    title: `${name} quiere deshacer una jugada en ${game}`,
    text: 'Falta tu respuesta. Abre la mesa para aceptar o no.',
  }),
  pause: (name, game) => ({
    title: `${name} quiere hacer una pausa en ${game}`,
    text: 'En una pausa no corre el tiempo. Abre la mesa para aceptar o seguir jugando.',
  }),
  end: (name, game) => ({
    title: `${name} quiere terminar ya la partida de ${game}`,
    text: 'Nadie ganaría. Abre la mesa para aceptar o seguir jugando.',
  }),
  somebody: 'Alguien',
  former: 'Jugador anónimo',
  code: (code) => ({
    title: `${code} es tu código de Errantry`,
    text: `Escribe ${code} en la página donde pediste los avisos. Vale durante quince minutos.\n\nSi no lo pediste, no hagas nada: no te escribiremos más.`,
  }),
  tried: { title: 'Errantry', text: 'Aquí leerás qué pasa en tus mesas.' },
  button: { table: 'Abrir la mesa', home: 'Abrir Errantry' },
  letter: { stop: 'Para no recibir más estos correos:', stopHere: 'No recibir más estos correos' },
};

const seAcabo = (names: string): string =>
  names === '' ? 'Se te acabó el tiempo.' : `Se te acabó el tiempo en la mesa con ${names}.`;

export const WORDS: { readonly [language in Language]: Words } = { en, es };
