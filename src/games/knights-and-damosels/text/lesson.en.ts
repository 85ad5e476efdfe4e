/** The guided first round of Knights & Damosels, sentence by sentence. */
import type { LessonText } from '../../../core/lesson.ts';

const en = {
  goal: { says: 'Three ways to win, and one is enough: 5 gifts with one knight, 7 cards, or 22 worship.' },
  pair: { says: 'You play two people: Sir Pelleas, who collects cards, and Lady Elaine, who gives hers away.' },
  event: { says: 'Every round has an event. It pays worship for the cards that it lists.' },
  give: {
    says: 'Your damosel gives one card in secret. Give Honor: the event lists it, so somebody wants it.',
    wrong: 'Honor brings the most in this event, so a knight will want it. Give Honor.',
  },
  display: { says: 'All gifts lie here, with one card of the Court. Only Merlin knows who gave which.' },
  secret: {
    says: 'Enid does not know that it is yours: five of your gifts with her knight win you the game.',
  },
  ask: {
    says: 'Now ask Merlin for a card that your knight does not have. Valor is listed too.',
    wrong: 'This event shares out the most worship among the virtues. Ask for Valor.',
  },
  joust: { says: 'Kay jousted with Enid for Honor. One struck high, one low, so Enid keeps the card.' },
  offered: { says: 'Cards that the event lists were offered automatically: your Valor, and Honor by Enid.' },
  duty: {
    says: 'Face up is duty. Face down is betrayal: alone it earns 1 more, but all see it. Do your duty.',
    wrong: 'Enid would remember it, and you want her to take more of your gifts. Leave Valor face up.',
  },
  earned: { says: 'Enid did her duty too. You earned 3 worship.' },
  near: {
    says: 'This is how near each victory is. Watch the others, and stop those who come close.',
  },
  end: { says: 'That was a round! Jousts and Disasters are explained when they first come. Play on.' },
} satisfies LessonText;

export type Says = keyof typeof en;

export const lesson: LessonText<Says> = en;
