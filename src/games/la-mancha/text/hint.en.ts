/** Why a choice is a good one, in a sentence. */
const en = {
  lucky: (faces: number): string =>
    faces === 6 ? 'Any roll succeeds.' : faces === 0 ? 'No roll succeeds.' : `A roll succeeds ${times(faces)} in 6.`,
  improves: (before: number, after: number): string =>
    `With it, a roll succeeds ${times(after)} in 6 instead of ${before}.`,
  because: {
    phrase: (word: string): string => `The phrase “${word}” stands in it word for word.`,
    detail: (word: string): string => `It speaks of “${word},” as it should.`,
    defeat: (word: string): string => `“${word}” shows that it can laugh at itself.`,
    rhyme: (word: string, other: string): string => `“${other}” and “${word}” rhyme.`,
    length: (): string => 'It has the right length.',
    brief: (): string => 'It is short.',
    lone: (): string => 'It is the only one.',
    kept: (): string => 'It is the only one that meets the condition.',
    blank: (): string => 'Nothing was written, so you could roll a die.',
    taste: (): string => 'Nothing sets it apart from the others, so taste decides.',
  },
  vote: 'No tale stands out.',
  call: 'Not everything was written down. Those who heard it can vote.',
  found: 'In these I found what the condition asks for.',
  missing: 'In none of them did I find what the condition asks for.',
  lenient: 'If you are not sure, let a poem count.',
  say: (line: string): string => `For example: ${line}`,
  phrase: 'It is one more phrase to tell with.',
  enough: 'You already hold enough better cards.',
  strength: (gain: number): string => `It adds ${gain} strength to every Feat.`,
  treasure: 'What it does is worth more than its strength.',
  leave: 'What you have is better.',
  keeps: (name: string): string => `You keep what ${name} does for you.`,
  idle: 'It has no effect in a Feat, so you will not miss it.',
  idles: 'These cards have no effect in a Feat, so you will not miss them.',
  better: 'You keep cards that help you more in a Feat.',
  afterRoll: 'You can still play a card after it.',
  spare: 'Of the cards that help, you need this one least.',
  suffices: 'That is enough to succeed.',
  pass: 'None of your cards helps enough here.',
  save: 'You save your cards for when you need them more.',
  run: 'This attempt is as good as lost.',
  woo: (gain: number): string => `If your poem wins, you have ${gain} more strength.`,
  keepCards: (cards: number): string => `You keep the ${cards} cards that a poem costs.`,
  sitOut: 'A poem would cost you cards that are worth more.',
  draw: 'That begins your turn.',
  turn: 'Then all can read the next page.',
};

export type Hints = typeof en;

export const hints: Hints = en;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
