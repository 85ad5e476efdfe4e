/** Los Tesoros y el equipo en español. */
import type { TreasureTexts } from './card-text.ts';

export const treasuresEs: TreasureTexts = {
  G1: {
    name: 'Armadura del bisabuelo',
    text: 'Era de tu bisabuelo. Una semana de fregarla, y solo se cayó un poco.',
  },
  G2: { name: 'Lanza de astillero', text: 'Hasta ayer sostenía las judías.' },
  G3: { name: 'Rocín viejo', text: 'Cuatro días llevó escogerle el nombre. Él responde a la avena.' },
  T01: {
    name: 'Espetón de cocina',
    text: 'Grasiento con honra. Huele a victoria, o a carnero.',
    rule: '+2 de fuerza en Hazañas contra fieras.',
  },
  T02: {
    name: 'Cayado de cabrero',
    text: 'Hace volver lo que se extravía, también la suerte.',
    rule: 'Una vez por Hazaña, después de tu tirada: tira otra vez y quédate el nuevo resultado.',
  },
  T03: { name: 'Navaja de barbero', text: 'Se ha visto ante muchas barbas y nunca ha retrocedido.' },
  T04: {
    name: 'Rama de encina de Vargas',
    text: 'Se le quebró la espada. El árbol estaba a mano. Y Machuca se le quedó.',
    rule: '+1 de fuerza en Hazañas contra huestes.',
  },
  T05: { name: 'Tranca de la venta', text: 'El ventero cree que sigue en la puerta.' },
  T06: { name: 'Cadena de galeote', text: 'Regalada por uno que se iba con prisa.' },
  T07: { name: 'Hacha de Tirante', text: 'De un libro en que los caballeros también comen y duermen.' },
  T08: { name: 'Colada', text: 'Una de las dos espadas que el Cid juzgó dignas de nombre.' },
  T09: {
    name: 'La Ardiente Espada',
    text: 'Roja como las brasas. Dos gigantes la conocieron en una misma tarde.',
    rule: '+1 de fuerza en Hazañas contra gigantes.',
  },
  T10: { name: 'Durindana', text: 'Roldán quiso romperla contra una peña. La peña no se ha repuesto.' },
  T11: { name: 'Camisón acolchado', text: 'Detiene una corriente, una almohada y casi todos los cumplidos.' },
  T12: {
    name: 'Botarga de cascabeles',
    text: 'Podrás caer del caballo, pero nunca sin que se note.',
    rule: 'Cada vez que tu intento fracasa, roba 1 carta de Caballería.',
  },
  T13: { name: 'Jubón de gamuza', text: 'Manchado por años de armadura, y así casi armadura él mismo.' },
  T14: { name: 'Vestido verde de monte', text: 'Regalo del Duque. Sancho piensa vender el suyo.' },
  T15: {
    name: 'Mantón de escarlata',
    text: 'Dos doncellas te lo echaron a los hombros. Hacía años que no ibas tan derecho.',
    rule: 'Tu mano máxima tiene una carta más.',
  },
  T16: {
    name: 'Armas blancas de novel',
    text: 'Sin una mancha. Esperan a que te merezcas la primera.',
    rule: '+1 de fuerza mientras no tengas ninguna Hazaña.',
  },
  T17: {
    name: 'Cuero de serpiente de Brandabarbarán',
    text: 'El señor de las tres Arabias era hombre ancho. Mételo de cintura.',
  },
  T18: {
    name: 'Casaca de espejos',
    text: 'Quien te apunta ve a alguien peor.',
    rule: 'Las cartas de Caballería de los rivales no pueden bajar tu fuerza.',
  },
  T19: { name: 'Armadura de las flores de oro', text: 'Fue de un gran duque que, visto de cerca, era carnero.' },
  T20: { name: 'Armadura de la Blanca Luna', text: 'Fría, brillante, y enviada a devolverte a casa.' },
  T21: { name: 'Almohada de coche', text: 'Rellena de valor vizcaíno y algo de crin.' },
  T22: {
    name: 'Tapadera de las bodas de Camacho',
    text: 'En la olla cabían carneros, en plural. El cocinero te guarda tu parte.',
    rule: 'Cuando juzgas, puedes quedarte una carta de Caballería más como compensación.',
  },
  T23: { name: 'Escudo de teatro', text: 'Hierro pintado sobre cartón honrado. Convence desde la fila nueve.' },
  T24: { name: 'Rodela prestada', text: 'Se devolverá después de la conquista.' },
  T25: {
    name: 'Escudo gatuno de Timonel',
    text: 'Un gato de oro y una palabra: Miau. Quiere decir una dama.',
    rule: '+1 de fuerza mientras tengas un Amor.',
  },
  T26: { name: 'Escudo de la esparraguera', text: 'Armas de Espartafilardo del Bosque. Verdura, pero altiva.' },
  T27: {
    name: 'Escudo de las tres coronas de plata',
    text: 'De azur, tres coronas: el temido Micocolembo, si el polvo lo permite.',
  },
  T28: { name: 'Escudo en blanco de Pierres Papín', text: 'La empresa se pintará cuando haya algo que decir.' },
  T29: { name: 'Puerta de Sansón', text: 'Dos hombres te la cuelgan. Un tercero dice cuándo.' },
  T30: {
    name: 'Escudo de la puente de plata',
    text: 'El de Laurcalco. Una doncella de rodillas admira a quien va detrás.',
  },
  T31: { name: 'Visera de cartón', text: 'Se probó una vez. Se rehízo. No se volvió a probar.' },
  T32: {
    name: 'Sombrero de paja de cabrero',
    text: 'Debajo se oyen mejores historias.',
    rule: 'Cuando vences en un Encuentro, roba 2 Tesoros y quédate 1.',
  },
  T33: {
    name: 'Yelmo de requesones',
    text: 'Fresco en verano. No conviene para reverencias.',
    rule: 'Cada vez que sacas un 1, puedes tirar otra vez, una sola, y quedarte el nuevo resultado.',
  },
  T34: {
    name: 'Bonetillo colorado del ventero',
    text: 'Puesto en sueños, ha pasado a cuchillo una bodega.',
    rule: '+2 de fuerza en Hazañas contra gigantes.',
  },
  T35: {
    name: 'Sombrero de plumas de los comediantes',
    text: 'De todos los colores, para hacer juego con la aventura.',
  },
  T36: { name: 'Corona del emperador de comedia', text: 'De oro hasta la sexta fila.' },
  T37: {
    name: 'Baciyelmo',
    text: 'Media venta juró que yelmo, media que bacía. Fue una buena pelea.',
    rule: 'No puede robarse, descartarse, cambiarse ni silenciarse: nadie se pone de acuerdo en lo que es.',
  },
  T38: {
    name: 'Yelmo del Caballero del Bosque',
    text: 'Viene con suspiros, y una cuerda de laúd enredada en la visera.',
  },
  T39: { name: 'Yelmo de Mambrino', text: 'Oro puro, encantado. Habrá quien te diga otra cosa.' },
  T40: { name: 'Yelmo de Martino', text: 'Como lo llama Sancho. Quizá primo del famoso.' },
  T41: { name: 'Mula de alquiler', text: 'Hay que devolverla el jueves, y ella lo sabe.' },
  T42: { name: 'Carreta de bueyes', text: 'No te puedes caer, ni tampoco llegar.' },
  T43: { name: 'Jaca galiciana', text: 'Bonita, sociable, y causa de los palos.' },
  T44: {
    name: 'Prima del rucio',
    text: 'Una burra gris con juicio. Sabe el camino de casa y le da igual quién lo sepa.',
    rule: 'Puedes huir sin descartar tu mano, y robar después 2 cartas de Caballería.',
  },
  T45: { name: 'Dromedario de fraile', text: 'Era una mula. Desde abajo, estas cosas son relativas.' },
  T46: {
    name: 'Cebra de Muzaraque',
    text: 'Sale como una flecha; después, como un arquero buscando su flecha.',
    rule: '+2 de fuerza en tu primer intento de cada Hazaña.',
  },
  T47: { name: 'Frontino', text: 'Caro le costó a Bradamante, que no se quejó ni una vez.' },
  T48: { name: 'Bayardo', text: 'Lleva a cuatro hermanos, o a un caballero con su biblioteca.' },
  T49: {
    name: 'Clavileño el Alígero',
    text: 'No gasta heno. No te sientes cerca de la cola.',
    rule: '+2 de fuerza en Hazañas contra ingenios.',
  },
  T50: { name: 'Babieca', text: 'El del Cid. Preguntó a Rocinante por qué tan flaco, y ojalá no lo hubiera hecho.' },
};
