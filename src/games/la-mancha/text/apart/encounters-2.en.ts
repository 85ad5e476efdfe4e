/** The headings of the Encounters of sally II, their prompts, and the parts of their judges, in English. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'II'> = {
  E10: {
    heading: 'Of the follies performed in the Sierra Morena, with a witness',
    text: 'The great lovers all went mad in some wilderness, and you do not mean to be left behind. You have a cliff, a meadow, one shirt, and a squire who must ride home and swear to your lady that he saw the whole of it. Which follies do you perform?',
    role: 'the squire, memorizing it all for the lady',
  },
  E11: {
    heading: 'Of the kingdom of Micomicón, and of a beard that went its own way',
    text: 'A princess kneels in the dust and will not rise until you swear to sail to Micomicón and slay the giant who squints. You are raising her gallantly when her squire falls off his mule, and his beard comes off entire and lies in the road. What do you say, and to whom?',
    role: 'the princess, who is making this up as she goes',
  },
  E12: {
    heading: 'In which a knight keeps watch by the wrist',
    text: 'Two voices at the hayloft window beg to touch, for one moment, the hand that has righted so many wrongs. Standing on your saddle, you offer it. A halter closes round your wrist and is made fast to the door. Below you, your horse has noticed a friend. What follows?',
    role: 'the voice at the window, trying not to laugh',
  },
  E13: {
    heading: 'Of the strange manner of traveling adopted by certain enchanters',
    text: 'Masked phantoms have shut you in a wooden cage on an ox-cart. Every book is clear that enchanted knights are carried off by cloud or by fiery chariot, and never at the speed of oxen. Your squire remarks that the phantoms look like the neighbors. How do you explain it?',
    role: 'the chief phantom, formerly the village priest',
  },
  E14: {
    heading: 'Wherein a lady is presented who smelled of no attar',
    text: 'Your squire drops to his knees before three village girls on donkeys and hails the one in the middle as your peerless lady, all brocade and pearls. You see homespun, and catch a breath of raw garlic. She wishes you would both get out of the road. What do you say to her?',
    role: 'the girl on the middle donkey, who has work to do',
  },
  E15: {
    heading: 'Of the players who saved themselves the trouble of changing',
    text: 'A demon drives an open wagon down the road. In it ride Death, an angel with painted wings, an emperor crowned in gold, and Cupid without his blindfold. They say they are actors, due in the next village within the hour and too hot to change. What do you make of them?',
    role: 'Death, who is on at four o’clock',
  },
  E16: {
    heading: 'Of three days that lasted an hour',
    text: 'They let you down on a hundred fathoms of rope, and an hour later hauled you up fast asleep. But you know that you were gone three days, in a palace of crystal, among heroes put under a spell by Merlin. One of the ladies there asked you for a small loan. What did you see?',
    role: 'the scholar taking notes at the cave mouth',
  },
};

export const text = { t: { 'lm.prose.encounters.II': encounters } };
