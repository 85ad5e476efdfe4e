/** The guided first round of Don Quixote in Spanish. */
import type { LessonText } from '../../../core/lesson.ts';
import type { Says } from './lesson.en.ts';

export const lesson: LessonText<Says> = {
  goal: { says: 'Gana quien tenga más puntos tras tres rondas. Este panel muestra los que tendrías ahora.' },
  field: { says: 'La primera carta dice C2: cada uno pone una loseta en la C2 de su propio tablero.' },
  hand: { says: 'Estas nueve losetas son tuyas en la ronda 1: una para cada carta.' },
  knight: {
    says: 'Coloca este caballero en C2: su camino se unirá al camino del castillo de 6.',
    wrong: 'Así ningún caballero llega al castillo. Toma el caballero de 1 escudo, sin girarlo.',
  },
  castle: { says: 'El caballero está unido al castillo de 6: son 6 puntos. En la ronda 1 basta con uno.' },
  cut: { says: 'Un castillo corta los caminos: el de la izquierda y el de la derecha no se unen entre sí.' },
  mill: {
    says: 'Ahora F1: elige este molino y gíralo, para que su camino baje.',
    wrong: 'Su camino debe bajar hacia F2, donde lo vas a necesitar. Elige este molino y gíralo.',
  },
  mills: {
    says: 'F2 está justo debajo. Gira también este molino, y los dos caminos se unen.',
    wrong: 'Así los molinos no quedarían unidos. Elige este molino y gíralo.',
  },
  group: { says: 'Dos molinos unidos dan 1 punto cada uno. Uno solo no da nada.' },
  guard: {
    says: 'G1 está en el borde. El camino de este caballero sale del tablero: monta guardia.',
    wrong: 'Solo monta guardia un caballero cuyo propio camino llega al borde. Toma el de 3 escudos sin girarlo.',
  },
  shields: { says: 'Tu guardia tiene 3 escudos. Con 4 escudos la Defensa vale 5 puntos.' },
  both: {
    says: 'En B1 este caballero hace dos cosas: guarda el borde y se une al castillo de 4.',
    wrong: 'B1 te puede dar más. Toma el caballero de 2 escudos, sin girarlo.',
  },
  nine: { says: 'Una loseta, 9 puntos: 5 por la Defensa y 4 por el castillo.' },
  third: {
    says: 'Coloca el tercer molino en G2, para que se una a los otros dos.',
    wrong: 'Así el grupo no crece. Toma el último molino, sin girarlo.',
  },
  six: { says: 'A partir de tres, cada molino da 2 puntos. Tres dan 6.' },
  church: {
    says: 'Las iglesias puntúan igual. Empieza con esta en H3: su camino sube.',
    wrong: 'Guarda esa loseta para después. Esta iglesia en H3 empieza un grupo nuevo.',
  },
  ahead: {
    says: 'En la ronda 2 un castillo pide dos caballeros. Gira este y también se une al de 6.',
    wrong: 'Esta casilla está en el camino del castillo de 6. Elige el caballero y gíralo.',
  },
  last: {
    says: 'La última carta es H2: tu última loseta une las dos iglesias.',
    wrong: 'Girada así, su camino no llega a la iglesia de abajo. Vuelve a girarla.',
  },
  scored: { says: 'La ronda 1 te dio 23 puntos. Todo esto se queda en el tablero y vuelve a puntuar.' },
  rise: { says: 'Pero cada ronda pide más: ahora dos caballeros por castillo y 8 escudos para la Defensa.' },
  group3: { says: 'En la ronda 3 un grupo de caballeros unidos suma sus escudos. Empieza a unirlos ya.' },
  end: { says: '¡Ya sabes jugar! Siete losetas nuevas te esperan: termina esta partida por tu cuenta.' },
};
