/** The headings of the Encounters of sally III, their prompts, and the parts of their judges, in English. */
import type { EncounterProse } from '../card-text.ts';

const encounters: EncounterProse<'III'> = {
  E17: {
    heading: 'Wherein the cure is announced, and the patient’s squire objects',
    text: 'At midnight Merlin rolls out of the forest with torches and music to announce the only cure for your lady’s enchantment: three thousand three hundred lashes, laid on by your squire, upon himself, of his own free will. Your squire believes there has been a clerical error. How do you persuade him?',
    role: 'the squire, seated, and meaning to remain so',
  },
  E18: {
    heading: 'Of the government of an island upon an empty stomach',
    text: 'You are governor of an island at last, and dinner is served: partridge, rabbit stew, veal, a great steaming pot. At every dish a physician stretches out a whalebone wand and it is whisked away for the sake of your health. You have governed since dawn on nothing. How do you rule?',
    role: 'Doctor Pedro Recio, defender of the governor’s digestion',
  },
  E19: {
    heading: 'In which the knight overhears himself, badly told',
    text: 'Through the thin wall of an inn you hear two gentlemen reading aloud from a book about you, by someone who has never met you. In it you have fallen out of love, your squire has stopped being funny, and his wife has the wrong name. How do you correct the author?',
    role: 'the gentleman holding the book, with a pencil',
  },
  E20: {
    heading: 'Of Roque Guinart, who robbed with perfect fairness',
    text: 'Forty bandits step out of the trees and find your lance against an oak and your horse unbridled. Their captain, Roque Guinart, is a melancholy gentleman with beautiful manners who divides the plunder to the last button. He asks you kindly for one reason not to rob you. What do you offer?',
    role: 'Roque Guinart, who has heard every reason but yours',
  },
  E21: {
    heading: 'Of a bronze head that knew everything and disliked repeating it',
    text: 'In a locked room in Barcelona, upon a table of jasper, stands a head of bronze made by a magician’s pupil. Whisper in its ear and it will answer. The ladies have asked about husbands and the gentlemen about money, and all look thoughtful. Now it is your turn. What do you ask, and what does it say?',
    role: 'the bronze head',
  },
  E22: {
    heading: 'Of the plan to be happy some other way',
    text: 'You have been beaten, and have given your word to carry no arms for a year. Riding home past a meadow, you see the answer: shepherds! New names, new flutes, verses cut into bark, and the village priest must come along too. What does the first morning of this life look like?',
    role: 'the squire, now the shepherd Pancino, who has brought the lunch',
  },
};

export const text = { t: { 'lm.prose.encounters.III': encounters } };
