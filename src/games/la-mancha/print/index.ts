/** LM-19.1: the 215 cards of La Mancha on 24 sheets, and three pages for the table. */
import { CHIVALRY, JOURNEY, TREASURES } from '../rules/components.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { FEATS } from '../rules/cards/feats.ts';
import { LOVES } from '../rules/cards/loves.ts';
import { GEAR } from '../rules/cards/treasures.ts';
import { SALLIES, type Sally } from '../rules/cards/vocabulary.ts';
import { type Back, backed } from '../../../print/ornament.ts';
import type { Pen } from '../../../print/pen.ts';
import type { SetPart, GameSet } from '../../../print/set.ts';
import { CARD, type Piece } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import { drawGear, drawPhrase, drawReference, drawSword, drawTreasure, drawTurnCard } from './hand.ts';
import { drawEncounter, drawFeat, drawLove } from './journey.ts';
import { drawChronicleSheet, drawPronunciation, drawSummary } from './leaves.ts';

const REFERENCES = 5;

export const set: GameSet = { emblem: 'mounted-knight', parts };

function parts(spoken: Spoken): SetPart[] {
  const { t } = spoken;
  const cards = (name: string, title: string, all: readonly Piece[]): SetPart => ({
    name,
    title,
    pieces: { size: CARD, all },
  });
  return [
    ...SALLIES.map((sally, i) => cards(`sally-${i + 1}`, t['lm.part.sally'](sally), journey(spoken, sally))),
    cards(
      'chivalry',
      t['lm.pile.chivalry'],
      CHIVALRY.map((card) => backed(card.id, (pen) => drawPhrase(pen, spoken, card), chivalryBack(spoken))),
    ),
    cards('treasures', t['lm.part.treasures'], [...treasures(spoken), ...gear(spoken), ...tableCards(spoken)]),
    {
      name: 'summary',
      title: t['lm.summary'],
      leaves: [{ id: 'summary', draw: (pen, page) => drawSummary(pen, spoken, page) }],
    },
    {
      name: 'pronunciation',
      title: t['lm.guide'],
      leaves: [{ id: 'pronunciation', draw: (pen, page) => drawPronunciation(pen, spoken, page) }],
    },
    {
      name: 'chronicle',
      title: t['lm.chronicle'],
      leaves: [{ id: 'chronicle', draw: (pen, page) => drawChronicleSheet(pen, spoken, page) }],
    },
  ];
}

/** LM-19.2: a large I, II or III. */
function journey(spoken: Spoken, sally: Sally): Piece[] {
  const back: Back = {
    tint: 'rubric',
    hatching: 'gules',
    icon: '',
    numeral: sally,
    title: spoken.t['lm.pile.journey'],
  };
  const own = JOURNEY.filter((card) => card.sally === sally);
  return own.map((card) => backed(card.id, (pen) => drawJourney(pen, spoken, card.id), back));
}

function drawJourney(pen: Pen, spoken: Spoken, id: string): void {
  const encounter = ENCOUNTERS.find((card) => card.id === id);
  if (encounter !== undefined) return drawEncounter(pen, spoken, encounter);
  const love = LOVES.find((card) => card.id === id);
  return love === undefined
    ? drawFeat(
        pen,
        spoken,
        FEATS.find((card) => card.id === id)!,
      )
    : drawLove(pen, spoken, love); // the deck has no fourth kind
}

/** LM-19.2: Chivalry blue, Treasure yellow, Gear gray. */
const chivalryBack = ({ t }: Spoken): Back => ({
  tint: 'azure',
  hatching: 'azure',
  icon: 'quill-ink',
  title: t['lm.pile.chivalry'],
});

function treasures(spoken: Spoken): Piece[] {
  const back: Back = { tint: 'or', hatching: 'or', icon: 'visored-helm', title: spoken.t['lm.treasure'] };
  return TREASURES.map((card) => backed(card.id, (pen) => drawTreasure(pen, spoken, card), back));
}

function gear(spoken: Spoken): Piece[] {
  const back: Back = { tint: 'silver', hatching: 'sable', icon: 'gauntlet', title: spoken.t['lm.gear'] };
  return GEAR.flatMap((card) =>
    Array.from({ length: card.copies }, (_, i) =>
      backed(`${card.id}:${i + 1}`, (pen) => drawGear(pen, spoken, card), back),
    ),
  );
}

function tableCards(spoken: Spoken): Piece[] {
  const plain: Back = { tint: 'wood', hatching: 'sable', icon: 'windmill', title: spoken.title };
  return [
    backed('TURN', (pen) => drawTurnCard(pen, spoken), plain),
    ...Array.from({ length: REFERENCES }, (_, i): Piece => ({
      id: `REF:${i + 1}`,
      front: (pen) => drawReference(pen, spoken),
      back: (pen) => drawSword(pen, spoken),
    })),
  ];
}
