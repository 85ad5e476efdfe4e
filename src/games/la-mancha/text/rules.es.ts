/** El reglamento de La Mancha en español, por el número de cada regla. */
import type { Text } from '../../../core/text.ts';

const CHAPTERS_ES = {
  Components: 'Componentes',
  'Set-up': 'Preparación',
  'The turn': 'El turno',
  Encounters: 'Encuentros',
  Loves: 'Amores',
  Feats: 'Hazañas',
  'What lies in front of a knight': 'Lo que hay delante de un caballero',
  'Chivalry cards and hands': 'Cartas de Caballería y manos',
  Timing: 'Los momentos',
  'The end of the game': 'El fin de la partida',
  Effects: 'Efectos',
  'Telling online': 'Contar en línea',
  Bots: 'Bots',
  'Decisions and secrets': 'Decisiones y secretos',
  'What is from the booklet, what is ours': 'Qué es del folleto y qué es nuestro',
};

const RULES_ES = {
  'LM-1.1':
    'El mazo de Viaje tiene 54 cartas en tres partes, las salidas I, II y III: 22 Encuentros, 16 Amores con una fuerza y 16 Hazañas con una dificultad.',
  'LM-1.2':
    'Cada salida tiene 18 cartas: 9 Encuentros, 6 Amores y 3 Hazañas la primera; 7, 6 y 5 la segunda; 6, 4 y 8 la tercera.',
  'LM-1.3': 'Hay 90 cartas de Caballería. Cada una tiene su propia frase; 49 tienen además un efecto.',
  'LM-1.4':
    'Hay 50 Tesoros, diez de cada clase: armadura, arma, escudo, yelmo y montura, con una fuerza de 1 a 4; 17 tienen un efecto.',
  'LM-1.5':
    'El equipo de cada caballero es una armadura, una lanza y un rocín viejo, de fuerza 1. No es Tesoro, y no lo hay de escudo ni de yelmo.',
  'LM-1.6': 'Un dado de seis caras, una carta de turno y cartas de referencia con una espada al dorso.',
  'LM-1.7':
    'Juegan de tres a cinco, desde los catorce años: cerca de una hora con tres Hazañas, hora y media con cinco.',
  'LM-1.8':
    'Una Hazaña tiene una etiqueta: gigante, duelo, fiera, hueste o ingenio; el vuelo de Clavileño es ingenio y gigante. Solo las miran los efectos.',
  'LM-1.9': 'Un Encuentro nombra el papel de su juez. Cada carta de Viaje tiene su propio título de capítulo.',
  'LM-1.10': 'Cada carta de Viaje dice de qué parte y capítulo de la novela viene.',
  'LM-1.11': [
    'Del folleto: las clases de cartas y cuántas hay, el turno, contar y juzgar, cortejar, las Hazañas y la huida, el equipo, las manos, la duración y la muerte súbita.',
    'Nuestro: todas las cartas. El folleto no imprime ninguna, así que las 215 caras, sus palabras, fuerzas, dificultades y efectos se escribieron para esta edición y se ajustaron con partidas entre bots. También son nuestros el cansancio de una Hazaña y que se retire la que se huyó tres veces (LM-6.14, LM-6.15), los momentos de las cartas, contar en línea y las respuestas donde el folleto calla.',
    'Si tienes la caja, juega con sus cartas: las reglas del turno son las mismas.',
  ].join('\n'),

  'LM-2.1': 'Los asientos son fijos, se juega hacia la izquierda y cada cual da nombre a un caballero.',
  'LM-2.2': 'La partida dura tres o cinco Hazañas; se acuerda antes de empezar.',
  'LM-2.3': 'Cada caballero pone delante, boca arriba, una pieza de cada clase de equipo.',
  'LM-2.4':
    'Siete cartas de cada salida, sin verlas, forman el mazo de Viaje: I encima, luego II, luego III. Las otras 33 se apartan boca abajo.',
  'LM-2.5': 'La Caballería y los Tesoros se barajan en mazos con descartes abiertos.',
  'LM-2.6': 'Cada caballero roba cinco cartas de Caballería.',
  'LM-2.7': 'Todos tiran: quien saca más toma la carta de turno. Quienes empatan vuelven a tirar.',
  'LM-2.8': 'No se cambia la mano, ni se juega ninguna carta antes de robar la primera de Viaje.',

  'LM-3.1': 'Al final del turno todos se equipan y reponen la mano, no solo quien robó.',
  'LM-3.2': 'Lo ganado se equipa o se descarta: al momento si lo dio un efecto; si no, al final del turno.',
  'LM-3.3':
    'Al final del turno descartan a la vez todos los que pasan de su máximo; luego roban los que no llegan, desde quien robó y hacia la izquierda; después pueden jugarse cartas de cualquier momento.',
  'LM-3.4':
    'Puedes jugar una carta recién robada si es de cualquier momento. Por ella no robas otra vez en este turno.',
  'LM-3.5': 'Solo el final del turno, la huida y los efectos reponen una mano.',
  'LM-3.6': 'El texto de una carta vale más que estas reglas. «No puede» vale más que «puede».',

  'LM-4.1': 'Quien roba un Encuentro es su juez, y puede hablar en el papel que dice la carta.',
  'LM-4.2': 'El juez no cuenta, no juega cartas por su frase y no puede ganar.',
  'LM-4.3': 'Todos los demás cuentan una historia breve. En un Encuentro participan todos.',
  'LM-4.4': 'Se cuenta con una sola carta de Caballería de la mano. Su efecto no sucede.',
  'LM-4.5': 'Si debes contar y no tienes cartas, robas una para ello. Si no la hay, cuentas sin carta.',
  'LM-4.6': 'Se cuenta en cualquier orden.',
  'LM-4.7': 'Una historia puede acabar mal, y una frase significa lo que quiera quien la usa.',
  'LM-4.8':
    'Cuando todos han contado, el juez elige un solo ganador, por el motivo que quiera, y puede añadir un comentario.',
  'LM-4.9': 'El juez puede tomar por juzgar una de las cartas jugadas, o ninguna.',
  'LM-4.10': 'El ganador roba el primer Tesoro, y todos lo ven.',
  'LM-4.11':
    'Por este orden: el ganador, la carta por juzgar, las demás cartas al descarte, efectos de quienes perdieron desde la izquierda del juez, el Tesoro.',

  'LM-5.1': 'Quien roba un Amor es su juez, hace el papel del Amor y no puede cortejar.',
  'LM-5.2': 'Cada uno de los demás corteja o no participa, sea cual sea el sexo de ambos y tenga o no un Amor.',
  'LM-5.3': 'La elección es secreta hasta que todos han elegido. Si has elegido cortejar, no puedes echarte atrás.',
  'LM-5.4': 'Para cortejar necesitas tantas cartas como pide el poema y cumplir lo que el Amor pide.',
  'LM-5.5': 'Lo impreso en un Amor vale más que las reglas generales.',
  'LM-5.6': 'Si nadie corteja, el Amor se descarta y en el mismo turno se roba otra carta de Viaje.',
  'LM-5.7': 'Un poema usa al menos tres cartas de la mano, o las que diga el Amor; sus efectos no suceden.',
  'LM-5.8': 'Si el Amor pone una condición, el juez marca antes qué poemas la cumplen. Solo esos pueden ganar.',
  'LM-5.9':
    'El juez elige un solo ganador entre los poemas que pueden ganar, por el motivo que quiera, y puede añadir un comentario.',
  'LM-5.10':
    'Si ningún poema cumple la condición, nadie gana y el Amor se descarta. El juez puede tomar igualmente cartas por juzgar.',
  'LM-5.11': 'El juez puede tomar por juzgar hasta dos de las cartas jugadas. Las demás se descartan.',
  'LM-5.12':
    'Un caballero tiene un Amor como mucho. El ganador toma el nuevo y descarta el antiguo, o rechaza el nuevo.',
  'LM-5.13':
    'Por este orden: condiciones, el ganador, las cartas por juzgar, descartes, efectos de quienes perdieron, el Amor tomado o rechazado, lo que trae consigo.',

  'LM-6.1': 'En una Hazaña participan todos los caballeros. Nadie tiene aún un éxito.',
  'LM-6.2': 'Intenta primero quien robó; luego el dado pasa a la izquierda, saltando a quienes huyeron.',
  'LM-6.3': 'Un intento es el dado más la fuerza de lo equipado. Tiene éxito si alcanza la dificultad.',
  'LM-6.4':
    'El total es el dado (dos veces si se dobla) más la fuerza, nunca menos de 0; la dificultad nunca baja de 2. Ambos se cuentan cuando el resultado es firme.',
  'LM-6.5': 'El primero con dos éxitos, seguidos o no, gana al momento la Hazaña y se queda la carta.',
  'LM-6.6': 'El primer éxito se muestra con la espada.',
  'LM-6.7': 'Tienes un intento por cada vuelta del dado, salvo que un efecto te dé otro. Fracasar no cuesta nada.',
  'LM-6.8':
    'Los caballeros de la Hazaña pueden jugar cuantas cartas quieran por sus efectos. Duran el intento si no dicen otra cosa.',
  'LM-6.9': 'Una carta jugada en una Hazaña se grita. Lo hace el juego.',
  'LM-6.10':
    'Puedes huir en lugar de tirar, si ya tiraste al menos una vez en esta Hazaña. Descartas la mano y robas otra.',
  'LM-6.11':
    'Si huiste, no tienes éxitos ni más intentos, no juegas cartas de Hazaña ni respuestas, y no puedes ser el objetivo.',
  'LM-6.12': 'El último que queda en la Hazaña no gana por quedarse: siguen haciendo falta dos éxitos.',
  'LM-6.13': 'Si huyen todos, la Hazaña vuelve al mazo de Viaje, en cualquier lugar menos encima, y no queda resuelta.',
  'LM-6.14': 'Una Hazaña de la que todos huyeron tres veces se retira: nadie la gana, y cuenta como resuelta.',
  'LM-6.15': 'Desde la sexta ronda de una Hazaña su dificultad baja uno en cada ronda.',
  'LM-6.16': 'Cuando acaba una Hazaña, acaban sus efectos, silencios y éxitos.',

  'LM-7.1': 'Hay seis lugares: armadura, arma, escudo, yelmo, montura y Amor, y en cada uno cuenta una sola carta.',
  'LM-7.2': 'Solo lo equipado da fuerza y efectos. Nada se puede guardar.',
  'LM-7.3': 'Un Tesoro nuevo sustituye al de su clase, que se descarta.',
  'LM-7.4': 'El equipo no se pierde nunca. Un Tesoro encima lo deja sin uso hasta que ese Tesoro se va.',
  'LM-7.5': 'Lo que roba o descarta Tesoros no toca el equipo ni los Amores.',
  'LM-7.6': 'Un Tesoro robado, sacado o recuperado se equipa al momento o se descarta; uno cambiado se equipa.',
  'LM-7.7':
    'Una carta silenciada no cuenta ni hace nada hasta que acaba la Hazaña, aunque cambie de dueño. El equipo debajo sigue sin uso.',
  'LM-7.8': 'Todo lo que hay delante de un caballero está a la vista.',

  'LM-8.1':
    'La mano máxima es de cinco cartas; los efectos la cambian, nunca por debajo de tres ni por encima de ocho.',
  'LM-8.2':
    'Las manos son secretas, su tamaño no; los descartes están abiertos, y de los mazos solo se sabe el tamaño.',
  'LM-8.3': 'Una carta de la mano se usa por su frase o por su efecto, nunca por ambos, y luego se descarta.',
  'LM-8.4': 'Si un máximo baja, no pasa nada hasta el final del turno.',
  'LM-8.5': 'La carta dice cuándo puedes usar su efecto.',
  'LM-8.6': 'No puedes jugar un efecto que no haría nada. Sí puedes jugar uno que hace una parte de su texto.',

  'LM-9.1': 'La partida es una fila de jugadas aceptadas. Cada una se juzga según la mesa como está cuando llega.',
  'LM-9.2':
    'Un intento: una pausa para cartas antes de tirar, la tirada, una pausa para cartas después, el resultado. Luego otro intento si toca; si no, el dado pasa.',
  'LM-9.3':
    'Antes de tirar, quien intenta juega cartas, huye o dice que tira. Los demás juegan cartas o pasan. El dado se tira cuando quien intenta lo ha dicho y todos los demás han pasado.',
  'LM-9.4': 'Después de tirar, el resultado es firme cuando han pasado todos los caballeros de la Hazaña.',
  'LM-9.5': 'Cada carta que tiene efecto anula todos los pases y la tirada anunciada.',
  'LM-9.6':
    'Juegas una carta con su objetivo, los demás pueden responderla, luego tiene efecto y se descarta. Antes nadie juega otra, salvo respuestas.',
  'LM-9.7':
    'Una respuesta se juega contra la carta que acaba de jugar otro caballero; en una Hazaña, solo quienes participan. También a tu respuesta se puede responder. Las cartas anuladas se descartan.',
  'LM-9.8': 'Vale el orden de llegada. Donde el juego debe preguntar, pregunta desde quien intenta o quien robó.',
  'LM-9.9':
    'Una jugada se rechaza si desde que la hiciste han cambiado el dado, un total, la dificultad, un éxito o una carta equipada.',
  'LM-9.10':
    'Puedes jugar una carta de cualquier momento siempre que el juego espera una decisión, pero no en respuesta a una carta, mientras una carta tiene efecto, antes del primer robo ni después del fin.',
  'LM-9.11': 'Las cartas entregadas con una historia o poema ya no están en la mano.',
  'LM-9.12':
    'Los efectos de cartas equipadas que necesitan una pausa para cartas los usa en ella su dueño. No se gritan ni se pueden anular.',
  'LM-9.13':
    'Una pausa para cartas tiene un tiempo, y cada caballero puede pedir en cada una diez segundos más. Si no dices nada, pasas. Los pases no se muestran, y si no puedes jugar nada, pasas tras el tiempo más corto.',
  'LM-9.14':
    'Sin límite de tiempo, una pausa espera a quienes podrían jugar. También puedes pedir al juego que siga pasando por ti.',
  'LM-9.15': 'Todo el azar viene de los dados con semilla de la mesa. Una jugada aceptada no se deshace.',

  'LM-10.1': 'La partida acaba cuando se ha ganado o retirado el número acordado de Hazañas.',
  'LM-10.2': 'Gana quien tiene más Hazañas.',
  'LM-10.3':
    'Quienes empatan con más Hazañas reponen sus manos y juegan una Hazaña de muerte súbita. Quien la gana, gana la partida.',
  'LM-10.4':
    'Quienes empatan eligen esa Hazaña. Se muestran todas las no jugadas de la salida más alta que tenga alguna, y cada uno elige una, a la vez y en secreto. Luego se muestran las elecciones. Si todos eligieron la misma, se juega; si no, una de las elegidas al azar. Si solo se puede mostrar una, no se pregunta a nadie.',
  'LM-10.5':
    'Solo participan y juegan cartas quienes empataron, empieza el primero después de la carta de turno, y nadie puede huir. La carta no cuenta.',
  'LM-10.6':
    'Se juega hasta el número acordado. Con la opción de terminar antes, se acaba cuando nadie puede alcanzar al primero.',
  'LM-10.7': 'Los puestos tras el ganador van por Hazañas, luego por fuerza impresa, luego se comparten.',
  'LM-10.8':
    'Si el mazo de Viaje está vacío, robas una de las Hazañas apartadas, de la salida más alta que tenga alguna.',
  'LM-10.9': 'Si el mazo de Caballería está vacío, se baraja su descarte. Si ambos lo están, no se roba nada.',
  'LM-10.10': 'Con los Tesoros pasa igual. Si no queda ninguno, robas en su lugar una carta de Caballería.',
  'LM-10.11': 'El descarte de Viaje no se baraja nunca.',
  'LM-10.12':
    'La partida siempre acaba: las cartas se roban una vez, las Hazañas se cansan, y una Hazaña vuelve dos veces como mucho.',

  'LM-11.1': 'Los efectos pueden contradecir las reglas, y entonces valen ellos.',
  'LM-11.2': 'A un Amor se le puede silenciar, pero ningún efecto lo roba ni lo descarta.',

  'LM-12.1':
    'Las historias se escriben, o se cuentan en voz alta en una llamada, con un texto si se quiere. El anfitrión puede cambiarlo entre turnos.',
  'LM-12.2': 'Una historia tiene como mucho 700 caracteres, un poema 600, un comentario 200. Solo texto sin formato.',
  'LM-12.3':
    'Cuando se escriben, todos escriben a la vez, en privado. Cuando está todo, las historias se muestran una tras otra: el juez pasa las páginas, y todos ven la misma.',
  'LM-12.4':
    'Cuando se cuentan en voz alta, se cuenta de uno en uno, en el orden en que se pide. La carta se muestra al empezar.',
  'LM-12.5': 'Un texto corto o vacío está permitido. El juez juzga.',
  'LM-12.6':
    'Si tu texto contiene una frase se comprueba sin mayúsculas, acentos ni puntuación. Con la opción «palabra por palabra» debe contenerla.',
  'LM-12.7':
    'Los nombres van con las historias. Con la opción «ocultos hasta el veredicto» se muestran después. Hasta entonces se cuentan las manos de los narradores como antes de contar, con las cartas robadas después.',
  'LM-12.8':
    'Cuando se acaba el tiempo, lo que has escrito se cuenta como está. Sin palabras, tu historia se cuenta con una carta al azar, pero sin poema no participas. El juez puede dar a todos otra vez el mismo tiempo, una sola vez.',
  'LM-12.9':
    'Cuando se acaba el tiempo del juez, juzga un bot o votan los narradores, según eligió el anfitrión. Si no hay ni uno ni otros, el dado elige al ganador. Un juez que no juzgó no toma cartas.',
  'LM-12.10': 'Quien no juzga puede dar a cada historia ajena una reacción muda. No decide nada.',
  'LM-12.11':
    'La Crónica guarda cada carta de Viaje con sus historias, veredictos e intentos, y los honores del final.',
  'LM-12.12': 'Quien cuenta puede dejar un texto fuera de la Crónica.',
  'LM-12.13': 'El anfitrión puede quitar un texto. Cada jugador puede ocultar uno o denunciarlo.',
  'LM-12.14': 'El asiento de un ausente lo toma un bot, y se devuelve.',
  'LM-12.15': 'Opción de mesa: para jugar una carta en una Hazaña hay que escribir su frase.',

  'LM-13.1': 'Un bot puede ocupar cualquier asiento. Guarda las mismas reglas y ve lo que ve su asiento.',
  'LM-13.2': 'Un bot cuenta con una gramática de moldes, y no repite ninguno en una partida mientras queden otros.',
  'LM-13.3': 'Un bot cuenta con una carta sin efecto; si no tiene, con la que menos vale para él.',
  'LM-13.4': 'Un poema de bot tiene un verso por carta, cumple la condición del Amor y acaba en pareado.',
  'LM-13.5': 'Un bot corteja si el Amor vale para él más que el suyo.',
  'LM-13.6': 'Un bot juzga por frase, detalle, extensión, derrota y rima, y dice cuál de ellas decidió.',
  'LM-13.7': 'Por juzgar, un bot toma una carta que vale más que la peor de su mano.',
  'LM-13.8': 'En las Hazañas un Escudero juega cartas de vez en cuando; un Caballero calcula.',
  'LM-13.9': 'Las cartas de cualquier momento las juegan los bots al final del turno.',
  'LM-13.10': 'En mesas en vivo los bots esperan un poco antes de actuar.',

  'LM-14.1':
    'Siempre secreto: manos, orden de los mazos, cartas apartadas, cartas miradas, borradores, elecciones no mostradas, pases.',
  'LM-14.2': 'Siempre abierto: lo equipado, fuerzas, tamaño de manos y mazos, Hazañas, éxitos, descartes.',
  'LM-14.3':
    'Por quienes no están: equipar lo que no sea más débil, descartar al azar, no participar, y si no, la primera opción en el orden mostrado.',
};

export const text: Text = { t: {}, rules: RULES_ES, chapters: CHAPTERS_ES };
