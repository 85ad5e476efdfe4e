/** The texts of the court of Knights & Damosels in English. */
import { type Catalogue, isYou, type Text, verb, whom } from '../../../core/text.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;
const whose = (name: string): string => (isYou(name) ? 'your' : `${name}’s`);
const Whose = (name: string): string => (isYou(name) ? 'Your' : `${name}’s`);

const CHIVALRY_NAMES = ['Armor', 'Horse', 'Sword', 'Honor', 'Loyalty', 'Valor', 'Farmer', 'Fisher', 'Forester'];
const CATEGORY_TIPS = [
  'Arms\nArms share 6 worship in a War. In Prosperity every card earns 1.',
  'Virtue\nVirtues share 6 worship in a Quest. In Prosperity every card earns 1.',
  'Vassalage\nVassalage earns 1 worship in a War, in a Quest and in Prosperity.',
];
const EVENT_NAMES = [
  'Battle of Mt Badon',
  'Conquest of Rome',
  'Siege of Carlion',
  'Holy Grail',
  'Tristram & Isoud',
  'Questing Beast',
  'Arthur’s Marriage',
  'Excalibur',
  'The Round Table',
  'The Adultery',
  'The Death of Merlin',
  'The Treason of Mordred',
];
const KNIGHT_EPITHETS = ['of Gaul', 'of Orkney', 'of the Lake', 'of the Isles', 'of Gales', 'of Lionnes'];
const DAMOSEL_EPITHETS = [
  'daughter of Pelles, mother of Galahad',
  'daughter of Leodegrance, wife of Arthur',
  'daughter of Agwisance, wife of Mark',
  'sister of Arthur, wife of Uriens',
  'Lady of the Lake, wife of Pelleas',
  'Lady of the Lake, beguiler of Merlin',
];
const KIND_ABOUT = [
  'Offered Arms share 6 worship. Each offered Vassalage earns 1.',
  'Offered Virtues share 6 worship. Each offered Vassalage earns 1.',
  'Every offered card earns 1 worship.',
  'Turn your listed cards up or down. The larger side is lost, the smaller pays 2 worship a card.',
];
const KIND_NAMES = ['War', 'Quest', 'Prosperity', 'Disaster'];
const VICTORY_NAMES = ['no victory', 'Worship victory', 'Knight victory', 'Damosel victory'];

