/** The rulebook of Lancelot, in our own words: what the code enforces and what the rules drawer shows. */
import { rulesOf } from '../../../core/rulebook.ts';

/** The headings of the rulebook, by chapter. */
export const CHAPTERS = {
  1: 'Components and supplies',
  2: 'Set-up',
  3: 'The road',
  4: 'Who moves',
  5: 'Where to',
  6: 'Actions on the spaces',
  7: 'The Round Table',
  8: 'Morgana',
  9: 'The Grail',
  10: 'Seats and advantages',
  11: 'Virtues',
  12: 'The Dragon and the deeds',
  13: 'The Lake and Excalibur',
  14: 'End of turn',
  15: 'End of the game',
  16: 'Decisions and secrets',
  '1.8': 'What is from the box, what is ours',
} as const;

const TEXTS = {
  'LAN-1.1':
    'In the reserve: 24 squires, 20 magic, 20 swords, 15 maces, 12 lances; 20 Ladies, 20 Allied Knights, 20 Enemies and 25 Plots; 16 deed tiles; the Excalibur counter and the Excalibur Sword.',
  'LAN-1.2':
    'Everybody has a knight with a day and a night side, a Morgana counter with an eye side and a blank side, and discs.',
  'LAN-1.3': 'Discs never run out.',
  'LAN-1.4':
    'Swords, maces, lances, magic and cards are limited. You cannot take what the reserve lacks, and nothing is owed to you. What comes back can be taken at once.',
  'LAN-1.5': 'Squires never run out. A table can agree on the printed number, 24. Then they are limited as well.',
  'LAN-1.6': 'The four decks lie face up, and you choose a card by its colour. Everybody can see what each player has.',
  'LAN-1.7': 'Virtue points (VP) have no upper limit and are never lost.',
  'LAN-1.8': [
    'From the booklet: the eleven sites and their order, who moves and where to, what each seat does, what each virtue demands, the steps on the Grail, the scoring at the end, the VP of Strength, and one of the deeds (three swords and Excalibur for 1 VP).',
    'From pages of shops and forums: how many counters and cards there are, the order of the seats, and several clarifications.',
    'Ours: how long the Joust, the Stronghold, the Lake and the Grail track are, and what their spaces give; the VP of seven virtues; fifteen of the sixteen deeds and all whirlpools; that squires never run out; and the answers where the booklet is silent. We tuned the figures with games among bots.',
    'If you have the box, use its boards and tiles: the rules are the same.',
  ].join('\n'),

  'LAN-2.1': 'Two to four people play, by the same rules.',
  'LAN-2.2': 'The 16 deed tiles are shuffled. Three lie face up at the Dragon, the others are a face-down stack.',
  'LAN-2.3': 'The Excalibur counter is placed on the Lake. The Sword begins in the reserve.',
  'LAN-2.4': 'It is turn 1. All VP and Grail markers are on 0, and all knights show day.',
  'LAN-2.5': 'Chance names the first player. The others follow in the order of the table.',
  'LAN-2.6':
    'In this order everybody chooses a free seat of the Round Table and gains its advantage at once. No seat has two knights.',

  'LAN-3.1':
    'Eleven sites, clockwise: Round Table, Joust, Stronghold, Distant Lands, Merlin, Lake, Percival, Galahad, Dragon, Morgana, Grail; then the Round Table again.',
  'LAN-3.2':
    'The spaces and what they give, from the first on. Joust: squire, sword, squire, sword. Stronghold, sword track: a sword on each of three spaces; mace track: nothing, mace, mace; lance track: nothing, lance, nothing, lance. Distant Lands: Lady and Plot, Allied Knight and Plot, Enemy and Plot. Merlin: nothing, then one magic. The Lake has six spaces. Percival, Galahad, Dragon, Morgana and Grail have one space each.',
  'LAN-3.3':
    'Spaces farther along the road are farther ahead. In the Stronghold the track counts first: lances before maces before swords; then the space on the track.',
  'LAN-3.4': 'Only the space counts, not the tour: a knight who has just set out again is behind those on later sites.',
  'LAN-3.5':
    'A knight who arrives on a space goes on top of the stack. The lowest came first and moves first. The others keep their order.',
  'LAN-3.6': 'You can ride past every space, knight and site, open or closed. Riding past gives nothing.',

  'LAN-4.1':
    'There are 8 turns. In a turn the knights ride in rounds: in each round every knight who is not home moves once and is flipped.',
  'LAN-4.2': 'In the first round of a turn the seats give the order, from Arthur to Guinevere.',
  'LAN-4.3':
    'In later rounds the knight farthest ahead who has not moved in this round moves next; on one space the lowest.',
  'LAN-4.4': 'The order of those who have not moved cannot change during a round.',
  'LAN-4.5': 'A knight who is home does not move in the later rounds of the turn.',
  'LAN-4.6': 'The riding ends when all knights are home.',
  'LAN-4.7': 'Nobody can pass or stay on a space, except at the Grail.',

  'LAN-5.1': 'A knight can go as far clockwise as you like, up to the Round Table, and never backwards.',
  'LAN-5.2':
    'You enter the Joust, Merlin and the Lake on their first space, the Stronghold on the first space of one of its tracks, and the Distant Lands on any space.',
  'LAN-5.3':
    'On the Joust and in the Stronghold a knight goes one space at a time, or with Bedivere (Joust) or Gawain (Stronghold) one or two. You can leave a track at any point.',
  'LAN-5.4': 'You use only one track of the Stronghold on a tour, without changing over.',
  'LAN-5.5':
    'In the Distant Lands a knight can go on to any later space, and on Merlin from the first space to the second.',
  'LAN-5.6': 'Bedivere and Gawain do not help to enter: you always begin on the first space.',
  'LAN-5.7': 'You can enter a site only while it has room.',
  'LAN-5.8': 'After you leave your seat, you must stop at least once before you sit down again.',
  'LAN-5.9': 'Where a knight can go depends on where he stands.',
  'LAN-5.10': 'A knight always has somewhere to go.',

  'LAN-6.1':
    'When you arrive, you can do what the space offers, in full, in part or not at all. You must only take a seat, walk the Lake to the counter, and complete a deed at the Dragon.',
  'LAN-6.2': 'Joust and Stronghold: take the counter of the space.',
  'LAN-6.3': 'If you go two spaces on a track, you gather from both. You can leave either counter.',
  'LAN-6.4':
    'Distant Lands: up to one Lady, Allied Knight or Enemy, by the space, and up to one Plot; with Tristan up to two of each.',
  'LAN-6.5': 'Nobody ever has more than 7 cards. You cannot take the eighth, and only magic gets rid of cards.',
  'LAN-6.6': 'Merlin: the second space gives one magic, the first nothing.',
  'LAN-6.7': 'Percival, Galahad, Dragon, Lake, Morgana and Grail have chapters of their own.',
  'LAN-6.8': 'You can stop without doing anything, but not at the Lake or at the Dragon.',

  'LAN-7.1': 'When you come to the Round Table, you take a free seat and gain its advantage at once. You are home.',
  'LAN-7.2': 'Every seat without a knight is free, also the one you set out from.',
  'LAN-7.3': 'The seats give the order of the next first round, of the magic, and of all ties at the end.',
  'LAN-7.4': 'When the last knight is home the riding is over, in turn 8 too; its seats still count.',

  'LAN-8.1':
    'When you take Mordred’s seat, you place your Morgana counter, eye up, beside Morgana: the power is ready.',
  'LAN-8.2': 'You can use it once in the game, when you arrive at Morgana. You can also stop there without using it.',
  'LAN-8.3':
    'The power gives a second tour in the same turn: with your next move you set out again, past the Round Table, to any site but Morgana, and not home.',
  'LAN-8.4': 'On the second tour you can visit all sites again, for a second virtue or a second disc.',
  'LAN-8.5':
    'Lake and Dragon are limited by the turn, not by the tour. The Lake stays closed on a second tour. The Dragon counts players: if you were there on your first tour, you may come again on the second.',
  'LAN-8.6': 'A second tour makes no difference to the order of moves.',
  'LAN-8.7':
    'All other knights at the Grail when the power is used must ride home with their next move, without a step. Knights who come later do not have to.',
  'LAN-8.8': 'The counter is never lost. If you take Mordred’s seat again, it gives only its place in the order.',
  'LAN-8.9': 'A table can agree that nobody uses the power in turn 1.',

  'LAN-9.1': 'The Grail track has a start, 0, and 40 spaces. Markers on one space are stacked, the latest on top.',
  'LAN-9.2': 'A knight who arrives at the Grail steps at once: 1 space if no marker is ahead of his, otherwise 2.',
  'LAN-9.3': 'In each later round he rides home, or stays and steps again.',
  'LAN-9.4':
    'No step passes the leader: the rest of the step is lost, and the marker ends on top. A table can agree that a step passes nobody who is ahead.',
  'LAN-9.5': 'You cannot decline a step. On space 40 a marker no longer moves.',
  'LAN-9.6':
    'A knight at the Grail must ride home when somebody is home and all others are home or at the Grail, when Morgana’s power has sent him home, or when his marker is on space 40.',
  'LAN-9.7': 'While all are at the Grail and none is home, everybody can stay. When the first leaves, all must leave.',
  'LAN-9.8': 'The marker farthest on leads the Grail; on one space, the lowest.',
  'LAN-9.9': 'If all others are home when you arrive at the Grail, you still take the step of arrival.',

  'LAN-10.1': 'The seats: Arthur, Mordred, Bedivere, Gawain, Maleagant, Tristan, Merlin, Guinevere.',
  'LAN-10.2':
    'Arthur: place a disc on the crown of a virtue that has none, for the rest of the game. With your own crown a virtue scores its higher VP.',
  'LAN-10.3':
    'You can have several crowns. A crown on a virtue you have already learned changes nothing. When all eight are placed, Arthur gives only the first place.',
  'LAN-10.4': 'Mordred: the Morgana counter.',
  'LAN-10.5': 'Bedivere: up to two spaces on the Joust. Gawain: up to two spaces in the Stronghold.',
  'LAN-10.6':
    'Maleagant: every deed costs one sword, mace or lance less, of those it demands. Never magic, never Excalibur.',
  'LAN-10.7': 'Tristan: up to two cards of each colour offered in the Distant Lands.',
  'LAN-10.8': 'Merlin: one magic. Guinevere: 1 VP. Once, each time the seat is taken.',
  'LAN-10.9':
    'Bedivere, Gawain, Maleagant and Tristan stay with the last player who took the seat, until another takes it, even in mid-ride. You can have several.',
  'LAN-10.10': 'You never have to use an advantage.',

  'LAN-11.1':
    'The virtues, their VP without and with a crown, and what they demand when you learn them. Benevolence 2/3: nobody has fewer weapons. Dexterity 2/3: more swords, maces or lances than anybody else. Initiative 2/3: a card of every colour. Kindness 3/4: more Ladies than anybody else. Heroism 4/5: exactly 3 Allied Knights and no squire. Strength 4/6: exactly 5 Enemies and 1 squire. Honor 5/7: exactly 7 Plots and at least 1 squire, and nobody has more squires. Charisma 6/8: exactly 7 squires and at least 1 deed, and nobody has more deeds.',
  'LAN-11.2': 'Galahad: place one disc on a virtue where you have none. You do not have to meet its demand.',
  'LAN-11.3': 'Percival: learn one virtue that has your disc and whose demand you meet now, and score it.',
  'LAN-11.4': 'One virtue for each visit to Percival, one disc for each visit to Galahad.',
  'LAN-11.5': 'Nobody learns a virtue twice. Several players may learn the same.',
  'LAN-11.6': 'You can have any number of discs waiting. They are never moved back.',
  'LAN-11.7': 'Learning costs nothing, and a virtue learned is never lost.',
  'LAN-11.8':
    'A tie is enough for Benevolence, Honor and Charisma and for no other virtue. Nothing at all is never “most”, but it can be “fewest”.',
  'LAN-11.9': 'Excalibur is no weapon for the virtues.',

  'LAN-12.1':
    'At the Dragon you must complete one of the face-up tiles: give back what it demands, take the tile and score its VP.',
  'LAN-12.2':
    'Two different players can go to the Dragon in a turn, but not a third. One of the two can come again on a second tour, if there is a tile left that they can pay for.',
  'LAN-12.3': 'You can enter only if you can pay for a tile now.',
  'LAN-12.4': 'A tile with Excalibur demands the Sword itself, not the counter. You never give the Sword away.',
  'LAN-12.5': 'Maleagant spares you one weapon that the tile demands, missing or not. Otherwise you pay exactly.',
  'LAN-12.6': 'Tiles are replaced at the end of the turn. Without a tile the Dragon is closed.',
  'LAN-12.7':
    'There are sixteen deeds: eight of 1 VP, eight of 2 VP. Each demands weapons; four also demand the Excalibur Sword, three also magic. Their whirlpools, none to two on each, say how far away Excalibur lies in the Lake.',

  'LAN-13.1': 'The Lake has 6 spaces.',
  'LAN-13.2':
    'The counter lies on the space whose number is the sum of the whirlpools on the tiles face up; 0 means space 1.',
  'LAN-13.3': 'One knight enters the Lake in a turn, once. All can ride past.',
  'LAN-13.4':
    'A knight who enters goes on one space at a time to the counter and takes it. With the next move he leaves the Lake.',
  'LAN-13.5': 'The owner of the Sword can fetch the counter too, to defend it.',
  'LAN-13.6': 'The Sword changes hands only at the end of the turn.',

  'LAN-14.1': 'Empty places at the Dragon are filled from the stack.',
  'LAN-14.2': 'The Sword is handed over. Then the counter is placed on the Lake by the new whirlpools.',
  'LAN-14.3':
    'The player who fetched the counter takes the Sword, from the reserve or from its owner, and gives up the counter.',
  'LAN-14.4': 'In the order of the seats everybody can use magic. Each finishes before the next begins.',
  'LAN-14.5': 'Each use gives back one magic and does one of three things.',
  'LAN-14.6': 'Return any number of your cards, at least one.',
  'LAN-14.7': 'Exchange one of your cards for one of another colour from its deck.',
  'LAN-14.8': 'Return any number of your squires, at least one.',
  'LAN-14.9': 'Then the next turn begins, with all knights on the same side and Lake and Dragon open.',
  'LAN-14.10': 'At the end of turn 8 only the Sword changes hands. Magic is not used any more.',

  'LAN-15.1': 'After turn 8 majorities, Excalibur and the Grail are added, in this order.',
  'LAN-15.2':
    '2 VP each for the most swords, maces, lances, magic and deed tiles. None at all never counts as the most.',
  'LAN-15.3': 'Each category has one winner: the player who alone has the most.',
  'LAN-15.4':
    'Tied categories: in the order of the seats, again and again, each tied player chooses one that is still open and wins it.',
  'LAN-15.5': '3 VP for the owner of the Sword.',
  'LAN-15.6':
    'The leader of the Grail scores half the way to the last marker, rounded up, but 2 VP when it is less than 4 spaces. If no marker ever moved, nobody scores.',
  'LAN-15.7':
    'The player with the most VP wins and is Lancelot. If several have the same, the one nearest to Arthur wins.',
  'LAN-15.8': 'The other places go by VP too, and ties likewise.',

  'LAN-16.1': 'Only the order of the deed stack is hidden.',
  'LAN-16.2': 'If only one choice is left, the game makes it.',
  'LAN-16.3': 'Chance names the first player and shuffles the deeds, and does nothing else.',
} as const;

export const RULES = rulesOf(TEXTS);
