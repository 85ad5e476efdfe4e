/** The rulebook, chapters 9 to 14: timing, the end, effects, telling online, bots and secrets. */

export const TEXTS_OF_THE_TABLE = {
  'LM-9.1': 'The game is a row of accepted actions. Each is judged by the state it meets.',
  'LM-9.2':
    'An attempt: a window before the roll, the roll, a window after it, the result, then another attempt if one is due, else the die passes.',
  'LM-9.3':
    'Before the roll the attempter plays cards, runs away or declares the roll; the others play cards or pass. The die is cast when the roll is declared and all others have passed.',
  'LM-9.4': 'After the roll the result stands when all engaged knights have passed.',
  'LM-9.5': 'Every card that was resolved withdraws all passes and the declared roll.',
  'LM-9.6':
    'A card is declared with its target, may be replied to, then happens and is discarded. No second card is declared before that, but for replies.',
  'LM-9.7':
    'A reply is played against the card just declared, by another knight, in a Feat by an engaged one. It can itself be replied to. Cancelled cards are spent.',
  'LM-9.8':
    'The order is that of arrival. Where the game must ask, it asks clockwise from the attempter or the drawer.',
  'LM-9.9':
    'A play is refused if the die, a total, the difficulty, a success or an equipped card has changed since it was made.',
  'LM-9.10':
    'An any-time card may be played whenever the game waits for a decision, but not in a reply window, while a card is resolved, before the first draw or after the end.',
  'LM-9.11': 'Cards handed in for a tale or poem are no longer in hand.',
  'LM-9.12':
    'Effects of equipped cards with a window are used in it by their owner. They need no cry and cannot be cancelled.',
  'LM-9.13':
    'Windows have a time limit, and each knight may ask once in each for ten seconds more; silence is a pass. Passes are not shown, and who can play nothing is passed after the shortest time.',
  'LM-9.14': 'Without time limits a window waits for those who could play. Standing orders pass for the absent-minded.',
  'LM-9.15': 'All chance comes from the seeded dice of the table. An accepted action is never undone.',

  'LM-10.1': 'The game ends when the agreed number of Feats is won or retired.',
  'LM-10.2': 'Most Feats wins.',
  'LM-10.3':
    'Knights who tie for most refill their hands and play one Feat of sudden death, whose winner wins the game.',
  'LM-10.4':
    'The tied knights select that Feat: all unplayed Feats of the highest sally that has any are shown, and each of them names one, at once and in secret. Then all names are shown. If all named the same, it is played, otherwise one of those named, at random. If only one can be shown, nobody is asked.',
  'LM-10.5':
    'Only the tied knights are engaged and play cards, the first of them after the turn card begins, and nobody runs away. The card does not count.',
  'LM-10.6': 'Play goes on to the agreed number. With early laurels it ends when nobody can catch up with the first.',
  'LM-10.7': 'Places below the winner go by Feats, then by printed strength, then they are shared.',
  'LM-10.8':
    'Who must draw from an empty Journey deck draws one of the Feats set aside, of the highest sally that has any.',
  'LM-10.9': 'If the Chivalry deck is empty, its discard pile is shuffled. If both are empty, nothing is drawn.',
  'LM-10.10': 'Treasures likewise. If there is none at all, one Chivalry card is drawn instead.',
  'LM-10.11': 'The Journey discard pile is never shuffled.',
  'LM-10.12': 'The game always ends: cards are drawn once, Feats tire, and a Feat returns at most twice.',

  'LM-11.1': 'Effects may contradict the rules, and then they win.',
  'LM-11.2': 'A Love can be muted, but no effect steals or discards one.',

  'LM-12.1':
    'Tales are written (Scroll), or told in a call with text as you like (Aloud). The host may change it between turns.',
  'LM-12.2': 'A tale has at most 700 characters, a poem 600, a remark 200. Plain text only.',
  'LM-12.3':
    'In Scroll all write at once, in private. When all are in, the tales are unrolled one after another; the judge turns the pages, and all see the same one.',
  'LM-12.4': 'In Aloud tellers take the floor one at a time, as they ask for it; the card is shown with the floor.',
  'LM-12.5': 'A short or empty text is legal. The judge judges.',
  'LM-12.6':
    'Whether a phrase occurs is compared without case, accents and punctuation. With strict quotation it must occur.',
  'LM-12.7':
    'Names stand with the tales. With visors down they are shown after the verdict; until then everybody counts the hands of the tellers as they were before the telling, with cards drawn since.',
  'LM-12.8':
    'When the time is up, what was begun is told as it stands; without words a tale is told with a card at random, and a poem is not recited and its knight sits out. The judge may give all the same time again, once.',
  'LM-12.9':
    'When the time of the judge is up, a bot judges or the tellers vote, as the host chose; where there is neither, the die names the winner. Who did not judge takes no compensation.',
  'LM-12.10': 'Who does not judge may give each tale of another one silent reaction. It decides nothing.',
  'LM-12.11': 'The Chronicle keeps every Journey card with its tales, verdicts and attempts, and the final honors.',
  'LM-12.12': 'A teller may keep a text out of the Chronicle.',
  'LM-12.13': 'The host may tear out a text; every player may hide one or report it.',
  'LM-12.14': 'The seat of an absent player is taken by a bot, and given back.',
  'LM-12.15': 'Room option: to play a card in a Feat its phrase must be typed.',

  'LM-13.1': 'A bot may take any seat. It keeps the same rules and sees what its seat sees.',
  'LM-13.2': 'A bot tells by a grammar of templates, and uses none twice in a game while others are left.',
  'LM-13.3': 'A bot tells with a card without effect, else with the one it values least.',
  'LM-13.4': 'A poem of a bot has a line for each card, keeps the condition of the Love, and ends in a couplet.',
  'LM-13.5': 'A bot woos if the Love is worth more to it than its own.',
  'LM-13.6': 'A bot judges by phrase, detail, length, defeat and rhyme, and says which of them decided.',
  'LM-13.7': 'As compensation a bot takes what is worth more than the worst card it holds.',
  'LM-13.8': 'In Feats a Squire plays cards now and then; a Knight counts chances.',
  'LM-13.9': 'Any-time cards are played by bots at the end of a turn.',
  'LM-13.10': 'In live rooms bots wait a moment before they act.',

  'LM-14.1':
    'Always secret: hands, the order of draw piles, the cards set aside (but the Feats shown for sudden death), cards looked at, drafts, choices not yet shown, passes.',
  'LM-14.2':
    'Always open: what is equipped, strengths, sizes of hands (but see LM-12.7) and decks, Feats, successes, discard piles.',
  'LM-14.3':
    'For the absent: equip what is not weaker, discard at random, sit out, and else take the first choice in the order shown.',
} as const;
