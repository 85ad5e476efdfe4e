/** The Chivalry cards in English: the gloss, and the effect where there is one. The phrase itself is known to the rules. */
import { type Glosses, phraseTexts } from './card-text.ts';

const GLOSSES: Glosses = {
  C01: [
    'The name Sancho gave his master one night by torchlight, after counting his teeth.',
    'Before your roll, if your last attempt in this Feat failed: +3 strength.',
  ],
  C02: [
    'Empress of La Mancha; to ordinary eyes, a farm girl of El Toboso.',
    'Before your roll, if you have a Love: +2 strength.',
  ],
  C03: [
    'What any knight would answer with thirty windmills in view.',
    'During your attempt: +1 strength, or +3 against giants.',
  ],
  C04: ['Where the history begins. The author preferred not to remember.'],
  C05: ["Three quarters of a poor gentleman's income went on eating like this."],
  C06: [
    'A week of scouring rust, and a lifetime of consequences.',
    'Before your roll, if you carry at most 1 Treasure: +3 strength.',
  ],
  C07: [
    'Once a hack, now foremost of hacks. He gallops by appointment.',
    'After your roll: roll again and keep the new result.',
  ],
  C08: [
    'Squire, farmer, governor, philosopher. Payable in islands.',
    'During your attempt: +1 strength, then draw 1 Chivalry card.',
  ],
  C09: [
    "The choice offered to passers-by on the subject of a lady's beauty.",
    "Before a rival's roll: -2 to their strength for this attempt.",
  ],
  C10: [
    'The explanation of last resort, and also of first.',
    "After a rival's roll: they roll again and keep the new result.",
  ],
  C11: [
    'He carried off a library and turned giants into windmills out of spite.',
    "During a Feat: choose a rival's Treasure; it counts for nothing until this Feat ends.",
  ],
  C12: ['Oil, wine, salt, rosemary and faith. Stand well back.'],
  C13: ['Safe to swear by: it grows back before morning.'],
  C14: [
    'The price of disenchanting Dulcinea, to be paid by somebody else.',
    "Before a rival's roll: they lose this attempt and the die passes on.",
  ],
  C15: ['Promised before breakfast; delivered, more or less, in the Second Part.', 'At any time: draw 1 Treasure.'],
  C16: ["Sancho's whole estate, and he spent it freely.", 'At any time: draw 2 Chivalry cards.'],
  C17: [
    'The inn took a vote. The result is still disputed.',
    "Before any roll in a Feat: exchange one of your Treasures for a rival's Treasure of the same type.",
  ],
  C18: ['Dust is impartial.'],
  C19: ['Galley slave and author. His Life is unfinished because he is.'],
  C20: ['A noble speech, given to six goatherds who had only offered supper.'],
  C21: [
    'Counsel from a hero at the bottom of a cave, who had had centuries to think.',
    'At any time: discard your hand and draw as many cards as you discarded.',
  ],
  C22: [
    'Sancho went up that day rather oftener than he came down.',
    "After any knight's roll: turn the die to its opposite face.",
  ],
  C23: [
    'The bravest deed in the book, with thanks to the lion.',
    'Before your roll: the Feat is 2 easier for this attempt.',
  ],
  C24: [
    'A new name, taken the same afternoon and painted on nothing yet.',
    'During your attempt: +1 strength, or +3 against beasts.',
  ],
  C25: ['He read the ceremony out of his account book for straw and barley.'],
  C26: ['The whole trade of a knight, in four words.'],
  C27: ['A windmill, seen from the saddle.'],
  C28: [
    'The learned historian on whose word all this depends.',
    'During a Feat: repeat the effect of the last Chivalry card that took effect in this Feat.',
  ],
  C29: [
    'It stopped with two swords in the air and was found again in a street in Toledo.',
    "In reply to a rival's Chivalry card: it has no effect.",
  ],
  C30: ['He guessed it on the very first morning, and was right.', "At any time: look at a rival's hand."],
  C31: ['A clever lady, a borrowed gown, and a kingdom made up on the way.'],
  C32: [
    'Said of the wooden horse, a moment too late.',
    'After your roll: if this attempt fails, make another attempt at once.',
  ],
  C33: [
    "The entire motto on Timonel's shield. His lady is called Miaulina.",
    "During a rival's attempt: -1 to their strength.",
  ],
  C34: ["Griefs and breakages: Saturday's eggs and bacon in a careful house."],
  C35: ['I swear by such-and-such. All of the thunder, none of the sin.'],
  C36: [
    'Sancho, concerning giants, castles, armies and basins.',
    "After a rival's roll: they roll again and keep the lower result.",
  ],
  C37: ['How one travels home when enchanted.'],
  C38: ['Trifaldi, afflicted and bearded, with twelve more ladies in the same condition.'],
  C39: [
    'They began to run at the exact moment he called for courage.',
    "After a rival's roll: -2 to their strength for this attempt.",
  ],
  C40: [
    'His best friends, who burned the books and bricked up the door.',
    "During a Feat: choose a rival's Treasure; it is discarded.",
  ],
  C41: ['What he replied when a neighbor told him who he really was.'],
  C42: ['Dapple: stolen, mourned, found, and kissed on the forehead.'],
  C43: [
    'He put on mirrors to cure a madman, fell off, and came back as the Moon.',
    'Before any roll in a Feat: a rival with a success in this Feat loses it.',
  ],
  C44: ["One hour, by the squire's reckoning.", 'At any time: look at the top 3 cards of the Journey deck.'],
  C45: [
    'The plan for a quieter life, with flutes.',
    'On your attempt, instead of rolling: run away but keep your hand, and draw 2 Chivalry cards.',
  ],
  C46: [
    'His own name, saved for the last chapter.',
    'During a Feat: until it ends, rivals cannot aim Chivalry cards at you.',
  ],
  C47: ['An island with no shore. Its best governor lasted ten days.'],
  C48: ['First of the books, and spared the bonfire for it.', 'During your attempt: +2 strength.'],
  C49: ['Amadís before he had a name: fished out of the waves in an ark.'],
  C50: ['Princess of Great Britain. One cross letter from her could empty a court.'],
  C51: ['Amadís in disgrace: handsome, gloomy, and lodging with a hermit.'],
  C52: ['Enchantress and ally, never twice the same age.', "In reply to a rival's Chivalry card: it has no effect."],
  C53: [
    'He kept his prisoners in the dark and his promises nowhere.',
    'During a Feat: choose a rival; their Love counts for nothing until this Feat ends.',
  ],
  C54: [
    'Home of true lovers and of very particular doors.',
    'During a Feat: until it ends, your Treasures cannot be stolen, discarded, swapped or muted.',
  ],
  C55: [
    'Trumpets for the faithful. For the rest, smoke and a long fall.',
    'Before your roll, if you have a Love: +3 strength.',
  ],
  C56: [
    'Only the best could cross the threshold. The rest were thrown out by nobody.',
    'At any time: draw 2 Treasures and keep 1.',
  ],
  C57: [
    'It took Amadís most of a chapter and nearly everything else he had.',
    'During a Feat: the Feat is 1 harder until it ends.',
  ],
  C58: ['Nobody landed there on purpose. Amadís was blown ashore.'],
  C59: [
    'Amadís abroad, under a name to match his scabbard.',
    'After your roll: roll again and keep the higher result.',
  ],
  C60: [
    'Brother of Amadís; brave at everything except saying no.',
    "During a Feat: take 1 card at random from a rival's hand.",
  ],
  C61: ['He always spoke to his master cap in hand, and was paid in islands.'],
  C62: [
    'Agrajes said it once. Spain has been saying it ever since.',
    'Before your roll: your die counts double for this attempt.',
  ],
  C63: ['Surgeon to Amadís, and the cause of a quarrel in the Sierra Morena.'],
  C64: ['Son of Amadís, born with writing on his chest that no one could read.'],
  C65: ['Planks, pitch, a sword, a ring and a newborn hero, trusted to a river.'],
  C66: ['The most dangerous courtesy in all chivalry.'],
  C67: [
    "A knight who eats, sleeps, and dies in his bed. The priest's favorite book.",
    'During a Feat: +1 strength on all your attempts until it ends.',
  ],
  C68: ["The Emperor's daughter. Constantinople was held chiefly for her view."],
  C69: ['Plaerdemavida, the cleverest maid at court. She knew, whatever it was.'],
  C70: ["The armor agreed upon for one of Tirant's duels."],
  C71: ['A giant of a knight with a prayer for a name and a grudge for a purpose.'],
  C72: ['Tirant threw down his sword, in fairness to the dog.'],
  C73: ['He gave up his lands and taught a passing boy knighthood out of a book.'],
  C74: ['The house of Tirant: Salt Rock, shouted at a gallop.'],
  C75: ['Not placid. Ask Tirant.', 'During a Feat: a rival discards 1 card at random from their hand.'],
  C76: ['He did break the siege. Supper is our addition.'],
  C77: ['The old Spanish charge. Close Spain? asked Sancho. Was it open?', 'Before your roll: +2 strength.'],
  C78: [
    'To be returned to the lake by arm.',
    "During your attempt, if your weapon is your own Knight's Lance: +3 strength.",
  ],
  C79: ['From the ballad of Lancelot, altered to suit whoever is at table.'],
  C80: [
    "Charlemagne's best, and every one of them late for supper.",
    'During your attempt: +1 strength, or +3 against hosts.',
  ],
  C81: ['Audible for thirty leagues, after it mattered.'],
  C82: ['The wisest of wizards, put there by a pupil.', "After any knight's roll: turn the die to 4."],
  C83: [
    'Emperor of somewhere. No one has ever reached him, or his secretary.',
    "In reply to a rival's Chivalry card: it has no effect.",
  ],
  C84: [
    'Dead, armed, and upright in the saddle, he won that one too.',
    'At any time: take one of the top 5 cards of the Treasure discard pile.',
  ],
  C85: ['Knight of Greece. A hundred and one wounds, and never a scar in the portraits.'],
  C86: ['All five at a single stroke, or so a certain innkeeper believes.'],
  C87: ['Which is why, they say, no Englishman will ever shoot one.'],
  C88: ['The traitor at every table he sat down to.', "During a Feat: steal a rival's Treasure of strength 3 or less."],
  C89: ['It was bright, and one was late.', 'At any time: draw 1 Treasure.'],
  C90: ['Where the best of them stayed. The guides will show you the exact rock.'],
};

export const phrasesEn = phraseTexts(GLOSSES, ({ phrase }) => phrase);
