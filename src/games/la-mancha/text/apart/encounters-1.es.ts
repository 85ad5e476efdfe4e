/** De los Encuentros de la salida I el epígrafe, el lance y el papel del juez, en español. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'I'> = {
  E01: {
    heading: 'De un castillo que algunos viajeros han llamado venta, y de una cena tomada por la visera',
    text: 'Al caer la tarde llegas a un castillo: cuatro torres, un foso y el cuerno de un porquero que te anuncia. La gente sin imaginación diría que es una venta. Llevas la visera atada con cintas verdes que nadie sabe desatar, y hay bacalao. ¿Cómo cenas con dignidad?',
    role: 'el ventero, gordo y pacífico señor del castillo',
  },
  E02: {
    heading: 'En que se vela una armadura toda la noche, y varias mulas pasan sed',
    text: 'Esta noche velas tus armas, que reposan sobre un altar muy parecido a un abrevadero. Llega un arriero con doce mulas sedientas y levanta tu peto como si fuera la tapa de un cubo. Faltan horas para el alba y para ser caballero. ¿Qué haces?',
    role: 'el ventero, que ha de armarte por la mañana y quisiera el patio entero',
  },
  E03: {
    heading: 'De cómo se hizo una promesa bajo una encina, y hasta dónde alcanzó',
    text: 'Un labrador ha atado a su zagal a una encina y le cobra a correazos nueve meses de soldada. Al ver tu lanza se vuelve manso: pagará hasta el último real, jura, en cuanto te pierda de vista. ¿Cómo consigues que el juramento aguante?',
    role: 'Andrés, el muchacho, que ya ha oído promesas',
  },
  E04: {
    heading: 'De seis mercaderes de Toledo y del tamaño de un retrato',
    text: 'Seis mercaderes de seda vienen hacia ti bajo sus quitasoles. Les mandas confesar que tu dama es la más hermosa del mundo. Responden, muy corteses, que con mucho gusto, y que si antes podrían ver un retrato, aunque fuera como una lenteja. ¿Qué les contestas?',
    role: 'el mercader que tiene gracia',
  },
  E05: {
    heading: 'Donde se extravía una biblioteca, con puerta y todo',
    text: 'Te levantas de la cama para visitar tus libros y encuentras pared lisa donde debía haber una puerta. Tu sobrina te explica que llegó un mago en una nube, montado en una sierpe, y se fue por el tejado con todo. El yeso aún está húmedo. ¿A quién acusas, y de qué?',
    role: 'la sobrina, que miente mal y enyesa bien',
  },
  E06: {
    heading: 'De la cena de los cabreros y del discurso que le sirvió de postre',
    text: 'Seis cabreros parten contigo su guiso, un cuerno de vino que no descansa y un queso que ya es mampostería. Tomas un puñado de bellotas y de pronto tienes ante los ojos la perdida Edad de Oro. Los cabreros mastican; oirán lo que sea. ¿Qué les cuentas?',
    role: 'el cabrero más viejo, que ordeña a las cuatro',
  },
  E07: {
    heading: 'Del remedio soberano, y de quienes sobrevivieron a él',
    text: 'Aceite, vino, sal y romero, cocidos con ochenta oraciones: una gota, dicen los libros, junta a un caballero partido en dos. Tú te has bebido una jarra. Tu escudero ha apurado la olla. Algo empieza a suceder. ¿Qué os hace el bálsamo a los dos?',
    role: 'la ventera, que tendrá que fregar el suelo',
  },
  E08: {
    heading: 'De la aventura que se oyó toda la noche y no se vio hasta el desayuno',
    text: 'Sin luna, árboles que susurran, agua que cae, y muy cerca un golpear espantoso, hierro contra hierro, como si unos gigantes forjaran otros. Tu escudero ha trabado en secreto las patas de tu caballo y lo achaca a encantamiento. Al amanecer se esperará de ti una historia. ¿Qué era?',
    role: 'el escudero, que ha pasado la noche temblando, agarrado a tu estribo',
  },
  E09: {
    heading: 'Donde se conserva seco un sombrero a muy alto precio',
    text: 'Llueve. Viene un hombre en un asno pardo, y sobre su cabeza resplandece el encantado yelmo de oro de Mambrino. Tu escudero ve a un barbero que protege su sombrero nuevo con una bacía. Los dos tenéis muy buena vista. ¿Qué pasa cuando os encontráis?',
    role: 'el barbero, que querría llegar al pueblo siguiente',
  },
};

export const text = { t: { 'lm.prose.encounters.I': encounters } };
