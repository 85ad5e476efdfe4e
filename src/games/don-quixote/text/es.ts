/** The texts of Don Quixote's board in Spanish. */
import { isYou, type Text, verb } from '../../../core/text.ts';
import type { Says } from './en.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => counted(count, 'punto', 'puntos');
const SANCHO = 'Sancho Panza';
const isFeminine = (tile: string): boolean => /^(iglesia|loseta)/.test(tile);
/** Sancho Panza is a name, and takes no article. */
const the = (tile: string): string => (tile === SANCHO ? tile : `${isFeminine(tile) ? 'la' : 'el'} ${tile}`);
const The = (tile: string): string => (tile === SANCHO ? tile : `${isFeminine(tile) ? 'La' : 'El'} ${tile}`);
const a = (tile: string): string => (tile === SANCHO ? `a ${tile}` : `${isFeminine(tile) ? 'una' : 'un'} ${tile}`);
const enough = (one: string, many: string, have: number, need: number, where = ''): string => {
  const told =
    have < need
      ? `${have} de ${counted(need, one, many)}`
      : `${counted(have, one, many)}, ${need === 1 ? 'basta' : 'bastan'} ${need}`;
  return where === '' ? told : `${told} (${where})`;
};
const knights = (have: number, need: number, where?: string): string =>
  enough('caballero unido', 'caballeros unidos', have, need, where);
const shields = (have: number, need: number, where?: string): string =>
  enough('escudo de guardia', 'escudos de guardia', have, need, where);

