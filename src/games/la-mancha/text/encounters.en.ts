/** The Encounters in English: prompts, headings, and the parts of their judges (LM-1.9). */
import type { EncounterTexts } from './card-text.ts';

export const encountersEn: EncounterTexts = {
  E01: {
    name: 'The Castle That Served Salt Cod',
    heading: 'Of a castle that some travelers have called an inn, and of a supper taken through a visor',
    text: "At dusk you reach a castle: four towers, a moat, and a swineherd's horn to announce you. The unimaginative would call it an inn. Your visor is tied on with green ribbons that nobody can undo, and supper is salt cod. How do you dine with dignity?",
    role: 'the innkeeper, a stout and peaceable lord of the castle',
  },
  E02: {
    name: 'The Vigil at the Trough',
    heading: 'In which a suit of armor is watched all night, and several mules go thirsty',
    text: 'Tonight you watch over your armor, which lies upon an altar much resembling a water trough. A muleteer arrives with twelve thirsty mules and lifts your breastplate as though it were a bucket lid. Dawn and knighthood are still hours away. What do you do?',
    role: 'the innkeeper, who must dub you in the morning and would like an unbroken yard',
  },
  E03: {
    name: 'The Boy and the Oak',
    heading: 'How a promise was made under an oak, and how far it carried',
    text: "A farmer has tied his shepherd boy to an oak and is beating nine months' wages out of him. At the sight of your lance he turns mild as milk: he will pay every coin, he swears, the moment you are out of sight. How do you make the oath hold?",
    role: 'Andrés, the boy, who has heard promises before',
  },
  E04: {
    name: 'The Merchants Who Wanted Proof',
    heading: 'Of six merchants of Toledo and the size of a portrait',
    text: 'Six silk merchants of Toledo ride toward you under their parasols. You command them to declare your lady the loveliest alive. They reply, very civilly, that they would love to, and might they first see a portrait, even one the size of a lentil? What is your answer?',
    role: 'the merchant with the sense of humor',
  },
  E05: {
    name: 'The Room That Was Not There',
    heading: 'Wherein a library is mislaid, door and all',
    text: 'You rise from your sickbed to visit your books and find smooth wall where there should be a door. Your niece explains that a wizard arrived on a cloud, riding a serpent, and left through the roof with everything. The plaster is still wet. Whom do you accuse, and of what?',
    role: 'the niece, who is a poor liar and a good plasterer',
  },
  E06: {
    name: 'Acorns by Firelight',
    heading: 'Of the supper of the goatherds and the speech that was its dessert',
    text: 'Six goatherds share with you their stew, a horn of wine that never rests, and a cheese that has turned to masonry. You take up a handful of acorns, and suddenly the lost Golden Age stands before your eyes. The goatherds are chewing; they will listen to anything. What do you tell them?',
    role: 'the oldest goatherd, who has a kid to milk at four',
  },
  E07: {
    name: 'The Balsam of Fierabrás',
    heading: 'Of the sovereign remedy, and of those who survived it',
    text: 'Oil, wine, salt and rosemary, boiled together under eighty prayers: a single drop, the books agree, will mend a knight who has been cut in half. You have drunk a jugful. Your squire has finished the pot. Something is beginning to happen. What does the balsam do to you both?',
    role: "the innkeeper's wife, who will have to wash the floor",
  },
  E08: {
    name: 'Hammers in the Dark',
    heading: 'Of the adventure that was heard all night and seen only at breakfast',
    text: "No moon, whispering trees, falling water, and near at hand a dreadful pounding, iron upon iron, as if giants were forging other giants. Your squire has secretly tied your horse's legs together and blames enchantment. By sunrise you will be expected to have a story. What was it?",
    role: 'the squire, who has held your stirrup all night and trembled',
  },
  E09: {
    name: 'Something Golden in the Rain',
    heading: 'Wherein a hat is kept dry at great cost',
    text: 'It rains. A man comes riding on a gray donkey, and upon his head blazes the enchanted golden helmet of Mambrino. Your squire sees a barber keeping his new hat dry under a brass basin. You both have excellent eyesight. What happens when you meet?',
    role: 'the barber, who would like to reach the next village',
  },
  E10: {
    name: 'Penance Among the Rocks',
    heading: 'Of the follies performed in the Sierra Morena, with a witness',
    text: 'The great lovers all went mad in some wilderness, and you do not mean to be left behind. You have a cliff, a meadow, one shirt, and a squire who must ride home and swear to your lady that he saw the whole of it. Which follies do you perform?',
    role: 'the squire, memorizing it all for the lady',
  },
  E11: {
    name: 'The Princess with the Loose Squire',
    heading: 'Of the kingdom of Micomicón, and of a beard that went its own way',
    text: 'A princess kneels in the dust and will not rise until you swear to sail to Micomicón and slay the giant who squints. You are raising her gallantly when her squire falls off his mule, and his beard comes off entire and lies in the road. What do you say, and to whom?',
    role: 'the princess, who is making this up as she goes',
  },
  E12: {
    name: 'The Hand at the Hayloft',
    heading: 'In which a knight keeps watch by the wrist',
    text: 'Two voices at the hayloft window beg to touch, for one moment, the hand that has righted so many wrongs. Standing on your saddle, you offer it. A halter closes round your wrist and is made fast to the door. Below you, your horse has noticed a friend. What follows?',
    role: 'the voice at the window, trying not to laugh',
  },
  E13: {
    name: 'The Slowest Enchantment',
    heading: 'Of the strange manner of traveling adopted by certain enchanters',
    text: 'Masked phantoms have shut you in a wooden cage on an ox-cart. Every book is clear that enchanted knights are carried off by cloud or by fiery chariot, and never at the speed of oxen. Your squire remarks that the phantoms look like the neighbors. How do you explain it?',
    role: 'the chief phantom, formerly the village priest',
  },
  E14: {
    name: 'Three Ladies on Three Donkeys',
    heading: 'Wherein a lady is presented who smelled of no attar',
    text: 'Your squire drops to his knees before three village girls on donkeys and hails the one in the middle as your peerless lady, all brocade and pearls. You see homespun, and catch a breath of raw garlic. She wishes you would both get out of the road. What do you say to her?',
    role: 'the girl on the middle donkey, who has work to do',
  },
  E15: {
    name: 'The Wagon of Death',
    heading: 'Of the players who saved themselves the trouble of changing',
    text: 'A demon drives an open wagon down the road. In it ride Death, an angel with painted wings, an emperor crowned in gold, and Cupid without his blindfold. They say they are actors, due in the next village within the hour and too hot to change. What do you make of them?',
    role: "Death, who is on at four o'clock",
  },
  E16: {
    name: 'What Happened Down the Cave',
    heading: 'Of three days that lasted an hour',
    text: 'They let you down on a hundred fathoms of rope, and an hour later hauled you up fast asleep. But you know that you were gone three days, in a palace of crystal, among heroes put under a spell by Merlin. One of the ladies there asked you for a small loan. What did you see?',
    role: 'the scholar taking notes at the cave mouth',
  },
  E17: {
    name: 'Merlin Prescribes',
    heading: "Wherein the cure is announced, and the patient's squire objects",
    text: "At midnight Merlin rolls out of the forest with torches and music to announce the only cure for your lady's enchantment: three thousand three hundred lashes, laid on by your squire, upon himself, of his own free will. Your squire believes there has been a clerical error. How do you persuade him?",
    role: 'the squire, seated, and meaning to remain so',
  },
  E18: {
    name: 'The Governor Dines',
    heading: 'Of the government of an island upon an empty stomach',
    text: 'You are governor of an island at last, and dinner is served: partridge, rabbit stew, veal, a great steaming pot. At every dish a physician stretches out a whalebone wand and it is whisked away for the sake of your health. You have governed since dawn on nothing. How do you rule?',
    role: "Doctor Pedro Recio, defender of the governor's digestion",
  },
  E19: {
    name: 'The Wrong Book Next Door',
    heading: 'In which the knight overhears himself, badly told',
    text: 'Through the thin wall of an inn you hear two gentlemen reading aloud from a book about you, by someone who has never met you. In it you have fallen out of love, your squire has stopped being funny, and his wife has the wrong name. How do you correct the author?',
    role: 'the gentleman holding the book, with a pencil',
  },
  E20: {
    name: 'The Courteous Bandit',
    heading: 'Of Roque Guinart, who robbed with perfect fairness',
    text: 'Forty bandits step out of the trees and find your lance against an oak and your horse unbridled. Their captain, Roque Guinart, is a melancholy gentleman with beautiful manners who divides the plunder to the last button. He asks you kindly for one reason not to rob you. What do you offer?',
    role: 'Roque Guinart, who has heard every reason but yours',
  },
  E21: {
    name: 'The Head That Answered',
    heading: 'Of a bronze head that knew everything and disliked repeating it',
    text: "In a locked room in Barcelona, upon a table of jasper, stands a head of bronze made by a magician's pupil. Whisper in its ear and it will answer. The ladies have asked about husbands and the gentlemen about money, and all look thoughtful. Now it is your turn. What do you ask, and what does it say?",
    role: 'the bronze head',
  },
  E22: {
    name: 'The Shepherd Quixotiz',
    heading: 'Of the plan to be happy some other way',
    text: 'You have been beaten, and have given your word to carry no arms for a year. Riding home past a meadow, you see the answer: shepherds! New names, new flutes, verses cut into bark, and the village priest must come along too. What does the first morning of this life look like?',
    role: 'the squire, now the shepherd Pancino, who has brought the lunch',
  },
};
