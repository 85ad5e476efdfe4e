/** The texts of Don Quixote's board in English. */
import { type Catalogue, isYou, type Text, verb } from '../../../core/text.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (count: number): string => counted(count, 'point', 'points');
const nth = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;
const SANCHO = 'Sancho Pansa';
/** Sancho Pansa is a name, and takes no article. */
const the = (tile: string): string => (tile === SANCHO ? tile : `the ${tile}`);
const a = (tile: string): string => (tile === SANCHO ? tile : `a ${tile}`);
/** `1 of 3 knights connected (H2)`, and once there are enough `4 knights connected, 3 needed (C2, B3)`. */
const enough = (one: string, many: string, have: number, need: number, where = ''): string => {
  const told = have < need ? `${have} of ${counted(need, one, many)}` : `${counted(have, one, many)}, ${need} needed`;
  return where === '' ? told : `${told} (${where})`;
};
const knights = (have: number, need: number, where?: string): string =>
  enough('knight connected', 'knights connected', have, need, where);
const shields = (have: number, need: number, where?: string): string =>
  enough('shield on guard', 'shields on guard', have, need, where);
const groupsOf = (groups: string, alone: number): string =>
  groups === '' ? `${alone} not connected` : `${groups} connected${alone === 0 ? '' : `, ${alone} not`}`;