const es: Says = {
  'option.don-quixote.sanchoPansa': 'Con Sancho Panza',
  'option.don-quixote.sanchoPansa.about':
    'Cada cual recibe una loseta más, que une todos los caminos. Puedes colocarla una vez, en lugar de una de tus losetas.',
  'option.don-quixote.sameDraw': 'Las mismas losetas para todos',
  'option.don-quixote.sameDraw.about': 'Todos descubren las mismas losetas: solo cuenta lo que elige cada cual.',
  'dq.where': (round, turn) => `Ronda ${round} · turno ${turn} de 22`,
  'dq.keys': '1–9 eligen una loseta, las flechas la mueven, R la gira, Intro la coloca y Escape la suelta.',
  'dq.askTile': (field) => `Elige una loseta para ${field}`,
  'dq.askLast': (field) => `Coloca tu última loseta en ${field}`,
  'dq.chosen': (tile, field) => `¿Colocar ${tile === SANCHO ? `a ${tile}` : the(tile)} en ${field}?`,
  'dq.watch': (field) => `Todos eligen una loseta para ${field}.`,
  'dq.sealed': 'Ya has elegido. Todas las losetas se muestran a la vez.',
  'dq.over': 'La partida ha terminado.',
  'dq.noCard': 'No hay carta, así que solo se puede contar la puntuación.',
  'dq.cardToCome': 'Está a punto de descubrirse la próxima carta.',
  'dq.lay': (field) => `Colocar en ${field}`,
  'dq.turnTile': 'Girar',
  'dq.turnTip': 'Pone la loseta al revés. También puedes tocarla otra vez o pulsar R.',
  'dq.really': '¿La colocas? Después no se puede mover.',
  'dq.hand': 'Tus losetas',
  'dq.faceDown': (count) => `${counted(count, 'loseta', 'losetas')} boca abajo`,
  'dq.downTip': (what) => `${what} aún boca abajo`,
  'dq.tracker.laid': 'Colocadas',
  'dq.tracker.up': 'Boca arriba',
  'dq.tracker.down': 'Boca abajo, sin orden',
  'dq.tracker.gone': 'Fuera del juego',
  'dq.tracker.fields': (fields) => (fields === '' ? 'Esta es la última casilla.' : `Casillas por venir: ${fields}`),
  'dq.aside': 'para la última casilla',
  'dq.asideTip': 'Esta loseta va en la última casilla de la partida. Para ella no se puede elegir otra.',
  'dq.principality': (name) => (isYou(name) ? 'Tu principado' : `Principado de ${name}`),
  'dq.yourPrincipality': 'Tu principado',
  'dq.enlarge': (name) => (isYou(name) ? 'Ver tu principado' : `Ver el principado de ${name}`),
  'dq.backToYours': 'Volver a tu principado',
  'dq.field.empty': (field) => `${field}: vacía`,
  'dq.field.asked': (field) => `${field}: aquí va la próxima loseta`,
  'dq.field.sealed': (field) => `${field}: una loseta boca abajo`,
  'dq.field.tile': (field, tile) => `${field}: ${tile}`,
  'dq.field.layHere': (field, tile) => `Colocar ${tile} en ${field}`,
  'dq.church': 'iglesia',
  'dq.windmill': 'molino',
  'dq.knight': (count) => `caballero de ${counted(count, 'escudo', 'escudos')}`,
  'dq.castle': (value) => `castillo de ${value}`,
  'dq.sancho': SANCHO,
  'dq.hiddenTile': 'loseta oculta',
  'dq.upper': 'caminos arriba',
  'dq.lower': 'abajo',
  'dq.inUpper': (what) => `${what} arriba`,
  'dq.inLower': (what) => `${what} abajo`,
  'dq.road': (from, to) => `${from} a ${to}`,
  'dq.end.knight': 'caballero',
  'dq.end.church': 'iglesia',
  'dq.end.windmill': 'molino',
  'dq.end.castle': 'castillo',
  'dq.end.none': 'cruce',
  'dq.end.top': 'arriba',
  'dq.end.bottom': 'abajo',
  'dq.end.left': 'izquierda',
  'dq.end.right': 'derecha',
  'dq.end.other': 'centro',
  'dq.guard': 'monta guardia',
  'dq.noGuardHere': 'aquí no monta guardia',
  'dq.guardTip': 'Un caballero monta guardia cuando su propio camino llega al borde del tablero.',
  'dq.ends': (count) => `Caminos abiertos: ${count}`,
  'dq.endsTip': 'Lugares donde tus caminos aún pueden crecer',
  'dq.network': (gives, ends) =>
    `Estos caminos ${gives === '' ? 'aún no dan nada' : `dan ${gives}`}. Abiertos: ${ends}`,
  'dq.gives': (category, given) => `${given} por ${category}`,
  'dq.noGuard': 'no monta guardia: su propio camino no llega al borde',
  'dq.cat.castle6': 'Castillo de 6',
  'dq.cat.castle4': 'Castillo de 4',
  'dq.cat.churches': 'Iglesias',
  'dq.cat.windmills': 'Molinos',
  'dq.cat.defense': 'Defensa',
  'dq.cat.knightGroup': 'Caballeros',
  'dq.about.castle6': (need) =>
    `6 puntos si al menos ${need === 1 ? '1 caballero está unido' : `${need} caballeros están unidos`} al castillo de 6 por camino.`,
  'dq.about.castle4': (need) =>
    `4 puntos si al menos ${need === 1 ? '1 caballero está unido' : `${need} caballeros están unidos`} al castillo de 4 por camino.`,
  'dq.about.churches': '2 iglesias unidas dan 1 punto cada una; 3 o más, 2 puntos cada una. Cuentan todos los grupos.',
  'dq.about.windmills': '2 molinos unidos dan 1 punto cada uno; 3 o más, 2 puntos cada uno. Cuentan todos los grupos.',
  'dq.about.defense': (need) =>
    `5 puntos si tus guardias tienen al menos ${need} escudos. Un caballero monta guardia cuando su propio camino llega al borde.`,
  'dq.about.knightGroup': 'Solo en la ronda 3: tu mejor grupo de caballeros unidos da 1 punto por cada escudo.',
  'dq.of.castle6': (have, need) => knights(have, need),
  'dq.of.castle4': (have, need) => knights(have, need),
  'dq.of.churches': (groups, alone) =>
    groups === '' ? `${alone} sin unir` : `${groups} unidas${alone === 0 ? '' : `, ${alone} sin unir`}`,
  'dq.of.windmills': (groups, alone) =>
    groups === '' ? `${alone} sin unir` : `${groups} unidos${alone === 0 ? '' : `, ${alone} sin unir`}`,
  'dq.of.defense': (have, need) => shields(have, need),
  'dq.of.knightGroup': (have) => (have === 0 ? 'ninguno unido' : `${have} unidos`),
  'dq.of.later': 'puntúa en la ronda 3',
  'dq.of.none': 'aún no hay',
  'dq.now': 'Tu puntuación si la ronda acabara ahora',
  'dq.total': 'Total',
  'dq.totalTip': 'Puntos de las rondas ya puntuadas',
  'dq.pastTip': (rounds) => `En las rondas anteriores: ${rounds}`,
  'dq.sum': 'Esta ronda',
  'dq.thisRound': (round) => `Ronda ${round} hasta ahora`,
  'dq.change': (change) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'),
  'dq.changeTip': (change) =>
    change > 0 ? `Esta loseta te da ${points(change)} más.` : `Esta loseta te cuesta ${points(-change)}.`,
  'dq.scoring': (round) => `Puntuación de la ronda ${round}`,
  'dq.scoringNext': 'Siguiente',
  'dq.scoringSkip': 'Saltar',
  'dq.scoringDone': 'Continuar',
  'dq.scoringResult': 'Ver el resultado',
  'dq.points': points,
  'dq.because.castle': (fields, have, need) => knights(have, need, fields),
  'dq.because.group': (fields, have, given) =>
    given === 0 ? `${fields} sin unir` : `${have} en un grupo, ${points(given / have)} por cada pieza (${fields})`,
  'dq.because.noGroup': 'aún no hay en el tablero',
  'dq.because.defense': (fields, have, need) => shields(have, need, fields),
  'dq.because.knights': (fields, given) =>
    given === 0 ? 'no hay dos caballeros unidos' : `${given} escudos en caballeros unidos (${fields})`,
  'dq.grade.none': 'Más de 70 es muy bueno.',
  'dq.grade.very-good': '¡Muy buen resultado!',
  'dq.grade.rare': '¡Un resultado poco común!',
  'dq.grade.incredible': '¡Increíble!',
  'dq.result.won': (behind, ahead) => `¡Has ganado, con ${points(ahead)} más que ${behind}!`,
  'dq.result.shared': (names) => `¡Compartes la victoria con ${names}!`,
  'dq.result.place': (place, behind, first) => `Quedaste en el ${place}.º lugar, a ${points(behind)} de ${first}.`,
  'dq.log.castle': (tile, field) => `${The(tile)} está en ${field}.`,
  'dq.log.passedOver': (field) => `${field} toca el castillo de 6, así que cuenta la carta siguiente.`,
  'dq.log.turnedUp': (name, count) =>
    `${name} ${verb(name, 'descubre', 'descubres')} ${counted(count, 'loseta', 'losetas')}.`,
  'dq.log.card': (field, round) => `Ronda ${round}: la próxima casilla es ${field}.`,
  'dq.log.sealed': (name) => `${name} ya ${verb(name, 'ha', 'has')} elegido.`,
  'dq.log.laid': (name, tile, field) => `${name} ${verb(name, 'coloca', 'colocas')} ${a(tile)} en ${field}.`,
  'dq.log.gone': (name, tile) =>
    isYou(name) ? `Tu ${tile} sale del juego.` : `${The(tile)} de ${name} sale del juego.`,
  'dq.log.scored': (name, round, given) =>
    `${name} ${verb(name, 'consigue', 'consigues')} ${points(given)} en la ronda ${round}.`,
  'dq.share': (sum, seed, rounds) => `Don Quijote en Errantry: ${points(sum)} (${rounds})\nReparto: ${seed}`,
  'dq.hindsight.seeking': 'Buscando lo mejor que permitía este reparto …',
  'dq.hindsight.found': (sum, rounds) => `Visto ahora, este reparto permitía al menos ${points(sum)} (${rounds}).`,
  'dq.hindsight.lost': (round, given) => `Donde más perdiste fue en la ronda ${round}: ${points(given)}.`,
  'dq.hindsight.show': 'Ver ese tablero',
  'dq.hindsight.hide': 'Ver tu tablero',
  'dq.kind.knights': (count) => counted(count, 'caballero', 'caballeros'),
  'dq.kind.windmills': (count) => counted(count, 'molino', 'molinos'),
  'dq.kind.churches': (count) => counted(count, 'iglesia', 'iglesias'),
  'dq.roundColumn': (round) => `Ronda ${round}`,
  'dq.explain': 'Cada punto',

  'dq.why.seat': (seat, seats) => `No hay asiento ${seat}. Esta mesa tiene ${seats}.`,
  'dq.why.over': 'La partida ha terminado: las 22 losetas están colocadas.',
  'dq.why.turn': (tile, degrees) => `${The(tile)} no se puede girar ${degrees} grados. Se coloca tal cual o al revés.`,
  'dq.why.castle': (tile, field) => `${The(tile)} se queda en ${field} toda la partida.`,
  'dq.why.faceDown': (tile, hand) => `${The(tile)} aún está boca abajo. Puedes colocar una de estas losetas: ${hand}.`,
  'dq.why.notYet': 'La próxima carta aún no se ha descubierto.',
  'dq.why.noField': 'No hay carta descubierta, así que no hay casilla para una loseta.',
  'dq.why.otherField': (field) => `La carta dice ${field}. Solo puedes colocar una loseta ahí.`,
  'dq.why.fieldTaken': (field) => `Aquí ya hay una loseta, y las losetas no se mueven. La carta dice ${field}.`,
  'dq.why.lies': (tile, field) => `${The(tile)} ya está en ${field}, y las losetas no se mueven.`,
  'dq.why.aside': (tile, card, cards) =>
    `${The(tile)} es para la última casilla, y esta es la carta ${card} de ${cards}. Elige otra loseta.`,
  'dq.why.onlyAside': (tile, field) => `${field} es la última casilla. Ahí solo puede ir tu loseta apartada (${tile}).`,
  'dq.why.chosen': 'Este jugador ya ha elegido.',
  'dq.why.sealed': (tile) => `Ya has elegido ${tile === SANCHO ? `a ${tile}` : the(tile)}. No se puede cambiar.`,
  'dq.why.noSancho': 'En esta partida se juega sin Sancho Panza.',
  'dq.why.gone': (tile) => `${The(tile)} ha salido del juego: Sancho Panza ocupó su lugar.`,
  'dq.why.sanchoOnce': (field) => `Sancho Panza ya está en ${field}. Solo puedes colocarlo una vez.`,
  'dq.why.sanchoTurn': 'Sancho Panza se ve igual de los dos lados: no hace falta girarlo.',
  'dq.verdict.none': (name) => `${name}: aún sin puntos`,
  'dq.verdict.earlier': (before) => `${before} en las rondas 1 y 2`,
  'dq.verdict.untold': 'Faltan los puntos de las rondas anteriores, así que no se puede decir quién ganó.',
  'dq.verdict.noGrades': 'Las partidas con Sancho Panza no se califican.',
  'dq.verdict.winner': (name) => `${name} ${verb(name, 'gana', 'ganas')}.`,
  'dq.verdict.tie': (names) => `${names} comparten la victoria.`,
};

export const text: Text<Says> = { t: es };
