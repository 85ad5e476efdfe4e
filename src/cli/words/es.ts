/** What the command line says, in Spanish. */
import type { CliSays } from './en.ts';

export const cliEs: CliSays = {
  found: (where, found, expected) => `${where}: hay ${found}; se esperaba ${expected}`,
  andMore: (count) => `y ${count} más`,

  player: (number) => `Jugador ${number}`,
  bot: (level, seat) => `${level} (asiento ${seat})`,
  seat: (seat) => `asiento ${seat}`,
  takeKeyboard: (name) => `${name}, pulsa Intro cuando solo tú veas la pantalla.`,
  left: 'Has dejado la partida antes del final.',
  again: (command) => `Para repetir el mismo reparto: ${command}`,
  moreMoves: (count) => `… y ${count} más. Escribe «moves» para verlas todas.`,
  prompt: [
    'Escribe el número de una jugada, o la jugada tal como está escrita junto a su número.',
    '  moves         muestra todas las jugadas',
    '  score         muestra tu puntuación ahora, y por qué',
    '  rules [qué]   muestra reglas: por número (4.1), por capítulo (4) o por una palabra',
    '  position      escribe la posición, para errantry referee',
    '  quit          deja la partida',
  ],
  noUndo: 'En la terminal no se puede deshacer: lo que una jugada descubre no se puede volver a ocultar.',
  noMoveNumber: (number, most) => `No hay jugada ${number}. Elige un número del 1 al ${most}.`,
  noMove: (typed) => `«${typed}» no es una jugada. Escribe un número, o «help».`,
  readRule: (rule) => `Escribe «rules ${rule}» para leer la regla.`,
  yourText: (max) => `Tu texto (hasta ${max} caracteres, o Intro para no escribir nada): `,
  noRule: (sought, example) => `Ninguna regla menciona «${sought}». Prueba un número como ${example}, u otra palabra.`,

  fromRecord: (title) => `${title}, desde un registro`,
  fromPosition: (title) => `${title}, desde una posición`,
  dependsOn: (about, line) => `Depende de esto: ${about}. Dilo con «${line}».`,
  whenSo: (when) => `Si es así: ${when}`,
  legal: 'válida',
  refused: 'no es válida',
  isLegal: (move, seat, legal) => `${move}, del asiento ${seat}, es una jugada ${legal}.`,
  isRefused: (move, seat, refused, rule, text) => `${move}, del asiento ${seat}, ${refused} por ${rule}: ${text}`,
  followsOn: (what) => `Lo que sigue depende de esto: ${what}.`,
  untold: (about, line) => `Para la posición siguiente di ${about} con «${line}».`,
  followsOpen: 'Lo que sigue depende de algo que la posición no dice.',
  decides: (seat) => `Decide el asiento ${seat}:`,
  unsure: 'y, según lo que la posición no dice:',
  has: (seat) => `El asiento ${seat} tiene:`,
  wouldScore: (seat, total) => `El asiento ${seat} tendría ${total} puntos ahora:`,

  proved: 'Demostrado:',
  seedKept: 'la semilla es la que se prometió.',
  serverAlone: 'Solo barajó el servidor.',
  noShares: 'Solo barajó el servidor: el registro no tiene números de jugadores.',
  shuffledBy: (names) => `Barajaron el servidor y ${names}.`,
  leftOut: (names) => `No participaron al barajar: ${names}.`,
  why: { silent: 'sin respuesta', away: 'ausente, por correo', none: 'sin número', bot: 'un bot', asked: '' },
  takenBack: (times) =>
    `Se deshicieron jugadas ${times === 1 ? 'una vez' : `${times} veces`}; no habían mostrado nada nuevo.`,
  replayed: (moves, events) => `Las ${moves} jugadas y los ${events} sucesos salen de ella según las reglas.`,
  result: (places, scores) => `Puestos por asiento: ${places}. Puntos por asiento: ${scores}.`,

  wrote: (file, pages, size) => `${file}: ${pages === 1 ? '1 página' : `${pages} páginas`}, ${size} kB`,
  knight: (number) => `Caballero ${number}`,

  playing: 'jugando',
  wroteFile: (file, size) => `${file}: ${size} kB`,
};
