/** Las cartas de La Mancha en español: Encuentros, Amores y Hazañas aquí, las demás en sus propios archivos. */
import { LA_MANCHA_PHRASES_ES } from './phrases.es.ts';
import { LA_MANCHA_TREASURES_ES } from './treasures.es.ts';
import type { CardTexts } from '../rules/cards/card-text.ts';

const ENCOUNTERS_ES: CardTexts = {
  E01: {
    name: 'El castillo del bacalao',
    heading: 'De un castillo que algunos viajeros han llamado venta, y de una cena tomada por la visera',
    text: 'Al caer la tarde llegas a un castillo: cuatro torres, un foso y el cuerno de un porquero que te anuncia. La gente sin imaginación diría que es una venta. Llevas la visera atada con cintas verdes que nadie sabe desatar, y hay bacalao. ¿Cómo cenas con dignidad?',
    role: 'el ventero, gordo y pacífico señor del castillo',
  },
  E02: {
    name: 'La vela de las armas en la pila',
    heading: 'En que se vela una armadura toda la noche, y varias mulas pasan sed',
    text: 'Esta noche velas tus armas, que reposan sobre un altar muy parecido a un abrevadero. Llega un arriero con doce mulas sedientas y levanta tu peto como si fuera la tapa de un cubo. Faltan horas para el alba y para ser caballero. ¿Qué haces?',
    role: 'el ventero, que ha de armarte por la mañana y quisiera el patio entero',
  },
  E03: {
    name: 'El muchacho y la encina',
    heading: 'De cómo se hizo una promesa bajo una encina, y hasta dónde alcanzó',
    text: 'Un labrador ha atado a su zagal a una encina y le cobra a correazos nueve meses de soldada. Al ver tu lanza se vuelve manso: pagará hasta el último real, jura, en cuanto te pierda de vista. ¿Cómo consigues que el juramento aguante?',
    role: 'Andrés, el muchacho, que ya ha oído promesas',
  },
  E04: {
    name: 'Los mercaderes que querían pruebas',
    heading: 'De seis mercaderes de Toledo y del tamaño de un retrato',
    text: 'Seis mercaderes de seda vienen hacia ti bajo sus quitasoles. Les mandas confesar que tu dama es la más hermosa del mundo. Responden, muy corteses, que con mucho gusto, y que si antes podrían ver un retrato, aunque fuera como una lenteja. ¿Qué les contestas?',
    role: 'el mercader que tiene gracia',
  },
  E05: {
    name: 'El aposento que no estaba',
    heading: 'Donde se extravía una biblioteca, con puerta y todo',
    text: 'Te levantas de la cama para visitar tus libros y encuentras pared lisa donde debía haber una puerta. Tu sobrina te explica que llegó un mago en una nube, montado en una sierpe, y se fue por el tejado con todo. El yeso aún está húmedo. ¿A quién acusas, y de qué?',
    role: 'la sobrina, que miente mal y enyesa bien',
  },
  E06: {
    name: 'Bellotas a la lumbre',
    heading: 'De la cena de los cabreros y del discurso que le sirvió de postre',
    text: 'Seis cabreros parten contigo su guiso, un cuerno de vino que no descansa y un queso que ya es mampostería. Tomas un puñado de bellotas y de pronto tienes ante los ojos la perdida Edad de Oro. Los cabreros mastican; oirán lo que sea. ¿Qué les cuentas?',
    role: 'el cabrero más viejo, que ordeña a las cuatro',
  },
  E07: {
    name: 'El bálsamo de Fierabrás',
    heading: 'Del remedio soberano, y de quienes sobrevivieron a él',
    text: 'Aceite, vino, sal y romero, cocidos con ochenta oraciones: una gota, dicen los libros, junta a un caballero partido en dos. Tú te has bebido una jarra. Tu escudero ha apurado la olla. Algo empieza a suceder. ¿Qué os hace el bálsamo a los dos?',
    role: 'la ventera, que tendrá que fregar el suelo',
  },
  E08: {
    name: 'Martillos en la oscuridad',
    heading: 'De la aventura que se oyó toda la noche y no se vio hasta el desayuno',
    text: 'Sin luna, árboles que susurran, agua que cae, y muy cerca un golpear espantoso, hierro contra hierro, como si unos gigantes forjaran otros. Tu escudero ha trabado en secreto las patas de tu caballo y lo achaca a encantamiento. Al amanecer se esperará de ti una historia. ¿Qué era?',
    role: 'el escudero, que ha pasado la noche temblando, agarrado a tu estribo',
  },
  E09: {
    name: 'Algo dorado bajo la lluvia',
    heading: 'Donde se conserva seco un sombrero a muy alto precio',
    text: 'Llueve. Viene un hombre en un asno pardo, y sobre su cabeza resplandece el encantado yelmo de oro de Mambrino. Tu escudero ve a un barbero que protege su sombrero nuevo con una bacía. Los dos tenéis muy buena vista. ¿Qué pasa cuando os encontráis?',
    role: 'el barbero, que querría llegar al pueblo siguiente',
  },
  E10: {
    name: 'Penitencia entre peñas',
    heading: 'De las locuras hechas en Sierra Morena, con un testigo',
    text: 'Los grandes amadores enloquecieron todos en algún desierto, y tú no piensas ser menos. Tienes un risco, un prado, una camisa y un escudero que ha de volver a casa y jurar ante tu dama que lo vio todo. ¿Qué locuras haces?',
    role: 'el escudero, aprendiéndoselo de memoria para la dama',
  },
  E11: {
    name: 'La princesa y el escudero despegado',
    heading: 'Del reino de Micomicón, y de una barba que tomó su propio camino',
    text: 'Una princesa se arrodilla en el polvo y no se levantará hasta que jures ir a Micomicón y matar al gigante bizco. La estás alzando con galanura cuando su escudero se cae de la mula, y la barba se le cae entera y queda en el camino. ¿Qué dices, y a quién?',
    role: 'la princesa, que se lo va inventando',
  },
  E12: {
    name: 'La mano en el pajar',
    heading: 'En que un caballero hace guardia por la muñeca',
    text: 'Dos voces en el agujero del pajar suplican tocar, un momento, la mano que ha enderezado tantos tuertos. De pie en la silla, la ofreces. Un cabestro se cierra en tu muñeca y queda atado a la puerta. Debajo, tu caballo ha visto a una amiga. ¿Qué sigue?',
    role: 'la voz de la ventana, aguantando la risa',
  },
  E13: {
    name: 'El encantamiento más lento',
    heading: 'Del extraño modo de viajar que tienen ciertos encantadores',
    text: 'Unos fantasmas con máscara te han encerrado en una jaula de palo, en un carro de bueyes. Todos los libros dicen que a los encantados los llevan en nube o en carro de fuego, y nunca al paso del buey. Tu escudero observa que los fantasmas se parecen a los vecinos. ¿Cómo lo explicas?',
    role: 'el fantasma principal, antes cura del pueblo',
  },
  E14: {
    name: 'Tres damas en tres borricas',
    heading: 'Donde se presenta una señora que no olía a ámbar',
    text: 'Tu escudero se hinca de rodillas ante tres aldeanas en borrica y saluda en la del medio a tu sin par señora, toda brocados y perlas. Tú ves sayal, y te llega un aliento de ajos crudos. Ella quiere que os quitéis del camino. ¿Qué le dices?',
    role: 'la moza de la borrica del medio, que tiene que hacer',
  },
  E15: {
    name: 'La carreta de la Muerte',
    heading: 'De los comediantes que se ahorraron el trabajo de mudarse',
    text: 'Un demonio guía por el camino una carreta descubierta. En ella van la Muerte, un ángel de alas pintadas, un emperador con corona de oro y Cupido sin venda. Dicen que son comediantes, que los esperan dentro de una hora y que hace mucho calor para cambiarse. ¿Qué piensas de ellos?',
    role: 'la Muerte, que sale a escena a las cuatro',
  },
  E16: {
    name: 'Lo que pasó en la cueva',
    heading: 'De tres días que duraron una hora',
    text: 'Te descolgaron con cien brazas de soga y una hora después te subieron dormido. Pero tú sabes que faltaste tres días, en un palacio de cristal, entre héroes hechizados por Merlín. Una de las damas te pidió un pequeño préstamo. ¿Qué viste?',
    role: 'el estudiante que toma notas a la boca de la cueva',
  },
  E17: {
    name: 'Merlín receta',
    heading: 'Donde se anuncia el remedio, y se opone el escudero del paciente',
    text: 'A medianoche sale Merlín del bosque, con hachas y música, a anunciar el único remedio para el encantamiento de tu dama: tres mil trescientos azotes, que se ha de dar tu escudero a sí mismo, y de buena gana. Tu escudero cree que hay un error de pluma. ¿Cómo lo convences?',
    role: 'el escudero, sentado y con intención de seguir así',
  },
  E18: {
    name: 'El gobernador come',
    heading: 'Del gobierno de una ínsula con el estómago vacío',
    text: 'Eres gobernador por fin, y la comida está servida: perdices, conejo guisado, ternera, una gran olla que humea. A cada plato un médico alarga una varilla de ballena y desaparece, por tu salud. Llevas gobernando desde el alba sin probar nada. ¿Cómo gobiernas?',
    role: 'el doctor Pedro Recio, defensor de la digestión del gobernador',
  },
  E19: {
    name: 'El libro falso del cuarto de al lado',
    heading: 'En que el caballero se oye a sí mismo, mal contado',
    text: 'Por el tabique de una venta oyes a dos caballeros leer en voz alta un libro sobre ti, de alguien que no te conoce. En él ya no estás enamorado, tu escudero ha perdido la gracia y su mujer se llama de otro modo. ¿Cómo corriges al autor?',
    role: 'el caballero que tiene el libro, y un lápiz',
  },
  E20: {
    name: 'El bandolero cortés',
    heading: 'De Roque Guinart, que robaba con perfecta justicia',
    text: 'Cuarenta bandoleros salen de los árboles y hallan tu lanza contra una encina y tu caballo sin freno. Su capitán, Roque Guinart, es un caballero melancólico, de hermosos modales, que reparte el botín hasta el último botón. Te pide amablemente una razón para no robarte. ¿Qué le ofreces?',
    role: 'Roque Guinart, que las ha oído todas menos la tuya',
  },
  E21: {
    name: 'La cabeza que respondía',
    heading: 'De una cabeza de bronce que lo sabía todo y no gustaba de repetirlo',
    text: 'En un aposento cerrado de Barcelona, sobre una mesa de jaspe, hay una cabeza de bronce hecha por el discípulo de un mago. Háblale al oído y responderá. Las señoras han preguntado por maridos y los señores por dineros, y todos están pensativos. Te toca. ¿Qué preguntas, y qué dice?',
    role: 'la cabeza de bronce',
  },
  E22: {
    name: 'El pastor Quijotiz',
    heading: 'Del plan de ser feliz de otra manera',
    text: 'Te han vencido, y has dado palabra de no tomar armas en un año. De vuelta a casa, junto a un prado, ves la solución: ¡pastores! Nombres nuevos, flautas nuevas, versos en las cortezas, y que venga también el cura. ¿Cómo es la primera mañana de esta vida?',
    role: 'el escudero, ahora el pastor Pancino, que ha traído el almuerzo',
  },
};

