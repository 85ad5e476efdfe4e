/** The rulebook of Knights & Damosels in Spanish, by the number of the rule; the English one stands with the game. */
import type { Text } from '../../../core/text.ts';
import type { CHAPTERS, RULES } from '../rules/rulebook.ts';

const CHAPTERS_ES: { readonly [heading in (typeof CHAPTERS)[keyof typeof CHAPTERS]]: string } = {
  Components: 'Componentes',
  'Set-up': 'Preparación',
  'Rounds and roles': 'Rondas y papeles',
  'Event phase': 'Fase de suceso',
  'Damosel phase': 'Fase de las doncellas',
  'Knight phase': 'Fase de los caballeros',
  'Service phase': 'Fase de servicio',
  'Worship phase': 'Fase de fama',
  Worship: 'La fama',
  'End of the game': 'Final de la partida',
  'The Joust': 'La justa',
  'The Battle of Camlann': 'La batalla de Camlann',
  'Service variants': 'Variantes de servicio',
  'Table options': 'Opciones de la mesa',
  Decisions: 'Decisiones',
  Secrets: 'Secretos',
  'The round in short': 'La ronda en breve',
  'What is from the print-and-play, what is ours': 'Qué es del documento para imprimir y qué es nuestro',
};

const RULES_ES: { readonly [id in keyof typeof RULES]: string } = {
  'KD-1.1':
    'La caja trae 105 cartas: Arthur, Merlin, seis caballeros, seis doncellas, 54 de caballería, doce sucesos, 18 de fama, tres de Servicio y cuatro de justa.',
  'KD-1.2':
    'Hay nueve caballerías: las Armas (armadura, caballo, espada) comparten en la guerra; las Virtudes (honor, lealtad, valor), en la demanda; los Vasallos (labrador, pescador, leñador) ganan 1 en ambas; en la prosperidad cada una gana 1.',
  'KD-1.3': 'Cada doncella tiene una carta de cada caballería: 54 en total, 18 de cada clase.',
  'KD-1.4': 'Una carta muestra la caballería por un lado y el nombre de su doncella por el otro.',
  'KD-1.5': 'Caballeros y doncellas solo se distinguen por el nombre; cualquiera va con cualquiera.',
  'KD-1.6':
    'De los doce sucesos hay tres guerras, tres demandas, tres prosperidades y tres desastres. Cada uno de los nueve primeros da 1 más a una caballería.',
  'KD-1.7': 'La guerra nombra Armas y Vasallos; la demanda, Virtudes y Vasallos; la prosperidad, las nueve.',
  'KD-1.8': 'El adulterio nombra las Virtudes; la muerte de Merlin, los Vasallos; la traición de Mordred, las Armas.',
  'KD-1.9': 'Las cartas de fama son seis de 1, dos de 2, una de 3, una de 4, dos de 5 y seis de 6.',
  'KD-1.10':
    'Cada carta de Servicio nombra una caballería para la guerra, otra para la demanda y otra para la prosperidad.',
  'KD-1.11': 'Quien justa tiene un golpe alto y uno bajo.',
  'KD-1.12': [
    'Del documento para imprimir: las fases de la ronda, las nueve caballerías y las seis doncellas, los nombres y las clases de los doce sucesos y la caballería que gana 1 más, cómo se reparte la fama, los desastres, las victorias y sus umbrales, la justa y la batalla de Camlann.',
    'Nuestro: qué caballerías nombran nueve de los sucesos y dos de los desastres; cuántas cartas de fama hay de cada valor; las dos variantes de servicio, de las que el documento solo trae las cartas; quién vence y quién hiere a quién en Camlann, donde la tabla impresa se contradice; la elección libre; y las respuestas donde el documento calla.',
    'El conjunto de opciones en que nada cambia se llama Clásico. Sigue el documento hasta donde lo conocemos.',
  ].join('\n'),
  'KD-2.1': 'Juegan de tres a seis personas.',
  'KD-2.2':
    'El primer Merlin se sortea, salvo que el anfitrión diga el asiento. Arthur es quien se sienta a la izquierda de Merlin.',
  'KD-2.3':
    'Cada cual tiene un caballero, una doncella con sus nueve cartas y 1 de fama. Se reparten al azar; con la opción, cada cual elige uno y una libres, en el sentido del reloj desde Arthur.',
  'KD-2.4': 'Todos saben quién lleva qué caballero y qué doncella. Solo tú puedes mirar tu propio mazo.',
  'KD-2.5': 'Los doce sucesos se barajan boca abajo.',
  'KD-2.6': 'Las cartas de las doncellas que nadie lleva se barajan juntas: el mazo de la Corte.',
  'KD-2.7': 'Al principio nadie ha ganado cartas.',
  'KD-2.8': 'Con 3, 4, 5, 6 jugadores la Corte tiene 27, 18, 9, 0 cartas y Merlin muestra 4, 5, 6, 6.',
  'KD-3.1':
    'Una ronda tiene cinco fases: suceso, doncellas, caballeros, servicio y fama. Después se mira si alguien ha ganado.',
  'KD-3.2':
    'El turno empieza en Arthur y va en el sentido del reloj hasta Merlin. El orden inverso va de Merlin a Arthur.',
  'KD-3.3': 'Tras cada ronda Arthur y Merlin pasan un asiento a la izquierda: Arthur pasa a ser Merlin.',
  'KD-3.4': 'Arthur y Merlin juegan como todos.',
  'KD-3.5': 'Puedes decir lo que quieras, cierto o falso. A nada obliga, y no se enseñan cartas para probarlo.',
  'KD-4.1': 'Arthur roba tres sucesos, aparta uno y pasa los otros dos a Merlin.',
  'KD-4.2': 'Merlin aparta uno de los dos y revela el otro: es el suceso de la ronda.',
  'KD-4.3': 'Lo apartado queda boca abajo. Nadie puede mirarlo.',
  'KD-4.4': 'Cuando se acaban los sucesos, se barajan todos: antes de las rondas 5, 9, 13 y así.',
  'KD-5.1':
    'Todos dan a la vez y en secreto una sola carta de su doncella, la que quieran. La elección no se puede cambiar.',
  'KD-5.2': 'Quien no tiene cartas no da ninguna.',
  'KD-5.3': 'Con menos de seis se añade sin mirar la primera carta de la Corte, si la hay.',
  'KD-5.4': 'Las cartas se barajan y se muestran. Todos ven la caballería; solo Merlin ve de quién es cada una.',
  'KD-5.5': 'Recuerdas lo que diste, pero solo reconoces tu carta si ninguna otra muestra lo mismo.',
  'KD-6.1': 'Por turno cada cual pide una carta libre.',
  'KD-6.2': 'Un caballero solo gana una caballería que le falte, y ninguna carta de su propia doncella.',
  'KD-6.3': 'Se te pregunta si hay una carta libre que te falte. Si no, no tomas carta.',
  'KD-6.4':
    'No puedes pedir una carta que sabes tuya: la que se te negó, o la única con lo que diste que no se haya negado a otro. Merlin las conoce todas.',
  'KD-6.5': 'Merlin concede lo permitido y niega lo propio. El juego responde por él, de inmediato y sin mentir.',
  'KD-6.6': 'Todos oyen una negativa: la carta es tuya. Sigue libre para los demás, y se te pregunta de nuevo.',
  'KD-6.7':
    'Con elección estricta solo te quedas sin carta si no hay nada que puedas pedir. Con elección libre, siempre puedes.',
  'KD-6.8': 'La carta concedida se pone a la derecha de tu fila. Ganas como mucho una carta por ronda.',
  'KD-6.9': 'Merlin elige el último, con las mismas reglas.',
  'KD-6.10': 'Entonces se revelan todas las doncellas. Lo que sobra vuelve a su doncella o se baraja en la Corte.',
  'KD-6.11': 'Desde entonces se sabe quién dio qué, y por tanto qué le queda a cada doncella.',
  'KD-7.1': 'En orden inverso cada cual ofrece todas sus cartas nombradas por el suceso que nadie haya ofrecido aún.',
  'KD-7.2': 'Una caballería la ofrece un solo caballero.',
  'KD-7.3': 'Lo ofrecido sigue siendo de quien lo ofrece y cuenta para todo. Ofrecer no cuesta nada.',
  'KD-7.4':
    'En un desastre todos ponen a la vez y en secreto cada carta nombrada boca arriba o boca abajo. Luego se muestran.',
  'KD-7.5': 'Si hay tantas boca arriba como boca abajo, no pasa nada.',
  'KD-7.6': 'Si no, las del lado mayor vuelven a casa, y por cada una del menor su dueño paga 2 de fama y la conserva.',
  'KD-7.7': 'Quien no puede pagarlo todo paga lo que tiene. Todo ocurre a la vez.',
  'KD-7.8': 'Una carta sola es lado mayor y vuelve a casa.',
  'KD-7.9': 'Tras un desastre no hay fase de fama.',
  'KD-8.1': 'En la prosperidad cada carta ofrecida gana 1.',
  'KD-8.2':
    'En una guerra o una demanda, quienes ofrecen cartas compartidas ponen cada una boca arriba (deber) o boca abajo (traición), a la vez y en secreto.',
  'KD-8.3':
    'Las compartidas se reparten 6; cada vasallo gana 1. Todas boca abajo: cada carta gana 1 menos. Dos de tres boca abajo: la otra les quita 1 a cada una. Una de dos o tres boca abajo: quita 1 a cada una boca arriba.',
  'KD-8.4': 'La caballería que nombra el suceso gana 1 más si se ofreció, esté como esté.',
  'KD-8.5': 'Comparten tres cartas como mucho, así que las partes son enteras.',
  'KD-8.6': 'Con una de dos boca abajo gana quien traiciona: 4 contra 2.',
  'KD-8.7': 'Siempre alcanza la fama para pagar.',
  'KD-9.1': 'La fama está a la vista de todos y nunca baja de 0.',
  'KD-9.2': 'Cambia por la preparación, la fase de fama, los desastres, las justas y la elección.',
  'KD-9.3': 'Nadie presta, regala ni cambia fama o cartas.',
  'KD-10.1':
    'La victoria de doncella pide 5, 5, 4, 4 cartas suyas en una misma fila (con 3, 4, 5, 6 jugadores); la de caballero, 7 caballerías; la victoria por fama, 30, 22, 18, 15.',
  'KD-10.2': 'La partida acaba cuando alguien tiene una victoria al final de una ronda. Lo perdido antes no cuenta.',
  'KD-10.3': 'La victoria de doncella va por delante de la de caballero, y esta por delante de la victoria por fama.',
  'KD-10.4':
    'Se ordena a todos por victoria; luego, por cartas propias en una misma fila, por cartas en su fila, por fama y por sorteo.',
  'KD-10.5': 'El sorteo ordena, a la vista de todos, a quienes siguen iguales.',
  'KD-10.6':
    'Solo cuenta como dado lo que ahora tiene un caballero. Las cartas de la Corte no son de ninguna doncella.',
  'KD-10.7': 'Gana el primero de la clasificación, salvo que haya batalla.',
  'KD-10.8': 'Tras la última ronda que permite la mesa la partida acaba en todo caso.',
  'KD-10.9': 'Un bot ocupa el asiento de quien se va.',
  'KD-11.1': 'La justa es opcional.',
  'KD-11.2':
    'En tu turno, en la fase de los caballeros o de servicio, puedes retar por una carta que otro tomó u ofreció en esa fase.',
  'KD-11.3':
    'Para retar necesitas al menos 1 de fama, una carta aún no retada y que puedas tener: en el servicio, tu fila debe tener la misma caballería.',
  'KD-11.4': 'Si retas por una carta que resulta ser tuya, se te niega ante todos. No hay justa y tu turno sigue.',
  'KD-11.5':
    'Al principio la carta la tiene el retado. Ambos eligen en secreto golpe alto o bajo. Iguales: la carta cambia de dueño y hay otro asalto. Distintos: quien la tiene la conserva y el otro paga 1 de fama. Si te rindes, la carta es del otro.',
  'KD-11.6':
    'Ambos pueden rendirse, salvo el retador en el primer asalto. Si se rinden los dos, la carta se queda donde está.',
  'KD-11.7':
    'La justa sigue, tengan la fama que tengan. Si debes pagar y no tienes, no pagas nada, y el otro no recibe nada.',
  'KD-11.8': 'Tras diez asaltos iguales la justa acaba y la carta se queda donde está.',
  'KD-11.9':
    'Si el retador acaba con la carta: en la fase de los caballeros termina su turno; en el servicio se ofrece la suya.',
  'KD-11.10':
    'Si perdiste una carta a la vista, puedes pedir otra enseguida, fuera de turno y sin justa. Si perdiste una oferta, no tienes otra.',
  'KD-11.11': 'El retador que acaba sin la carta sigue con su turno.',
  'KD-11.12': 'En el servicio primero ofreces lo libre, luego retas cuanto puedas y después dices que has terminado.',
  'KD-11.13': 'Una carta se reta una vez por fase como mucho, la gane quien la gane.',
  'KD-11.14': 'Merlin puede retar y ser retado. Las justas no revelan ninguna doncella.',
  'KD-11.15': 'La fama ganada o pagada en una justa cuenta enseguida.',
  'KD-11.16': 'Con justas también se te pregunta si no hay nada libre para ti, pero sí algo por lo que retar.',
  'KD-12.1': 'La batalla de Camlann es opcional. Sigue a la clasificación y decide quién gana.',
  'KD-12.2':
    'Por orden de clasificación, quien tiene una victoria de doncella pasa a su fila una carta de ella, de una fila que tenga bastantes.',
  'KD-12.3': 'El primero manda el bando de Arthur; el segundo, el de Mordred. Los demás eligen a la vez y en secreto.',
  'KD-12.4': 'Lo ganado pasa a la mano, y todas las manos se ven.',
  'KD-12.5': 'Quien no tiene cartas en la mano ha perdido.',
  'KD-12.6':
    'El bando menor no sufre daño en las primeras rondas: dos por cada jugador de menos al empezar la batalla.',
  'KD-12.7': 'En cada ronda quienes quedan eligen en secreto una carta de la mano, y todas se muestran.',
  'KD-12.8':
    'Una carta actúa sobre todas las del otro bando: las Armas vencen a los Vasallos, las Virtudes a las Armas, los Vasallos a las Virtudes, y cada clase hiere a la suya.',
  'KD-12.9': 'Vencer va antes que herir. Todas actúan a la vez, también las que caen.',
  'KD-12.10':
    'Una carta vencida sale de la partida. Una herida se pone delante de su dueño, a la derecha. Una ilesa vuelve a la mano.',
  'KD-12.11': 'Si tu carta quedó ilesa, recuperas tu carta herida de más a la izquierda.',
  'KD-12.12': 'Gana el último con cartas en la mano. Las heridas no cuentan como mano.',
  'KD-12.13': 'Cuando solo queda un bando, su alianza se rompe: luchan todos contra todos y nadie está a salvo.',
  'KD-12.14':
    'Si a nadie le quedan cartas en la mano, se elige entre los de la última ronda. Todos dejan la misma fama hasta que al más pobre le queda 1; cada uno tiene una papeleta por cada fama que le queda, y se saca una. Sin papeletas, todos son iguales.',
  'KD-12.15': 'Toda batalla acaba, porque tras las rondas a salvo cada ronda daña a alguien.',
  'KD-12.16': 'Tras el ganador van los demás: antes quien perdió más tarde; luego, por la clasificación.',
  'KD-13.1':
    'Fortuna: en una guerra o una demanda nadie da la vuelta a las cartas. Se roba una carta de Servicio y la caballería que nombra gana los 6. Si nadie la ofreció, nadie los gana.',
  'KD-13.2': 'Fortuna: en la prosperidad la caballería que nombra la carta de Servicio gana 1 más.',
  'KD-13.3':
    'Favor: salvo en un desastre, Arthur deja una carta de Servicio boca abajo. Se muestra tras el deber y la traición, y lo que nombra gana 1 más.',
  'KD-13.4': 'Las cartas de Servicio vuelven tras la ronda y no tienen efecto en un desastre.',
  'KD-14.1':
    'El anfitrión elige elección estricta o libre, justa, Camlann, variante de servicio, cómo se reparten caballeros y doncellas, el primer Merlin y las rondas máximas.',
  'KD-14.2':
    'Tres conjuntos de opciones tienen nombre: Clásico (nada cambia), Cortesano (elección libre) y Mesa Redonda (elección libre, justa y Camlann).',
  'KD-15.1':
    'Cuando varios deciden a la vez, todo se muestra cuando ha elegido el último. El orden de elegir no importa.',
  'KD-15.2':
    'Si una decisión tiene una sola respuesta, la toma el juego, salvo que eso revele algo: por una carta se te pregunta siempre que lo que todos ven lo diga.',
  'KD-15.3': 'Lo que puedes hacer depende solo de lo que puedes ver.',
  'KD-16.1': 'A nadie se le envía lo que le está oculto, de ninguna forma.',
  'KD-16.2': 'Lo que viste como Arthur o Merlin queda en tus notas.',
  'KD-16.3': 'Quienes miran ven lo que ven todos. Al acabar, la repetición lo muestra todo.',
  'KD-16.4': 'Quien escucha aprende de las negativas y de quien no toma carta: es parte del juego.',
  'KD-17.1':
    'Suceso, regalos, carta de la Corte, muestra, elección y revelación; luego el desastre, o las ofertas, las caras y la fama; después la comprobación, y los papeles pasan.',
  'KD-17.2':
    'El azar decide el primer Merlin, el reparto, el orden de los sucesos, de la Corte y de las cartas a la vista, la carta de Servicio de la fortuna, los sorteos y la elección.',
};

export const text: Text = { t: {}, rules: RULES_ES, chapters: CHAPTERS_ES };
