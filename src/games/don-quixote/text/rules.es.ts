/** The rulebook of Don Quixote in Spanish, by the number of the rule; the English one stands with the game. */
import type { Text } from '../../../core/text.ts';
import type { CHAPTERS, RULES } from '../rules/rulebook.ts';

const CHAPTERS_ES: { readonly [heading in (typeof CHAPTERS)[keyof typeof CHAPTERS]]: string } = {
  Components: 'Componentes',
  'The Principality': 'El principado',
  Tiles: 'Losetas',
  'Set-up': 'Preparación',
  Play: 'Desarrollo',
  Connection: 'Uniones',
  'Defense of the Realm': 'Defensa del reino',
  Scoring: 'Puntuación',
  'End of the game': 'Final de la partida',
  'Decisions and secrets': 'Decisiones y secretos',
  Rulings: 'Aclaraciones',
  Variants: 'Variantes',
  'What is from the box, what is ours': 'Qué es de la caja y qué es nuestro',
};

const RULES_ES: { readonly [id in keyof typeof RULES]: string } = {
  'DQ-1.1': 'Juegan de una a cuatro personas, cada una con su color.',
  'DQ-1.2': 'Cada cual tiene un principado, un resumen de la puntuación, una ficha y el mismo juego de 24 losetas.',
  'DQ-1.3': 'En común hay un marcador de 60 casillas, que empieza en el castillo de salida, y 24 cartas de posición.',
  'DQ-1.4': 'Hay una carta de posición para cada casilla, de A1 a H3.',
  'DQ-1.5': 'Un juego de losetas son el castillo de 6, el castillo de 4 y 22 losetas de camino.',
  'DQ-1.6': 'Una loseta de camino muestra caminos y una sola figura: un caballero, una iglesia o un molino.',
  'DQ-1.7': 'Un caballero lleva uno, dos o tres escudos. Ninguna loseta tiene más de cuatro salidas.',
  'DQ-1.8':
    'Las losetas de camino son nueve caballeros (tres de cada con 1, 2 y 3 escudos), siete molinos y seis iglesias.',
  'DQ-1.9': [
    'Del folleto: el principado, las cartas de posición, cómo se colocan las losetas, qué se une, la defensa del reino, la puntuación y los dos ejemplos.',
    'De páginas de tiendas y reseñas: que hay una carta para cada casilla, una figura en cada loseta de camino y de uno a tres escudos en un caballero.',
    'Nuestro: los caminos de las losetas, porque los dibujos de la caja no se consiguen; cuántos caballeros, molinos e iglesias hay, deducidos de los ejemplos; y las respuestas donde el folleto calla. Las losetas se ajustaron con unas cincuenta mil partidas entre bots, para que valgan las calificaciones del folleto.',
    'Si tienes la caja, usa sus losetas: las reglas son las mismas, y solo cambiarán las mejores puntuaciones.',
  ].join('\n'),

  'DQ-2.1':
    'Un principado tiene 24 casillas: columnas A a H, filas 1 a 3. Las columnas A y H y las filas 1 y 3 son su borde.',
  'DQ-2.2': 'Casillas y losetas están de pie: las dos mitades de una loseta quedan una encima de la otra.',
  'DQ-2.3': 'La fila 1 es la de arriba y la columna A la de la izquierda.',
  'DQ-2.4': 'Cada mitad es un cuadrado: un principado completo es una cuadrícula de 8 por 6.',
  'DQ-2.5':
    'Una mitad de arriba toca las mitades de arriba a su izquierda y derecha, la mitad de abajo de la casilla superior y la mitad de abajo de su propia loseta; con la mitad de abajo ocurre lo mismo. Nada se toca en diagonal.',

  'DQ-3.1': 'Una loseta tiene dos mitades; una marca en medio de sus lados largos muestra dónde se separan.',
  'DQ-3.2':
    'Una mitad tiene cuatro lados: exterior, izquierdo, derecho e interior, hacia la otra mitad. Los caminos salen de la loseta por los tres primeros.',
  'DQ-3.3':
    'Lo que toca un mismo camino de una mitad está unido; dos caminos de la misma mitad no lo están. Un lado sin camino está en blanco.',
  'DQ-3.4': 'Las mitades de una loseta están enlazadas exactamente cuando ambas tienen un camino al lado interior.',
  'DQ-3.5':
    'Un camino tiene al menos dos extremos; una loseta de camino tiene su única figura en la mitad superior y de dos a cuatro salidas; una de castillo, dos.',
  'DQ-3.6': 'Una loseta se coloca tal como está o girada media vuelta (180 grados), y de ningún otro modo.',
  'DQ-3.7':
    'De un castillo salen dos caminos, uno en cada mitad. Terminan en él y nunca lo cruzan; girado media vuelta, el castillo es igual.',
  'DQ-3.8': 'Las losetas del juego y sus caminos.',
  'DQ-3.9':
    'El juego está equilibrado: 66 salidas en las losetas de camino, un tercio hacia los lados exteriores y un tercio hacia cada lado largo.',
  'DQ-3.10': 'Las losetas se escriben como datos: dos mitades, la figura de cada una y sus caminos.',

  'DQ-4.1': 'Cada cual toma el material de un color. Todos empiezan con 0 puntos.',
  'DQ-4.2': 'Las 24 cartas de posición se barajan en un mazo boca abajo.',
  'DQ-4.3': 'Se descubre la primera carta: allí colocan todos el castillo de 6.',
  'DQ-4.4':
    'La carta siguiente es para el castillo de 4, salvo que su casilla toque el castillo de 6, aunque sea por una esquina. Entonces vale la siguiente, hasta que una encaje; las cartas pasadas por alto se barajan de nuevo en el mazo.',
  'DQ-4.5':
    'Los castillos están en las mismas dos casillas para todos. Sus cartas salen del juego; las otras 22 nombran las casillas vacías.',
  'DQ-4.6': 'Cada cual baraja boca abajo sus 22 losetas de camino.',

  'DQ-5.1': 'Hay tres rondas, de 9, 7 y 5 + 1 losetas. Cada una acaba con una puntuación.',
  'DQ-5.2':
    'Al empezar las rondas 1 y 2, cada cual descubre 9 y luego 7 de sus losetas. Solo se colocan losetas descubiertas.',
  'DQ-5.3':
    'Al empezar la ronda 3, cada cual descubre 5 de las 6 últimas losetas; después también la sexta, que se aparta a la vista de todos.',
  'DQ-5.4':
    'Se descubre una carta de posición; cada cual coloca una de sus losetas descubiertas en esa casilla. Nadie puede pasar.',
  'DQ-5.5': 'Una loseta colocada no se mueve ni se gira nunca más.',
  'DQ-5.6':
    'La sexta carta de la ronda 3 nombra la última casilla libre: allí, y en ningún otro sitio, va la loseta apartada. Se puede girar.',
  'DQ-5.7': 'Los caminos no tienen que encajar. Pueden dar a un lado en blanco, a una casilla vacía o al borde.',
  'DQ-5.8': 'Una carta usada sale del juego. Una partida tiene 22 turnos.',

  'DQ-6.1': 'Cada camino de cada mitad se mira por separado.',
  'DQ-6.2':
    'Dos caminos se unen donde ambos llegan al mismo lado: entre las mitades enlazadas de una loseta, entre vecinas a izquierda y derecha, y entre una casilla y la de debajo.',
  'DQ-6.3': 'Todos los caminos así unidos, con sus figuras, forman una red. Las figuras de una misma red están unidas.',
  'DQ-6.4':
    'Los castillos separan: sus dos caminos no se unen a través de él, aunque pueden encontrarse en otra parte.',
  'DQ-6.5': 'Un caballero está unido a un castillo cuando su red llega a uno de los caminos de ese castillo.',
  'DQ-6.6': 'Iglesias, molinos y caballeros no interrumpen un camino.',
  'DQ-6.7': 'Las redes se hallan uniendo todos los caminos que se encuentran.',

  'DQ-7.1':
    'Un caballero guarda el reino cuando su propia mitad llega por camino al borde: ni por otra loseta ni por la otra mitad.',
  'DQ-7.2': 'El propio camino del caballero debe llevar a un lado de su mitad que sea parte del borde.',
  'DQ-7.3': 'Los guardias no necesitan estar unidos. Cada uno cuenta una vez, también en una esquina.',
  'DQ-7.4': 'Un guardia puede estar unido además a otras cosas.',

  'DQ-8.1':
    'Un castillo da sus 6 o 4 puntos cuando están unidos a él al menos 1, 2, 3 caballeros (en las rondas 1, 2, 3), contados una vez cada uno.',
  'DQ-8.2': 'Un mismo caballero puede contar para los dos castillos.',
  'DQ-8.3':
    'Iglesias unidas: dos dan 1 punto cada una; tres o más, 2 puntos cada una; una sola, nada. Cuenta cada grupo.',
  'DQ-8.4': 'Los molinos puntúan como las iglesias. Unos y otras nunca se cuentan juntos.',
  'DQ-8.5':
    'La defensa del reino da 5 puntos cuando los guardias suman al menos 4, 8, 12 escudos (en las rondas 1, 2, 3).',
  'DQ-8.6':
    'En la ronda 3, el grupo más valioso de dos o más caballeros unidos da la suma de sus escudos. Solo puntúa un grupo.',
  'DQ-8.7': 'Los puntos son una simple suma; el marcador vuelve a empezar después de 60.',
  'DQ-8.8': 'Una puntuación da como mucho 41 puntos, y en la ronda 3 hasta 18 más por los caballeros.',

  'DQ-9.1': 'La partida termina tras la tercera puntuación. Gana la suma más alta de las tres.',
  'DQ-9.2': 'Pueden ganar varios con la misma suma. Nada deshace el empate.',
  'DQ-9.3':
    'A solas se juega por el mejor resultado: más de 70 puntos es muy bueno, más de 85 raro, más de 100 increíble.',

  'DQ-10.1':
    'Para cada carta menos la última, todos eligen a la vez una de sus losetas descubiertas y en qué sentido queda.',
  'DQ-10.2': 'Para la última carta solo se elige en qué sentido queda la loseta apartada.',
  'DQ-10.3':
    'Una elección es definitiva, y secreta hasta que todos han elegido. Entonces se enseñan todas las losetas a la vez.',
  'DQ-10.4':
    'Solo están ocultos el orden de las cartas, el orden de las losetas boca abajo y las elecciones aún no enseñadas. Todo lo demás está a la vista.',
  'DQ-10.5': 'A nadie se le dice el orden de cartas o losetas antes del final de la partida.',
  'DQ-10.6':
    'Se rechaza: una loseta no descubierta, ya colocada o ajena; la loseta apartada antes de tiempo, u otra en su lugar; un giro que no sea de 0 o 180 grados; una segunda elección; una elección antes de que haya carta.',

  'DQ-11.1': 'En el segundo ejemplo del folleto faltan las iglesias en la lista; dieron 8 puntos.',
  'DQ-11.2': 'Las losetas están de pie.',
  'DQ-11.3': 'La fila 1 es la de arriba.',
  'DQ-11.4': 'Da igual en qué sentido quede un castillo.',
  'DQ-11.5': 'Las cartas pasadas por alto para el castillo de 4 vuelven cuando una ha encajado.',
  'DQ-11.6': 'Solo los castillos cortan un camino.',
  'DQ-11.7': 'Un caballero que llega a un castillo por sus dos caminos cuenta una vez.',
  'DQ-11.8': 'Un segundo camino en la mitad del caballero no lo hace guardia.',
  'DQ-11.9': 'Un caballero cuyo camino llega al borde por una loseta vecina no es guardia.',
  'DQ-11.10': 'Un caballero en una esquina con dos salidas al borde cuenta una vez.',
  'DQ-11.11': 'Un grupo de caballeros no pasa a través de un castillo.',
  'DQ-11.12': 'El grupo de caballeros que puntúa es el de más escudos, no el de más caballeros.',
  'DQ-11.13': 'Castillos, grupos y defensa vuelven a puntuar por entero en cada ronda.',
  'DQ-11.14': 'La loseta apartada se puede girar.',
  'DQ-11.15': 'La loseta apartada la conocen todos desde el principio de la ronda 3.',
  'DQ-11.16': 'Todos pueden mirar las losetas y el principado de todos.',
  'DQ-11.17': 'Nadie ve las elecciones de los demás antes de haber elegido.',
  'DQ-11.18': 'Con 70, 85 o 100 puntos justos no se alcanza la calificación.',
  'DQ-11.19': 'La casilla de la carta es obligatoria.',
  'DQ-11.20': 'Cada cual roba sus propias losetas, salvo que la variante diga otra cosa.',
  'DQ-11.21':
    'En una casilla del borde cuenta la mitad, no la loseta: la mitad interior de las filas 1 y 3 solo guarda en las columnas A y H.',

  'DQ-12.1': 'Sancho Panza: cada cual tiene esta loseta descubierta junto al principado desde el principio.',
  'DQ-12.2':
    'Una vez por partida se puede colocar a Sancho Panza en lugar de una loseta descubierta. La loseta que sobra al final de esa ronda sale del juego.',
  'DQ-12.3': 'Sancho Panza no tiene figura; sus seis salidas están unidas.',
  'DQ-12.4':
    'En la ronda 3, la loseta que sobra de las cinco sale del juego antes de la sexta carta. En la última casilla Sancho Panza puede sustituir a la loseta apartada, que entonces sale del juego.',
  'DQ-12.5':
    'Sancho Panza es igual en los dos sentidos y es una sola elección, tal como está. Se elige en secreto como cualquier loseta.',
  'DQ-12.6': 'Si no usas a Sancho Panza, no hace nada. Los solitarios con él no se califican.',
  'DQ-12.7': 'Una ronda con Sancho Panza tiene tantas cartas como cualquier otra.',
  'DQ-12.8': 'Las mismas losetas: se barajan una sola vez para todos, y todos descubren las mismas.',
};

export const text: Text = { t: {}, rules: RULES_ES, chapters: CHAPTERS_ES };
