/** Los Amores en español: lo que piden a quien los corteja, y lo que da su favor. */
import type { LoveTexts } from './card-text.ts';

export const lovesEs: LoveTexts = {
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
    text: 'Le mandaron quemar los versos de su amigo muerto, y dejó leer unos en voz alta antes del fuego. Cumple toda promesa al pie de la letra, y busca el hueco entre las letras.',
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
