/** The texts of the court of Knights & Damosels in Spanish. */
import { isYou, type Text, verb, whom } from '../../../core/text.ts';
import type { Says } from './en.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const othersBetray = (count: number): string => (count === 1 ? 'otra traiciona' : `otras ${count} traicionan`);

const CHIVALRY_NAMES = [
  'Armadura',
  'Caballo',
  'Espada',
  'Honor',
  'Lealtad',
  'Valor',
  'Labrador',
  'Pescador',
  'Leñador',
];
const CATEGORY_TIPS = [
  'Armas\nLas armas se reparten 6 de fama en una guerra. En la prosperidad cada carta gana 1.',
  'Virtud\nLas virtudes se reparten 6 de fama en una demanda. En la prosperidad cada carta gana 1.',
  'Vasallo\nLos vasallos ganan 1 de fama en la guerra, en la demanda y en la prosperidad.',
];
const EVENT_NAMES = [
  'Batalla del monte Badon',
  'Conquista de Roma',
  'Sitio de Carlion',
  'El Santo Grial',
  'Tristram e Isoud',
  'La Bestia Ladradora',
  'Las bodas de Arthur',
  'Excalibur',
  'La Mesa Redonda',
  'El adulterio',
  'La muerte de Merlin',
  'La traición de Mordred',
];
const KNIGHT_EPITHETS = ['de Gaula', 'de las Orcadas', 'del Lago', 'de las Islas', 'de Gales', 'de Leonís'];
const DAMOSEL_EPITHETS = [
  'hija de Pelles, madre de Galahad',
  'hija de Leodegrance, mujer de Arthur',
  'hija de Agwisance, mujer de Mark',
  'hermana de Arthur, mujer de Uriens',
  'Dama del Lago, mujer de Pelleas',
  'Dama del Lago, la que engañó a Merlin',
];
const KIND_ABOUT = [
  'Las armas ofrecidas se reparten 6 de fama. Cada vasallo ofrecido gana 1.',
  'Las virtudes ofrecidas se reparten 6 de fama. Cada vasallo ofrecido gana 1.',
  'Cada carta ofrecida gana 1 de fama.',
  'Elige boca arriba o abajo. El lado mayor se pierde; el menor paga 2 de fama por carta.',
];
const KIND_NAMES = ['Guerra', 'Demanda', 'Prosperidad', 'Desastre'];
const VICTORY_NAMES = ['sin victoria', 'victoria por fama', 'victoria de caballero', 'victoria de doncella'];

