/** The rulebook of Knights & Damosels, in our own words: what the code enforces and what the rules drawer shows. */
import { rulesOf } from '../../../core/rulebook.ts';

/** The headings of the rulebook, by chapter. */
export const CHAPTERS = {
  1: 'Components',
  2: 'Set-up',
  3: 'Rounds and roles',
  4: 'Event phase',
  5: 'Damosel phase',
  6: 'Knight phase',
  7: 'Service phase',
  8: 'Worship phase',
  9: 'Worship',
  10: 'End of the game',
  11: 'The Joust',
  12: 'The Battle of Camlann',
  13: 'Service variants',
  14: 'Table options',
  15: 'Decisions',
  16: 'Secrets',
  17: 'The round in short',
  '1.12': 'What is from the print-and-play, what is ours',
} as const;

const TEXTS = {
  'KD-1.1':
    'The box holds 105 cards: Arthur, Merlin, six knights, six damosels, 54 chivalries, twelve events, 18 worship, three Service and four Joust cards.',
  'KD-1.2':
    'There are nine chivalries: Arms (armor, horse, sword) share in Wars, Virtue (honor, loyalty, valor) shares in Quests, Vassalage (farmer, fisher, forester) earns 1 in both; in Prosperity each of the nine earns 1.',
  'KD-1.3': 'Every damosel has one card of each chivalry: 54 in all, 18 of each category.',
  'KD-1.4': 'A chivalry card shows the chivalry on one side and the name of its damosel on the other.',
  'KD-1.5': 'Knights and damosels differ in name only, and any knight goes with any damosel.',
  'KD-1.6':
    'Of the twelve events three each are Wars, Quests, Prosperity and Disasters. Each of the first nine gives 1 extra to one chivalry.',
  'KD-1.7': 'A War lists Arms and Vassalage, a Quest Virtue and Vassalage, Prosperity all nine.',
  'KD-1.8': 'The Adultery lists Virtue, the Death of Merlin Vassalage, the Treason of Mordred Arms.',
  'KD-1.9': 'The worship cards are six 1s, two 2s, a 3, a 4, two 5s and six 6s.',
  'KD-1.10': 'Each of the three Service cards names one chivalry for a War, one for a Quest and one for Prosperity.',
  'KD-1.11': 'A jouster holds one High Thrust and one Low Thrust.',
  'KD-1.12': [
    'From the print-and-play document: the phases of a round, the nine chivalries and six damosels, the names and kinds of the twelve events and the chivalry that earns 1 extra, how worship is shared, Disasters, the victories and their thresholds, the Joust and the Battle of Camlann.',
    'Ours: which chivalries nine of the events and two of the Disasters list; how many worship cards there are of each value; both Service variants, of which the document names only the cards; who defeats and wounds whom at Camlann, where the printed table contradicts itself; free selection; and the answers where the document is silent.',
    'The set of choices in which nothing is changed is called Classic. It follows the document as far as we know it.',
  ].join('\n'),

  'KD-2.1': 'Three to six play.',
  'KD-2.2':
    'The first Merlin is drawn by lot, unless the host names the seat. Arthur is the player to the left of Merlin.',
  'KD-2.3':
    'Everybody has a knight, a damosel, her nine chivalries and 1 worship. Knight and damosel are dealt; with the option everybody picks a free one of each, clockwise from Arthur.',
  'KD-2.4': 'Who plays which knight and which damosel is open. A pile is for its owner to look at.',
  'KD-2.5': 'The twelve events are shuffled face down.',
  'KD-2.6': 'The chivalries of damosels nobody plays are shuffled together: the Court pile.',
  'KD-2.7': 'All rows are empty at first.',
  'KD-2.8': 'With 3, 4, 5, 6 players the Court pile has 27, 18, 9, 0 cards and a full display 4, 5, 6, 6 slots.',

  'KD-3.1':
    'A round has five phases: Event, Damosel, Knight, Service, Worship. After them it is seen whether somebody has won.',
  'KD-3.2':
    'Turn order begins with Arthur and runs clockwise to Merlin. Reversed order runs from Merlin back to Arthur.',
  'KD-3.3': 'After each round Arthur and Merlin pass one seat to the left; who was Arthur becomes Merlin.',
  'KD-3.4': 'Arthur and Merlin play like all the others.',
  'KD-3.5': 'Talk is free and may be false. It binds nobody, and cards may not be shown to prove it.',

  'KD-4.1': 'Arthur draws three events, lays one of them away and hands the other two to Merlin.',
  'KD-4.2': 'Merlin lays one of the two away and reveals the other as the event of the round.',
  'KD-4.3': 'What was laid away stays face down; nobody may search it.',
  'KD-4.4': 'When the event pile is empty, all events are shuffled into a new one: before rounds 5, 9, 13 and so on.',

  'KD-5.1':
    'Everybody gives exactly one card of their own pile, all at once and in secret. Any of them will do. What is sealed is not changed.',
  'KD-5.2': 'Who has no card in the pile gives none.',
  'KD-5.3': 'With fewer than six players the top card of the Court pile joins the gifts unseen, if there is one.',
  'KD-5.4':
    'The cards are shuffled and displayed. All see the chivalry of every slot; Merlin alone sees whose card it is.',
  'KD-5.5': 'You remember what you gave, but know your slot for certain only if no other shows the same chivalry.',

  'KD-6.1': 'In turn order each player asks for one free slot.',
  'KD-6.2': "A knight may earn only a chivalry that his row lacks, and none of his own damosel's cards.",
  'KD-6.3': 'You are asked if a free slot shows a chivalry your row lacks. Otherwise you go without.',
  'KD-6.4':
    'You may not ask for a slot that you know to be your own: one denied to you, or the only one with the chivalry you gave that was not denied to somebody else. Merlin knows them all.',
  'KD-6.5': 'Merlin grants what is legal and denies your own card. The game answers for Merlin, at once and truly.',
  'KD-6.6': 'A denial is heard by all: the slot is your own. It stays free for others, and you are asked again.',
  'KD-6.7':
    'In strict selection you may take no card only when there is nothing you may ask for. In free selection you always may.',
  'KD-6.8': 'A granted card joins the right end of your row. You earn one card a round at most.',
  'KD-6.9': 'Merlin selects last, by the same rules.',
  'KD-6.10': 'Then all damosels are revealed. Leftover cards go home: to their piles, or shuffled into the Court pile.',
  'KD-6.11': 'From then on it is open who gave what; so everybody knows what is left in every pile.',

  'KD-7.1':
    'In reversed order each player offers every card of the row that the event lists and nobody has offered yet.',
  'KD-7.2': 'A chivalry is offered by one knight only.',
  'KD-7.3': 'Offered cards stay in the row and count for everything. To offer costs nothing.',
  'KD-7.4':
    'In a Disaster all who have listed cards set each of them face up or face down, at once and in secret. Then all are shown.',
  'KD-7.5': 'If as many lie face up as face down, nothing happens.',
  'KD-7.6':
    'Otherwise the cards on the larger side go home, and for each card on the smaller side its owner pays 2 worship and keeps it.',
  'KD-7.7': 'Who cannot pay all pays what there is. Cards go home and worship is paid at the same time.',
  'KD-7.8': 'A single card is a larger side of one and goes home.',
  'KD-7.9': 'After a Disaster there is no Worship phase.',

  'KD-8.1': 'In Prosperity each offered card earns 1.',
  'KD-8.2':
    'In a War or Quest all who offer shared cards set each of them face up (duty) or face down (betrayal), at once and in secret.',
  'KD-8.3':
    'The shared cards divide 6; each Vassalage earns 1. All face down: every card earns 1 less. Two of three face down: the one face up takes 1 from each of them. One of two or three face down: it takes 1 from each face up.',
  'KD-8.4': 'The chivalry that the event names earns 1 extra if it was offered, whichever way it lies.',
  'KD-8.5': 'At most three cards share, so the shares are whole.',
  'KD-8.6': 'With one of two face down, the betrayer gains: 4 against 2.',
  'KD-8.7': 'There is always worship enough to pay.',

  'KD-9.1': 'Worship is open to all and never less than 0.',
  'KD-9.2': 'It changes by set-up, the Worship phase, Disasters, jousts and the election.',
  'KD-9.3': 'Nobody lends, gives or trades worship or cards.',

  'KD-10.1':
    "A Damosel victory takes 5, 5, 4, 4 of your damosel's cards in one row (with 3, 4, 5, 6 players), a Knight victory 7 chivalries in your row, a Worship victory 30, 22, 18, 15 worship.",
  'KD-10.2':
    'The game ends when somebody has a victory at the end of a round. What was lost before then does not count.',
  'KD-10.3': 'A Damosel victory ranks above a Knight victory, a Knight victory above a Worship victory.',
  'KD-10.4':
    'All are ranked by victory, then most own cards in one row, then cards in the own row, then worship, then the lot.',
  'KD-10.5': 'The lot puts those who are still equal in any order, openly.',
  'KD-10.6':
    'Only cards in a row now count as given. Court cards count for the knight who has them, and for no damosel.',
  'KD-10.7': 'The first in the ranking wins, unless there is a battle.',
  'KD-10.8': 'After the last round that the table allows, the game ends in any case.',
  'KD-10.9': 'A bot takes the seat of a player who leaves.',

  'KD-11.1': 'The Joust is optional.',
  'KD-11.2':
    'On your turn in the Knight or Service phase you may challenge for a card that another selected or offered in that phase.',
  'KD-11.3':
    'A challenge takes 1 worship in hand, a card not challenged before, and one that is legal for you: in the Service phase your row holds the same chivalry.',
  'KD-11.4':
    'A challenge for what proves to be your own card is denied before all. There is no joust and your turn goes on.',
  'KD-11.5':
    'The challenged player has the right. Both thrust High or Low in secret. Similar: the right passes and they joust on. Different: its holder keeps it and the other pays 1 worship. Who declines leaves the right to the other.',
  'KD-11.6':
    'Both may decline, only not the challenger in the first exchange. If both decline, the right stays where it is.',
  'KD-11.7':
    'A joust goes on whatever worship the two have. Who must pay and has none pays nothing, and the other receives nothing.',
  'KD-11.8': 'After ten similar exchanges the joust is over, and the right stays where it is.',
  'KD-11.9':
    'A challenger who ends with the right has the card: in the Knight phase the turn is over, in the Service phase the own copy is offered instead.',
  'KD-11.10':
    'Who yielded a slot may at once select another, out of turn and without a joust. Who yielded an offer has nothing else to offer.',
  'KD-11.11': 'A challenger who ends without the right goes on with the turn.',
  'KD-11.12':
    'In the Service phase you first offer what is free, then challenge as often as you may, then say that you are done.',
  'KD-11.13': 'A card is challenged once a phase at most, whoever won it.',
  'KD-11.14': 'Merlin may challenge and be challenged. Jousts reveal no damosel.',
  'KD-11.15': 'Worship won or paid in a joust counts at once.',
  'KD-11.16': 'With jousts you are also asked when there is nothing free for you but something to challenge for.',

  'KD-12.1': 'The Battle of Camlann is optional. It follows the ranking and decides the winner.',
  'KD-12.2':
    'In the order of the ranking everybody with a Damosel victory takes one own card into the own row, from a row that holds enough of them for it.',
  'KD-12.3': "The first leads Arthur's side, the second Mordred's. The others choose a side, at once and in secret.",
  'KD-12.4': 'The rows are taken to hand, and all hands are open.',
  'KD-12.5': 'Who has no card in hand has lost.',
  'KD-12.6':
    'The smaller side cannot be harmed in the first rounds: two rounds for each player by which it is smaller when the battle begins.',
  'KD-12.7': 'In each round everybody who is left chooses a card of the hand in secret, and all are shown.',
  'KD-12.8':
    'A card acts on all cards of the other side: Arms defeat Vassalage, Virtue defeats Arms, Vassalage defeats Virtue, and each wounds its own kind.',
  'KD-12.9': 'Defeat goes before wound. All cards act at once, those that fall too.',
  'KD-12.10':
    'A defeated card is out of the game. A wounded card is laid in front of its owner, to the right of others. An unharmed card returns to hand.',
  'KD-12.11': 'Whose card was unharmed takes the leftmost wounded card back to hand.',
  'KD-12.12': 'The last player with a card in hand wins. Wounded cards are not in hand.',
  'KD-12.13': 'When only one side is left, its alliance breaks: everybody fights everybody, and nobody is immune.',
  'KD-12.14':
    'If nobody has a card in hand, those of the last round elect. All discard the same worship, until the poorest has 1; each has a lot for each worship left, and one lot is drawn. Without lots all are equal.',
  'KD-12.15': 'Every battle ends, since every round after the immune ones harms somebody.',
  'KD-12.16': 'After the winner come the others: who lost later is before who lost earlier, then by the ranking.',

  'KD-13.1':
    'Fortune: in a War or Quest nobody sets faces. A Service card is drawn, and the chivalry it names earns the whole 6; if nobody offered it, nobody does.',
  'KD-13.2': 'Fortune: in Prosperity the chivalry that the drawn Service card names earns 1 more.',
  'KD-13.3':
    'Favour: unless the event is a Disaster, Arthur lays a Service card face down. It is shown after the faces, and the chivalry it names earns 1 more.',
  'KD-13.4': 'Service cards go back after the round, and have no effect in a Disaster.',

  'KD-14.1':
    'The host chooses strict or free selection, the Joust, Camlann, a Service variant, who picks knights and damosels, the first Merlin and the most rounds.',
  'KD-14.2':
    'Three sets of choices have a name: Classic (nothing changed), Courtly (free selection), Round Table (free selection, Joust and Camlann).',

  'KD-15.1': 'When several decide at once, the last seal opens all. The order of sealing has no effect.',
  'KD-15.2':
    'A decision with only one answer is made by the game, unless that would tell something: you are always asked for a slot when what all can see says so.',
  'KD-15.3': 'What you may do depends only on what you may see.',

  'KD-16.1': 'Nobody is sent what is hidden from them, in any form.',
  'KD-16.2': 'What you saw as Arthur or Merlin you keep in your notes.',
  'KD-16.3': 'Spectators see what everybody sees. After the game the replay shows all.',
  'KD-16.4': 'Who listens learns from denials and from those who take no card: that is part of the game.',

  'KD-17.1':
    'Event, gifts, Court card, display, selection, reveal; then a Disaster, or offers, faces and worship; then the check, and the roles move on.',
  'KD-17.2':
    'Chance decides the first Merlin, the dealing, the order of events, Court pile and display, the Service card of fortune, the lot and the election.',
} as const;

export const RULES = rulesOf(TEXTS);
