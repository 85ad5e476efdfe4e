/** Pause, early end, more time, orders in advance and holidays, in English. */
import type { Catalogue } from '../../core/text.ts';

export const postEn = {
  'post.mute': 'Mute this table: no messages about it',
  'post.title': 'Time',
  'post.pause': 'Pause the game',
  'post.pauseAbout': 'Everybody must agree. No clock runs in a pause.',
  'post.resume': 'Resume',
  'post.paused': 'The game is paused.',
  'post.end': 'End without a winner',
  'post.endSure': 'End this game now? Everybody must agree. Nobody wins, and nothing is rated.',
  'post.asks.pause': (name: string): string => `${name} would like to pause the game.`,
  'post.asks.end': (name: string): string => `${name} would like to end the game now. Nobody would win.`,
  'post.youAsk.pause': 'You asked for a pause.',
  'post.youAsk.end': 'You asked to end the game now.',
  'post.waiting': (names: string): string => `Still to answer: ${names}.`,
  'post.agree': 'Agree',
  'post.decline': 'Play on',
  'post.withdraw': 'Never mind',
  'post.declined': (name: string): string => `${name} would rather play on.`,
  'post.give': (name: string): string => `Give ${name} more time`,
  'post.giveAbout': 'They get the full time again.',
  'post.holiday': 'Holiday',
  'post.holidayAbout': (left: number, perMonth: number): string =>
    `You have ${left} of ${perMonth} days left this month. On holiday your time does not run in games with days per move.`,
  'post.holidayUntil': (day: string): string => `You are on holiday until ${day}.`,
  'post.holidayTake': (days: number): string => (days === 1 ? 'Take 1 day' : `Take ${days} days`),
  'post.holidayDays': 'Days',
  'post.holidayBack': 'I am back',
  'post.orders': 'Moves in advance',
  'post.ordersAbout': 'They are played for you as soon as they fit. Nobody else sees them.',
  'post.orderWhen': 'When this comes',
  'post.orderMove': 'Play this',
  'post.orderAdd': 'Add',
  'post.orderRemove': 'Remove',
  'post.orderPass': 'Pass whenever I can for the rest of this round',

  'back.welcome': 'Welcome back!',
  'back.meanwhile': (moves: number): string =>
    moves === 1
      ? 'While you were away, one move was played for you:'
      : `While you were away, ${moves} moves were played for you:`,
  'back.ranOut': (moves: number): string => {
    if (moves === 0) return 'Your time ran out, and a bot took your seat. It has not played yet.';
    return moves === 1
      ? 'Your time ran out, and one move was played for you:'
      : `Your time ran out, and ${moves} moves were played for you:`;
  },
  'back.yours': 'The seat is yours again.',
  'back.botPlays.time': 'Your time ran out. A bot plays for you.',
  'back.botPlays.away': 'A bot plays for you.',
  'back.takeOver': 'Take my seat back',
  'back.moveN': (n: number): string => `move ${n}`,
  'back.thanks': 'OK',
  'back.playedOut.time': 'Your time ran out, so a bot played for you to the end.',
  'back.playedOut.away': 'You were away, so a bot played for you to the end.',
};

export type PostSays = Catalogue<typeof postEn>;
