/** The page of past games, in English. */
import type { Catalogue } from '../../core/text.ts';

export const historyEn = {
  'history.title': 'Your games',
  'history.none':
    'No finished game yet. Your games are kept here once you have sat at a table with others or signed in.',
  'history.local': 'played in a browser',
  'history.note': 'Your note',
  'history.addNote': 'Add a note',
  'history.changeNote': 'Change the note',
  'history.allGames': 'All games',
  'history.everybody': 'With anybody',
  'history.game': 'Game',
  'history.with': 'People',
  'history.result': 'Result',
  'history.allResults': 'Won or not',
  'history.won': 'Won',
  'history.lost': 'Not won',
  'history.played': (count: number): string => (count === 1 ? '1 game' : `${count} games`),
  'history.wins': (count: number): string => (count === 1 ? '1 win' : `${count} wins`),
  'history.expected': (count: string): string => `${count} by chance alone`,
  'history.best': 'Best score',
  'history.mean': 'Average score',
  'history.streak': (count: number): string => `${count} wins in a row`,
  'history.opponents': 'Against people you meet often',
  'history.ahead': (name: string, ahead: number, games: number): string => `Ahead of ${name} in ${ahead} of ${games}`,
  'history.bots': (figure: string): string => `bots ${figure}`,
  'history.botsAbout': 'Bots: what the medium level reaches on average.',
  'history.places': 'Places',
  'history.place': (place: number, count: number): string =>
    `${['1st', '2nd', '3rd'][place - 1] ?? `${place}th`}: ${count}`,
  'history.bySeat': 'Wins by seat',
  'history.seat': (seat: number, wins: number, games: number): string => `Seat ${seat}: ${wins} of ${games}`,
  'history.overTime': 'Scores over time',
  'history.placeOf': (place: number, seats: number): string =>
    `${['1st', '2nd', '3rd'][place - 1] ?? `${place}th`} of ${seats}`,
  'history.alone': 'alone',
  'history.replay': 'Replay',
  'history.record': 'Record',
  'history.ladder': 'Ladder',
  'history.list': 'Games, newest first',
};

export type HistorySays = Catalogue<typeof historyEn>;
