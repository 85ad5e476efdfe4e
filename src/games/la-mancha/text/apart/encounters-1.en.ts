/** The headings of the Encounters of sally I, their prompts, and the parts of their judges, in English. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'I'> = {
  E01: {
    heading: 'Of a castle that some travelers have called an inn, and of a supper taken through a visor',
    text: 'At dusk you reach a castle: four towers, a moat, and a swineherd’s horn to announce you. The unimaginative would call it an inn. Your visor is tied on with green ribbons that nobody can undo, and supper is salt cod. How do you dine with dignity?',
    role: 'the innkeeper, a stout and peaceable lord of the castle',
  },
  E02: {
    heading: 'In which a suit of armor is watched all night, and several mules go thirsty',
    text: 'Tonight you watch over your armor, which lies upon an altar much resembling a water trough. A muleteer arrives with twelve thirsty mules and lifts your breastplate as though it were a bucket lid. Dawn and knighthood are still hours away. What do you do?',
    role: 'the innkeeper, who must dub you in the morning and would like an unbroken yard',
  },
  E03: {
    heading: 'How a promise was made under an oak, and how far it carried',
    text: 'A farmer has tied his shepherd boy to an oak and is beating nine months’ wages out of him. At the sight of your lance he turns mild as milk: he will pay every coin, he swears, the moment you are out of sight. How do you make the oath hold?',
    role: 'Andrés, the boy, who has heard promises before',
  },
  E04: {
    heading: 'Of six merchants of Toledo and the size of a portrait',
    text: 'Six silk merchants of Toledo ride toward you under their parasols. You command them to declare your lady the loveliest alive. They reply, very civilly, that they would love to, and might they first see a portrait, even one the size of a lentil? What is your answer?',
    role: 'the merchant with the sense of humor',
  },
  E05: {
    heading: 'Wherein a library is mislaid, door and all',
    text: 'You rise from your sickbed to visit your books and find smooth wall where there should be a door. Your niece explains that a wizard arrived on a cloud, riding a serpent, and left through the roof with everything. The plaster is still wet. Whom do you accuse, and of what?',
    role: 'the niece, who is a poor liar and a good plasterer',
  },
  E06: {
    heading: 'Of the supper of the goatherds and the speech that was its dessert',
    text: 'Six goatherds share with you their stew, a horn of wine that never rests, and a cheese that has turned to masonry. You take up a handful of acorns, and suddenly the lost Golden Age stands before your eyes. The goatherds are chewing; they will listen to anything. What do you tell them?',
    role: 'the oldest goatherd, who has a kid to milk at four',
  },
  E07: {
    heading: 'Of the sovereign remedy, and of those who survived it',
    text: 'Oil, wine, salt and rosemary, boiled together under eighty prayers: a single drop, the books agree, will mend a knight who has been cut in half. You have drunk a jugful. Your squire has finished the pot. Something is beginning to happen. What does the balsam do to you both?',
    role: 'the innkeeper’s wife, who will have to wash the floor',
  },
  E08: {
    heading: 'Of the adventure that was heard all night and seen only at breakfast',
    text: 'No moon, whispering trees, falling water, and near at hand a dreadful pounding, iron upon iron, as if giants were forging other giants. Your squire has secretly tied your horse’s legs together and blames enchantment. By sunrise you will be expected to have a story. What was it?',
    role: 'the squire, who has held your stirrup all night and trembled',
  },
  E09: {
    heading: 'Wherein a hat is kept dry at great cost',
    text: 'It rains. A man comes riding on a gray donkey, and upon his head blazes the enchanted golden helmet of Mambrino. Your squire sees a barber keeping his new hat dry under a brass basin. You both have excellent eyesight. What happens when you meet?',
    role: 'the barber, who would like to reach the next village',
  },
};

export const text = { t: { 'lm.prose.encounters.I': encounters } };
