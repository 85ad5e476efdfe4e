/** The guided first turns of Lancelot in Spanish. */
import type { LessonText } from '../../../core/lesson.ts';
import type { Says } from './lesson.en.ts';

export const lesson: LessonText<Says> = {
  goal: { says: 'Tras ocho turnos, quien tiene más puntos (PV) es Lanzarote. Cada turno es una vuelta.' },
  plan: { says: 'Promete una virtud con Galahad, reúne lo que pide, apréndela con Percival: da puntos.' },
  seat: {
    says: 'Primero elige un asiento. El de Maleagant abarata cada hazaña en un arma: tómalo.',
    wrong: 'Ese asiento también es bueno, pero para esta vuelta necesitas el de Maleagant.',
  },
  order: { says: 'Los asientos dicen quién sale primero. Elaine y Bors ya han salido, y ahora te toca a ti.' },
  sword: {
    says: 'Ve tan lejos como quieras, nunca atrás. Para en esta espada: las hazañas cuestan armas.',
    wrong: 'Después no podrás volver atrás, así que no vayas tan lejos. Para en la primera espada.',
  },
  takeSword: {
    says: 'Toma la espada. La Benevolencia pide pocas armas, pero tú aprenderás otra virtud.',
    wrong: 'La hazaña que buscas cuesta dos espadas. Toma esta.',
  },
  take: { says: 'Toma lo que hay aquí.', wrong: 'Lo vas a necesitar todo. Tómalo todo.' },
  swords: {
    says: 'Sigue por la senda de las espadas, casilla a casilla, y toma la segunda.',
    wrong: 'La hazaña que buscas cuesta dos espadas. Toma antes la segunda.',
  },
  ahead: { says: 'Desde ahora mueve primero quien va más adelante. Los escudos muestran el orden.' },
  lady: {
    says: 'Para en las Tierras Lejanas por una Dama. Vas a necesitar más que nadie.',
    wrong: 'Las otras cartas sirven para otras virtudes. Para esta necesitas Damas.',
  },
  galahad: {
    says: 'Ahora cabalga hasta Galahad y promete una virtud.',
    wrong: 'Sin promesa nunca podrás aprender una virtud. Cabalga hasta Galahad.',
  },
  vow: {
    says: 'Promete la Gentileza. Pide tener más Damas que nadie.',
    wrong: 'Reúnes Damas, y la Gentileza es la virtud que las pide.',
  },
  demand: { says: 'Ya la has prometido. Percival quedó atrás, así que la aprendes en la próxima vuelta.' },
  deed: {
    says: 'En el Dragón dos espadas pagan el Vado Negro: Maleagant te ahorra la lanza.',
    wrong: 'Ahora mismo puedes pagar una hazaña. Ve al Dragón antes que los demás.',
  },
  point: { says: 'Una hazaña, un punto. En cada turno solo dos caballeros pueden ir al Dragón.' },
  grail: {
    says: 'Para en el Grial: tu marcador avanza, y al final puntúa quien va en cabeza.',
    wrong: 'Un paso en el Grial no te cuesta nada ahora. Para allí primero.',
  },
  home: {
    says: 'Vuelve a casa. Quien llega pronto elige asiento, quien llega tarde reúne más.',
    wrong: 'Si te quedas, avanzas en el Grial, pero otros toman los buenos asientos. Esta vez vuelve.',
  },
  tristan: {
    says: 'Toma el asiento de Tristan: en las Tierras Lejanas recibes dos cartas de cada color.',
    wrong: 'Elaine también tiene una Dama y necesitas más. El asiento de Tristan dobla tus cartas.',
  },
  turn: { says: 'Turno 2. Otra vez mandan los asientos. Las espadas se gastaron, la promesa sigue en pie.' },
  ladies: {
    says: 'Ahora no necesitas armas. Ve derecho a las Damas y toma dos de una vez.',
    wrong: 'Primero las Damas: sin ellas no cumples lo que pide la Gentileza.',
  },
  percival: {
    says: 'Tienes tres Damas, más que nadie. Ve a Percival antes de que eso cambie.',
    wrong: 'Ya puedes aprender lo que prometiste. Ve derecho a Percival.',
  },
  learn: {
    says: 'Aprende la Gentileza.',
    wrong: 'Aprender no cuesta nada: aprende la Gentileza.',
  },
  learned: { says: 'La Gentileza da 3 puntos y nunca se pierde. Además conservas las Damas.' },
  again: {
    says: 'Galahad es la siguiente parada: promete otra virtud en la misma vuelta.',
    wrong: 'Galahad está justo delante. Para allí y promete la siguiente virtud.',
  },
  initiative: {
    says: 'Promete la Iniciativa: pide una carta de cada color, y ya tienes dos de los cuatro.',
    wrong: 'La Iniciativa está a tu alcance: ya tienes Damas e Intrigas.',
  },
  early: {
    says: 'En esta vuelta no queda nada que ganar. Vuelve pronto a casa y elige asiento primero.',
    wrong: 'Ya tienes lo que buscabas. Vuelve a casa y elige asiento primero.',
  },
  bedivere: {
    says: 'Toma el asiento de Bedivere: sales antes que los demás y avanzas de dos en dos en la Justa.',
    wrong: 'Toma el asiento de Bedivere: sale pronto en el próximo turno.',
  },
  count: { says: 'Al final hay más puntos: por tener más de cada cosa, por Excalibur y por el Grial.' },
  end: { says: '¡Ya conoces el plan! Quedan seis turnos: termina esta partida por tu cuenta.' },
};
