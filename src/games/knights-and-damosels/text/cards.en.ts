/** The rules as the role and rule cards say them: for a table of people, where Merlin answers for himself. In English. */
import type { Catalogue } from '../../../core/text.ts';

/** Rules that paper words otherwise than the rulebook, by their number. */
const rules = {
  'KD-2.2': 'The oldest player is the first Merlin. The player to the left of Merlin is the first Arthur.',
  'KD-2.3': 'Deal everybody a knight, a damosel with her nine chivalry cards, and 1 worship.',
  'KD-2.4':
    'Knight and damosel lie face up. Your nine cards are your pile: they lie damosel side up, and only you may look at the chivalry sides.',
  'KD-2.6':
    'With fewer than six players, shuffle all cards of the damosels nobody plays: the Court pile. It lies damosel side up.',
  'KD-2.7': 'Your row (the cards your knight earns) is empty. Lay the Joust and Service cards aside.',
  'KD-2.8': 'With 3, 4, 5, 6 players the Court pile has 27, 18, 9, 0 cards, and Merlin shows 4, 5, 6, 6 cards.',
  'KD-4.4': 'If the event pile is empty, Arthur first shuffles all discarded events into a new one.',
  'KD-5.1':
    'Everybody chooses any card of their own pile and hands it to Merlin, damosel side up, all at the same time. You cannot change it.',
  'KD-5.2': 'If your pile is empty, you give nothing.',
  'KD-5.3':
    'With fewer than six players Merlin adds the top card of the Court pile each round, its chivalry unseen, if there is one.',
  'KD-5.4':
    'Merlin shuffles these cards out of sight and holds them as a fan: chivalry sides to the players, damosel sides to Merlin alone.',
  'KD-5.5': 'You know which card of the fan is yours only if no other shows the chivalry you gave.',
  'KD-6.1': 'In turn order each player asks Merlin for one card of the fan.',
  'KD-6.3': 'If the fan shows no chivalry that your row lacks, you go without.',
  'KD-6.4':
    'You may not ask for a card you know to be your own: one denied to you, or the only one with the chivalry you gave that was not denied to somebody else. Merlin knows them all.',
  'KD-6.5': 'Merlin must grant a legal card and deny your own, always truthfully.',
  'KD-6.6': 'Everybody hears a denial: the card is your own. It stays in the fan, and you ask again.',
  'KD-6.7':
    'Agree before the game. Strict: you may take no card only if there is none you may ask for. Free: you may always take none.',
  'KD-6.8':
    'Lay your card at the right end of your row, chivalry side up, and do not look at the other side. You take one card a round at most.',
  'KD-6.10':
    'Then all turn over the cards they took and show the damosels; then Merlin shows the cards left over. These go back to their piles; a Court card is shuffled into the Court pile.',
  'KD-6.11': 'From now on everybody may see who gave the cards in each row.',
  'KD-7.3':
    'Slide offered cards up. They stay in your row and count for everything. Slide them back at the end of the round. Offering costs nothing.',
  'KD-7.4':
    'Everybody with cards in the row that the Disaster lists sets each of them face up (chivalry side) or face down (damosel side), hidden under a hand. All lift their hands together. Count both sides.',
  'KD-7.5': 'A tie, as many face up as face down: nothing happens.',
  'KD-7.6':
    'Otherwise every card on the larger side returns to its damosel’s pile, or is shuffled into the Court pile. For each card on the smaller side its owner pays 2 worship and keeps the card.',
  'KD-7.7': 'If you cannot pay all, pay what you have. Cards return and worship is paid at the same time.',
  'KD-7.8': 'A single listed card is the larger side, whichever way it lies.',
  'KD-8.2':
    'Offered Arms share in a War, offered Virtue in a Quest. Their owners set each of these cards face up (duty) or face down (betrayal), hidden under a hand, even if only one player shares. Vassalage is not set. All show together.',
  'KD-8.7': 'Worship comes from the supply. If the cards run short, count on the worship tracks.',
  'KD-10.8': 'After round 30 the game ends in any case.',
  'KD-11.1': 'Each jouster takes a High and a Low Thrust.',
  'KD-11.4':
    'In the Knight phase Merlin checks the card for you first. If it is your own, he says so: there is no joust, the card counts as not challenged, and your turn goes on.',
  'KD-11.5':
    'The challenged player holds the card at first. Both hide a Thrust, or nothing to give up, under a hand and show together.',
  'KD-11.10':
    'If you lost a card of the fan in this way, you may ask for another right away, out of turn and without a joust, or take none.',
  'KD-11.12': 'In the Service phase you first offer what is free, then challenge as often as you may.',
  'KD-11.16':
    'With jousts you have a turn in the Knight phase also when the fan has nothing for you but you may challenge.',
  'KD-12.1': 'The battle is optional. It follows the ranking and decides who wins.',
  'KD-12.2':
    'By rank, each Damosel victor takes one of their damosel’s cards into their row, from a row with enough of them for that victory.',
  'KD-12.3':
    'The first leads Arthur’s side, the second Mordred’s. The others choose together: thumb up for Arthur, thumb down for Mordred.',
  'KD-12.4': 'All rows are shown, then taken to hand.',
  'KD-12.5': 'With no card in hand, before the first round or after any, you have lost.',
  'KD-12.14':
    'Election: if after a round nobody has a card in hand, those who fought in it elect. All discard 1 worship at a time until the poorest has 1 left (if somebody has 0 or 1, nobody discards). Each puts in a card of their damosel for each worship left, or, if nobody has any, one card. Shuffle and draw one: its player wins.',
};

