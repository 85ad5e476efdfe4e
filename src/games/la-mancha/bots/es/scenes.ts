/** LM-13.2: los Encuentros como los cuenta un bot en español. Quien está enfrente es siempre uno solo. */
import type { Scenes } from '../scenes.ts';

export const SCENES_ES: Scenes = {
  E01: {
    setting: 'a la puerta de un castillo con una sola chimenea',
    other: 'el ventero',
    trouble: 'una visera que no se abría',
    keywords: ['ventero', 'castillo', 'visera', 'cinta', 'bacalao', 'cena', 'cuerno'],
  },
  E02: {
    setting: 'junto a la pila sagrada',
    other: 'el arriero',
    trouble: 'doce mulas sedientas',
    keywords: ['pila', 'abrevadero', 'mula', 'arma', 'vela', 'luna', 'noche'],
  },
  E03: {
    setting: 'bajo una encina muy recia',
    other: 'el labrador',
    trouble: 'una promesa sin más testigo que un árbol',
    keywords: ['encina', 'muchacho', 'labrador', 'soldada', 'promesa', 'jura'],
  },
  E04: {
    setting: 'en mitad del camino de Toledo',
    other: 'el mercader más gordo',
    trouble: 'una dama que ninguno de los presentes había visto',
    keywords: ['mercader', 'retrato', 'dama', 'seda', 'quitasol', 'toledo', 'lenteja'],
  },
  E05: {
    setting: 'delante de una pared que había sido puerta',
    other: 'mi sobrina',
    trouble: 'una biblioteca que ya no estaba',
    keywords: ['pared', 'puerta', 'libro', 'biblioteca', 'mago', 'sierpe', 'yeso'],
  },
  E06: {
    setting: 'al amor de la lumbre de los cabreros',
    other: 'el cabrero más viejo',
    trouble: 'un queso invencible',
    keywords: ['cabr', 'bellota', 'lumbre', 'queso', 'vino', 'edad de oro'],
  },
  E07: {
    setting: 'en el rincón más oscuro de la venta',
    other: 'mi escudero',
    trouble: 'un estómago con opiniones propias',
    keywords: ['balsamo', 'aceite', 'vino', 'romero', 'estomago', 'gota', 'olla'],
  },
  E08: {
    setting: 'en un bosque a la hora más negra',
    other: 'mi escudero',
    trouble: 'un caballo que solo sabía dar saltitos',
    keywords: ['martillo', 'oscur', 'noche', 'agua', 'hierro', 'caballo', 'bosque'],
  },
  E09: {
    setting: 'en un camino mojado a la entrada de un pueblo',
    other: 'el barbero',
    trouble: 'una bacía, o un yelmo, que relucía bajo la lluvia',
    keywords: ['lluvia', 'llov', 'barbero', 'bacia', 'yelmo', 'sombrero', 'asno'],
  },
  E10: {
    setting: 'entre las peñas de Sierra Morena',
    other: 'mi escudero',
    trouble: 'un corazón roto sin ningún motivo',
    keywords: ['pena', 'camisa', 'escudero', 'locura', 'carta', 'voltereta', 'sierra'],
  },
  E11: {
    setting: 'en el camino de la montaña',
    other: 'la princesa',
    trouble: 'una barba tirada sola en el polvo',
    keywords: ['princesa', 'barba', 'gigante', 'mula', 'micomic', 'bizc', 'escudero'],
  },
  E12: {
    setting: 'bajo la ventana del pajar',
    other: 'la dama de la ventana',
    trouble: 'un caballo que tenía que estar en otra parte',
    keywords: ['mano', 'muneca', 'cabestro', 'ventana', 'caballo', 'silla', 'pajar'],
  },
  E13: {
    setting: 'tras las rejas de una carreta de bueyes',
    other: 'el fantasma principal',
    trouble: 'la velocidad de los bueyes',
    keywords: ['jaula', 'buey', 'carreta', 'fantasma', 'mascara', 'encant', 'carro'],
  },
  E14: {
    setting: 'en el camino que sale de El Toboso',
    other: 'la dama de la borrica de en medio',
    trouble: 'un fuerte aliento de ajos crudos',
    keywords: ['borrica', 'ajos', 'dama', 'escudero', 'perla', 'toboso', 'camino'],
  },
  E15: {
    setting: 'en el camino real a mediodía',
    other: 'el emperador de la carreta',
    trouble: 'la Muerte, sentada muy quieta con las manos en el regazo',
    keywords: ['muerte', 'angel', 'emperador', 'cupido', 'carreta', 'actor', 'comedia', 'demonio'],
  },
  E16: {
    setting: 'en el fondo de la cueva de Montesinos',
    other: 'el fantasma más antiguo',
    trouble: 'una petición de seis reales',
    keywords: ['cueva', 'soga', 'cristal', 'palacio', 'merlin', 'reales', 'tres dias'],
  },
  E17: {
    setting: 'en un bosque lleno de antorchas',
    other: 'Merlín',
    trouble: 'tres mil trescientos azotes',
    keywords: ['merlin', 'azote', 'escudero', 'bosque', 'antorcha', 'remedio', 'medianoche'],
  },
  E18: {
    setting: 'en la mesa del gobernador',
    other: 'el doctor',
    trouble: 'una perdiz que se alejaba',
    keywords: ['doctor', 'comida', 'perdiz', 'varilla', 'gobernador', 'insula', 'plato'],
  },
  E19: {
    setting: 'en el cuarto de al lado de la venta',
    other: 'el falso autor',
    trouble: 'un libro con mi nombre y sin mis modales',
    keywords: ['libro', 'autor', 'pared', 'tabique', 'leer', 'leyo', 'escudero', 'falso'],
  },
  E20: {
    setting: 'en un bosque camino de Barcelona',
    other: 'el capitán de los bandoleros',
    trouble: 'una bolsa vacía',
    keywords: ['bandolero', 'roque', 'capitan', 'bosque', 'ladron', 'bolsa', 'barcelona'],
  },
  E21: {
    setting: 'en un aposento de Barcelona cerrado con llave',
    other: 'la cabeza de bronce',
    trouble: 'una respuesta que no esperaba',
    keywords: ['cabeza', 'bronce', 'pregunt', 'respuesta', 'susurr', 'barcelona', 'mesa'],
  },
  E22: {
    setting: 'en un prado verde de vuelta a casa',
    other: 'el pastor Pancino',
    trouble: 'cuarenta ovejas compradas a crédito',
    keywords: ['oveja', 'pastor', 'flauta', 'prado', 'verso', 'manana', 'pancino'],
  },
};
