/** What a Treasure is (LM-1.4), and the Knight's Gear under it (LM-1.5). */
import type { Effect, TreasureType } from './vocabulary.ts';

export interface Treasure {
  readonly id: string;
  readonly name: string;
  readonly type: TreasureType;
  readonly strength: number;
  readonly flavor: string;
  readonly rule?: string;
  readonly effects: readonly Effect[];
}

export interface Gear {
  readonly id: string;
  readonly name: string;
  readonly type: TreasureType;
  readonly strength: number;
  readonly copies: number;
  readonly flavor: string;
}

export const GEAR: readonly Gear[] = [
  {
    id: 'G1',
    name: "Knight's Armor",
    type: 'armor',
    strength: 1,
    copies: 5,
    flavor: "Your great-grandfather's. A week of scouring, and only a little of it fell off.",
  },
  {
    id: 'G2',
    name: "Knight's Lance",
    type: 'weapon',
    strength: 1,
    copies: 5,
    flavor: 'It had been holding up the bean plants.',
  },
  {
    id: 'G3',
    name: 'Old Hack',
    type: 'steed',
    strength: 1,
    copies: 5,
    flavor: 'Four days went into choosing his name. He answers to oats.',
  },
];
