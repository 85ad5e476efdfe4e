/** De los Encuentros de la salida II el epígrafe, el lance y el papel del juez, en español. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'II'> = {
  E10: {
    heading: 'De las locuras hechas en Sierra Morena, con un testigo',
    text: 'Los grandes amadores enloquecieron todos en algún desierto, y tú no piensas ser menos. Tienes un risco, un prado, una camisa y un escudero que ha de volver a casa y jurar ante tu dama que lo vio todo. ¿Qué locuras haces?',
    role: 'el escudero, aprendiéndoselo de memoria para la dama',
  },
  E11: {
    heading: 'Del reino de Micomicón, y de una barba que tomó su propio camino',
    text: 'Una princesa se arrodilla en el polvo y no se levantará hasta que jures ir a Micomicón y matar al gigante bizco. La estás alzando con galanura cuando su escudero se cae de la mula, y la barba se le cae entera y queda en el camino. ¿Qué dices, y a quién?',
    role: 'la princesa, que se lo va inventando',
  },
  E12: {
    heading: 'En que un caballero hace guardia por la muñeca',
    text: 'Dos voces en el agujero del pajar suplican tocar, un momento, la mano que ha enderezado tantos tuertos. De pie en la silla, la ofreces. Un cabestro se cierra en tu muñeca y queda atado a la puerta. Debajo, tu caballo ha visto a una amiga. ¿Qué sigue?',
    role: 'la voz de la ventana, aguantando la risa',
  },
  E13: {
    heading: 'Del extraño modo de viajar que tienen ciertos encantadores',
    text: 'Unos fantasmas con máscara te han encerrado en una jaula de palo, en un carro de bueyes. Todos los libros dicen que a los encantados los llevan en nube o en carro de fuego, y nunca al paso del buey. Tu escudero observa que los fantasmas se parecen a los vecinos. ¿Cómo lo explicas?',
    role: 'el fantasma principal, antes cura del pueblo',
  },
  E14: {
    heading: 'Donde se presenta una señora que no olía a ámbar',
    text: 'Tu escudero se hinca de rodillas ante tres aldeanas en borrica y saluda en la del medio a tu sin par señora, toda brocados y perlas. Tú ves sayal, y te llega un aliento de ajos crudos. Ella quiere que os quitéis del camino. ¿Qué le dices?',
    role: 'la moza de la borrica del medio, que tiene que hacer',
  },
  E15: {
    heading: 'De los comediantes que se ahorraron el trabajo de mudarse',
    text: 'Un demonio guía por el camino una carreta descubierta. En ella van la Muerte, un ángel de alas pintadas, un emperador con corona de oro y Cupido sin venda. Dicen que son comediantes, que los esperan dentro de una hora y que hace mucho calor para cambiarse. ¿Qué piensas de ellos?',
    role: 'la Muerte, que sale a escena a las cuatro',
  },
  E16: {
    heading: 'De tres días que duraron una hora',
    text: 'Te descolgaron con cien brazas de soga y una hora después te subieron dormido. Pero tú sabes que faltaste tres días, en un palacio de cristal, entre héroes hechizados por Merlín. Una de las damas te pidió un pequeño préstamo. ¿Qué viste?',
    role: 'el estudiante que toma notas a la boca de la cueva',
  },
};

export const text = { t: { 'lm.prose.encounters.II': encounters } };
