/** Las Hazañas en español, con la frase para quien las gana. */
import type { FeatTexts } from './card-text.ts';

export const featsEs: FeatTexts = {
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
    text: 'En la playa de Barcelona espera, con una luna clara en el escudo y muy pocas palabras. Si pierdes, a casa por un año. El mar, que nunca habías visto antes de esta ciudad, ha venido a mirar.',
    triumph: 'La luna se pone. Por una vez no eres tú quien yace en la arena.',
  },
};
