/** The guided first turns of La Mancha in Spanish. */
import type { LessonText } from '../../../core/lesson.ts';
import type { Says } from './lesson.en.ts';

export const lesson: LessonText<Says> = {
  goal: { says: 'Eres Alonso. Gana más Hazañas que nadie: tus historias te hacen más fuerte.' },
  encounter: { says: 'Dorotea robó un Encuentro. Ella juzga, y los demás cuentan qué les pasó.' },
  phrase: { says: 'Tus cartas son frases. Usa una en tu historia. Puede acabar mal: al juez le gusta reír.' },
  tell: {
    says: 'Elige esta carta y luego un comienzo. Añade lo que quieras y entrega tu historia.',
    wrong: 'En tu primera historia usa esta carta y empieza con uno de los tres comienzos.',
    beginnings: [
      'En un lugar cuyo nombre he extraviado velé mis armas junto a la pila, y una mula sedienta se bebió mi gloria.',
      'Salió la luna sobre un lugar cuyo nombre he extraviado, y mis armas estaban en la pila cuando llegó el arriero.',
      'En un lugar cuyo nombre he extraviado aún hablan de esa noche: reté a doce mulas por un abrevadero, y perdí.',
    ],
  },
  equip: {
    says: '¡Ganó tu historia! Robas un Tesoro. Equípalo: su fuerza te ayuda en cada Hazaña.',
    wrong: 'Un Tesoro no cuesta nada y te hace más fuerte. Equípalo.',
  },
  draw: { says: 'Ahora es tu turno. Roba una carta de Viaje.' },
  judge: { says: 'Otro Encuentro, y ahora juzgas tú. Los demás ya contaron sus historias.' },
  page: { says: 'Lee la primera historia y pasa la página.', wrong: 'Primero lee las dos historias: pasa la página.' },
  next: {
    says: 'Lee también esta, y luego mira las dos una junto a otra.',
    wrong: 'Primero lee las dos historias: pasa la página.',
  },
  name: { says: 'Elige la historia que más te guste y anuncia quién gana. Solo cuenta tu gusto.' },
  take: {
    says: 'Por juzgar puedes tomar una de las cartas que jugaron. Toma esta.',
    wrong: 'Otra carta siempre ayuda. Toma una.',
  },
  discard: {
    says: 'Ahora te sobra una carta. Descarta una que no tenga efecto.',
    wrong: 'Esa carta sirve en una Hazaña. Descarta una que solo sea una frase.',
  },
  feat: {
    says: '¡Una Hazaña! Todos prueban: dado más fuerza debe llegar a 8. Dos éxitos la ganan.',
  },
  blanket: {
    says: 'Sansón sacó un 6, y le basta. Esta carta da la vuelta al dado: juégala.',
    wrong: 'Así Sansón tendría su primer éxito. Tienes una carta que cambia su 6 por un 1.',
  },
  roll: {
    says: 'Sansón falló, Dorotea lleva un éxito. Ahora te toca intentarlo: tira.',
    wrong: 'Primero tira. Después todavía puedes jugar una carta.',
  },
  again: {
    says: 'Te falta 1. Esta carta te deja tirar otra vez y quedarte con lo mejor: juégala.',
    wrong: 'Sin una carta este intento falla. Esta te deja tirar otra vez.',
  },
  lost: { says: 'Lo lograste, pero Dorotea tuvo antes dos éxitos: la Hazaña es suya. Vendrán dos más.' },
  love: { says: 'Esto es un Amor. Se gana con un poema, y da fuerza como un Tesoro.' },
  end: { says: '¡Ya sabes jugar! Sigue con esta partida, y cuéntala a tu manera.' },
};
