/** Treasures T01 to T20: weapons and armor (LM-1.4). */
import type { TreasureRow } from './treasure.ts';

export const WEAPONS_AND_ARMOR = [
  {
    id: 'T01',
    type: 'weapon',
    strength: 1,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['beast'] } }],
  },
  {
    id: 'T02',
    type: 'weapon',
    strength: 1,
    effects: [{ op: 'reroll', when: 'after_roll', uses: 'feat', who: 'self', keep: 'new' }],
  },
  { id: 'T03', type: 'weapon', strength: 1, effects: [] },
  {
    id: 'T04',
    type: 'weapon',
    strength: 2,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['host'] } }],
  },
  { id: 'T05', type: 'weapon', strength: 2, effects: [] },
  { id: 'T06', type: 'weapon', strength: 2, effects: [] },
  { id: 'T07', type: 'weapon', strength: 3, effects: [] },
  { id: 'T08', type: 'weapon', strength: 3, effects: [] },
  {
    id: 'T09',
    type: 'weapon',
    strength: 3,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['giant'] } }],
  },
  { id: 'T10', type: 'weapon', strength: 4, effects: [] },
  { id: 'T11', type: 'armor', strength: 1, effects: [] },
  { id: 'T12', type: 'armor', strength: 1, effects: [{ op: 'draw_chivalry', when: 'on_fail', who: 'self', count: 1 }] },
  { id: 'T13', type: 'armor', strength: 2, effects: [] },
  { id: 'T14', type: 'armor', strength: 2, effects: [] },
  { id: 'T15', type: 'armor', strength: 1, effects: [{ op: 'hand_size', when: 'passive', amount: 1 }] },
  {
    id: 'T16',
    type: 'armor',
    strength: 2,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { featsMax: 0 } }],
  },
  { id: 'T17', type: 'armor', strength: 3, effects: [] },
  { id: 'T18', type: 'armor', strength: 3, effects: [{ op: 'immune', when: 'passive', against: ['strength'] }] },
  { id: 'T19', type: 'armor', strength: 3, effects: [] },
  { id: 'T20', type: 'armor', strength: 4, effects: [] },
] as const satisfies readonly TreasureRow[];
