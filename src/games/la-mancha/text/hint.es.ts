/** Why a choice is a good one, in Spanish. */
import type { Hints } from './hint.en.ts';

export const hints: Hints = {
  lucky: (faces) =>
    faces === 6
      ? 'Cualquier tirada lo logra.'
      : faces === 0
        ? 'Ninguna tirada lo logra.'
        : `La tirada lo logra ${times(faces)} de cada 6.`,
  improves: (before, after) => `Con ella, la tirada lo logra ${times(after)} de cada 6, en lugar de ${before}.`,
  because: {
    phrase: (word) => `Contiene la frase «${word}» palabra por palabra.`,
    detail: (word) => `Habla de «${word}», como debe ser.`,
    defeat: (word) => `«${word}» muestra que sabe reírse de su mala suerte.`,
    rhyme: (word, other) => `«${other}» y «${word}» riman.`,
    length: () => 'Tiene la extensión justa.',
    brief: () => 'Es breve.',
    lone: () => 'No hay otra opción.',
    kept: () => 'Es la única opción que cumple la condición.',
    blank: () => 'No hay nada escrito, así que podrías tirar un dado.',
    taste: () => 'Nada destaca frente a lo demás, así que decide el gusto.',
  },
  vote: 'Ninguna historia destaca.',
  call: 'No todo quedó escrito. Quienes lo oyeron pueden votar.',
  found: 'En estos encontré lo que pide la condición.',
  missing: 'En ninguno encontré lo que pide la condición.',
  lenient: 'Si dudas, da por bueno el poema.',
  say: (line) => `Por ejemplo: ${line}`,
  phrase: 'Es una frase más para contar.',
  enough: 'Ya tienes bastantes cartas mejores.',
  strength: (gain) => `Suma ${gain} de fuerza en cada Hazaña.`,
  treasure: 'Lo que hace vale más que su fuerza.',
  leave: 'Lo que tienes es mejor.',
  keeps: (name) => `Conservas lo que ${name} hace por ti.`,
  idle: 'No tiene efecto en una Hazaña, así que no la echarás de menos.',
  idles: 'Estas cartas no tienen efecto en una Hazaña, así que no las echarás de menos.',
  better: 'Conservas cartas que te ayudan más en una Hazaña.',
  afterRoll: 'Después todavía puedes jugar una carta.',
  spare: 'De las cartas que sirven, es la que menos necesitas.',
  suffices: 'Con eso basta para lograrlo.',
  pass: 'Ninguna carta tuya sirve aquí lo suficiente.',
  save: 'Guardas tus cartas para cuando las necesites más.',
  run: 'Este intento está casi perdido.',
  woo: (gain) => `Si gana tu poema, tienes ${gain} más de fuerza.`,
  keepCards: (cards) => `Conservas las ${cards} cartas que cuesta un poema.`,
  sitOut: 'Un poema te costaría cartas que valen más.',
  draw: 'Así empieza tu turno.',
  turn: 'Así todos pueden leer la página siguiente.',
};

const times = (count: number): string => (count === 1 ? '1 vez' : `${count} veces`);
