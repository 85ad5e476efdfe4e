/** Why a rule refuses a move in La Mancha, in English. Counted cards come in words: `3 cards`. */
import { type Catalogue, isYou, type Text, verb } from '../../../../core/text.ts';

const TEXT_NAMES = { tale: 'tale', poem: 'poem', remark: 'comment' };
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const reasons = {
  'lm.why.seat': (seat: number, seats: number): string => `There is no seat ${seat}. This table has ${seats} players.`,
  'lm.why.over': (feats: string): string => `The game is over after ${feats}.`,
  'lm.why.draws': (name: string): string =>
    `It is not your turn to draw: ${name} ${verb(name, 'has', 'have')} the turn card.`,
  'lm.why.drawFirst': 'Draw the next Journey card first.',
  'lm.why.equips': (name: string): string =>
    `${name} ${verb(name, 'is', 'are')} choosing what to equip. Wait a moment.`,
  'lm.why.hand': (held: number, chosen: number, max: number): string =>
    held - chosen > max
      ? `You hold ${cards(held)} and can keep ${max}. Choose ${cards(held - chosen - max)} more to discard.`
      : `You do not have to discard: you hold ${cards(held - chosen)} and can keep ${max}.`,
  'lm.why.protected': (target: string): string => `${target} is protected. Choose another target.`,
  'lm.why.oneCard': (chosen: number): string => `You chose ${cards(chosen)}. Tell your tale with exactly 1 card.`,
  'lm.why.poem': (fewest: string, chosen: number): string =>
    `You chose ${cards(chosen)}. Your poem needs at least ${fewest}.`,
  'lm.why.taking': (most: string, taken: number, left: string): string =>
    `You cannot take that. You can take ${most} for judging and have taken ${taken}. ${left === '' ? 'No card is left' : `Choose from ${left}`}.`,
  'lm.why.fewCards': (love: string, fewest: string, held: number): string =>
    `You cannot woo ${love}: a poem takes ${fewest} and you hold ${held}.`,
  'lm.why.wooer': (love: string, rule: string): string => `You cannot woo ${love}. ${rule}`,
  'lm.why.kept': (poems: number): string =>
    `Only a poem that meets the condition can win. The judge decides which of the ${poems} poems do.`,
  'lm.why.runOther': (name: string): string =>
    `You cannot run away now: it is ${isYou(name) ? 'your' : `${name}’s`} attempt. You can in your own.`,
  'lm.why.run': 'You cannot run away yet. Roll at least once in this Feat first.',
  'lm.why.runKeep': 'You can run away, but no card lets you keep your hand.',
  'lm.why.notGained': (treasure: string): string => `You did not win ${treasure}, so you cannot equip it.`,
  'lm.why.notHeld': (card: string, hand: string): string => `You cannot use ${card}. You can use ${hand}.`,
  'lm.why.inFeat': (card: string, rule: string): string => `You can play ${card} only in a Feat. It says: ${rule}`,
  'lm.why.notNow': (card: string, when: string): string => `You cannot play ${card} now. You can play it ${when}.`,
  'lm.why.notYet': (card: string): string => `You cannot play ${card} yet. Wait until the first Journey card is drawn.`,
  'lm.why.settling': (card: string): string => `You cannot play ${card} now. Wait until the last card is settled.`,
  'lm.why.rivalAttempt': (card: string): string => `You can play ${card} only in another knight’s attempt.`,
  'lm.why.ownAttempt': (card: string): string => `You can play ${card} only in your own attempt.`,
  'lm.why.fled': 'You ran away, so you cannot play cards in this Feat.',
  'lm.why.noTarget': (target: string): string =>
    `${target} ran away and cannot be a target. Choose somebody who is still fighting.`,
  'lm.why.onlyTied': 'Only the tied players can play cards in sudden death.',
  'lm.why.noFlight': 'Nobody can run away in sudden death.',
  'lm.why.noEffect': (card: string): string => `${card} has no effect. Use it for a tale or a poem.`,
  'lm.why.useless': (card: string, rule: string): string => `${card} would do nothing now. It says: ${rule}`,
  'lm.why.staleGear': 'Somebody’s equipment has changed since you chose this. Choose again.',
  'lm.why.staleStrength': (strength: number, difficulty: number, feat: string): string =>
    `The table has changed since you chose this. Now it is strength ${strength} against ${difficulty} (${feat}). Choose again.`,
  'lm.why.staleTotal': (total: number, difficulty: number, feat: string): string =>
    `The table has changed since you chose this. Now it is ${total} against ${difficulty} (${feat}). Choose again.`,
  'lm.why.long': (kind: string, max: number, length: number): string =>
    `Your ${TEXT_NAMES[kind as 'tale']} is too long: ${length} characters. You can use ${max}.`,
  'lm.why.heavy': 'Your text has too many accents or joined signs. Use simpler characters.',
  'lm.why.noPages': 'There is no page to turn: tales are told aloud.',
  'lm.why.allPages': 'There is no page left to turn: all texts are open.',
  'lm.why.quote': (phrases: string): string => `Your text must contain ${phrases}, word for word.`,
  'lm.why.cry': (phrase: string): string => `Type ${phrase} to play this card.`,
};

export type Reasons = Catalogue<typeof reasons>;

export const text: Text<Reasons> = { t: reasons };
