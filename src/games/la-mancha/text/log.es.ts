/** El registro de La Mancha en español. */
import { type Catalogue, isYou, verb, whom } from '../../../core/text.ts';
import type { logEn } from './log.en.ts';

export const logEs: Catalogue<typeof logEn> = {
  'lm.log.firstRoll': (name, face) => `${name} ${verb(name, 'saca', 'sacas')} un ${face} para ver quién empieza.`,
  'lm.log.turn': (name) => `${name} ${verb(name, 'recibe', 'recibes')} la carta de turno.`,
  'lm.log.drew': (name, what) => `${name} ${verb(name, 'roba', 'robas')} ${what}.`,
  'lm.log.journey': (name, title) => `${name} ${verb(name, 'roba', 'robas')} la carta de Viaje ${title}.`,
  'lm.log.decided': (name) => `${name} ya ${verb(name, 'ha', 'has')} decidido.`,
  'lm.log.wooers': (love, names) => `Cortejan a ${love}: ${names}.`,
  'lm.log.unwooed': (love) => `Nadie corteja a ${love}, así que se roba otra carta.`,
  'lm.log.ready': (name) => `${name} ya ${verb(name, 'ha', 'has')} terminado.`,
  'lm.log.floor': (name, phrases) => `${name} ${verb(name, 'empieza', 'empiezas')} a contar, con ${phrases}.`,
  'lm.log.satOut': (name) =>
    `${name} no ${verb(name, 'tiene', 'tienes')} poema y no ${verb(name, 'participa', 'participas')}.`,
  'lm.log.unrolled': (name, phrases) => `${name} ${verb(name, 'cuenta', 'cuentas')} con ${phrases}.`,
  'lm.log.applauded': (name, tale, reaction) => `${name} ${verb(name, 'da', 'das')} ${reaction} a la historia ${tale}.`,
  'lm.log.held': (name) => `${name} ${verb(name, 'pide', 'pides')} 10 segundos más.`,
  'lm.log.page': (name, page, pages) => `${name} ${verb(name, 'pasa', 'pasas')} a la página ${page} de ${pages}.`,
  'lm.log.lastPage': (name) =>
    `${name} ${verb(name, 'pasa', 'pasas')} la última página. Ahora todos ven todos los textos.`,
  'lm.log.modeAsked.scroll': (name) =>
    `${name} ${verb(name, 'quiere', 'quieres')} que las historias se escriban desde el próximo turno.`,
  'lm.log.modeAsked.aloud': (name) =>
    `${name} ${verb(name, 'quiere', 'quieres')} que las historias se cuenten en voz alta desde el próximo turno.`,
  'lm.log.mode.scroll': 'Desde ahora, las historias se escriben.',
  'lm.log.mode.aloud': 'Desde ahora, las historias se cuentan en voz alta.',
  'lm.log.extended': (name) => `${name} ${verb(name, 'da', 'das')} más tiempo a los narradores.`,
  'lm.log.called': (name) =>
    isYou(name) ? 'Los narradores votan en tu lugar.' : `Los narradores votan en lugar de ${name}.`,
  'lm.log.voted': (votes) => (votes === '' ? 'Nadie ha votado.' : `Los votos: ${votes}.`),
  'lm.log.vote': (name, tale) => `${isYou(name) ? 'tú' : name} por la historia ${tale}`,
  'lm.log.voteNobody': (name) => `${isYou(name) ? 'tú' : name} por nadie`,
  'lm.log.marked': (tale) => `El poema ${tale} cumple la condición.`,
  'lm.log.notMarked': (tale) => `El poema ${tale} no cumple la condición.`,
  'lm.log.named': (judge, name) =>
    isYou(name) ? `${judge} te elige para ganar.` : `${judge} ${verb(judge, 'elige', 'eliges')} a ${name} para ganar.`,
  'lm.log.nobody': (judge) =>
    isYou(judge)
      ? 'Ningún poema cumple la condición, así que no eliges a nadie.'
      : `Ningún poema cumple la condición, así que ${judge} no elige a nadie.`,
  'lm.log.took': (name, phrase) => `${name} ${verb(name, 'toma', 'tomas')} ${phrase} por juzgar.`,
  'lm.log.equipped': (name, treasure) => `${name} ${verb(name, 'se equipa', 'te equipas')} con ${treasure}.`,
  'lm.log.replaced': (name, treasure, old) =>
    `${name} ${verb(name, 'se equipa', 'te equipas')} con ${treasure} en lugar de ${old}.`,
  'lm.log.loved': (name, love) => `${name} ${verb(name, 'gana', 'ganas')} el favor de ${love}.`,
  'lm.log.left': (name, what) => `${name} no ${verb(name, 'toma', 'tomas')} ${what}.`,
  'lm.log.refused': (name, love) => `${name} ${verb(name, 'rechaza', 'rechazas')} el favor de ${love}.`,
  'lm.log.discarded': (name, phrases) => `${name} ${verb(name, 'descarta', 'descartas')} ${phrases}.`,
  'lm.log.feat': (title, difficulty, name) => `Empieza una Hazaña: ${title}, dificultad ${difficulty}. ${begins(name)}`,
  'lm.log.sudden': (title, difficulty, name) => `Muerte súbita: ${title}, dificultad ${difficulty}. ${begins(name)}`,
  'lm.log.attempt': (name, round) => `Ronda ${round}: ${isYou(name) ? 'es tu intento' : `es el intento de ${name}`}.`,
  'lm.log.cried': (name, phrase) => `${name} ${verb(name, 'juega', 'juegas')} ${phrase}.`,
  'lm.log.criedAt': (name, phrase, target) =>
    `${name} ${verb(name, 'juega', 'juegas')} ${phrase} contra ${whom(target)}.`,
  'lm.log.cancelled': (phrase) => `${phrase} queda anulada y no hace nada.`,
  'lm.log.rolled': (name, die) => `${name} ${verb(name, 'saca', 'sacas')} un ${die}.`,
  'lm.log.turned': (name, face, die) =>
    `${name} ${verb(name, 'saca', 'sacas')} un ${face}, que se convierte en ${die}.`,
  'lm.log.result': (name, sum, difficulty, success) =>
    `${name} ${verb(name, 'suma', 'sumas')} ${sum} contra ${difficulty}: ${success ? '¡un éxito!' : 'no basta.'}`,
  'lm.log.ran': (name) => `${name} ${verb(name, 'huye', 'huyes')}.`,
  'lm.log.stole': (name, card, from) =>
    isYou(from) ? `${name} te quita ${card}.` : `${name} le ${verb(name, 'quita', 'quitas')} ${card} a ${from}.`,
  'lm.log.peeked': (name, what, seen) =>
    `${name} ${verb(name, 'mira', 'miras')} ${what}${seen === '' ? '' : `: ${seen}`}.`,
  'lm.log.handOf': (name) => (isYou(name) ? 'tu mano' : `la mano de ${name}`),
  'lm.log.nextJourney': 'las próximas cartas de Viaje',
  'lm.log.won': (name, feat) => (isYou(name) ? `¡Ganas ${feat}!` : `¡${name} gana ${feat}!`),
  'lm.log.allFled': (feat) => `Todos han huido, así que ${feat} vuelve al mazo.`,
  'lm.log.retired': (feat) => `Todos han huido otra vez, así que ${feat} sale de la partida.`,
  'lm.log.tie': (names) => `Empatan con más Hazañas: ${names}. ¡Decide la muerte súbita!`,
  'lm.log.offered': (feats) => `Quienes empataron eligen una de estas Hazañas: ${feats}.`,
  'lm.log.selects': (name, feat) => `${name} ${verb(name, 'ha', 'has')} elegido ${feat}`,
  'lm.log.selected': (choices, feat) => `${choices}. La última Hazaña es ${feat}.`,
  'lm.log.over': (names) => (isYou(names) ? '¡Ganas la partida!' : `¡${names} gana la partida!`),
};

function begins(name: string): string {
  return isYou(name) ? 'Empiezas tú.' : `Empieza ${name}.`;
}