const LOVES_ES: CardTexts = {
  L01: {
    name: 'Doña Tolosa',
    heading: 'De la señora que ciñó una espada',
    text: 'Hija de un remendón de Toledo. Ciñó la espada a un desconocido sin reírse ni una vez, le deseó ventura en sus lides, y allí mismo quedó hecha señora.',
    rule: '+1 de fuerza mientras lleves un Tesoro de arma.',
  },
  L02: {
    name: 'Doña Molinera',
    heading: 'De la señora que calzó una espuela',
    text: 'Hija de un molinero de Antequera. Calzó la espuela mientras su amiga atendía a la espada, no pidió nada, y desde entonces lo cuenta muy bien.',
    rule: '+1 de fuerza mientras montes un Tesoro de montura.',
  },
  L03: {
    name: 'Vivaldo',
    heading: 'De un caballero que coleccionaba historias',
    text: 'Caballero camino de Sevilla, agudo y risueño, más amigo de preguntas que de respuestas. Da un día de rodeo por una buena historia, y no olvida ninguna.',
    rule: 'Cuando juzgas, puedes quedarte una carta de Caballería más como compensación.',
  },
  L04: {
    name: 'Marcela',
    heading: 'De la pastora que dijo que no',
    text: 'Tiene un rebaño, un bosque y las ideas claras, y a nadie debe respuesta porque la miren. Medio valle graba su nombre en las hayas. Querría que dejaran en paz a los árboles.',
    rule: 'Cortejo: alaba su libertad y no pidas nada. Mientras te favorece, los rivales no pueden mirar, tomar ni descartar cartas de tu mano.',
    asks: 'El poema debe alabar su libertad y no pedir nada a cambio.',
  },
  L05: {
    name: 'Ambrosio',
    heading: 'Del amigo que guardó los poemas',
    text: 'Le mandaron quemar los versos de su amigo muerto y no fue capaz. Cumple una promesa cuando importa, y la rompe cuando importa más.',
    rule: 'Cuando cuentas o recitas y no vences, roba 1 carta de Caballería.',
  },
  L06: {
    name: 'Maritornes',
    heading: 'De la moza de la venta y una jarra de vino',
    text: 'Moza para todo en la venta, asturiana. Cuando mantearon a un escudero hasta marearlo, fue ella quien le trajo vino, y lo pagó de su bolsillo.',
    rule: 'Tu mano máxima tiene una carta más.',
  },
  L07: {
    name: 'Cardenio',
    heading: 'Del roto caballero de la sierra',
    text: 'Caballero andaluz, andrajoso por amor, que salta de risco en risco y cuenta su historia a maravilla mientras no lo interrumpan. Siempre hay quien interrumpe.',
    rule: 'Una vez por Hazaña, después de tu tirada: tira otra vez y quédate el nuevo resultado.',
  },
  L08: {
    name: 'Aldonza Lorenzo',
    heading: 'De la señora como es entre semana',
    text: 'Tira la barra como el mejor mozo de El Toboso, y desde el campanario se la oye a media legua. Nadie le ha hablado de Dulcinea. Se reiría, y luego le gustaría bastante.',
    rule: '+1 de fuerza mientras tu arma siga siendo tu propia Lanza.',
  },
  L09: {
    name: 'Dorotea',
    heading: 'Del labradorcillo que lavaba unos pies muy pequeños',
    text: 'Hallada junto a un arroyo en traje de mozo, discute como un letrado y sabe ser princesa de un reino que inventó esa mañana. Espera que un pretendiente le siga el paso.',
    rule: 'Cortejo: el poema debe usar al menos 4 cartas de Caballería.',
  },
  L10: {
    name: 'Zoraida',
    heading: 'De un jardín junto al mar y un cofre pequeño y pesado',
    text: 'Bajó una caña desde una ventana alta de Argel con una carta atada, y ella sola trazó la fuga. Trae un cofrecillo que hay que levantar entre dos.',
    rule: 'Cuando la conquistas: roba 2 Tesoros y quédate 1.',
  },
  L11: {
    name: 'Don Lorenzo de Miranda',
    heading: 'Del poeta de la casa callada',
    text: 'Hijo del Caballero del Verde Gabán. Su padre esperaba leyes; él estudia si un verso de Homero está bien medido. Alaba los suyos, e intentará que no se note cuánto le gusta.',
    rule: 'Cortejo: el poema debe rimar al menos una vez.',
    asks: 'Al menos dos versos del poema deben rimar.',
  },
  L12: {
    name: 'Basilio',
    heading: 'De la boda que cambió de manos',
    text: 'Pobre, ágil, el mejor de la comarca a los bolos y a la barra. Paró la boda de un rico muriéndose delante, y estaba casado antes de acordarse de sanar.',
    rule: 'Una vez por Hazaña, después de tu tirada: vuelve tu dado a la cara opuesta.',
  },
  L13: {
    name: 'Dulcinea del Toboso',
    heading: 'De la que está o no está en el mundo',
    text: 'Nadie a la mesa del Duque puede probar que existe, y nadie que la haya oído alabar acaba de creer que no. Nunca ha sido vista, ni igualada.',
    rule: 'Cortejo: al menos 4 cartas de Caballería; el poema debe decir su nombre y no describir su rostro.',
    asks: 'El poema debe decir su nombre y no describir su rostro.',
  },
  L14: {
    name: 'La condesa Trifaldi',
    heading: 'De la condesa, su dolor y sus barbas',
    text: 'Viene velada, con tres colas en la falda y doce dueñas afligidas detrás. Un mago les ha puesto barba a todas. La suya es la mejor, y nadie ha tenido aún la cortesía de decírselo.',
    rule: 'Cortejo: el poema debe hablar bien de las barbas. +2 de fuerza en Hazañas contra ingenios.',
    asks: 'El poema debe hablar bien de las barbas.',
  },
  L15: {
    name: 'Tosilos',
    heading: 'Del campeón que se rindió primero',
    text: 'Pagado para lidiar, miró a la galería, se enamoró y preguntó si valía perder enseguida. Se conmueve con facilidad, y lleva queso.',
    rule: 'Cortejo: bastan 2 cartas de Caballería. +1 de fuerza en duelos.',
  },
  L16: {
    name: 'Ana Félix',
    heading: 'De la capitana del bergantín',
    text: 'Entró en Barcelona con casaca de arráez para recobrar su casa y rescatar a quien amaba. Ya la desterraron una vez, y no piensa perder nada más.',
    rule: 'Cortejo: solo caballeros sin Amor. Mientras te favorece, tus Tesoros no pueden robarse, descartarse, cambiarse ni silenciarse.',
  },
};

