/** The words of reviews and puzzles in English: fetched by whoever looks back. */
import type { Catalogue } from '../../core/text.ts';

export const reviewEn = {
  'review.thinking': 'A bot plays on from your decisions, many times each …',
  'review.failed': 'This game cannot be reviewed now.',
  'review.chances': 'Chances to win',
  'review.points': 'Expected points',
  'review.table': 'Show the figures',
  'review.when': 'When',
  'review.start': 'Start',
  'review.end': 'End',
  'review.luck': 'Luck and skill',
  'review.way': (from: string, to: string): string => `From ${from} at the start to ${to} at the end.`,
  'review.choices': 'Your mistakes',
  'review.fate': 'Luck and the others',
  'review.fateAlone': 'Luck of the draw',
  'review.count': (count: string): string => `${count} points`,
  'review.decisions': 'Decisions that mattered',
  'review.none': (judged: number): string =>
    `No clear mistake in ${judged} decisions. A bot that knew what you knew found nothing clearly better.`,
  'review.you': 'You played',
  'review.better': 'Better',
  'review.yours': (worth: string): string => `With your move: ${worth}`,
  'review.helped': (who: string, from: string, to: string): string => `Your move helped ${who}: ${from} → ${to}.`,
  'review.best': 'It did best when a bot played on from here.',
  'review.look': 'Show on the board',
  'review.puzzles': 'Try these decisions again',
  'puzzle.title': 'Find the best move',
  'puzzle.making': 'Looking for a position …',
  'puzzle.weighing': 'A bot plays on from every move …',
  'puzzle.none': 'This puzzle is not here any more.',
  'puzzle.right': 'Right! Nothing is better.',
  'puzzle.close': 'Almost as good as the best.',
  'puzzle.wrong': 'There is something better.',
  'puzzle.yours': 'your move',
  'puzzle.game': 'In the game you played this.',
  'puzzle.again': 'Try again',
  'puzzle.next': 'Next puzzle',
  'review.about': 'Judged by what you could know then. What was hidden was guessed anew each time.',
};

export type ReviewSays = Catalogue<typeof reviewEn>;
