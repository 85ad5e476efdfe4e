/** What people with a box type, and the ruling they get. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Impossible, played, shown, type Typed } from '../../../testing/rulings.ts';
import { seats, SELECT } from '../testing/typed.ts';

const KNOWN = SELECT.replace('s1: farmer', 's1: farmer isoud')
  .replace('s2: horse', 's2: horse elaine')
  .replace('s3: sword', 's3: sword nimue')
  .replace('s4: horse', 's4: horse guenever')
  .replace('s5: honor', 's5: honor viviane');

/** V6: M is seat 1 (Merlin), X seat 2 … Z seat 4 (Arthur by the order of the seats is seat 2 there). */
const war = (sealed: readonly string[]): string => `step: faces
round: 2
arthur: seat 2
event: war-carlion
offers: armor=1 farmer=1 sword=2 horse=3 fisher=3
seat 1: bors elaine
row: isoud:armor isoud:farmer
sealed: ${sealed[0]}
seat 2: gawain guenever
row: isoud:sword elaine:armor
sealed: ${sealed[1]}
seat 3: launcelot isoud
row: elaine:horse elaine:sword elaine:farmer elaine:fisher
sealed: ${sealed[2]}
seat 4: pelleas nimue
row: guenever:horse
`;
/** V1: Bors 4 / 7 / 14, Gawain 5 / 6 / 10, Launcelot 5 / 6 / 12, Pelleas 3 / 7 / 15. */
const RANKED = `round: 9
seat 1: bors elaine
worship: 14
row: isoud:armor isoud:horse isoud:sword isoud:honor isoud:loyalty nimue:valor nimue:farmer
seat 2: gawain guenever
worship: 10
row: elaine:armor elaine:horse elaine:sword elaine:honor nimue:loyalty nimue:fisher
seat 3: launcelot isoud
worship: 12
row: nimue:armor nimue:horse nimue:sword viviane:honor viviane:valor morgan:farmer
seat 4: pelleas nimue
worship: 15
row: guenever:armor guenever:horse guenever:sword guenever:honor guenever:loyalty elaine:valor elaine:farmer
`;
/** V7: M is seat 1, X seat 2. */
const QUEST = `step: faces
round: 2
arthur: seat 2
event: quest-grail
offers: honor=1 valor=1 fisher=1 loyalty=2
seat 1: bors elaine
row: isoud:honor isoud:valor isoud:fisher
sealed: down valor
seat 2: gawain guenever
row: isoud:loyalty
sealed: open
seat 3: launcelot isoud
seat 4: pelleas nimue
`;
const JOUST = `options: joust
step: select > exchange
round: 1
arthur: seat 2
turn: seat 2
event: war-rome
challenged: 2
joust: 2 1 1 2 1
s1: farmer isoud
s2: horse elaine taken 1
s3: sword nimue
s4: horse guenever
s5: honor viviane
seat 1: bors elaine
sealed: ?
seat 2: gawain guenever
sealed: open
seat 3: launcelot isoud
seat 4: pelleas nimue
`;
const GIVE = `step: give
round: 1
arthur: seat 2
event: war-rome
seat 1: bors elaine
sealed: ?
seat 2: gawain guenever
sealed: open
seat 3: launcelot isoud
sealed: ?
seat 4: pelleas nimue
sealed: ?
`;
const DISCARD = `step: discardEvent
round: 1
arthur: seat 2
drawn: war-rome quest-grail disaster-adultery
seat 1: bors elaine
seat 2: gawain guenever
seat 3: launcelot isoud
seat 4: pelleas nimue
`;
/** V10 (a). */
const DISASTER = `step: disaster
round: 2
arthur: seat 2
event: disaster-adultery
seat 1: bors elaine
worship: 5
row: isoud:honor isoud:loyalty
sealed: down loyalty
seat 2: gawain guenever
worship: 3
row: isoud:valor
sealed: up
seat 3: launcelot isoud
worship: 1
row: elaine:loyalty elaine:honor
sealed: open
seat 4: pelleas nimue
`;

const faces = (name: string, sealed: readonly string[], tried: string, says: readonly string[]): Typed => ({
  name,
  text: war(sealed),
  asked: { tried },
  says,
});

