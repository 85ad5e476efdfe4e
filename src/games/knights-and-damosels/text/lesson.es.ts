/** The guided first round of Knights & Damosels in Spanish. */
import type { LessonText } from '../../../core/lesson.ts';
import type { Says } from './lesson.en.ts';

export const lesson: LessonText<Says> = {
  goal: { says: 'Hay tres formas de ganar, y basta una: 5 regalos a un caballero, 7 cartas o 22 de fama.' },
  pair: { says: 'Llevas a dos personas: Sir Pelleas, que reúne cartas, y Lady Elaine, que regala las suyas.' },
  event: { says: 'Cada ronda tiene un suceso. Da fama por las cartas que nombra.' },
  give: {
    says: 'Tu doncella regala en secreto. Regala el Honor: el suceso lo nombra y alguien lo querrá.',
    wrong: 'El Honor es lo que más da en este suceso, así que un caballero lo querrá. Regala el Honor.',
  },
  display: { says: 'Aquí están los regalos y una carta de la Corte. Solo Merlin sabe de quién es cada una.' },
  secret: { says: 'Enid no sabe que es tuyo: con cinco regalos tuyos a su caballero, ganas la partida.' },
  ask: {
    says: 'Ahora pide a Merlin una carta que tu caballero no tenga. El Valor también está nombrado.',
    wrong: 'Este suceso reparte más fama entre las virtudes. Pide el Valor.',
  },
  joust: { says: 'Kay justó con Enid por el Honor. Uno golpeó alto y otro bajo: Enid conserva la carta.' },
  offered: { says: 'Las cartas que nombra el suceso se ofrecieron solas: tu Valor, y el Honor de Enid.' },
  duty: {
    says: 'Boca arriba es deber. Boca abajo, traición: sola gana 1 más, pero se ve. Cumple tu deber.',
    wrong: 'Enid lo recordaría, y quieres que tome más regalos tuyos. Deja el Valor boca arriba.',
  },
  earned: { says: 'Enid también cumplió su deber. Ganaste 3 de fama.' },
  near: { says: 'Así de cerca está cada victoria. Mira a los demás: hay que frenar a quien se acerca.' },
  end: { says: '¡Eso fue una ronda! Las justas y los desastres se explican cuando llegan. Sigue jugando.' },
};
