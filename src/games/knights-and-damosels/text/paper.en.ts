/** What only paper says of Knights & Damosels, in English. */
import type { Catalogue } from '../../../core/text.ts';
import { cards } from './cards.en.ts';

export const paper = {
  ...cards,
  credit: 'Knights & Damosels, a game by Nicholas Hjelmberg, Nova Suecia Games',
  'kd.part.roles': 'Arthur and the knights',
  'kd.part.ladies': 'Merlin and the damosels',
  'kd.part.chivalry': (damosel: string): string => `Chivalries of ${damosel}`,
  'kd.part.events': 'Events',
  'kd.part.disasters': 'Disasters, Service and rules',
  'kd.part.worship': (values: string): string => `Worship ${values}`,
  'kd.part.tracks': 'Worship tracks',
  'kd.category': (category: number): string => ['Arms', 'Virtue', 'Vassalage'][category],
  'kd.name.knight': (knight: number): string =>
    ['Sir Bors', 'Sir Gawain', 'Sir Launcelot', 'Sir Pelleas', 'Sir Percival', 'Sir Tristram'][knight],
  'kd.name.damosel': (damosel: number): string =>
    ['Lady Elaine', 'Queen Guenever', 'La Beale Isoud', 'Morgan le Fay', 'Lady Nimue', 'Lady Viviane'][damosel],
  'kd.deck.chivalry': 'Chivalry',
  'kd.deck.knight': 'Knight',
  'kd.deck.damosel': 'Damosel',
  'kd.deck.event': 'Event',
  'kd.deck.service': 'Service',
  'kd.deck.worship': 'Worship',
  'kd.tasks': 'Tasks',
  'kd.players': 'Players',
  'kd.joust.similar': 'same',
  'kd.joust.different': 'different',
  'kd.joust.declined': 'given up',
  'kd.joust.right': 'Right',
  'kd.joust.passes': 'passes',
  'kd.joust.stays': 'stays',
  'kd.joust.toOther': 'to the other',
  'kd.joust.pays': '1 to its holder',
  'kd.joust.goesOn': 'goes on',
  'kd.joust.over': 'over',
  'kd.majority': 'The larger side goes home; on the smaller each card costs 2 worship. A tie: nothing happens.',
  'kd.shared': 'The shared cards divide 6; Vassalage earns 1 each.',
  'kd.eachOne': 'Every offered card earns 1.',
  'kd.toOneKnight': 'to one knight',
  'kd.chivalriesEarned': 'chivalries',
  'kd.ruleCard': (number: number): string => ['Aim and set-up', 'Knights and service', 'The end and the Joust'][number],
  'kd.ruleCardBack': (number: number): string => ['The round', 'Disaster and worship', 'Camlann'][number],
};

export type PaperSays = Catalogue<typeof paper>;