/** What Arthur and Merlin do in each phase, said to the player who holds the card. */
const tasks = {
  'kd.tasks.merlin.event':
    'Arthur hands you two events. Discard one face down and reveal the other: the event of the round.',
  'kd.tasks.merlin.damosel':
    'Give a card like everybody. With fewer than six players, add the top card of the Court pile each round; if that is empty, none. Shuffle these cards out of sight and hold them as a fan: chivalry sides to the players, damosel sides to you. You alone may look at both.',
  'kd.tasks.merlin.knight':
    'Answer for each player in turn order, Arthur first. Check:\n1. Does the row lack this chivalry? If not, say: “You have it already.”\n2. Is it a card of the player’s own damosel? Then say so that all hear it: “Denied, it is your own.”\nIn both cases the player asks again.\nOtherwise say “Granted” and hand it over, chivalry side up; keep the other side hidden. Never lie here, never refuse a legal card. Check a card in the same way before a joust for it.\nSelect last, by the same rules: never a card of your own damosel. Then all show the damosels of their new cards. Show the cards left over and return them to their piles; shuffle a Court card into the Court pile.',
  'kd.tasks.merlin.service': 'You offer first, then counter-clockwise to Arthur.',
  'kd.tasks.merlin.worship': 'Set your cards like everybody. Then pass this card to the left.',
  'kd.tasks.arthur.event':
    'Draw three events; if the pile is empty, shuffle the discards first. Discard one face down and hand two to Merlin, who reveals one. (With favour: if it is no Disaster, lay a Service card face down.)',
  'kd.tasks.arthur.damosel': 'Give a card like everybody.',
  'kd.tasks.arthur.knight': 'You ask Merlin first, then clockwise, Merlin last.',
  'kd.tasks.arthur.service':
    'You offer last: reversed order runs from Merlin counter-clockwise to you.\nDisaster: let all set their listed cards, call “Show!” and count. Tie: nothing. Otherwise the larger side returns to the piles; the smaller side pays 2 worship a card. No Worship phase.',
  'kd.tasks.arthur.worship':
    'Prosperity: each offered card earns 1.\nWar, Quest: let all set their shared cards and call “Show!”. Each Vassalage earns 1, and the shared cards:\n1 card: up 6, down 5*\n2 cards: both up 3 each; one down 4, the one up 2; both down 2 each*\n3 cards: all up 2 each; one down 4, those up 1 each; two down 1 each, the one up 4; all down 1 each*\n* Vassalage earns 0.\nThe chivalry the event names earns 1 extra if offered.',
  'kd.tasks.end': 'End of the round',
  'kd.tasks.arthur.end':
    'Discard the event. If nobody has a victory, pass this card to the left: you are the next Merlin.',
};

/** The headings on the cards. */
const heads = {
  'kd.head.aim': 'Aim',
  'kd.head.setup': 'Set-up',
  'kd.head.end': 'End',
  'kd.head.round': 'Round',
  'kd.head.event': 'Event',
  'kd.head.damosel': 'Damosel',
  'kd.head.knight': 'Knight',
  'kd.head.service': 'Service',
  'kd.head.disaster': 'Service in a Disaster',
  'kd.head.worship': 'Worship',
  'kd.head.variants': 'Service cards (optional)',
  'kd.head.joust': 'Joust (optional)',
  'kd.head.before': 'Before the battle',
  'kd.head.battle': 'Each round',
  'kd.head.won': 'Who wins',
};

export const cards = { ...rules, ...tasks, ...heads };

export type CardSays = Catalogue<typeof cards>;