const TYPED: readonly Typed[] = [
  shown('V11 whose turn it is', SELECT, 'Seat 2 decides'),
  played('V11 whose the slot is nobody told: Merlin knows', SELECT, [
    'ask s4',
    'ask s4 by seat 2 is legal',
    'It depends on whose card s4 is',
    'If s4 is of seat 2:',
  ]),
  played('V11 all is known: denied', KNOWN, ['ask s4', 'is legal', 'denied: s4']),
  played('V11 all is known: granted', KNOWN, ['ask s2', 'is legal', 'taken 2']),
  played('V11 a slot that is not there', SELECT, ['ask s6', 'refused by KD-5.4']),
  played('V11 not his turn', KNOWN, ['ask s1 by 3', 'refused by KD-6.1']),
  played(
    'V11 one knows the own gift if nothing else shows it',
    KNOWN.replace('turn: seat 2', 'turn: seat 3').replace('isoud\nseat 4', 'isoud\ngift: farmer\nseat 4'),
    ['ask s1', 'refused by KD-6.4'],
  ),
  played('V11 a slot that is taken', KNOWN.replace('s2: horse elaine', 's2: horse elaine taken 1'), [
    'ask s2',
    'refused by KD-6.1',
  ]),
  shown('figures are not added', SELECT, 'Seat 1 has:'),
  faces('V6 up, up, up', ['up', 'up', 'open'], 'up', ['is legal', 'worship: 4']),
  faces('V6 up, down, up', ['up', 'down sword', 'open'], 'up', ['is legal', 'worship: 3', 'worship: 6']),
  faces('V6 down, down, up', ['down armor', 'down sword', 'open'], 'up', ['is legal', 'worship: 3', 'worship: 6']),
  faces('V6 down, down, down', ['down armor', 'down sword', 'open'], 'down horse', [
    'is legal',
    'worship: 2',
    'worship: 3',
  ]),
  faces('sealed faces are not known: worship depends on them', ['up', '?', 'open'], 'up', [
    'up by seat 3 is legal',
    'It depends on the choice of seat 2',
    'If seat 2 chose up:',
    'If seat 2 chose down sword:',
  ]),
  faces('two sealed faces', ['?', '?', 'open'], 'up', [
    'is legal',
    'It depends on the choice of seat 1',
    'It depends on the choice of seat 2',
    'If seat 1 chose up and seat 2 chose up',
  ]),
  faces('a card that is not shared cannot lie face down', ['up', 'up', 'open'], 'down fisher', ['refused by KD-8.2']),
  played('who has sealed chooses no more', war(['up', 'up', 'open']), ['down sword by 2', 'refused by KD-15.1']),
  shown('who is asked', war(['up', '?', 'open']), 'Seat 3 decides', 'up  down horse'),
  shown(
    'V1 the ranking follows from what lies there',
    RANKED,
    '1. Seat 3 (Damosel victory)\n2. Seat 2 (Damosel victory)\n3. Seat 1 (Knight victory)\n4. Seat 4 (Knight victory)',
    'Seat 3 wins the game!',
  ),
  shown('V1 a ranking that is right', `ranking: 3 2 1 4\n${RANKED}`, 'Seat 3 wins the game!'),
  shown(
    'V2 between equals the lot decides, and nobody told it',
    RANKED.replace('worship: 12', 'worship: 10'),
    'It depends on the lot between equals',
    'If the lot gives the order 2 3:',
    'Seat 2 wins the game!',
    'Seat 3 wins the game!',
  ),
  shown(
    'V2 the lot, told',
    `ranking: 2 3 1 4\n${RANKED.replace('worship: 12', 'worship: 10')}`,
    'Seat 2 wins the game!',
  ),
  shown(
    'V2 a Damosel victory goes before a Knight victory',
    `round: 9\n${seats('worship: 15\nrow: isoud:armor isoud:horse', 'worship: 20\nrow: elaine:armor elaine:horse elaine:sword elaine:honor isoud:loyalty isoud:valor nimue:farmer nimue:fisher', 'row: guenever:armor guenever:horse guenever:sword', 'worship: 2', 'worship: 3', 'worship: 4')}`,
    '1. Seat 1 (Damosel victory)\n2. Seat 2 (Knight victory)\n3. Seat 3\n',
  ),
  shown(
    'V2 a Knight victory goes before worship',
    `round: 9\n${seats('worship: 30\nrow: guenever:armor guenever:horse guenever:sword guenever:honor isoud:loyalty isoud:valor', 'worship: 3\nrow: elaine:armor elaine:horse elaine:sword elaine:honor isoud:farmer isoud:fisher viviane:valor', '')}`,
    '1. Seat 2 (Knight victory)\n2. Seat 1 (Worship victory)',
  ),
  shown(
    'V2 who meets all three counts with the highest',
    RANKED.replace('worship: 12', 'worship: 23').replace('morgan:farmer', 'morgan:farmer morgan:fisher'),
    '1. Seat 3 (Damosel victory)\n2. Seat 2 (Damosel victory)',
  ),
  shown(
    'V2 nobody has won in the last round: the same order',
    `options: maxRounds=12\nround: 12\n${seats('worship: 8\nrow: guenever:armor guenever:horse guenever:sword isoud:honor isoud:valor', 'worship: 1\nrow: elaine:armor elaine:horse elaine:sword isoud:loyalty isoud:farmer viviane:valor', '', 'worship: 2')}`,
    '1. Seat 2\n2. Seat 1\n',
    'Seat 2 wins the game!',
  ),
  played('V7 a Quest, one up and one down, the other up', QUEST, ['up', 'is legal', 'worship: 8', 'worship: 2']),
  played('V7 a Quest, the other down', QUEST, ['down loyalty', 'is legal', 'worship: 8', 'worship: 2']),
  played('V7 sealed and not shown', QUEST.replace('sealed: down valor', 'sealed: ?'), [
    'up',
    'is legal',
    'It depends on the choice of seat 1',
  ]),
  played('a joust: the thrust of the other is not shown', JOUST, [
    'high',
    'high by seat 2 is legal',
    'It depends on the choice of seat 1',
  ]),
  played('a joust: both are shown', JOUST.replace('?', 'high'), ['high', 'high by seat 2 is legal']),
  played('gifts that are not shown: legal all the same', GIVE, ['give sword', 'give sword by seat 2 is legal']),
  played('gifts that are not shown: how they are laid out is not invented', GIVE.replaceAll('?', 'give horse'), [
    'give sword',
    'is legal',
    'What follows depends on how Merlin lays out',
  ]),
  played('Arthur lays an event away', DISCARD, ['discard disaster-adultery', 'is legal']),
  played('Arthur has no such event', DISCARD, ['discard war-badon', 'refused by KD-4.1']),
  played('Arthur alone knows what he drew', DISCARD.replace('war-rome', '?'), [
    'discard war-badon',
    'It depends on event 1 of those drawn',
  ]),
  played('nobody told what Arthur drew', DISCARD.replace(/drawn.*\n/, ''), [
    'discard war-badon',
    'It depends on event 1 of those drawn',
  ]),
  played('Merlin does not lay away', DISCARD, ['discard war-rome by 1', 'refused by KD-4.1']),
  played('V10 a disaster: three down, two up', DISASTER, [
    'down loyalty honor',
    'is legal',
    'worship: 3',
    'worship: 1',
  ]),
  played('V10 a disaster: three up, two down', DISASTER, ['down loyalty', 'is legal', 'worship: 0']),
  played('V10 a disaster: two up, two down, and nothing happens', DISASTER.replace(' elaine:honor', ''), [
    'down loyalty',
    'worship: 5\nrow: isoud:honor isoud:loyalty\n',
    'worship: 3\nrow: isoud:valor\n',
    'row: elaine:loyalty\n',
  ]),
  played(
    'V10 a disaster: who owes 4 and has 3 pays 3 and keeps the cards',
    DISASTER.replace('down loyalty', 'up').replace('worship: 1', 'worship: 3'),
    ['down loyalty honor', 'seat 3: launcelot isoud\nworship: 0\nrow: elaine:loyalty elaine:honor\n'],
  ),
  played('V10 a disaster: a choice is not shown', DISASTER.replace('sealed: up', 'sealed: ?'), [
    'down loyalty',
    'is legal',
    'It depends on the choice of seat 2',
  ]),
  played('V10 a card that is not listed', DISASTER, ['down horse', 'refused by KD-7.4']),
  played(
    'own box: another event',
    `box: war-carlion Arms, shares Arms, extra horse\n${war(['up', 'up', 'open']).replace(' farmer=1', '').replace(' fisher=3', '')}`,
    ['up', 'is legal', 'worship: 4', 'box: war-carlion'],
  ),
  shown('own box: fewer worship for a victory', `box: 4 players given 5, earned 7, worship 12\n${SELECT}`, 'of 12'),
  shown('our own box again after that', SELECT, 'of 22'),
];

