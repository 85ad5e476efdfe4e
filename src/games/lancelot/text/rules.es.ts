/** The rulebook of Lancelot in Spanish, by the number of the rule; the English one stands with the game. */
import type { Text } from '../../../core/text.ts';
import type { CHAPTERS, RULES } from '../rules/rulebook.ts';

const CHAPTERS_ES: { readonly [heading in (typeof CHAPTERS)[keyof typeof CHAPTERS]]: string } = {
  'Components and supplies': 'Componentes y reservas',
  'Set-up': 'Preparación',
  'The road': 'El camino',
  'Who moves': 'Quién mueve',
  'Where to': 'Adónde',
  'Actions on the spaces': 'Acciones en las casillas',
  'The Round Table': 'La Mesa Redonda',
  Morgana: 'Morgana',
  'The Grail': 'El Grial',
  'Seats and advantages': 'Asientos y ventajas',
  Virtues: 'Virtudes',
  'The Dragon and the deeds': 'El Dragón y las hazañas',
  'The Lake and Excalibur': 'El Lago y Excalibur',
  'End of turn': 'Final del turno',
  'End of the game': 'Final de la partida',
  'Decisions and secrets': 'Decisiones y secretos',
  'What is from the box, what is ours': 'Qué es de la caja y qué es nuestro',
};

