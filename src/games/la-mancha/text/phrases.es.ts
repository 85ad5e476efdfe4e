/** Las cartas de Caballería en español: la glosa, y el efecto donde lo hay. La frase misma la conoce el juego. */
import { PHRASES_ES } from '../rules/cards/phrases-es.ts';
import { type Glosses, phraseTexts } from './card-text.ts';

const CANCELS = 'En réplica a una carta de Caballería de un rival: no tiene efecto.';

const GLOSSES: Glosses = {
  C01: [
    'El nombre que Sancho dio a su amo una noche, a la luz de las antorchas, tras contarle las muelas.',
    'Antes de tu tirada, si tu último intento en esta Hazaña fracasó: +3 de fuerza.',
  ],
  C02: [
    'Emperatriz de La Mancha; a ojos corrientes, una labradora de El Toboso.',
    'Antes de tu tirada, si tienes un Amor: +2 de fuerza.',
  ],
  C03: [
    'Lo que contestaría cualquier caballero con treinta molinos delante.',
    'Durante tu intento: +1 de fuerza, o +3 contra gigantes.',
  ],
  C04: ['Donde empieza la historia. El autor prefirió no acordarse.'],
  C05: ['Comer así se llevaba las tres partes de la hacienda de un hidalgo pobre.'],
  C06: [
    'Una semana de quitar orín, y una vida entera de consecuencias.',
    'Antes de tu tirada, si llevas 1 Tesoro como mucho: +3 de fuerza.',
  ],
  C07: [
    'Antes rocín, ahora el primero de todos. Galopa con cita previa.',
    'Después de tu tirada: tira otra vez y quédate el nuevo resultado.',
  ],
  C08: [
    'Escudero, labrador, gobernador, filósofo. Se le paga en ínsulas.',
    'Durante tu intento: +1 de fuerza; después roba 1 carta de Caballería.',
  ],
  C09: [
    'Lo que se ofrece al caminante sobre la hermosura de cierta señora.',
    'Antes de la tirada de un rival: -2 a su fuerza en este intento.',
  ],
  C10: [
    'La explicación de última hora, y también la de primera.',
    'Después de la tirada de un rival: tira otra vez y se queda el nuevo resultado.',
  ],
  C11: [
    'Se llevó una biblioteca y volvió molinos a los gigantes, por despecho.',
    'Durante una Hazaña: elige un Tesoro de un rival; no cuenta hasta que acabe esta Hazaña.',
  ],
  C12: ['Aceite, vino, sal, romero y fe. Conviene apartarse.'],
  C13: ['Se puede jurar sin miedo: le vuelve a crecer antes de mañana.'],
  C14: [
    'El precio de desencantar a Dulcinea, que pagará otro.',
    'Antes de la tirada de un rival: pierde este intento y el dado pasa.',
  ],
  C15: [
    'Prometida antes del desayuno; entregada, más o menos, en la Segunda Parte.',
    'En cualquier momento: roba 1 Tesoro.',
  ],
  C16: ['Toda la hacienda de Sancho, y la gastaba con largueza.', 'En cualquier momento: roba 2 cartas de Caballería.'],
  C17: [
    'En la venta se votó. El resultado aún se discute.',
    'Antes de cualquier tirada en una Hazaña: cambia un Tesoro tuyo por uno de la misma clase de un rival.',
  ],
  C18: ['El polvo es imparcial.'],
  C19: ['Galeote y autor. Su Vida no está acabada porque él tampoco.'],
  C20: ['Noble discurso ante seis cabreros que solo habían ofrecido cena.'],
  C21: [
    'Consejo de un héroe en el fondo de una cueva, con siglos para pensarlo.',
    'En cualquier momento: descarta tu mano y roba tantas cartas como descartaste.',
  ],
  C22: [
    'Aquel día Sancho subió bastante más a menudo de lo que bajó.',
    'Después de la tirada de cualquiera: vuelve el dado a la cara opuesta.',
  ],
  C23: [
    'La mayor valentía del libro, gracias al león.',
    'Antes de tu tirada: la Hazaña es 2 más fácil en este intento.',
  ],
  C24: [
    'Nombre nuevo, tomado aquella misma tarde y pintado aún en ninguna parte.',
    'Durante tu intento: +1 de fuerza, o +3 contra fieras.',
  ],
  C25: ['Leyó la ceremonia en su libro de cuentas de paja y cebada.'],
  C26: ['El oficio entero de un caballero, en tres palabras.'],
  C27: ['Un molino de viento, visto desde la silla.'],
  C28: [
    'El sabio historiador de cuya palabra depende todo esto.',
    'Durante una Hazaña: repite el efecto de la última carta de Caballería que tuvo efecto en esta Hazaña.',
  ],
  C29: ['Se detuvo con dos espadas en alto, y apareció en una calle de Toledo.', CANCELS],
  C30: ['Lo adivinó la primera mañana, y acertó.', 'En cualquier momento: mira la mano de un rival.'],
  C31: ['Una dama lista, un vestido prestado y un reino inventado por el camino.'],
  C32: [
    'Dicho al caballo de madera, un instante demasiado tarde.',
    'Después de tu tirada: si este intento fracasa, haz otro enseguida.',
  ],
  C33: [
    'Todo el lema del escudo de Timonel. Su dama se llama Miulina.',
    'Durante el intento de un rival: -1 a su fuerza.',
  ],
  C34: ['Los huevos con tocino del sábado, en una casa que mira el gasto.'],
  C35: ['Un juramento con todo el trueno y nada del pecado.'],
  C36: [
    'Sancho, a propósito de gigantes, castillos, ejércitos y bacías.',
    'Después de la tirada de un rival: tira otra vez y se queda el resultado más bajo.',
  ],
  C37: ['Así se vuelve a casa cuando se está encantado.'],
  C38: ['La Trifaldi, dolorida y barbuda, con doce dueñas más en el mismo estado.'],
  C39: [
    'Empezaron a gotear justo cuando pedía valor.',
    'Después de la tirada de un rival: -2 a su fuerza en este intento.',
  ],
  C40: [
    'Sus mejores amigos, que quemaron los libros y tapiaron la puerta.',
    'Durante una Hazaña: elige un Tesoro de un rival; se descarta.',
  ],
  C41: ['Lo que respondió al vecino que le dijo quién era en realidad.'],
  C42: ['Robado, llorado, hallado y besado en la frente.'],
  C43: [
    'Se vistió de espejos para curar a un loco, se cayó, y volvió hecho Luna.',
    'Antes de cualquier tirada en una Hazaña: un rival con un éxito en ella lo pierde.',
  ],
  C44: [
    'Una hora, según la cuenta del escudero.',
    'En cualquier momento: mira las 3 primeras cartas del mazo de Viaje.',
  ],
  C45: [
    'El plan de una vida más tranquila, con flautas.',
    'En tu intento, en lugar de tirar: huye con tu mano y roba 2 cartas de Caballería.',
  ],
  C46: [
    'Su propio nombre, guardado para el último capítulo.',
    'Durante una Hazaña: hasta que acabe, los rivales no pueden apuntarte con cartas de Caballería.',
  ],
  C47: ['Una isla sin orilla. Su mejor gobernador duró diez días.'],
  C48: ['El primero de los libros, y por eso se salvó de la hoguera.', 'Durante tu intento: +2 de fuerza.'],
  C49: ['Amadís antes de tener nombre: pescado de las olas dentro de un arca.'],
  C50: ['Princesa de la Gran Bretaña. Una carta enojada suya vaciaba una corte.'],
  C51: ['Amadís en desgracia: hermoso, sombrío y huésped de un ermitaño.'],
  C52: ['Encantadora y aliada, nunca dos veces de la misma edad.', CANCELS],
  C53: [
    'Guardaba a sus presos a oscuras, y sus promesas en ningún sitio.',
    'Durante una Hazaña: elige un rival; su Amor no cuenta hasta que acabe.',
  ],
  C54: [
    'Casa de los amantes verdaderos y de puertas muy escrupulosas.',
    'Durante una Hazaña: hasta que acabe, tus Tesoros no pueden robarse, descartarse, cambiarse ni silenciarse.',
  ],
  C55: [
    'Trompetas para los fieles. Para los demás, humo y una larga caída.',
    'Antes de tu tirada, si tienes un Amor: +3 de fuerza.',
  ],
  C56: [
    'Solo los mejores cruzaban el umbral. A los otros los echaba nadie.',
    'En cualquier momento: roba 2 Tesoros y quédate 1.',
  ],
  C57: [
    'Le costó a Amadís casi un capítulo y casi todo lo demás.',
    'Durante una Hazaña: la Hazaña es 1 más difícil hasta que acabe.',
  ],
  C58: ['Nadie desembarcaba allí a propósito. A Amadís lo llevó el viento.'],
  C59: [
    'Amadís en el extranjero, con un nombre a juego con la vaina.',
    'Después de tu tirada: tira otra vez y quédate el resultado más alto.',
  ],
  C60: [
    'Hermano de Amadís; valiente en todo menos en negarse.',
    'Durante una Hazaña: toma 1 carta al azar de la mano de un rival.',
  ],
  C61: ['Hablaba a su señor siempre gorra en mano, y cobró en ínsulas.'],
  C62: [
    'Agrajes lo dijo una vez. España lo repite desde entonces.',
    'Antes de tu tirada: tu dado cuenta doble en este intento.',
  ],
  C63: ['Cirujano de Amadís, y causa de una riña en Sierra Morena.'],
  C64: ['Hijo de Amadís, nacido con letras en el pecho que nadie sabía leer.'],
  C65: ['Tablas, brea, una espada, un anillo y un héroe recién nacido, fiados a un río.'],
  C66: ['La cortesía más peligrosa de toda la caballería.'],
  C67: [
    'Un caballero que come, duerme y muere en su cama. El libro preferido del cura.',
    'Durante una Hazaña: +1 de fuerza en todos tus intentos hasta que acabe.',
  ],
  C68: ['La hija del Emperador. Constantinopla se defendía sobre todo por sus vistas.'],
  C69: ['La doncella más lista de la corte. Lo sabía, fuera lo que fuera.'],
  C70: ['Las armas que se acordaron para uno de los duelos de Tirante.'],
  C71: ['Un caballero como un gigante, con una oración por nombre y un rencor por oficio.'],
  C72: ['Tirante dejó la espada, por no abusar del perro.'],
  C73: ['Dejó sus tierras y enseñó caballería, con un libro, a un muchacho que pasaba.'],
  C74: ['La casa de Tirante, gritada al galope.'],
  C75: [
    'De reposada, nada. Pregúntese a Tirante.',
    'Durante una Hazaña: un rival descarta 1 carta al azar de su mano.',
  ],
  C76: ['El cerco lo rompió. La cena la ponemos nosotros.'],
  C77: [
    'La vieja carga española. ¿Cierra España?, preguntó Sancho. ¿Es que estaba abierta?',
    'Antes de tu tirada: +2 de fuerza.',
  ],
  C78: ['Se devuelve al lago, a cualquier brazo.', 'Durante tu intento, si tu arma es tu propia Lanza: +3 de fuerza.'],
  C79: ['Del romance de Lanzarote, arreglado para quien esté a la mesa.'],
  C80: ['Lo mejor de Carlomagno, y todos tarde a cenar.', 'Durante tu intento: +1 de fuerza, o +3 contra huestes.'],
  C81: ['Se oía a treinta leguas, cuando ya no importaba.'],
  C82: [
    'El más sabio de los magos, puesto ahí por una discípula.',
    'Después de la tirada de cualquiera: pon el dado en 4.',
  ],
  C83: ['Emperador de alguna parte. Nadie ha llegado nunca hasta él, ni hasta su secretario.', CANCELS],
  C84: [
    'Muerto, armado y derecho en la silla, también ganó aquella.',
    'En cualquier momento: toma una de las 5 primeras cartas del descarte de Tesoros.',
  ],
  C85: ['Caballero de Grecia. Ciento una heridas, y en los retratos ni una cicatriz.'],
  C86: ['A los cinco de un solo revés, o eso cree cierto ventero.'],
  C87: ['Por eso, dicen, ningún inglés mata un cuervo.'],
  C88: [
    'El traidor de todas las mesas a las que se sentó.',
    'Durante una Hazaña: roba a un rival un Tesoro de fuerza 3 o menos.',
  ],
  C89: ['Brillaba, y se hacía tarde.', 'En cualquier momento: roba 1 Tesoro.'],
  C90: ['Donde se quedaron los mejores. Los guías enseñan la roca exacta.'],
};

export const phrasesEs = phraseTexts(GLOSSES, ({ id }) => PHRASES_ES[id]);