const IMPOSSIBLE: readonly Impossible[] = [
  [SELECT.replace('seat 4: pelleas nimue\n', '').replace('seat 3: launcelot isoud\n', ''), 11, 'two players'],
  [SELECT.replace('launcelot isoud', 'launcelot elaine'), 13, 'a damosel twice'],
  [SELECT.replace('launcelot', 'bors'), 13, 'a knight twice'],
  [SELECT.replace('s5: honor', 's5: honor taken 9'), 10, 'a seat that is not there'],
  [
    KNOWN.replace('s3: sword nimue', 's3: sword nimue taken 2').replace('s1: farmer isoud', 's1: farmer isoud taken 2'),
    8,
    'two cards for one',
  ],
  [KNOWN.replace('s2: horse elaine', 's2: horse elaine taken 2'), 4, 'on turn again with a card'],
  [SELECT.replace('event: war-rome', 'event: war-gaul'), 5, 'an event that does not exist'],
  [SELECT.replace('event: war-rome\n', ''), 0, 'no event'],
  [war(['down fisher', 'up', 'open']), 8, 'face down what is not shared'],
  [war(['up', 'up', 'up']), 1, 'all sealed, and nobody is asked'],
  [war(['up', 'up', 'open']).replace('horse=3', 'horse=2'), 5, 'an offer of a card that he has not'],
  [JOUST.replace('joust: 2 1 1', 'joust: 7 1 1'), 8, 'a joust of a seat that is not there'],
  [`ranking: 4 3 2 1\n${RANKED}`, 1, 'a false ranking'],
  [
    RANKED.replace('round: 9', 'round: 2')
      .replace('worship: 15', 'worship: 2')
      .replace(' nimue:farmer', '')
      .replace(' guenever:loyalty', '')
      .replace(' isoud:loyalty', ''),
    0,
    'over, and nobody has won',
  ],
  [`box: war-gaul Arms\n${SELECT}`, 1, 'a box with an event that does not exist'],
  [`box: war-rome Arms, shares Arms Virtue\n${SELECT}`, 1, 'six cards that share'],
];

testRulings('knights-and-damosels', TYPED, IMPOSSIBLE);