const RULES_ES: { readonly [id in keyof typeof RULES]: string } = {
  'LAN-1.1':
    'En la reserva: 24 escuderos, 20 de magia, 20 espadas, 15 mazas, 12 lanzas; 20 Damas, 20 Caballeros Aliados, 20 Enemigos y 25 Intrigas; 16 losetas de hazaña; la ficha y la Espada Excalibur.',
  'LAN-1.2':
    'Cada cual tiene un caballero con una cara de día y otra de noche, una ficha de Morgana con una cara con ojo y otra lisa, y discos.',
  'LAN-1.3': 'Los discos no se agotan.',
  'LAN-1.4':
    'Espadas, mazas, lanzas, magia y cartas son limitadas. No puedes tomar lo que falta en la reserva, y nada se te debe. Lo que vuelve se puede tomar enseguida.',
  'LAN-1.5': 'Los escuderos no se agotan. Una mesa puede acordar los 24 impresos; entonces también son limitados.',
  'LAN-1.6':
    'Los cuatro mazos están boca arriba y la carta se elige por su color. Lo que tiene cada cual está a la vista.',
  'LAN-1.7': 'Los puntos de virtud (PV) no tienen tope y nunca se pierden.',
  'LAN-1.8': [
    'Del folleto: los once lugares y su orden, quién mueve y adónde, lo que hace cada asiento, lo que pide cada virtud, los pasos del Grial, la puntuación final, los PV de Fuerza y una de las hazañas (tres espadas y Excalibur por 1 PV).',
    'De páginas de tiendas y foros: cuántas fichas y cartas hay, el orden de los asientos y varias aclaraciones.',
    'Nuestro: el largo de la Justa, la Fortaleza, el Lago y el camino del Grial y lo que dan sus casillas; los PV de siete virtudes; quince de las dieciséis hazañas y todos los remolinos; que los escuderos no se agoten; y las respuestas donde el folleto calla. Las cifras se ajustaron con partidas entre bots.',
    'Si tienes la caja, valen sus tableros y sus losetas: las reglas son las mismas.',
  ].join('\n'),
  'LAN-2.1': 'Juegan de dos a cuatro, con las mismas reglas.',
  'LAN-2.2': 'Se barajan las 16 hazañas. Tres quedan boca arriba en el Dragón, las demás forman un montón boca abajo.',
  'LAN-2.3': 'La ficha de Excalibur se pone en el Lago. La Espada empieza en la reserva.',
  'LAN-2.4': 'Es el turno 1. Los marcadores de PV y del Grial están en 0, y los caballeros muestran el día.',
  'LAN-2.5': 'El azar nombra al primer jugador. Los demás siguen en el orden de la mesa.',
  'LAN-2.6':
    'En ese orden, cada cual elige un asiento libre de la Mesa Redonda y recibe su ventaja enseguida. Ningún asiento tiene dos caballeros.',
  'LAN-3.1':
    'Once lugares, en sentido horario: Mesa Redonda, Justa, Fortaleza, Tierras Lejanas, Merlin, Lago, Percival, Galahad, Dragón, Morgana, Grial; y otra vez la Mesa Redonda.',
  'LAN-3.2':
    'Las casillas y lo que dan, desde la primera. Justa: escudero, espada, escudero, espada. Fortaleza, senda de espadas: una espada en cada una de las tres casillas; senda de mazas: nada, maza, maza; senda de lanzas: nada, lanza, nada, lanza. Tierras Lejanas: Dama e Intriga, Caballero Aliado e Intriga, Enemigo e Intriga. Merlin: nada y después una de magia. El Lago tiene seis casillas. Percival, Galahad, el Dragón, Morgana y el Grial tienen una casilla cada uno.',
  'LAN-3.3':
    'Las casillas más avanzadas del camino van delante. En la Fortaleza cuenta primero la senda: lanzas antes que mazas y mazas antes que espadas; después la casilla.',
  'LAN-3.4':
    'Solo cuenta la casilla, no la vuelta: quien acaba de salir otra vez va detrás de quienes están en lugares posteriores.',
  'LAN-3.5':
    'Quien llega a una casilla se pone encima de la pila. El de abajo llegó antes y mueve primero. Los demás guardan su orden.',
  'LAN-3.6': 'Se puede pasar de largo cualquier casilla, caballero y lugar, abierto o cerrado. Pasar no da nada.',
  'LAN-4.1':
    'Hay 8 turnos. En cada uno los caballeros cabalgan por rondas: en cada ronda todo el que no está en casa mueve una vez y se da la vuelta.',
  'LAN-4.2': 'En la primera ronda del turno los asientos dan el orden, de Arthur a Guinevere.',
  'LAN-4.3':
    'En las rondas siguientes mueve el caballero más adelantado que aún no ha movido; en una misma casilla, el de abajo.',
  'LAN-4.4': 'El orden de quienes no han movido no puede cambiar durante la ronda.',
  'LAN-4.5': 'Quien está en casa no toma parte en las rondas restantes del turno.',
  'LAN-4.6': 'La cabalgada acaba cuando todos están en casa.',
  'LAN-4.7': 'Nadie puede pasar ni quedarse en una casilla, salvo en el Grial.',
  'LAN-5.1': 'Un caballero va tan lejos como quiera en sentido horario, hasta la Mesa Redonda, y nunca hacia atrás.',
  'LAN-5.2':
    'En la Justa, en Merlin y en el Lago se entra por la primera casilla; en la Fortaleza, por la primera de una senda; en las Tierras Lejanas, por cualquiera.',
  'LAN-5.3':
    'En la Justa y la Fortaleza se avanza de una en una; con Bedivere (Justa) o Gawain (Fortaleza), una o dos. Se puede dejar la senda cuando se quiera.',
  'LAN-5.4': 'Una sola senda de la Fortaleza por vuelta, sin cambiar.',
  'LAN-5.5':
    'En las Tierras Lejanas se puede seguir a cualquier casilla posterior; en Merlin, de la primera a la segunda.',
  'LAN-5.6': 'Bedivere y Gawain no ayudan a entrar: se empieza siempre en la primera casilla.',
  'LAN-5.7': 'Solo se entra en un lugar mientras tenga sitio.',
  'LAN-5.8': 'Quien deja su asiento debe parar al menos una vez antes de volver a sentarse.',
  'LAN-5.9': 'Adónde puede ir un caballero depende de dónde está.',
  'LAN-5.10': 'Un caballero siempre tiene adónde ir.',
  'LAN-6.1':
    'Al llegar se puede hacer lo que ofrece la casilla, todo, en parte o nada. Solo son obligatorios el asiento, el recorrido del Lago y una hazaña en el Dragón.',
  'LAN-6.2': 'Justa y Fortaleza: se toma la ficha de la casilla.',
  'LAN-6.3': 'Quien avanza dos casillas en una senda recoge de ambas. Cada ficha puede dejarse.',
  'LAN-6.4':
    'Tierras Lejanas: hasta una Dama, un Caballero Aliado o un Enemigo, según la casilla, y hasta una Intriga; con Tristan, hasta dos de cada.',
  'LAN-6.5': 'Nadie tiene nunca más de 7 cartas. La octava no se puede tomar; solo con magia te deshaces de cartas.',
  'LAN-6.6': 'Merlin: la segunda casilla da una magia, la primera nada.',
  'LAN-6.7': 'Percival, Galahad, Dragón, Lago, Morgana y Grial tienen su propio capítulo.',
  'LAN-6.8': 'Se puede parar sin hacer nada, pero no en el Lago ni en el Dragón.',
  'LAN-7.1': 'Quien llega a la Mesa Redonda toma un asiento libre y recibe su ventaja enseguida. Está en casa.',
  'LAN-7.2': 'Está libre todo asiento sin caballero, también aquel del que saliste.',
  'LAN-7.3': 'Los asientos dan el orden de la primera ronda siguiente, de la magia y de todos los empates finales.',
  'LAN-7.4': 'Cuando llega el último la cabalgada acaba, también en el turno 8; sus asientos aún cuentan.',
  'LAN-8.1':
    'Tomar el asiento de Mordred pone la ficha de Morgana, con el ojo arriba, junto a ella: el poder está listo.',
  'LAN-8.2': 'Se puede usar una vez en la partida, al llegar a Morgana. Se puede parar allí sin usarlo.',
  'LAN-8.3':
    'El poder da una segunda vuelta en el mismo turno: con la jugada siguiente sales otra vez, más allá de la Mesa Redonda, hacia cualquier lugar menos Morgana, y no a casa.',
  'LAN-8.4': 'En la segunda vuelta se pueden visitar otra vez todos los lugares: otra virtud, otro disco.',
  'LAN-8.5':
    'El Lago y el Dragón se limitan por turno, no por vuelta. El Lago sigue cerrado en la segunda vuelta. El Dragón cuenta jugadores: si estuviste en tu primera vuelta, puedes volver en la segunda.',
  'LAN-8.6': 'Ir en la segunda vuelta no cambia el orden de las jugadas.',
  'LAN-8.7':
    'Los demás caballeros que están en el Grial cuando se usa el poder deben volver a casa en su próxima jugada, sin avanzar. Quien llegue después no tiene que hacerlo.',
  'LAN-8.8': 'La ficha no se pierde. Tomar otra vez el asiento de Mordred solo da su lugar en el orden.',
  'LAN-8.9': 'Una mesa puede acordar que el poder no se use en el turno 1.',
  'LAN-9.1':
    'El camino del Grial tiene una salida, 0, y 40 casillas. En una misma casilla los marcadores se apilan, el último encima.',
  'LAN-9.2': 'Quien llega al Grial avanza enseguida: 1 casilla si ningún marcador va delante del suyo, si no 2.',
  'LAN-9.3': 'En cada ronda posterior vuelve a casa, o se queda y avanza otra vez.',
  'LAN-9.4':
    'Ningún paso adelanta al primero: lo que sobra se pierde y el marcador queda encima. Una mesa puede acordar que un paso no adelante a nadie que vaya delante.',
  'LAN-9.5': 'No puedes renunciar a un paso. En la casilla 40 el marcador ya no se mueve.',
  'LAN-9.6':
    'Un caballero en el Grial debe volver a casa cuando alguien está en casa y todos los demás están en casa o en el Grial, cuando lo manda el poder de Morgana, o con su marcador en 40.',
  'LAN-9.7':
    'Mientras todos están en el Grial y nadie en casa, cada cual puede quedarse. Cuando uno se va, todos deben irse.',
  'LAN-9.8': 'Va primero en el Grial el marcador más avanzado; en una misma casilla, el de abajo.',
  'LAN-9.9': 'Si todos los demás están en casa cuando llegas al Grial, todavía das el paso de llegada.',
  'LAN-10.1': 'Los asientos: Arthur, Mordred, Bedivere, Gawain, Maleagant, Tristan, Merlin, Guinevere.',
  'LAN-10.2':
    'Arthur: pon un disco en la corona de una virtud que no la tenga, para toda la partida. Con corona propia la virtud da sus PV altos.',
  'LAN-10.3':
    'Se pueden tener varias coronas. En una virtud ya aprendida no cambia nada. Con las ocho puestas, Arthur solo da el primer lugar.',
  'LAN-10.4': 'Mordred: la ficha de Morgana.',
  'LAN-10.5': 'Bedivere: hasta dos casillas en la Justa. Gawain: hasta dos en la Fortaleza.',
  'LAN-10.6':
    'Maleagant: cada hazaña cuesta una espada, maza o lanza menos de las que pide. Nunca magia, nunca Excalibur.',
  'LAN-10.7': 'Tristan: hasta dos cartas de cada color ofrecido en las Tierras Lejanas.',
  'LAN-10.8': 'Merlin: una magia. Guinevere: 1 PV. Una vez, cada vez que se toma el asiento.',
  'LAN-10.9':
    'Bedivere, Gawain, Maleagant y Tristan se quedan con el último que tomó el asiento, hasta que lo tome otro, incluso a mitad de vuelta. Puedes tener varios.',
  'LAN-10.10': 'Nunca tienes que usar una ventaja.',
  'LAN-11.1':
    'Las virtudes, sus PV sin corona y con ella, y lo que piden al aprenderlas. Benevolencia 2/3: nadie tiene menos armas. Destreza 2/3: más espadas, mazas o lanzas que cualquier otro. Iniciativa 2/3: una carta de cada color. Gentileza 3/4: más Damas que cualquier otro. Heroísmo 4/5: exactamente 3 Caballeros Aliados y ningún escudero. Fuerza 4/6: exactamente 5 Enemigos y 1 escudero. Honor 5/7: exactamente 7 Intrigas y al menos 1 escudero, sin que nadie tenga más escuderos. Carisma 6/8: exactamente 7 escuderos y al menos 1 hazaña, sin que nadie tenga más hazañas.',
  'LAN-11.2': 'Galahad: pon un disco en una virtud donde no tengas. No hace falta cumplir nada.',
  'LAN-11.3': 'Percival: aprende una virtud que tenga tu disco y cuya condición cumplas ahora, y puntúala.',
  'LAN-11.4': 'Una virtud por visita a Percival, un disco por visita a Galahad.',
  'LAN-11.5': 'Nadie aprende una virtud dos veces. Varios pueden aprender la misma.',
  'LAN-11.6': 'Puede esperar cualquier número de discos. Nunca se retiran.',
  'LAN-11.7': 'Aprender no cuesta nada, y lo aprendido no se pierde.',
  'LAN-11.8':
    'El empate basta para Benevolencia, Honor y Carisma, y para ninguna otra. No tener nada nunca es «lo más»; puede ser «lo menos».',
  'LAN-11.9': 'Excalibur no es un arma para las virtudes.',
  'LAN-12.1':
    'En el Dragón debes completar una de las hazañas boca arriba: devuelve lo que pide, toma la loseta y suma sus PV.',
  'LAN-12.2':
    'Dos jugadores distintos pueden ir al Dragón en un turno, y un tercero no. Uno de los dos puede volver en una segunda vuelta, si queda una loseta que pueda pagar.',
  'LAN-12.3': 'Solo entra quien puede pagar una loseta ahora.',
  'LAN-12.4': 'La hazaña con Excalibur pide la Espada, no la ficha. La Espada nunca se entrega.',
  'LAN-12.5': 'Maleagant ahorra un arma de las que pide, la tengas o no. Por lo demás se paga exactamente.',
  'LAN-12.6': 'Las losetas se reponen al final del turno. Sin losetas el Dragón está cerrado.',
  'LAN-12.7':
    'Hay dieciséis hazañas: ocho de 1 PV y ocho de 2 PV. Todas piden armas; cuatro, además, la Espada Excalibur, y tres, magia. Sus remolinos, de ninguno a dos en cada una, dicen a qué distancia está Excalibur en el Lago.',
  'LAN-13.1': 'El Lago tiene 6 casillas.',
  'LAN-13.2':
    'La ficha está en la casilla cuyo número es la suma de los remolinos de las hazañas boca arriba; 0 es la casilla 1.',
  'LAN-13.3': 'Un caballero entra en el Lago por turno, una vez. Todos pueden pasar de largo.',
  'LAN-13.4': 'Quien entra avanza casilla a casilla hasta la ficha y la toma. Con la jugada siguiente deja el Lago.',
  'LAN-13.5': 'El dueño de la Espada también puede ir por la ficha, para defenderla.',
  'LAN-13.6': 'La Espada cambia de manos solo al final del turno.',
  'LAN-14.1': 'Los huecos del Dragón se llenan del montón.',
  'LAN-14.2': 'Se entrega la Espada; después la ficha se pone en el Lago según los nuevos remolinos.',
  'LAN-14.3': 'Quien recogió la ficha toma la Espada, de la reserva o de su dueño, y devuelve la ficha.',
  'LAN-14.4':
    'Por el orden de los asientos cada cual puede usar magia. Cada uno acaba antes de que empiece el siguiente.',
  'LAN-14.5': 'Cada uso devuelve una magia y hace una de tres cosas.',
  'LAN-14.6': 'Devuelve cuantas cartas quieras, al menos una.',
  'LAN-14.7': 'Cambia una de tus cartas por otra de distinto color de su mazo.',
  'LAN-14.8': 'Devuelve cuantos escuderos quieras, al menos uno.',
  'LAN-14.9': 'Después empieza el turno siguiente, con todos por la misma cara y el Lago y el Dragón abiertos.',
  'LAN-14.10': 'Al final del turno 8 solo la Espada cambia de manos. Ya no se usa magia.',
  'LAN-15.1': 'Tras el turno 8 se añaden mayorías, Excalibur y Grial, en este orden.',
  'LAN-15.2': '2 PV por tener más espadas, mazas, lanzas, magia y hazañas. No tener nada nunca cuenta como tener más.',
  'LAN-15.3': 'Cada categoría tiene un ganador: quien tiene más que todos los demás.',
  'LAN-15.4':
    'Categorías empatadas: por el orden de los asientos, una y otra vez, cada empatado elige una aún abierta y la gana.',
  'LAN-15.5': '3 PV para el dueño de la Espada.',
  'LAN-15.6':
    'Quien va primero en el Grial puntúa la mitad de la distancia al último, redondeada hacia arriba, pero 2 PV si es menos de 4 casillas. Si ningún marcador se movió, nadie puntúa.',
  'LAN-15.7': 'Gana quien tiene más PV, y es Lanzarote. En caso de empate, el más cercano a Arthur.',
  'LAN-15.8': 'Los demás puestos van también por PV, y los empates igual.',
  'LAN-16.1': 'Solo está oculto el orden del montón de hazañas.',
  'LAN-16.2': 'Si solo queda una opción, la hace el juego.',
  'LAN-16.3': 'El azar nombra al primer jugador y baraja las hazañas, y nada más.',
};

export const text: Text = { t: {}, rules: RULES_ES, chapters: CHAPTERS_ES };
