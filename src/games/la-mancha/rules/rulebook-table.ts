/** The rulebook, chapters 9 to 14: timing, the end, effects, telling online, bots and secrets. */

export const TEXTS_OF_THE_TABLE = {
  'LM-9.1': 'The game is a row of accepted moves. Each is judged by the table as it is when it arrives.',
  'LM-9.2':
    'An attempt: a pause for cards before the roll, the roll, a pause for cards after it, the result. Then another attempt if one is due, otherwise the die passes.',
  'LM-9.3':
    'Before the roll the knight who attempts plays cards, runs away or says “roll”. The others play cards or pass. The die is rolled when that knight has said so and all others have passed.',
  'LM-9.4': 'After the roll the result stands when all knights in the Feat have passed.',
  'LM-9.5': 'Every card that takes effect cancels all passes and the “roll”.',
  'LM-9.6':
    'You play a card with its target, others can reply to it, then it takes effect and is discarded. Nobody plays a second card before that, except replies.',
  'LM-9.7':
    'You play a reply against the card just played by another knight; in a Feat only knights in it can. Others can reply to your reply too. Cancelled cards are discarded.',
  'LM-9.8':
    'The first card to arrive counts. Where the game must ask, it asks clockwise from the knight who attempts or the drawer.',
  'LM-9.9':
    'A move is refused if the die, a total, the difficulty, a success or an equipped card has changed since you made it.',
  'LM-9.10':
    'You can play an any-time card whenever the game waits for a decision, but not in reply to a card, while a card takes effect, before the first draw or after the end.',
  'LM-9.11': 'Cards handed in with a tale or poem are no longer in your hand.',
  'LM-9.12':
    'Effects of equipped cards that need a pause for cards are used in it by their owner. They are not shouted and cannot be cancelled.',
  'LM-9.13':
    'A pause for cards has a time limit, and each knight can ask once in each for ten seconds more. If you say nothing, you pass. Passes are not shown, and if you can play nothing, you pass after the shortest time.',
  'LM-9.14':
    'Without time limits a pause waits for those who could play. You can also tell the game to keep passing for you.',
  'LM-9.15': 'All chance comes from the seeded dice of the table. An accepted move is never undone.',

  'LM-10.1': 'The game ends when the agreed number of Feats has been won or retired.',
  'LM-10.2': 'The knight with the most Feats wins.',
  'LM-10.3':
    'Knights who tie for the most refill their hands and play one Feat of sudden death. Its winner wins the game.',
  'LM-10.4':
    'The tied knights choose that Feat. All unplayed Feats of the highest sally that has any are shown, and each of them chooses one, at once and in secret. Then all choices are shown. If all chose the same, it is played, otherwise one of those chosen, at random. If only one can be shown, nobody is asked.',
  'LM-10.5':
    'Only the tied knights take part and play cards. The first of them after the turn card begins, and nobody can run away. The card does not count.',
  'LM-10.6': 'Play goes on to the agreed number. With early laurels it ends when nobody can catch up with the first.',
  'LM-10.7': 'Places below the winner go by Feats, then by printed strength, then they are shared.',
  'LM-10.8': 'If the Journey deck is empty, you draw one of the Feats set aside, of the highest sally that has any.',
  'LM-10.9': 'If the Chivalry deck is empty, its discard pile is shuffled. If both are empty, nothing is drawn.',
  'LM-10.10': 'The same goes for Treasures. If there is none at all, you draw one Chivalry card instead.',
  'LM-10.11': 'The Journey discard pile is never shuffled.',
  'LM-10.12': 'The game always ends: cards are drawn once, Feats tire, and a Feat returns at most twice.',

  'LM-11.1': 'Effects may contradict the rules, and then they win.',
  'LM-11.2': 'A Love can be muted, but no effect steals or discards one.',

  'LM-12.1':
    'Tales are written, or told aloud in a call, with a text if you like. The host can change it between turns.',
  'LM-12.2': 'A tale has at most 700 characters, a poem 600, a comment 200. Plain text only.',
  'LM-12.3':
    'When tales are written, all write at once, in private. When all are in, the tales are shown one after another: the judge turns the pages, and all see the same one.',
  'LM-12.4':
    'When tales are told aloud, one tells at a time, in the order in which they ask. The card is shown when its teller begins.',
  'LM-12.5': 'A short or empty text is allowed. The judge judges.',
  'LM-12.6':
    'Whether your text contains a phrase is checked without capitals, accents and punctuation. With the option “word for word” it must contain it.',
  'LM-12.7':
    'Names stand with the tales. With the option “hidden until the verdict” they are shown after it. Until then everybody counts the hands of the tellers as they were before the telling, with cards drawn since.',
  'LM-12.8':
    'When the time is up, what you have written is told as it is. Without words your tale is told with a card at random, but without a poem you sit out. The judge can give all the same time again, once.',
  'LM-12.9':
    'When the time of the judge is up, a bot judges or the tellers vote, as the host chose. If there is neither, the die chooses the winner. A judge who did not judge takes no card.',
  'LM-12.10': 'Everybody but the judge can give each tale of another one silent reaction. It decides nothing.',
  'LM-12.11': 'The Chronicle keeps every Journey card with its tales, verdicts and attempts, and the final honors.',
  'LM-12.12': 'A teller can keep a text out of the Chronicle.',
  'LM-12.13': 'The host can remove a text. Every player can hide one or report it.',
  'LM-12.14': 'The seat of an absent player is taken by a bot, and given back.',
  'LM-12.15': 'Table option: to play a card in a Feat you must type its phrase.',

  'LM-13.1': 'A bot can take any seat. It keeps the same rules and sees what its seat sees.',
  'LM-13.2': 'A bot tells by a grammar of templates, and uses none twice in a game while others are left.',
  'LM-13.3': 'A bot tells with a card without effect, else with the one it values least.',
  'LM-13.4': 'A poem of a bot has a line for each card, meets the condition of the Love, and ends in a couplet.',
  'LM-13.5': 'A bot woos if the Love is worth more to it than its own.',
  'LM-13.6': 'A bot judges by phrase, detail, length, defeat and rhyme, and says which of them decided.',
  'LM-13.7': 'For judging, a bot takes a card that is worth more than the worst card it holds.',
  'LM-13.8': 'In Feats a Squire plays cards now and then; a Knight counts chances.',
  'LM-13.9': 'Any-time cards are played by bots at the end of a turn.',
  'LM-13.10': 'At live tables bots wait a moment before they act.',

  'LM-14.1':
    'Always secret: hands, the order of draw piles, the cards set aside (but the Feats shown for sudden death), cards looked at, drafts, choices not yet shown, passes.',
  'LM-14.2':
    'Always open: what is equipped, strengths, sizes of hands (but see LM-12.7) and decks, Feats, successes, discard piles.',
  'LM-14.3':
    'For players who are away: equip what is not weaker, discard at random, sit out, and otherwise take the first choice in the order shown.',
} as const;
