/** The rules of La Mancha in pictures. */
import {
  arrowMark,
  backMark,
  boxMark,
  cardMark,
  discMark,
  examplePlate,
  iconMark,
  type Mark,
  pathMark,
  type PlateTint,
  type Spread,
  tablePlate,
  textMark,
} from '../../../drawing/plates.ts';
import type { Words } from '../text/words.ts';

type Said = Words['t'];

export const spread: Spread<Said> = (t) => [
  tablePlate(...table(t)),
  examplePlate(...telling()),
  examplePlate(...wooing()),
  examplePlate(...equipping()),
  examplePlate(...attempt()),
];

/** The decks, the Journey card of the turn, one's hand and the six places of a knight. */
const PLACES = ['breastplate', 'spears', 'round-shield', 'visored-helm', 'horse-head', 'hearts'];
/** The places of the Knight's Gear (LM-2.3). */
const GEARED = new Set([0, 1, 4]);

function table(t: Said): Mark[] {
  return [
    ...backMark(48, 56),
    textMark(t['lm.pile.journey'], 48, 104, 15),
    ...arrowMark(80, 56, 128, 56),
    boxMark(140, 14, 72, 92, { ground: 'page', line: 'vert', width: 2 }),
    iconMark('compass', 176, 60, 50, 'vert'),
    ...[0, 1, 2, 3, 4].flatMap((i) => cardMark('quill-ink', 254 + i * 46, 56, 'azure')),
    textMark(t['lm.pile.chivalry'], 346, 104, 15),
    pathMark('M16 122H464', { line: 'faint', width: 1.2 }),
    ...PLACES.flatMap((icon, place) => {
      const x = 58 + place * 73;
      const has = GEARED.has(place);
      return [
        boxMark(x - 31, 136, 62, 84, { ground: 'page', line: has ? 'ink' : 'faint', width: 1.6 }),
        iconMark(icon, x, 178, 42, has ? 'ink' : 'faint'),
        ...(has ? strength('1', x + 24, 142) : []),
        textMark(t['lm.place'](place), x, 242, 15, 'soft'),
      ];
    }),
  ];
}

const strength = (figure: string, x: number, y: number, tint: PlateTint = 'rubric'): Mark[] => [
  discMark(x, y, 11, { ground: tint }),
  textMark(figure, x, y + 6, 17, 'chalk'),
];

/** Two tell, the judge chooses, the winner draws a Treasure. */
const telling = (): Mark[] => [
  ...speech(14, 10, 'ink'),
  ...speech(86, 10, 'rubric'),
  iconMark('jester-hat', 196, 40, 44),
  ...arrowMark(116, 58, 116, 80),
  ...cardMark('breastplate', 116, 112, 'or'),
  iconMark('check-mark', 60, 116, 26, 'rubric'),
];

const speech = (x: number, y: number, tint: PlateTint): Mark[] => [
  pathMark(`M${x} ${y}h60v38h-30l-10 12v-12h-20z`, { ground: 'page', line: tint, width: 1.8 }),
  pathMark(`M${x + 10} ${y + 13}h40M${x + 10} ${y + 24}h28`, { line: tint, width: 2 }),
];

/** Three cards make a poem. */
const wooing = (): Mark[] => [
  ...[36, 84, 132].flatMap((x) => cardMark('quill-ink', x, 60, 'azure')),
  ...arrowMark(160, 60, 182, 60),
  iconMark('hearts', 204, 60, 40, 'rubric'),
  textMark('3', 84, 128, 28, 'azure'),
  iconMark('lyre', 204, 116, 34),
];

/** A stronger sword on top of the plain one. */
const equipping = (): Mark[] => [
  ...cardMark('broadsword', 50, 64, 'soft'),
  ...strength('1', 68, 38, 'soft'),
  ...arrowMark(80, 64, 118, 64),
  ...cardMark('broadsword', 146, 64, 'or'),
  ...strength('3', 164, 38),
  textMark('+2', 204, 74, 28, 'rubric'),
];

const attempt = (): Mark[] => [
  iconMark('windmill', 40, 48, 62),
  ...strength('8', 70, 26),
  iconMark('perspective-dice-six', 100, 56, 38),
  textMark('4 + 5 = 9', 172, 64, 26),
  iconMark('check-mark', 152, 112, 32, 'rubric'),
  iconMark('check-mark', 194, 112, 32, 'faint'),
];
