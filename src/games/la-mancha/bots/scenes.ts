/** LM-13.2: the Encounters as a bot tells of them in English. Whoever stands opposite is always a single one. */
import type { EncounterId } from '../rules/cards/encounters.ts';

export type TaleScene = readonly [setting: string, other: string, trouble: string];
export type Scenes = { readonly [id in EncounterId]: TaleScene };
export type Keywords = { readonly [id in EncounterId]: readonly string[] };

export const SCENES: Scenes = {
  E01: ['at the gate of a castle with one chimney', 'the innkeeper', 'a visor that would not open'],
  E02: ['beside the sacred trough', 'the muleteer', 'twelve thirsty mules'],
  E03: ['under a stout oak in a clearing', 'the farmer', 'a promise with no witness but a tree'],
  E04: ['in the middle of the Toledo road', 'the fattest of the merchants', 'a lady nobody present had ever seen'],
  E05: ['before a wall that had been a door', 'my niece', 'a missing library'],
  E06: ['round a goatherds’ fire', 'the oldest goatherd', 'an invincible cheese'],
  E07: ['in the darkest corner of the inn', 'my squire', 'a stomach with opinions'],
  E08: ['in a wood at the blackest hour', 'my squire', 'a horse that could only hop'],
  E09: ['on a wet road at the edge of a village', 'the barber', 'a basin, or a helmet, shining in the rain'],
  E10: ['among the rocks of the Sierra Morena', 'my squire', 'a heart broken for no particular reason'],
  E11: ['on the mountain road', 'the princess', 'a beard lying by itself in the dust'],
  E12: ['under the hayloft window', 'the lady at the window', 'a horse with somewhere else to be'],
  E13: ['behind the bars of an ox-cart', 'the chief phantom', 'the speed of oxen'],
  E14: ['on the road out of El Toboso', 'the lady of the middle donkey', 'a strong breath of garlic'],
  E15: ['on the highroad at noon', 'the emperor of the wagon', 'Death, sitting quietly with its hands in its lap'],
  E16: ['at the bottom of the cave of Montesinos', 'the oldest of the ghosts', 'a request for six reales'],
  E17: ['in a forest full of torches', 'Merlin', 'three thousand three hundred lashes'],
  E18: ['at the governor’s table', 'the doctor', 'a partridge going away'],
  E19: ['in the next room at the inn', 'the false author', 'a book with my name and none of my manners'],
  E20: ['in a wood on the way to Barcelona', 'the captain of the bandits', 'an empty purse'],
  E21: ['in a locked room in Barcelona', 'the bronze head', 'an answer I had not expected'],
  E22: ['in a green meadow on the road home', 'the shepherd Pancino', 'forty sheep bought on credit'],
};

/** A whole word, in the singular or the plural; with a hyphen, how words begin. */
export const KEYWORDS: Keywords = {
  E01: ['inn', 'innkeeper', 'castle', 'visor', 'ribbon', 'cod', 'supper', 'horn'],
  E02: ['trough', 'mule', 'muleteer', 'armor', 'vigil', 'moon', 'night'],
  E03: ['oak', 'boy', 'farmer', 'wage', 'promise', 'oath'],
  E04: ['merchant', 'portrait', 'lady', 'silk', 'parasol', 'toledo'],
  E05: ['wall', 'door', 'book', 'library', 'wizard', 'serpent', 'plaster'],
  E06: ['goat', 'goatherd', 'acorn', 'fire', 'cheese', 'wine', 'gold', 'golden'],
  E07: ['balsam', 'oil', 'wine', 'rosemary', 'stomach', 'drop', 'squire'],
  E08: ['hammer', 'dark', 'night', 'water', 'iron', 'horse', 'wood'],
  E09: ['rain', 'barber', 'basin', 'helmet', 'hat', 'donkey', 'golden'],
  E10: ['rock', 'shirt', 'squire', 'mad', 'madness', 'letter', 'somersault', 'sierra'],
  E11: ['princess', 'beard', 'giant', 'mule', 'micomicon', 'squint', 'squire'],
  E12: ['hand', 'wrist', 'halter', 'window', 'horse', 'saddle', 'hay', 'hayloft'],
  E13: ['cage', 'ox', 'oxen', 'cart', 'phantom', 'mask', 'enchant-', 'chariot'],
  E14: ['donkey', 'garlic', 'lady', 'squire', 'pearl', 'toboso', 'road'],
  E15: ['death', 'angel', 'emperor', 'cupid', 'wagon', 'actor', 'demon'],
  E16: ['cave', 'rope', 'crystal', 'palace', 'merlin', 'loan', 'three days'],
  E17: ['merlin', 'lash', 'squire', 'forest', 'torch', 'cure', 'midnight'],
  E18: ['doctor', 'dinner', 'partridge', 'wand', 'governor', 'island', 'dish'],
  E19: ['book', 'author', 'wall', 'read', 'squire', 'false', 'inn'],
  E20: ['bandit', 'roque', 'captain', 'wood', 'robber', 'robbed', 'purse', 'barcelona'],
  E21: ['head', 'bronze', 'ask', 'asked', 'answer', 'answered', 'whisper-', 'barcelona', 'table'],
  E22: ['sheep', 'shepherd', 'flute', 'meadow', 'verse', 'morning', 'pancino'],
};
