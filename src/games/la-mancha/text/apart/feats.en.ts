/** The heading of a Feat, and what it is, in English. */
import type { FeatProse } from '../card-text.ts';

const feats: FeatProse = {
  F01: {
    heading: 'Of the dreadful giants, and what their arms did',
    text: 'Thirty giants and more wave their long arms along the ridge. Your squire mentions sails, millstones and flour. A light wind gets up: they are beckoning. Lower your lance.',
  },
  F02: {
    heading: 'Of the battle the chronicler lost the end of',
    text: 'He has a good sword, a hired mule, a coach cushion for a shield and a grammar all his own. The ladies hide their eyes. Both blades go up, and the page ends. Turn it.',
  },
  F03: {
    heading: 'Of the war between two emperors, and what it weighed in wool',
    text: 'Two clouds of dust, two emperors, a hundred proud banners. If the trumpets sound a little like bleating, that is only distance. Choose a side and ride straight into it.',
  },
  F04: {
    heading: 'Of twelve men going where they did not wish to go',
    text: 'A dozen men on one chain are marched where none of them cares to go. Four guards, two muskets and the King’s own paperwork stand in the way. Strike off the irons. Expect no thanks.',
  },
  F05: {
    heading: 'Of a battle fought asleep, and the bill for it',
    text: 'It is dark, you are in your shirt, and the squinting giant stands swollen by the bed. Your sword goes in. What comes out is red, plentiful and, the innkeeper weeps, an excellent year.',
  },
  F06: {
    heading: 'Of the knight who came covered in himself',
    text: 'He glitters from crest to spur with little looking-glasses and swears he has beaten you already, in a fight you do not recall. His lady is finer than yours, he says. Mind the sun.',
  },
  F07: {
    heading: 'Of the courage of one knight and the courtesy of one lion',
    text: 'Two lions from Orán, a gift for the King, and neither has had breakfast. You have ordered the cage opened. The larger one looks at you, yawns at great length, and washes its face. Go on.',
  },
  F08: {
    heading: 'Of the ruin of a kingdom one foot high',
    text: 'On the little stage the fair Melisendra flees, and all Sansueña gallops after her, a foot high and gaining. No true knight could sit through it. Draw, and spare neither king nor pasteboard.',
  },
  F09: {
    heading: 'Of a voyage nearly to the Equator',
    text: 'A boat without oars waits on the Ebro, plainly for you. You drift, you measure the stars, you may have crossed the Line. Ahead rise a castle’s turning wheels, and white-faced demons run out with poles.',
  },
  F10: {
    heading: 'Of the hunt, and of the squire in the tree',
    text: 'Horns, hounds, and down the glade comes a boar the size of an altar, grinding its teeth. The huntsmen glance at the Duke. Your squire is overhead, hanging from an oak by his new green coat.',
  },
  F11: {
    heading: 'Of a journey through all the heavens without leaving the garden',
    text: 'A wooden horse with a peg in its brow, and two blindfolded riders. The wind comes from bellows, the fire from burning tow, and the crowd cries that you are past the hail already. Hold on: the tail is full of rockets.',
  },
  F12: {
    heading: 'Of a serenade interrupted from above',
    text: 'From the gallery over your window drops a rope with a hundred bells, and after it a sackful of cats, each with a bell of its own. The candles go out. One of the enchanters has you by the nose.',
  },
  F13: {
    heading: 'Of the defense of the island, and who was stood upon',
    text: 'Midnight, alarm bells, invaders on the island! The defenders lash you between two great shields, snug as the meat in a pie, and beg you to lead them. You cannot bend your knees. Lead them.',
  },
  F14: {
    heading: 'Of a battle that ended before it had begun',
    text: 'Trumpets, judges, sand raked smooth. Your opponent sits in borrowed steel on a horse like a hillside, with orders to beat you gently. He has just seen the lady in the case. Anything may happen.',
  },
  F15: {
    heading: 'Of the beauty of two shepherdesses, as disputed by livestock',
    text: 'You have planted yourself in the road to maintain that two shepherdesses are the fairest in the world. Lancers wave you aside. Behind them come the bulls, who hold no view on shepherdesses.',
  },
  F16: {
    heading: 'Of the meeting on the beach, which every tale has been riding toward',
    text: 'On the sands at Barcelona he waits, a bright moon on his shield and very few words. Lose, and you go home for a year. The sea, which you had never seen before this city, has come in to watch.',
  },
};

export const text = { t: { 'lm.prose.feats': feats } };
