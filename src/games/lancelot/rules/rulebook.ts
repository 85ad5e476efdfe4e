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
    'In the reserve: 24 squires, 20 magic, 20 swords, 15 maces, 12 lances; 20 Ladies, 20 Allied knights, 20 Enemies and 25 Plots; 16 deed tiles; the Excalibur counter and the Excalibur Sword.',
  'LAN-1.2':
    'Everybody has a knight with a day and a night side, a Morgana counter with an eye side and a blank side, and discs.',
  'LAN-1.3': 'Discs never run out.',
  'LAN-1.4':
    'Swords, maces, lances, magic and cards are limited. What the reserve lacks cannot be taken, and nothing is owed. What comes back can be taken at once.',
  'LAN-1.5': 'Squires never run out. A table may agree on the printed number, 24; then they are limited as well.',
  'LAN-1.6': 'The four decks lie face up and a card is chosen by its color. Whatever a player has lies open.',
  'LAN-1.7': 'Virtue points (VP) have no upper limit and are never lost.',
  'LAN-1.8': [
    'From the booklet: the eleven sites and their order, who moves and where to, what each seat does, what each virtue demands, the steps on the Grail, the scoring at the end, the VP of Strength, and one of the deeds (three swords and Excalibur for 1 VP).',
    'From pages of shops and forums: how many counters and cards there are, the order of the seats, and several clarifications.',
    'Ours: how long the Joust, the Stronghold, the Lake and the Grail track are, and what their spaces give; the VP of seven virtues; fifteen of the sixteen deeds and all whirlpools; that squires never run out; and the answers where the booklet is silent. We tuned the figures with games among bots.',
    'If you own the box, use its boards and tiles: the rules are the same.',
  ].join('\n'),

  'LAN-2.1': 'Two to four play, by the same rules.',
  'LAN-2.2': 'The 16 deed tiles are shuffled. Three lie face up at the Dragon, the others are a face-down stack.',
  'LAN-2.3': 'The Excalibur counter is put on the Lake. The Sword begins in the reserve.',
  'LAN-2.4': 'It is turn 1. All VP and Grail markers are on 0, and all knights show day.',
  'LAN-2.5': 'Chance names the first player. The others follow in the order in which they sit.',
  'LAN-2.6':
    'From the first player on, everybody chooses a free seat of the Round Table and gains its advantage at once. No seat has two knights.',

  'LAN-3.1':
    'Eleven sites, clockwise: Round Table, Joust, Stronghold, Distant Lands, Merlin, Lake, Percival, Galahad, Dragon, Morgana, Grail; then the Round Table again.',
  'LAN-3.2':
    'The spaces and what they give. Joust J1 to J4: squire, sword, squire, sword. Stronghold: SS1 to SS3 a sword each; SM1 nothing, SM2 and SM3 a mace; SL1 nothing, SL2 a lance, SL3 nothing, SL4 a lance. Distant Lands: W1 Lady and Plot, W2 Allied knight and Plot, W3 Enemy and Plot. Merlin: M1 nothing, M2 a magic. Lake L1 to L6. Percival, Galahad, Dragon, Morgana and Grail have one space each.',
  'LAN-3.3':
    'Spaces farther along the road are farther ahead. In the Stronghold the track counts first: lances before maces before swords; then the space on the track.',
  'LAN-3.4': 'Only the space counts, not the tour: who has just set out anew is behind those on later sites.',
  'LAN-3.5':
    'Who arrives on a space is put on top. The lowest, who came first, moves first; the others keep their order.',
  'LAN-3.6': 'One may ride past every space, knight and site, open or closed. Passing gives nothing.',

  'LAN-4.1':
    'There are 8 turns. In a turn the knights ride in rounds: in each round every knight who is not home moves once and is flipped.',
  'LAN-4.2': 'In the first round of a turn the seats give the order, from Arthur to Guinevere.',
  'LAN-4.3':
    'In later rounds the knight farthest ahead who has not moved in this round moves next; on one space the lowest.',
  'LAN-4.4': 'The order of those who have not moved cannot change during a round.',
  'LAN-4.5': 'A knight who is home has no part in the later rounds of the turn.',
  'LAN-4.6': 'The riding ends when all knights are home.',
  'LAN-4.7': 'Nobody may pass or stay on a space, except at the Grail.',

  'LAN-5.1': 'A knight may go as far clockwise as he likes, up to the Round Table, and never backwards.',
  'LAN-5.2':
    'Joust, Merlin and Lake are entered on their first space, the Stronghold on the first space of one of its tracks, the Distant Lands on any space.',
  'LAN-5.3':
    'On the Joust and in the Stronghold a knight goes one space at a time; with Bedivere (Joust) or Gawain (Stronghold) one or two. He may leave a track at any point.',
  'LAN-5.4': 'Only one track of the Stronghold on a tour, without changing over.',
  'LAN-5.5':
    'In the Distant Lands a knight may go on to any later space, on Merlin from the first space to the second.',
  'LAN-5.6': 'Bedivere and Gawain do not help to enter: one always begins on the first space.',
  'LAN-5.7': 'A site can be entered only while it has room.',
  'LAN-5.8': 'Who leaves his seat must stop at least once before he sits down again.',
  'LAN-5.9': 'Where a knight may go depends on where he stands.',
  'LAN-5.10': 'A knight always has somewhere to go.',

  'LAN-6.1':
    'On arrival a player may do what the space offers, in full, in part or not at all. Only a seat, the way along the Lake and a deed at the Dragon are compulsory.',
  'LAN-6.2': 'Joust and Stronghold: take the counter of the space.',
  'LAN-6.3': 'Who goes two spaces on a track gathers from both. Each counter may be left.',
  'LAN-6.4':
    'Distant Lands: up to one Lady, Allied knight or Enemy, by the space, and up to one Plot; with Tristan up to two of each.',
  'LAN-6.5': 'Nobody ever has more than 7 cards. The eighth cannot be taken; only magic gets rid of cards.',
  'LAN-6.6': 'Merlin: the second space gives one magic, the first nothing.',
  'LAN-6.7': 'Percival, Galahad, Dragon, Lake, Morgana and Grail have chapters of their own.',
  'LAN-6.8': 'One may stop without doing anything, but not at the Lake nor at the Dragon.',

  'LAN-7.1': 'Who comes to the Round Table takes a free seat and gains its advantage at once. He is home.',
  'LAN-7.2': 'Every seat on which no knight sits is free, also the one he set out from.',
  'LAN-7.3': 'The seats give the order of the next first round, of the magic, and of all ties at the end.',
  'LAN-7.4': 'When the last knight is home the riding is over, in turn 8 too; its seats still count.',

  'LAN-8.1': "Taking Mordred's seat puts one's Morgana counter, eye up, beside Morgana: the power is ready.",
  'LAN-8.2': 'It may be used once in the game, on arrival at Morgana. One may stop there without using it.',
  'LAN-8.3':
    'The power gives a second tour in the same turn: the next move sets out anew past the Round Table, to any site but Morgana and not home.',
  'LAN-8.4': 'On the second tour all sites may be visited again: a second virtue, a second disc.',
  'LAN-8.5':
    'Lake and Dragon are limited by the turn, not by the tour. The Lake stays closed on a second tour. The Dragon counts players: if you were there on your first tour, you may come again on the second.',
  'LAN-8.6': 'The order of moves does not ask who is on a second tour.',
  'LAN-8.7':
    'All other knights at the Grail when the power is used must go home with their next move, without a step. Who comes later need not.',
  'LAN-8.8': "The counter is never lost. Mordred's seat taken again gives only its place in the order.",
  'LAN-8.9': 'A table may agree that the power cannot be used in turn 1.',

  'LAN-9.1': 'The Grail track has a start, 0, and 40 spaces. Markers on one space are stacked, the latest on top.',
  'LAN-9.2': 'A knight who arrives at the Grail steps at once: 1 space if no marker is ahead of his, otherwise 2.',
  'LAN-9.3': 'In each later round he goes home, or remains and steps again.',
  'LAN-9.4':
    'No step passes the leader: what would go beyond is lost, and the marker ends on top. A table may agree that a step passes nobody at all who is ahead.',
  'LAN-9.5': 'A step is never declined. On space 40 a marker no longer moves.',
  'LAN-9.6':
    "A knight at the Grail must go home when somebody is home and all others are home or at the Grail, when Morgana's power has sent him home, or when his marker is on space 40.",
  'LAN-9.7': 'While all are at the Grail and none is home, each may remain. The first to leave takes all with him.',
  'LAN-9.8': 'Leader of the Grail is the marker farthest on; on one space the lowest.',
  'LAN-9.9': 'Who arrives at the Grail when all others are home still has the step of arrival.',

  'LAN-10.1': 'The seats: Arthur, Mordred, Bedivere, Gawain, Maleagant, Tristan, Merlin, Guinevere.',
  'LAN-10.2':
    "Arthur: put a disc on the crown of a virtue that has none, for the rest of the game. With one's own crown a virtue scores its higher VP.",
  'LAN-10.3':
    'Several crowns may be one player’s. A crown on a virtue already learned changes nothing. When all eight are set, Arthur gives only the first place.',
  'LAN-10.4': 'Mordred: the Morgana counter.',
  'LAN-10.5': 'Bedivere: up to two spaces on the Joust. Gawain: up to two spaces in the Stronghold.',
  'LAN-10.6':
    'Maleagant: every deed costs one sword, mace or lance less, of those it demands. Never magic, never Excalibur.',
  'LAN-10.7': 'Tristan: up to two cards of each color offered in the Distant Lands.',
  'LAN-10.8': 'Merlin: one magic. Guinevere: 1 VP. Once, each time the seat is taken.',
  'LAN-10.9':
    'Bedivere, Gawain, Maleagant and Tristan stay with whoever took the seat last, until another takes it, also in mid-ride. One may have several.',
  'LAN-10.10': 'No advantage need be used.',

  'LAN-11.1':
    'The virtues, their VP without and with a crown, and what they demand when they are learned. Benevolence 2/3: nobody has fewer weapons. Dexterity 2/3: more swords, maces or lances than anybody else. Initiative 2/3: a card of every color. Kindness 3/4: more Ladies than anybody else. Heroism 4/5: exactly 3 Allied knights and no squire. Strength 4/6: exactly 5 Enemies and 1 squire. Honor 5/7: exactly 7 Plots and at least 1 squire, and nobody has more squires. Charisma 6/8: exactly 7 squires and at least 1 deed, and nobody has more deeds.',
  'LAN-11.2': 'Galahad: place one disc on a virtue where you have none. No demand need be met.',
  'LAN-11.3': 'Percival: learn one virtue on which your disc lies and whose demand you meet now, and score it.',
  'LAN-11.4': 'One virtue for each visit to Percival, one disc for each visit to Galahad.',
  'LAN-11.5': 'Nobody learns a virtue twice. Several players may learn the same.',
  'LAN-11.6': 'Any number of discs may wait. They are never moved back.',
  'LAN-11.7': 'Learning costs nothing, and a virtue learned is never lost.',
  'LAN-11.8':
    'A tie is enough for Benevolence, Honor and Charisma and for no other virtue. Nothing at all is never "most"; it can be "fewest".',
  'LAN-11.9': 'Excalibur is no weapon for the virtues.',

  'LAN-12.1':
    'Who goes to the Dragon must complete one of the tiles face up: give back what it demands, take the tile and score its VP.',
  'LAN-12.2':
    'Two different players can go to the Dragon in a turn, and no third. One of the two may come again on a second tour, if a tile is left that they can pay.',
  'LAN-12.3': 'Only who can pay for a tile now may enter.',
  'LAN-12.4': 'A tile with Excalibur demands the Sword itself, not the counter. The Sword is never given away.',
  'LAN-12.5': 'Maleagant spares one weapon that the tile demands, missing or not. Otherwise a tile is paid exactly.',
  'LAN-12.6': 'Tiles are replaced at the end of the turn. Without a tile the Dragon is closed.',
  'LAN-12.7':
    'There are sixteen deeds: eight of 1 VP, eight of 2 VP. Each demands weapons; four the Excalibur Sword besides, three magic. Their whirlpools, none to two on each, say how far Excalibur lies in the Lake.',

  'LAN-13.1': 'The Lake has 6 spaces.',
  'LAN-13.2':
    'The counter lies on the space whose number is the sum of the whirlpools on the tiles face up; 0 means space 1.',
  'LAN-13.3': 'One knight enters the Lake in a turn, once. All may ride past.',
  'LAN-13.4':
    'Who enters goes on one space at a time to the counter and takes it. With the next move he leaves the Lake.',
  'LAN-13.5': 'The owner of the Sword may fetch the counter too, to defend it.',
  'LAN-13.6': 'The Sword changes hands only at the end of the turn.',

  'LAN-14.1': 'Empty places at the Dragon are filled from the stack.',
  'LAN-14.2': 'The Sword is handed over; then the counter is put on the Lake by the new whirlpools.',
  'LAN-14.3': 'Who fetched the counter takes the Sword, from the reserve or from its owner, and gives up the counter.',
  'LAN-14.4': 'In the order of the seats everybody may use magic. Each finishes before the next begins.',
  'LAN-14.5': 'Each use gives back one magic and does one of three things.',
  'LAN-14.6': 'Return any number of your cards, at least one.',
  'LAN-14.7': 'Exchange one of your cards for one of another color from its deck.',
  'LAN-14.8': 'Return any number of your squires, at least one.',
  'LAN-14.9': 'Then the next turn begins, with all knights on the same side and Lake and Dragon open.',
  'LAN-14.10': 'At the end of turn 8 only the Sword changes hands. Magic is not used any more.',

  'LAN-15.1': 'After turn 8 majorities, Excalibur and the Grail are added, in this order.',
  'LAN-15.2': '2 VP each for most swords, maces, lances, magic and deed tiles. None at all is never most.',
  'LAN-15.3': 'Each category has one winner: whoever alone has most.',
  'LAN-15.4':
    'Tied categories: in the order of the seats, again and again, each tied player chooses one that is still open and wins it.',
  'LAN-15.5': '3 VP for the owner of the Sword.',
  'LAN-15.6':
    'The leader of the Grail scores half the way to the last marker, rounded up, but 2 VP when it is less than 4 spaces. If no marker ever moved nobody scores.',
  'LAN-15.7': 'Most VP wins and is Lancelot. Of those who tie it is the one nearest to Arthur.',
  'LAN-15.8': 'The other places go by VP too, ties likewise.',

  'LAN-16.1': 'Hidden is only the order of the deed stack.',
  'LAN-16.2': 'Where only one choice is left the game makes it.',
  'LAN-16.3': 'Chance names the first player and shuffles the deeds, and does nothing else.',
} as const;

export const RULES = rulesOf(TEXTS);
