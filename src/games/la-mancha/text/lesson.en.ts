/** The guided first turns of La Mancha, sentence by sentence. */
import type { LessonText } from '../../../core/lesson.ts';

const en = {
  goal: { says: 'You are Alonso. Win the most Feats: between them you tell tales to grow stronger.' },
  encounter: { says: 'Dorotea drew an Encounter. She judges, and everybody else tells what happened to them.' },
  phrase: { says: 'Your cards are phrases. Use one in your tale. It may end badly: judges love to laugh.' },
  tell: {
    says: 'Choose this card, then a beginning. Add what you like, and hand your tale in.',
    wrong: 'For your first tale use this card and begin with one of the three beginnings.',
    beginnings: [
      'In a village whose name I mislaid I kept my vigil by the trough all night, and a thirsty mule drank my glory dry.',
      'The moon rose over a village whose name I mislaid, and my armor lay in the trough when the muleteer came.',
      'A village whose name I mislaid still talks of that night: I fought twelve mules for a trough, and I lost.',
    ],
  },
  equip: {
    says: 'Your tale won! You draw a Treasure. Equip it: its strength helps you in every Feat.',
    wrong: 'A Treasure costs nothing and makes you stronger. Equip it.',
  },
  draw: { says: 'Now it is your turn. Draw a Journey card.' },
  judge: { says: 'Another Encounter, and now you are the judge. The others have told their tales.' },
  page: { says: 'Read the first tale, then turn the page.', wrong: 'First read both tales: turn the page.' },
  next: {
    says: 'Read this one too, then look at the two side by side.',
    wrong: 'First read both tales: turn the page.',
  },
  name: { says: 'Choose the tale you like better and announce the winner. Only your taste counts.' },
  take: {
    says: 'As the judge you may take one of the cards they played. Take this one.',
    wrong: 'One more card is never bad. Take one.',
  },
  discard: {
    says: 'Now you have one card too many. Discard one that has no effect.',
    wrong: 'That card has an effect in a Feat. Discard one that is only a phrase.',
  },
  feat: { says: 'A Feat! All try in turn: die plus strength must reach 8. Two successes win it.' },
  blanket: {
    says: 'Sansón rolled a 6, and that is enough. This card turns the die over: play it.',
    wrong: 'Then Sansón would have his first success. You hold a card that turns his 6 into a 1.',
  },
  roll: {
    says: 'Sansón failed, Dorotea has one success. Now it is your attempt: roll.',
    wrong: 'First roll. You can still play a card after the roll.',
  },
  again: {
    says: 'You are 1 short. This card lets you roll again and keep the better roll: play it.',
    wrong: 'Without a card this attempt fails. This one lets you roll again.',
  },
  lost: { says: 'You succeeded, but Dorotea did so twice: this Feat is hers. Two more will come.' },
  love: { says: 'This is a Love. It is won with a poem, and it adds strength like a Treasure.' },
  end: { says: 'You know how to play! Go on with this game, and tell it your own way.' },
} satisfies LessonText;

export type Says = keyof typeof en;

export const lesson: LessonText<Says> = en;
