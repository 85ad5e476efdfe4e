/** The page of past games, in English. */
import type { Catalogue } from '../../core/text.ts';

export const historyEn = {
  'history.title': 'Your games',
  'history.none':
    'Nothing here yet. Every game that you finish is kept here with its replay, as soon as you have sat at a table with others.',
  'history.local': 'played in a browser',
  'history.note': 'Your note',
  'history.addNote': 'Add a note',
  'history.changeNote': 'Change the note',
  'history.choose': 'Choose which games',
  'history.allGames': 'All games',
  'history.everybody': 'With anybody',
  'history.game': 'Game',
  'history.with': 'People',
  'history.result': 'Result',
  'history.allResults': 'Won or not',
  'history.won': 'Won',
  'history.lost': 'Not won',
  'history.played': (count: number): string => (count === 1 ? '1 game' : `${count} games`),
  'history.wonOf': (wins: number, games: number, expected: string): string =>
    `You won ${wins} of ${games === 1 ? '1 game' : `${games} games`} with others. Chance alone would give ${expected}.`,
  'history.best': 'Best score',
  'history.mean': 'Average score',
  'history.streak': 'Most wins in a row',
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
  'history.list': 'Latest games',
  'history.noneSuch': 'No game of yours fits this choice. Choose something else above.',
  'history.showAll': (count: number): string => `Show all ${count} games`,
  'history.withThem': (names: string): string => `with ${names}`,
};

export type HistorySays = Catalogue<typeof historyEn>;
