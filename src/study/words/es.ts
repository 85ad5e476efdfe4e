/** What the page of a study says, in Spanish. */
import type { StudySays } from './en.ts';

export const studyEs: StudySays = {
  title: (game) => `${game}: un estudio`,
  about: (games, level, players) =>
    `${games} partidas entre bots de nivel ${level}, con ${players} jugadores. Los bots solo ven lo que vería una persona en su asiento.`,
  brief: 'En pocas palabras',
  numbers: 'Los números',
  players: (n) => (n === 1 ? '1 jugador' : `${n} jugadores`),
  interval: 'La línea que cruza cada punto es su intervalo del 95 %.',
  filled:
    'Un punto lleno es claro: el azar apenas lo daría, ni siquiera entre tantos. Un punto hueco puede ser casualidad.',
  levels: {
    random: 'al azar',
    beginner: 'principiante',
    easy: 'fácil',
    medium: 'medio',
    hard: 'difícil',
    expert: 'experto',
  },
  points: 'puntos',
  moments: 'jugadas',
  more: (count) => `Hay ${count} más, todos en el medio: están en los números de abajo.`,

  seats: '¿Importa quién empieza?',
  seatsText: (n) => `Victorias según el orden de turno con ${n} jugadores. La línea vertical es la parte justa.`,
  place: (place) => ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto'][place] ?? `N.º ${place + 1}`,
  wins: 'Parte de las victorias',
  pointsApart: 'Puntos frente a la media',
  seatsFair: 'Ningún lugar en el orden de turno tiene una ventaja clara.',
  seatClear: (place, players, share, fair) =>
    `Con ${players} jugadores, quien juega ${place.toLowerCase()} gana el ${share}; lo justo es el ${fair}.`,

  length: '¿Cuánto dura?',
  lengthText: (moments) => `Cuántas ${moments} tiene una partida.`,
  lengthLine: (players, moves, choices) =>
    `${players}: ${moves} jugadas en total y ${choices} decisiones reales por jugador.`,
  choicesEach: 'Decisiones por jugador',
  moves: 'Jugadas',
  mean: (value) => `media ${value}`,
  half: 'Mediana',
  nineOfTen: '10 % a 90 %',

  spread: '¿Cuánta distancia hay entre los jugadores?',
  scoresOf: (points) => `Resultado final de cada jugador, en ${points}`,
  marginOf: (points) => `Entre el primero y el segundo, en ${points}`,
  spreadText: 'Las columnas muestran cuántas veces salió cada resultado.',
  marginLine: (players, margin, points) =>
    `${players}: en la mitad de las partidas la distancia entre el primero y el segundo es de ${margin} o menos (${points}).`,

  lead: '¿Cuándo se decide?',
  leadText: 'Cuántas veces gana al final quien va en cabeza en este momento.',
  leadAxis: 'Parte de la partida ya jugada',
  decidedText: 'Desde cuándo el ganador va en cabeza hasta el final.',
  decidedAxis: 'Parte de la partida ya jugada (%)',
  leadLine: (players, changes, behind, last) =>
    `${players}: la cabeza cambia ${changes} veces. A mitad de partida el ganador iba por detrás en el ${behind} de las partidas, y el último en el ${last}.`,
  changes: 'Cambios de cabeza',
  decided: 'Decidida tras (mediana)',
  behind: 'El ganador iba por detrás a la mitad',
  last: 'El ganador iba el último a la mitad',

  choices: '¿Importan las decisiones?',
  forced: 'Forzada: solo hay una jugada posible',
  meaningful: 'Importa: una jugada al azar cuesta algo',
  open: 'Sin coste claro en estas partidas',
  choicesText:
    'En cada partida volvimos a una decisión, hicimos otra jugada válida elegida al azar y dejamos que los bots siguieran. La imagen muestra lo que costó esa jugada.',
  choiceLine: (forced, meaningful) =>
    `El ${forced} de las decisiones son forzadas. El ${meaningful} de las reales son de un tipo en que una jugada al azar cuesta algo claramente.`,
  chance: 'probabilidad de ganar',
  lotLine: (what, effect) => `Lo que cambia de media una decisión tomada al azar (${what}): ${effect}.`,
  lotWin: 'Cambio en la probabilidad de ganar (puntos porcentuales)',
  lotPoints: (points) => `Cambio en ${points}`,
  kind: 'Decisión',
  perGame: 'Por partida',
  possible: 'Jugadas válidas',
  tried: 'Pruebas',

  skill: '¿Cuánto decide la habilidad?',
  skillText: (games, players) =>
    `Cuántas veces un bot del nivel de la izquierda acaba por delante de uno del nivel de arriba; el 50 % es igualdad. ${games} partidas por pareja, con ${players} jugadores.`,
  skillLine: (stronger, weaker, ahead, low, high) =>
    `El nivel ${stronger} acaba por delante del nivel ${weaker} en el ${ahead} de las partidas (de ${low} a ${high}).`,
  skillGames: (stronger, weaker, games) =>
    `Para distinguir el nivel ${stronger} del nivel ${weaker} por sus resultados hacen falta unas ${games} partidas.`,
  skillEven: (stronger, weaker) =>
    `Estas partidas no muestran una diferencia clara entre el nivel ${stronger} y el nivel ${weaker}.`,
  stronger: 'Más fuerte',
  weaker: 'Más débil',
  ahead: 'Acaba por delante',

  deal: '¿Cuánto vale el reparto?',
  dealText:
    'Solo el azar decide qué recibe cada uno, así que quienes tienen una carta y quienes no la tienen no se distinguen en nada más. La diferencia entre sus resultados es, por tanto, el efecto de la carta y no de quien la quería.',
  dealWin: 'Cambio en la probabilidad de ganar (puntos porcentuales)',
  dealPoints: (points) => `Cambio en ${points}`,
  dealAll: (points) => `Cambio para cada jugador, en ${points}`,
  dealNone: (name) => `${name}: nada tiene un efecto claro.`,
  dealClear: (name, best, effect) => `${name}: el mayor efecto claro es el de «${best}»: ${effect}.`,
  dealt: 'Veces',
  feature: 'Qué',

  tied: '¿Y si nunca lo haces?',
  tiedText: (games, players) =>
    `Un jugador cumple una restricción y los demás juegan libremente. ${games} partidas con ${players} jugadores, cada una comparada con el mismo reparto jugado libremente.`,
  tiedLine: (name, effect) => `Lo que más cuesta es «${name}»: ${effect}.`,
  tiedNone: 'Ninguna restricción cambia claramente la probabilidad de ganar.',
  restriction: 'Restricción',

  compared: '¿Y si las reglas fueran otras?',
  comparedText: (games, players) =>
    `Otras opciones y componentes cambiados, ${games} partidas cada uno con ${players} jugadores. Cada partida se compara con el mismo reparto bajo las reglas estudiadas.`,
  measures: {
    points: 'Puntos',
    margin: 'Del primero al segundo',
    moves: 'Jugadas',
    moments: 'Duración',
    changes: 'Cambios de cabeza',
    decided: 'Decidida (%)',
    choices: 'Decisiones de cada uno',
    first: 'Gana el primero en jugar (%)',
  },
  before: 'Ahora',
  relative: 'Cambio en porcentaje de lo que hay ahora',
  skillSteps: 'Cada nivel contra el anterior',
  nothing: 'Nada cambia claramente.',

  rules: '¿Qué reglas nunca importaron?',
  rulesText: (games) =>
    `Estas reglas pueden impedir una jugada. En ${games} partidas no impidieron nada de lo que se intentó, ni fueron el motivo de ningún suceso ni de ningún punto.`,
  rulesNone: 'Todas las reglas que pueden impedir una jugada lo hicieron, o fueron el motivo de algo.',
  rulesRest: (count) =>
    `Otras ${count} reglas describen los componentes o actúan sin decir nada: estas partidas no pueden mostrar si importan.`,
  rulesCount: (count) =>
    count === 1
      ? '1 regla que puede impedir una jugada nunca importó.'
      : `${count} reglas que pueden impedir una jugada nunca importaron.`,
  rulesBusy: 'Reglas en acción',
  rule: 'Regla',
  refused: 'Impidió',
  applied: 'Se aplicó',

  method: 'Cómo se hizo',
  command: 'Repítelo con este comando. La misma semilla da los mismos números:',
  methodLines: [
    'Todos los intervalos son del 95 %. Proporciones: Wilson. Medias: normal. Efectos del reparto: diferencias con el mismo número de jugadores, con los errores sumados partida a partida.',
    '«Claro» significa: sigue siendo improbable que sea casualidad (menos del 5 % para todos los resultados de una imagen juntos) tras la corrección de Holm por mirar muchas cosas.',
    'Las comparaciones juegan los mismos repartos que las partidas principales, así que la suerte del reparto se anula.',
    'Todos los números describen a bots. Las personas juegan de otra manera: tómalos como una pista de dónde mirar, no como un veredicto.',
  ],
  json: 'Todos los números están en el archivo JSON junto a esta página.',

  briefSeat: (place, players) => `de las victorias son de quien juega ${place.toLowerCase()} de ${players}`,
  briefFair: 'todos los asientos ganan lo justo, hasta donde muestran estas partidas',
  fair: 'Justo',
  briefChoices: 'decisiones reales por jugador',
  briefMargin: (points) => `${points} entre el primero y el segundo; la mitad de las veces, menos`,
  briefDecided: 'de la partida se ha jugado cuando el ganador toma la cabeza definitivamente (mediana)',
  briefBehind: 'de los ganadores iban por detrás a mitad de partida',
  briefLot: (low, high) => `probabilidad de ganar si una decisión se toma al azar (${low} a ${high})`,
  briefLotPoints: (points, low, high) => `${points} si una decisión se toma al azar (${low} a ${high})`,
  briefSkill: (stronger, weaker) => `de las veces el nivel ${stronger} acaba por delante del nivel ${weaker}`,
  briefRules: 'reglas que pueden impedir una jugada nunca importaron',
};
