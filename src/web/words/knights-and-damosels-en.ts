/** The texts of the court of Knights & Damosels in English. */
const CHIVALRY_NAMES = ['Armor', 'Horse', 'Sword', 'Honor', 'Loyalty', 'Valor', 'Farmer', 'Fisher', 'Forester'];
const EVENT_NAMES = [
  'Battle of Mt Badon',
  'Conquest of Rome',
  'Siege of Carlion',
  'Holy Grail',
  'Tristram & Isoud',
  'Questing Beast',
  "Arthur's Marriage",
  'Excalibur',
  'The Round Table',
  'The Adultery',
  'The Death of Merlin',
  'The Treason of Mordred',
];
const KIND_ABOUT = [
  'Offered Arms share 6 worship, each Vassalage earns 1.',
  'Offered Virtues share 6 worship, each Vassalage earns 1.',
  'Every offered chivalry earns 1 worship.',
  'Listed cards are set up or down: the larger side goes home, the smaller pays 2 each.',
];
const KIND_NAMES = ['War', 'Quest', 'Prosperity', 'Disaster'];
const VICTORY_NAMES = ['no victory', 'Worship victory', 'Knight victory', 'Damosel victory'];

export const knightsAndDamoselsEn = {
  'kd.chivalry': (chivalry: number): string => CHIVALRY_NAMES[chivalry],
  'kd.event': (event: number): string => EVENT_NAMES[event],
  'kd.kind': (kind: number): string => KIND_NAMES[kind],
  'kd.victory': (victory: number): string => VICTORY_NAMES[victory],
  'kd.fate.immune': 'immune',
  'kd.fate.unharmed': 'unharmed',
  'kd.fate.wounded': 'wounded',
  'kd.fate.defeated': 'defeated',
  'kd.where': (round: number, event: string): string => `Round ${round}${event === '' ? '' : ` · ${event}`}`,
  'kd.board': 'The court',
  'kd.look': (name: string): string => `Look at ${name}'s knight and damosel`,
  'kd.standing': (given: string, earned: string, worship: string): string =>
    `given ${given}, earned ${earned}, worship ${worship}`,
  'kd.given': 'given to one knight',
  'kd.earned': 'chivalries earned',
  'kd.worship': 'worship',
  'kd.noEvent': 'The event is still being chosen.',
  'kd.lists': (chivalries: string): string => `Lists ${chivalries}.`,
  'kd.bonus': (chivalry: string): string => `${chivalry} earns 1 extra.`,
  'kd.display': "Merlin's display",
  'kd.onlyYou': 'You are Merlin: only you see whose cards these are.',
  'kd.slot': (slot: number, chivalry: string): string => `Slot ${slot}: ${chivalry}`,
  'kd.mine': 'mine',
  'kd.perhapsMine': 'perhaps mine',
  'kd.takenBy': (name: string): string => `with ${name}`,
  'kd.deniedTo': (name: string): string => `denied to ${name}`,
  'kd.court': 'the Court',
  'kd.offers': 'Offered',
  'kd.row': (knight: string): string => `Earned by ${knight}`,
  'kd.rowEmpty': 'No chivalry yet.',
  'kd.gifts': (damosel: string): string => `Gifts of ${damosel}`,
  'kd.inPile': 'still in the pile',
  'kd.sealed': 'sealed',
  'kd.hand': 'Hand',
  'kd.wounded': 'Wounded',
  'kd.side': (mordred: boolean): string => (mordred ? "Mordred's side" : "Arthur's side"),
  'kd.notes': 'Your notes',
  'kd.notesAbout': (round: number, away: string): string => `Round ${round}: laid away ${away}`,
  'kd.arthur': 'Arthur',
  'kd.merlin': 'Merlin',
  'kd.kindAbout': (kind: number): string => KIND_ABOUT[kind],
  'kd.eventPile': (count: number): string => `${count} events still lie in the pile.`,
  'kd.offeredBy': (chivalry: string, name: string): string => `${chivalry}, offered by ${name}`,
  'kd.order': 'Order of asking',
  'kd.cover': 'Cover',
  'kd.uncover': 'Uncover',
  'kd.peek': 'Hold to peek',
  'kd.isWith': (chivalry: string, name: string): string => `${chivalry} is with ${name}`,
  'kd.tapSlot': 'Tap a card of the display that glows.',
  'kd.service': (card: number): string => `Service ${card}`,
  'kd.seal': (choice: string): string => `Seal: ${choice}`,
  'kd.duty': 'duty',
  'kd.betrayal': 'betrayal',
  'kd.faceUp': 'face up',
  'kd.faceDown': 'face down',
  'kd.prospects': 'What you would earn',
  'kd.othersDown': (count: number): string => (count === 0 ? 'no other betrays' : `${count} other${count === 1 ? ' betrays' : 's betray'}`), // prettier-ignore
  'kd.ownDown': (count: number, of: number): string => (of === 1 ? (count === 0 ? 'duty' : 'betrayal') : `${count} of ${of} betray`), // prettier-ignore
  'kd.round': (round: number): string => `Round ${round}`,
  'kd.from': (chivalry: string, lady: string): string => `${chivalry}, from ${lady}`,
  'kd.fromLady': (lady: string): string => `from ${lady}`,
  'kd.of': (chivalry: string, lady: string): string => `${chivalry} of ${lady}`,
  'kd.without': (names: string): string => `Without a card: ${names}.`,
  'kd.wentBack': (cards: string): string => `Nobody took ${cards}: back to the pile.`,
  'kd.nothingOffered': 'Nobody had anything to offer.',
  'kd.scaleEven': (count: number): string => `${count} against ${count}: nothing happens.`,
  'kd.scaleHeavy': (up: boolean, count: number): string =>
    `The ${count} face ${up ? 'up' : 'down'} are the heavier side: ${count === 1 ? 'it goes' : 'they go'} home.`,
  'kd.pays': (name: string, worship: number, owed: number): string =>
    `${name} pays ${worship}${owed > worship ? ` of ${owed}` : ''} worship`,
  'kd.joust': 'Joust',
  'kd.exchange': (exchange: number): string => `Joust, exchange ${exchange}`,
  'kd.stake': 'at stake',
  'kd.joustAbout': 'Alike: the right passes on. Different: its holder keeps it and is paid 1 worship.',
  'kd.similar': (name: string): string => `Alike! The right passes to ${name}. Again:`,
  'kd.lastThrust': (thrust: string): string => `last: ${thrust}`,
  'kd.hasRight': 'has the right',
  'kd.camlann': 'The Battle of Camlann',
  'kd.battleRound': (round: number): string => `round ${round}`,
  'kd.battleAbout': 'Arms defeat Vassalage, Vassalage defeats Virtue, Virtue defeats Arms; like wounds like.',
  'kd.immuneFor': (rounds: number): string => `immune for ${rounds} more ${rounds === 1 ? 'round' : 'rounds'}`,
  'kd.isLost': 'lost',
  'kd.undecided': 'Whose side?',
  'kd.seatOf': (name: string): string => `Knight and damosel of ${name}`,
  'kd.courts': (lady: string, knight: string, count: number, needed: number): string =>
    `${lady} to ${knight}: ${count} of ${needed}`,
  'kd.ledgerAbout': "The giver's arms in a knight's line, the holder's in a lady's; • is still in her pile.",
  'kd.courtRow': 'Court',
  'kd.tab.ledger': 'Who has what',
  'kd.tab.notes': 'Your notes',
  'kd.notesPrivate': 'Kept on this device; nobody else sees them.',
  'kd.notesHint': 'Who promised what to whom?',
  'kd.guesses': 'Who gave what? Tap to guess; what cannot be is struck out.',
  'kd.guess': (slot: number, name: string, guess: string): string =>
    `Slot ${slot} from ${name}: ${guess === 'yes' ? 'you think so' : guess === 'no' ? 'you think not' : 'no guess'}`,
  'kd.impossible': 'impossible',
  'kd.laidAway': 'Events you saw laid away',
  'kd.lesson': 'Lesson',
  'kd.lessonRead': 'I see',
  'kd.lessonsOff': 'No more lessons',
  'kd.lessonsOn': 'Show the lessons again next time',
  'kd.lesson.choose':
    'You play two: a knight who collects chivalries, and a damosel who gives hers to the knights of others.',
  'kd.lesson.discardEvent':
    'As Arthur you see three events. Lay away the one you like least; Merlin picks one of the other two. A Disaster takes cards away, the others bring worship for the chivalries they list.',
  'kd.lesson.revealEvent':
    'As Merlin you choose the event of this round, and later you alone see whose gift every card on display is. In return you take last.',
  'kd.lesson.favour':
    'The chivalry that your Service card names for this kind of event will earn 1 more, if somebody offers it. It is shown after the faces.',
  'kd.lesson.give':
    'Your damosel gives one of her nine cards, in secret. Enough of her cards with one and the same knight win the game for you – and no knight can refuse a gift that he does not recognise. The small arms show which knights lack a card.',
  'kd.lesson.select':
    'Ask for a card that your knight lacks. You do not see who gave it. If it turns out to be your own lady\u2019s, Merlin denies it, and everybody learns that. Seven chivalries win – but beware of taking too many from one lady.',
  'kd.lesson.contest':
    'What your row has and the event lists was offered for you. You may joust for a chivalry that somebody offers before you, if you have it too and at least 1 worship.',
  'kd.lesson.exchange':
    'Choose a thrust in secret. Alike: the right to the card passes to the other, and you ride again. Different: who has the right keeps it and is paid 1 worship. Declining gives it up without a payment.',
  'kd.lesson.replace': 'You lost your card in the joust. You may ask for another one at once.',
  'kd.lesson.disaster':
    'Everybody sets the listed cards face up or face down, in secret. The side with more cards goes home; each card of the smaller side stays, but costs 2 worship.',
  'kd.lesson.faces':
    'The listed Arms or Virtues share 6 worship. A single betrayal (face down) takes 1 from each loyal card; two betrayals lose to the loyal one; if all betray, everybody loses. The table shows what you would earn.',
  'kd.lesson.take':
    'Your damosel has won her knight: she takes one of her cards back from him into your own hand for the battle.',
  'kd.lesson.side':
    'The first in the ranking leads Arthur\u2019s side, the second Mordred\u2019s. The smaller side cannot be harmed in the first rounds.',
  'kd.lesson.fight':
    'Everybody plays one card at once. Arms defeat Vassalage, Vassalage defeats Virtue, Virtue defeats Arms; the same kind wounds. Who has no card in hand has lost; the last one wins the game.',
  'kd.wait.favour': (name: string): string => `${name}, as Arthur, lays a Service card.`,
  'kd.wait.select': (name: string): string => `${name} asks Merlin for a card.`,
  'kd.wait.contest': (name: string): string => `${name} may challenge for an offer.`,
  'kd.wait.replace': (name: string): string => `${name} yielded a card and may ask for another.`,
  'kd.wait.sealed': (count: number, of: number, gifts: boolean): string =>
    `${count} of ${of} ${gifts ? 'damosels' : 'knights'} have sealed.`,
  'kd.ask.over': 'The game is over.',
  'kd.ask.sealed': 'Sealed. All are shown together.',
  'kd.ask.choose': 'Choose a knight and a damosel.',
  'kd.ask.discardEvent': 'You are Arthur: lay one event away. Merlin gets the other two.',
  'kd.ask.revealEvent': 'You are Merlin: which event shall it be?',
  'kd.ask.favour': 'Lay a Service card face down.',
  'kd.ask.give': 'Which chivalry does your damosel give?',
  'kd.ask.select': 'Ask Merlin for a card.',
  'kd.ask.contest': 'Challenge for an offer, or be done.',
  'kd.ask.exchange': (exchange: number, isYours: boolean): string =>
    `Exchange ${exchange}: high or low? The right is ${isYours ? 'yours' : 'not yours'}.`,
  'kd.ask.replace': 'You yielded your card. Ask for another, or take none.',
  'kd.ask.disaster': 'Set your listed cards face up or face down. The larger side goes home.',
  'kd.ask.faces': 'Duty or betrayal?',
  'kd.ask.take': 'Take back one of your own gifts for the battle.',
  'kd.ask.side': 'For Arthur or for Mordred?',
  'kd.ask.fight': (round: number): string => `Camlann, round ${round}: which card fights?`,
  'kd.wait.discardEvent': (name: string): string => `${name}, as Arthur, weighs three events.`,
  'kd.wait.revealEvent': (name: string): string => `${name}, as Merlin, weighs two events.`,
  'kd.wait.others': 'Others decide.',
  'kd.move.choose': (knight: string, damosel: string): string => `${knight} and ${damosel}`,
  'kd.move.discardEvent': (event: string): string => `Lay away ${event}`,
  'kd.move.revealEvent': (event: string): string => `Reveal ${event}`,
  'kd.move.favour': (card: number, names: string): string => `Service ${card}: ${names}`,
  'kd.move.give': (chivalry: string): string => `Give ${chivalry}`,
  'kd.move.ask': (slot: number, chivalry: string): string => `Ask for slot ${slot}, ${chivalry}`,
  'kd.move.challenge': (slot: number, chivalry: string, name: string): string =>
    `Challenge ${name} for slot ${slot}, ${chivalry}`,
  'kd.move.none': 'Take no card',
  'kd.move.contest': (chivalry: string, name: string): string => `Challenge ${name} for ${chivalry}`,
  'kd.move.done': 'Done',
  'kd.move.high': 'High Thrust',
  'kd.move.low': 'Low Thrust',
  'kd.move.decline': 'Decline',
  'kd.move.up': 'All face up',
  'kd.move.down': (chivalries: string): string => `Face down: ${chivalries}`,
  'kd.move.take': (chivalry: string, name: string): string => `Take ${chivalry} from ${name}`,
  'kd.move.arthur': 'For Arthur',
  'kd.move.mordred': 'For Mordred',
  'kd.move.fight': (chivalry: string): string => `Fight with ${chivalry}`,
  'kd.worth.lacking': (names: string): string => (names === '' ? 'nobody lacks it' : `lacked by ${names}`),
  'kd.worth.faces': (pays: string): string => `pays ${pays} with 0, 1, … others face down`,
  'kd.worth.earned': (count: number, needed: number, ladies: string): string =>
    `chivalry ${count} of ${needed}, if granted; perhaps from ${ladies}`,
  'kd.worth.event': (own: number, of: number, isDisaster: boolean): string =>
    isDisaster ? `${own} of your cards at stake` : `lists ${of}, you have ${own}`,
  'kd.log.roles': (round: number, arthur: string, merlin: string): string =>
    `Round ${round}. Arthur: ${arthur}. Merlin: ${merlin}.`,
  'kd.log.court': (name: string, knight: string, damosel: string): string => `${name}: ${knight} and ${damosel}.`,
  'kd.log.renewed': 'All twelve events are shuffled again.',
  'kd.log.drew': (name: string): string => `${name}: three events drawn.`,
  'kd.log.handed': (name: string, to: string): string => `${name}: one event laid away, two for Merlin (${to}).`,
  'kd.log.revealed': (name: string, event: string): string => `${name}: ${event} revealed.`,
  'kd.log.favoured': (name: string): string => `${name}: a Service card laid face down.`,
  'kd.log.displayed': (chivalries: string): string => `On display: ${chivalries}.`,
  'kd.log.granted': (name: string, chivalry: string): string => `${name}: ${chivalry} granted.`,
  'kd.log.denied': (name: string, chivalry: string): string => `${name}: ${chivalry} denied, being the own card.`,
  'kd.log.wentWithout': (name: string): string => `${name}: no card this time.`,
  'kd.log.earned': (name: string, chivalry: string, damosel: string): string => `${name}: ${chivalry} from ${damosel}.`,
  'kd.log.wentHome': (chivalry: string, damosel: string): string => `${chivalry} of ${damosel} goes home.`,
  'kd.log.offered': (name: string, chivalries: string): string =>
    chivalries === '' ? `${name}: nothing to offer.` : `${name}: ${chivalries} offered.`,
  'kd.log.done': (name: string): string => `${name}: done.`,
  'kd.log.faces': (name: string, up: string, down: string): string =>
    `${name}: ${[up && `${up} up`, down && `${down} down`].filter(Boolean).join(', ')}.`,
  'kd.log.disaster': (up: number, down: number): string => `Face up ${up}, face down ${down}.`,
  'kd.log.paid': (name: string, worship: number): string => `${name}: −${worship} worship.`,
  'kd.log.service': (names: string): string => `The Service card names ${names}.`,
  'kd.log.worship': (name: string, worship: number): string => `${name}: +${worship} worship.`,
  'kd.log.challenged': (name: string, against: string, chivalry: string): string =>
    `${name} against ${against}: a joust for ${chivalry}.`,
  'kd.log.thrust': (name: string, one: string, against: string, other: string): string =>
    `${name}: ${one}. ${against}: ${other}.`,
  'kd.log.jousted': (name: string, paid: number): string =>
    `${name}: the right${paid > 0 ? `, and +${paid} worship` : ''}.`,
  'kd.log.scored': (name: string, standing: string): string => `${name}: ${standing}.`,
  'kd.log.ranked': (ranking: string): string => `Ranking: ${ranking}.`,
  'kd.log.took': (name: string, chivalry: string, from: string): string =>
    `${name}: ${chivalry}, taken from the row of ${from}.`,
  'kd.log.sides': (arthurs: string, mordreds: string): string => `For Arthur ${arthurs}; for Mordred ${mordreds}.`,
  'kd.log.fought': (name: string, chivalry: string, fate: string): string => `${name}: ${chivalry}, ${fate}.`,
  'kd.log.recovered': (name: string, chivalry: string): string => `${name}: ${chivalry} back in hand.`,
  'kd.log.lost': (name: string): string => `${name}: no card in hand, lost.`,
  'kd.log.broken': 'The alliance breaks: everybody against everybody.',
  'kd.log.elected': (name: string): string => `Elected by lot: ${name}.`,
  'kd.log.won': (name: string): string => `Victory at Camlann: ${name}.`,
  'kd.wins': (name: string): string => `First at the court: ${name}!`,
  'kd.share': (ranking: string): string => `Errantry · Knights & Damosels\n${ranking}`,
  'kd.grade': (worship: number): string => `${worship} worship`,
};

export type KnightsAndDamoselsCatalogue = {
  readonly [id in keyof typeof knightsAndDamoselsEn]: (typeof knightsAndDamoselsEn)[id] extends (
    ...given: infer G
  ) => string
    ? (...given: G) => string
    : string;
};
