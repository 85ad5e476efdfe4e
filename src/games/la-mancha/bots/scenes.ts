/** LM-13.2: the Encounters as a bot tells of them in English. Whoever stands opposite is always a single one. */
import type { EncounterId } from '../rules/cards/encounters.ts';

export interface TaleScene {
  readonly setting: string;
  readonly other: string;
  readonly trouble: string;
  readonly keywords: readonly string[];
}

export type Scenes = { readonly [id in EncounterId]: TaleScene };

export const SCENES: Scenes = {
  E01: {
    setting: 'at the gate of a castle with one chimney',
    other: 'the innkeeper',
    trouble: 'a visor that would not open',
    keywords: ['inn', 'castle', 'visor', 'ribbon', 'cod', 'supper', 'horn'],
  },
  E02: {
    setting: 'beside the sacred trough',
    other: 'the muleteer',
    trouble: 'twelve thirsty mules',
    keywords: ['trough', 'mule', 'armor', 'vigil', 'moon', 'night'],
  },
  E03: {
    setting: 'under a stout oak in a clearing',
    other: 'the farmer',
    trouble: 'a promise with no witness but a tree',
    keywords: ['oak', 'boy', 'farmer', 'wages', 'promise', 'oath'],
  },
  E04: {
    setting: 'in the middle of the Toledo road',
    other: 'the merchants',
    trouble: 'a lady nobody present had ever seen',
    keywords: ['merchant', 'portrait', 'lady', 'silk', 'parasol', 'toledo'],
  },
  E05: {
    setting: 'before a wall that had been a door',
    other: 'my niece',
    trouble: 'a missing library',
    keywords: ['wall', 'door', 'book', 'library', 'wizard', 'serpent', 'plaster'],
  },
  E06: {
    setting: "round a goatherds' fire",
    other: 'the goatherds',
    trouble: 'an invincible cheese',
    keywords: ['goat', 'acorn', 'fire', 'cheese', 'wine', 'golden'],
  },
  E07: {
    setting: 'in the darkest corner of the inn',
    other: 'my squire',
    trouble: 'a stomach with opinions',
    keywords: ['balsam', 'oil', 'wine', 'rosemary', 'stomach', 'drop', 'squire'],
  },
  E08: {
    setting: 'in a wood at the blackest hour',
    other: 'my squire',
    trouble: 'a horse that could only hop',
    keywords: ['hammer', 'dark', 'night', 'water', 'iron', 'horse', 'wood'],
  },
  E09: {
    setting: 'on a wet road at the edge of a village',
    other: 'the barber',
    trouble: 'a basin, or a helmet, shining in the rain',
    keywords: ['rain', 'barber', 'basin', 'helmet', 'hat', 'donkey', 'golden'],
  },
  E10: {
    setting: 'among the rocks of the Sierra Morena',
    other: 'my squire',
    trouble: 'a heart broken for no particular reason',
    keywords: ['rock', 'shirt', 'squire', 'mad', 'letter', 'somersault', 'sierra'],
  },
  E11: {
    setting: 'on the mountain road',
    other: 'the princess',
    trouble: 'a beard lying by itself in the dust',
    keywords: ['princess', 'beard', 'giant', 'mule', 'micomic', 'squint', 'squire'],
  },
  E12: {
    setting: 'under the hayloft window',
    other: 'the lady at the window',
    trouble: 'a horse with somewhere else to be',
    keywords: ['hand', 'wrist', 'halter', 'window', 'horse', 'saddle', 'hay'],
  },
  E13: {
    setting: 'behind the bars of an ox-cart',
    other: 'the chief phantom',
    trouble: 'the speed of oxen',
    keywords: ['cage', 'ox', 'cart', 'phantom', 'mask', 'enchant', 'chariot'],
  },
  E14: {
    setting: 'on the road out of El Toboso',
    other: 'the lady of the middle donkey',
    trouble: 'a strong breath of garlic',
    keywords: ['donkey', 'garlic', 'lady', 'squire', 'pearl', 'toboso', 'road'],
  },
  E15: {
    setting: 'on the highroad at noon',
    other: 'the emperor of the wagon',
    trouble: 'Death, sitting quietly with its hands in its lap',
    keywords: ['death', 'angel', 'emperor', 'cupid', 'wagon', 'actor', 'demon'],
  },
  E16: {
    setting: 'at the bottom of the cave of Montesinos',
    other: 'the oldest of the ghosts',
    trouble: 'a request for six reales',
    keywords: ['cave', 'rope', 'crystal', 'palace', 'merlin', 'loan', 'three days'],
  },
  E17: {
    setting: 'in a forest full of torches',
    other: 'Merlin',
    trouble: 'three thousand three hundred lashes',
    keywords: ['merlin', 'lash', 'squire', 'forest', 'torch', 'cure', 'midnight'],
  },
  E18: {
    setting: "at the governor's table",
    other: 'the doctor',
    trouble: 'a partridge going away',
    keywords: ['doctor', 'dinner', 'partridge', 'wand', 'governor', 'island', 'dish'],
  },
  E19: {
    setting: 'in the next room at the inn',
    other: 'the false author',
    trouble: 'a book with my name and none of my manners',
    keywords: ['book', 'author', 'wall', 'read', 'squire', 'false', 'inn'],
  },
  E20: {
    setting: 'in a wood on the way to Barcelona',
    other: 'the captain of the bandits',
    trouble: 'an empty purse',
    keywords: ['bandit', 'roque', 'captain', 'wood', 'rob', 'purse', 'barcelona'],
  },
  E21: {
    setting: 'in a locked room in Barcelona',
    other: 'the bronze head',
    trouble: 'an answer I had not expected',
    keywords: ['head', 'bronze', 'ask', 'answer', 'whisper', 'barcelona', 'table'],
  },
  E22: {
    setting: 'in a green meadow on the road home',
    other: 'the shepherd Pancino',
    trouble: 'forty sheep bought on credit',
    keywords: ['sheep', 'shepherd', 'flute', 'meadow', 'verse', 'morning', 'pancino'],
  },
};
