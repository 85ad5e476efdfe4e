/** The rules as the role and rule cards say them, in Spanish. */
import type { CardSays } from './cards.en.ts';

export const cards: CardSays = {
  'KD-2.2': 'La persona de más edad es el primer Merlin. Quien se sienta a su izquierda es el primer Arthur.',
  'KD-2.3': 'Reparte a cada cual un caballero, una doncella con sus nueve cartas de caballería y 1 de fama.',
  'KD-2.4':
    'El caballero y la doncella están boca arriba. Tus nueve cartas son tu mazo: van con el lado de la doncella arriba, y solo tú puedes mirar el lado de la caballería.',
  'KD-2.6':
    'Con menos de seis jugadores, baraja todas las cartas de las doncellas que nadie lleva: el mazo de la Corte. Va con el lado de la doncella arriba.',
  'KD-2.7': 'Tu fila (las cartas que gana tu caballero) está vacía. Aparta las cartas de justa y de Servicio.',
  'KD-2.8': 'Con 3, 4, 5, 6 jugadores la Corte tiene 27, 18, 9, 0 cartas y Merlin muestra 4, 5, 6, 6.',
  'KD-4.4': 'Si no quedan sucesos, Arthur baraja primero todos los descartados.',
  'KD-5.1':
    'Todos eligen una carta de su mazo, la que quieran, y la dan a la vez a Merlin con el lado de la doncella arriba. No se puede cambiar.',
  'KD-5.2': 'Si tu mazo está vacío, no das nada.',
  'KD-5.3':
    'Con menos de seis jugadores Merlin añade en cada ronda la primera carta de la Corte, sin que se vea su caballería, si la hay.',
  'KD-5.4':
    'Merlin baraja estas cartas sin que se vean y las sostiene en abanico: el lado de la caballería hacia los jugadores, el de la doncella hacia él solo.',
  'KD-5.5': 'Solo sabes qué carta del abanico es tuya si ninguna otra muestra la caballería que diste.',
  'KD-6.1': 'Por turno cada cual pide a Merlin una carta del abanico.',
  'KD-6.3': 'Si en el abanico no hay ninguna caballería que te falte, pasas.',
  'KD-6.4':
    'No puedes pedir una carta que sabes tuya: la que se te negó, o la única con la caballería que diste que no se haya negado a otra persona. Merlin las conoce todas.',
  'KD-6.5': 'Merlin debe conceder una carta permitida y negar la tuya, siempre con verdad.',
  'KD-6.6': 'Todos oyen la negativa: la carta es tuya. Sigue en el abanico, y pides otra.',
  'KD-6.7':
    'Acuérdenlo antes de jugar. Estricta: solo te quedas sin carta si no hay ninguna que puedas pedir. Libre: siempre puedes no tomar ninguna.',
  'KD-6.8':
    'Pon tu carta a la derecha de tu fila, con la caballería arriba, y no mires el otro lado. Tomas como mucho una por ronda.',
  'KD-6.10':
    'Después todos dan la vuelta a lo que tomaron y muestran las doncellas; luego Merlin muestra lo que sobra. Eso vuelve a sus mazos; una carta de la Corte se baraja en la Corte.',
  'KD-6.11': 'Desde ahora todos pueden ver quién dio las cartas de cada fila.',
  'KD-7.3':
    'Desliza hacia arriba lo que ofreces. Sigue en tu fila y cuenta para todo. Bájalo al final de la ronda. Ofrecer no cuesta nada.',
  'KD-7.4':
    'Quien tiene en su fila cartas nombradas por el desastre pone cada una boca arriba (lado de la caballería) o boca abajo (lado de la doncella), tapada con la mano. Todos levantan la mano a la vez. Se cuentan los dos lados.',
  'KD-7.5': 'Empate, tantas boca arriba como boca abajo: no pasa nada.',
  'KD-7.6':
    'Si no, cada carta del lado mayor vuelve al mazo de su doncella, o se baraja en la Corte. Por cada carta del lado menor su dueño paga 2 de fama y la conserva.',
  'KD-7.7': 'Si no puedes pagarlo todo, paga lo que tienes. Las cartas vuelven y la fama se paga a la vez.',
  'KD-7.8': 'Una sola carta nombrada es el lado mayor, esté como esté.',
  'KD-8.2':
    'En la guerra comparten las Armas ofrecidas; en la demanda, las Virtudes ofrecidas. Sus dueños ponen cada una boca arriba (deber) o boca abajo (traición), tapada con la mano, aunque comparta una sola persona. Los Vasallos no. Todos muestran a la vez.',
  'KD-8.7': 'La fama sale de la reserva. Si faltan cartas, cuéntenla en las tablas de fama.',
  'KD-10.8': 'Tras la ronda 30 la partida acaba en todo caso.',
  'KD-11.1': 'Quien justa toma un golpe alto y uno bajo.',
  'KD-11.4':
    'En la fase de caballeros Merlin mira antes la carta. Si es tuya, lo dice: no hay justa, la carta no cuenta como retada y tu turno sigue.',
  'KD-11.5':
    'Al principio la carta la tiene el retado. Ambos tapan con la mano un golpe, o nada para rendirse, y muestran a la vez.',
  'KD-11.10':
    'Quien así perdió una carta del abanico puede pedir otra enseguida, fuera de turno y sin justa, o no tomar ninguna.',
  'KD-11.12': 'En el servicio primero ofreces lo libre y luego retas cuanto puedas.',
  'KD-11.16':
    'Con justas también tienes turno en la fase de caballeros si en el abanico no hay nada para ti, pero puedes retar.',
  'KD-12.1': 'La batalla es opcional. Sigue a la clasificación y decide quién gana.',
  'KD-12.2':
    'Por orden, quien tiene una victoria de doncella pasa a su fila una carta de su doncella, de una fila que tenga las que pide esa victoria.',
  'KD-12.3':
    'El primero manda el bando de Arthur; el segundo, el de Mordred. Los demás eligen a la vez: pulgar arriba, Arthur; pulgar abajo, Mordred.',
  'KD-12.4': 'Se muestran todas las filas y se toman en la mano.',
  'KD-12.5': 'Quien no tiene cartas en la mano, antes de la primera ronda o después de cualquiera, ha perdido.',
  'KD-12.14':
    'Elección: si tras una ronda nadie tiene cartas en la mano, eligen quienes lucharon en ella. Todos dejan 1 de fama cada vez hasta que al más pobre le queda 1 (si alguien tiene 0 o 1, nadie deja nada). Cada cual pone una carta de su doncella por cada fama que le queda o, si nadie tiene, una carta. Barajen y saquen una: gana su dueño.',

  'kd.tasks.merlin.event':
    'Arthur te da dos sucesos. Descarta uno boca abajo y revela el otro: es el suceso de la ronda.',
  'kd.tasks.merlin.damosel':
    'Da una carta como todos. Con menos de seis jugadores, añade en cada ronda la primera carta de la Corte; si no hay, ninguna. Baraja estas cartas sin que se vean y sostenlas en abanico: la caballería hacia los jugadores, la doncella hacia ti. Solo tú puedes mirar los dos lados.',
  'kd.tasks.merlin.knight':
    'Responde a cada cual por turno, Arthur primero. Mira:\n1. ¿Le falta esta caballería en su fila? Si no, di: «Ya la tienes.»\n2. ¿Es una carta de su propia doncella? Entonces di, para que todos lo oigan: «Negada, es tuya.»\nEn los dos casos pide otra.\nSi no, di «Concedida» y dásela con la caballería arriba; esconde el otro lado. Aquí no mientas nunca ni niegues una carta permitida. Mira así también la carta antes de una justa por ella.\nElige el último, con las mismas reglas: nunca una carta de tu doncella. Después todos muestran las doncellas de sus cartas nuevas. Muestra lo que sobra y devuélvelo a sus mazos; baraja la de la Corte en la Corte.',
  'kd.tasks.merlin.service': 'Ofreces el primero; luego, contra el reloj hasta Arthur.',
  'kd.tasks.merlin.worship': 'Pon tus cartas como todos. Después pasa esta carta a la izquierda.',
  'kd.tasks.arthur.event':
    'Roba tres sucesos; si no quedan, baraja antes los descartados. Descarta uno boca abajo y da dos a Merlin, que revela uno. (Con favor: si no es un desastre, deja una carta de Servicio boca abajo.)',
  'kd.tasks.arthur.damosel': 'Da una carta como todos.',
  'kd.tasks.arthur.knight': 'Pides el primero a Merlin; luego, con el reloj, Merlin el último.',
  'kd.tasks.arthur.service':
    'Ofreces el último: el orden inverso va de Merlin, contra el reloj, hasta ti.\nDesastre: que todos pongan sus cartas nombradas; di «¡Muestren!» y cuenta. Empate: nada. Si no, el lado mayor vuelve a los mazos; el menor paga 2 de fama por carta. No hay fase de fama.',
  'kd.tasks.arthur.worship':
    'Prosperidad: cada carta ofrecida gana 1.\nGuerra, demanda: que todos pongan sus cartas compartidas; di «¡Muestren!». Cada vasallo gana 1, y las compartidas:\n1 carta: arriba 6, abajo 5*\n2 cartas: las dos arriba 3 cada una; una abajo 4, la de arriba 2; las dos abajo 2 cada una*\n3 cartas: todas arriba 2 cada una; una abajo 4, las de arriba 1 cada una; dos abajo 1 cada una, la de arriba 4; todas abajo 1 cada una*\n* Los vasallos ganan 0.\nLa caballería que nombra el suceso gana 1 más si se ofreció.',
  'kd.tasks.end': 'Fin de la ronda',
  'kd.tasks.arthur.end':
    'Descarta el suceso. Si nadie tiene una victoria, pasa esta carta a la izquierda: eres el próximo Merlin.',

  'kd.head.aim': 'Objetivo',
  'kd.head.setup': 'Preparación',
  'kd.head.end': 'Final',
  'kd.head.round': 'Ronda',
  'kd.head.event': 'Suceso',
  'kd.head.damosel': 'Doncellas',
  'kd.head.knight': 'Caballeros',
  'kd.head.service': 'Servicio',
  'kd.head.disaster': 'Servicio en un desastre',
  'kd.head.worship': 'Fama',
  'kd.head.variants': 'Cartas de Servicio (opcional)',
  'kd.head.joust': 'Justa (opcional)',
  'kd.head.before': 'Antes de la batalla',
  'kd.head.battle': 'Cada ronda',
  'kd.head.won': 'Quién gana',
};
