/** What the page of a study says, in English. */
import type { Catalogue } from '../../core/text.ts';

export const studyEn = {
  title: (game: string): string => `${game}: a study`,
  about: (games: string, level: string, players: string): string =>
    `${games} games between ${level} bots, with ${players} players. Bots see only what a person in their seat would see.`,
  brief: 'In brief',
  numbers: 'The numbers',
  players: (n: number): string => (n === 1 ? '1 player' : `${n} players`),
  interval: 'The line through a dot is its 95 % interval.',
  filled: 'A filled dot is clear: chance alone would hardly give it, even among so many. A hollow dot may be luck.',
  levels: {
    random: 'random',
    beginner: 'beginner',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
  } as { readonly [level: string]: string },
  points: 'points',
  moments: 'moves',
  more: (count: number): string => `${count} more, all in the middle, are in the numbers below.`,

  // Seats
  seats: 'Does it matter who begins?',
  seatsText: (n: number): string => `Wins by turn order with ${n} players. The upright line is a fair share.`,
  place: (place: number): string =>
    ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][place] ?? `No. ${place + 1}`,
  wins: 'Share of wins',
  pointsApart: 'Points against the average',
  seatsFair: 'No place in the turn order has a clear advantage.',
  seatClear: (place: string, players: number, share: string, fair: string): string =>
    `With ${players} players, ${place.toLowerCase()} in turn order wins ${share}; a fair share is ${fair}.`,

  // Length
  length: 'How long is it?',
  lengthText: (moments: string): string => `How many ${moments} a game has.`,
  lengthLine: (players: string, moves: string, choices: string): string =>
    `${players}: ${moves} moves in all, ${choices} real choices for each player.`,
  choicesEach: 'Choices for each player',
  moves: 'Moves',
  mean: (value: string): string => `mean ${value}`,
  half: 'Median',
  nineOfTen: '10 % to 90 %',

  // Points
  spread: 'How far apart are the players?',
  scoresOf: (points: string): string => `Final ${points} of every player`,
  marginOf: (points: string): string => `Between first and second, in ${points}`,
  spreadText: 'The columns show how often each result came up.',
  marginLine: (players: string, margin: string, points: string): string =>
    `${players}: in half of the games the gap between first and second is ${margin} or less (${points}).`,

  // Lead
  lead: 'When is it decided?',
  leadText: 'How often the player who leads at this moment wins in the end.',
  leadAxis: 'How much of the game is over',
  decidedText: 'From when on the winner stays ahead until the end.',
  decidedAxis: 'How much of the game is over (%)',
  leadLine: (players: string, changes: string, behind: string, last: string): string =>
    `${players}: the lead changes ${changes} times. The winner was behind at half-time in ${behind} of the games, and last in ${last}.`,
  changes: 'Lead changes',
  decided: 'Decided after (median)',
  behind: 'Winner behind at half-time',
  last: 'Winner last at half-time',

  // Choices
  choices: 'Do choices matter?',
  forced: 'Forced: only one move is possible',
  meaningful: 'Clearly matters: a random move costs',
  open: 'No clear cost in these games',
  choicesText:
    'In every game we went back to one choice, played another legal move chosen at random, and let the bots play on from there. The picture shows what that move cost.',
  choiceLine: (forced: string, meaningful: string): string =>
    `${forced} of all choices are forced. ${meaningful} of the real ones are of a kind in which a random move clearly costs something.`,
  chance: 'chance to win',
  lotLine: (what: string, effect: string): string =>
    `What one choice made at random changes on average (${what}): ${effect}.`,
  lotWin: 'Change in the chance to win (percentage points)',
  lotPoints: (points: string): string => `Change in ${points}`,
  kind: 'Choice',
  perGame: 'In a game',
  possible: 'Legal moves',
  tried: 'Tried',

  // Skill
  skill: 'How much does skill decide?',
  skillText: (games: number, players: number): string =>
    `How often a bot of the level on the left finishes ahead of one of the level above; 50 % is even. ${games} games for each pair, with ${players} players.`,
  skillLine: (stronger: string, weaker: string, ahead: string, low: string, high: string): string =>
    `${stronger} finishes ahead of ${weaker} in ${ahead} of the games (${low} to ${high}).`,
  skillGames: (stronger: string, weaker: string, games: string): string =>
    `To tell ${stronger} from ${weaker} by results you need about ${games} games.`,
  skillEven: (stronger: string, weaker: string): string =>
    `These games do not show a clear difference between ${stronger} and ${weaker}.`,
  stronger: 'Stronger',
  weaker: 'Weaker',
  ahead: 'Finishes ahead',

  // The deal
  deal: 'What is the deal worth?',
  dealText:
    'Chance alone decides who is dealt what, so players with a card and players without it differ in nothing else. What differs in their results is therefore the effect of the card, and not of those who wanted it.',
  dealWin: 'Change in the chance to win (percentage points)',
  dealPoints: (points: string): string => `Change in ${points}`,
  dealAll: (points: string): string => `Change in the ${points} of every player`,
  dealNone: (name: string): string => `${name}: none has a clear effect.`,
  dealClear: (name: string, best: string, effect: string): string =>
    `${name}: the largest clear effect is that of “${best}”: ${effect}.`,
  dealt: 'Dealt',
  feature: 'What',

  // Restricted play
  tied: 'What if you never do it?',
  tiedText: (games: number, players: number): string =>
    `One player keeps to a restriction, the others play freely. ${games} games with ${players} players, each compared with the same deal played freely.`,
  tiedLine: (name: string, effect: string): string => `What costs most is “${name}”: ${effect}.`,
  tiedNone: 'No restriction clearly changes the chance to win.',
  restriction: 'Restriction',

  // Comparisons
  compared: 'What if the rules were different?',
  comparedText: (games: number, players: number): string =>
    `Other options and changed components, ${games} games each with ${players} players, on the same deals. Each game is compared with the same deal under the rules that are studied.`,
  measures: {
    points: 'Points',
    margin: 'First to second',
    moves: 'Moves',
    moments: 'Length',
    changes: 'Lead changes',
    decided: 'Decided (%)',
    choices: 'Choices each',
    first: 'First player wins (%)',
  },
  before: 'Now',
  relative: 'Change in percent of what it is now',
  skillSteps: 'Each level against the next weaker one',
  nothing: 'Nothing clearly changes.',

  // Rules
  rules: 'Which rules never mattered?',
  rulesText: (games: string): string =>
    `These rules can forbid a move. In ${games} games they forbade nothing that was tried, and were the reason of no event and of no points.`,
  rulesNone: 'Every rule that can forbid a move did so, or was the reason of something.',
  rulesRest: (count: number): string =>
    `${count} other rules describe components or do their work without a word: these games cannot show whether they matter.`,
  rulesCount: (count: number): string =>
    `${count} ${count === 1 ? 'rule' : 'rules'} that can forbid a move never mattered.`,
  rulesBusy: 'Rules at work',
  rule: 'Rule',
  refused: 'Refused',
  applied: 'Applied',

  // Method
  method: 'How this was made',
  command: 'Repeat it with this command. The same seed gives the same figures:',
  methodLines: [
    'Every interval is one of 95 %. Shares: Wilson. Means: normal. Effects of the deal: differences within the same number of players, with errors added up game by game.',
    '“Clear” means: still unlikely to be luck (under 5 % for all results of one picture together) after Holm’s correction for looking at many things.',
    'Comparisons play the same deals as the main games, so the luck of the deal cancels out.',
    'All figures describe bots. People play differently: take them as a hint where to look, not as a verdict.',
  ],
  json: 'All figures are in the JSON file beside this page.',

  // In brief
  briefSeat: (place: string, players: number): string => `wins of the ${place.toLowerCase()} player of ${players}`,
  briefFair: 'all seats win their fair share, as far as these games show',
  fair: 'Fair',
  briefChoices: 'real choices for each player',
  briefMargin: (points: string): string => `${points} between first and second, half of the time less`,
  briefDecided: 'of a game is over when the winner takes the lead for good (median)',
  briefBehind: 'of the winners were behind at half-time',
  briefLot: (low: string, high: string): string => `chance to win if one choice is made at random (${low} to ${high})`,
  briefLotPoints: (points: string, low: string, high: string): string =>
    `${points} if one choice is made at random (${low} to ${high})`,
  briefSkill: (stronger: string, weaker: string): string => `of the time ${stronger} finishes ahead of ${weaker}`,
  briefRules: 'rules that can forbid a move never mattered',
};

export type StudySays = Catalogue<typeof studyEn>;
