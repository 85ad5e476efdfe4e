/** The guided first round of Don Quixote, sentence by sentence. */
import type { LessonText } from '../../../core/lesson.ts';

const en = {
  goal: { says: 'The most points after three rounds win. This panel shows what you would score now.' },
  field: { says: 'The first card says C2: everybody puts a tile on C2, each on their own board.' },
  hand: { says: 'These nine tiles are yours for round 1: one for each card.' },
  knight: {
    says: 'Put this knight on C2: its road will meet the road of the 6-castle.',
    wrong: 'That would not bring a knight to the castle. Take the 1-shield knight, and do not turn it.',
  },
  castle: { says: 'The knight is connected with the 6-castle: that is worth 6 points. In round 1, one is enough.' },
  cut: { says: 'A castle cuts roads: its left road and its right road are not connected with each other.' },
  mill: {
    says: 'Now F1: choose this windmill and turn it, so that its road leads down.',
    wrong: 'Its road must lead down to F2, where you will need it. Choose this windmill and turn it.',
  },
  mills: {
    says: 'F2 lies right below. Turn this windmill too, and the two roads meet.',
    wrong: 'Then the windmills would not be connected. Choose this windmill and turn it.',
  },
  group: { says: 'Two connected windmills give 1 point each. One alone gives nothing.' },
  guard: {
    says: 'G1 is at the edge. This knight’s own road runs off the board there, so it stands guard.',
    wrong: 'Only a knight whose own road reaches the edge stands guard. Take the 3-shield knight as it is.',
  },
  shields: { says: 'Your guard has 3 shields. With 4 shields the Defense is worth 5 points.' },
  both: {
    says: 'On B1 this 2-shield knight does two things: it guards the edge and joins the 4-castle.',
    wrong: 'You can get more from B1. Take the 2-shield knight, and do not turn it.',
  },
  nine: { says: 'One tile, 9 points: 5 for the Defense and 4 for the castle.' },
  third: {
    says: 'Put the third windmill on G2, so that it joins the other two.',
    wrong: 'That would not make the group bigger. Take the last windmill, and do not turn it.',
  },
  six: { says: 'From three on, each windmill gives 2 points. Three make 6.' },
  church: {
    says: 'Churches score in the same way. Begin with this one on H3: its road leads up.',
    wrong: 'Keep that tile for later. This church on H3 begins a new group.',
  },
  ahead: {
    says: 'In round 2 a castle needs two knights. Turn this one, and it joins the 6-castle too.',
    wrong: 'This field lies on the road of the 6-castle. Choose the knight and turn it.',
  },
  last: {
    says: 'The last card is H2: your last tile joins the two churches.',
    wrong: 'Turned like that, its road would not meet the church below. Turn it back.',
  },
  scored: { says: 'Round 1 gave you 23 points. All this stays on the board and scores again.' },
  rise: { says: 'But more is asked each round: now two knights for a castle and 8 shields for the Defense.' },
  group3: { says: 'In round 3 one group of connected knights scores its shields too. Start joining them now.' },
  end: { says: 'You know how to play! Seven new tiles are ready: finish this game on your own.' },
} satisfies LessonText;

export type Says = keyof typeof en;

export const lesson: LessonText<Says> = en;
