/** The Feats in English, with the line for whoever wins one. */
import type { FeatTexts } from './card-text.ts';

export const featsEn: FeatTexts = {
  F01: {
    name: 'The Giants of Montiel',
    heading: 'Of the dreadful giants, and what their arms did',
    text: 'Thirty giants and more wave their long arms along the ridge. Your squire mentions sails, millstones and flour. A light wind gets up: they are beckoning. Lower your lance.',
    triumph: 'The sail sweeps past, and you are still in the saddle.',
  },
  F02: {
    name: 'The Gallant Biscayan',
    heading: 'Of the battle the chronicler lost the end of',
    text: 'He has a good sword, a hired mule, a coach cushion for a shield and a grammar all his own. The ladies hide their eyes. Both blades go up, and the page ends. Turn it.',
    triumph: 'The cushion bursts; the coach applauds.',
  },
  F03: {
    name: 'The Armies of Dust',
    heading: 'Of the war between two emperors, and what it weighed in wool',
    text: 'Two clouds of dust, two emperors, a hundred proud banners. If the trumpets sound a little like bleating, that is only distance. Choose a side and ride straight into it.',
    triumph: 'The field is yours, and a good deal of wool.',
  },
  F04: {
    name: 'The Chain of the Galley Slaves',
    heading: 'Of twelve men going where they did not wish to go',
    text: "A dozen men on one chain are marched where none of them cares to go. Four guards, two muskets and the King's own paperwork stand in the way. Strike off the irons. Expect no thanks.",
    triumph: 'The chain falls. They are already throwing stones.',
  },
  F05: {
    name: 'The Giant in the Wine Store',
    heading: 'Of a battle fought asleep, and the bill for it',
    text: 'It is dark, you are in your shirt, and the squinting giant stands swollen by the bed. Your sword goes in. What comes out is red, plentiful and, the innkeeper weeps, an excellent year.',
    triumph: 'His head rolls somewhere in the dark. It smells of cherries.',
  },
  F06: {
    name: 'The Knight of the Mirrors',
    heading: 'Of the knight who came covered in himself',
    text: 'He glitters from crest to spur with little looking-glasses and swears he has beaten you already, in a fight you do not recall. His lady is finer than yours, he says. Mind the sun.',
    triumph: 'He falls with a noise like a dropped tray. You know that nose.',
  },
  F07: {
    name: "The Lions on the King's Road",
    heading: 'Of the courage of one knight and the courtesy of one lion',
    text: 'Two lions from Orán, a gift for the King, and neither has had breakfast. You have ordered the cage opened. The larger one looks at you, yawns at great length, and washes its face. Go on.',
    triumph: 'The lion considers you, and turns its back with respect.',
  },
  F08: {
    name: 'The Puppets of Master Pedro',
    heading: 'Of the ruin of a kingdom one foot high',
    text: 'On the little stage the fair Melisendra flees, and all Sansueña gallops after her, a foot high and gaining. No true knight could sit through it. Draw, and spare neither king nor pasteboard.',
    triumph: 'The army lies in splinters. Master Pedro is adding it up.',
  },
  F09: {
    name: 'The Boat Without Oars',
    heading: 'Of a voyage nearly to the Equator',
    text: "A boat without oars waits on the Ebro, plainly for you. You drift, you measure the stars, you may have crossed the Line. Ahead rise a castle's turning wheels, and white-faced demons run out with poles.",
    triumph: 'You strike the castle and are delivered, wet, to the near bank.',
  },
  F10: {
    name: "The Boar in the Duke's Forest",
    heading: 'Of the hunt, and of the squire in the tree',
    text: 'Horns, hounds, and down the glade comes a boar the size of an altar, grinding its teeth. The huntsmen glance at the Duke. Your squire is overhead, hanging from an oak by his new green coat.',
    triumph: 'The boar is carried home on a mule, under rosemary.',
  },
  F11: {
    name: 'The Flight of Clavileño',
    heading: 'Of a journey through all the heavens without leaving the garden',
    text: 'A wooden horse with a peg in its brow, and two blindfolded riders. The wind comes from bellows, the fire from burning tow, and the crowd cries that you are past the hail already. Hold on: the tail is full of rockets.',
    triumph: 'You are found in the flower bed, on fire, and famous.',
  },
  F12: {
    name: 'The Bells and the Cats',
    heading: 'Of a serenade interrupted from above',
    text: 'From the gallery over your window drops a rope with a hundred bells, and after it a sackful of cats, each with a bell of its own. The candles go out. One of the enchanters has you by the nose.',
    triumph: 'The last enchanter lets go, and leaves by the window.',
  },
  F13: {
    name: 'The Siege of Barataria',
    heading: 'Of the defense of the island, and who was stood upon',
    text: 'Midnight, alarm bells, invaders on the island! The defenders lash you between two great shields, snug as the meat in a pie, and beg you to lead them. You cannot bend your knees. Lead them.',
    triumph: 'Victory! Somebody helps you up and asks for a governor.',
  },
  F14: {
    name: 'The Lists of the Duke',
    heading: 'Of a battle that ended before it had begun',
    text: 'Trumpets, judges, sand raked smooth. Your opponent sits in borrowed steel on a horse like a hillside, with orders to beat you gently. He has just seen the lady in the case. Anything may happen.',
    triumph: 'He lowers his lance and asks if he may lose.',
  },
  F15: {
    name: 'The Bulls on the Highroad',
    heading: 'Of the beauty of two shepherdesses, as disputed by livestock',
    text: 'You have planted yourself in the road to maintain that two shepherdesses are the fairest in the world. Lancers wave you aside. Behind them come the bulls, who hold no view on shepherdesses.',
    triumph: 'The dust settles. You are standing where you stood.',
  },
  F16: {
    name: 'The Knight of the White Moon',
    heading: 'Of the meeting on the beach, which every tale has been riding toward',
    text: 'On the sands at Barcelona he waits, a bright moon on his shield and very few words. Lose, and you go home for a year. The sea, which you had never seen before this city, has come in to watch.',
    triumph: 'The moon goes down. For once, it is not you who lies on the sand.',
  },
};
