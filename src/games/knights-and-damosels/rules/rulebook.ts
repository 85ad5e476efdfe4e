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

  'KD-2.1': 'Three to six people play.',
  'KD-2.2':
    'The first Merlin is drawn by lot, unless the host names the seat. Arthur is the player to the left of Merlin.',
  'KD-2.3':
    'Everybody has a knight, a damosel, her nine chivalries and 1 worship. Knights and damosels are dealt. With the option everybody picks a free one of each, clockwise from Arthur.',
  'KD-2.4': 'Everybody knows who plays which knight and which damosel. Only you can look at your own pile.',
  'KD-2.5': 'The twelve events are shuffled face down.',
  'KD-2.6': 'The chivalries of the damosels nobody plays are shuffled together: the Court pile.',
  'KD-2.7': 'All rows are empty at first.',
  'KD-2.8': 'With 3, 4, 5, 6 players the Court pile has 27, 18, 9, 0 cards, and a full display has 4, 5, 6, 6 cards.',

  'KD-3.1':
    'A round has five phases: Event, Damosel, Knight, Service, Worship. After them you check whether somebody has won.',
  'KD-3.2':
    'Turn order begins with Arthur and runs clockwise to Merlin. Reversed order runs from Merlin back to Arthur.',
  'KD-3.3': 'After each round Arthur and Merlin pass one seat to the left: Arthur becomes Merlin.',
  'KD-3.4': 'Arthur and Merlin play like all the others.',
  'KD-3.5': 'You can say what you like, true or false. It binds nobody, and you cannot show cards to prove it.',

  'KD-4.1': 'Arthur draws three events, sets one of them aside and hands the other two to Merlin.',
  'KD-4.2': 'Merlin sets one of the two aside and reveals the other as the event of the round.',
  'KD-4.3': 'Events set aside stay face down. Nobody can look at them.',
  'KD-4.4': 'When the event pile is empty, all events are shuffled into a new one: before rounds 5, 9, 13 and so on.',

  'KD-5.1':
    'Everybody gives exactly one card of their own pile, any card, all at once and in secret. You cannot change your choice.',
  'KD-5.2': 'If you have no card in your pile, you give none.',
  'KD-5.3': 'With fewer than six players the top card of the Court pile joins the gifts unseen, if there is one.',
  'KD-5.4':
    'The cards are shuffled and displayed. All see the chivalry of every card. Only Merlin sees whose card it is.',
  'KD-5.5': 'You remember what you gave, but you know your card for certain only if no other shows the same chivalry.',

  'KD-6.1': 'In turn order each player asks for one free card on display.',
  'KD-6.2': 'A knight can earn only a chivalry that his row lacks, and none of his own damosel’s cards.',
  'KD-6.3': 'You are asked if a free card shows a chivalry your row lacks. Otherwise you take no card.',
  'KD-6.4':
    'You cannot ask for a card that you know to be your own: one denied to you, or the only one with the chivalry you gave that was not denied to somebody else. Merlin knows them all.',
  'KD-6.5': 'Merlin grants what is allowed and denies your own card. The game answers for Merlin, at once and truly.',
  'KD-6.6': 'Everybody hears a denial: the card is your own. It stays free for others, and you are asked again.',
  'KD-6.7':
    'In strict selection you can take no card only when there is nothing you can ask for. In free selection you always can.',
  'KD-6.8': 'A granted card joins the right end of your row. You earn one card a round at most.',
  'KD-6.9': 'Merlin selects last, by the same rules.',
  'KD-6.10': 'Then all damosels are revealed. Leftover cards go home: to their piles, or shuffled into the Court pile.',
  'KD-6.11': 'From then on everybody knows who gave what, and so what is left in every pile.',

  'KD-7.1':
    'In reversed order each player offers every card of the row that the event lists and nobody has offered yet.',
  'KD-7.2': 'A chivalry is offered by one knight only.',
  'KD-7.3': 'Offered cards stay in the row and count for everything. Offering costs nothing.',
  'KD-7.4':
    'In a Disaster all who have listed cards turn each of them face up or face down, at once and in secret. Then all are shown.',
  'KD-7.5': 'If as many lie face up as face down, nothing happens.',
  'KD-7.6':
    'Otherwise the cards on the larger side go home, and for each card on the smaller side its owner pays 2 worship and keeps it.',
  'KD-7.7': 'If you cannot pay all, you pay what you have. Cards go home and worship is paid at the same time.',
  'KD-7.8': 'A single card is a larger side of one and goes home.',
  'KD-7.9': 'After a Disaster there is no Worship phase.',

  'KD-8.1': 'In Prosperity each offered card earns 1.',
  'KD-8.2':
    'In a War or Quest all who offer shared cards turn each of them face up (duty) or face down (betrayal), at once and in secret.',
  'KD-8.3':
    'The shared cards divide 6; each Vassalage earns 1. All face down: every card earns 1 less. Two of three face down: the one face up takes 1 from each of them. One of two or three face down: it takes 1 from each face up.',
  'KD-8.4': 'The chivalry that the event names earns 1 extra if it was offered, whichever way it lies.',
  'KD-8.5': 'At most three cards share, so the shares are whole.',
  'KD-8.6': 'With one of two face down, the betrayer gains: 4 against 2.',
  'KD-8.7': 'There is always enough worship to pay.',

  'KD-9.1': 'Worship is open to all and never less than 0.',
  'KD-9.2': 'It changes by set-up, the Worship phase, Disasters, jousts and the election.',
  'KD-9.3': 'Nobody lends, gives or trades worship or cards.',

  'KD-10.1':
    'A Damosel victory takes 5, 5, 4, 4 of your damosel’s cards in one row (with 3, 4, 5, 6 players), a Knight victory 7 chivalries in your row, a Worship victory 30, 22, 18, 15 worship.',
  'KD-10.2':
    'The game ends when somebody has a victory at the end of a round. What was lost before then does not count.',
  'KD-10.3': 'A Damosel victory ranks above a Knight victory, a Knight victory above a Worship victory.',
  'KD-10.4':
    'All are ranked by victory, then by most own cards in one row, then by cards in their own row, then by worship, then by lot.',
  'KD-10.5': 'The lot puts those who are still equal in an order that everybody sees.',
  'KD-10.6':
    'A card counts as given only while it is in a row. Court cards count for the knight who has them, and for no damosel.',
  'KD-10.7': 'The first in the ranking wins, unless there is a battle.',
  'KD-10.8': 'After the last round that the table allows, the game ends in any case.',
  'KD-10.9': 'A bot takes the seat of a player who leaves.',

  'KD-11.1': 'The Joust is optional.',
  'KD-11.2':
    'On your turn in the Knight or Service phase you can challenge for a card that another player took or offered in that phase.',
  'KD-11.3':
    'A challenge takes at least 1 worship, a card not challenged before, and one that you could have: in the Service phase your row must hold the same chivalry.',
  'KD-11.4':
    'If you challenge for a card that proves to be your own, you are denied before all. There is no joust and your turn goes on.',
  'KD-11.5':
    'The challenged player holds the card at first. Both thrust High or Low in secret. Same thrust: the card changes hands and they ride again. Different: the holder keeps the card and the other pays 1 worship. If you give up, the other has the card.',
  'KD-11.6':
    'Both can give up, but not the challenger in the first round. If both give up, the card stays where it is.',
  'KD-11.7':
    'A joust goes on whatever worship the two have. If you must pay and have none, you pay nothing, and the other receives nothing.',
  'KD-11.8': 'After ten rounds with the same thrust the joust is over, and the card stays where it is.',
  'KD-11.9':
    'If the challenger ends with the card: in the Knight phase the turn is over, in the Service phase the challenger’s own copy is offered instead.',
  'KD-11.10':
    'If you lost a card on display, you can at once ask for another, out of turn and without a joust. If you lost an offer, you have nothing else to offer.',
  'KD-11.11': 'A challenger who ends without the card goes on with the turn.',
  'KD-11.12':
    'In the Service phase you first offer what is free, then challenge as often as you can, then say that you are done.',
  'KD-11.13': 'A card is challenged at most once in a phase.',
  'KD-11.14': 'Merlin can challenge and be challenged. Jousts reveal no damosel.',
  'KD-11.15': 'Worship won or paid in a joust counts at once.',
  'KD-11.16': 'With jousts you are also asked when nothing is free for you but there is something to challenge for.',

  'KD-12.1': 'The Battle of Camlann is optional. It follows the ranking and decides the winner.',
  'KD-12.2':
    'In the order of the ranking everybody with a Damosel victory takes one of her cards into their own row, from a row that holds enough of them for it.',
  'KD-12.3': 'The first leads Arthur’s side, the second Mordred’s. The others choose a side, at once and in secret.',
  'KD-12.4': 'The rows are taken to hand, and all hands are open.',
  'KD-12.5': 'If you have no card in hand, you have lost.',
  'KD-12.6':
    'The smaller side cannot be harmed in the first rounds: two rounds for each player by which it is smaller when the battle begins.',
  'KD-12.7': 'In each round everybody who is left chooses a card of the hand in secret, and all are shown.',
  'KD-12.8':
    'A card acts on all cards of the other side: Arms defeat Vassalage, Virtue defeats Arms, Vassalage defeats Virtue, and each wounds its own kind.',
  'KD-12.9': 'Defeat goes before wound. All cards act at once, those that fall too.',
  'KD-12.10':
    'A defeated card is out of the game. A wounded card is laid in front of its owner, to the right of others. An unharmed card returns to hand.',
  'KD-12.11': 'If your card was unharmed, you take your leftmost wounded card back to hand.',
  'KD-12.12': 'The last player with a card in hand wins. Wounded cards are not in hand.',
  'KD-12.13': 'When only one side is left, its alliance breaks: everybody fights everybody, and nobody is safe.',
  'KD-12.14':
    'If nobody has a card in hand, those of the last round elect. All discard the same worship, until the poorest has 1; each has a lot for each worship left, and one lot is drawn. Without lots all are equal.',
  'KD-12.15': 'Every battle ends, since every round after the safe ones harms somebody.',
  'KD-12.16':
    'The others come after the winner: those who lost later come before those who lost earlier, then by the ranking.',

  'KD-13.1':
    'Fortune: in a War or Quest nobody turns cards. A Service card is drawn, and the chivalry it names earns the whole 6. If nobody offered it, nobody does.',
  'KD-13.2': 'Fortune: in Prosperity the chivalry that the drawn Service card names earns 1 more.',
  'KD-13.3':
    'Favour: unless the event is a Disaster, Arthur places a Service card face down. It is shown after duty and betrayal, and the chivalry it names earns 1 more.',
  'KD-13.4': 'Service cards go back after the round, and have no effect in a Disaster.',

  'KD-14.1':
    'The host chooses strict or free selection, the Joust, Camlann, a Service variant, who picks knights and damosels, the first Merlin and the most rounds.',
  'KD-14.2':
    'Three sets of choices have a name: Classic (nothing changed), Courtly (free selection), Round Table (free selection, Joust and Camlann).',

  'KD-15.1':
    'When several decide at once, all choices are shown when the last has chosen. The order of choosing has no effect.',
  'KD-15.2':
    'If a decision has only one answer, the game makes it, unless that would tell something: you are always asked for a card when what all can see says so.',
  'KD-15.3': 'What you can do depends only on what you can see.',

  'KD-16.1': 'Nobody is sent what is hidden from them, in any form.',
  'KD-16.2': 'Your notes keep what you saw as Arthur or Merlin.',
  'KD-16.3': 'People who watch see what everybody sees. After the game the replay shows all.',
  'KD-16.4': 'If you listen, you learn from denials and from those who take no card. That is part of the game.',

  'KD-17.1':
    'Event, gifts, Court card, display, selection, reveal; then a Disaster, or offers, faces and worship; then the check, and the roles move on.',
  'KD-17.2':
    'Chance decides the first Merlin, the dealing, the order of events, Court pile and display, the Service card of fortune, the lot and the election.',
} as const;

export const RULES = rulesOf(TEXTS);