const es: Says = {
  'preset.knights-and-damosels.Classic': 'Clásico',
  'preset.knights-and-damosels.Classic.about':
    'El juego como viene en la caja. Si hay una carta que puedes pedir, debes pedirla.',
  'preset.knights-and-damosels.Courtly': 'Cortesano',
  'preset.knights-and-damosels.Courtly.about': 'Como el clásico, pero siempre puedes no tomar carta.',
  'preset.knights-and-damosels.Round Table': 'Mesa Redonda',
  'preset.knights-and-damosels.Round Table.about':
    'Puedes no tomar carta, justar por las cartas de los demás, y la partida termina con una batalla.',
  'option.knights-and-damosels.selection': 'No tomar carta',
  'option.knights-and-damosels.selection.strict': 'solo si no puedes pedir ninguna',
  'option.knights-and-damosels.selection.free': 'siempre se puede',
  'option.knights-and-damosels.selection.about':
    'Si siempre se puede, nadie tiene que aceptar un regalo del que no se fía.',
  'option.knights-and-damosels.joust': 'Justas',
  'option.knights-and-damosels.joust.about':
    'Puedes retar a otro jugador por una carta que ha tomado u ofrecido. Lo decide un duelo de golpes secretos.',
  'option.knights-and-damosels.camlann': 'La batalla de Camlann',
  'option.knights-and-damosels.camlann.about':
    'Cuando alguien consigue una victoria, todos libran una última batalla con sus cartas. Quien gana la batalla gana la partida.',
  'option.knights-and-damosels.service': 'Cartas de Servicio',
  'option.knights-and-damosels.service.off': 'ninguna',
  'option.knights-and-damosels.service.fortune': 'Fortuna: al azar',
  'option.knights-and-damosels.service.favour': 'Favor: las elige Arthur',
  'option.knights-and-damosels.service.about':
    'Fortuna sustituye al deber y la traición: una carta robada dice quién gana los 6 de fama. Con Favor, Arthur elige en secreto una carta que gana 1 más.',
  'option.knights-and-damosels.assignment': 'Caballeros y doncellas',
  'option.knights-and-damosels.assignment.random': 'repartidos al azar',
  'option.knights-and-damosels.assignment.choose': 'los eligen los jugadores',
  'option.knights-and-damosels.assignment.about': 'Solo se distinguen por el nombre: no cambia nada más.',
  'option.knights-and-damosels.firstMerlin': 'El primer Merlin',
  'option.knights-and-damosels.firstMerlin.random': 'al azar',
  'option.knights-and-damosels.firstMerlin.0': 'asiento 1',
  'option.knights-and-damosels.firstMerlin.1': 'asiento 2',
  'option.knights-and-damosels.firstMerlin.2': 'asiento 3',
  'option.knights-and-damosels.firstMerlin.3': 'asiento 4',
  'option.knights-and-damosels.firstMerlin.4': 'asiento 5',
  'option.knights-and-damosels.firstMerlin.5': 'asiento 6',
  'option.knights-and-damosels.firstMerlin.about':
    'Merlin juega el último en la primera ronda. Arthur es quien está a la izquierda de Merlin.',
  'option.knights-and-damosels.maxRounds': 'Máximo de rondas',
  'option.knights-and-damosels.maxRounds.about':
    'Tras este número de rondas la partida termina, aunque nadie tenga una victoria.',
  'kd.chivalry': (chivalry) => CHIVALRY_NAMES[chivalry],
  'kd.chivalryTip': (chivalry) => `${CHIVALRY_NAMES[chivalry]} · ${CATEGORY_TIPS[Math.floor(chivalry / 3)]}`,
  'kd.event': (event) => EVENT_NAMES[event],
  'kd.kind': (kind) => KIND_NAMES[kind],
  'kd.victory': (victory) => VICTORY_NAMES[victory],
  'kd.epithet.knight': (knight) => KNIGHT_EPITHETS[knight],
  'kd.epithet.damosel': (damosel) => DAMOSEL_EPITHETS[damosel],
  'kd.fate.immune': 'a salvo',
  'kd.fate.unharmed': 'ilesa',
  'kd.fate.wounded': 'herida',
  'kd.fate.defeated': 'vencida',
  'kd.where': (round, event) => `Ronda ${round}${event === '' ? '' : ` · ${event}`}`,
  'kd.board': 'La corte',
  'kd.look': (name) => (isYou(name) ? 'Ver tu caballero y tu doncella' : `Ver el caballero y la doncella de ${name}`),
  'kd.standing': (given, earned, worship) =>
    `${given} regalos a un mismo caballero, ${earned} caballerías, ${worship} de fama`,
  'kd.toWin.given': (missing) => `Para ganar: ${counted(missing, 'regalo más', 'regalos más')}`,
  'kd.toWin.earned': (missing) => `Para ganar: ${counted(missing, 'caballería más', 'caballerías más')}`,
  'kd.toWin.worship': (missing) => `Para ganar: ${missing} más de fama`,
  'kd.worship': 'fama',
  'kd.tip.given': (count, needed) =>
    `Victoria de doncella: ${count} de ${needed}\nHacen falta ${needed} cartas suyas en la fila de un mismo caballero. Vale más que las otras dos victorias.`,
  'kd.tip.earned': (count, needed) =>
    `Victoria de caballero: ${count} de ${needed}\nHacen falta ${needed} caballerías en la fila del caballero.`,
  'kd.tip.worship': (count, needed) => `Victoria por fama: ${count} de ${needed}\nHacen falta ${needed} de fama.`,
  'kd.tip.arthur': 'Arthur\nRoba tres sucesos, aparta uno y es el primero en pedir carta.',
  'kd.tip.merlin': 'Merlin\nElige el suceso, ve quién dio cada carta y es el último en tomar una.',
  'kd.tip.seal': 'Nadie ve lo que eliges hasta que todos han elegido.',
  'kd.tip.bonus': 'Si se ofrece, esta carta gana 1 más en este suceso.',
  'kd.tip.base': 'Lo que el suceso paga por esta carta',
  'kd.tip.faces': 'Lo que cambian el deber y la traición',
  'kd.tip.extra': 'Lo que da de más este suceso',
  'kd.tip.service': 'Lo que cambia la carta de Servicio',
  'kd.tip.court': 'La Corte\nLas cartas de las doncellas que nadie lleva. Como regalos no cuentan para nadie.',
  'kd.tip.courtCount': (count) => `${counted(count, 'carta', 'cartas')} de esta caballería en el mazo de la Corte`,
  'kd.noEvent': 'Arthur y Merlin están eligiendo el suceso.',
  'kd.lists': (chivalries) => `Este suceso nombra ${chivalries}.`,
  'kd.bonus': (chivalry) => `${chivalry} gana 1 más.`,
  'kd.display': 'Las cartas de Merlin',
  'kd.onlyYou': 'Eres Merlin. Solo tú ves de quién son estas cartas.',
  'kd.slot': (slot, chivalry) => `Carta ${slot}: ${chivalry}`,
  'kd.mine': 'tuya',
  'kd.perhapsMine': 'quizá tuya',
  'kd.with': 'con',
  'kd.takenBy': (name) => (isYou(name) ? 'contigo' : `con ${name}`),
  'kd.deniedTo': (name) => `negada a ${whom(name)}`,
  'kd.court': 'la Corte',
  'kd.offers': 'Ofrecidas',
  'kd.rowEmpty': 'Aún no tiene cartas.',
  'kd.inPile': 'sin regalar',
  'kd.lackedBy': (name) => `${name} aún no la ${verb(name, 'tiene', 'tienes')}`,
  'kd.sealed': 'ya ha elegido',
  'kd.hand': 'Mano',
  'kd.side': (mordred) => (mordred ? 'Bando de Mordred' : 'Bando de Arthur'),
  'kd.notes': 'Tus notas',
  'kd.notesAbout': (round, away) => `Ronda ${round}, apartado: ${away}`,
  'kd.arthur': 'Arthur',
  'kd.merlin': 'Merlin',
  'kd.kindAbout': (kind) => KIND_ABOUT[kind],
  'kd.eventPile': (count) => (count === 1 ? 'Queda 1 suceso en el mazo.' : `Quedan ${count} sucesos en el mazo.`),
  'kd.offeredBy': (chivalry, name) => `${chivalry}, oferta de ${whom(name)}`,
  'kd.order': 'Quién pide primero',
  'kd.cover': 'Ocultar nombres',
  'kd.uncover': 'Mostrar nombres',
  'kd.peek': 'Mantén pulsado para mirar',
  'kd.isWith': (chivalry, name) => `${name} ${verb(name, 'tiene', 'tienes')} ${chivalry}`,
  'kd.tapSlot': 'Toca una carta que brille para pedirla.',
  'kd.service': (card) => `Carta de Servicio ${card}`,
  'kd.duty': 'deber',
  'kd.betrayal': 'traición',
  'kd.faceUp': 'boca arriba',
  'kd.faceDown': 'boca abajo',
  'kd.prospects': 'La fama que ganarías',
  'kd.othersDown': (count) => (count === 0 ? 'nadie más traiciona' : othersBetray(count)),
  'kd.ownDown': (count, of) => (count === 0 ? 'deber' : of === 1 ? 'traición' : `traicionas con ${count} de ${of}`),
  'kd.round': (round) => `Ronda ${round}`,
  'kd.fromLady': (lady) => `de ${lady}`,
  'kd.of': (chivalry, lady) => `${chivalry} de ${lady}`,
  'kd.without': (names) => `Sin carta esta ronda: ${names}.`,
  'kd.wentBack': (cards) => `Nadie tomó ${cards}.`,
  'kd.gifts': 'Quién dio qué a quién',
  'kd.nothingOffered': 'Nadie tenía una carta que ofrecer.',
  'kd.facesNone': 'Nadie traiciona: las cartas se reparten 6 de fama.',
  'kd.facesOne': (name) =>
    isYou(name) ? 'Solo tú traicionas y quitas 1 a cada carta leal.' : `Solo ${name} traiciona y quita 1 a cada carta leal.`, // prettier-ignore
  'kd.facesMost': (name) =>
    isYou(name) ? 'Dos cartas traicionan: eres leal y le quitas 1 a cada una.' : `Dos cartas traicionan: ${name} es leal y le quita 1 a cada una.`, // prettier-ignore
  'kd.facesAll': 'Todas las cartas traicionan: cada una gana 1 menos.',
  'kd.scaleEven': (count) => `${count} contra ${count}: no pasa nada.`,
  'kd.scaleHeavy': (up, count) =>
    `El lado mayor está boca ${up ? 'arriba' : 'abajo'}: ${count === 1 ? '1 carta vuelve' : `${count} cartas vuelven`} a su mazo.`,
  'kd.pays': (name, worship, owed) =>
    `${name} ${verb(name, 'paga', 'pagas')} ${worship}${owed > worship ? ` de ${owed}` : ''} de fama`,
  'kd.joust': 'Justa',
  'kd.exchange': (exchange) => `Justa, asalto ${exchange}`,
  'kd.stake': 'en juego',
  'kd.joustAbout': 'Golpes iguales: la carta cambia de dueño. Distintos: se queda donde está y da 1 de fama.',
  'kd.similar': (name) =>
    `¡Golpes iguales! Ahora la carta la ${verb(name, 'tiene', 'tienes')} ${isYou(name) ? 'tú' : name}. ¡Otro asalto!`,
  'kd.lastThrust': (thrust) => `antes: ${thrust}`,
  'kd.hasRight': 'tiene la carta',
  'kd.camlann': 'La batalla de Camlann',
  'kd.battleRound': (round) => `ronda ${round}`,
  'kd.battleAbout':
    'Las armas vencen a los vasallos, los vasallos a las virtudes y las virtudes a las armas. Dos iguales se hieren.',
  'kd.immuneFor': (rounds) => `a salvo ${counted(rounds, 'ronda más', 'rondas más')}`,
  'kd.immuneTip': 'El bando menor no sufre daño en las primeras rondas.',
  'kd.woundedTip': 'Herida: no está en la mano. Una carta ilesa recupera la herida de más a la izquierda.',
  'kd.isLost': 'fuera',
  'kd.undecided': 'Aún eligen bando',
  'kd.seatOf': (name) => (isYou(name) ? 'Tu caballero y tu doncella' : `El caballero y la doncella de ${name}`),
  'kd.courts': (lady, knight, count, needed) => `${knight} tiene ${count} de las ${needed} cartas que ${lady} necesita`,
  'kd.countOf': (count, needed) => `${count} de ${needed}`,
  'kd.ledgerAbout': 'Caballeros: quién dio cada carta. Doncellas: quién la tiene ahora. Un punto: aún es suya.',
  'kd.courtRow': 'Corte',
  'kd.tab.ledger': 'Quién tiene qué',
  'kd.tab.notes': 'Tus notas',
  'kd.notesPrivate': 'Tus notas se guardan en este dispositivo. Nadie más las ve.',
  'kd.notesHint': '¿Quién prometió qué a quién?',
  'kd.guesses': '¿Quién dio cada carta? Toca para suponer. Una raya: no es posible.',
  'kd.guess': (slot, name, guess) =>
    `Carta ${slot} de ${whom(name)}: ${guess === 'yes' ? 'crees que sí' : guess === 'no' ? 'crees que no' : 'sin suponer'}`,
  'kd.impossible': 'no es posible',
  'kd.laidAway': 'Sucesos que viste apartar',
  'kd.lesson': 'Consejo',
  'kd.lessonRead': 'Entendido',
  'kd.lessonsOff': 'Ocultar consejos',
  'kd.lesson.choose':
    'Juegas con un caballero, que reúne cartas, y con una doncella, que regala las suyas a los caballeros de los demás.',
  'kd.lesson.discardEvent':
    'Como Arthur ves tres sucesos. Aparta el que menos te guste. Merlin elige uno de los otros dos. Un desastre quita cartas. Los demás dan fama por las cartas que nombran.',
  'kd.lesson.revealEvent':
    'Como Merlin eliges el suceso de esta ronda. Después solo tú verás quién dio cada carta. A cambio, tomas la tuya al final.',
  'kd.lesson.favour':
    'Tu carta de Servicio nombra una caballería para este tipo de suceso. Si alguien la ofrece, gana 1 más. Se muestra después del deber y la traición.',
  'kd.lesson.give':
    'Tu doncella regala en secreto una de sus nueve cartas. Cuando un mismo caballero tiene bastantes cartas suyas, ganas. Los escudos pequeños muestran qué caballeros aún no tienen la carta.',
  'kd.lesson.select':
    'Pide una carta que tu caballero no tenga. Solo Merlin ve quién la dio. Si es de tu propia doncella, Merlin dice que no y todos lo oyen. Con siete cartas ganas, pero no tomes demasiadas de la misma doncella.',
  'kd.lesson.contest':
    'Tus cartas que el suceso nombra ya se han ofrecido. Si alguien ofrece una carta que tú también tienes, puedes justar por ella. Necesitas al menos 1 de fama.',
  'kd.lesson.exchange':
    'Elige un golpe en secreto. Si los dos son iguales, la carta cambia de dueño y hay otro asalto. Si son distintos, quien tiene la carta la conserva y recibe 1 de fama. Si te rindes, la carta es del otro y nadie paga.',
  'kd.lesson.replace': 'Has perdido tu carta en la justa. Puedes pedir otra ahora mismo.',
  'kd.lesson.disaster':
    'Cada cual pone en secreto sus cartas nombradas boca arriba o boca abajo. El lado con más cartas se pierde. Cada carta del otro lado se queda, pero cuesta 2 de fama.',
  'kd.lesson.faces':
    'Las armas o virtudes nombradas se reparten 6 de fama. Quien traiciona en solitario quita 1 a cada carta leal. Si traicionan varios, ganan menos. La tabla muestra lo que ganarías.',
  'kd.lesson.take': 'Tu doncella ha conquistado a su caballero. Recupera una de sus cartas para tu mano.',
  'kd.lesson.side':
    'El primero de la clasificación manda el bando de Arthur y el segundo, el de Mordred. El bando menor no sufre daño en las primeras rondas.',
  'kd.lesson.fight':
    'Todos juegan una carta a la vez. Las armas vencen a los vasallos, los vasallos a las virtudes y las virtudes a las armas. Dos iguales se hieren. Si no te quedan cartas en la mano, quedas fuera. Gana quien aguanta hasta el final.',
  'kd.wait.favour': (who) => `${who} es Arthur y elige una carta de Servicio.`,
  'kd.wait.select': (who) => `${who} pide una carta a Merlin.`,
  'kd.wait.contest': (who) => `${who} puede retar por una carta ofrecida.`,
  'kd.wait.replace': (who) => `${who} perdió una carta en la justa y puede pedir otra.`,
  'kd.wait.sealed': (count, of) => `Han elegido ${count} de ${of} jugadores.`,
  'kd.ask.over': 'La partida ha terminado.',
  'kd.ask.sealed': 'Ya has elegido.',
  'kd.ask.choose': 'Elige un caballero y una doncella',
  'kd.ask.discardEvent': 'Eres Arthur: elige un suceso para apartarlo',
  'kd.ask.revealEvent': 'Eres Merlin: elige el suceso de esta ronda',
  'kd.ask.favour': 'Elige una carta de Servicio y déjala boca abajo',
  'kd.ask.give': 'Elige la carta que regala tu doncella',
  'kd.ask.select': 'Elige una carta para pedírsela a Merlin',
  'kd.ask.contest': 'Reta a alguien por una carta o termina',
  'kd.ask.exchange': (isYours, other) =>
    isYours ? `Golpea distinto que ${other} para conservar la carta` : `Golpea igual que ${other} para quitarle la carta`, // prettier-ignore
  'kd.ask.replace': 'Has perdido tu carta. Pide otra o ninguna.',
  'kd.ask.disaster': 'Pon tus cartas boca arriba o boca abajo. El lado mayor se pierde.',
  'kd.ask.faces': '¿Deber o traición?',
  'kd.ask.take': 'Elige un regalo tuyo y recupéralo para la batalla',
  'kd.ask.side': '¿Luchas por Arthur o por Mordred?',
  'kd.ask.fight': (round) => `Camlann, ronda ${round}: elige la carta que lucha`,
  'kd.why.taken': (name) => `${name} ya ${verb(name, 'ha', 'has')} tomado esta carta.`,
  'kd.why.given': (chivalry, name) =>
    `${name} ${verb(name, 'tiene', 'tienes')} ${chivalry} de tu doncella. Regala otra carta.`,
  'kd.why.turn': (name) => (isYou(name) ? 'Te toca pedir a ti.' : `Le toca pedir a ${name}.`),
  'kd.why.has': (chivalry) => `Tu caballero ya tiene ${chivalry}. Pide una carta que no tenga.`,
  'kd.why.lacks': (chivalry) => `Tu caballero no tiene ${chivalry}, así que no puede justar por ella.`,
  'kd.why.denied': 'Merlin ya ha dicho que no: esta carta es de tu propia doncella.',
  'kd.why.own': 'Esta carta solo puede ser de tu propia doncella, y ella no regala a su propio caballero.',
  'kd.why.strict': 'Hay una carta que puedes pedir, y en esta mesa debes pedirla.',
  'kd.why.noWorship': 'Para retar necesitas al menos 1 de fama, y no tienes ninguna.',
  'kd.why.firstExchange': 'El reto es tuyo, así que no puedes rendirte en el primer asalto.',
  'kd.why.challenged': 'Ya ha habido una justa por esta carta en esta fase.',
  'kd.why.seat': (seat, seats) => `No hay asiento ${seat}. Esta mesa tiene ${seats}.`,
  'kd.why.nobody': 'No existe ese caballero o esa doncella.',
  'kd.why.service': 'Solo hay tres cartas de Servicio.',
  'kd.why.chooses': (name) => (isYou(name) ? 'Te toca elegir a ti.' : `Le toca elegir a ${name}.`),
  'kd.why.events': (events) => `No tienes este suceso. Tienes ${events}.`,
  'kd.why.noPile': 'A tu doncella no le quedan cartas que regalar.',
  'kd.why.noSlot': (slot, slots) =>
    `No hay carta ${slot} a la vista. ${slots === 1 ? 'Hay 1 carta' : `Hay ${slots} cartas`}.`,
  'kd.why.faces': (event, cards) =>
    cards === '' ? `Ninguna de tus cartas cuenta en este suceso (${event}).` : `En este suceso (${event}) solo puedes poner ${cards}.`, // prettier-ignore
  'kd.why.noJousts': 'Esta partida se juega sin justas.',
  'kd.why.stake': 'Solo puedes retar por una carta que otro jugador ha tomado u ofrecido.',
  'kd.why.joust': (one, other) =>
    `En esta justa ${isYou(one) ? 'te enfrentas' : `${one} se enfrenta`} a ${whom(other)}.`,
  'kd.why.take': (lady, needed) =>
    `Solo puedes tomar una carta de ${lady}, de un caballero que tenga al menos ${needed} de ella.`,
  'kd.why.leads': (arthurs, mordreds) =>
    `${arthurs} ${verb(arthurs, 'manda', 'mandas')} el bando de Arthur; ${isYou(mordreds) ? 'tú mandas' : `${mordreds} manda`} el de Mordred. Solo eligen los demás.`,
  'kd.why.lost': (round) =>
    round === 0 ? 'No te quedaban cartas al empezar la batalla.' : `Quedaste fuera en la ronda ${round} de la batalla.`,
  'kd.why.hand': (cards) => `No tienes esta carta en la mano. Tienes ${cards}.`,
  'kd.ask.denied': 'Negada: esa carta es de tu propia doncella. Pide otra.',
  'kd.wait.discardEvent': (who) => `${who} es Arthur y mira tres sucesos.`,
  'kd.wait.revealEvent': (who) => `${who} es Merlin y elige el suceso.`,
  'kd.wait.others': 'Los demás están eligiendo.',
  'kd.move.choose': (knight, damosel) => `Jugar con ${knight} y ${damosel}`,
  'kd.move.discardEvent': (event) => `Apartar ${event}`,
  'kd.move.revealEvent': (event) => `Revelar ${event}`,
  'kd.move.favour': (card, names) => `Carta de Servicio ${card}: ${names}`,
  'kd.move.give': (chivalry) => `Regalar ${chivalry}`,
  'kd.move.ask': (slot, chivalry) => `Pedir la carta ${slot}, ${chivalry}`,
  'kd.move.challenge': (slot, chivalry, who) => `Retar a ${who} por la carta ${slot}, ${chivalry}`,
  'kd.move.none': 'No tomar carta',
  'kd.move.contest': (chivalry, who) => `Retar a ${who} por ${chivalry}`,
  'kd.move.done': 'Terminar',
  'kd.move.high': 'Golpe alto',
  'kd.move.low': 'Golpe bajo',
  'kd.move.decline': 'Rendirse',
  'kd.move.duty': 'Deber: todas boca arriba',
  'kd.move.betrayal': (chivalries) => `Traicionar con ${chivalries}`,
  'kd.move.up': 'Todas boca arriba',
  'kd.move.down': (chivalries) => `Poner ${chivalries} boca abajo`,
  'kd.move.take': (chivalry, who) => `Recuperar ${chivalry} de ${who}`,
  'kd.move.arthur': 'Luchar por Arthur',
  'kd.move.mordred': 'Luchar por Mordred',
  'kd.move.fight': (chivalry) => `Luchar con ${chivalry}`,
  'kd.worth.lacking': (names) => (names === '' ? 'todos los caballeros la tienen' : `aún no está con ${names}`),
  'kd.worth.faces': (worship, others) =>
    others === 0 ? `${worship} de fama` : `${worship} si ${othersBetray(others)}`,
  'kd.worth.earned': (count, needed, ladies) => `caballería ${count} de ${needed}, de ${ladies}`,
  'kd.worth.event': (own, of, isDisaster) =>
    isDisaster ? `${counted(own, 'carta tuya', 'cartas tuyas')} en peligro` : `tienes ${own} de sus ${of} cartas`,
  'kd.log.roles': (round, arthur, merlin) =>
    `Ronda ${round}. ${arthur} ${verb(arthur, 'es', 'eres')} Arthur; Merlin ${isYou(merlin) ? 'eres tú' : `es ${merlin}`}.`,
  'kd.log.court': (name, knight, damosel) => `${name} ${verb(name, 'juega', 'juegas')} con ${knight} y ${damosel}.`,
  'kd.log.renewed': 'Los doce sucesos se barajan en un mazo nuevo.',
  'kd.log.drew': (name) => `${name} ${verb(name, 'roba', 'robas')} tres sucesos.`,
  'kd.log.handed': (name, to) =>
    `${name} ${verb(name, 'aparta', 'apartas')} un suceso y ${isYou(to) ? 'te pasa dos' : `${verb(name, 'pasa', 'pasas')} dos a ${to}`}.`,
  'kd.log.revealed': (name, event) => `${name} ${verb(name, 'revela', 'revelas')} ${event}.`,
  'kd.log.favoured': (name) => `${name} ${verb(name, 'deja', 'dejas')} una carta de Servicio boca abajo.`,
  'kd.log.displayed': (chivalries) => `A la vista: ${chivalries}.`,
  'kd.log.granted': (name, chivalry) =>
    `${name} ${verb(name, 'pide', 'pides')} la carta de ${chivalry} y la ${verb(name, 'recibe', 'recibes')}.`,
  'kd.log.denied': (name, chivalry) =>
    `${name} ${verb(name, 'pide', 'pides')} la carta de ${chivalry}. Negada: es de ${verb(name, 'su', 'tu')} propia doncella.`,
  'kd.log.wentWithout': (name) => `${name} no ${verb(name, 'toma', 'tomas')} carta esta ronda.`,
  'kd.log.earned': (name, chivalry, damosel) =>
    isYou(name) ? `Tu ${chivalry} es un regalo de ${damosel}.` : `${damosel} le dio ${chivalry} a ${name}.`,
  'kd.log.wentHome': (chivalry, damosel) => `${chivalry} de ${damosel} vuelve a su mazo.`,
  'kd.log.offered': (name, chivalries) =>
    chivalries === '' ? `${name} no ${verb(name, 'tiene', 'tienes')} nada que ofrecer.` : `${name} ${verb(name, 'ofrece', 'ofreces')} ${chivalries}.`, // prettier-ignore
  'kd.log.done': (name) => `${name} ${verb(name, 'ha', 'has')} terminado.`,
  'kd.log.faces': (name, up, down) =>
    `${name} ${[up && `${verb(name, 'deja', 'dejas')} ${up} boca arriba`, down && `${verb(name, 'pone', 'pones')} ${down} boca abajo`].filter(Boolean).join(' y ')}.`, // prettier-ignore
  'kd.log.disaster': (up, down) => `Hay ${counted(up, 'carta', 'cartas')} boca arriba y ${down} boca abajo.`,
  'kd.log.paid': (name, worship) => `${name} ${verb(name, 'paga', 'pagas')} ${worship} de fama.`,
  'kd.log.service': (names) => `La carta de Servicio nombra ${names}.`,
  'kd.log.worship': (name, worship) =>
    worship === 0 ? `${name} no ${verb(name, 'gana', 'ganas')} fama.` : `${name} ${verb(name, 'gana', 'ganas')} ${worship} de fama.`, // prettier-ignore
  'kd.log.challenged': (name, against, chivalry) =>
    isYou(against) ? `${name} te reta a una justa por ${chivalry}.` : `${name} ${verb(name, 'reta', 'retas')} a ${against} a una justa por ${chivalry}.`, // prettier-ignore
  'kd.thrust.high': (name) => verb(name, 'golpea alto', 'golpeas alto'),
  'kd.thrust.low': (name) => verb(name, 'golpea bajo', 'golpeas bajo'),
  'kd.thrust.decline': (name) => verb(name, 'se rinde', 'te rindes'),
  'kd.log.thrust': (name, one, against, other) => `${name} ${one}; ${isYou(against) ? 'tú' : against} ${other}.`,
  'kd.log.jousted': (name, paid) =>
    `${name} ${verb(name, 'tiene', 'tienes')} la carta${paid > 0 ? ` y ${verb(name, 'recibe', 'recibes')} ${paid} de fama` : ''}.`,
  'kd.log.scored': (name, given, earned, worship) =>
    `${name} ${verb(name, 'lleva', 'llevas')} ${counted(given, 'regalo', 'regalos')} a un mismo caballero, ${counted(earned, 'caballería', 'caballerías')} y ${worship} de fama.`,
  'kd.log.ranked': (ranking) => `La clasificación: ${ranking}.`,
  'kd.log.took': (name, chivalry, from) =>
    isYou(from) ? `${name} te quita ${chivalry}.` : `${name} ${verb(name, 'recupera', 'recuperas')} ${chivalry} de ${from}.`, // prettier-ignore
  'kd.log.sides': (arthurs, mordreds) => `Por Arthur: ${arthurs}. Por Mordred: ${mordreds}.`,
  'kd.log.fought': (name, chivalry, fate) =>
    `${name} ${verb(name, 'juega', 'juegas')} ${chivalry}. La carta queda ${fate}.`,
  'kd.log.recovered': (name, chivalry) => `${name} ${verb(name, 'recupera', 'recuperas')} ${chivalry}.`,
  'kd.log.lost': (name) => `${name} no ${verb(name, 'tiene', 'tienes')} cartas en la mano y ${verb(name, 'queda', 'quedas')} fuera.`, // prettier-ignore
  'kd.log.broken': 'Solo queda un bando. Ahora luchan todos contra todos.',
  'kd.log.elected': (name) =>
    isYou(name) ? 'A nadie le quedan cartas. La suerte te elige a ti.' : `A nadie le quedan cartas. La suerte elige a ${name}.`, // prettier-ignore
  'kd.log.won': (name) => `¡${name} ${verb(name, 'gana', 'ganas')} en Camlann!`,
  'kd.because.given': (needed) => `hacen falta ${needed} regalos a un mismo caballero`,
  'kd.because.gifts': (count, knight, cards) => `${knight} tiene ${count}: ${cards}`,
  'kd.because.earned': (needed) => `hacen falta ${needed} caballerías`,
  'kd.because.worship': (needed) => `hacen falta ${needed} de fama`,
  'kd.because.ifGranted': (chivalry) => `${chivalry}, si la recibes`,
  'kd.because.prospect': (worship, others) => `${worship} más si ${others}`,
  'kd.wins': (name) => `¡${name} ${verb(name, 'gana', 'ganas')} la partida!`,
  'kd.tvWin': 'Se gana con',
  'kd.tvRace': 'Más cerca de ganar',
  'kd.tv.given': (of) => `${of} regalos`,
  'kd.tv.earned': (of) => `${of} caballerías`,
  'kd.tv.worship': (of) => `${of} de fama`,
  'kd.result.won': (victory) => (victory === 0 ? '¡Has ganado!' : `¡Has ganado! (${VICTORY_NAMES[victory]})`),
  'kd.result.place': (place, winner, victory) =>
    `Quedaste en el ${place}.º lugar. Gana ${winner}${victory === 0 ? '' : ` (${VICTORY_NAMES[victory]})`}.`,
  'kd.share': (ranking) => `Caballeros y Doncellas en Errantry\n${ranking}`,
  'kd.grade': (worship) => `${worship} de fama`,
};

export const text: Text<Says> = { t: es };