export const en = {
  'option.don-quixote.sanchoPansa': 'With Sancho Pansa',
  'option.don-quixote.sanchoPansa.about':
    'Everybody gets an extra tile that connects all roads. You can place it once, instead of one of your tiles.',
  'option.don-quixote.sameDraw': 'Same tiles for everybody',
  'option.don-quixote.sameDraw.about': 'Everybody turns up the same tiles, so only your choices make the difference.',
  'dq.where': (round: number, turn: number): string => `Round ${round} · turn ${turn} of 22`,
  'dq.keys': '1–9 choose a tile, the arrow keys move it, R turns it, Enter places it, Escape puts it back.',
  'dq.askTile': (field: string): string => `Choose a tile for ${field}`,
  'dq.askLast': (field: string): string => `Place your last tile on ${field}`,
  'dq.chosen': (tile: string, field: string): string => `Place ${the(tile)} on ${field}?`,
  'dq.watch': (field: string): string => `Everybody is choosing a tile for ${field}.`,
  'dq.sealed': 'You have chosen. All tiles are shown together.',
  'dq.over': 'The game is over.',
  'dq.noCard': 'There is no card, so only the score can be counted.',
  'dq.cardToCome': 'The next card is about to be turned up.',
  'dq.lay': (field: string): string => `Place on ${field}`,
  'dq.turnTile': 'Turn',
  'dq.turnTip': 'Turns the tile upside down. You can also tap the tile again or press R.',
  'dq.really': 'Place it? You cannot move it later.',
  'dq.hand': 'Your tiles',
  'dq.faceDown': (count: number): string => `${counted(count, 'tile', 'tiles')} face down`,
  'dq.downTip': (what: string): string => `${what} still face down`,
  'dq.tracker.laid': 'Placed',
  'dq.tracker.up': 'Face up',
  'dq.tracker.down': 'Face down, in no order',
  'dq.tracker.gone': 'Out of the game',
  'dq.tracker.fields': (fields: string): string =>
    fields === '' ? 'This is the last field.' : `Fields still to come: ${fields}`,
  'dq.aside': 'for the last field',
  'dq.asideTip': 'This tile goes on the last field of the game. Nobody can choose another for it.',
  'dq.principality': (name: string): string => (isYou(name) ? 'Your Principality' : `${name}’s Principality`),
  'dq.yourPrincipality': 'Your Principality',
  'dq.enlarge': (name: string): string =>
    isYou(name) ? 'Look at your Principality' : `Look at ${name}’s Principality`,
  'dq.backToYours': 'Back to your Principality',
  'dq.field.empty': (field: string): string => `${field}: empty`,
  'dq.field.asked': (field: string): string => `${field}: the next tile goes here`,
  'dq.field.sealed': (field: string): string => `${field}: a tile face down`,
  'dq.field.tile': (field: string, tile: string): string => `${field}: ${tile}`,
  'dq.field.layHere': (field: string, tile: string): string => `Place ${tile} on ${field}`,
  'dq.church': 'church',
  'dq.windmill': 'windmill',
  'dq.knight': (count: number): string => `${count}-shield knight`,
  'dq.castle': (value: number): string => `${value}-castle`,
  'dq.sancho': SANCHO,
  'dq.hiddenTile': 'hidden tile',
  'dq.upper': 'roads on top',
  'dq.lower': 'below',
  'dq.inUpper': (what: string): string => `${what} on top`,
  'dq.inLower': (what: string): string => `${what} below`,
  'dq.road': (from: string, to: string): string => `${from} to ${to}`,
  'dq.end.knight': 'knight',
  'dq.end.church': 'church',
  'dq.end.windmill': 'windmill',
  'dq.end.castle': 'castle',
  'dq.end.none': 'crossing',
  'dq.end.top': 'top',
  'dq.end.bottom': 'bottom',
  'dq.end.left': 'left',
  'dq.end.right': 'right',
  'dq.end.other': 'middle',
  'dq.guard': 'stands guard',
  'dq.noGuardHere': 'does not stand guard here',
  'dq.guardTip': 'A knight stands guard when its own road reaches the edge of the board.',
  'dq.ends': (count: number): string => `Open road ends: ${count}`,
  'dq.endsTip': 'Places where your roads can still grow',
  'dq.network': (gives: string, ends: number): string =>
    `These roads give ${gives === '' ? 'nothing yet' : gives}. Open ends: ${ends}`,
  'dq.gives': (category: string, given: number): string => `${given} for ${category}`,
  'dq.noGuard': 'does not stand guard: its own road does not reach the edge',
  'dq.cat.castle6': '6-castle',
  'dq.cat.castle4': '4-castle',
  'dq.cat.churches': 'Churches',
  'dq.cat.windmills': 'Windmills',
  'dq.cat.defense': 'Defense',
  'dq.cat.knightGroup': 'Knights',
  'dq.about.castle6': (need: number): string =>
    `6 points if at least ${counted(need, 'knight is', 'knights are')} connected to the 6-castle by road.`,
  'dq.about.castle4': (need: number): string =>
    `4 points if at least ${counted(need, 'knight is', 'knights are')} connected to the 4-castle by road.`,
  'dq.about.churches': '2 connected churches give 1 point each, 3 or more give 2 points each. Every group counts.',
  'dq.about.windmills': '2 connected windmills give 1 point each, 3 or more give 2 points each. Every group counts.',
  'dq.about.defense': (need: number): string =>
    `5 points if your guards have at least ${need} shields. A knight stands guard when its own road reaches the edge.`,
  'dq.about.knightGroup':
    'Only in round 3: your best group of connected knights gives 1 point for each of its shields.',
  'dq.of.castle6': (have: number, need: number): string => knights(have, need),
  'dq.of.castle4': (have: number, need: number): string => knights(have, need),
  'dq.of.churches': groupsOf,
  'dq.of.windmills': groupsOf,
  'dq.of.defense': (have: number, need: number): string => shields(have, need),
  'dq.of.knightGroup': (have: number): string => (have === 0 ? 'none connected' : `${have} connected`),
  'dq.of.later': 'scores in round 3',
  'dq.of.none': 'none yet',
  'dq.now': 'Your score if the round ended now',
  'dq.total': 'Total',
  'dq.totalTip': 'Points of the rounds already scored',
  'dq.pastTip': (rounds: string): string => `In earlier rounds: ${rounds}`,
  'dq.sum': 'This round',
  'dq.thisRound': (round: number): string => `Round ${round} so far`,
  'dq.change': (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'),
  'dq.changeTip': (change: number): string =>
    change > 0 ? `This tile gives you ${points(change)} more.` : `This tile costs you ${points(-change)}.`,
  'dq.scoring': (round: number): string => `Scoring round ${round}`,
  'dq.scoringNext': 'Next',
  'dq.scoringSkip': 'Skip',
  'dq.scoringDone': 'Continue',
  'dq.scoringResult': 'See the result',
  'dq.points': points,
  'dq.because.castle': (fields: string, have: number, need: number): string => knights(have, need, fields),
  'dq.because.group': (fields: string, have: number, given: number): string =>
    given === 0 ? `${fields} not connected` : `${have} connected, ${points(given / have)} each (${fields})`,
  'dq.because.noGroup': 'none on the board yet',
  'dq.because.defense': (fields: string, have: number, need: number): string => shields(have, need, fields),
  'dq.because.knights': (fields: string, given: number): string =>
    given === 0 ? 'no two knights are connected' : `${given} shields on connected knights (${fields})`,
  'dq.grade.none': 'More than 70 is very good.',
  'dq.grade.very-good': 'Very good!',
  'dq.grade.rare': 'A rare result!',
  'dq.grade.incredible': 'Beyond belief!',
  'dq.result.won': (behind: string, ahead: number): string => `You win, ${points(ahead)} ahead of ${behind}!`,
  'dq.result.shared': (names: string): string => `You share the victory with ${names}!`,
  'dq.result.place': (place: number, behind: number, first: string): string =>
    `You came ${nth(place)}, ${points(behind)} behind ${first}.`,
  'dq.log.castle': (tile: string, field: string): string => `The ${tile} is on ${field}.`,
  'dq.log.passedOver': (field: string): string => `${field} touches the 6-castle, so the next card counts.`,
  'dq.log.turnedUp': (name: string, count: number): string =>
    `${name} ${verb(name, 'turns', 'turn')} up ${counted(count, 'tile', 'tiles')}.`,
  'dq.log.card': (field: string, round: number): string => `Round ${round}: the next field is ${field}.`,
  'dq.log.sealed': (name: string): string => `${name} ${verb(name, 'has', 'have')} chosen.`,
  'dq.log.laid': (name: string, tile: string, field: string): string =>
    `${name} ${verb(name, 'places', 'place')} ${a(tile)} on ${field}.`,
  'dq.log.gone': (name: string, tile: string): string =>
    `${isYou(name) ? 'Your' : `${name}’s`} ${tile} leaves the game.`,
  'dq.log.scored': (name: string, round: number, given: number): string =>
    `${name} ${verb(name, 'scores', 'score')} ${points(given)} in round ${round}.`,
  'dq.share': (sum: number, seed: string, rounds: string): string =>
    `Don Quixote on Errantry: ${points(sum)} (${rounds})\nDeal: ${seed}`,
  'dq.hindsight.seeking': 'Looking for the best this deal allowed …',
  'dq.hindsight.found': (sum: number, rounds: string): string =>
    `In hindsight, this deal allowed at least ${points(sum)} (${rounds}).`,
  'dq.hindsight.lost': (round: number, given: number): string =>
    `You lost the most in round ${round}: ${points(given)}.`,
  'dq.hindsight.show': 'Show that board',
  'dq.hindsight.hide': 'Show your board',
  'dq.kind.knights': (count: number): string => counted(count, 'knight', 'knights'),
  'dq.kind.windmills': (count: number): string => counted(count, 'windmill', 'windmills'),
  'dq.kind.churches': (count: number): string => counted(count, 'church', 'churches'),
  'dq.roundColumn': (round: number): string => `Round ${round}`,
  'dq.explain': 'Every point',

  'dq.why.seat': (seat: number, seats: number): string => `There is no seat ${seat}. This table has ${seats} seats.`,
  'dq.why.over': 'The game is over: all 22 tiles are placed.',
  'dq.why.turn': (tile: string, degrees: number): string =>
    `The ${tile} cannot be turned by ${degrees} degrees. Place it as it is or upside down.`,
  'dq.why.castle': (tile: string, field: string): string => `The ${tile} stays on ${field} for the whole game.`,
  'dq.why.faceDown': (tile: string, hand: string): string =>
    `The ${tile} is still face down. You can place one of these: ${hand}.`,
  'dq.why.notYet': 'The next card is not turned up yet.',
  'dq.why.noField': 'No card is turned up, so there is no field to place a tile on.',
  'dq.why.otherField': (field: string): string => `The card says ${field}. You can only place a tile there.`,
  'dq.why.fieldTaken': (field: string): string =>
    `There is already a tile here, and tiles never move. The card says ${field}.`,
  'dq.why.lies': (tile: string, field: string): string => `The ${tile} is already on ${field}, and tiles never move.`,
  'dq.why.aside': (tile: string, card: number, cards: number): string =>
    `The ${tile} is for the last field, and this is card ${card} of ${cards}. Choose another tile.`,
  'dq.why.onlyAside': (tile: string, field: string): string =>
    `${field} is the last field. Only the ${tile} you set aside can go there.`,
  'dq.why.chosen': 'This player has already chosen.',
  'dq.why.sealed': (tile: string): string => `You have already chosen ${the(tile)}. You cannot change it.`,
  'dq.why.noSancho': 'This game is played without Sancho Pansa.',
  'dq.why.gone': (tile: string): string => `The ${tile} has left the game: Sancho Pansa was placed instead.`,
  'dq.why.sanchoOnce': (field: string): string => `Sancho Pansa is already on ${field}. You can place him only once.`,
  'dq.why.sanchoTurn': 'Sancho Pansa looks the same both ways, so there is no need to turn him.',
  'dq.verdict.none': (name: string): string => `${name}: no points yet`,
  'dq.verdict.earlier': (before: number): string => `${before} in rounds 1 and 2`,
  'dq.verdict.untold': 'The points of the earlier rounds are missing, so nobody can say who won.',
  'dq.verdict.noGrades': 'Games with Sancho Pansa are not graded.',
  'dq.verdict.winner': (name: string): string => `${name} ${verb(name, 'wins', 'win')}.`,
  'dq.verdict.tie': (names: string): string => `${names} share the victory.`,
};

export type Says = Catalogue<typeof en>;

export const text: Text<Says> = { t: en };
