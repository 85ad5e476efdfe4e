/** The rulebook, chapters 1 to 8: components, set-up, the turn and what the three kinds of Journey card ask for. */

export const TEXTS_OF_PLAY = {
  'LM-1.1':
    'The Journey deck has 54 cards in three sub-decks, the sallies I, II and III: 22 Encounters, 16 Loves with a strength, 16 Feats with a difficulty.',
  'LM-1.2':
    'Each sally has 18 cards: 9 Encounters, 6 Loves and 3 Feats in the first; 7, 6 and 5 in the second; 6, 4 and 8 in the third.',
  'LM-1.3': 'There are 90 Chivalry cards. Each has a phrase of its own; 49 have an effect too.',
  'LM-1.4':
    'There are 50 Treasures, ten each of armor, weapon, shield, helmet and steed, with a strength of 1 to 4; 17 have an effect.',
  'LM-1.5':
    'Knight’s Gear is an armor, a lance and an old hack for each knight, of strength 1. It is no Treasure, and there is none for shield and helmet.',
  'LM-1.6': 'One die with six faces, one turn card, and reference cards whose back shows a sword.',
  'LM-1.7':
    'Three to five people play, from the age of fourteen: about an hour for three Feats, an hour and a half for five.',
  'LM-1.8':
    'A Feat has a tag: giant, duel, beast, host or engine; the Flight of Clavileño is both engine and giant. Only effects look at tags.',
  'LM-1.9': 'An Encounter names the part its judge plays. Every Journey card has a chapter heading of its own.',
  'LM-1.10': 'Every Journey card names the volume and chapter of the novel it comes from.',
  'LM-1.11': [
    'From the booklet: the kinds of cards and how many there are, the turn, telling and judging, wooing, Feats and running away, gear, hands, the length of the game, and sudden death.',
    'Ours: every card. The booklet prints no card face, so all 215 faces, their words, strengths, difficulties and effects were written for this edition and tuned with games among bots. Ours, too, are that a Feat tires and that one fled three times is retired (LM-6.14, LM-6.15), the timing of cards, telling online, and the answers where the booklet is silent.',
    'If you have the box, play with its cards: the rules of the turn are the same.',
  ].join('\n'),

  'LM-2.1': 'Seats are fixed, play goes to the left, and everybody names a knight.',
  'LM-2.2': 'The game lasts for three or five Feats. You agree on this before it begins.',
  'LM-2.3': 'Every knight lays out one piece of each kind of Knight’s Gear, face up.',
  'LM-2.4':
    'Seven cards of each sally, unseen, make the Journey deck: I on top, then II, then III. The other 33 are set aside face down.',
  'LM-2.5': 'Chivalry and Treasures are shuffled into decks with open discard piles.',
  'LM-2.6': 'Every knight draws five Chivalry cards.',
  'LM-2.7': 'All roll: the highest takes the turn card. Those who tie for highest roll again.',
  'LM-2.8': 'No hand is exchanged, and no card is played before the first Journey card is drawn.',

  'LM-3.1': 'All knights equip and refill at the end of a turn, not only the drawer.',
  'LM-3.2': 'You equip or discard what you have won: at once if an effect gave it, otherwise at the end of the turn.',
  'LM-3.3':
    'At the end of a turn all knights above their maximum discard at the same time. Then all below it draw, clockwise from the drawer. Then any-time cards can be played.',
  'LM-3.4':
    'You can play a card you have just drawn if it is an any-time card. You do not draw again for it in this turn.',
  'LM-3.5': 'Only the end of a turn, running away and effects refill a hand.',
  'LM-3.6': 'The text of a card beats these rules. “Cannot” beats “can”.',

  'LM-4.1': 'The drawer of an Encounter is its judge and can speak in the part printed on it.',
  'LM-4.2': 'The judge tells no tale, plays no card for its phrase and cannot win.',
  'LM-4.3': 'Every other knight tells one short tale. Nobody sits out an Encounter.',
  'LM-4.4': 'A tale is told with exactly one Chivalry card of the hand; its effect does not happen.',
  'LM-4.5': 'If you must tell and have no card, you draw one for it. If you cannot draw one, you tell without a card.',
  'LM-4.6': 'You tell your tales in any order.',
  'LM-4.7': 'A tale can end badly, and a phrase can mean whatever its teller makes of it.',
  'LM-4.8': 'When all have told, the judge chooses one winner, for any reason, and can add a comment.',
  'LM-4.9': 'The judge can take one of the cards played, for judging, or none.',
  'LM-4.10': 'The winner draws the top Treasure, and all see it.',
  'LM-4.11':
    'In this order: the winner, the card for judging, the other cards to the discard pile, effects for those who lost clockwise from the judge, the Treasure.',

  'LM-5.1': 'The drawer of a Love is its judge, plays the part of the Love and cannot woo.',
  'LM-5.2': 'Every other knight woos or sits out, whatever the gender of either, and whether or not they have a Love.',
  'LM-5.3': 'These choices are secret until all have made them. If you have chosen to woo, you cannot take it back.',
  'LM-5.4': 'To woo you need as many cards as the poem asks for, and you must be what the Love asks of a wooer.',
  'LM-5.5': 'What is printed on a Love beats the general rules.',
  'LM-5.6': 'If nobody woos, the Love is discarded and the drawer draws another Journey card in the same turn.',
  'LM-5.7': 'A poem uses at least three cards of the hand, or as many as the Love says; their effects do not happen.',
  'LM-5.8': 'If the Love sets a condition, the judge first marks which poems meet it. Only those can win.',
  'LM-5.9': 'The judge chooses one winner among the poems that can win, for any reason, and can add a comment.',
  'LM-5.10':
    'If no poem meets the condition, nobody wins and the Love is discarded. The judge can still take cards for judging.',
  'LM-5.11': 'The judge can take up to two of the cards played, for judging. The others are discarded.',
  'LM-5.12':
    'A knight has one Love at most. The winner takes the new one and discards the old, or turns down the new one.',
  'LM-5.13':
    'In this order: conditions, the winner, cards for judging, discards, effects for those who lost, the Love taken or turned down, what she or he brings.',

  'LM-6.1': 'All knights take part in a Feat. Nobody has a success yet.',
  'LM-6.2': 'The drawer attempts first; then the die passes to the left, over those who ran away.',
  'LM-6.3': 'An attempt is the die and the strength of what is equipped. It succeeds if it reaches the difficulty.',
  'LM-6.4':
    'The total is the die (twice if doubled) and the strength, never below 0; the difficulty is never below 2. Both are counted when the result stands.',
  'LM-6.5': 'The first knight with two successes, in a row or not, wins the Feat at once and keeps the card.',
  'LM-6.6': 'A first success is shown by the sword.',
  'LM-6.7': 'You have one attempt for each turn of the die, unless an effect gives you another. Failing costs nothing.',
  'LM-6.8':
    'Knights in the Feat can play any number of cards for their effects. They last for the attempt unless they say otherwise.',
  'LM-6.9': 'A card played in a Feat is shouted out. The game does it.',
  'LM-6.10':
    'You can run away instead of rolling, after at least one roll in this Feat. You discard your hand and draw a new one.',
  'LM-6.11':
    'If you ran away, you have no success and no more attempts, play no Feat cards or replies, and cannot be a target.',
  'LM-6.12': 'The last knight in the Feat does not win by staying: it still takes two successes.',
  'LM-6.13': 'If all run away, the Feat goes back into the Journey deck, anywhere but on top, and is not resolved.',
  'LM-6.14': 'A Feat that all have run away from three times is retired: nobody wins it, and it counts as resolved.',
  'LM-6.15': 'From the sixth round of a Feat its difficulty falls by one in each round.',
  'LM-6.16': 'When a Feat ends, so do its effects, mutes and successes.',

  'LM-7.1': 'There are six places, for armor, weapon, shield, helmet, steed and Love, and one card counts in each.',
  'LM-7.2': 'Only equipped cards give strength and effects. Nothing can be stored.',
  'LM-7.3': 'A new Treasure replaces the one of its type, which is discarded.',
  'LM-7.4': 'Gear is never lost. A Treasure on top of it puts it out of use until that Treasure leaves.',
  'LM-7.5': 'What steals or discards Treasures touches neither gear nor Loves.',
  'LM-7.6':
    'A Treasure that is stolen, drawn or recovered is equipped at once or discarded; a swapped one is equipped.',
  'LM-7.7':
    'A muted card counts nothing and does nothing until the Feat ends, even if it changes hands. Gear under it stays out of use.',
  'LM-7.8': 'Everybody can see what lies in front of a knight.',

  'LM-8.1': 'The maximum hand is five cards. Effects change it, but never below three or above eight.',
  'LM-8.2':
    'Hands are secret, but everybody sees their size. Discard piles are open. Of decks everybody knows only the size.',
  'LM-8.3': 'You use a card of your hand for its phrase or for its effect, never both, and then discard it.',
  'LM-8.4': 'If a maximum shrinks, nothing happens before the end of the turn.',
  'LM-8.5': 'The card says when you can use its effect.',
  'LM-8.6': 'You cannot play an effect that would do nothing at all. You can play one that does a part of its text.',
} as const;
