/** LM-13.6: what a bot says as judge, and what it listens for. */

/** The reasons of a verdict, by the part of the score that decided it. */
export type Remarks = {
  readonly [part in Merit | 'brief' | 'lone' | 'blank' | 'taste']: readonly string[];
};

/** The parts of a score. */
export const PARTS = ['phrase', 'detail', 'length', 'defeat', 'rhyme'] as const;
export type Merit = (typeof PARTS)[number];

export const REMARKS: Remarks = {
  phrase: [
    '"{P}" has never been put to better use.',
    'I shall never hear "{P}" again without laughing.',
    'I came for "{P}" and I stayed for it.',
    'Nobody else has found a home for "{P}".',
    '"{P}"! I shall have it painted over my door.',
  ],
  detail: [
    'It remembered the {keyword}, and I had been waiting for the {keyword}.',
    'The {keyword} decided it.',
    'You noticed the {keyword}. I had thought nobody would.',
    'A tale without the {keyword} is only gossip.',
    'I can still smell the {keyword}.',
  ],
  defeat: [
    'I have a weakness for a knight who loses properly.',
    'Nobody fell off anything more nobly.',
    'You fell so well that I felt the ground.',
    'A bruise honestly earned is worth ten crowns.',
    'Losers tell the truth, or at least limp like it.',
  ],
  length: [
    'Not a word too many, and not a mule too few.',
    'It ended exactly when my stew was done.',
    'I have known marriages that were shorter, and worse.',
    'It began, it went on, it stopped. Masterly.',
    'Long enough to sit down for, short enough to stand.',
  ],
  brief: [
    'Short. I am grateful.',
    'Few words, and all of them wore armor.',
    'I had hardly sat down, and was already won.',
    'Brevity is the courtesy of knights.',
  ],
  rhyme: [
    'It rhymed, and I am easily led.',
    'The verses kept step. My heart followed.',
    'It rhymes in two places, and I know them both.',
    'I would forgive a rhyme anything, even the verse.',
  ],
  lone: [
    'The only suitor, and yet I would have waited for this one.',
    'I compared you with the silence, and you were a little better.',
    'You won against nobody, and it was close.',
  ],
  blank: ['The wind took the words, so I have let the die decide.'],
  taste: [
    'The others were truer. This one was better.',
    'I did not believe a word, and I want it told again.',
    'I cannot say why. My left ear made the decision.',
    'My heart said yes, and my head was not consulted.',
    'There is no accounting for taste, and mine has debts.',
  ],
};

export const DEFEAT_WORDS: readonly string[] = [
  'fell',
  'fall',
  'mud',
  'bruise',
  'broke',
  'lost',
  'tooth',
  'teeth',
  'ran',
  'fled',
  'ditch',
  'upside',
  'stuck',
  'hungry',
  'sorry',
  'ouch',
];
