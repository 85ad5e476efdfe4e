/** What the Chronicle says in English beside the words of the players. */
import { TORN } from '../../../core/pages.ts';
import { text as apart } from './apart.en.ts';
import { wholeCards } from './card-text.ts';
import { cardsEn } from './cards.en.ts';
import { type Honor, type ChroniclePen, totalOf } from './pen.ts';

const TITLES: { readonly [honor in Honor]: string } = {
  named: 'Named most often',
  applauded: 'Most applauded',
  loudest: 'Loudest in battle',
  muddiest: 'Most often in the mud',
  fastest: 'Fastest horse',
};

export const ENGLISH: ChroniclePen = {
  language: 'en',
  cards: wholeCards(cardsEn, apart.t),
  title: 'The Chronicle of La Mancha',
  toldBy: 'as told by',
  honors: 'The honors',
  aloud: '(told aloud)',
  torn: TORN,
  visor: 'A knight with the visor down',
  reactions: { laurel: 'laurel', laugh: 'laugh', tear: 'tear', windmill: 'windmill' },
  chapter: (number) => `Chapter the ${ordinal(number)}`,
  source: (volume, chapter) => `volume ${volume}, chapter ${chapter}`,
  judged: (name, role) => `${name} judged, as ${role}.`,
  teller: (name, isNamed) => (isNamed ? `${name}, who was named` : name),
  told: (phrases) => `, with ${phrases}`,
  named: (judge, name) => `${judge} named ${name}.`,
  nobody: (judge) => `${judge} could name nobody.`,
  unwooed: 'Nobody came to woo.',
  took: (name, phrase) => `${name} kept "${phrase}" for the trouble of judging.`,
  equipped: (name, treasure) => `${name} carried away ${treasure}.`,
  loved: (name, love) => `${name} won the favor of ${love}.`,
  refused: (name, love) => `${name} bowed, and left ${love} in peace.`,
  cried: (name, phrase) => `"${phrase}" cried ${name}.`,
  cancelled: (phrase) => `But "${phrase}" came to nothing.`,
  called: (name) => `${name} left the verdict to those who had told.`,
  attempt: (name, round, difficulty) => `Round ${round}: ${name} rode at a difficulty of ${difficulty}.`,
  result(name, sum) {
    const thrown = sum.doubled ? `${sum.die}, counted twice` : `${sum.die}`;
    const outcome = sum.success ? 'a success' : 'a failure';
    return `The die of ${name} showed ${thrown}, and with a strength of ${sum.strength} made ${totalOf(sum)} against ${sum.difficulty}: ${outcome}.`;
  },
  ran: (name) => `${name} ran away.`,
  won: (name, triumph) => `${name} won the day. ${triumph}`,
  allFled: (retired) =>
    retired ? 'All fled, and the deed was forgotten.' : 'All fled, and the deed waits down the road.',
  standing: (place, name, feats) => `${place}. ${name}, with ${feats === 1 ? '1 Feat' : `${feats} Feats`}`,
  honor: (title, name, count) => `${TITLES[title]}: ${name} (${count} ×)`,
};

const ONES = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];
const TEENS = [
  'Eleventh',
  'Twelfth',
  'Thirteenth',
  'Fourteenth',
  'Fifteenth',
  'Sixteenth',
  'Seventeenth',
  'Eighteenth',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** From 1 to 99; no game has more chapters. */
function ordinal(number: number): string {
  if (number <= 10) return ONES[number];
  if (number < 20) return [...TEENS, 'Nineteenth'][number - 11];
  const tens = TENS[Math.floor(number / 10)];
  return number % 10 === 0 ? `${tens.slice(0, -1)}ieth` : `${tens}-${ONES[number % 10]}`;
}
