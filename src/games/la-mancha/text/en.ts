/** All that La Mancha says in English. What is printed on the cards stands in cards.en.ts. */
import { type Catalogue, isYou, type Text, verb, whom } from '../../../core/text.ts';
import type { CardProse } from './card-text.ts';
import { cardsEn } from './cards.en.ts';
import { logEn } from './log.en.ts';

const PLACE_NAMES = ['armor', 'weapon', 'shield', 'helmet', 'steed', 'Love'];
const TAG_NAMES = { giant: 'giant', duel: 'duel', beast: 'beast', host: 'host', engine: 'engine' };
const WHEN_NAMES = {
  any_time: 'at any time',
  before_roll: 'before the roll',
  after_roll: 'after the roll',
  feat: 'during a Feat',
  reply: 'in answer to a card',
};
const REACTION_NAMES = { laurel: 'a laurel', laugh: 'a laugh', tear: 'a tear', windmill: 'a windmill' };
/** What is said of a failure, and of a flight (LM-18.7). */
const FAILURES = [
  'The sky is very blue from down here.',
  'A brave attempt, the ground agrees.',
  'Your squire applauds, out of habit.',
  'Nearly. Nearly is a large country.',
  'Something has come off. It may be important.',
  'The horse was against it from the start.',
  'It will sound better in the telling.',
  'You have been defeated by an enchanter, clearly.',
];
const FLIGHTS = [
  'A tactical canter toward the horizon.',
  'He who runs away may tell it differently.',
  'Remembered, suddenly, an appointment in El Toboso.',
  'Prudence is also in the book, near the back.',
];
/** `Ana’s` or `Your`, which begins a sentence. */
const whose = (name: string): string => (isYou(name) ? 'Your' : `${name}’s`);
const nth = (place: number): string => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`;
const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const en = {
  /** What is printed on the cards, by their ids. */
  'lm.cards': cardsEn,
  'lm.place': (place: number): string => PLACE_NAMES[place],
  'lm.tag': (tag: string): string => TAG_NAMES[tag as 'giant'] ?? tag,
  'lm.when': (when: string): string => WHEN_NAMES[when as 'feat'] ?? when,
  'lm.whenNever': 'no effect, only a phrase',
  'lm.reaction': (reaction: string): string => REACTION_NAMES[reaction as 'laurel'] ?? reaction,
  'lm.phrase': (phrase: string): string => `“${phrase}”`,
  'lm.feats': (count: number): string => many(count, 'Feat', 'Feats'),
  'lm.featsOf': (count: number, length: number): string => `${count} of ${length} Feats`,
  'lm.featsWon': (count: number, length: number): string => `Feats won: ${count} of ${length}`,
  'lm.look': (name: string): string => `Look at ${whom(name)}`,
  'lm.where': (resolved: number, length: number): string => `${resolved} of ${length} Feats done`,
  'lm.whereSudden': 'Sudden death',
  'lm.share': (lines: string): string => `La Mancha\n${lines}`,
  'lm.shareLine': (seat: number, feats: string): string => `Knight ${seat}: ${feats}`,

  // The Journey card
  'lm.encounter': 'Encounter',
  'lm.loveCard': 'Love',
  'lm.feat': 'Feat',
  'lm.source': (volume: number, chapter: number): string => `Volume ${volume}, chapter ${chapter} of the novel`,
  'lm.judgedBy': (name: string): string => `Judge: ${whom(name)}`,
  'lm.judgeAs': (role: string): string => `as ${role}`,
  'lm.strength': (strength: number): string => `strength ${strength}`,
  'lm.difficulty': (difficulty: number): string => `difficulty ${difficulty}`,
  'lm.sally': (sally: string): string => `Sally ${sally}`,
  'lm.deck': (left: number): string => `${many(left, 'card', 'cards')} left in the Journey deck`,
  'lm.setAside': 'The Journey deck is empty. The next card is a Feat from the cards set aside.',
  'lm.first': 'Draw the first Journey card to begin.',

  // Questions
  'lm.ask.draw': 'Draw the next Journey card',
  'lm.ask.woo': (love: string): string => `Woo ${love} with a poem, or sit out?`,
  'lm.ask.tale': 'Choose a card and tell a tale with its phrase',
  'lm.ask.poem': (love: string, cards: number): string =>
    `Write a poem for ${love} with at least ${many(cards, 'card', 'cards')}`,
  'lm.ask.floor': 'It is your turn to tell. Say when you are done.',
  'lm.ask.page': (page: number, pages: number): string =>
    `Page ${page} of ${pages}. Turn it when everybody has read it.`,
  'lm.ask.mark': 'Which poems meet the condition?',
  'lm.ask.name': 'Choose the winner',
  'lm.ask.vote': 'The judge lets you vote. Choose a tale that is not yours.',
  'lm.ask.take': (left: number): string => `You can take ${many(left, 'card', 'cards')} for judging`,
  'lm.ask.before': (strength: number, difficulty: number): string =>
    `You have strength ${strength} against ${difficulty}. Roll, or play a card first.`,
  'lm.ask.beforeOther': (strength: number, difficulty: number): string =>
    `Strength ${strength} against ${difficulty}. Play a card before the roll?`,
  'lm.ask.after': (total: number, difficulty: number): string =>
    `${total} against ${difficulty} is ${total < difficulty ? 'not enough' : 'enough'}. Play a card?`,
  'lm.ask.reply': (phrase: string): string => `Answer “${phrase}” with a card?`,
  'lm.ask.equip': 'You have a Treasure! Equip it?',
  'lm.ask.equipOne': (count: number): string => `Choose one of these ${count} Treasures to equip`,
  'lm.ask.love': (love: string): string => `You have won the favor of ${love}. Accept it?`,
  'lm.ask.discard': (count: number): string => `You have too many cards. Discard ${count}.`,
  'lm.ask.refill': 'You can play a card now',
  'lm.ask.select': 'Choose the last Feat. If the choices differ, chance picks one of them.',
  'lm.ask.over': 'The game is over.',
  'lm.wait.draw': 'Waiting for the next Journey card.',
  'lm.wait.woo': 'Everybody chooses in secret whether to woo.',
  'lm.wait.tell': 'The others are still writing.',
  'lm.wait.tellAloud': 'Waiting for the next tale.',
  'lm.wait.floor': 'Listen to the tale.',
  'lm.wait.queue': 'You are next in line to tell.',
  'lm.wait.page': (page: number, pages: number): string => `Everybody reads page ${page} of ${pages} together.`,
  'lm.wait.judge': 'The judge is choosing.',
  'lm.wait.vote': 'The tellers are voting in secret.',
  'lm.wait.take': 'The judge can take cards for judging.',
  'lm.wait.window': 'The others can still play cards.',
  'lm.wait.equip': 'Somebody is choosing what to equip.',
  'lm.wait.discard': 'Some players have too many cards and must discard.',
  'lm.wait.refill': 'Look at your new cards. The next turn is about to begin.',
  'lm.wait.select': 'The tied players choose the last Feat in secret.',
  'lm.wait.fled': 'You ran away. The others are still fighting.',
  'lm.wait.sudden': 'Sudden death: only the tied players can play cards.',

  // Answers
  'lm.draw': 'Draw a card',
  'lm.woo': 'Woo',
  'lm.sitOut': 'Sit out',
  'lm.handIn': 'Hand in',
  'lm.takeFloor': 'Tell it now',
  'lm.spoken': 'I am done',
  'lm.kept': 'meets the condition',
  'lm.notKept': 'does not meet the condition',
  'lm.marked': 'Confirm',
  'lm.pressSeal': 'Announce the winner',
  'lm.remark': 'Add a comment (optional)',
  'lm.take': 'Take',
  'lm.takeNone': 'Take none',
  'lm.enough': 'Take no more',
  'lm.roll': 'Roll',
  'lm.run': 'Run away',
  'lm.runAbout': 'Run away: discard your hand and draw a new one',
  'lm.runSure': 'Run away? You are out of this Feat.',
  'lm.stay': 'Stay',
  'lm.runKeep': 'Run away and keep your hand',
  'lm.cryAt': (target: string): string => `Against ${whom(target)}`,
  'lm.cryOf': (treasure: string, owner: string): string => `${isYou(owner) ? 'your' : `${owner}’s`} ${treasure}`,
  'lm.play': 'Play this card',
  'lm.typeCry': 'Type the phrase to play this card',
  'lm.use': (what: string): string => `Use ${what}`,
  'lm.pass': 'Pass',
  'lm.orders': 'Keep passing …',
  'lm.order.window': 'this once',
  'lm.order.attempt': 'for this attempt',
  'lm.order.feat': 'for this Feat',
  'lm.order.own attempt': 'until it is my attempt',
  'lm.order.danger': 'unless somebody is about to win',
  'lm.passFor': (order: string): string => `Pass ${order}`,
  'lm.equip': 'Equip',
  'lm.accept': 'Accept',
  'lm.leave': 'Do not take it',
  'lm.keepOld': 'Keep your present Love',
  'lm.discard': 'Discard',
  'lm.goOn': 'Continue',
  'lm.silence': 'Say nothing',
  'lm.hold': '10 more seconds',
  'lm.extend': 'Give the tellers more time',
  'lm.heed': 'Ask me again',
  'lm.mode.now.scroll': 'Tales are written.',
  'lm.mode.now.aloud': 'Tales are told aloud in a call.',
  'lm.mode.next.scroll': 'From the next turn, tales are written.',
  'lm.mode.next.aloud': 'From the next turn, tales are told aloud in a call.',
  'lm.mode.scroll': 'Write tales instead',
  'lm.mode.aloud': 'Tell tales aloud instead',
  'lm.mode.stay': 'Undo this change',
  'lm.call': 'Let the tellers vote',
  'lm.vote': (tale: number): string => `Vote for tale ${tale}`,
  'lm.voteThis': (isPoem: boolean): string => `Vote for this ${isPoem ? 'poem' : 'tale'}`,
  'lm.voteNobody': 'Vote for nobody',
  'lm.applaud': (reaction: string, tale: number): string => `Give tale ${tale} ${reaction}`,
  'lm.applaudThis': (reaction: string): string => `Give this tale ${reaction}`,
  'lm.tellWith': (phrases: string): string => `Tell with ${phrases}`,
  'lm.tellBare': 'Tell without a card',
  'lm.markNone': 'No poem meets the condition',
  'lm.markSome': (tales: string): string => `These poems meet the condition: ${tales}`,
  'lm.nameTale': (tale: number): string => `Choose tale ${tale}`,
  'lm.nameThis': (isPoem: boolean): string => `Choose this ${isPoem ? 'poem' : 'tale'}`,
  'lm.selectFeat': (feat: string, difficulty: number, tags: string): string =>
    `Choose ${feat} (difficulty ${difficulty}, ${tags})`,
  'lm.takeCard': (phrase: string): string => `Take “${phrase}”`,
  'lm.equipCard': (treasure: string): string => `Equip ${treasure}`,
  'lm.discardCard': (phrase: string): string => `Discard “${phrase}”`,
  'lm.playCard': (phrase: string): string => `Play “${phrase}”`,
  'lm.playAt': (phrase: string, target: string): string => `Play “${phrase}” against ${target}`,
  'lm.usePlace': (place: string): string => `Use your ${place}`,
  'lm.seat': (seat: number): string => `seat ${seat}`,
  'lm.cardCount': (count: number): string => many(count, 'card', 'cards'),
  'lm.aCard': 'a card',

  // The hand
  'lm.hand': 'Your hand',
  'lm.handEmpty': 'Your hand is empty.',
  'lm.playable': 'you can play it now',
  'lm.silent': 'This browser cannot read aloud.',

  // The composer
  'lm.yourTale': 'Your tale',
  'lm.yourPoem': 'Your poem',
  'lm.yourText': 'Text for the Chronicle (optional)',
  'lm.placeholder': 'What happened to your knight?',
  'lm.placeholderPoem': 'Write it line by line.',
  'lm.length': (length: number, max: number): string => `${length} of ${max} characters`,
  'lm.chips': 'Phrases of your cards',
  'lm.insert': (phrase: string): string => `Add “${phrase}” to your text`,
  'lm.quoted': 'is in your text',
  'lm.notQuoted': 'not yet in your text',
  'lm.chooseCard': 'Choose a card.',
  'lm.chooseCards': (missing: number): string => `Choose ${many(missing, 'more card', 'more cards')}.`,
  'lm.muse': 'Give me an idea',
  'lm.museAbout': 'Adds a sentence to your text to get you started.',
  'lm.candle': 'Time left',
  'lm.candleLow': 'Time is almost up.',
  'lm.toldOf': (ready: number, all: number): string => `Ready: ${ready} of ${all}.`,

  // Tales on the table
  'lm.tales': 'The tales',
  'lm.poems': 'The poems',
  'lm.visor': 'A mystery knight',
  'lm.visorAbout': 'You will see who told this after the verdict.',
  'lm.aloud': '(told aloud)',
  'lm.torn': '[The host removed this text.]',
  'lm.wonBy': (name: string, isPoem: boolean): string => `${whose(name)} ${isPoem ? 'poem' : 'tale'} wins!`,
  'lm.nobodyNamed': 'No poem meets the condition, so nobody wins.',
  'lm.remarkBy': (name: string): string => `${name} ${verb(name, 'says', 'say')}`,
  'lm.applause': 'Applause',
  'lm.applauseOf': (count: number, reaction: string): string =>
    count === 1 ? `1 player gave it ${reaction}` : `${count} players gave it ${reaction}`,
  'lm.readAloud': 'Read aloud',
  'lm.stopReading': 'Stop reading',
  'lm.pageTools': 'More about this text',
  'lm.mark.hide': 'Hide it from me',
  'lm.mark.show': 'Show it again',
  'lm.mark.report': 'Report to the host',
  'lm.mark.aloud': 'Keep it out of the Chronicle',
  'lm.mark.told': 'Put it back in the Chronicle',
  'lm.mark.tear': 'Remove it for everybody',
  'lm.reportWhy': 'What is wrong with it?',
  'lm.reportSend': 'Report',
  'lm.reported': (name: string, why: string): string =>
    why === '' ? `Reported by ${whom(name)}.` : `Reported by ${whom(name)}: ${why}`,
  'lm.hiddenText': 'You have hidden this text.',
  'lm.cardsPlayed': 'Cards played',

  // The Feat
  'lm.attemptOf': (name: string): string => `${whose(name)} attempt`,
  'lm.round': (round: number): string => `round ${round}`,
  'lm.die': (face: number): string => (face === 0 ? 'Not rolled yet' : `The die shows ${face}`),
  'lm.doubled': 'The die counts double.',
  'lm.total': 'Die and strength together',
  'lm.sumSuccess': 'Success, if nobody changes it',
  'lm.sumFailure': 'Not enough, if nobody changes it',
  'lm.fled': 'ran away',
  'lm.looksOn': 'is watching',
  'lm.tells': (name: string): string => `${name} ${verb(name, 'is', 'are')} telling.`,
  'lm.piles': 'Decks and discard piles',
  'lm.pile.journey': 'Journey',
  'lm.pile.chivalry': 'Chivalry',
  'lm.pile.treasure': 'Treasures',
  'lm.pileOf': (deck: number, discarded: number): string => `${deck} to draw, ${discarded} discarded`,
  'lm.pileAbout.journey': 'Encounters, Loves and Feats: one is drawn each turn. Open it to see what has been played.',
  'lm.pileAbout.chivalry': 'The cards of your hand are drawn from here. Open it to see what has been discarded.',
  'lm.pileAbout.treasure': 'The winner of an Encounter draws one. Open it to see what has been discarded.',
  'lm.page': (page: number, pages: number): string => `Page ${page} of ${pages}`,
  'lm.turnPage': 'Turn the page',
  'lm.successes': (count: number): string => `${count} of 2 successes`,
  'lm.needs': (face: number): string => (face === 6 ? 'Only a 6 succeeds' : `Roll ${face} or more to succeed`),
  'lm.needsNothing': 'Any roll will succeed',
  'lm.needsMiracle': 'Even a 6 is not enough',
  'lm.cries': (name: string): string => `${name} ${verb(name, 'plays', 'play')}`,
  'lm.atWhom': (target: string): string => `against ${whom(target)}`,
  'lm.failure': (number: number): string => FAILURES[number % FAILURES.length],
  'lm.flight': (number: number): string => FLIGHTS[number % FLIGHTS.length],
  'lm.course': 'What happened in this Feat',
  'lm.suddenTitle': 'Sudden death',
  'lm.suddenAbout': 'This Feat decides the game. Nobody can run away.',
  'lm.part.muted': (name: string): string => `${name} (muted)`,
  'lm.part.effect': (name: string): string => `effect of ${name}`,
  'lm.part.feat': 'cards for this Feat',
  'lm.part.attempt': 'cards for this attempt',
  'lm.part.tired': (round: number): string => `the Feat tires in round ${round}`,

  // A knight
  'lm.knight': (name: string): string => `${whose(name)} knight`,
  'lm.placeEmpty': (place: string): string => `no ${place}`,
  'lm.muted': 'muted',
  'lm.over': (gear: string): string => `instead of ${gear}`,
  'lm.strengthNow': 'Strength',
  'lm.banners': 'Feats won',
  'lm.cardsHeld': (count: number, max: number): string => `${many(count, 'card', 'cards')} in hand, at most ${max}`,
  'lm.turnCard': 'has the turn card',
  'lm.replaces': (name: string): string => `replaces ${name}`,
  'lm.change': (change: number): string =>
    change === 0 ? 'same strength' : `${change > 0 ? '+' : ''}${change} strength`,

  // What the signs mean
  'lm.tip.strength': 'Strength is added to the die in a Feat. It comes from what is equipped, and from a Love.',
  'lm.tip.difficulty': 'Die and strength together must reach this number.',
  'lm.tip.hand': 'A hand is filled up again at the end of each turn.',
  'lm.tip.turnCard': 'Draws the Journey card of this turn, and judges the tales or poems.',
  'lm.tip.success': 'The first knight with 2 successes wins the Feat.',
  'lm.tip.fled': 'Ran away from this Feat, with a new hand.',
  'lm.tip.feats': (length: number): string =>
    `The game ends after ${length} Feats. The knight who won the most of them wins.`,
  'lm.tip.muted': 'A muted card gives no strength and has no effect until this Feat ends.',
  'lm.tip.encounter': 'Everybody but the judge tells a tale. The winner draws a Treasure.',
  'lm.tip.love': 'If you want to woo, you write a poem. The winner gains the Love, with its strength and effect.',
  'lm.tip.feat': 'Everybody tries in turn. The first with 2 successes wins the Feat.',
  'lm.tip.sally': 'The journey has three parts, called sallies. Feats grow harder from one to the next.',
  'lm.tip.tag': (tag: string): string => `This Feat counts as ${tag}. Some cards are stronger against it.`,
  'lm.tip.when': (when: string): string => `You can play it ${when}.`,
  'lm.tip.printed':
    'The strength printed on what is equipped. It decides between players with the same number of Feats.',
  'lm.tip.seal': 'The judge chose this one.',

  // Playing on
  'lm.meanwhile': 'What happened in the meantime',
  'lm.read': 'Take your time to read, then continue.',
  'lm.write': 'Write',
  'lm.stage': 'The stage',
  'lm.skip': 'Skip',

  // The result
  'lm.winner': (names: string): string => `${names} ${verb(names, 'wins', 'win')} the game!`,
  'lm.youCame': (place: number, feats: string): string => `You came ${nth(place)} with ${feats}.`,
  'lm.resultLine': (feats: string, strength: number): string => `${feats}, strength ${strength}`,
  'lm.tvJudges': (name: string): string => `${name} judges`,
  'lm.tvWrite': (judge: string, isPoem: boolean): string => `Write your ${isPoem ? 'poem' : 'tale'}. ${judge} judges.`,
  'lm.tvWindow': 'Everybody can play a card now.',
  'lm.tvTale': (tale: number, tales: number): string => `Tale ${tale} of ${tales}`,
  'lm.tvWriting': 'is writing',
  'lm.tvTelling': 'has the floor',
  'lm.tvHandedIn': 'is ready',
  'lm.tvNeeded': 'needed',

  // The Chronicle
  'lm.chronicleEmpty': 'Nothing is written yet. The book begins with the first Journey card.',
  'lm.chronicleTitle': 'The Chronicle of La Mancha',
  'lm.chapter': (number: number): string => `Chapter ${number}`,
  'lm.download': 'Download the book',
  'lm.guide': 'How to say the names',

  // Notes of the first game
  'lm.notesOff': 'Hide tips',
  'lm.note.draw':
    'Each turn a player draws a Journey card: an Encounter to tell a tale about, a Love to woo, or a Feat to fight. The knight with the most Feats wins the game.',
  'lm.note.woo':
    'A Love adds strength and has an effect. To woo, you write a poem and give up the cards you use. Everybody decides in secret.',
  'lm.note.tell':
    'Tell in a few sentences what happened to your knight, and use the phrase of one of your cards. It can end badly: judges love a good laugh.',
  'lm.note.poem':
    'Write any kind of poem and use the phrases of your cards. If the Love has a condition, your poem must meet it to win.',
  'lm.note.judge':
    'You are the judge. Choose the tale you like best. Its teller draws a Treasure, and you can take a card.',
  'lm.note.judgeLove':
    'You are the judge and play the Love. Choose the poem you like best. Its poet gains the Love, and you can take two cards.',
  'lm.note.before':
    'Roll the die and add your strength. If the sum reaches the difficulty, you succeed. The first with 2 successes wins the Feat. You can play cards before and after the roll.',
  'lm.note.after': 'Players can still change this result with a card.',
  'lm.note.equip': 'A Treasure replaces what you have in the same place and gives its own strength.',
  'lm.note.discard': 'At the end of a turn, everybody with too many cards discards.',

  'lm.verdict.favor': (love: string): string => `favored by ${love}`,
  'lm.verdict.attempt': (feat: string, strength: number, difficulty: number): string =>
    `${feat}: strength ${strength} against ${difficulty}`,

  ...logEn,
};

/** With what is printed on the cards besides, where that is here (text/apart). */
export type Says = Catalogue<typeof en> & Partial<CardProse>;

export const text: Text<Says> = { t: en };
