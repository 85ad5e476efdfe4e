/** The table of people with a box as text, in the notation of the game. */
import { NONE } from '../../../core/game.ts';
import { TAGS, TYPES } from '../rules/cards/vocabulary.ts';
import { isFeat, isLove, JOURNEY, loveOf, SLOT_OF, TREASURES } from '../rules/components.ts';
import { GUARDS, SUCCEEDED } from '../rules/state.ts';
import { isIn, isOwnCard, LENGTHS, OWN, type Own, type Table } from './referee-table.ts';

/** Cards of one's own box take the places of cards of ours that lie nowhere; whose effects would count is left alone. */
interface Cast {
  readonly box: readonly string[];
  /** By seat and slot. */
  readonly worn: readonly (readonly string[])[];
  readonly loves: readonly string[];
  readonly feats: readonly (readonly string[])[];
  readonly feat: string;
}

const isPlainLove = (card: number): boolean =>
  isLove(card) && loveOf(card).effects.every(({ op }) => op !== 'strength' && op !== 'hand_size');

/** The ids of all cards, and a line for each that is of another box. */
export function cast({ owns, feat, tag }: Table): Cast {
  const used = new Set(owns.flatMap(({ worn, love, feats }) => [...worn.map(treasureId), journeyId(love), ...feats.map(journeyId)])); // prettier-ignore
  used.add(journeyId(feat));
  const box: string[] = [];
  const stand = (ids: readonly string[], describe: (id: string) => string): string => {
    const id = ids.find((each) => !used.has(each)) ?? '';
    used.add(id);
    box.push(`box: ${describe(id)}`);
    return id;
  };
  const feats = [...JOURNEY.keys()].filter(isFeat).map(journeyId).toReversed();
  const featId = (card: number): string =>
    isOwnCard(card) ? stand(feats, (id) => `${id} difficulty ${card - OWN}, ${TAGS[tag]}`) : journeyId(card);
  return {
    box,
    worn: owns.map(({ worn }) =>
      worn.map((card, slot) =>
        isOwnCard(card) ? stand(treasuresOf(slot), (id) => `${id} ${TYPES[slot]} ${card - OWN}`) : treasureId(card),
      ),
    ),
    loves: owns.map(({ love }) =>
      isOwnCard(love)
        ? stand([...JOURNEY.keys()].filter(isPlainLove).map(journeyId), (id) => `${id} strength ${love - OWN}`)
        : journeyId(love),
    ),
    feats: owns.map((own) => own.feats.map(featId)),
    feat: featId(feat),
  };
}

const treasureId = (card: number): string => TREASURES[card]?.id ?? '';
const journeyId = (card: number): string => JOURNEY[card]?.id ?? '';
const treasuresOf = (slot: number): string[] => [...TREASURES.keys()].filter((card) => SLOT_OF[card] === slot).map(treasureId).toReversed(); // prettier-ignore

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : `${figure}`);
/** Nothing where it is as usual. */
const line = (name: string, words: string): string[] => (words === '' ? [] : [`${name}: ${words}`]);
const figure = (name: string, value: number): string[] => (value === 0 ? [] : [`${name}: ${signed(value)}`]);

/** In the notation of the game. */
export function writeTable(table: Table): string {
  const ids = cast(table);
  const { length, feat, seat, first, round, die, owns, winner } = table;
  const isOn = feat !== NONE;
  const inFeat = [...owns.keys()].filter((each) => isIn(table, each)).map((each) => each + 1);
  const muted = owns.flatMap((own, each) =>
    [...ids.worn[each], ids.loves[each]].filter((id, place) => id !== '' && own.muted[place]),
  );
  const course = [
    ...line('card', ids.feat),
    `first: ${first + 1}`,
    `attempter: ${seat + 1}`,
    `round: ${round}`,
    ...(inFeat.length === owns.length ? [] : [`engaged: ${inFeat.join(' ')}`]),
    ...(die === 0 ? [] : [`die: ${die}`]),
    ...figure('difficulty', table.difficulty),
    ...figure('attempt strength', table.attemptStrength),
    ...figure('attempt difficulty', table.attemptDifficulty),
    ...(table.doubled ? ['doubled: yes'] : []),
    ...line('muted', muted.join(' ')),
  ];
  const seats = owns.flatMap((own, each) => [
    `seat ${each + 1}`,
    ...line('wears', ids.worn[each].filter((id) => id !== '').join(' ')),
    ...line('love', ids.loves[each]),
    ...line('feats', ids.feats[each].join(' ')),
    ...(isOn ? [...courseOf(own)] : []),
  ]);
  const lines = [
    'la-mancha',
    ...ids.box,
    ...(length === LENGTHS[0] ? [] : [`options: length = ${length}`]),
    ...(winner === NONE ? [] : [`winner: ${winner + 1}`]),
    ...(isOn ? course : []),
    ...seats,
  ];
  return `${lines.join('\n')}\n`;
}

const courseOf = ({ successes, rolled, last, strength, guards }: Own): string[] => [
  ...(successes === 0 ? [] : [`successes: ${successes}`]),
  `rolled: ${rolled}`,
  ...(last === 0 ? [] : [`last: ${last === SUCCEEDED ? 'succeeded' : 'failed'}`]),
  ...figure('strength', strength),
  ...line('guards', guardNames.filter((name) => guards & GUARDS[name]).join(' ')),
];

const guardNames = Object.keys(GUARDS) as (keyof typeof GUARDS)[];
