/** KD-21.1: the twelve sheets of Knights & Damosels, and the worship tracks. */
import { CHIVALRIES, DAMOSELS, EVENTS, KNIGHTS, SERVICE_CARDS, WORSHIP_CARDS } from '../rules/components.ts';
import { TINCTURES } from '../../../drawing/tinctures.ts';
import { type Back, backed } from '../../../print/ornament.ts';
import type { SetPart, GameSet } from '../../../print/set.ts';
import { CARD, type Piece } from '../../../print/sheet.ts';
import type { Spoken } from './words.ts';
import { drawChivalry, drawEvent, drawService } from './chivalry.ts';
import { drawThrust, drawTracks, drawWorship } from './joust.ts';
import { drawDamosel, drawKnight } from './people.ts';
import { drawRole, drawRuleCard, drawTasks, RULE_CARDS } from './roles.ts';

export const set: GameSet = { emblem: 'rose', parts: sheets };

function sheets(spoken: Spoken): SetPart[] {
  const { t } = spoken;
  const cards: [title: string, pieces: Piece[]][] = [
    [
      t['kd.part.roles'],
      [
        thrust(spoken, true, 1),
        arthurOrMerlin(spoken, 'arthur'),
        thrust(spoken, true, 2),
        ...KNIGHTS.map((_, k) => knight(spoken, k)),
      ],
    ],
    [
      t['kd.part.ladies'],
      [
        thrust(spoken, false, 1),
        arthurOrMerlin(spoken, 'merlin'),
        thrust(spoken, false, 2),
        ...DAMOSELS.map((_, d) => damosel(spoken, d)),
      ],
    ],
    ...DAMOSELS.map((_, d): [string, Piece[]] => [
      t['kd.part.chivalry'](t['kd.name.damosel'](d)),
      CHIVALRIES.map((__, c) => chivalry(spoken, d, c)),
    ]),
    [t['kd.part.events'], events(spoken).slice(0, 9)],
    [
      t['kd.part.disasters'],
      [
        ...events(spoken).slice(9),
        ...SERVICE_CARDS.map((_, s) => service(spoken, s)),
        ...RULE_CARDS.map((_, r) => ruleCard(spoken, r)),
      ],
    ],
    [t['kd.part.worship']('1–3'), worship(spoken).slice(0, 9)],
    [t['kd.part.worship']('4–6'), worship(spoken).slice(9)],
  ];
  return [
    ...cards.map(([title, all], i): SetPart => ({ name: `sheet-${i + 1}`, title, pieces: { size: CARD, all } })),
    {
      name: 'tracks',
      title: t['kd.part.tracks'],
      leaves: [{ id: 'tracks', draw: (pen, page) => drawTracks(pen, spoken, page) }],
    },
  ];
}

const DECKS = {
  knight: { tint: 'azure', hatching: 'azure', icon: 'visored-helm' },
  damosel: { tint: 'rose', hatching: 'purpure', icon: 'rose' },
  event: { tint: 'night', hatching: 'azure', icon: 'round-table' },
  service: { tint: 'purpure', hatching: 'purpure', icon: 'scroll-unfurled' },
  worship: { tint: 'or', hatching: 'or', icon: 'laurel-crown' },
} as const;

const backOf = ({ t }: Spoken, deck: keyof typeof DECKS): Back => ({ ...DECKS[deck], title: t[`kd.deck.${deck}`] });

const thrust = (spoken: Spoken, high: boolean, copy: number): Piece =>
  backed(`joust:${high ? 'high' : 'low'}:${copy}`, (pen) => drawThrust(pen, spoken, high), {
    tint: 'silver',
    hatching: 'sable',
    icon: 'mounted-knight',
    title: spoken.t['kd.joust'],
  });

const arthurOrMerlin = (spoken: Spoken, role: 'arthur' | 'merlin'): Piece => ({
  id: `role:${role}`,
  front: (pen) => drawRole(pen, spoken, role),
  back: (pen) => drawTasks(pen, spoken, role),
});

const knight = (spoken: Spoken, k: number): Piece =>
  backed(`knight:${KNIGHTS[k].id}`, (pen) => drawKnight(pen, spoken, k), backOf(spoken, 'knight'));

const damosel = (spoken: Spoken, d: number): Piece =>
  backed(`damosel:${DAMOSELS[d].id}`, (pen) => drawDamosel(pen, spoken, d), backOf(spoken, 'damosel'));

/** KD-1.4: the back names the damosel. */
const chivalry = (spoken: Spoken, d: number, c: number): Piece =>
  backed(`chivalry:${DAMOSELS[d].id}:${CHIVALRIES[c].id}`, (pen) => drawChivalry(pen, spoken, c), {
    tint: TINCTURES[d],
    hatching: TINCTURES[d],
    icon: 'rose',
    title: spoken.t['kd.name.damosel'](d),
    subtitle: spoken.t['kd.deck.chivalry'],
  });

function events(spoken: Spoken): Piece[] {
  return EVENTS.map(({ id }, event) =>
    backed(`event:${id}`, (pen) => drawEvent(pen, spoken, event), backOf(spoken, 'event')),
  );
}

const service = (spoken: Spoken, s: number): Piece =>
  backed(`service:${s + 1}`, (pen) => drawService(pen, spoken, s), backOf(spoken, 'service'));

const ruleCard = (spoken: Spoken, r: number): Piece => ({
  id: `rules:${r + 1}`,
  front: (pen) => drawRuleCard(pen, spoken, r, 'front'),
  back: (pen) => drawRuleCard(pen, spoken, r, 'back'),
});

/** KD-1.9: six 1s, two 2s, a 3, a 4, two 5s, six 6s. */
function worship(spoken: Spoken): Piece[] {
  return Object.entries(WORSHIP_CARDS).flatMap(([value, copies]) =>
    Array.from({ length: copies }, (_, i) =>
      backed(`worship:${value}:${i + 1}`, (pen) => drawWorship(pen, spoken, Number(value)), backOf(spoken, 'worship')),
    ),
  );
}
