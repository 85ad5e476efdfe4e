/** De un Amor el epígrafe, y quién es, en español. */
import type { LoveProse } from '../card-text.ts';

const loves: LoveProse = {
  L01: {
    heading: 'De la señora que ciñó una espada',
    text: 'Hija de un remendón de Toledo. Ciñó la espada a un desconocido sin reírse ni una vez, le deseó ventura en sus lides, y allí mismo quedó hecha señora.',
  },
  L02: {
    heading: 'De la señora que calzó una espuela',
    text: 'Hija de un molinero de Antequera. Calzó la espuela mientras su amiga atendía a la espada, no pidió nada, y desde entonces lo cuenta muy bien.',
  },
  L03: {
    heading: 'De un caballero que coleccionaba historias',
    text: 'Caballero camino de Sevilla, agudo y risueño, más amigo de preguntas que de respuestas. Da un día de rodeo por una buena historia, y no olvida ninguna.',
  },
  L04: {
    heading: 'De la pastora que dijo que no',
    text: 'Tiene un rebaño, un bosque y las ideas claras, y a nadie debe respuesta porque la miren. Medio valle graba su nombre en las hayas. Querría que dejaran en paz a los árboles.',
  },
  L05: {
    heading: 'Del amigo que guardó los poemas',
    text: 'Le mandaron quemar los versos de su amigo muerto, y dejó leer unos en voz alta antes del fuego. Cumple toda promesa al pie de la letra, y busca el hueco entre las letras.',
  },
  L06: {
    heading: 'De la moza de la venta y una jarra de vino',
    text: 'Moza para todo en la venta, asturiana. Cuando mantearon a un escudero hasta marearlo, fue ella quien le trajo vino, y lo pagó de su bolsillo.',
  },
  L07: {
    heading: 'Del roto caballero de la sierra',
    text: 'Caballero andaluz, andrajoso por amor, que salta de risco en risco y cuenta su historia a maravilla mientras no lo interrumpan. Siempre hay quien interrumpe.',
  },
  L08: {
    heading: 'De la señora como es entre semana',
    text: 'Tira la barra como el mejor mozo de El Toboso, y desde el campanario se la oye a media legua. Nadie le ha hablado de Dulcinea. Se reiría, y luego le gustaría bastante.',
  },
  L09: {
    heading: 'Del labradorcillo que lavaba unos pies muy pequeños',
    text: 'Hallada junto a un arroyo en traje de mozo, discute como un letrado y sabe ser princesa de un reino que inventó esa mañana. Espera que un pretendiente le siga el paso.',
  },
  L10: {
    heading: 'De un jardín junto al mar y un cofre pequeño y pesado',
    text: 'Bajó una caña desde una ventana alta de Argel con una carta atada, y ella sola trazó la fuga. Trae un cofrecillo que hay que levantar entre dos.',
  },
  L11: {
    heading: 'Del poeta de la casa callada',
    text: 'Hijo del Caballero del Verde Gabán. Su padre esperaba leyes; él estudia si un verso de Homero está bien medido. Alaba los suyos, e intentará que no se note cuánto le gusta.',
  },
  L12: {
    heading: 'De la boda que cambió de manos',
    text: 'Pobre, ágil, el mejor de la comarca a los bolos y a la barra. Paró la boda de un rico muriéndose delante, y estaba casado antes de acordarse de sanar.',
  },
  L13: {
    heading: 'De la que está o no está en el mundo',
    text: 'Nadie a la mesa del Duque puede probar que existe, y nadie que la haya oído alabar acaba de creer que no. Nunca ha sido vista, ni igualada.',
  },
  L14: {
    heading: 'De la condesa, su dolor y sus barbas',
    text: 'Viene velada, con tres colas en la falda y doce dueñas afligidas detrás. Un mago les ha puesto barba a todas. La suya es la mejor, y nadie ha tenido aún la cortesía de decírselo.',
  },
  L15: {
    heading: 'Del campeón que se rindió primero',
    text: 'Pagado para lidiar, miró a la galería, se enamoró y preguntó si valía perder enseguida. Se conmueve con facilidad, y lleva queso.',
  },
  L16: {
    heading: 'De la capitana del bergantín',
    text: 'Entró en Barcelona con casaca de arráez para recobrar su casa y rescatar a quien amaba. Ya la desterraron una vez, y no piensa perder nada más.',
  },
};

export const text = { t: { 'lm.prose.loves': loves } };