const FEATS_ES: CardTexts = {
  F01: {
    name: 'Los gigantes de Montiel',
    heading: 'De los espantables gigantes, y de lo que hicieron sus brazos',
    text: 'Treinta gigantes o más agitan sus largos brazos en la loma. Tu escudero habla de aspas, muelas y harina. Se levanta un poco de viento: te están llamando. Baja la lanza.',
    triumph: 'El aspa pasa de largo, y tú sigues en la silla.',
  },
  F02: {
    name: 'El gallardo vizcaíno',
    heading: 'De la batalla cuyo final perdió el cronista',
    text: 'Tiene buena espada, mula de alquiler, una almohada de coche por escudo y una gramática solo suya. Las señoras se tapan los ojos. Suben los dos aceros, y se acaba la página. Vuélvela.',
    triumph: 'Revienta la almohada; el coche aplaude.',
  },
  F03: {
    name: 'Los ejércitos de polvo',
    heading: 'De la guerra entre dos emperadores, y de lo que pesó en lana',
    text: 'Dos polvaredas, dos emperadores, cien banderas altivas. Si las trompetas suenan algo a balido, es solo la distancia. Elige bando y entra derecho.',
    triumph: 'El campo es tuyo, y mucha lana también.',
  },
  F04: {
    name: 'La cadena de los galeotes',
    heading: 'De doce hombres que iban adonde no querían ir',
    text: 'Una docena de hombres en una sola cadena va adonde ninguno quiere. Estorban cuatro guardas, dos escopetas y los papeles del Rey. Rompe los hierros. No esperes las gracias.',
    triumph: 'Cae la cadena. Ya están tirando piedras.',
  },
  F05: {
    name: 'El gigante de los cueros de vino',
    heading: 'De una batalla reñida durmiendo, y de su cuenta',
    text: 'Está oscuro, estás en camisa, y el gigante bizco se hincha junto a la cama. Entra tu espada. Lo que sale es rojo, abundante y, llora el ventero, de una gran cosecha.',
    triumph: 'Rueda su cabeza en lo oscuro. Huele a guindas.',
  },
  F06: {
    name: 'El Caballero de los Espejos',
    heading: 'Del caballero que venía cubierto de sí mismo',
    text: 'Reluce de la cimera a la espuela, todo espejuelos, y jura que ya te venció, en un lance que no recuerdas. Dice que su dama es mejor que la tuya. Cuidado con el sol.',
    triumph: 'Cae con ruido de bandeja. Tú conoces esa nariz.',
  },
  F07: {
    name: 'Los leones del Rey',
    heading: 'Del valor de un caballero y de la cortesía de un león',
    text: 'Dos leones de Orán, regalo para el Rey, y ninguno ha almorzado. Has mandado abrir la jaula. El mayor te mira, bosteza muy despacio y se lava la cara. Adelante.',
    triumph: 'El león te considera, y te vuelve la espalda con respeto.',
  },
  F08: {
    name: 'El retablo de maese Pedro',
    heading: 'De la ruina de un reino de un pie de alto',
    text: 'En el teatrillo huye la hermosa Melisendra, y toda Sansueña galopa detrás, de un pie de alta y ganando terreno. Ningún caballero de ley se quedaría sentado. Desenvaina, y no perdones a rey ni a cartón.',
    triumph: 'El ejército yace en astillas. Maese Pedro va sumando.',
  },
  F09: {
    name: 'El barco sin remos',
    heading: 'De una navegación que casi llegó al Ecuador',
    text: 'Un barco sin remos aguarda en el Ebro, claramente por ti. Vas a la deriva, mides las estrellas, quizá has pasado la Línea. Delante giran las ruedas de un castillo, y salen demonios enharinados con varas.',
    triumph: 'Das en el castillo y te entregan, mojado, a la orilla.',
  },
  F10: {
    name: 'El jabalí del bosque del Duque',
    heading: 'De la montería, y del escudero en el árbol',
    text: 'Bocinas, lebreles, y por la cañada baja un jabalí como un altar, crujiendo los dientes. Los monteros miran al Duque. Tu escudero está arriba, colgado de una encina por el sayo verde.',
    triumph: 'Al jabalí lo llevan a casa en una acémila, bajo romero.',
  },
  F11: {
    name: 'El vuelo de Clavileño',
    heading: 'De un viaje por todos los cielos sin salir del jardín',
    text: 'Un caballo de madera con una clavija en la frente, y dos jinetes con los ojos vendados. El viento es de fuelles, el fuego de estopas, y la gente grita que ya pasáis el granizo. Agárrate: la cola está llena de cohetes.',
    triumph: 'Te hallan entre las flores, ardiendo y famoso.',
  },
  F12: {
    name: 'Los cencerros y los gatos',
    heading: 'De una serenata interrumpida desde arriba',
    text: 'De la galería sobre tu ventana cae un cordel con cien cencerros, y detrás un saco de gatos, cada uno con el suyo. Se apagan las velas. Uno de los encantadores te tiene cogido de la nariz.',
    triumph: 'El último encantador suelta, y sale por la ventana.',
  },
  F13: {
    name: 'El asalto de Barataria',
    heading: 'De la defensa de la ínsula, y de sobre quién se hizo',
    text: '¡Medianoche, rebato, enemigos en la ínsula! Los defensores te atan entre dos paveses, como la carne en la empanada, y te ruegan que los guíes. No puedes doblar las rodillas. Guíalos.',
    triumph: '¡Victoria! Alguien te levanta y pregunta por el gobernador.',
  },
  F14: {
    name: 'La estacada del Duque',
    heading: 'De una batalla que acabó antes de empezar',
    text: 'Trompetas, jueces, arena rastrillada. Tu contrario viste acero prestado sobre un caballo como una ladera, con orden de vencerte sin hacerte daño. Acaba de ver a la dama del pleito. Puede pasar cualquier cosa.',
    triumph: 'Baja la lanza y pregunta si puede perder.',
  },
  F15: {
    name: 'Los toros del camino real',
    heading: 'De la belleza de dos pastoras, según la discutió el ganado',
    text: 'Te has plantado en el camino a sustentar que dos pastoras son las más hermosas del mundo. Unos lanceros te hacen señas. Detrás vienen los toros, que no tienen opinión sobre pastoras.',
    triumph: 'Se posa el polvo. Sigues en pie donde estabas.',
  },
  F16: {
    name: 'El Caballero de la Blanca Luna',
    heading: 'Del encuentro en la playa, hacia el que cabalgaba toda historia',
    text: 'En la playa de Barcelona espera, con una luna clara en el escudo y muy pocas palabras. Si pierdes, a casa por un año. El mar, que viste ayer por primera vez, ha venido a mirar.',
    triumph: 'La luna se pone. Por una vez no eres tú quien yace en la arena.',
  },
};

export const LA_MANCHA_CARDS_ES: CardTexts = {
  ...ENCOUNTERS_ES,
  ...LOVES_ES,
  ...FEATS_ES,
  ...LA_MANCHA_PHRASES_ES,
  ...LA_MANCHA_TREASURES_ES,
};
