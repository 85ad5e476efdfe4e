/** Why a choice is a good one, in Spanish. */
import type { Hints } from './hint.en.ts';

const counted = (points: number): string => (points === 1 ? '1 punto' : `${points} puntos`);

export const hints: Hints = {
  home: (free) => `Puedes elegir entre ${free} asientos. Quien llegue después tendrá menos.`,
  grail: (to) => `Tu marcador avanza a ${to}, y al final puntúa quien va en cabeza.`,
  lake: 'Excalibur vale 3 puntos al final.',
  learnAt: (virtues, points) => `Allí puedes aprender ${virtues}: ${points} puntos seguros.`,
  vowAt: 'Lo que prometas ahora lo puedes aprender en otra vuelta.',
  dragon: (deeds, points) => `Puedes pagar ${deeds}: ${counted(points)}.`,
  power: 'Su poder te da una segunda vuelta.',
  waiting: 'Allí esperas y ves qué hacen los demás.',
  get: (things) => `Recibes ${things}.`,
  getAndMeet: (things, virtues) => `Con ${things} cumples lo que pide ${virtues}.`,
  step: (things) => `La siguiente casilla de esta senda da ${things}.`,
  seat: (gives, isEarly) => `Da ${gives}, y el próximo turno sales ${isEarly ? 'pronto' : 'tarde'}.`,
  meets: (virtues) => `Así cumples lo que pide ${virtues}.`,
  breaks: (virtues) => `Vale más que ${virtues}, aunque dejas de cumplir lo que pide.`,
  keeps: 'Lo que no tomas no te impide cumplir una promesa.',
  vowMet: (points) => `Ya cumples lo que pide: ${points} puntos con Percival.`,
  vow: (points) => `${points} puntos, cuando cumplas lo que pide.`,
  learn: (points) => `${points} puntos que nadie te puede quitar.`,
  notYet: 'Todavía la puedes aprender más tarde.',
  crown: (gives) => `Con la corona da ${gives}.`,
  deed: (points) => `Las armas se gastan, pero la hazaña da ${counted(points)}.`,
  again: 'Das otra vuelta en este turno.',
  saved: 'Guardas su poder para un momento mejor.',
  room: 'Deja sitio para otras cartas.',
  magic: 'La magia que guardas cuenta al final.',
};
