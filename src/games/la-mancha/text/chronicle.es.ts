/** What the Chronicle says in Spanish beside the words of the players. */
import { contracted } from '../../../core/text.ts';
import { text as apart } from './apart.es.ts';
import { wholeCards } from './card-text.ts';
import { cardsEs } from './cards.es.ts';
import { type Honor, type ChroniclePen, totalOf } from './pen.ts';

const TITLES: { readonly [honor in Honor]: string } = {
  named: 'Quien más veces convenció al juez',
  applauded: 'Quien más aplausos recibió',
  loudest: 'La voz más alta en la batalla',
  muddiest: 'Más veces en el barro',
  fastest: 'El caballo más veloz',
};

export const SPANISH: ChroniclePen = {
  language: 'es',
  cards: wholeCards(cardsEs, apart.t),
  title: 'La crónica de La Mancha',
  toldBy: 'tal como la contaron',
  honors: 'Los honores',
  aloud: '(contado de viva voz)',
  torn: '[Aquí falta la página.]',
  visor: 'Un caballero con la visera calada',
  reactions: { laurel: 'laurel', laugh: 'risa', tear: 'lágrima', windmill: 'molino' },
  chapter: (number) => `Capítulo ${ordinal(number)}`,
  source: (volume, chapter) => `parte ${volume}, capítulo ${chapter}`,
  judged: (name, role) => contracted(`Juzgó ${name}, en el papel de ${role}.`),
  teller: (name, isNamed) => (isNamed ? `${name}, que fue quien ganó` : name),
  told: (phrases) => `, con ${phrases}`,
  named: (judge, name) => `${judge} nombró a ${name}.`,
  nobody: (judge) => `${judge} no pudo nombrar a nadie.`,
  unwooed: 'Nadie vino a cortejar.',
  took: (name, phrase) => `${name} se quedó «${phrase}» por la molestia de juzgar.`,
  equipped: (name, treasure) => `${name} se llevó un Tesoro: ${treasure}.`,
  loved: (name, love) => `${name} ganó el favor de ${love}.`,
  refused: (name, love) => `${name} hizo una reverencia y dejó en paz a ${love}.`,
  cried: (name, phrase) => `«${phrase}», gritó ${name}.`,
  cancelled: (phrase) => `Pero «${phrase}» quedó en nada.`,
  called: (name) => `${name} dejó el veredicto a quienes habían contado.`,
  attempt: (name, round, difficulty) => `Ronda ${round}: ${name} arremetió contra una dificultad de ${difficulty}.`,
  result(name, sum) {
    const thrown = sum.doubled ? `${sum.die}, que contó doble` : `${sum.die}`;
    const outcome = sum.success ? 'éxito' : 'fracaso';
    return `El dado de ${name} mostró ${thrown}, y con una fuerza de ${sum.strength} sumó ${totalOf(sum)} contra ${sum.difficulty}: ${outcome}.`;
  },
  ran: (name) => `${name} huyó.`,
  won: (name, triumph) => `La victoria fue de ${name}. ${triumph}`,
  allFled: (retired) =>
    retired ? 'Huyeron todos, y la hazaña cayó en el olvido.' : 'Huyeron todos, y la hazaña espera más adelante.',
  standing: (place, name, feats) => `${place}. ${name}, con ${feats === 1 ? '1 Hazaña' : `${feats} Hazañas`}`,
  honor: (title, name, count) => `${TITLES[title]}: ${name} (${count} ×)`,
};

const ONES = [
  '',
  'primero',
  'segundo',
  'tercero',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
];
const TEENS = [
  'undécimo',
  'duodécimo',
  'decimotercero',
  'decimocuarto',
  'decimoquinto',
  'decimosexto',
  'decimoséptimo',
  'decimoctavo',
  'decimonoveno',
];
const TENS = [
  '',
  '',
  'vigésimo',
  'trigésimo',
  'cuadragésimo',
  'quincuagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
];

/** From 1 to 99; no game has more chapters. */
function ordinal(number: number): string {
  if (number <= 10) return ONES[number];
  if (number < 20) return TEENS[number - 11];
  return `${TENS[Math.floor(number / 10)]} ${ONES[number % 10]}`.trim();
}
