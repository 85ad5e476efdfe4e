/** Los Encuentros en español: el lance, su epígrafe y el papel del juez. */
import type { EncounterTexts } from './card-text.ts';

export const encountersEs: EncounterTexts = {
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
