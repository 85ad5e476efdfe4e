/** De los Encuentros de la salida III el epígrafe, el lance y el papel del juez, en español. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'III'> = {
  E17: {
    heading: 'Donde se anuncia el remedio, y se opone el escudero del paciente',
    text: 'A medianoche sale Merlín del bosque, con hachas y música, a anunciar el único remedio para el encantamiento de tu dama: tres mil trescientos azotes, que se ha de dar tu escudero a sí mismo, y de buena gana. Tu escudero cree que hay un error de pluma. ¿Cómo lo convences?',
    role: 'el escudero, sentado y con intención de seguir así',
  },
  E18: {
    heading: 'Del gobierno de una ínsula con el estómago vacío',
    text: 'Eres gobernador por fin, y la comida está servida: perdices, conejo guisado, ternera, una gran olla que humea. A cada plato un médico alarga una varilla de ballena y desaparece, por tu salud. Llevas gobernando desde el alba sin probar nada. ¿Cómo gobiernas?',
    role: 'el doctor Pedro Recio, defensor de la digestión del gobernador',
  },
  E19: {
    heading: 'En que el caballero se oye a sí mismo, mal contado',
    text: 'Por el tabique de una venta oyes a dos caballeros leer en voz alta un libro sobre ti, de alguien que no te conoce. En él ya no estás enamorado, tu escudero ha perdido la gracia y su mujer se llama de otro modo. ¿Cómo corriges al autor?',
    role: 'el caballero que tiene el libro, y un lápiz',
  },
  E20: {
    heading: 'De Roque Guinart, que robaba con perfecta justicia',
    text: 'Cuarenta bandoleros salen de los árboles y hallan tu lanza contra una encina y tu caballo sin freno. Su capitán, Roque Guinart, es un caballero melancólico, de hermosos modales, que reparte el botín hasta el último botón. Te pide amablemente una razón para no robarte. ¿Qué le ofreces?',
    role: 'Roque Guinart, que las ha oído todas menos la tuya',
  },
  E21: {
    heading: 'De una cabeza de bronce que lo sabía todo y no gustaba de repetirlo',
    text: 'En un aposento cerrado de Barcelona, sobre una mesa de jaspe, hay una cabeza de bronce hecha por el discípulo de un mago. Háblale al oído y responderá. Las señoras han preguntado por maridos y los señores por dineros, y todos están pensativos. Te toca. ¿Qué preguntas, y qué dice?',
    role: 'la cabeza de bronce',
  },
  E22: {
    heading: 'Del plan de ser feliz de otra manera',
    text: 'Te han vencido, y has dado palabra de no tomar armas en un año. De vuelta a casa, junto a un prado, ves la solución: ¡pastores! Nombres nuevos, flautas nuevas, versos en las cortezas, y que venga también el cura. ¿Cómo es la primera mañana de esta vida?',
    role: 'el escudero, ahora el pastor Pancino, que ha traído el almuerzo',
  },
};

export const text = { t: { 'lm.prose.encounters.III': encounters } };