export const en = {
  'preset.knights-and-damosels.Classic': 'Classic',
  'preset.knights-and-damosels.Classic.about': 'The game as in the box. If there is a card you can ask for, you must.',
  'preset.knights-and-damosels.Courtly': 'Courtly',
  'preset.knights-and-damosels.Courtly.about': 'Like Classic, but you can always choose to take no card.',
  'preset.knights-and-damosels.Round Table': 'Round Table',
  'preset.knights-and-damosels.Round Table.about':
    'You can take no card, joust for the cards of others, and the game ends with a battle.',
  'option.knights-and-damosels.selection': 'Taking no card',
  'option.knights-and-damosels.selection.strict': 'only if you cannot ask for one',
  'option.knights-and-damosels.selection.free': 'always allowed',
  'option.knights-and-damosels.selection.about':
    'If it is always allowed, nobody has to accept a gift they do not trust.',
  'option.knights-and-damosels.joust': 'Jousts',
  'option.knights-and-damosels.joust.about':
    'You can challenge another player for a card they have taken or offered. A duel of hidden thrusts decides.',
  'option.knights-and-damosels.camlann': 'The Battle of Camlann',
  'option.knights-and-damosels.camlann.about':
    'When somebody reaches a victory, everybody fights one last battle with their cards. The winner of the battle wins the game.',
  'option.knights-and-damosels.service': 'Service cards',
  'option.knights-and-damosels.service.off': 'none',
  'option.knights-and-damosels.service.fortune': 'Fortune: drawn at random',
  'option.knights-and-damosels.service.favour': 'Favour: chosen by Arthur',
  'option.knights-and-damosels.service.about':
    'Fortune replaces duty and betrayal: a drawn card says who earns the 6 worship. With Favour, Arthur secretly picks a card that earns 1 more.',
  'option.knights-and-damosels.assignment': 'Knights and damosels',
  'option.knights-and-damosels.assignment.random': 'dealt at random',
  'option.knights-and-damosels.assignment.choose': 'chosen by the players',
  'option.knights-and-damosels.assignment.about': 'They differ only in name, so this changes nothing else.',
  'option.knights-and-damosels.firstMerlin': 'The first Merlin',
  'option.knights-and-damosels.firstMerlin.random': 'at random',
  'option.knights-and-damosels.firstMerlin.0': 'seat 1',
  'option.knights-and-damosels.firstMerlin.1': 'seat 2',
  'option.knights-and-damosels.firstMerlin.2': 'seat 3',
  'option.knights-and-damosels.firstMerlin.3': 'seat 4',
  'option.knights-and-damosels.firstMerlin.4': 'seat 5',
  'option.knights-and-damosels.firstMerlin.5': 'seat 6',
  'option.knights-and-damosels.firstMerlin.about':
    'Merlin moves last in the first round. The player on the left of Merlin is Arthur.',
  'option.knights-and-damosels.maxRounds': 'Most rounds',
  'option.knights-and-damosels.maxRounds.about': 'After this many rounds the game ends, even if nobody has a victory.',
  'kd.chivalry': (chivalry: number): string => CHIVALRY_NAMES[chivalry],
  'kd.chivalryTip': (chivalry: number): string =>
    `${CHIVALRY_NAMES[chivalry]} · ${CATEGORY_TIPS[Math.floor(chivalry / 3)]}`,
  'kd.event': (event: number): string => EVENT_NAMES[event],
  'kd.kind': (kind: number): string => KIND_NAMES[kind],
  'kd.victory': (victory: number): string => VICTORY_NAMES[victory],
  'kd.epithet.knight': (knight: number): string => KNIGHT_EPITHETS[knight],
  'kd.epithet.damosel': (damosel: number): string => DAMOSEL_EPITHETS[damosel],
  'kd.fate.immune': 'safe',
  'kd.fate.unharmed': 'unharmed',
  'kd.fate.wounded': 'wounded',
  'kd.fate.defeated': 'defeated',
  'kd.where': (round: number, event: string): string => `Round ${round}${event === '' ? '' : ` · ${event}`}`,
  'kd.board': 'The court',
  'kd.look': (name: string): string => `Look at ${whose(name)} knight and damosel`,
  'kd.standing': (given: string, earned: string, worship: string): string =>
    `${given} gifts with one knight, ${earned} chivalries, ${worship} worship`,
  'kd.toWin.given': (missing: number): string => `To win: ${counted(missing, 'more gift', 'more gifts')}`,
  'kd.toWin.earned': (missing: number): string => `To win: ${counted(missing, 'more chivalry', 'more chivalries')}`,
  'kd.toWin.worship': (missing: number): string => `To win: ${missing} more worship`,
  'kd.worship': 'worship',
  'kd.tip.given': (count: number, needed: number): string =>
    `Damosel victory: ${count} of ${needed}\nIt takes ${needed} of her cards with the same knight. It ranks above the other two victories.`,
  'kd.tip.earned': (count: number, needed: number): string =>
    `Knight victory: ${count} of ${needed}\nIt takes ${needed} chivalries in the knight’s row.`,
  'kd.tip.worship': (count: number, needed: number): string =>
    `Worship victory: ${count} of ${needed}\nIt takes ${needed} worship.`,
  'kd.tip.arthur': 'Arthur\nDraws three events, sets one aside, and is the first to ask for a card.',
  'kd.tip.merlin': 'Merlin\nPicks the event, sees who gave each card, and is the last to take one.',
  'kd.tip.seal': 'Nobody sees your choice until everybody has chosen.',
  'kd.tip.bonus': 'If it is offered, this card earns 1 extra in this event.',
  'kd.tip.base': 'What the event pays for this card',
  'kd.tip.faces': 'What duty and betrayal change',
  'kd.tip.extra': 'The extra of this event',
  'kd.tip.service': 'What the Service card changes',
  'kd.tip.court': 'The Court\nThe cards of the damosels that nobody plays. Nobody wins by them as gifts.',
  'kd.tip.courtCount': (count: number): string =>
    `${counted(count, 'card', 'cards')} of this chivalry in the Court pile`,
  'kd.noEvent': 'Arthur and Merlin are choosing the event.',
  'kd.lists': (chivalries: string): string => `This event lists ${chivalries}.`,
  'kd.bonus': (chivalry: string): string => `${chivalry} earns 1 extra.`,
  'kd.display': 'Merlin’s display',
  'kd.onlyYou': 'You are Merlin. Only you can see whose cards these are.',
  'kd.slot': (slot: number, chivalry: string): string => `Card ${slot}: ${chivalry}`,
  'kd.mine': 'yours',
  'kd.perhapsMine': 'maybe yours',
  'kd.with': 'with',
  'kd.takenBy': (name: string): string => `with ${whom(name)}`,
  'kd.deniedTo': (name: string): string => `denied to ${whom(name)}`,
  'kd.court': 'the Court',
  'kd.offers': 'Offered',
  'kd.rowEmpty': 'No cards yet.',
  'kd.inPile': 'not given away',
  'kd.lackedBy': (name: string): string => `${name} ${verb(name, 'does not have', 'do not have')} it yet`,
  'kd.sealed': 'has chosen',
  'kd.hand': 'Hand',
  'kd.side': (mordred: boolean): string => (mordred ? 'Mordred’s side' : 'Arthur’s side'),
  'kd.notes': 'Your notes',
  'kd.notesAbout': (round: number, away: string): string => `Round ${round}, set aside: ${away}`,
  'kd.arthur': 'Arthur',
  'kd.merlin': 'Merlin',
  'kd.kindAbout': (kind: number): string => KIND_ABOUT[kind],
  'kd.eventPile': (count: number): string => `${counted(count, 'event is', 'events are')} left in the pile.`,
  'kd.offeredBy': (chivalry: string, name: string): string => `${chivalry}, offered by ${whom(name)}`,
  'kd.order': 'Who asks first',
  'kd.cover': 'Hide names',
  'kd.uncover': 'Show names',
  'kd.peek': 'Hold to peek',
  'kd.isWith': (chivalry: string, name: string): string => `${name} ${verb(name, 'has', 'have')} ${chivalry}`,
  'kd.tapSlot': 'Tap a glowing card to ask for it.',
  'kd.service': (card: number): string => `Service card ${card}`,
  'kd.duty': 'duty',
  'kd.betrayal': 'betrayal',
  'kd.faceUp': 'face up',
  'kd.faceDown': 'face down',
  'kd.prospects': 'Worship you would earn',
  'kd.othersDown': (count: number): string =>
    count === 0 ? 'nobody else betrays' : counted(count, 'other betrays', 'others betray'),
  'kd.ownDown': (count: number, of: number): string =>
    count === 0 ? 'duty' : of === 1 ? 'betrayal' : `betray with ${count} of ${of}`,
  'kd.round': (round: number): string => `Round ${round}`,
  'kd.fromLady': (lady: string): string => `from ${lady}`,
  'kd.of': (chivalry: string, lady: string): string => `${lady}’s ${chivalry}`,
  'kd.without': (names: string): string => `No card this round: ${names}.`,
  'kd.wentBack': (cards: string): string => `Nobody took ${cards}.`,
  'kd.gifts': 'Who gave what to whom',
  'kd.nothingOffered': 'Nobody had a card to offer.',
  'kd.facesNone': 'Nobody betrays: the shared cards divide 6 worship.',
  'kd.facesOne': (name: string): string =>
    `${name} ${verb(name, 'betrays', 'betray')} alone and ${verb(name, 'takes', 'take')} 1 from each loyal card.`,
  'kd.facesMost': (name: string): string =>
    `Two cards betray: ${whom(name)} ${verb(name, 'stays', 'stay')} loyal and ${verb(name, 'takes', 'take')} 1 from each of them.`,
  'kd.facesAll': 'Every card betrays, so each earns 1 less.',
  'kd.scaleEven': (count: number): string => `${count} against ${count}: nothing happens.`,
  'kd.scaleHeavy': (up: boolean, count: number): string =>
    `The larger side is face ${up ? 'up' : 'down'}: ${count === 1 ? '1 card goes' : `${count} cards go`} back to where ${count === 1 ? 'it' : 'they'} came from.`,
  'kd.pays': (name: string, worship: number, owed: number): string =>
    `${name} ${verb(name, 'pays', 'pay')} ${worship}${owed > worship ? ` of ${owed}` : ''} worship`,
  'kd.joust': 'Joust',
  'kd.exchange': (exchange: number): string => `Joust, round ${exchange}`,
  'kd.stake': 'at stake',
  'kd.joustAbout': 'Same thrust: the card changes hands. Different: the holder keeps it and gets 1 worship.',
  'kd.similar': (name: string): string =>
    `Same thrust! Now ${whom(name)} ${verb(name, 'holds', 'hold')} the card. Ride again!`,
  'kd.lastThrust': (thrust: string): string => `last time: ${thrust}`,
  'kd.hasRight': 'holds the card',
  'kd.camlann': 'The Battle of Camlann',
  'kd.battleRound': (round: number): string => `round ${round}`,
  'kd.battleAbout': 'Arms beat Vassalage, Vassalage beats Virtue, Virtue beats Arms. Two of a kind wound each other.',
  'kd.immuneFor': (rounds: number): string => `safe for ${counted(rounds, 'more round', 'more rounds')}`,
  'kd.immuneTip': 'The smaller side cannot be harmed in the first rounds.',
  'kd.woundedTip': 'Wounded: it is not in hand. An unharmed card brings the leftmost wounded one back.',
  'kd.isLost': 'out',
  'kd.undecided': 'Still choosing a side',
  'kd.seatOf': (name: string): string => `${Whose(name)} knight and damosel`,
  'kd.courts': (lady: string, knight: string, count: number, needed: number): string =>
    `${knight} has ${count} of the ${needed} cards ${lady} needs`,
  'kd.countOf': (count: number, needed: number): string => `${count} of ${needed}`,
  'kd.ledgerAbout': 'Knights: who gave each card. Damosels: who has it now. A dot: she still has it.',
  'kd.courtRow': 'Court',
  'kd.tab.ledger': 'Who has what',
  'kd.tab.notes': 'Your notes',
  'kd.notesPrivate': 'Your notes stay on this device. Nobody else sees them.',
  'kd.notesHint': 'Who promised what to whom?',
  'kd.guesses': 'Who gave which card? Tap to guess. A dash means that it is not possible.',
  'kd.guess': (slot: number, name: string, guess: string): string =>
    `Card ${slot} from ${whom(name)}: ${guess === 'yes' ? 'you think so' : guess === 'no' ? 'you think not' : 'no guess'}`,
  'kd.impossible': 'not possible',
  'kd.laidAway': 'Events you saw set aside',
  'kd.lesson': 'Tip',
  'kd.lessonRead': 'Got it',
  'kd.lessonsOff': 'Hide tips',
  'kd.lesson.choose': 'You play a knight, who collects cards, and a damosel, who gives hers to the knights of others.',
  'kd.lesson.discardEvent':
    'As Arthur you see three events. Set aside the one you like least. Merlin picks one of the other two. A Disaster takes cards away. The others bring worship for the cards they name.',
  'kd.lesson.revealEvent':
    'As Merlin you choose the event of this round. Later only you will see who gave each card. In return you take yours last.',
  'kd.lesson.favour':
    'Your Service card names one chivalry for this kind of event. If somebody offers it, it earns 1 more. The card is shown after duty and betrayal.',
  'kd.lesson.give':
    'Your damosel gives away one of her nine cards in secret. When one knight has enough of her cards, you win. The small shields show which knights do not have a card yet.',
  'kd.lesson.select':
    'Ask for a card your knight does not have. Only Merlin sees who gave it. If it comes from your own damosel, Merlin says no and everybody hears it. Seven cards win, but do not take too many from the same lady.',
  'kd.lesson.contest':
    'Your cards that match the event were offered automatically. If somebody else offers a card that you have too, you can joust for it. You need at least 1 worship.',
  'kd.lesson.exchange':
    'Choose a thrust in secret. If both are the same, the card changes hands and you ride again. If they differ, the one who holds the card keeps it and gets 1 worship. If you give up, the other has the card and nobody pays.',
  'kd.lesson.replace': 'You lost your card in the joust. You can ask for another one right away.',
  'kd.lesson.disaster':
    'Everybody turns the listed cards face up or face down in secret. The side with more cards is lost. Each card on the other side stays, but costs 2 worship.',
  'kd.lesson.faces':
    'The listed Arms or Virtues share 6 worship. A card that betrays alone takes 1 from each loyal card. Several together earn less. The table shows what you would earn.',
  'kd.lesson.take': 'Your damosel has won her knight. She takes one of her cards back from him into your hand.',
  'kd.lesson.side':
    'The first in the ranking leads Arthur’s side, the second leads Mordred’s. The smaller side cannot be harmed in the first rounds.',
  'kd.lesson.fight':
    'Everybody plays one card at the same time. Arms beat Vassalage, Vassalage beats Virtue, Virtue beats Arms. Two of a kind wound each other. If you have no card in hand, you are out. The last player left wins.',
  'kd.wait.favour': (who: string): string => `${who} is Arthur and is choosing a Service card.`,
  'kd.wait.select': (who: string): string => `${who} is asking Merlin for a card.`,
  'kd.wait.contest': (who: string): string => `${who} can challenge for an offered card.`,
  'kd.wait.replace': (who: string): string => `${who} lost a card in the joust and can ask for another.`,
  'kd.wait.sealed': (count: number, of: number): string => `${count} of ${of} players have chosen.`,
  'kd.ask.over': 'The game is over.',
  'kd.ask.sealed': 'You have chosen.',
  'kd.ask.choose': 'Choose a knight and a damosel',
  'kd.ask.discardEvent': 'You are Arthur: choose an event to set aside',
  'kd.ask.revealEvent': 'You are Merlin: choose the event of this round',
  'kd.ask.favour': 'Choose a Service card to place face down',
  'kd.ask.give': 'Choose a card for your damosel to give',
  'kd.ask.select': 'Choose a card to ask Merlin for',
  'kd.ask.contest': 'Challenge somebody for a card, or finish',
  'kd.ask.exchange': (isYours: boolean, other: string): string =>
    isYours ? `Strike differently from ${other} to keep the card` : `Strike the same way as ${other} to take the card`, // prettier-ignore
  'kd.ask.replace': 'You lost your card. Ask for another or take none.',
  'kd.ask.disaster': 'Turn your cards face up or face down. The larger side is lost.',
  'kd.ask.faces': 'Duty or betrayal?',
  'kd.ask.take': 'Choose one of your gifts to take back for the battle',
  'kd.ask.side': 'Fight for Arthur or for Mordred?',
  'kd.ask.fight': (round: number): string => `Camlann, round ${round}: choose a card to fight with`,
  'kd.why.taken': (name: string): string => `${name} ${verb(name, 'has', 'have')} already taken this card.`,
  'kd.why.given': (chivalry: string, name: string): string =>
    `${name} ${verb(name, 'has', 'have')} your damosel’s ${chivalry}. Give another card.`,
  'kd.why.turn': (name: string): string => `It is ${whose(name)} turn to ask.`,
  'kd.why.has': (chivalry: string): string => `Your knight already has ${chivalry}. Ask for a card he does not have.`,
  'kd.why.lacks': (chivalry: string): string => `Your knight has no ${chivalry} himself, so he cannot joust for it.`,
  'kd.why.denied': 'Merlin has already said no: this card comes from your own damosel.',
  'kd.why.own': 'This card can only come from your own damosel, and she does not give to her own knight.',
  'kd.why.strict': 'There is a card you can ask for, so at this table you must.',
  'kd.why.noWorship': 'You need at least 1 worship for a challenge, and you have none.',
  'kd.why.firstExchange': 'You made the challenge, so you cannot give up in the first round of the joust.',
  'kd.why.challenged': 'There has already been a joust for this card in this phase.',
  'kd.why.seat': (seat: number, seats: number): string => `There is no seat ${seat}. This table has ${seats} seats.`,
  'kd.why.nobody': 'There is no such knight or damosel.',
  'kd.why.service': 'There are only three Service cards.',
  'kd.why.chooses': (name: string): string => `It is ${whose(name)} turn to choose.`,
  'kd.why.events': (events: string): string => `You do not have this event. You have ${events}.`,
  'kd.why.noPile': 'Your damosel has no card left to give.',
  'kd.why.noSlot': (slot: number, slots: number): string =>
    `There is no card ${slot} on display. There are ${counted(slots, 'card', 'cards')}.`,
  'kd.why.faces': (event: string, cards: string): string =>
    cards === '' ? `None of your cards counts in ${event}.` : `In ${event} you can only turn ${cards}.`,
  'kd.why.noJousts': 'This game is played without jousts.',
  'kd.why.stake': 'You can only challenge for a card that another player has taken or offered.',
  'kd.why.joust': (one: string, other: string): string => `This joust is between ${whom(one)} and ${whom(other)}.`,
  'kd.why.take': (lady: string, needed: number): string =>
    `You can only take one of ${lady}’s cards, from a knight who has at least ${needed} of them.`,
  'kd.why.leads': (arthurs: string, mordreds: string): string =>
    `${arthurs} ${verb(arthurs, 'leads', 'lead')} Arthur’s side and ${whom(mordreds)} ${verb(mordreds, 'leads', 'lead')} Mordred’s. Only the others choose.`,
  'kd.why.lost': (round: number): string =>
    round === 0
      ? 'You had no card left when the battle began.'
      : `You have been out since round ${round} of the battle.`,
  'kd.why.hand': (cards: string): string => `You do not have this card in hand. You have ${cards}.`,
  'kd.ask.denied': 'Denied: that card comes from your own damosel. Ask for another.',
  'kd.wait.discardEvent': (who: string): string => `${who} is Arthur and is looking at three events.`,
  'kd.wait.revealEvent': (who: string): string => `${who} is Merlin and is choosing the event.`,
  'kd.wait.others': 'The others are choosing.',
  'kd.move.choose': (knight: string, damosel: string): string => `Play ${knight} and ${damosel}`,
  'kd.move.discardEvent': (event: string): string => `Set aside ${event}`,
  'kd.move.revealEvent': (event: string): string => `Reveal ${event}`,
  'kd.move.favour': (card: number, names: string): string => `Service card ${card}: ${names}`,
  'kd.move.give': (chivalry: string): string => `Give ${chivalry}`,
  'kd.move.ask': (slot: number, chivalry: string): string => `Ask for card ${slot}, ${chivalry}`,
  'kd.move.challenge': (slot: number, chivalry: string, who: string): string =>
    `Challenge ${who} for card ${slot}, ${chivalry}`,
  'kd.move.none': 'Take no card',
  'kd.move.contest': (chivalry: string, who: string): string => `Challenge ${who} for ${chivalry}`,
  'kd.move.done': 'Finish',
  'kd.move.high': 'High Thrust',
  'kd.move.low': 'Low Thrust',
  'kd.move.decline': 'Give up',
  'kd.move.duty': 'Duty: all face up',
  'kd.move.betrayal': (chivalries: string): string => `Betray with ${chivalries}`,
  'kd.move.up': 'All face up',
  'kd.move.down': (chivalries: string): string => `Turn ${chivalries} face down`,
  'kd.move.take': (chivalry: string, who: string): string => `Take ${chivalry} from ${who}`,
  'kd.move.arthur': 'Fight for Arthur',
  'kd.move.mordred': 'Fight for Mordred',
  'kd.move.fight': (chivalry: string): string => `Fight with ${chivalry}`,
  'kd.worth.lacking': (names: string): string => (names === '' ? 'every knight has it' : `not yet with ${names}`),
  'kd.worth.faces': (worship: number, others: number): string =>
    others === 0 ? `${worship} worship` : `${worship} if ${counted(others, 'other betrays', 'others betray')}`,
  'kd.worth.earned': (count: number, needed: number, ladies: string): string =>
    `chivalry ${count} of ${needed}, from ${ladies}`,
  'kd.worth.event': (own: number, of: number, isDisaster: boolean): string =>
    isDisaster ? `${own} of your cards at risk` : `you have ${own} of its ${of} cards`,
  'kd.log.roles': (round: number, arthur: string, merlin: string): string =>
    `Round ${round}. ${arthur} ${verb(arthur, 'is', 'are')} Arthur, ${whom(merlin)} ${verb(merlin, 'is', 'are')} Merlin.`,
  'kd.log.court': (name: string, knight: string, damosel: string): string =>
    `${name} ${verb(name, 'plays', 'play')} ${knight} and ${damosel}.`,
  'kd.log.renewed': 'All twelve events are shuffled into a new pile.',
  'kd.log.drew': (name: string): string => `${name} ${verb(name, 'draws', 'draw')} three events.`,
  'kd.log.handed': (name: string, to: string): string =>
    `${name} ${verb(name, 'sets', 'set')} one event aside and ${verb(name, 'hands', 'hand')} two to ${whom(to)}.`,
  'kd.log.revealed': (name: string, event: string): string => `${name} ${verb(name, 'reveals', 'reveal')} ${event}.`,
  'kd.log.favoured': (name: string): string => `${name} ${verb(name, 'places', 'place')} a Service card face down.`,
  'kd.log.displayed': (chivalries: string): string => `On display: ${chivalries}.`,
  'kd.log.granted': (name: string, chivalry: string): string =>
    `${name} ${verb(name, 'asks', 'ask')} for ${chivalry} and ${verb(name, 'gets', 'get')} it.`,
  'kd.log.denied': (name: string, chivalry: string): string =>
    `${name} ${verb(name, 'asks', 'ask')} for ${chivalry}. Denied: it comes from ${verb(name, 'their', 'your')} own damosel.`,
  'kd.log.wentWithout': (name: string): string => `${name} ${verb(name, 'takes', 'take')} no card this round.`,
  'kd.log.earned': (name: string, chivalry: string, damosel: string): string =>
    `${Whose(name)} ${chivalry} is a gift from ${damosel}.`,
  'kd.log.wentHome': (chivalry: string, damosel: string): string => `${damosel}’s ${chivalry} goes back to its pile.`,
  'kd.log.offered': (name: string, chivalries: string): string =>
    chivalries === '' ? `${name} ${verb(name, 'has', 'have')} nothing to offer.` : `${name} ${verb(name, 'offers', 'offer')} ${chivalries}.`, // prettier-ignore
  'kd.log.done': (name: string): string => `${name} ${verb(name, 'is', 'are')} done.`,
  'kd.log.faces': (name: string, up: string, down: string): string =>
    `${name} ${[up && `${verb(name, 'leaves', 'leave')} ${up} face up`, down && `${verb(name, 'turns', 'turn')} ${down} face down`].filter(Boolean).join(' and ')}.`, // prettier-ignore
  'kd.log.disaster': (up: number, down: number): string =>
    `${counted(up, 'card is', 'cards are')} face up, ${down} face down.`,
  'kd.log.paid': (name: string, worship: number): string => `${name} ${verb(name, 'pays', 'pay')} ${worship} worship.`,
  'kd.log.service': (names: string): string => `The Service card names ${names}.`,
  'kd.log.worship': (name: string, worship: number): string =>
    `${name} ${verb(name, 'earns', 'earn')} ${worship === 0 ? 'no' : worship} worship.`,
  'kd.log.challenged': (name: string, against: string, chivalry: string): string =>
    `${name} ${verb(name, 'challenges', 'challenge')} ${whom(against)} to a joust for ${chivalry}.`,
  'kd.thrust.high': (name: string): string => verb(name, 'strikes high', 'strike high'),
  'kd.thrust.low': (name: string): string => verb(name, 'strikes low', 'strike low'),
  'kd.thrust.decline': (name: string): string => verb(name, 'gives up', 'give up'),
  'kd.log.thrust': (name: string, one: string, against: string, other: string): string =>
    `${name} ${one}, ${whom(against)} ${other}.`,
  'kd.log.jousted': (name: string, paid: number): string =>
    `${name} ${verb(name, 'has', 'have')} the card${paid > 0 ? ` and ${verb(name, 'gets', 'get')} ${paid} worship` : ''}.`,
  'kd.log.scored': (name: string, given: number, earned: number, worship: number): string =>
    `${name} ${verb(name, 'has', 'have')} ${counted(given, 'gift', 'gifts')} with one knight, ${counted(earned, 'chivalry', 'chivalries')} and ${worship} worship.`,
  'kd.log.ranked': (ranking: string): string => `The ranking: ${ranking}.`,
  'kd.log.took': (name: string, chivalry: string, from: string): string =>
    `${name} ${verb(name, 'takes', 'take')} ${chivalry} back from ${whom(from)}.`,
  'kd.log.sides': (arthurs: string, mordreds: string): string => `For Arthur: ${arthurs}. For Mordred: ${mordreds}.`,
  'kd.log.fought': (name: string, chivalry: string, fate: string): string =>
    `${name} ${verb(name, 'plays', 'play')} ${chivalry}. It is ${fate}.`,
  'kd.log.recovered': (name: string, chivalry: string): string =>
    `${name} ${verb(name, 'gets', 'get')} ${chivalry} back.`,
  'kd.log.lost': (name: string): string => `${name} ${verb(name, 'has', 'have')} no card in hand and ${verb(name, 'is', 'are')} out.`, // prettier-ignore
  'kd.log.broken': 'Only one side is left. Now everybody fights everybody.',
  'kd.log.elected': (name: string): string => `Nobody has a card in hand, so chance picks ${whom(name)}.`,
  'kd.log.won': (name: string): string => `${name} ${verb(name, 'wins', 'win')} at Camlann!`,
  'kd.because.given': (needed: number): string => `needs ${needed} gifts with one knight`,
  'kd.because.gifts': (count: number, knight: string, cards: string): string => `${knight} has ${count}: ${cards}`,
  'kd.because.earned': (needed: number): string => `needs ${needed} chivalries`,
  'kd.because.worship': (needed: number): string => `needs ${needed} worship`,
  'kd.because.ifGranted': (chivalry: string): string => `${chivalry}, if you get it`,
  'kd.because.prospect': (worship: number, others: string): string => `${worship} more if ${others}`,
  'kd.wins': (name: string): string => `${name} ${verb(name, 'wins', 'win')} the game!`,
  'kd.tvWin': 'Win with',
  'kd.tvRace': 'Closest to winning',
  'kd.tv.given': (of: string): string => `${of} gifts`,
  'kd.tv.earned': (of: string): string => `${of} chivalries`,
  'kd.tv.worship': (of: string): string => `${of} worship`,
  'kd.result.won': (victory: number): string =>
    victory === 0 ? 'You win!' : `You win with a ${VICTORY_NAMES[victory]}!`,
  'kd.result.place': (place: number, winner: string, victory: number): string =>
    `You came ${nth(place)}. ${winner} wins${victory === 0 ? '' : ` with a ${VICTORY_NAMES[victory]}`}.`,
  'kd.share': (ranking: string): string => `Knights & Damosels on Errantry\n${ranking}`,
  'kd.grade': (worship: number): string => `${worship} worship`,
};

export type Says = Catalogue<typeof en>;

export const text: Text<Says> = { t: en };
