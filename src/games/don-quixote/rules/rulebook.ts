/** The rulebook of Don Quixote, in our own words: what the code enforces and what the rules drawer shows. */
import { rulesOf } from '../../../core/rulebook.ts';

/** The headings of the rulebook, by chapter. */
export const CHAPTERS = {
  1: 'Components',
  2: 'The Principality',
  3: 'Tiles',
  4: 'Set-up',
  5: 'Play',
  6: 'Connection',
  7: 'Defense of the Realm',
  8: 'Scoring',
  9: 'End of the game',
  10: 'Decisions and secrets',
  11: 'Rulings',
  12: 'Variants',
  '1.9': 'What is from the box, what is ours',
} as const;

const TEXTS = {
  'DQ-1.1': 'One to four people play, each with a colour of their own.',
  'DQ-1.2': 'Everybody has a Principality, a summary of the scoring, a score token and the same set of 24 tiles.',
  'DQ-1.3': 'All share 24 position cards and a scoreboard of 60 spaces that begins at the start castle.',
  'DQ-1.4': 'There is one position card for each field, from A1 to H3.',
  'DQ-1.5': 'A set of tiles is the 6-castle, the 4-castle and 22 road tiles.',
  'DQ-1.6': 'A road tile shows roads and exactly one feature: a knight, a church or a windmill.',
  'DQ-1.7': 'A knight bears one, two or three shields. No tile has more than four exits.',
  'DQ-1.8': 'The road tiles are nine knights (three each of 1, 2 and 3 shields), seven windmills and six churches.',
  'DQ-1.9': [
    'From the booklet: the Principality, the position cards, how tiles are placed, what connects, the Defense of the Realm, the scoring, and both worked examples.',
    'From pages of shops and reviews: that there is one card for each field, one feature on each road tile, and one to three shields on a knight.',
    'Ours: the roads on the tiles, because we could not get the drawings of the box; how many knights, windmills and churches there are, worked out from the examples; and the answers where the booklet is silent. The tiles were tuned with some fifty thousand games among bots, so that the grades of the booklet hold.',
    'If you have the box, use its tiles: the rules are the same, and only the best scores will differ.',
  ].join('\n'),

  'DQ-2.1': 'A Principality has 24 fields: columns A to H, rows 1 to 3. Columns A and H and rows 1 and 3 are its edge.',
  'DQ-2.2': 'Fields and tiles stand upright, so the two halves of a tile lie one above the other.',
  'DQ-2.3': 'Row 1 is on top and column A on the left.',
  'DQ-2.4': 'Each half is a square: a full Principality is a grid of 8 by 6 squares.',
  'DQ-2.5':
    'An upper half touches the upper halves to its left and right, the lower half of the field above and the lower half of its own tile; a lower half likewise. Nothing touches diagonally.',

  'DQ-3.1': 'A tile has two halves; a mark in the middle of its long sides shows where they part.',
  'DQ-3.2':
    'A half has four sides: outer, left, right, and inner towards the other half. Roads leave a tile by the first three.',
  'DQ-3.3':
    'What one road of a half touches is connected; two roads of the same half are not. A side without a road is blank.',
  'DQ-3.4': 'The halves of a tile are linked exactly when both have a road to the inner side.',
  'DQ-3.5':
    'A road has at least two ends; a road tile has its one feature in its top half and two to four exits, a castle tile two.',
  'DQ-3.6': 'You can place a tile as it is or upside down (turned by 180 degrees), and in no other way.',
  'DQ-3.7':
    'Two roads begin at a castle, one in each half. They end there and never run through; turned by half a castle looks the same.',
  'DQ-3.8': 'The tiles of the set and their roads.',
  'DQ-3.9': 'The set is balanced: 66 exits on the road tiles, a third each to the outer sides and to either long side.',
  'DQ-3.10': 'Tiles are written as data: two halves, the feature of each and its roads.',

  'DQ-4.1': 'Everybody takes the things of one colour. All begin with 0 points.',
  'DQ-4.2': 'The 24 position cards are shuffled into a face-down deck.',
  'DQ-4.3': 'The first card is turned up, and everybody places the 6-castle on its field.',
  'DQ-4.4':
    'The next card is for the 4-castle, unless its field touches the 6-castle, even at a corner. Then the next card counts, until one fits. The cards passed over are shuffled back into the deck.',
  'DQ-4.5':
    'The castles lie on the same two fields for everybody. Their cards are out of the game; the other 22 name the empty fields.',
  'DQ-4.6': 'Everybody shuffles their own 22 road tiles face down.',

  'DQ-5.1': 'There are three rounds, of 9, 7, and 5 + 1 tiles. Each ends with a scoring.',
  'DQ-5.2':
    'At the beginning of round 1 everybody turns up 9 of their face-down tiles, and at the beginning of round 2 another 7. You can only place a tile that is face up.',
  'DQ-5.3':
    'At the beginning of round 3 everybody turns up 5 of the last 6 tiles. Then the sixth is turned up too, and set aside where all can see it.',
  'DQ-5.4':
    'A position card is turned up. Then everybody places one of their face-up tiles on that field. Nobody can pass.',
  'DQ-5.5': 'Once a tile is placed, it is never moved or turned again.',
  'DQ-5.6':
    'The sixth card of round 3 names the last free field. The tile that was set aside goes there and nowhere else. You can turn it.',
  'DQ-5.7': 'Roads need not fit. They may run into a blank side, an empty field or the edge.',
  'DQ-5.8': 'A used card is out of the game. A game has 22 turns.',

  'DQ-6.1': 'Every road of every half is looked at by itself.',
  'DQ-6.2':
    'Two roads are joined where both come to the same side: between the linked halves of a tile, between neighbours left and right, and between a field and the one below.',
  'DQ-6.3':
    'All roads joined in this way, and the features on them, are one network. Features of one network are connected.',
  'DQ-6.4': 'Castles separate: the two roads of a castle are not joined by it, though they may meet elsewhere.',
  'DQ-6.5': 'A knight is connected with a castle when its network reaches one of the roads of that castle.',
  'DQ-6.6': 'Churches, windmills and knights do not interrupt a road.',
  'DQ-6.7': 'Networks are found by uniting all roads that meet.',

  'DQ-7.1':
    'A knight guards the realm when its own half is connected with the edge by road: not over another tile nor over the other half.',
  'DQ-7.2': 'The knight’s own road must lead to a side of its own half that is part of the edge.',
  'DQ-7.3': 'Guards need no connection with each other. Each counts once, in a corner too.',
  'DQ-7.4': 'A guard may be connected with other things as well.',

  'DQ-8.1':
    'A castle gives its 6 or 4 points when at least 1, 2, 3 knights (in rounds 1, 2, 3) are connected with it, each counted once.',
  'DQ-8.2': 'One knight can count for both castles.',
  'DQ-8.3':
    'Connected churches: two give 1 point each, three or more 2 points each, one alone nothing. Every group counts.',
  'DQ-8.4': 'Windmills score as churches do. The two are never counted together.',
  'DQ-8.5':
    'The Defense of the Realm gives 5 points when the guards have at least 4, 8, 12 shields (in rounds 1, 2, 3).',
  'DQ-8.6':
    'In round 3 the most valuable group of two or more connected knights gives the sum of its shields. Only one group scores.',
  'DQ-8.7': 'Points are a plain sum; the scoreboard begins anew after 60.',
  'DQ-8.8': 'A scoring gives at most 41 points, and in round 3 up to 18 more for the knights.',

  'DQ-9.1': 'The game ends after the third scoring. The highest sum of the three scorings wins.',
  'DQ-9.2': 'Several players can win with the same sum. Nothing breaks the tie.',
  'DQ-9.3':
    'Alone you play for your best: more than 70 points is very good, more than 85 rare, more than 100 beyond belief.',

  'DQ-10.1':
    'For each card but the last, everybody chooses one of their face-up tiles and which way round it lies, all at once.',
  'DQ-10.2': 'For the last card everybody chooses only which way round the tile set aside lies.',
  'DQ-10.3': 'A choice is final, and secret until everybody has chosen. Then all tiles are shown together.',
  'DQ-10.4':
    'Only three things are hidden: the order of the cards, the order of the face-down tiles, and choices not yet shown. Everything else is open.',
  'DQ-10.5': 'Nobody is told the order of cards or tiles before the game is over.',
  'DQ-10.6':
    'These moves are refused: a tile that is not face up, already placed or not your own; the tile set aside too early, or another tile in its place; a turn by anything but 0 or 180 degrees; a second choice; a choice before the card is turned up.',

  'DQ-11.1': 'In the second example of the booklet the churches are missing from the list. They gave 8 points.',
  'DQ-11.2': 'The tiles stand upright.',
  'DQ-11.3': 'Row 1 is the top row.',
  'DQ-11.4': 'It makes no difference which way round a castle lies.',
  'DQ-11.5': 'Cards passed over for the 4-castle go back after one has fitted.',
  'DQ-11.6': 'Only castles block a road.',
  'DQ-11.7': 'A knight that reaches a castle on both its roads counts once for it.',
  'DQ-11.8': 'A second road in the knight’s half does not make it a guard.',
  'DQ-11.9': 'A knight whose road reaches the edge over a neighbouring tile is no guard.',
  'DQ-11.10': 'A knight in a corner with two ways to the edge counts once.',
  'DQ-11.11': 'A group of knights does not run through a castle.',
  'DQ-11.12': 'The knight group that scores is the one with the most shields, not with the most knights.',
  'DQ-11.13': 'Castles, groups and the Defense score in full again in each round.',
  'DQ-11.14': 'You can turn the tile set aside.',
  'DQ-11.15': 'The tile set aside is known to all from the beginning of round 3.',
  'DQ-11.16': 'Everybody can look at everybody’s tiles and Principality.',
  'DQ-11.17': 'Those who wait do not see the choices of others before they have chosen themselves.',
  'DQ-11.18': 'Exactly 70, 85 or 100 points do not reach the grade.',
  'DQ-11.19': 'You must place your tile on the field of the card.',
  'DQ-11.20': 'Everybody draws their own tiles, unless the variant says otherwise.',
  'DQ-11.21':
    'On an edge field the half counts, not the tile: the inner half of rows 1 and 3 guards in columns A and H only.',

  'DQ-12.1': 'Sancho Pansa: everybody has this tile face up beside the Principality from the beginning.',
  'DQ-12.2':
    'Once in a game you can place Sancho Pansa instead of a face-up tile. The tile left over at the end of that round leaves the game.',
  'DQ-12.3': 'Sancho Pansa has no feature; all its six exits are connected.',
  'DQ-12.4':
    'In round 3 the tile left over of the five leaves the game before the sixth card. On the last field Sancho Pansa can replace the tile set aside, which then leaves the game.',
  'DQ-12.5': 'Sancho Pansa looks the same either way round, so it is one choice. It is chosen in secret like any tile.',
  'DQ-12.6': 'If you do not use Sancho Pansa, it does nothing. Solitaire games with it are not graded.',
  'DQ-12.7': 'A round with Sancho Pansa has as many cards as any other.',
  'DQ-12.8': 'Same tiles: the tiles are shuffled once for all, so everybody turns up the same ones.',
} as const;

export const RULES = rulesOf(TEXTS);
