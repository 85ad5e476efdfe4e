/** Ratings and the ladder, in English. */
import type { Catalogue } from '../../core/text.ts';

export const ratingsEn = {
  'ratings.title': 'Ladder',
  'ratings.about':
    'Everybody who plays for points, with the bots for comparison. The number after ± says how far off we may be; you are listed by your points minus that number. The bots are the same on every server.',
  'ratings.game': 'Game',
  'ratings.name': 'Player',
  'ratings.points': 'Points',
  'ratings.games': 'Games',
  'ratings.bot': (level: string): string => `Bot, ${level}`,
  'ratings.program': (name: string): string => `${name} (a program)`,
  'ratings.you': 'you',
  'ratings.none': 'You have no points in this game yet. Open a table that counts, with people or with bots.',
  'ratings.value': (points: string, reach: string): string => `${points} ±\u00a0${reach}`,
  'ratings.now': (points: string, reach: string): string => `Your points: ${points} ± ${reach}`,
  'ratings.up': (points: number): string => `${points} more than before`,
  'ratings.down': (points: number): string => `${points} fewer than before`,
  'ratings.same': 'the same as before',
  'ratings.result.playing': 'This game counts.',
  'ratings.result.rated': 'This game counted.',
  'ratings.result.deserted': 'Only those who left lost points.',
  'ratings.result.often': 'The same people have played five games that count today. This one changed nothing.',
  'ratings.result.alike': 'Two players came from one network. This game changed nothing.',
  'ratings.result.ended': 'The game ended early. Nobody gained or lost points.',
  'ratings.open': 'Play for points',
};

export type RatingsSays = Catalogue<typeof ratingsEn>;
