/** What the command line says, in English. */
import type { Catalogue } from '../../core/text.ts';

export const cliEn = {
  found: (where: string, found: string, expected: string): string => `${where}: found ${found}; expected ${expected}`,
  andMore: (count: number): string => `and ${count} more`,
  nothing: 'nothing',
  nothingMore: 'nothing more',
  flagsOfHelp: 'the flags that --help names',
  readable: 'a file that can be read',
  writable: 'a file that can be written',
  fileName: 'the name of a file',
  htmlFile: 'a file that ends with .html',
  folderHere: 'a folder that is there',
  oneOfThem: 'one of them',
  gameWithPositions: 'a game whose positions can be written down',
  gameOfData: 'a game whose components are data',
  wholeNumber: (min: number, max: number): string => `a whole number from ${min} to ${max}`,
  characters: (count: number): string => `${count} characters`,
  bots: (count: number): string => `${count} bots`,
  atMost: (count: number): string => `at most ${count}`,
  atLeast: (count: number): string => `at least ${count}`,
  fromTo: (min: number, max: number): string => `${min} to ${max}`,

  // Simulating
  simulated: (game: string, games: number, seed: string): string => `${game}: ${games} games, seed ${seed}`,
  winsByBot: 'Wins by bot',
  winsBySeat: 'Wins by seat',
  share: (low: string, high: string, wins: string, games: number): string =>
    `(95 %: ${low} to ${high}; ${wins} of ${games})`,
  scoresOf: (bot: string, mean: string, error: string): string => `Scores of ${bot}: mean ${mean} ± ${error}`,
  quantiles: (least: number, p10: number, p50: number, p90: number, most: number): string =>
    `least ${least}, p10 ${p10}, p50 ${p50}, p90 ${p90}, most ${most}`,
  movesAGame: (moves: string): string => `${moves} moves a game`,
  speed: (seconds: string, workers: number, games: number, moves: number): string =>
    `${seconds} s with ${workers} worker${workers === 1 ? '' : 's'}: ${games} games/s, ${moves} moves/s`,

  // Playing
  player: (number: number): string => `Player ${number}`,
  bot: (level: string, seat: number): string => `${level} (seat ${seat})`,
  seat: (seat: number): string => `seat ${seat}`,
  takeKeyboard: (name: string): string => `${name}, press Enter when only you can see the screen.`,
  left: 'You left before the end of the game.',
  again: (command: string): string => `The same deal again: ${command}`,
  moreMoves: (count: number): string => `… and ${count} more. Type 'moves' to see them all.`,
  prompt: [
    'Type the number of a move, or the move itself as it is written beside its number.',
    '  moves         show all moves',
    '  score         show your score now, and why',
    '  rules [what]  show rules: by number (4.1), by chapter (4) or by a word',
    '  position      write the position down, for errantry referee',
    '  quit          leave the game',
  ],
  noUndo: 'You cannot undo in the terminal: what a move reveals cannot be hidden again.',
  noMoveNumber: (number: string, most: number): string =>
    `There is no move ${number}. Choose a number from 1 to ${most}.`,
  noMove: (typed: string): string => `'${typed}' is not a move. Type a number, or 'help'.`,
  readRule: (rule: string): string => `Type 'rules ${rule}' to read the rule.`,
  yourText: (max: number): string => `Your text (up to ${max} characters, or Enter for none): `,
  noRule: (sought: string, example: string): string =>
    `No rule mentions '${sought}'. Try a number like ${example}, or another word.`,

  // The referee
  fromRecord: (title: string): string => `${title}, from a record`,
  fromPosition: (title: string): string => `${title}, from a position`,
  dependsOn: (about: string, line: string): string => `It depends on ${about}. Tell it with '${line}'.`,
  whenSo: (when: string): string => `If ${when}:`,
  legal: 'legal',
  refused: 'refused',
  isLegal: (move: string, seat: number, legal: string): string => `${move} by seat ${seat} is ${legal}.`,
  isRefused: (move: string, seat: number, refused: string, rule: string, text: string): string =>
    `${move} by seat ${seat} is ${refused} by ${rule}: ${text}`,
  followsOn: (what: string): string => `What follows depends on ${what}.`,
  untold: (about: string, line: string): string => `Tell ${about} with '${line}' to get the position after it.`,
  followsOpen: 'What follows depends on what the position does not tell.',
  decides: (seat: number): string => `Seat ${seat} decides:`,
  unsure: 'and, depending on what the position does not tell:',
  has: (seat: number): string => `Seat ${seat} has:`,
  wouldScore: (seat: number, total: number): string => `Seat ${seat} would score ${total} now:`,

  // Verifying
  proved: 'Proved:',
  seedKept: 'the seed is the one that was promised.',
  serverAlone: 'Only the server shuffled.',
  noShares: 'Only the server shuffled: the record has no numbers of players.',
  shuffledBy: (names: string): string => `Shuffled by the server and ${names}.`,
  leftOut: (names: string): string => `Left out of the shuffle: ${names}.`,
  why: { silent: 'did not answer', away: 'away, by post', none: 'no number', bot: 'a bot', asked: '' },
  takenBack: (times: number): string =>
    `Moves were taken back ${times === 1 ? 'once' : `${times} times`}; they had shown nothing new.`,
  replayed: (moves: number, events: number): string =>
    `All ${moves} moves and ${events} events follow from it by the rules.`,
  result: (places: string, scores: string): string => `Places by seat: ${places}. Points by seat: ${scores}.`,

  // Files
  wrote: (file: string, pages: number, size: number): string =>
    `${file}: ${pages === 1 ? '1 page' : `${pages} pages`}, ${size} kB`,
  knight: (number: number): string => `Knight ${number}`,

  // Studies
  playing: 'playing',
  wroteFile: (file: string, size: number): string => `${file}: ${size} kB`,
};

export type CliSays = Catalogue<typeof cliEn>;
