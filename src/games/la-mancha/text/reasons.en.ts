/** Why a rule refuses a move in La Mancha, and the verdict, in English. Counted cards come in words: `3 cards`. */
const TEXT_NAMES = { tale: 'A tale', poem: 'A poem', remark: 'A remark' };

export const reasonsEn = {
  'lm.why.seat': (seat: number, seats: number): string => `There is no seat ${seat}: ${seats} play here.`,
  'lm.why.over': (feats: string): string => `The game is over: ${feats} resolved, and the winner is known.`,
  'lm.why.draws': (name: string): string => `${name} has the turn card and draws.`,
  'lm.why.equips': (name: string): string => `${name} decides what to equip.`,
  'lm.why.hand': (cards: string, chosen: number, max: number): string =>
    `Discard down to ${max}: your hand has ${cards}, and you have chosen ${chosen}.`,
  'lm.why.protected': (target: string): string => `${target} is protected.`,
  'lm.why.oneCard': (chosen: number): string => `A tale takes exactly 1 card; you chose ${chosen}.`,
  'lm.why.poem': (cards: string, chosen: number): string => `The poem needs at least ${cards}; you chose ${chosen}.`,
  'lm.why.taking': (cards: string, taken: number, left: string): string =>
    `The judge may take ${cards} in all and has taken ${taken}. ${left === '' ? 'None is left' : `Left: ${left}`}.`,
  'lm.why.fewCards': (love: string, cards: string, held: number): string =>
    `A poem for ${love} takes ${cards}; your hand has ${held}.`,
  'lm.why.wooer': (love: string, rule: string): string => `${love} asks more of a wooer: ${rule}`,
  'lm.why.kept': (poems: number): string =>
    `Only a poem that kept the condition can win; the judge marks which of the ${poems} did.`,
  'lm.why.runOther': (name: string): string => `Only ${name} may run away now: it is their attempt.`,
  'lm.why.run': (rolls: number): string =>
    `You may run away in place of a roll, after at least one; you have rolled ${rolls === 1 ? 'once' : `${rolls} times`} in this Feat.`,
  'lm.why.notGained': (treasure: string): string => `${treasure} is not among what was gained.`,
  'lm.why.notHeld': (card: string, hand: string): string => `You cannot use ${card}. You can use ${hand}.`,
  'lm.why.inFeat': (card: string, rule: string): string => `${card} can be played only in a Feat: ${rule}`,
  'lm.why.noEffect': (card: string): string => `${card} has no effect.`,
  'lm.why.useless': (card: string, rule: string): string => `${card} could do nothing now: ${rule}`,
  'lm.why.staleGear': 'Something that is equipped has changed since you chose this.',
  'lm.why.staleStrength': (strength: number, difficulty: number, feat: string): string =>
    `The table has changed since you chose this: now it is strength ${strength} against ${difficulty} (${feat}).`,
  'lm.why.staleTotal': (total: number, difficulty: number, feat: string): string =>
    `The table has changed since you chose this: now it is a total of ${total} against ${difficulty} (${feat}).`,
  'lm.why.long': (kind: string, max: number, length: number): string =>
    `${TEXT_NAMES[kind as 'tale']} has at most ${max} characters; this one has ${length}.`,
  'lm.why.heavy': 'This text has too many marks on its letters, or too many joined signs.',
  'lm.why.noPages': 'Tales are told aloud: there is no page to turn.',
  'lm.why.allPages': 'All tales lie side by side: there is no page left to turn.',
  'lm.why.quote': (phrases: string): string => `Your text does not quote ${phrases}.`,
  'lm.why.cry': (phrase: string): string => `Cry it out: type ${phrase}.`,

  'lm.verdict.favor': (love: string): string => `favored by ${love}`,
  'lm.verdict.attempt': (feat: string, strength: number, difficulty: number): string =>
    `${feat}: strength ${strength} against ${difficulty}`,
};
