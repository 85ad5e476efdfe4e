/** The log of La Mancha in English: one sentence for each thing that happened. */
import { isYou, verb, whom } from '../../../core/text.ts';

export const logEn = {
  'lm.log.firstRoll': (name: string, face: number): string =>
    `${name} ${verb(name, 'rolls', 'roll')} ${face} to see who begins.`,
  'lm.log.turn': (name: string): string => `${name} ${verb(name, 'takes', 'take')} the turn card.`,
  'lm.log.drew': (name: string, what: string): string => `${name} ${verb(name, 'draws', 'draw')} ${what}.`,
  'lm.log.journey': (name: string, title: string): string => `${name} ${verb(name, 'draws', 'draw')} ${title}.`,
  'lm.log.decided': (name: string): string => `${name} ${verb(name, 'has', 'have')} decided.`,
  'lm.log.wooers': (love: string, names: string): string => `These knights woo ${love}: ${names}.`,
  'lm.log.unwooed': (love: string): string => `Nobody woos ${love}, so another card is drawn.`,
  'lm.log.ready': (name: string): string => `${name} ${verb(name, 'is', 'are')} ready.`,
  'lm.log.floor': (name: string, phrases: string): string =>
    `${name} ${verb(name, 'begins', 'begin')} to tell, with ${phrases}.`,
  'lm.log.satOut': (name: string): string =>
    `${name} ${verb(name, 'has', 'have')} no poem ready and ${verb(name, 'sits', 'sit')} out.`,
  'lm.log.unrolled': (name: string, phrases: string): string =>
    `${name} ${verb(name, 'tells', 'tell')} with ${phrases}.`,
  'lm.log.applauded': (name: string, tale: number, reaction: string): string =>
    `${name} ${verb(name, 'gives', 'give')} tale ${tale} ${reaction}.`,
  'lm.log.held': (name: string): string => `${name} ${verb(name, 'takes', 'take')} 10 more seconds.`,
  'lm.log.page': (name: string, page: number, pages: number): string =>
    `${name} ${verb(name, 'turns', 'turn')} to page ${page} of ${pages}.`,
  'lm.log.lastPage': (name: string): string =>
    `${name} ${verb(name, 'turns', 'turn')} the last page. Now everybody sees all texts.`,
  'lm.log.modeAsked.scroll': (name: string): string =>
    `${name} ${verb(name, 'wants', 'want')} tales to be written from the next turn.`,
  'lm.log.modeAsked.aloud': (name: string): string =>
    `${name} ${verb(name, 'wants', 'want')} tales to be told aloud from the next turn.`,
  'lm.log.mode.scroll': 'From now on, tales are written.',
  'lm.log.mode.aloud': 'From now on, tales are told aloud.',
  'lm.log.extended': (name: string): string => `${name} ${verb(name, 'gives', 'give')} the tellers more time.`,
  'lm.log.called': (name: string): string => `The tellers vote in place of ${whom(name)}.`,
  'lm.log.voted': (votes: string): string => (votes === '' ? 'Nobody has voted.' : `The votes: ${votes}.`),
  'lm.log.vote': (name: string, tale: number): string => `${whom(name)} for tale ${tale}`,
  'lm.log.voteNobody': (name: string): string => `${whom(name)} for nobody`,
  'lm.log.marked': (tale: number): string => `Poem ${tale} meets the condition.`,
  'lm.log.notMarked': (tale: number): string => `Poem ${tale} does not meet the condition.`,
  'lm.log.named': (judge: string, name: string): string =>
    `${judge} ${verb(judge, 'chooses', 'choose')} ${whom(name)} as the winner.`,
  'lm.log.nobody': (judge: string): string =>
    `No poem meets the condition, so ${whom(judge)} ${verb(judge, 'chooses', 'choose')} nobody.`,
  'lm.log.took': (name: string, phrase: string): string =>
    `${name} ${verb(name, 'takes', 'take')} ${phrase} for judging.`,
  'lm.log.equipped': (name: string, treasure: string): string =>
    `${name} ${verb(name, 'equips', 'equip')} ${treasure}.`,
  'lm.log.replaced': (name: string, treasure: string, old: string): string =>
    `${name} ${verb(name, 'equips', 'equip')} ${treasure} instead of ${old}.`,
  'lm.log.loved': (name: string, love: string): string => `${name} ${verb(name, 'wins', 'win')} the favor of ${love}.`,
  'lm.log.left': (name: string, what: string): string => `${name} ${verb(name, 'does', 'do')} not take ${what}.`,
  'lm.log.refused': (name: string, love: string): string =>
    `${name} ${verb(name, 'turns', 'turn')} down the favor of ${love}.`,
  'lm.log.discarded': (name: string, phrases: string): string =>
    `${name} ${verb(name, 'discards', 'discard')} ${phrases}.`,
  'lm.log.feat': (title: string, difficulty: number, name: string): string =>
    `A Feat begins: ${title}, difficulty ${difficulty}. ${name} ${verb(name, 'goes', 'go')} first.`,
  'lm.log.sudden': (title: string, difficulty: number, name: string): string =>
    `Sudden death: ${title}, difficulty ${difficulty}. ${name} ${verb(name, 'goes', 'go')} first.`,
  'lm.log.attempt': (name: string, round: number): string =>
    `Round ${round}: it is ${isYou(name) ? 'your' : `${name}’s`} attempt.`,
  'lm.log.cried': (name: string, phrase: string): string => `${name} ${verb(name, 'plays', 'play')} ${phrase}.`,
  'lm.log.criedAt': (name: string, phrase: string, target: string): string =>
    `${name} ${verb(name, 'plays', 'play')} ${phrase} against ${whom(target)}.`,
  'lm.log.cancelled': (phrase: string): string => `${phrase} is cancelled and does nothing.`,
  'lm.log.rolled': (name: string, die: number): string => `${name} ${verb(name, 'rolls', 'roll')} ${die}.`,
  'lm.log.turned': (name: string, face: number, die: number): string =>
    `${name} ${verb(name, 'rolls', 'roll')} ${face}, which becomes ${die}.`,
  'lm.log.result': (name: string, sum: string, difficulty: number, success: boolean): string =>
    `${name} ${verb(name, 'gets', 'get')} ${sum} against ${difficulty}: ${success ? 'a success!' : 'not enough.'}`,
  'lm.log.ran': (name: string): string => `${name} ${verb(name, 'runs', 'run')} away.`,
  'lm.log.stole': (name: string, card: string, from: string): string =>
    `${name} ${verb(name, 'takes', 'take')} ${card} from ${whom(from)}.`,
  'lm.log.peeked': (name: string, what: string, seen: string): string =>
    `${name} ${verb(name, 'looks', 'look')} at ${what}${seen === '' ? '' : `: ${seen}`}.`,
  'lm.log.handOf': (name: string): string => (isYou(name) ? 'your hand' : `${name}’s hand`),
  'lm.log.nextJourney': 'the next Journey cards',
  'lm.log.won': (name: string, feat: string): string => `${name} ${verb(name, 'wins', 'win')} ${feat}!`,
  'lm.log.allFled': (feat: string): string => `Everybody ran away, so ${feat} goes back into the deck.`,
  'lm.log.retired': (feat: string): string => `Everybody ran away again, so ${feat} leaves the game.`,
  'lm.log.tie': (names: string): string => `Tied for most Feats: ${names}. Sudden death decides!`,
  'lm.log.offered': (feats: string): string => `The tied players choose one of these Feats: ${feats}.`,
  'lm.log.selects': (name: string, feat: string): string => `${name} chose ${feat}`,
  'lm.log.selected': (choices: string, feat: string): string => `${choices}. The last Feat is ${feat}.`,
  'lm.log.over': (names: string): string => `${names} ${verb(names, 'wins', 'win')} the game!`,
};
