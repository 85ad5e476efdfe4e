/** The Feats in English, with the line for whoever wins one. */
import type { FeatTexts } from './card-text.ts';

export const featsEn: FeatTexts = {
  F01: { name: 'The Giants of Montiel', triumph: 'The sail sweeps past, and you are still in the saddle.' },
  F02: { name: 'The Gallant Biscayan', triumph: 'The cushion bursts; the coach applauds.' },
  F03: { name: 'The Armies of Dust', triumph: 'The field is yours, and a good deal of wool.' },
  F04: { name: 'The Chain of the Galley Slaves', triumph: 'The chain falls. They are already throwing stones.' },
  F05: { name: 'The Giant in the Wine Store', triumph: 'His head rolls somewhere in the dark. It smells of cherries.' },
  F06: { name: 'The Knight of the Mirrors', triumph: 'He falls with a noise like a dropped tray. You know that nose.' },
  F07: { name: 'The Lions on the King’s Road', triumph: 'The lion considers you, and turns its back with respect.' },
  F08: { name: 'The Puppets of Master Pedro', triumph: 'The army lies in splinters. Master Pedro is adding it up.' },
  F09: { name: 'The Boat Without Oars', triumph: 'You strike the castle and are delivered, wet, to the near bank.' },
  F10: { name: 'The Boar in the Duke’s Forest', triumph: 'The boar is carried home on a mule, under rosemary.' },
  F11: { name: 'The Flight of Clavileño', triumph: 'You are found in the flower bed, on fire, and famous.' },
  F12: { name: 'The Bells and the Cats', triumph: 'The last enchanter lets go, and leaves by the window.' },
  F13: { name: 'The Siege of Barataria', triumph: 'Victory! Somebody helps you up and asks for a governor.' },
  F14: { name: 'The Lists of the Duke', triumph: 'He lowers his lance and asks if he may lose.' },
  F15: { name: 'The Bulls on the Highroad', triumph: 'The dust settles. You are standing where you stood.' },
  F16: {
    name: 'The Knight of the White Moon',
    triumph: 'The moon goes down. For once, it is not you who lies on the sand.',
  },
};
