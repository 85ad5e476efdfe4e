/** De una Hazaña el epígrafe, y qué es, en español. */
import type { FeatProse } from '../card-text.ts';

const feats: FeatProse = {
  F01: {
    heading: 'De los espantables gigantes, y de lo que hicieron sus brazos',
    text: 'Treinta gigantes o más agitan sus largos brazos en la loma. Tu escudero habla de aspas, muelas y harina. Se levanta un poco de viento: te están llamando. Baja la lanza.',
  },
  F02: {
    heading: 'De la batalla cuyo final perdió el cronista',
    text: 'Tiene buena espada, mula de alquiler, una almohada de coche por escudo y una gramática solo suya. Las señoras se tapan los ojos. Suben los dos aceros, y se acaba la página. Vuélvela.',
  },
  F03: {
    heading: 'De la guerra entre dos emperadores, y de lo que pesó en lana',
    text: 'Dos polvaredas, dos emperadores, cien banderas altivas. Si las trompetas suenan algo a balido, es solo la distancia. Elige bando y entra derecho.',
  },
  F04: {
    heading: 'De doce hombres que iban adonde no querían ir',
    text: 'Una docena de hombres en una sola cadena va adonde ninguno quiere. Estorban cuatro guardas, dos escopetas y los papeles del Rey. Rompe los hierros. No esperes las gracias.',
  },
  F05: {
    heading: 'De una batalla reñida durmiendo, y de su cuenta',
    text: 'Está oscuro, estás en camisa, y el gigante bizco se hincha junto a la cama. Entra tu espada. Lo que sale es rojo, abundante y, llora el ventero, de una gran cosecha.',
  },
  F06: {
    heading: 'Del caballero que venía cubierto de sí mismo',
    text: 'Reluce de la cimera a la espuela, todo espejuelos, y jura que ya te venció, en un lance que no recuerdas. Dice que su dama es mejor que la tuya. Cuidado con el sol.',
  },
  F07: {
    heading: 'Del valor de un caballero y de la cortesía de un león',
    text: 'Dos leones de Orán, regalo para el Rey, y ninguno ha almorzado. Has mandado abrir la jaula. El mayor te mira, bosteza muy despacio y se lava la cara. Adelante.',
  },
  F08: {
    heading: 'De la ruina de un reino de un pie de alto',
    text: 'En el teatrillo huye la hermosa Melisendra, y toda Sansueña galopa detrás, de un pie de alta y ganando terreno. Ningún caballero de ley se quedaría sentado. Desenvaina, y no perdones a rey ni a cartón.',
  },
  F09: {
    heading: 'De una navegación que casi llegó al Ecuador',
    text: 'Un barco sin remos aguarda en el Ebro, claramente por ti. Vas a la deriva, mides las estrellas, quizá has pasado la Línea. Delante giran las ruedas de un castillo, y salen demonios enharinados con varas.',
  },
  F10: {
    heading: 'De la montería, y del escudero en el árbol',
    text: 'Bocinas, lebreles, y por la cañada baja un jabalí como un altar, crujiendo los dientes. Los monteros miran al Duque. Tu escudero está arriba, colgado de una encina por el sayo verde.',
  },
  F11: {
    heading: 'De un viaje por todos los cielos sin salir del jardín',
    text: 'Un caballo de madera con una clavija en la frente, y dos jinetes con los ojos vendados. El viento es de fuelles, el fuego de estopas, y la gente grita que ya pasáis el granizo. Agárrate: la cola está llena de cohetes.',
  },
  F12: {
    heading: 'De una serenata interrumpida desde arriba',
    text: 'De la galería sobre tu ventana cae un cordel con cien cencerros, y detrás un saco de gatos, cada uno con el suyo. Se apagan las velas. Uno de los encantadores te tiene cogido de la nariz.',
  },
  F13: {
    heading: 'De la defensa de la ínsula, y de sobre quién se hizo',
    text: '¡Medianoche, rebato, enemigos en la ínsula! Los defensores te atan entre dos paveses, como la carne en la empanada, y te ruegan que los guíes. No puedes doblar las rodillas. Guíalos.',
  },
  F14: {
    heading: 'De una batalla que acabó antes de empezar',
    text: 'Trompetas, jueces, arena rastrillada. Tu contrario viste acero prestado sobre un caballo como una ladera, con orden de vencerte sin hacerte daño. Acaba de ver a la dama del pleito. Puede pasar cualquier cosa.',
  },
  F15: {
    heading: 'De la belleza de dos pastoras, según la discutió el ganado',
    text: 'Te has plantado en el camino a sustentar que dos pastoras son las más hermosas del mundo. Unos lanceros te hacen señas. Detrás vienen los toros, que no tienen opinión sobre pastoras.',
  },
  F16: {
    heading: 'Del encuentro en la playa, hacia el que cabalgaba toda historia',
    text: 'En la playa de Barcelona espera, con una luna clara en el escudo y muy pocas palabras. Si pierdes, a casa por un año. El mar, que nunca habías visto antes de esta ciudad, ha venido a mirar.',
  },
};

export const text = { t: { 'lm.prose.feats': feats } };
