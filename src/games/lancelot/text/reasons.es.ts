/** Why something is refused at Lancelot, who moves next and why, and what a virtue asks for, in Spanish. */
import { contracted, verb } from '../../../core/text.ts';
import type { Reasons } from './reasons.en.ts';

export const reasons: Reasons = {
  'lan.order.seating': 'Los asientos se eligen por turno, desde el primer jugador.',
  'lan.order.magic': (chair) => `La magia se usa por orden de asientos, y sigue ${chair}.`,
  'lan.order.tie': (chair) => `Los empates se resuelven por orden de asientos, y sigue ${chair}.`,
  'lan.order.unfinished': 'Esta cabalgada aún no ha terminado.',
  'lan.order.seat': (chair) => `En la ronda 1 los asientos fijan el orden, y sigue ${chair}.`,
  'lan.order.last': 'El último caballero en mover esta ronda.',
  'lan.order.bottom': (space) => contracted(`Llegó primero a ${space}, así que sale primero.`),
  'lan.order.right': 'El que está más a la derecha en la Fortaleza.',
  'lan.order.ahead': (space) => `El que va más adelante (${space}).`,

  'lan.why.noSuchSeat': (seat, seats) => `No hay asiento ${seat}. En esta mesa juegan ${seats}.`,
  'lan.why.nobodyAsked': 'Nadie tiene que decidir nada ahora.',
  'lan.why.another': (who, why) => `No es tu turno: ahora mueve ${who}. ${why}`,
  'lan.why.over': 'La partida terminó: ya se contó el octavo turno.',
  'lan.why.reserve': (things) => `En la reserva solo hay ${things}.`,

  'lan.why.noSpace': (space) => `No hay casilla ${space} en el camino.`,
  'lan.why.rideOn': (space) => `Tienes que seguir desde ${space}. Solo puedes quedarte en el Grial.`,
  'lan.why.behind': (to, from) => `Ya pasaste ${to} (estás en ${from}). Los caballeros nunca vuelven atrás.`,
  'lan.why.entry': (site, entries, to) => `No puedes entrar en ${site} por ${to}. Entra por ${entries}.`,
  'lan.why.oneTrack': (from, to) =>
    `No puedes ir de ${from} a ${to}. En cada turno usas una sola senda de la Fortaleza.`,
  'lan.why.noStop': 'No has parado en ningún lugar este turno. Para una vez antes de volver a casa.',
  'lan.why.nextSpace': (from, next) => `Desde ${from} la casilla siguiente es ${next}.`,
  'lan.why.tooFar': (to, spaces, reach, whose) =>
    `${to} está a ${spaces} casillas y puedes avanzar ${reach} (${whose}).`,
  'lan.why.nobodyHas': (chair) => `nadie tiene a ${chair}`,
  'lan.why.youHave': (chair) => `tienes a ${chair}`,
  'lan.why.otherHas': (who, chair) => `${who} tiene a ${chair}`,

  'lan.why.notOffered': (offered, wanted) => `Aquí no puedes tomar ${wanted}. Puedes tomar ${offered}.`,
  'lan.why.that': 'eso',
  'lan.why.cards': (count) => `Tienes ${count} de 7 cartas. No puedes tener más de 7.`,
  'lan.why.comeHome': 'Tomas asiento al volver a casa.',
  'lan.why.chairTaken': (chair, who) => `${who} ya ${verb(who, 'tiene', 'tienes')} el asiento de ${chair} este turno.`,
  'lan.why.noCounter': 'No tienes lista la ficha de Morgana. Viene con el asiento de Mordred.',
  'lan.why.stopFirst': 'Para al menos una vez en tu segunda vuelta antes de volver a casa.',
  'lan.why.notMorgana': 'Tu segunda vuelta no puede empezar en Morgana.',
  'lan.why.dismissed': 'Se usó el poder de Morgana mientras estabas en el Grial. Solo puedes volver a casa.',
  'lan.why.grailEnd': (last) =>
    `Tu marcador del Grial está en la casilla ${last}, la última. Solo puedes volver a casa.`,
  'lan.why.restHome': (names) =>
    `Los demás están en casa o en el Grial (en casa: ${names}). Solo puedes volver a casa.`,

  'lan.why.crownTaken': (virtue, who) => `${who} ya ${verb(who, 'coronó', 'coronaste')} ${virtue}.`,
  'lan.why.noMaleagant': 'Nadie tiene la ayuda de Maleagant.',
  'lan.why.maleagantWith': (who) => `${who} ${verb(who, 'tiene', 'tienes')} la ayuda de Maleagant.`,
  'lan.why.noVirtue': (virtue) => `No hay virtud ${virtue}.`,
  'lan.why.discLies': (virtue) => `Ya prometiste ${virtue}.`,
  'lan.why.discLearned': (virtue) => `Ya aprendiste ${virtue}.`,
  'lan.why.noDisc': (virtue) => `No has prometido ${virtue}. Visita antes a Galahad.`,
  'lan.why.learned': (virtue, vp) => `Ya aprendiste ${virtue}, por ${vp} PV.`,
  'lan.why.needs': (virtue, needs, have) => `${virtue} pide ${needs}; tienes ${have}.`,
  'lan.need.exactly': (things) => `exactamente ${things}`,
  'lan.need.orMore': (things) => `${things} o más`,
  'lan.need.asFew': (count, things) => `no tener más ${things} que nadie (${count})`,
  'lan.need.moreThan': (things) => `más de ${things}`,
  'lan.need.atLeast': (things) => `al menos ${things}`,

  'lan.why.notFaceUp': (what, tiles) => `${what} no está ahora en el Dragón. Puedes encontrar: ${tiles}.`,
  'lan.why.thatThing': 'Eso',
  'lan.why.dragonFull': (players) =>
    `El Dragón está completo este turno (${players} de ${players} jugadores). Inténtalo el turno que viene.`,
  'lan.why.noTiles': 'Ahora no hay hazañas en el Dragón.',
  'lan.why.outOfReach': (lacks) => `Aún no puedes pagar ninguna hazaña. ${lacks}.`,
  'lan.why.lacks': (deed, things) => `${deed} (falta: ${things})`,
  'lan.why.short': (deed, things) => `Para ${deed} aún falta: ${things}.`,
  'lan.why.notDemanded': (deed, thing) => `${deed} no cuesta ${thing}, así que no hay nada que ahorrar.`,
  'lan.why.theSword': 'la Espada Excalibur',
  'lan.why.needsSword': (deed) => `Necesitas la Espada Excalibur para ${deed}.`,
  'lan.why.counterOnly': (deed) =>
    `Necesitas la Espada Excalibur para ${deed}. Tu ficha se convierte en la Espada al final de este turno.`,
  'lan.why.rideToDragon': (deed) => `Puedes pagar ${deed}. Cabalga hasta el Dragón para completarla.`,

  'lan.why.lakeDone': 'Un caballero ya estuvo en el Lago este turno. Inténtalo el turno que viene.',
  'lan.why.lakeTaken': (who) =>
    `${who} ya ${verb(who, 'está', 'estás')} en el Lago este turno. Inténtalo el turno que viene.`,
  'lan.why.lakeWay': (counter, here, next) =>
    `Excalibur está en la casilla ${counter} del Lago y tú en la ${here}. Sigue hasta ${next}.`,
  'lan.why.fetched': 'Ya tienes Excalibur. Sal del Lago.',
  'lan.why.have': (things) => `Tienes ${things}.`,
  'lan.why.exchange': (things) => `Elige una carta que tengas (${things}) y otro color para tomarlo a cambio.`,
  'lan.why.won': (who) => `${who} ya ${verb(who, 'ganó', 'ganaste')} esa mayoría.`,
  'lan.why.noTie': (have, most) => `Tienes ${have}, y lo máximo es ${most}.`,
};
